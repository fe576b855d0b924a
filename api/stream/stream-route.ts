import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../http/access.ts';
import { Problem, problem } from '../http/problems.ts';
import { chooseVersion, type ServiceVersion } from '../http/versions.ts';
import type { EventStream, Upgrade } from './event-stream.ts';
import { STREAM_PATH } from './stream-request.ts';

export interface StreamRouteOptions {
  readonly stream: EventStream;
  readonly access: Access;
  readonly versions: readonly ServiceVersion[];
}

/** What callers of the stream need. The connection is free. */
const OPERATION = { scope: 'read', family: 'Observability', metered: false } as const;

/** Whether a request is for the stream; every other one is answered over HTTP, whatever it would like to upgrade to. */
export function wantsStream({ url, headers }: IncomingMessage): boolean {
  return url?.split('?')[0] === STREAM_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Serves the event stream at its path of the API. A request for a connection runs through the API like any other, with its
 * request id, trace, version, caller and problems, until its handshake is completed.
 */
export function addStream(app: FastifyInstance, options: StreamRouteOptions): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // A reset before the handshake is complete; afterwards the WebSocket handles it.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => {
      response.detachSocket(socket);
      socket.end();
    });
    upgrades.set(request, { request, socket, head });
    app.routing(request, response);
  });
  app.addHook('preClose', () => options.stream.stop());
  app.get(STREAM_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) {
      const message = `${STREAM_PATH} is a WebSocket: connect with ws:// or wss://`;
      throw problem(426, 'upgrade-required', message, { headers: { upgrade: 'websocket' } });
    }
    await connect(request, reply, upgrade, options);
  });
}

async function connect(
  request: FastifyRequest,
  reply: FastifyReply,
  upgrade: Upgrade,
  { stream, access, versions }: StreamRouteOptions,
): Promise<void> {
  const { headers, ip, url } = request;
  if (!isHandshake(headers)) {
    throw problem(400, 'invalid-handshake', 'the WebSocket handshake is invalid; its version must be 13');
  }
  request.version = chooseVersion(headers['service-version'], versions);
  void reply.header('service-version', request.version.date);
  const authenticate = async (): Promise<string> => {
    request.caller = await access.authenticate({ headers, address: ip });
    void reply.headers(access.admit(request.caller, OPERATION));
    return request.caller.organizationId;
  };
  const start = await stream.admit({ url, headers, socket: upgrade.socket, address: ip, authenticate });
  const answered = Object.entries(reply.getHeaders()).map(([name, value]) => `${name}: ${String(value)}`);
  reply.hijack();
  reply.raw.detachSocket(upgrade.socket as Socket);
  const isAllowed = () => mayStillRead(access, { headers, address: ip });
  if (start !== null) stream.open(upgrade, start, { headers: answered, isAllowed });
}

/** No only where the key or its scope is gone: an outage closes no connection. */
async function mayStillRead(access: Access, asked: Parameters<Access['authenticate']>[0]): Promise<boolean> {
  try {
    return (await access.authenticate(asked)).scopes.includes(OPERATION.scope);
  } catch (error) {
    return !(error instanceof Problem && (error.status === 401 || error.status === 403));
  }
}

/** What `ws` would answer without a problem document. */
function isHandshake(headers: FastifyRequest['headers']): boolean {
  const version = Number(headers['sec-websocket-version']);
  return /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') && (version === 13 || version === 8);
}
