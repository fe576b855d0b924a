import { DecoratorHandler, type Dispatcher, request } from 'undici';
import { MIRROR_HEADER } from './edgar-hosts.ts';
import type { BodySink } from './edgar-source.ts';
import { readErrorBody, type TransferFailure, transferBody } from './edgar-transfer.ts';
import { isMissingObjectAnswer } from './error-page.ts';

export interface EdgarTimeouts {
  /** TCP and TLS. */
  readonly connectMs: number;
  /** From the request to the first header. */
  readonly headersMs: number;
  /** Between two chunks of the body. */
  readonly bodyMs: number;
  /** The whole attempt: a server that drips bytes never trips the others. */
  readonly overallMs: number;
}

interface ResponseFacts {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly contentType: string | null;
}

/** How one HTTP request ended. */
export type AttemptOutcome<T> =
  | {
      readonly kind: 'ok';
      readonly status: 200 | 304;
      readonly facts: ResponseFacts;
      readonly bytes: Uint8Array;
      readonly sunk: T | undefined;
      readonly byteLength: number;
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly status: number }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'timeout'; readonly cause: unknown }
  /** `beforeSend` said no: nothing was sent. */
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'failed'; readonly failure: TransferFailure };

export interface AttemptRequest<T> {
  readonly dispatcher: Dispatcher;
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly timeouts: EdgarTimeouts;
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly sink: BodySink<T> | undefined;
  /** Called when the connection is there, right before the request is written to it; false: send nothing. */
  readonly beforeSend: () => boolean;
  /** Called with the first header of the answer. */
  readonly onAnswer: (status: number, isMirror: boolean) => void;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name === 'TimeoutError' || /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(code);
}

/** Sends one request and reads the whole response. Throws only what the caller's signal or the sink throws. */
export async function attemptGet<T>(options: AttemptRequest<T>): Promise<AttemptOutcome<T>> {
  const { timeouts, url, dispatcher, sink, maxBytes } = options;
  const clock = AbortSignal.timeout(timeouts.overallMs);
  const signal = options.signal ? AbortSignal.any([options.signal, clock]) : clock;
  const failed = (cause: unknown): AttemptOutcome<T> => {
    options.signal?.throwIfAborted();
    if (clock.aborted || isTimeout(cause)) return { kind: 'timeout', cause };
    return { kind: 'failed', failure: { kind: 'connection', cause } };
  };

  let isRejected = false;
  const asking = dispatcher.compose((dispatch) => (sent, handler) => {
    const own: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
    const onRequestStart: Dispatcher.DispatchHandler['onRequestStart'] = (controller, context) => {
      isRejected = !options.beforeSend();
      // An error here keeps the connection; an abort would close it.
      if (isRejected) throw new Error('not sent');
      handler.onRequestStart?.(controller, context);
    };
    return dispatch(sent, Object.assign(own, { onRequestStart }));
  });
  let response: Dispatcher.ResponseData;
  try {
    const { headersMs: headersTimeout, bodyMs: bodyTimeout } = timeouts;
    const { headers } = options;
    response = await request(url, { dispatcher: asking, headers, headersTimeout, bodyTimeout, signal });
  } catch (error) {
    return isRejected ? { kind: 'not-sent' } : failed(error);
  }

  const { statusCode: status, body } = response;
  const header = (name: string): string | null => {
    const value = response.headers[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  options.onAnswer(status, header(MIRROR_HEADER) !== null);
  const contentEncoding = header('content-encoding') ?? '';
  const [etag, lastModified] = [header('etag'), header('last-modified')];
  const facts = { etag, lastModified, contentType: header('content-type') };
  if (status !== 200) {
    const errorText = await readErrorBody(body, contentEncoding);
    options.signal?.throwIfAborted();
    if (status === 304) return { kind: 'ok', status, facts, bytes: new Uint8Array(0), sunk: undefined, byteLength: 0 };
    const location = header('location');
    if (status >= 300 && status < 400 && location !== null) return { kind: 'redirect', location };
    const isMissing = status === 404 || status === 410 || (status === 403 && isMissingObjectAnswer(errorText));
    return isMissing ? { kind: 'not-found', status } : { kind: 'status', status, retryAfter: header('retry-after') };
  }
  const result = await transferBody(body, { contentEncoding, maxBytes, path: url.pathname + url.search, sink });
  if (result.kind === 'done') return { ...result, kind: 'ok', status, facts };
  return result.failure.kind === 'connection' ? failed(result.failure.cause) : result;
}
