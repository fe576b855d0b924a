import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../core/errors.ts';
import { MIRROR_HEADER } from '../edgar/edgar-hosts.ts';
import { findArchiveFile, isNotModified, openArchiveFile } from './archive-layout.ts';
import { CONTROL_PREFIX, control } from './mirror-control.ts';
import { createFaultList, type MirrorFault, type MirrorFaultInput, parseMirrorFaults } from './mirror-faults.ts';
import { createMirrorFeed, type MirrorFeed, type MirrorFeedFiling } from './mirror-feed.ts';
import { createRequestLog, type MirrorRequest, type MirrorStats } from './request-log.ts';

interface MirrorOptions {
  /** 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  readonly faults?: readonly MirrorFaultInput[];
  /** Whether to serve `/__mirror/` to this machine (`mirror-control.ts`). Default true. */
  readonly control?: boolean;
}

export interface MirrorServer {
  /** `http://127.0.0.1:<port>`; serves as both base and data URL of the EDGAR client. */
  readonly url: string;
  readonly port: number;
  addFaults(faults: readonly MirrorFaultInput[]): void;
  clearFaults(): void;
  /** Lets filings appear at the top of the current-filings feed, the last one topmost. */
  publish(filings: readonly MirrorFeedFiling[]): void;
  stats(): MirrorStats;
  requests(): readonly MirrorRequest[];
  resetStats(): void;
  /** Stops at once and drops open connections. */
  close(): Promise<void>;
}

const ERROR_PAGE = `<!DOCTYPE html>
<html lang="en"><head><title>SEC.gov | Request Rate Threshold Exceeded</title></head>
<body><h1>Your Request Originates from an Undeclared Automated Tool</h1>
<p>To allow for equitable access to all users, SEC reserves the right to limit requests originating from undeclared
automated tools.</p></body></html>
`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  htm: 'text/html',
  html: 'text/html',
  gz: 'application/gzip',
  zip: 'application/zip',
};

export interface MirrorState {
  readonly root: string;
  readonly faults: ReturnType<typeof createFaultList>;
  readonly log: ReturnType<typeof createRequestLog>;
  readonly feed: MirrorFeed;
}

/**
 * Serves an archive directory under EDGAR's own paths, and fails on demand, so that the EDGAR client can be tested
 * against it.
 *
 * @throws AppError `port-in-use`
 */
export async function createMirrorServer(dir: string, options: MirrorOptions = {}): Promise<MirrorServer> {
  const { port: requestedPort = 0, host = '127.0.0.1' } = options;
  const faults = createFaultList(parseMirrorFaults(options.faults ?? []));
  const log = createRequestLog();
  const feed = createMirrorFeed();
  const state = { root: resolve(dir), faults, log, feed };
  const server = createServer((request, response) => {
    const isControl = options.control !== false && request.url?.startsWith(CONTROL_PREFIX) === true;
    void (isControl ? control : serve)(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `port ${requestedPort} is in use: choose another with --port, or 0 for any`;
      const details = { code: 'port-in-use', retryable: false, context: { port: requestedPort }, cause: error };
      fail(error.code === 'EADDRINUSE' ? new AppError(message, details) : error);
    });
    server.listen(requestedPort, host, done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    addFaults: (more) => faults.add(parseMirrorFaults(more)),
    clearFaults: () => faults.clear(),
    publish: (filings) => feed.publish(filings),
    stats: () => log.stats(),
    requests: () => log.entries(),
    resetStats: () => log.reset(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: MirrorState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '/', method = '' } = request;
  const at = performance.now();
  response.setHeader(MIRROR_HEADER, '1');
  const respond = (status: number, headers: OutgoingHttpHeaders): ServerResponse => {
    state.log.add({ at, method, path, status, userAgent: request.headers['user-agent'] ?? null });
    return response.writeHead(status, headers);
  };
  if (method !== 'GET' && method !== 'HEAD') {
    respond(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const fault = state.faults.take(path);
  if (fault?.kind === 'delay') await sleep(fault.delayMs);
  if (fault?.kind === 'status') {
    const retryAfter = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    respond(fault.status, { 'content-type': 'text/plain', ...retryAfter }).end(`mirror fault ${fault.status}\n`);
    return;
  }
  if (fault?.kind === 'error-page') {
    respond(fault.status, { 'content-type': 'text/html' }).end(ERROR_PAGE);
    return;
  }
  const page = state.feed.page(path);
  if (page !== null) {
    respond(200, { 'content-type': 'application/atom+xml' });
    if (method === 'HEAD') response.end();
    else await sendBody(Readable.from([Buffer.from(page)]), response, fault, state.log.sent);
    return;
  }
  const found = await findArchiveFile(state.root, path);
  if (!found) {
    respond(404, { 'content-type': 'text/plain' }).end('not in this archive\n');
    return;
  }
  const headers = { etag: found.etag, 'last-modified': found.modified.toUTCString(), vary: 'accept-encoding' };
  if (isNotModified(found, request.headers['if-none-match'], request.headers['if-modified-since'])) {
    respond(304, headers).end();
    return;
  }
  const passGzip = found.gzipped && acceptsGzip(request.headers['accept-encoding']);
  respond(200, {
    ...headers,
    'content-type': contentTypeOf(path),
    ...(passGzip ? { 'content-encoding': 'gzip' } : {}),
    // Omitted for a faulty body, where it would reveal a truncation.
    ...(!fault && (passGzip || !found.gzipped) ? { 'content-length': found.size } : {}),
  });
  if (method === 'HEAD') response.end();
  else
    await sendBody(passGzip ? createReadStream(found.file) : openArchiveFile(found), response, fault, state.log.sent);
}

async function sendBody(
  body: Readable,
  response: ServerResponse,
  fault: MirrorFault | null,
  count: (bytes: number) => void,
): Promise<void> {
  const limit = fault?.kind === 'cut' || fault?.kind === 'truncate' ? fault.afterBytes : Number.POSITIVE_INFINITY;
  let sent = 0;
  for await (const chunk of chunksOf(body as AsyncIterable<Buffer>, fault)) {
    const part = chunk.subarray(0, Math.max(0, limit - sent));
    sent += part.byteLength;
    count(part.byteLength);
    if (!response.write(part)) await writable(response);
    if (response.destroyed || sent >= limit) break;
  }
  if (fault?.kind === 'cut') {
    // Lets the written bytes reach the client before the connection drops.
    await sleep(5);
    response.destroy();
  } else response.end();
}

async function* chunksOf(body: AsyncIterable<Buffer>, fault: MirrorFault | null): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    if (fault?.kind !== 'slow') {
      yield chunk;
      continue;
    }
    for (let start = 0; start < chunk.byteLength; start += fault.chunkBytes) {
      yield chunk.subarray(start, start + fault.chunkBytes);
      await sleep(fault.delayMs);
    }
  }
}

/** Resolves when more may be written or the client has disconnected. */
function writable(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      response.off('drain', end).off('close', end);
      done();
    };
    response.on('drain', end).on('close', end);
    if (response.destroyed) end();
  });
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [coding, ...parameters] = part.split(';').map((piece) => piece.trim());
      return coding === 'gzip' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}

function contentTypeOf(path: string): string {
  const extension = /\.([a-z]+)(?:\?|$)/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return CONTENT_TYPES[extension] ?? 'text/plain';
}
