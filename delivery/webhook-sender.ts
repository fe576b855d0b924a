import { Agent, request } from 'undici';
import { parseRetryAfter } from '../core/retry-after.ts';
import { type AllowList, NOTHING_ALLOWED } from '../events/allow-list.ts';
import { checkWebhookUrl } from '../events/webhook-url.ts';
import { AddressRefused, guardedConnector, NameUnresolved } from './guarded-connect.ts';
import { createDnsResolver, type ResolveHost } from './resolve-host.ts';
import { readExcerpt } from './response-excerpt.ts';

/** Of a whole attempt: resolving, connecting, sending, and waiting for the answer. */
const TIMEOUT_MS = 10_000;
/** Below what servers keep: Node closes an idle connection after 5 seconds. */
const KEEP_ALIVE_MS = 3_000;

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text that was signed. */
  readonly body: string;
  /** Ends the attempt early, as `aborted`: a worker that shuts down. */
  readonly signal?: AbortSignal | undefined;
}

export type SendErrorCode =
  /** The URL itself is refused: scheme, port, credentials, or its literal address. */
  | 'url-refused'
  /** The name resolves to an address that is refused. */
  | 'address-refused'
  | 'name-unresolved'
  | 'timeout'
  /** An invalid certificate, or no TLS at all. */
  | 'tls'
  /** Refused, reset or closed before the answer. */
  | 'connection'
  /** What came is no HTTP response, or its headers are too large. */
  | 'invalid-response'
  /** Nothing was sent: no signing secret, or no key that opens it. */
  | 'unsigned'
  | 'aborted';

/** The receiver answered with any status; redirects are not followed, so 3xx comes here too. */
export interface WebhookAnswer {
  readonly kind: 'answer';
  readonly status: number;
  /** The first 1024 bytes of the body, as text that PostgreSQL can store. */
  readonly excerpt: string;
  /** From the call to the status line. */
  readonly latencyMs: number;
  /** What Retry-After asks for; null if absent or malformed. */
  readonly retryAfterMs: number | null;
}

export interface SendError {
  readonly kind: 'error';
  readonly code: SendErrorCode;
  readonly message: string;
  /** From the call to the failure. */
  readonly latencyMs: number;
}

export type SendResult = WebhookAnswer | SendError;

/** Sends one webhook. Never rejects: whatever happens is a result. */
export type SendWebhook = (request: WebhookRequest) => Promise<SendResult>;

export interface WebhookSender {
  readonly send: SendWebhook;
  /** Closes idle connections and ends those in use. */
  close(): Promise<void>;
}

export interface WebhookSenderOptions {
  /** TIDEMARK_WEBHOOK_ALLOW; default: public addresses only. */
  readonly allow?: AllowList;
  readonly timeoutMs?: number;
  /** Default: the name servers of this machine. */
  readonly resolve?: ResolveHost;
}

/**
 * The one client for addresses that users give. It connects to public addresses only (`guardedConnector`), on ports 80 and
 * 443, follows no redirect, ignores proxies, and reads no more of an answer than an excerpt.
 */
export function createWebhookSender(options: WebhookSenderOptions = {}): WebhookSender {
  const { allow = NOTHING_ALLOWED, timeoutMs = TIMEOUT_MS, resolve = createDnsResolver() } = options;
  const agent = new Agent({
    connect: guardedConnector({ allow, resolve, timeoutMs }),
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16_384,
  });
  return {
    send: (webhook) => send({ agent, allow, timeoutMs }, webhook),
    close: () => agent.destroy(),
  };
}

interface Sender {
  readonly agent: Agent;
  readonly allow: AllowList;
  readonly timeoutMs: number;
}

async function send({ agent, allow, timeoutMs }: Sender, webhook: WebhookRequest): Promise<SendResult> {
  const began = performance.now();
  const latencyMs = () => Math.round(performance.now() - began);
  const checked = checkWebhookUrl(webhook.url, allow);
  if ('refused' in checked) {
    return { kind: 'error', code: 'url-refused', message: checked.refused, latencyMs: latencyMs() };
  }
  const clock = AbortSignal.timeout(timeoutMs);
  const signal = webhook.signal ? AbortSignal.any([webhook.signal, clock]) : clock;
  try {
    const { headers, body } = webhook;
    const response = await request(checked.url, { method: 'POST', dispatcher: agent, headers, body, signal });
    const answered = latencyMs();
    const retryAfter = response.headers['retry-after'];
    // The status stands from here on, however the body ends.
    const excerpt = await readExcerpt(response.body, response.headers['content-encoding']);
    return {
      kind: 'answer',
      status: response.statusCode,
      excerpt,
      latencyMs: answered,
      retryAfterMs: parseRetryAfter(typeof retryAfter === 'string' ? retryAfter : null, Date.now()),
    };
  } catch (error) {
    if (webhook.signal?.aborted) {
      return { kind: 'error', code: 'aborted', message: 'the attempt was interrupted', latencyMs: latencyMs() };
    }
    if (clock.aborted) {
      return { kind: 'error', code: 'timeout', message: `no answer within ${timeoutMs} ms`, latencyMs: latencyMs() };
    }
    return { kind: 'error', ...describe(error), latencyMs: latencyMs() };
  }
}

const TLS = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)|SSL|TLS/;

function describe(error: unknown): Pick<SendError, 'code' | 'message'> {
  const [cause] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  if (!(cause instanceof Error)) return { code: 'connection', message: String(cause) };
  if (cause instanceof AddressRefused) return { code: 'address-refused', message: cause.message };
  if (cause instanceof NameUnresolved) return { code: 'name-unresolved', message: cause.message };
  const code = 'code' in cause ? String(cause.code) : '';
  const message = cause.message === '' ? code : cause.message;
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return { code: 'timeout', message };
  if (TLS.test(code)) return { code: 'tls', message };
  if (cause.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW')
    return { code: 'invalid-response', message };
  return { code: 'connection', message };
}
