import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, interceptors } from 'undici';
import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { type BackoffOptions, backoffMs, DEFAULT_BACKOFF, parseRetryAfter } from './backoff.ts';
import { type AttemptOutcome, attemptGet, type EdgarTimeouts } from './edgar-attempt.ts';
import { type EdgarHosts, edgarHosts, redirectTarget, resolveEdgarUrl } from './edgar-hosts.ts';
import type { BodySink, EdgarGetOptions, EdgarResponse, EdgarSource } from './edgar-source.ts';
import { tooLarge } from './edgar-transfer.ts';
import type { RequestLimiter } from './limiter.ts';
import { requireUserAgent } from './user-agent.ts';

const DEFAULT_EDGAR_TIMEOUTS: EdgarTimeouts = {
  connectMs: 10_000,
  headersMs: 30_000,
  bodyMs: 30_000,
  overallMs: 300_000,
};

/** Larger than any filing of use; the largest full index is about 60 MB. */
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;

/** What happened on the wire, for logs and metrics. */
export interface EdgarClientEvent {
  readonly type: 'response' | 'retry' | 'gave-up';
  readonly url: string;
  readonly attempt: number;
  /** `200`, `429`, `timeout`, `connection`, `refusal page` … */
  readonly outcome: string;
  readonly byteLength: number;
  readonly elapsedMs: number;
  /** Until the next attempt; 0 for the other types. */
  readonly waitMs: number;
}

export interface EdgarClientOptions {
  /** `https://www.sec.gov` or a mirror. */
  readonly baseUrl: string;
  /** `https://data.sec.gov` or a mirror; serves `/submissions/` and `/api/`. */
  readonly dataUrl: string;
  /** Name and e-mail address; required for hosts of the SEC. */
  readonly userAgent?: string | undefined;
  readonly limiter: RequestLimiter;
  readonly timeouts?: Partial<EdgarTimeouts>;
  readonly maxBytes?: number;
  /** Requests for one `get`, redirects not counted. Default 5. */
  readonly maxAttempts?: number;
  readonly backoff?: Partial<BackoffOptions>;
  readonly onEvent?: (event: EdgarClientEvent) => void;
  readonly random?: () => number;
}

const MAX_REDIRECTS = 5;
/** No Retry-After stops the deployment for longer than this; what is asked beyond it is tried again later. */
const LONGEST_PENALTY_MS = 3_600_000;

/**
 * The HTTP client of EDGAR. Every request, also a repeated or redirected one, waits for the limiter first: that is why
 * undici's own retry and redirect handlers, which send by themselves, are not used.
 *
 * @throws AppError `edgar-user-agent-missing` where a host is the SEC's and no contact is given
 */
export function createEdgarClient(options: EdgarClientOptions): EdgarSource {
  const hosts = edgarHosts(options.baseUrl, options.dataUrl);
  const userAgent = requireUserAgent(options.userAgent, hosts.hostnames);
  const timeouts = { ...DEFAULT_EDGAR_TIMEOUTS, ...options.timeouts };
  const agent = new Agent({ connect: { timeout: timeouts.connectMs }, connections: 16, keepAliveTimeout: 10_000 });
  const dispatcher = agent.compose(interceptors.dns({ maxTTL: 60_000 }));
  const call = { options, hosts, userAgent, timeouts, dispatcher };
  return {
    get: <T>(pathOrUrl: string, getOptions: EdgarGetOptions & { readonly sink?: BodySink<T> } = {}) =>
      getWithRetries(call, resolveEdgarUrl(hosts, pathOrUrl), getOptions),
    close: () => agent.close(),
  };
}

interface Call {
  readonly options: EdgarClientOptions;
  readonly hosts: EdgarHosts;
  readonly userAgent: string;
  readonly timeouts: EdgarTimeouts;
  readonly dispatcher: Parameters<typeof attemptGet>[0]['dispatcher'];
}

