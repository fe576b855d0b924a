import { type Dispatcher, request } from 'undici';
import type { BodySink } from './edgar-source.ts';
import { readErrorBody, type TransferFailure, transferBody } from './edgar-transfer.ts';
import { isMissingObjectAnswer } from './error-page.ts';

export interface EdgarTimeouts {
  /** TCP and TLS. */
  readonly connectMs: number;
  /** From the request to the first header. */
  readonly headersMs: number;
  /** Between two pieces of the body. */
  readonly bodyMs: number;
  /** One attempt as a whole: a server that drips bytes never trips the others. */
  readonly overallMs: number;
}

export interface ResponseFacts {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly contentType: string | null;
}

/** How one request over the wire ended. */
export type AttemptOutcome<T> =
  | {
      readonly kind: 'ok';
      readonly facts: ResponseFacts;
      readonly bytes: Uint8Array;
      readonly sunk: T | undefined;
      readonly byteLength: number;
    }
  | { readonly kind: 'not-modified'; readonly facts: ResponseFacts }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly status: number }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'timeout'; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly failure: TransferFailure };

export interface AttemptRequest<T> {
  readonly dispatcher: Dispatcher;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeouts: EdgarTimeouts;
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly sink: BodySink<T> | undefined;
}

function header(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

/** Errors that mean "took too long", of undici and of our own clock over the whole attempt. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name === 'TimeoutError' || /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(code);
}

/** Sends one request and reads its answer to the end. Throws only what the caller's signal or the sink throws. */
export async function attemptGet<T>(options: AttemptRequest<T>): Promise<AttemptOutcome<T>> {
  const { timeouts } = options;
  const clock = AbortSignal.timeout(timeouts.overallMs);
  const signal = options.signal ? AbortSignal.any([options.signal, clock]) : clock;
  const failed = (cause: unknown): AttemptOutcome<T> => {
    options.signal?.throwIfAborted();
    if (clock.aborted || isTimeout(cause)) return { kind: 'timeout', cause };
    return { kind: 'failed', failure: { kind: 'connection', cause } };
  };

  let response: Dispatcher.ResponseData;
  try {
    response = await request(options.url, {
      dispatcher: options.dispatcher,
      method: 'GET',
      headers: { ...options.headers },
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
      signal,
    });
  } catch (error) {
    return failed(error);
  }

  const { statusCode: status, headers, body } = response;
  const contentEncoding = header(headers, 'content-encoding') ?? '';
  const facts: ResponseFacts = {
    etag: header(headers, 'etag'),
    lastModified: header(headers, 'last-modified'),
    contentType: header(headers, 'content-type'),
  };
  const location = header(headers, 'location');
  if (status !== 200) {
    const words = await readErrorBody(body, contentEncoding);
    options.signal?.throwIfAborted();
    if (status === 304) return { kind: 'not-modified', facts };
    if (status >= 300 && status < 400 && location !== null) return { kind: 'redirect', location };
    if (status === 404 || status === 410) return { kind: 'not-found', status };
    if (status === 403 && isMissingObjectAnswer(words)) return { kind: 'not-found', status };
    return { kind: 'status', status, retryAfter: header(headers, 'retry-after') };
  }
  const result = await transferBody(body, {
    contentEncoding,
    maxBytes: options.maxBytes,
    path: options.url.pathname + options.url.search,
    sink: options.sink,
  });
  if (result.kind === 'failed') {
    return result.failure.kind === 'connection' ? failed(result.failure.cause) : result;
  }
  return { kind: 'ok', facts, bytes: result.bytes, sunk: result.sunk, byteLength: result.byteLength };
}
