import { constants as bufferConstants } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
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

/** The disk, the quota or the file size limit is exhausted; the same bytes may fit once space is freed. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** Translates a full disk; passes other errors on. */
function storeError(cause: unknown, file: string): unknown {
  const errno = codeOf(cause);
  if (!FULL.has(errno)) return cause;
  const message = `no space left for the raw store (${errno}): free some below ${dirname(dirname(file))}`;
  return new AppError(message, { code: 'raw-store-full', retryable: true, context: { file, errno }, cause });
}

function corrupt(file: string, cause?: unknown): AppError {
  const message = `the content of ${file} does not match its name`;
  return new AppError(message, { code: 'raw-object-corrupt', retryable: false, context: { file }, cause });
}

function missing(file: string): AppError {
  const message = `not in the raw store: ${file}`;
  return new AppError(message, { code: 'raw-object-missing', retryable: false, context: { file } });
}

export async function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    (facts) => facts.isFile(),
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/** The whole object, decompressed and verified against its hash. */
export async function readObject(file: string, sha256: Sha256): Promise<Uint8Array> {
  const bytes = await readObjectUpTo(file, sha256, bufferConstants.MAX_LENGTH);
  if (bytes === null) throw corrupt(file);
  return bytes;
}

/** The whole object; null where it exceeds `maxBytes`. */
export async function readObjectUpTo(file: string, sha256: Sha256, maxBytes: number): Promise<Uint8Array | null> {
  const stored = await readFile(file).catch((error: unknown) => {
    throw isMissing(error) ? missing(file) : error;
  });
  let bytes: Uint8Array;
  try {
    bytes = await decompress(stored, { maxOutputLength: maxBytes });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return null;
    throw corrupt(file, error);
  }
  if (hashOf(bytes) !== sha256) throw corrupt(file);
  return bytes;
}

/** The object in chunks; its hash is verified after the last one. */
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
    throw /^(?:ZSTD_|ERR_|Z_)/.test(codeOf(error)) ? corrupt(file, error) : error;
  } finally {
    plain.destroy();
    stored.destroy();
  }
  if (hash.digest('hex') !== sha256) throw corrupt(file);
}

/** A complete file next to its final place, on the same file system. */
interface TemporaryObject {
  readonly sha256: Sha256;
  readonly byteLength: number;
  /** Renames it to its final name, atomically replacing an existing file. */
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

/** Retries work in a folder after creating it; the folder nearly always exists. */
async function inDirectory<T>(dir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeDirectory(dir);
  return work();
}

/** Creates a folder and its parents so that they survive a power failure. */
async function makeDirectory(dir: string): Promise<void> {
  const firstNew = await mkdir(dir, { recursive: true });
  if (firstNew === undefined) return;
  for (let at = dir; at.length >= firstNew.length; at = dirname(at)) await syncDirectory(dirname(at));
}

/** Compresses bytes or a stream into a temporary file, synced to disk. Leaves no file behind on failure. */
export async function writeTemporary(
  temporaryDir: string,
  data: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<TemporaryObject> {
  const temporary = join(temporaryDir, `${process.pid}-${randomUUID()}`);
  const discard = () => rm(temporary, { force: true });
  const hash = createHash('sha256');
  let byteLength = 0;
  const count = (chunk: Uint8Array) => {
    byteLength += chunk.byteLength;
    if (byteLength > maxBytes) {
      const message = `a raw object has more than ${maxBytes} bytes`;
      throw new AppError(message, { code: 'raw-object-too-large', retryable: false, context: { maxBytes } });
    }
    hash.update(chunk);
  };
  let handle: FileHandle | null = null;
  try {
    handle = await inDirectory(temporaryDir, () => open(temporary, 'wx'));
    if (data instanceof Uint8Array) {
      count(data);
      // With the size known, zstd allocates smaller tables: a quarter of the time for most filings.
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

/** Removes temporary files that a killed process left at least a day ago. */
export async function removeAbandoned(temporaryDir: string): Promise<void> {
  const names = await readdir(temporaryDir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const file = join(temporaryDir, name);
    const facts = await stat(file).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs >= ABANDONED_MS) await rm(file, { force: true });
  }
}
