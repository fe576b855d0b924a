import { constants as bufferConstants } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finish } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib';
import { AppError } from '../../core/errors.ts';
import { sha256 as hashOf } from '../../core/hashes.ts';
import type { Sha256 } from '../../core/ids.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };

const LARGEST_BUFFER = bufferConstants.MAX_LENGTH;

/** No room, by disk, by quota or by a limit on file size: the same bytes may fit after somebody made room. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Names the failures of the medium; others pass as they are. */
function storeError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) {
    return new AppError(`no room left for the raw store (${code}): make room below ${dirname(dirname(file))}`, {
      code: 'raw-store-full',
      retryable: true,
      context: { file, errno: code },
      cause: error,
    });
  }
  return error;
}

function corrupt(file: string, cause?: unknown): AppError {
  return new AppError(`the bytes of ${file} are not those of its name`, {
    code: 'raw-object-corrupt',
    retryable: false,
    context: { file },
    cause,
  });
}

function missing(file: string): AppError {
  return new AppError(`not in the raw store: ${file}`, {
    code: 'raw-object-missing',
    retryable: false,
    context: { file },
  });
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export async function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    (facts) => facts.isFile(),
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/** The whole object, decompressed and held against its hash. */
export async function readObject(file: string, sha256: Sha256): Promise<Uint8Array> {
  const bytes = await readObjectUpTo(file, sha256, LARGEST_BUFFER);
  if (bytes === null) throw corrupt(file);
  return bytes;
}

/** The whole object; null where it is longer than `maxBytes`. */
export async function readObjectUpTo(file: string, sha256: Sha256, maxBytes: number): Promise<Uint8Array | null> {
  let stored: Uint8Array;
  try {
    stored = await readFile(file);
  } catch (error) {
    throw isMissing(error) ? missing(file) : error;
  }
  let bytes: Uint8Array;
  try {
    bytes = await decompress(stored, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw corrupt(file, error);
  }
  if (hashOf(bytes) !== sha256) throw corrupt(file);
  return bytes;
}

/** The object piece by piece; the hash can only be held against the last one. */
export async function* streamObject(file: string, sha256: Sha256): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const stored = createReadStream(file);
  const plain = createZstdDecompress();
  pipeline(stored, plain, () => undefined);
  try {
    for await (const chunk of plain as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    if (isMissing(error)) throw missing(file);
    throw error instanceof Error && 'code' in error && /^(?:ZSTD_|ERR_|Z_)/.test(String(error.code))
      ? corrupt(file, error)
      : error;
  } finally {
    plain.destroy();
    stored.destroy();
  }
  if (hash.digest('hex') !== sha256) throw corrupt(file);
}

/** A file that is being written beside its final place, on the same file system. */
export interface TemporaryObject {
  readonly sha256: Sha256;
  readonly byteLength: number;
  /** Gives it its final name; where that exists already, the new file takes its place in one step. */
  commit(file: string): Promise<void>;
  discard(): Promise<void>;
}

async function syncDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Does something in a folder, which is made where it is not there yet: nearly always it is. */
async function inDirectory<T>(dir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeDirectory(dir);
  return work();
}

/** Creates the folder so that it survives a power cut, together with those above it that were new. */
async function makeDirectory(dir: string): Promise<void> {
  const firstNew = await mkdir(dir, { recursive: true });
  if (firstNew === undefined) return;
  for (let made = dir; made.length >= firstNew.length; made = dirname(made)) await syncDirectory(dirname(made));
}

/** Compresses bytes or a stream into a temporary file, synced to the medium. Leaves no file behind when it throws. */
export async function writeTemporary(
  temporaryDir: string,
  data: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<TemporaryObject> {
  const temporary = join(temporaryDir, `${process.pid}-${randomUUID()}`);
  const discard = async () => {
    await unlink(temporary).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  };
  const hash = createHash('sha256');
  let byteLength = 0;
  const count = (chunk: Uint8Array) => {
    byteLength += chunk.byteLength;
    if (byteLength > maxBytes) {
      throw new AppError(`more than ${maxBytes} bytes for one raw object`, {
        code: 'raw-object-too-large',
        retryable: false,
        context: { maxBytes },
      });
    }
    hash.update(chunk);
  };
  let handle: FileHandle | null = null;
  try {
    handle = await inDirectory(temporaryDir, () => open(temporary, 'wx'));
    if (data instanceof Uint8Array) {
      count(data);
      // Told the size, zstd takes tables of that size: for most filings a quarter of the time.
      await handle.writeFile(await compress(data, { ...ZSTD, pledgedSrcSize: data.byteLength }));
    } else {
      const counted = async function* () {
        for await (const chunk of data) {
          count(chunk);
          yield chunk;
        }
      };
      const file = handle;
      await finish(Readable.from(counted(), { objectMode: false }), createZstdCompress(ZSTD), async (compressed) => {
        for await (const chunk of compressed as AsyncIterable<Uint8Array>) await file.writeFile(chunk);
      });
    }
    await handle.sync();
    await handle.close();
    handle = null;
  } catch (error) {
    await handle?.close().catch(() => undefined);
    await discard();
    throw storeError(error, temporary);
  }
  return {
    sha256: hash.digest('hex') as Sha256,
    byteLength,
    async commit(file) {
      try {
        await inDirectory(dirname(file), () => rename(temporary, file));
        await syncDirectory(dirname(file));
      } catch (error) {
        await discard();
        throw storeError(error, file);
      }
    },
    discard,
  };
}

const ABANDONED_MS = 24 * 3_600_000;

/** Removes temporary files that a killed process left behind a day ago or longer. */
export async function removeAbandoned(temporaryDir: string, nowMs: number): Promise<number> {
  const names = await readdir(temporaryDir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const file = join(temporaryDir, name);
    const facts = await stat(file).catch(() => null);
    if (facts === null || nowMs - facts.mtimeMs < ABANDONED_MS) continue;
    await unlink(file).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    removed += 1;
  }
  return removed;
}
