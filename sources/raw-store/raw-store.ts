import type { RawSourceKey, Sha256 } from '../../core/ids.ts';

export type RawStoreInput = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutResult {
  readonly key: RawSourceKey;
  readonly sha256: Sha256;
  /** Uncompressed. */
  readonly byteLength: number;
  /** True where the same bytes were there already. */
  readonly existed: boolean;
}

/**
 * Where fetched bytes live for good, by their sha256; nothing is ever deleted or overwritten with other bytes. An
 * object store can stand behind it. Beside them, parse outputs on their way to the database (`staged`), by content.
 */
export interface RawStore {
  /**
   * Stores bytes; storing them again changes nothing. Without an error the object is whole and on the medium; with
   * one, nothing of it is left.
   *
   * @throws AppError `raw-store-full` (retryable), `raw-object-too-large`, and whatever the stream itself throws
   */
  put(data: RawStoreInput, options?: { readonly maxBytes?: number }): Promise<PutResult>;
  /** @throws AppError `raw-object-missing`, `raw-object-corrupt` */
  get(key: RawSourceKey): Promise<Uint8Array>;
  /** Like `get`, but null for an object of more than so many bytes, which is then not held as a whole. */
  getUpTo(key: RawSourceKey, maxBytes: number): Promise<Uint8Array | null>;
  has(key: RawSourceKey): Promise<boolean>;
  /** The bytes as a stream; it ends with `raw-object-corrupt` where they turn out not to be those of the key. */
  open(key: RawSourceKey): AsyncIterable<Uint8Array>;
  /** Stores an intermediate result under a namespace (`parse`); returns its content hash. */
  putStaged(namespace: string, bytes: Uint8Array): Promise<Sha256>;
  /** @throws AppError `raw-object-missing`, `raw-object-corrupt` */
  getStaged(namespace: string, sha256: Sha256): Promise<Uint8Array>;
  hasStaged(namespace: string, sha256: Sha256): Promise<boolean>;
}
