import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { BodySink, EdgarGetOptions, EdgarResponse, EdgarSource } from '../edgar/edgar-source.ts';
import { findArchiveFile, isNotModified, openArchiveFile } from './archive-layout.ts';

export interface ArchiveSource extends EdgarSource {
  /** How many bodies were read, so that a second run can be shown to read none. */
  reads(): number;
}

async function requireDirectory(root: string): Promise<void> {
  const isDirectory = await stat(root).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  if (isDirectory) return;
  throw new AppError(`no such archive directory: ${root}`, {
    code: 'archive-not-found',
    retryable: false,
    context: { dir: root },
  });
}

/**
 * An archive directory as a source: the same paths, answers and errors as the HTTP client, without a network.
 *
 * @throws AppError `archive-not-found` where the directory does not exist
 */
export async function createArchiveSource(
  dir: string,
  options: { readonly maxBytes?: number } = {},
): Promise<ArchiveSource> {
  const root = resolve(dir);
  await requireDirectory(root);
  let reads = 0;

  async function get<T>(
    path: string,
    get: EdgarGetOptions & { readonly sink?: BodySink<T> } = {},
  ): Promise<EdgarResponse<T>> {
    get.signal?.throwIfAborted();
    const url = `archive:${path}`;
    const found = await findArchiveFile(root, path);
    if (!found) {
      // A medium that is gone is not an archive without this file.
      await requireDirectory(root);
      throw new AppError(`${path} is not in the archive ${root}`, {
        code: 'edgar-not-found',
        retryable: false,
        context: { url, dir: root },
      });
    }
    const facts = {
      url,
      etag: found.etag,
      lastModified: found.modified.toUTCString(),
      contentType: null,
      attempts: 1,
      retrievedAt: new Date().toISOString() as IsoTimestamp,
    };
    if (isNotModified(found, get.etag, get.lastModified)) {
      return { ...facts, status: 304, bytes: new Uint8Array(0), sunk: undefined, byteLength: 0 };
    }
    reads += 1;
    const maxBytes = get.maxBytes ?? options.maxBytes ?? Number.MAX_SAFE_INTEGER;
    let byteLength = 0;
    let tooLarge: AppError | null = null;
    const body = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of openArchiveFile(found) as AsyncIterable<Uint8Array>) {
        get.signal?.throwIfAborted();
        byteLength += chunk.byteLength;
        if (byteLength > maxBytes) {
          tooLarge = new AppError(`${path} is larger than ${maxBytes} bytes`, {
            code: 'response-too-large',
            retryable: false,
            context: { url, maxBytes },
          });
          throw tooLarge;
        }
        yield chunk;
      }
    };
    try {
      if (get.sink) {
        const sunk = await get.sink(body());
        return { ...facts, status: 200, bytes: new Uint8Array(0), sunk, byteLength };
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of body()) chunks.push(chunk);
      return { ...facts, status: 200, bytes: Buffer.concat(chunks), sunk: undefined, byteLength };
    } catch (error) {
      if (tooLarge) throw tooLarge;
      if (error instanceof Error && 'code' in error && /^Z_|^ERR_ZLIB/.test(String(error.code))) {
        throw new AppError(`${found.file} is not a whole gzip file`, {
          code: 'archive-file-corrupt',
          retryable: false,
          context: { url, file: found.file },
          cause: error,
        });
      }
      throw error;
    }
  }

  return { get, reads: () => reads, close: () => Promise.resolve() };
}
