import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** An answer to a request that does not become a connection. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds until another attempt may succeed; null: it will not. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { readonly details?: Readonly<Record<string, unknown>>; readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}

export function badRequest(code: string, message: string): Refusal {
  return new Refusal(400, code, message);
}

/** Answers an upgrade whose socket no longer belongs to the HTTP server. */
export function refuseUpgrade(socket: Duplex, refusal: Refusal): void {
  const { headers, body } = answerOf(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers a plain request: this server has nothing but the stream. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  const refusal =
    request.url?.split('?')[0] === path
      ? new Refusal(426, 'upgrade-required', `${path} is a WebSocket: connect with ws://`)
      : notFound(path);
  const { headers, body } = answerOf(refusal);
  response.writeHead(refusal.status, refusal.status === 426 ? { ...headers, Upgrade: 'websocket' } : headers).end(body);
}

export function notFound(path: string): Refusal {
  return new Refusal(404, 'not-found', `the event stream is at ${path}`);
}

function answerOf({ code, message, details, retryAfter }: Refusal) {
  const body = JSON.stringify({ error: { code, message, ...details } });
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
      ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }),
    },
  };
}
