import type { RawSourceKey, Sha256 } from '../../core/ids.ts';

export type RawStoreInput = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutResult {
  readonly key: RawSourceKey;
  readonly sha256: Sha256;
  /** Uncompressed. */
  readonly byteLength: number;
  /** True where the store already had these bytes. */
  readonly existed: boolean;
}

/**
 * Permanent storage of fetched bytes by their sha256; nothing is deleted or overwritten with other bytes. Could be backed
 * by an object store. Also holds `staged` parse outputs, addressed by content, until they are loaded.
 */
export interface RawStore {
  /**
   * Stores bytes; idempotent. On success the complete object is on disk; on failure nothing of it remains.
   *
   * @throws AppError `raw-store-full` (retryable), `raw-object-too-large`, and whatever the stream throws
   */
  put(data: RawStoreInput, options?: { readonly maxBytes?: number }): Promise<PutResult>;
  /** @throws AppError `raw-object-missing`, `raw-object-corrupt` */
  get(key: RawSourceKey): Promise<Uint8Array>;
  /** Like `get`, but null for an object larger than `maxBytes`, which is not loaded. */
  getUpTo(key: RawSourceKey, maxBytes: number): Promise<Uint8Array | null>;
  has(key: RawSourceKey): Promise<boolean>;
  /** The bytes as a stream, which fails with `raw-object-corrupt` at the end if they do not match the key. */
  open(key: RawSourceKey): AsyncIterable<Uint8Array>;
  /** Stores an intermediate result under a namespace (`parse`); returns its content hash. */
  putStaged(namespace: string, bytes: Uint8Array): Promise<Sha256>;
  /** @throws AppError `raw-object-missing`, `raw-object-corrupt` */
  getStaged(namespace: string, sha256: Sha256): Promise<Uint8Array>;
  hasStaged(namespace: string, sha256: Sha256): Promise<boolean>;
}
