import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Problem, problemDocument } from './problems.ts';
import { continueTrace } from './trace.ts';

/** What a request may take. */
export const LIMITS = {
  bodyLimit: 256 * 1_024,
  /** Of a request to arrive whole. */
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  /** Of a handler; statements end sooner. */
  handlerTimeout: 60_000,
  maxRequestsPerSocket: 10_000,
  forceCloseConnections: 'idle' as const,
  return503OnClosing: true,
  routerOptions: { maxParamLength: 2_048 },
  http: { maxHeaderSize: 16 * 1_024 },
};

const BROKEN: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large', 'the headers and the URL have more than 16 KiB'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-timeout', 'the request did not arrive within 30 seconds'],
};

/** Answers what is no HTTP request that Fastify could handle. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = BROKEN[error.code] ?? [400, 'invalid-request', 'the request is not valid HTTP'];
  const ids = {
    requestId: `req_${randomUUID().replaceAll('-', '')}`,
    traceparent: continueTrace(undefined).traceparent,
  };
  const body = JSON.stringify(problemDocument(new Problem(status, code, message), ids));
  socket.end(
    [
      `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Error'}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${ids.requestId}`,
      `traceparent: ${ids.traceparent}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