async function getWithRetries<T>(
  call: Call,
  start: URL,
  get: EdgarGetOptions & { readonly sink?: BodySink<T> },
): Promise<EdgarResponse<T>> {
  const { options } = call;
  const maxAttempts = options.maxAttempts ?? 5;
  const maxBytes = get.maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES;
  const headers: Record<string, string> = { 'user-agent': call.userAgent, 'accept-encoding': 'gzip, deflate, br' };
  if (get.etag) headers['if-none-match'] = get.etag;
  if (get.lastModified) headers['if-modified-since'] = get.lastModified;

  let url = start;
  let redirects = 0;
  for (let attempt = 1; ; ) {
    await options.limiter.acquire(get.signal, get.priority ?? 'live');
    const began = performance.now();
    const outcome = await attemptGet<T>({
      dispatcher: call.dispatcher,
      url,
      headers,
      timeouts: call.timeouts,
      maxBytes,
      signal: get.signal,
      sink: get.sink,
    });
    const report = (type: EdgarClientEvent['type'], waitMs: number) =>
      options.onEvent?.({
        type,
        url: url.href,
        attempt,
        outcome: wordOf(outcome),
        byteLength: outcome.kind === 'ok' ? outcome.byteLength : 0,
        elapsedMs: performance.now() - began,
        waitMs,
      });

    if (outcome.kind === 'ok' || outcome.kind === 'not-modified') {
      report('response', 0);
      return {
        url: url.href,
        status: outcome.kind === 'ok' ? 200 : 304,
        bytes: outcome.kind === 'ok' ? outcome.bytes : new Uint8Array(0),
        sunk: outcome.kind === 'ok' ? outcome.sunk : undefined,
        byteLength: outcome.kind === 'ok' ? outcome.byteLength : 0,
        ...outcome.facts,
        attempts: attempt,
        retrievedAt: new Date().toISOString() as IsoTimestamp,
      };
    }
    if (outcome.kind === 'redirect') {
      redirects += 1;
      url = redirectTarget(call.hosts, url, outcome.location, redirects <= MAX_REDIRECTS);
      continue;
    }

    const error = errorOf(outcome, url.href, maxBytes, attempt);
    const plan = await planRetry(call, outcome, attempt);
    if (!error.retryable || attempt >= maxAttempts || plan.waitMs === null) {
      report('gave-up', 0);
      throw error;
    }
    report('retry', plan.waitMs);
    await sleep(plan.waitMs, undefined, get.signal ? { signal: get.signal } : {}).catch((cause: unknown) => {
      get.signal?.throwIfAborted();
      throw cause;
    });
    attempt += 1;
  }
}

type Failure<T> = Exclude<AttemptOutcome<T>, { kind: 'ok' | 'not-modified' | 'redirect' }>;

function isRefusal(outcome: Failure<unknown>): boolean {
  if (outcome.kind === 'status') return outcome.status === 403 || outcome.status === 429;
  return outcome.kind === 'failed' && outcome.failure.kind === 'error-page' && outcome.failure.page === 'refusal';
}

/** How long to wait before the next attempt; null: longer than it is worth holding a worker. A refusal pauses everybody. */
async function planRetry(call: Call, outcome: Failure<unknown>, attempt: number): Promise<{ waitMs: number | null }> {
  const backoff = { ...DEFAULT_BACKOFF, ...call.options.backoff };
  const refused = isRefusal(outcome);
  const asked = outcome.kind === 'status' ? parseRetryAfter(outcome.retryAfter, Date.now()) : null;
  const own = backoffMs(
    attempt,
    refused ? backoff.refusedMs : backoff.baseMs,
    backoff.maxMs,
    call.options.random ?? Math.random,
  );
  const waitMs = asked ?? own;
  if (refused) await call.options.limiter.penalize(Date.now() + Math.min(waitMs, LONGEST_PENALTY_MS));
  return { waitMs: waitMs > backoff.maxMs ? null : waitMs };
}

function wordOf(outcome: AttemptOutcome<unknown>): string {
  switch (outcome.kind) {
    case 'ok':
      return '200';
    case 'not-modified':
      return '304';
    case 'not-found':
    case 'status':
      return String(outcome.status);
    case 'failed':
      return outcome.failure.kind === 'error-page' ? `${outcome.failure.page} page` : outcome.failure.kind;
    case 'redirect':
    case 'timeout':
      return outcome.kind;
  }
}

/** Certificates do not mend themselves while a worker waits. */
const TLS_CODE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

function errorOf(outcome: Failure<unknown>, url: string, maxBytes: number, attempts: number): AppError {
  const context = { url, attempts };
  const make = (
    message: string,
    code: string,
    retryable: boolean,
    more: Record<string, unknown> = {},
    cause?: unknown,
  ) => new AppError(message, { code, retryable, context: { ...context, ...more }, cause });
  if (outcome.kind === 'not-found')
    return make(`${url} does not exist`, 'edgar-not-found', false, { status: outcome.status });
  if (outcome.kind === 'timeout') return make(`${url} took too long`, 'edgar-timeout', true, {}, outcome.cause);
  if (outcome.kind === 'status') {
    const { status } = outcome;
    const more = { status, retryAfter: outcome.retryAfter };
    if (status === 403 || status === 429)
      return make(`EDGAR answered ${status} to ${url}`, 'edgar-rate-limited', true, more);
    if (status >= 500) return make(`EDGAR answered ${status} to ${url}`, 'edgar-unavailable', true, more);
    return make(`unexpected answer ${status} to ${url}`, 'edgar-unexpected-status', status === 408, more);
  }
  const { failure } = outcome;
  switch (failure.kind) {
    case 'too-large':
      return tooLarge(url, maxBytes);
    case 'error-page':
      return make(`an error page came in place of ${url}`, 'edgar-error-page', true, { page: failure.page });
    case 'encoding':
      return make(`${url} came in an encoding that was not asked for: ${failure.encoding}`, 'edgar-encoding', false);
    case 'connection': {
      const code =
        failure.cause instanceof Error && 'code' in failure.cause ? String(failure.cause.code) : String(failure.cause);
      return make(
        `the connection failed for ${url}: ${code}`,
        'edgar-connection',
        !TLS_CODE.test(code),
        {},
        failure.cause,
      );
    }
  }
}
