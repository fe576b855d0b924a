import { type RawBuilder, sql } from 'kysely';
import { epochDay, type IsoDate } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { WrittenReceipt } from '../../../core/written-receipt.ts';
import { type BinaryRows, createBinaryRows, textField } from '../../binary-rows.ts';
import { copyBinary } from '../../copy.ts';
import type { Database, Transaction } from '../../database.ts';

export interface ReceiptOfScore {
  readonly score: { readonly cik: Cik; readonly methodologyVersion: string; readonly asOf: IsoDate };
  readonly receipt: WrittenReceipt;
}

/** Stores receipts that are not stored yet, and what they rest on where no earlier one rests on the same. */
export async function storeReceipts(trx: Transaction, receipts: readonly ReceiptOfScore[]): Promise<void> {
  if (receipts.length === 0) return;
  const unkept = await withUnkeptInputs(trx, receipts);
  await copyBinary(
    trx,
    'score.receipt_inputs',
    ['cik', 'inputs_hash', 'body'],
    chunksOf(unkept, (rows, { score, inputs }) => {
      rows.row(3);
      rows.text(textField(score.cik));
      rows.text(textField(inputs.hash));
      // Canonical JSON writes every character that a text column does not take as an escape.
      rows.longText(inputs.bytes);
    }),
  );
  await copyBinary(
    trx,
    'score.stored_receipts',
    ['cik', 'receipt_hash', 'methodology_version', 'as_of_date', 'inputs_hash', 'body'],
    chunksOf(receipts, (rows, { score, receipt }) => {
      rows.row(6);
      rows.text(textField(score.cik));
      rows.text(textField(receipt.hash));
      rows.text(textField(score.methodologyVersion));
      rows.date(epochDay(score.asOf));
      rows.text(receipt.inputs && textField(receipt.inputs.hash));
      rows.longText(receipt.bytes);
    }),
  );
}

interface InputsOfScore {
  readonly score: ReceiptOfScore['score'];
  readonly inputs: NonNullable<WrittenReceipt['inputs']>;
}

async function withUnkeptInputs(
  trx: Transaction,
  receipts: readonly ReceiptOfScore[],
): Promise<readonly InputsOfScore[]> {
  const named = receipts.flatMap(({ score, receipt: { inputs } }) => (inputs === null ? [] : [{ score, inputs }]));
  const unkept = await missing(trx, named);
  if (unkept.length === 0) return unkept;
  // Runs over other dates find the same inputs missing; the first one stores them.
  await sql`select pg_advisory_xact_lock(hashtext('score.receipt_inputs'), 0)`.execute(trx);
  return missing(trx, unkept);
}

async function missing(trx: Transaction, named: readonly InputsOfScore[]): Promise<readonly InputsOfScore[]> {
  const { rows } = await sql<{ cik: Cik; inputs_hash: Sha256 }>`
    select cik, inputs_hash
    from ${byKey(
      named.map(({ score }) => score.cik),
      named.map(({ inputs }) => inputs.hash),
    )} given (cik, inputs_hash)
    join score.receipt_inputs using (cik, inputs_hash)
  `.execute(trx);
  const kept = new Set(rows.map(({ cik }) => cik));
  return named.filter(({ score }) => !kept.has(score.cik));
}

/**
 * Rows of a CIK and a hash, to be looked up by these. Behind a subquery nobody guesses how many there are: for some
 * hundred the planner would read a table of some ten thousand receipts from end to end.
 */
export function byKey(ciks: readonly Cik[], hashes: readonly Sha256[]): RawBuilder<unknown> {
  return sql`unnest((select ${[...ciks]}::text[]), (select ${[...hashes]}::text[]))`;
}

const ROW_BYTES = 512;

function* chunksOf<T>(list: readonly T[], write: (rows: BinaryRows, of: T) => void): Generator<Uint8Array> {
  const rows = createBinaryRows(ROW_BYTES);
  for (const of of list) {
    write(rows, of);
    yield* rows.full();
  }
  yield* rows.end();
}

/** The receipt of a stored score, byte for byte as it was hashed; null where there is no such score. */
export async function getReceipt(
  db: Database | Transaction,
  key: { readonly cik: Cik; readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<string | null> {
  const found = await db
    .selectFrom('score.scores as s')
    .innerJoin('score.receipts as r', (join) =>
      join.onRef('r.cik', '=', 's.cik').onRef('r.receipt_hash', '=', 's.receipt_hash'),
    )
    .select('r.body')
    .where('s.cik', '=', key.cik)
    .where('s.methodology_version', '=', key.methodologyVersion)
    .where('s.as_of_date', '=', key.asOf)
    .executeTakeFirst();
  return found?.body ?? null;
}
