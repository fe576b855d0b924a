import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { EncodedReceipt } from '../../../core/score-receipt.ts';
import type { Transaction } from '../../database.ts';

export interface ReceiptOfScore {
  readonly score: { readonly cik: Cik; readonly methodologyVersion: string; readonly asOf: IsoDate };
  readonly receipt: EncodedReceipt;
}

/** Stores receipts and inputs that are not stored yet. */
export async function storeReceipts(trx: Transaction, receipts: readonly ReceiptOfScore[]): Promise<void> {
  if (receipts.length === 0) return;
  // In one order: runs over other dates wait for the same inputs, not for each other.
  const ordered = receipts.toSorted((a, b) => (a.score.cik < b.score.cik ? -1 : 1));
  await trx
    .insertInto('score.receipt_inputs')
    .values(
      ordered.map(({ score: { cik }, receipt }) => ({ cik, inputs_hash: receipt.inputsHash, body: receipt.inputs })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('score.receipts')
    .values(
      ordered.map(({ score, receipt }) => ({
        cik: score.cik,
        receipt_hash: receipt.hash,
        methodology_version: score.methodologyVersion,
        as_of_date: score.asOf,
        inputs_hash: receipt.inputsHash,
        body: receipt.body,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
