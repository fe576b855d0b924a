import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { AppError } from '../../core/errors.ts';
import type { BodySink } from './edgar-source.ts';
import { ERROR_PAGE_PREFIX_BYTES, type ErrorPage, errorPageOf } from './error-page.ts';

/** What ended a body before its end, apart from whoever was reading it. */
export type TransferFailure =
  | { readonly kind: 'connection'; readonly cause: unknown }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'error-page'; readonly page: ErrorPage }
  | { readonly kind: 'encoding'; readonly encoding: string };

export type TransferResult<T> =
  | { readonly kind: 'failed'; readonly failure: TransferFailure }
  | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly sunk: T | undefined; readonly byteLength: number };

class TransferError extends Error {
  readonly failure: TransferFailure;
  constructor(failure: TransferFailure) {
    super(`transfer ended: ${failure.kind}`, failure.kind === 'connection' ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }
}

async function* decoded(body: Readable, contentEncoding: string): AsyncGenerator<Uint8Array> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length === 0) {
    yield* body as AsyncIterable<Uint8Array>;
    return;
  }
  // EDGAR sends one encoding; chains of them are what attackers send.
  const encoding = encodings[0] ?? '';
  if (encodings.length > 1) throw new TransferError({ kind: 'encoding', encoding: contentEncoding });
  const iterator = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const head = await iterator.next();
  if (head.done) return;
  const decoder = decoderFor(encoding, head.value);
  const rest = async function* () {
    yield head.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  // Errors of either side surface in the loop below; the callback only keeps them from being thrown globally as well.
  const ended = new Promise<unknown>((resolve) => pipeline(rest, decoder, (error) => resolve(error)));
  yield* decoder as AsyncIterable<Uint8Array>;
  const error = await ended;
  if (error) throw error;
}

function decoderFor(encoding: string, head: Uint8Array) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  // "deflate" is zlib-wrapped by the standard and raw from some servers; the wrapper's first byte tells.
  if (encoding === 'deflate') return ((head[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  throw new TransferError({ kind: 'encoding', encoding });
}

async function* limited(
  body: Readable,
  options: { readonly contentEncoding: string; readonly maxBytes: number; readonly path: string },
  seen: { byteLength: number; failure: TransferFailure | null },
): AsyncGenerator<Uint8Array> {
  try {
    let head: Uint8Array[] | null = [];
    for await (const chunk of decoded(body, options.contentEncoding)) {
      seen.byteLength += chunk.byteLength;
      if (seen.byteLength > options.maxBytes) throw new TransferError({ kind: 'too-large' });
      if (head === null) {
        yield chunk;
        continue;
      }
      head.push(chunk);
      if (seen.byteLength < ERROR_PAGE_PREFIX_BYTES) continue;
      yield checkedHead(head, options.path);
      head = null;
    }
    if (head !== null && head.length > 0) yield checkedHead(head, options.path);
  } catch (error) {
    const failure: TransferFailure =
      error instanceof TransferError ? error.failure : { kind: 'connection', cause: error };
    seen.failure = failure;
    throw error instanceof TransferError ? error : new TransferError(failure);
  }
}

function checkedHead(chunks: readonly Uint8Array[], path: string): Uint8Array {
  const head = Buffer.concat(chunks);
  const page = errorPageOf(path, head);
  if (page) throw new TransferError({ kind: 'error-page', page });
  return head;
}

/**
 * Reads a response body to its end: decoded, counted against the limit, its head checked before a byte is passed on.
 * A failure of the transfer is a result; a failure of the sink itself (a full disk) is thrown as it is.
 */
export async function transferBody<T>(
  body: Readable,
  options: {
    readonly contentEncoding: string;
    readonly maxBytes: number;
    readonly path: string;
    readonly sink: BodySink<T> | undefined;
  },
): Promise<TransferResult<T>> {
  const seen: { byteLength: number; failure: TransferFailure | null } = { byteLength: 0, failure: null };
  const stream = limited(body, options, seen);
  try {
    if (options.sink) {
      const sunk = await options.sink(stream);
      if (seen.failure) return { kind: 'failed', failure: seen.failure };
      return { kind: 'done', bytes: new Uint8Array(0), sunk, byteLength: seen.byteLength };
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { kind: 'done', bytes: Buffer.concat(chunks), sunk: undefined, byteLength: seen.byteLength };
  } catch (error) {
    if (seen.failure) return { kind: 'failed', failure: seen.failure };
    throw error;
  } finally {
    // A sink that stopped early, a limit, a decoder error: the connection is not worth keeping.
    body.on('error', () => undefined);
    body.destroy();
  }
}

const ERROR_BODY_BYTES = 65_536;

/** The first bytes of an error answer, for its words; the rest is dropped, and so is a failure on the way. */
export async function readErrorBody(body: Readable, contentEncoding: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let byteLength = 0;
  try {
    for await (const chunk of decoded(body, contentEncoding)) {
      chunks.push(chunk);
      byteLength += chunk.byteLength;
      if (byteLength >= ERROR_BODY_BYTES) break;
    }
  } catch {
    // The status alone says what to do; what came of the words is enough.
    return Buffer.concat(chunks).toString('latin1');
  } finally {
    body.on('error', () => undefined);
    body.destroy();
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** One clear sentence about a limit that was passed. */
export function tooLarge(url: string, maxBytes: number): AppError {
  return new AppError(`the body of ${url} is larger than ${maxBytes} bytes`, {
    code: 'response-too-large',
    retryable: false,
    context: { url, maxBytes },
  });
}
