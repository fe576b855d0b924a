import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, interceptors } from 'undici';
import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { parseRetryAfter } from '../../core/retry-after.ts';
import { type AttemptOutcome, type AttemptRequest, attemptGet, type EdgarTimeouts } from './edgar-attempt.ts';
import {
  type EdgarHosts,
  edgarHosts,
  isLoopback,
  redirectTarget,
  requireUserAgent,
  resolveEdgarUrl,
} from './edgar-hosts.ts';
import {
  type BodySink,
  type EdgarGetOptions,
  type EdgarResponse,
  type EdgarSource,
  responseTooLarge,
} from './edgar-source.ts';
import type { RequestLimiter, RequestPermit } from './limiter.ts';

const DEFAULT_TIMEOUTS: EdgarTimeouts = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, overallMs: 300_000 };
/** Larger than any filing we parse; the largest full index is about 60 MB. */
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const DEFAULT_BACKOFF: BackoffOptions = { baseMs: 500, refusedMs: 30_000, maxMs: 600_000 };
const MAX_REDIRECTS = 5;
/** Above the requests that a worker has under way at once: one with a permit must not queue behind a long download. */
const CONNECTIONS = 64;

interface BackoffOptions {
  /** First wait after a 5xx, a dropped connection or a timeout. */
  readonly baseMs: number;
  /** First pause of the whole deployment after a 403 or 429 without Retry-After; each refused probe doubles it. */
  readonly refusedMs: number;
  /** Upper limit of a single wait, and of the pause between two probes. */
  readonly maxMs: number;
}

/** One HTTP exchange, for logs and metrics. */
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
  /** Name and e-mail address; required for the SEC's hosts. */
  readonly userAgent?: string | undefined;
  readonly limiter: RequestLimiter;
  /** Requests to a `tidemark mirror` on this machine do not wait for the limiter. Default false. */
  readonly exemptsMirrors?: boolean;
  readonly timeouts?: Partial<EdgarTimeouts>;
  readonly maxBytes?: number;
  /** Attempts for one `get`, redirects not counted. Default 5. */
  readonly maxAttempts?: number;
  readonly backoff?: Partial<BackoffOptions>;
  readonly onEvent?: (event: EdgarClientEvent) => void;
  readonly random?: () => number;
}

/**
 * The HTTP client for EDGAR. Every request, including retries and redirects, waits for the limiter first; undici's own
 * retry and redirect handlers would bypass it.
 *
 * @throws AppError `edgar-user-agent-missing` where a host is the SEC's and no contact is given
 */
export function createEdgarClient(options: EdgarClientOptions): EdgarSource {
  const hosts = edgarHosts(options.baseUrl, options.dataUrl);
  const userAgent = requireUserAgent(options.userAgent, hosts);
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const agent = new Agent({
    connect: { timeout: timeouts.connectMs },
    connections: CONNECTIONS,
    keepAliveTimeout: 10_000,
  });
  const dispatcher = agent.compose(interceptors.dns({ maxTTL: 60_000 }));
  const client = { options, hosts, userAgent, timeouts, dispatcher, mirrors: new Set<string>() };
  return {
    get: <T>(pathOrUrl: string, get: GetOptions<T> = {}) =>
      getWithRetries(client, resolveEdgarUrl(hosts, pathOrUrl), get),
    close: () => agent.close(),
  };
}

type GetOptions<T> = EdgarGetOptions & { readonly sink?: BodySink<T> };

interface Client {
  readonly options: EdgarClientOptions;
  readonly hosts: EdgarHosts;
  readonly userAgent: string;
  readonly timeouts: EdgarTimeouts;
  readonly dispatcher: Dispatcher;
  /** Origins on this machine whose last answer was a mirror's. */
  readonly mirrors: Set<string>;
}

/** A mirror on this machine needs no limit. */
const UNLIMITED: RequestPermit = {
  isExpired: () => false,
  written: () => undefined,
  arrived: () => undefined,
  accepted: () => undefined,
  refused: () => Promise.resolve(),
};

async function getWithRetries<T>(client: Client, start: URL, get: GetOptions<T>): Promise<EdgarResponse<T>> {
  const { options, timeouts, dispatcher } = client;
  const { signal, sink } = get;
  const maxAttempts = options.maxAttempts ?? 5;
  const maxBytes = get.maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES;
  const headers: Record<string, string> = { 'user-agent': client.userAgent, 'accept-encoding': 'gzip, deflate, br' };
  if (get.etag) headers['if-none-match'] = get.etag;
  if (get.lastModified) headers['if-modified-since'] = get.lastModified;

  let url = start;
  let redirects = 0;
  for (let attempt = 1; ; ) {
    const permit = client.mirrors.has(url.origin) ? UNLIMITED : await options.limiter.acquire(get);
    const began = performance.now();
    const attempted = { dispatcher, url, headers, timeouts, maxBytes, signal, sink };
    const outcome = await attemptWithPermit<T>(client, permit, attempted);
    if (outcome.kind === 'not-sent') continue;
    const report = (type: EdgarClientEvent['type'], waitMs: number) => {
      const byteLength = outcome.kind === 'ok' ? outcome.byteLength : 0;
      const elapsedMs = performance.now() - began;
      options.onEvent?.({ type, url: url.href, attempt, outcome: labelOf(outcome), byteLength, elapsedMs, waitMs });
    };

    if (outcome.kind === 'ok') {
      report('response', 0);
      const { kind: _, facts, ...body } = outcome;
      const retrievedAt = new Date().toISOString() as IsoTimestamp;
      return { url: url.href, ...body, ...facts, attempts: attempt, retrievedAt };
    }
    if (outcome.kind === 'redirect') {
      redirects += 1;
      if (redirects > MAX_REDIRECTS) {
        const context = { url: url.href };
        const message = `too many redirects from ${url.href}`;
        throw new AppError(message, { code: 'edgar-redirect-loop', retryable: false, context });
      }
      url = redirectTarget(client.hosts, url, outcome.location);
      continue;
    }

    const error = errorOf(outcome, url.href, maxBytes, attempt);
    const waitMs = await planRetry(options, permit, outcome, attempt);
    if (!error.retryable || attempt >= maxAttempts || waitMs === null) {
      report('gave-up', 0);
      throw error;
    }
    report('retry', waitMs);
    await sleep(waitMs, undefined, signal ? { signal } : {}).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw cause;
    });
    attempt += 1;
  }
}

