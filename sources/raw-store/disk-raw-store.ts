import { join, resolve } from 'node:path';
import { AppError } from '../../core/errors.ts';
import { sha256 as hashOf } from '../../core/hashes.ts';
import { type RawSourceKey, rawSourceKeyOf, type Sha256, sha256OfRawSourceKey } from '../../core/ids.ts';
import {
  fileExists,
  readObject,
  readObjectUpTo,
  removeAbandoned,
  streamObject,
  writeTemporary,
} from './object-files.ts';
import type { RawStore, RawStoreInput } from './raw-store.ts';

/** EDGAR limits a submission to about 200 MB; indexes are smaller. */
const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;

/** Streams up to this size, most filings, are buffered: that halves their cost. */
const SMALL_BYTES = 1024 * 1024;

/** The bytes of a short stream; a longer one as a stream. Passes on the stream's own errors. */
async function bufferSmall(stream: AsyncIterable<Uint8Array>): Promise<RawStoreInput> {
  const chunks: Uint8Array[] = [];
  let byteLength = 0;
  const rest = stream[Symbol.asyncIterator]();
  while (byteLength <= SMALL_BYTES) {
    const next = await rest.next();
    if (next.done) return Buffer.concat(chunks, byteLength);
    chunks.push(next.value);
    byteLength += next.value.byteLength;
  }
  return (async function* () {
    try {
      yield* chunks;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  })();
}

/**
 * A raw store in a directory: `sha256/ab/cd/<sha256>.zst`, `staged/<namespace>/ab/<sha256>.zst` and `tmp/`. Any number
 * of processes may write concurrently: a file is named for its content, and only once it is complete.
 */
export function createDiskRawStore(dir: string): RawStore {
  const root = resolve(dir);
  const temporaryDir = join(root, 'tmp');
  let swept: Promise<unknown> | null = null;

  const objectFile = (sha256: Sha256) => join(root, 'sha256', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.zst`);

  const objectOf = (key: RawSourceKey): [file: string, sha256: Sha256] => {
    const sha256 = sha256OfRawSourceKey(key);
    return [objectFile(sha256), sha256];
  };

  const stagedFile = (namespace: string, sha256: Sha256) => {
    if (!/^[a-z0-9][a-z0-9@._-]{0,63}$/.test(namespace) || !/^[0-9a-f]{64}$/.test(sha256)) {
      const message = `not a staged object: ${namespace}/${sha256}`;
      throw new AppError(message, { code: 'invalid-identifier', retryable: false });
    }
    return join(root, 'staged', namespace, sha256.slice(0, 2), `${sha256}.zst`);
  };

  /** Whether the object exists intact; a damaged one is rewritten when its bytes are stored again. */
  async function hasIntact(file: string, sha256: Sha256): Promise<boolean> {
    if (!(await fileExists(file))) return false;
    try {
      for await (const _ of streamObject(file, sha256)) void _;
      return true;
    } catch (error) {
      if (error instanceof AppError && /^raw-object-(?:corrupt|missing)$/.test(error.code)) return false;
      throw error;
    }
  }

  async function store(data: RawStoreInput, maxBytes: number, fileOf: (sha256: Sha256) => string) {
    swept ??= removeAbandoned(temporaryDir);
    await swept;
    const buffered = data instanceof Uint8Array ? data : await bufferSmall(data);
    if (buffered instanceof Uint8Array && buffered.byteLength <= maxBytes) {
      const sha256 = hashOf(buffered);
      if (await hasIntact(fileOf(sha256), sha256)) return { sha256, byteLength: buffered.byteLength, existed: true };
    }
    const temporary = await writeTemporary(temporaryDir, buffered, maxBytes);
    const { sha256, byteLength } = temporary;
    if (!(buffered instanceof Uint8Array) && (await hasIntact(fileOf(sha256), sha256))) {
      await temporary.discard();
      return { sha256, byteLength, existed: true };
    }
    await temporary.commit(fileOf(sha256));
    return { sha256, byteLength, existed: false };
  }

  return {
    async put(data, options = {}) {
      const stored = await store(data, options.maxBytes ?? DEFAULT_MAX_BYTES, objectFile);
      return { key: rawSourceKeyOf(stored.sha256), ...stored };
    },
    get: async (key) => readObject(...objectOf(key)),
    getUpTo: async (key, maxBytes) => readObjectUpTo(...objectOf(key), maxBytes),
    has: async (key) => fileExists(objectOf(key)[0]),
    open: (key) => streamObject(...objectOf(key)),
    async putStaged(namespace, bytes) {
      const stored = await store(bytes, DEFAULT_MAX_BYTES, (sha256) => stagedFile(namespace, sha256));
      return stored.sha256;
    },
    getStaged: async (namespace, sha256) => readObject(stagedFile(namespace, sha256), sha256),
    hasStaged: async (namespace, sha256) => fileExists(stagedFile(namespace, sha256)),
  };
}
