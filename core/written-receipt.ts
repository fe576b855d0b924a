import type { Sha256 } from './ids.ts';

/**
 * A receipt as it is stored. Most of its inputs are those of the day before: they are stored once, and the receipts of
 * all days name them.
 */
export interface WrittenReceipt {
  /** Of the whole receipt. */
  readonly hash: Sha256;
  /** Canonical JSON in UTF-8, with `{"in":"score.receipt_inputs"}` in place of each input that is stored apart. */
  readonly bytes: Uint8Array;
  /** Those inputs by name: canonical JSON in UTF-8, with its own hash. Null: the receipt is whole. */
  readonly inputs: { readonly hash: Sha256; readonly bytes: Uint8Array } | null;
}