/** Sends one request and tells the limiter what becomes of it. */
async function attemptWithPermit<T>(
  { mirrors, options }: Client,
  permit: RequestPermit,
  attempted: Omit<AttemptRequest<T>, 'beforeSend' | 'onAnswer'>,
): Promise<AttemptOutcome<T>> {
  const { url } = attempted;
  try {
    const outcome = await attemptGet<T>({
      ...attempted,
      beforeSend() {
        if (permit.isExpired()) return false;
        permit.written();
        return true;
      },
      onAnswer(status, isMirror) {
        permit.arrived();
        if (status !== 403 && status !== 429) permit.accepted();
        if (options.exemptsMirrors && isMirror && isLoopback(url)) mirrors.add(url.origin);
        else mirrors.delete(url.origin);
      },
    });
    if (outcome.kind === 'not-found') permit.accepted();
    return outcome;
  } finally {
    permit.arrived();
  }
}

type Failure<T> = Exclude<AttemptOutcome<T>, { kind: 'ok' | 'redirect' | 'not-sent' }>;

function isRefusal(outcome: Failure<unknown>): boolean {
  if (outcome.kind === 'status') return outcome.status === 403 || outcome.status === 429;
  return outcome.kind === 'failed' && outcome.failure.kind === 'error-page' && outcome.failure.page === 'refusal';
}

/** The wait before the next attempt; null where it is too long to hold a worker. A refusal pauses the deployment. */
async function planRetry(
  options: EdgarClientOptions,
  permit: RequestPermit,
  outcome: Failure<unknown>,
  attempt: number,
): Promise<number | null> {
  const { baseMs, refusedMs, maxMs } = { ...DEFAULT_BACKOFF, ...options.backoff };
  const retryAfterMs = outcome.kind === 'status' ? parseRetryAfter(outcome.retryAfter, Date.now()) : null;
  if (isRefusal(outcome)) await permit.refused({ retryAfterMs, firstPauseMs: refusedMs, longestPauseMs: maxMs });
  // Half of the exponential wait is random, so that workers do not all return at once. After a refusal the limiter holds
  // the next attempt back for longer.
  const fullMs = Math.min(maxMs, baseMs * 2 ** Math.min(attempt - 1, 30));
  const waitMs = retryAfterMs ?? fullMs / 2 + (fullMs / 2) * (options.random ?? Math.random)();
  return waitMs > maxMs ? null : waitMs;
}

function labelOf(outcome: AttemptOutcome<unknown>): string {
  switch (outcome.kind) {
    case 'ok':
    case 'not-found':
    case 'status':
      return String(outcome.status);
    case 'failed':
      return outcome.failure.kind === 'error-page' ? `${outcome.failure.page} page` : outcome.failure.kind;
    case 'redirect':
    case 'not-sent':
    case 'timeout':
      return outcome.kind;
  }
}

/** Certificate errors do not go away while a worker waits. */
const TLS_CODE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

function errorOf(outcome: Failure<unknown>, url: string, maxBytes: number, attempts: number): AppError {
  const error = (code: string, retryable: boolean, message: string, details: object = {}, cause?: unknown) =>
    new AppError(message, { code, retryable, context: { url, attempts, ...details }, cause });
  if (outcome.kind === 'timeout') return error('edgar-timeout', true, `${url} took too long`, {}, outcome.cause);
  if (outcome.kind === 'not-found') {
    return error('edgar-not-found', false, `${url} does not exist`, { status: outcome.status });
  }
  if (outcome.kind === 'status') {
    const { status, retryAfter } = outcome;
    const message = `EDGAR returned ${status} for ${url}`;
    if (status === 403 || status === 429) return error('edgar-rate-limited', true, message, { status, retryAfter });
    if (status >= 500) return error('edgar-unavailable', true, message, { status, retryAfter });
    return error('edgar-unexpected-status', status === 408, message, { status, retryAfter });
  }
  const { failure } = outcome;
  switch (failure.kind) {
    case 'too-large':
      return responseTooLarge(url, maxBytes);
    case 'error-page':
      return error('edgar-error-page', true, `an error page was served instead of ${url}`, { page: failure.page });
    case 'encoding':
      return error('edgar-encoding', false, `${url} was served in an unrequested encoding: ${failure.encoding}`);
    case 'connection': {
      const { cause } = failure;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
      const message = `the connection failed for ${url}: ${code}`;
      return error('edgar-connection', !TLS_CODE.test(code), message, {}, cause);
    }
  }
}
