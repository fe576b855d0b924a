import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import {
  type BodySink,
  consumeBody,
  type EdgarGetOptions,
  type EdgarResponse,
  type EdgarSource,
  responseTooLarge,
} from '../edgar/edgar-source.ts';
import { findArchiveFile, isNotModified, openArchiveFile } from './archive-layout.ts';

interface ArchiveSource extends EdgarSource {
  /** Number of bodies read, so that tests can show that a second run reads none. */
  reads(): number;
}

function terminal(code: string, message: string, context: Readonly<Record<string, unknown>>, cause?: unknown) {
  return new AppError(message, { code, retryable: false, context, cause });
}

async function requireDirectory(dir: string): Promise<void> {
  const isDirectory = await stat(dir).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw terminal('archive-not-found', `no such archive directory: ${dir}`, { dir });
}

/**
 * An archive directory as a source: the same paths, responses and errors as the HTTP client, without a network.
 *
 * @throws AppError `archive-not-found` where the directory does not exist
 */
export async function createArchiveSource(
  directory: string,
  options: { readonly maxBytes?: number } = {},
): Promise<ArchiveSource> {
  const dir = resolve(directory);
  await requireDirectory(dir);
  let reads = 0;

  async function get<T>(
    path: string,
    get: EdgarGetOptions & { readonly sink?: BodySink<T> } = {},
  ): Promise<EdgarResponse<T>> {
    get.signal?.throwIfAborted();
    const url = `archive:${path}`;
    const found = await findArchiveFile(dir, path);
    if (!found) {
      // If the whole directory is gone, the file is not merely missing.
      await requireDirectory(dir);
      throw terminal('edgar-not-found', `${path} is not in the archive ${dir}`, { url, dir });
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
          tooLarge = responseTooLarge(url, maxBytes);
          throw tooLarge;
        }
        yield chunk;
      }
    };
    try {
      return { ...facts, status: 200, ...(await consumeBody(body(), get.sink)), byteLength };
    } catch (error) {
      if (tooLarge) throw tooLarge;
      if (error instanceof Error && 'code' in error && /^Z_|^ERR_ZLIB/.test(String(error.code))) {
        const context = { url, file: found.file };
        throw terminal('archive-file-corrupt', `${found.file} is not a complete gzip file`, context, error);
      }
      throw error;
    }
  }

  return { get, reads: () => reads, close: () => Promise.resolve() };
}
