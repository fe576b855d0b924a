import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** A filing's place in the order of time. */
export interface FilingPlace {
  /** With microseconds. */
  readonly publicAt: string;
  readonly accessionNumber: string;
}

/** Filings next to each other in the order of time, as it was at an instant. */
export interface FilingWindow {
  /** All that may be in it: a filing that has moved is in the window of then and in that of now. */
  readonly filings: readonly { readonly cik: Cik; readonly accessionNumber: AccessionNumber }[];
  /** The window is before this one; null: from the newest. */
  readonly before: FilingPlace | null;
  /** And down to this one; null: to the oldest. */
  readonly downTo: FilingPlace | null;
}

const FIRST_FILINGS = 500;
const MOST_FILINGS = 8_000;

/**
 * The filings from a place on, newest first, in windows that grow: what a page needs is in the first as a rule.
 *
 * @param from included; null: the newest
 * @param computedBy filings that became public at another time by what was known then are in the window of that time
 */
export async function* filingWindows(
  db: Database | Transaction,
  { from, computedBy }: { readonly from: FilingPlace | null; readonly computedBy: IsoTimestamp },
): AsyncGenerator<FilingWindow> {
  let before: FilingPlace | null = null;
  for (let size = FIRST_FILINGS; ; size = Math.min(size * 2, MOST_FILINGS)) {
    const isNext: RawBuilder<unknown> =
      before === null ? (from === null ? sql`true` : isUpTo(from, sql`<=`)) : isUpTo(before, sql`<`);
    const { rows }: QueryResult<FilingPlace & FilingWindow['filings'][number]> = await sql<
      FilingPlace & FilingWindow['filings'][number]
    >`
      select f.public_at::text as "publicAt", f.accession_number as "accessionNumber", f.cik
      from raw.filings f where ${isNext}
      order by f.public_at desc, f.accession_number desc limit ${size}
    `.execute(db);
    const downTo: FilingPlace | null = rows.length < size ? null : (rows.at(-1) ?? null);
    const moved = await movedFilings(db, computedBy, before ?? from, downTo);
    const filings = new Map([...rows, ...moved].map((filing) => [filing.accessionNumber, filing]));
    yield { filings: [...filings.values()], before, downTo };
    if (downTo === null) return;
    before = downTo;
  }
}

function isUpTo({ publicAt, accessionNumber }: FilingPlace, compared: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(f.public_at, f.accession_number) ${compared} (${publicAt}::timestamptz, ${accessionNumber})`;
}

async function movedFilings(
  db: Database | Transaction,
  computedBy: IsoTimestamp,
  from: FilingPlace | null,
  to: FilingPlace | null,
): Promise<FilingWindow['filings']> {
  const { rows } = await sql<FilingWindow['filings'][number]>`
    select o.accession_number as "accessionNumber", f.cik
    from raw.superseded_filing_times o join raw.filings f using (accession_number)
    where o.superseded_at > ${computedBy}
      and o.public_at between coalesce(${to?.publicAt ?? null}::timestamptz, '-infinity')
        and coalesce(${from?.publicAt ?? null}::timestamptz, 'infinity')
  `.execute(db);
  return rows;
}

/** Whether reading all rows of a dataset, with the past ones, takes longer than reading filings one after the other. */
export async function hasManyRows(db: Database | Transaction, table: string): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select (select count(*) from (select from ${sql.table(table)} limit ${FEW_ROWS}) t)::int
      + (select count(*) from (select from ops.row_history where table_name = ${table} limit ${FEW_ROWS}) h)::int as rows
  `.execute(db);
  return (rows[0]?.rows ?? 0) >= FEW_ROWS;
}

const FEW_ROWS = 10_000;
