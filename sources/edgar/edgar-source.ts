import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { RunPriority } from '../../core/run-plan.ts';

/**
 * Consumes a body as it arrives. Called once per attempt with a fresh stream; if the stream throws, discard what was
 * written, because the next attempt starts from the first byte.
 */
export type BodySink<T> = (body: AsyncIterable<Uint8Array>) => Promise<T>;

export interface EdgarGetOptions {
  /** Conditional request: the ETag and Last-Modified of the caller's copy. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Limit of the decoded body; longer ones are aborted with `response-too-large`. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Live filings go ahead of backfill; default `live`. */
  readonly priority?: RunPriority;
  /** Called while the request waits for its turn. */
  readonly onWait?: () => void;
}

export interface EdgarResponse<T = undefined> {
  /** The final URL, after redirects. */
  readonly url: string;
  /** 304 only for conditional requests: the caller's copy is current, and `bytes` is empty. */
  readonly status: 200 | 304;
  /** The decoded body; empty with a sink. */
  readonly bytes: Uint8Array;
  /** What the sink returned; undefined without one and with 304. */
  readonly sunk: T | undefined;
  /** Length of the decoded body. */
  readonly byteLength: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly contentType: string | null;
  readonly attempts: number;
  readonly retrievedAt: IsoTimestamp;
}

/** Anything that serves EDGAR's paths: EDGAR itself, a mirror, or an archive directory. */
export interface EdgarSource {
  /**
   * Reads one path (`/Archives/…`, `/submissions/…`) or a URL on the source's own hosts.
   *
   * @throws AppError `edgar-not-found` (not retryable), `response-too-large` (not retryable), `edgar-rate-limited`,
   * `edgar-unavailable`, `edgar-connection`, `edgar-timeout`, `edgar-error-page` (retryable)
   */
  get(pathOrUrl: string, options?: EdgarGetOptions): Promise<EdgarResponse>;
  get<T>(pathOrUrl: string, options: EdgarGetOptions & { readonly sink: BodySink<T> }): Promise<EdgarResponse<T>>;
  close(): Promise<void>;
}

/** The bytes of a path; null where the source does not have it. */
export async function getOrNull(
  source: EdgarSource,
  path: string,
  options: EdgarGetOptions = {},
): Promise<Uint8Array | null> {
  try {
    return (await source.get(path, options)).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'edgar-not-found') return null;
    throw error;
  }
}

/** Passes a body to the sink, or collects it where there is none. */
export async function consumeBody<T>(
  body: AsyncIterable<Uint8Array>,
  sink: BodySink<T> | undefined,
): Promise<{ readonly bytes: Uint8Array; readonly sunk: T | undefined }> {
  if (sink) return { bytes: new Uint8Array(0), sunk: await sink(body) };
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), sunk: undefined };
}

export function responseTooLarge(url: string, maxBytes: number): AppError {
  const message = `the body of ${url} is larger than ${maxBytes} bytes`;
  return new AppError(message, { code: 'response-too-large', retryable: false, context: { url, maxBytes } });
}
