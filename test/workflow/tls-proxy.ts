import { once } from 'node:events';
import {
  connect,
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type SecureServerOptions,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface TlsProxy {
  /** `localhost:port`; an IP address is no server name in TLS. */
  readonly address: string;
  /** The headers of every request that passed. */
  readonly requests: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** HTTP/2 over TLS in front of a plain HTTP/2 server such as Temporal's, as Temporal Cloud has it; gRPC passes unchanged. */
export async function startTlsProxy(upstream: string, tls: SecureServerOptions): Promise<TlsProxy> {
  const requests: IncomingHttpHeaders[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(tls);
  const backend = connect(`http://${upstream}`);
  backend.on('error', () => undefined);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
  });
  // A client that the handshake refuses.
  server.on('tlsClientError', () => undefined);
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    requests.push(headers);
    const forwarded = backend.request({ ...headers, ':authority': upstream, ':scheme': 'http' }, { endStream: false });
    let trailers: IncomingHttpHeaders = {};
    forwarded.on('response', (answer, flags) => {
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) stream.respond(answer, { endStream: true });
      else stream.respond(answer, { waitForTrailers: true });
    });
    forwarded.on('trailers', (sent) => {
      trailers = sent;
    });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('error', () => forwarded.close());
    forwarded.on('error', () => stream.close());
    stream.on('close', () => forwarded.close(constants.NGHTTP2_CANCEL));
    stream.pipe(forwarded);
    forwarded.pipe(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `localhost:${port}`,
    requests,
    async close() {
      for (const session of sessions) session.destroy();
      backend.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
