import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../core/errors.ts';
import { type ArchiveFile, findArchiveFile, isNotModified, openArchiveFile } from './archive-layout.ts';
import { createFaultList, type MirrorFault, type MirrorFaultInput, parseMirrorFaults } from './mirror-faults.ts';
import { createRequestLog, type MirrorRequest, type MirrorStats } from './request-log.ts';

export interface MirrorOptions {
  /** 0: any free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  readonly faults?: readonly MirrorFaultInput[];
  /** Whether `/__mirror/` answers: `GET stats`, `POST faults` (JSON), `DELETE faults`, `DELETE stats`. Default true. */
  readonly control?: boolean;
}

export interface MirrorServer {
  /** `http://127.0.0.1:<port>`; serves as base and as data URL of the EDGAR client. */
  readonly url: string;
  readonly port: number;
  addFaults(faults: readonly MirrorFaultInput[]): void;
  clearFaults(): void;
  stats(): MirrorStats;
  requests(): readonly MirrorRequest[];
  resetStats(): void;
  /** Stops at once; open connections are dropped. */
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

/**
 * Serves an archive directory at EDGAR's own addresses, and fails on demand, so that the client that talks to EDGAR
 * can be run against it.
 *
 * @throws AppError `port-in-use`
 */
export async function createMirrorServer(dir: string, options: MirrorOptions = {}): Promise<MirrorServer> {
  const root = resolve(dir);
  const host = options.host ?? '127.0.0.1';
  const faults = createFaultList(parseMirrorFaults(options.faults ?? []));
  const log = createRequestLog();

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/__mirror/') && options.control !== false) {
      await control(request, response, path);
      return;
    }
    const at = performance.now();
    const entry = (status: number) =>
      log.add({ at, method: request.method ?? '', path, status, userAgent: request.headers['user-agent'] ?? null });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      entry(405);
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const fault = faults.strike(path);
    if (fault?.kind === 'delay') await sleep(fault.delayMs);
    if (fault?.kind === 'status') {
      entry(fault.status);
      const retryAfter = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      response
        .writeHead(fault.status, { 'content-type': 'text/plain', ...retryAfter })
        .end(`mirror fault ${fault.status}\n`);
      return;
    }
    if (fault?.kind === 'error-page') {
      entry(fault.status);
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end(ERROR_PAGE);
      return;
    }
    const found = await findArchiveFile(root, path);
    if (!found) {
      entry(404);
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not in this archive\n');
      return;
    }
    const headers = { etag: found.etag, 'last-modified': found.modified.toUTCString(), vary: 'accept-encoding' };
    if (isNotModified(found, request.headers['if-none-match'], request.headers['if-modified-since'])) {
      entry(304);
      response.writeHead(304, headers).end();
      return;
    }
    entry(200);
    const passGzip = found.gzipped && acceptsGzip(request.headers['accept-encoding']);
    response.writeHead(200, {
      ...headers,
      'content-type': contentTypeOf(path),
      ...(passGzip ? { 'content-encoding': 'gzip' } : {}),
      // A cut or shortened body must be one that the length does not give away in the case of `truncate`.
      ...(!fault && (passGzip || !found.gzipped) ? { 'content-length': found.size } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await send(found, passGzip, response, fault);
  }

  async function send(found: ArchiveFile, passGzip: boolean, response: ServerResponse, fault: MirrorFault | null) {
    const body: Readable = passGzip ? createReadStream(found.file) : openArchiveFile(found);
    const ends = fault?.kind === 'cut' || fault?.kind === 'truncate' ? fault.afterBytes : Number.POSITIVE_INFINITY;
    let sent = 0;
    for await (const piece of pieces(body as AsyncIterable<Buffer>, fault)) {
      const part = piece.subarray(0, Math.max(0, ends - sent));
      sent += part.byteLength;
      log.sent(part.byteLength);
      if (!response.write(part)) await writable(response);
      if (response.destroyed || sent >= ends) break;
    }
    if (fault?.kind === 'cut') {
      // The bytes that were written should reach the client before the connection goes.
      await sleep(5);
      response.destroy();
    } else response.end();
  }

  async function control(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(value)}\n`);
    const action = `${request.method} ${path.slice('/__mirror/'.length)}`;
    if (action === 'GET stats') reply(200, log.stats());
    else if (action === 'DELETE stats') {
      log.reset();
      reply(200, {});
    } else if (action === 'DELETE faults') {
      faults.clear();
      reply(200, {});
    } else if (action === 'POST faults') {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
      try {
        faults.add(parseMirrorFaults(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
        reply(200, {});
      } catch (error) {
        reply(400, { error: error instanceof Error ? error.message : String(error) });
      }
    } else reply(404, { error: 'unknown control call' });
  }

  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new AppError(`port ${options.port} is in use: choose another with --port, or 0 for any`, {
              code: 'port-in-use',
              retryable: false,
              context: { port: options.port },
              cause: error,
            })
          : error,
      ),
    );
    server.listen(options.port ?? 0, host, done);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    addFaults: (more) => faults.add(parseMirrorFaults(more)),
    clearFaults: () => faults.clear(),
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

async function* pieces(body: AsyncIterable<Buffer>, fault: MirrorFault | null): AsyncGenerator<Buffer> {
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

/** Waits until more may be written, or until the client is gone. */
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
