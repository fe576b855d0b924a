import type { IsoTimestamp } from '../../core/dates.ts';
import type { RequestPriority } from './limiter.ts';

/**
 * Takes a body as it arrives. Called once per attempt with a fresh stream; when the stream throws, what was written
 * has to be given up, since the next attempt starts from the first byte.
 */
export type BodySink<T> = (body: AsyncIterable<Uint8Array>) => Promise<T>;

export interface EdgarGetOptions {
  /** Conditional request: the ETag and Last-Modified of the copy at hand. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Limit of the decoded body; larger ones are aborted with `response-too-large`. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Live filings go ahead of backfill; default `live`. */
  readonly priority?: RequestPriority;
}

export interface EdgarResponse<T = undefined> {
  /** Where the bytes came from after redirects. */
  readonly url: string;
  /** 304 only for conditional requests: the copy at hand is the current one, and `bytes` is empty. */
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

/** Anything that answers EDGAR's paths: EDGAR itself, a mirror of it, or an archive directory. */
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
