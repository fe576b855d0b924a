import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../core/errors.ts';
import { type createFaultList, parseMirrorFaults } from './mirror-faults.ts';
import type { MirrorFeed } from './mirror-feed.ts';
import type { createRequestLog } from './request-log.ts';

export const CONTROL_PREFIX = '/__mirror/';

/** Enough for a thousand faults. */
const MOST_BODY_BYTES = 256 * 1024;

interface ControlState {
  readonly faults: ReturnType<typeof createFaultList>;
  readonly log: ReturnType<typeof createRequestLog>;
  readonly feed: MirrorFeed;
}

type Action = (state: ControlState, request: IncomingMessage) => unknown;

const CALLS: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  stats: { GET: ({ log }) => log.stats(), DELETE: ({ log }) => log.reset() },
  faults: {
    POST: async ({ faults }, request) => faults.add(parseMirrorFaults(await jsonBody(request))),
    DELETE: ({ faults }) => faults.clear(),
  },
  feed: {
    POST: async ({ feed }, request) => feed.publish(await jsonBody(request)),
    DELETE: ({ feed }) => feed.clear(),
  },
};

/**
 * The control interface: `GET stats`, `DELETE stats`, `POST faults` and `POST feed` (JSON, at most 256 KB;
 * the filings that appear), `DELETE` of both. Only for
 * programs on this machine: other addresses and web pages get 403, also where the mirror listens on every address.
 */
export async function control(state: ControlState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) => {
    // A body that was not read would be taken for the next request.
    const end = request.readableEnded || request.complete ? {} : { connection: 'close' };
    const type = { 'content-type': 'application/json' };
    response.writeHead(status, { ...type, ...end, ...headers }).end(`${JSON.stringify(value)}\n`);
  };
  if (!isLocal(request)) return reply(403, { error: 'the control interface answers programs on this machine only' });
  const name = request.url?.slice(CONTROL_PREFIX.length) ?? '';
  const calls = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!calls) return reply(404, { error: 'unknown control call' });
  const { method = '' } = request;
  const call = Object.hasOwn(calls, method) ? calls[method] : undefined;
  if (!call) return reply(405, { error: 'unknown method' }, { allow: Object.keys(calls).join(', ') });
  try {
    reply(200, (await call(state, request)) ?? {});
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    reply(error.code === 'mirror-body-too-large' ? 413 : 400, { error: error.message });
  }
}

/** A loopback peer that asks for a loopback host and is not a web page, which would send its origin. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = (address: string) => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$|^localhost$/i.test(address);
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && headers.origin === undefined;
}

async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Destroying the request would drop the connection before the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BODY_BYTES) {
      const message = `a control request may have ${MOST_BODY_BYTES} bytes at most`;
      throw new AppError(message, { code: 'mirror-body-too-large', retryable: false });
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch (cause) {
    throw new AppError('the body is not JSON', { code: 'mirror-fault-invalid', retryable: false, cause });
  }
}
