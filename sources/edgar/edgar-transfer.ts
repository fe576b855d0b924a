import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { type BodySink, consumeBody } from './edgar-source.ts';
import { ERROR_PAGE_PREFIX_BYTES, type ErrorPage, errorPageOf } from './error-page.ts';

/** Why a body ended early, other than through its consumer. */
export type TransferFailure =
  | { readonly kind: 'connection'; readonly cause: unknown }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'error-page'; readonly page: ErrorPage }
  | { readonly kind: 'encoding'; readonly encoding: string };

type TransferResult<T> =
  | { readonly kind: 'failed'; readonly failure: TransferFailure }
  | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly sunk: T | undefined; readonly byteLength: number };

class TransferError extends Error {
  readonly failure: TransferFailure;
  constructor(failure: TransferFailure) {
    super(`transfer ended: ${failure.kind}`, failure.kind === 'connection' ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }
}

interface TransferOptions<T> {
  readonly contentEncoding: string;
  readonly maxBytes: number;
  readonly path: string;
  readonly sink: BodySink<T> | undefined;
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
  // EDGAR sends a single encoding; chains are a decompression attack.
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
  // The callback keeps errors, which also surface below, from becoming uncaught exceptions.
  const ended = new Promise<unknown>((resolve) => pipeline(rest, decoder, (error) => resolve(error)));
  yield* decoder as AsyncIterable<Uint8Array>;
  const error = await ended;
  if (error) throw error;
}

function decoderFor(encoding: string, head: Uint8Array) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  // The standard wraps "deflate" in zlib, but some servers send it raw; the wrapper's first byte shows which.
  if (encoding === 'deflate') return ((head[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  throw new TransferError({ kind: 'encoding', encoding });
}

interface Progress {
  byteLength: number;
  failure: TransferFailure | null;
}

async function* limited(
  body: Readable,
  options: Omit<TransferOptions<unknown>, 'sink'>,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  try {
    let head: Uint8Array[] | null = [];
    for await (const chunk of decoded(body, options.contentEncoding)) {
      progress.byteLength += chunk.byteLength;
      if (progress.byteLength > options.maxBytes) throw new TransferError({ kind: 'too-large' });
      if (head === null) {
        yield chunk;
        continue;
      }
      head.push(chunk);
      if (progress.byteLength < ERROR_PAGE_PREFIX_BYTES) continue;
      yield checkedHead(head, options.path);
      head = null;
    }
    if (head !== null && head.length > 0) yield checkedHead(head, options.path);
  } catch (error) {
    const typed = error instanceof TransferError ? error : new TransferError({ kind: 'connection', cause: error });
    progress.failure = typed.failure;
    throw typed;
  }
}

function checkedHead(chunks: readonly Uint8Array[], path: string): Uint8Array {
  const head = Buffer.concat(chunks);
  const page = errorPageOf(path, head);
  if (page) throw new TransferError({ kind: 'error-page', page });
  return head;
}

function destroyBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}

/**
 * Reads a whole response body: decodes it, enforces the limit, and checks its head before passing on any bytes. A
 * transfer failure is a result; a failure of the sink itself (a full disk) is rethrown unchanged.
 */
export async function transferBody<T>(body: Readable, options: TransferOptions<T>): Promise<TransferResult<T>> {
  const progress: Progress = { byteLength: 0, failure: null };
  try {
    const consumed = await consumeBody(limited(body, options, progress), options.sink);
    if (progress.failure) return { kind: 'failed', failure: progress.failure };
    return { kind: 'done', ...consumed, byteLength: progress.byteLength };
  } catch (error) {
    if (progress.failure) return { kind: 'failed', failure: progress.failure };
    throw error;
  } finally {
    // After a sink that stopped early, a limit or a decoder error, the connection cannot be reused.
    destroyBody(body);
  }
}

const ERROR_BODY_BYTES = 65_536;

/** The first bytes of an error response as text. */
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
    // The status decides; whatever text arrived is enough.
  } finally {
    destroyBody(body);
  }
  return Buffer.concat(chunks).toString('latin1');
}
