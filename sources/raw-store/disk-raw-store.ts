import { join, resolve } from 'node:path';
import { AppError } from '../../core/errors.ts';
import { sha256 as hashOf } from '../../core/hashes.ts';
import { rawSourceKeyOf, type Sha256, sha256OfRawSourceKey } from '../../core/ids.ts';
import {
  fileExists,
  readObject,
  readObjectUpTo,
  removeAbandoned,
  streamObject,
  writeTemporary,
} from './object-files.ts';
import type { RawStore, RawStoreInput } from './raw-store.ts';

/** A SEC submission is at most about 200 MB by EDGAR's own limits; indexes are smaller. */
const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;

/** Up to this size a stream is gathered in memory: most filings are, and in one piece they cost half as much. */
const SMALL_BYTES = 1024 * 1024;

/** The bytes of a stream that ends soon; a longer one as it was. Its own errors come through. */
async function gatherSmall(stream: AsyncIterable<Uint8Array>): Promise<RawStoreInput> {
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
 * of processes may write at once: names follow from the content, and a file gets its name only when it is whole.
 */
export function createDiskRawStore(dir: string): RawStore {
  const root = resolve(dir);
  const temporaryDir = join(root, 'tmp');
  let swept: Promise<unknown> | null = null;

  const objectFile = (sha256: Sha256) => join(root, 'sha256', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.zst`);

  const stagedFile = (namespace: string, sha256: Sha256) => {
    if (!/^[a-z0-9][a-z0-9@._-]{0,63}$/.test(namespace) || !/^[0-9a-f]{64}$/.test(sha256)) {
      throw new AppError(`not a staged object: ${namespace}/${sha256}`, {
        code: 'invalid-identifier',
        retryable: false,
      });
    }
    return join(root, 'staged', namespace, sha256.slice(0, 2), `${sha256}.zst`);
  };

  /** Whether the object is there and readable; a damaged one is written anew by whoever brings its bytes again. */
  async function holds(file: string, sha256: Sha256): Promise<boolean> {
    if (!(await fileExists(file))) return false;
    try {
      for await (const _ of streamObject(file, sha256)) void _;
      return true;
    } catch (error) {
      if (error instanceof AppError && (error.code === 'raw-object-corrupt' || error.code === 'raw-object-missing'))
        return false;
      throw error;
    }
  }

  async function store(data: RawStoreInput, maxBytes: number, fileOf: (sha256: Sha256) => string) {
    swept ??= removeAbandoned(temporaryDir, Date.now());
    await swept;
    const gathered = data instanceof Uint8Array ? data : await gatherSmall(data);
    if (gathered instanceof Uint8Array && gathered.byteLength <= maxBytes) {
      const sha256 = hashOf(gathered);
      if (await holds(fileOf(sha256), sha256)) return { sha256, byteLength: gathered.byteLength, existed: true };
    }
    const temporary = await writeTemporary(temporaryDir, gathered, maxBytes);
    const { sha256, byteLength } = temporary;
    if (!(gathered instanceof Uint8Array) && (await holds(fileOf(sha256), sha256))) {
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
    async get(key) {
      const sha256 = sha256OfRawSourceKey(key);
      return readObject(objectFile(sha256), sha256);
    },
    async getUpTo(key, maxBytes) {
      const sha256 = sha256OfRawSourceKey(key);
      return readObjectUpTo(objectFile(sha256), sha256, maxBytes);
    },
    async has(key) {
      return fileExists(objectFile(sha256OfRawSourceKey(key)));
    },
    open(key) {
      const sha256 = sha256OfRawSourceKey(key);
      return streamObject(objectFile(sha256), sha256);
    },
    async putStaged(namespace, bytes) {
      const stored = await store(bytes, DEFAULT_MAX_BYTES, (sha256) => stagedFile(namespace, sha256));
      return stored.sha256;
    },
    async getStaged(namespace, sha256) {
      return readObject(stagedFile(namespace, sha256), sha256);
    },
    async hasStaged(namespace, sha256) {
      return fileExists(stagedFile(namespace, sha256));
    },
  };
}
