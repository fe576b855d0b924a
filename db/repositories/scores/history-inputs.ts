import { sql } from 'kysely';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import type { HistoryRange } from './score-histories.ts';

/** The inputs of a stored history, and how many of its days were computed and carried. */
export interface HistoryInput {
  readonly cik: Cik;
  readonly inputHash: Sha256;
  readonly computed: number;
  readonly carried: number;
}

/** The inputs of the histories stored for exactly this range. */
export async function listHistoryInputs(
  db: Database | Transaction,
  range: HistoryRange,
  ciks: readonly Cik[],
): Promise<ReadonlyMap<Cik, HistoryInput>> {
  if (ciks.length === 0) return new Map();
  const rows = await db
    .selectFrom('score.history_inputs')
    .select(['cik', 'input_hash as inputHash', 'computed', 'carried'])
    .where('methodology_version', '=', range.methodologyVersion)
    .where('from_date', '=', range.from)
    .where('to_date', '=', range.to)
    .where('cik', 'in', [...ciks])
    .execute();
  return new Map(rows.map((row) => [row.cik, row]));
}

/** Whether a backfill has written histories of a methodology for any day of a range. */
export async function hasHistories(db: Database | Transaction, range: HistoryRange): Promise<boolean> {
  const { methodologyVersion, from, to } = range;
  const { rows } = await sql<{ stored: boolean }>`
    select exists (
      select from score.history_inputs
      where methodology_version = ${methodologyVersion} and from_date <= ${to} and to_date >= ${from}
    ) as stored
  `.execute(db);
  return rows[0]?.stored ?? false;
}

/** Replaces inputs in the transaction that writes the rows; overlapping ranges are no longer valid and are deleted. */
export async function replaceHistoryInputs(
  trx: Transaction,
  range: HistoryRange,
  inputs: readonly HistoryInput[],
): Promise<void> {
  const { methodologyVersion, from, to } = range;
  if (inputs.length === 0) return;
  const ciks = inputs.map(({ cik }) => cik);
  await sql`
    delete from score.history_inputs
    where cik = any(${ciks}) and methodology_version = ${methodologyVersion} and from_date <= ${to} and to_date >= ${from}
  `.execute(trx);
  await trx
    .insertInto('score.history_inputs')
    .values(
      inputs.map(({ cik, inputHash, computed, carried }) => ({
        cik,
        methodology_version: methodologyVersion,
        from_date: from,
        to_date: to,
        input_hash: inputHash,
        computed,
        carried,
      })),
    )
    .execute();
}

/** Issuers of one transaction. */
const REMOVED_AT_ONCE = 500;

/**
 * Deletes the stored histories of issuers that are no longer covered, some issuers at a time: what a crash leaves, the
 * next attempt removes.
 *
 * @param covered which of some issuers with a stored history in the range are still covered
 * @returns number of issuers whose histories were deleted
 */
export async function removeUncoveredHistories(
  db: Database,
  range: HistoryRange,
  covered: (ciks: readonly Cik[]) => Promise<ReadonlySet<Cik>>,
): Promise<number> {
  const { methodologyVersion, from, to } = range;
  let removed = 0;
  for (let after: Cik | null = null; ; ) {
    const { rows }: { readonly rows: readonly { readonly cik: Cik }[] } = await sql<{ cik: Cik }>`
      select distinct cik from score.history_inputs
      where methodology_version = ${methodologyVersion} and from_date <= ${to} and to_date >= ${from}
        and cik > ${after ?? ''}
      order by cik limit ${REMOVED_AT_ONCE}
    `.execute(db);
    const known = await covered(rows.map(({ cik }) => cik));
    const gone = rows.flatMap(({ cik }) => (known.has(cik) ? [] : [cik]));
    if (gone.length > 0) await db.transaction().execute((trx) => removeHistories(trx, range, gone));
    removed += gone.length;
    after = rows.at(-1)?.cik ?? null;
    if (after === null || rows.length < REMOVED_AT_ONCE) return removed;
  }
}

async function removeHistories(
  trx: Transaction,
  { methodologyVersion, from, to }: HistoryRange,
  ciks: readonly Cik[],
): Promise<void> {
  await sql`
    delete from score.score_histories
    where cik = any(${[...ciks]}) and methodology_version = ${methodologyVersion} and as_of_date between ${from} and ${to}
  `.execute(trx);
  await sql`
    delete from score.history_inputs
    where cik = any(${[...ciks]}) and methodology_version = ${methodologyVersion} and from_date <= ${to}
      and to_date >= ${from}
  `.execute(trx);
}
