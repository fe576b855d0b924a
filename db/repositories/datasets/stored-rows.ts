import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { Transaction } from '../../database.ts';

/** A row that is stored otherwise than its parser gives it; `stored` null: it is not there, `given` null: it should not be. */
export interface RowDifference {
  readonly accessionNumber: AccessionNumber;
  readonly table: string;
  /** The row's key within its filing and parser version, by column. */
  readonly key: Readonly<Record<string, unknown>>;
  readonly stored: Readonly<Record<string, unknown>> | null;
  readonly given: Readonly<Record<string, unknown>> | null;
}

/** Columns that say which run wrote a row and when, not what the filing says. */
const INCIDENTAL = ['recorded_at', 'verified_at', 'retrieved_at', 'materialization_version', 'extraction_trace_id'];
/** More of one table of one page is a fault of the table, not of its rows. */
const MOST_DIFFERENCES = 100;

const copyOf = (table: string): string => `stored_${table.replace('.', '_')}`;

/** Keeps the filings' rows as they are stored, beside the tables, until the transaction ends. */
export async function keepStoredRows(
  trx: Transaction,
  tables: readonly string[],
  accessionNumbers: readonly AccessionNumber[],
): Promise<void> {
  for (const table of tables) {
    await sql`
      create temporary table ${sql.table(copyOf(table))} on commit drop as
      select * from ${sql.table(table)} where accession_number = any(${[...accessionNumbers]})
    `.execute(trx);
  }
}

/**
 * What the writers of this transaction changed of the kept rows: they touch only rows that differ, so a row with another
 * `recorded_at`, a new one and one that is gone were each stored otherwise.
 */
export async function changedRows(
  trx: Transaction,
  tables: readonly string[],
  accessionNumbers: readonly AccessionNumber[],
): Promise<readonly RowDifference[]> {
  const found: RowDifference[] = [];
  const keys = await primaryKeys(trx, tables);
  for (const table of tables) {
    const key = keys.get(table) ?? [];
    const own = key.filter((column) => !['cik', 'accession_number'].includes(column));
    const { rows } = await sql<RowDifference>`
      select accession_number as "accessionNumber", ${table}::text as "table",
        jsonb_build_object(${sql.join(own.flatMap((column) => [sql`${column}::text`, sql.ref(column)]))}) as "key",
        to_jsonb(stored) - ${INCIDENTAL}::text[] as "stored", to_jsonb(given) - ${INCIDENTAL}::text[] as "given"
      from ${sql.table(copyOf(table))} stored
      full join (
        select * from ${sql.table(table)} where accession_number = any(${[...accessionNumbers]})
      ) given using (${sql.join(key.map((column) => sql.ref(column)))})
      where stored.recorded_at is distinct from given.recorded_at
      order by ${sql.join(key.map((column) => sql.ref(column)))} limit ${MOST_DIFFERENCES}
    `.execute(trx);
    found.push(...rows);
  }
  return found;
}

async function primaryKeys(
  trx: Transaction,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select t.name as "table", array_agg(a.attname::text order by array_position(i.indkey::int[], a.attnum::int)) as columns
    from unnest(${[...tables]}::text[]) as t (name)
    join pg_index i on i.indrelid = t.name::regclass and i.indisprimary
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    group by t.name
  `.execute(trx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
