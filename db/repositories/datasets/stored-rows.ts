import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { Transaction } from '../../database.ts';

/** A stored row that differs from the parser's; `stored` null: missing, `given` null: the parser does not give it. */
export interface RowDifference {
  readonly accessionNumber: AccessionNumber;
  readonly table: string;
  /** The row's key within its filing and parser version, by column. */
  readonly key: Readonly<Record<string, unknown>>;
  readonly stored: Readonly<Record<string, unknown>> | null;
  readonly given: Readonly<Record<string, unknown>> | null;
}

/** Columns about the run that wrote a row, not about the filing. */
const INCIDENTAL = ['recorded_at', 'verified_at', 'materialization_version', 'extraction_trace_id'];
/** Views of compact tables have no primary key of their own. */
const KEYS_OF_VIEWS: ReadonlyMap<string, readonly string[]> = new Map([
  ['parsed.xbrl_facts', ['cik', 'accession_number', 'parser_version', 'fact_index']],
  ['parsed.thirteenf_holdings', ['cik', 'accession_number', 'parser_version', 'ordinal']],
]);
/** Beyond this the table as a whole is wrong, and further rows add nothing. */
const MOST_DIFFERENCES = 100;

const copyOf = (table: string): string => `stored_${table.replace('.', '_')}`;

/** Copies the filings' stored rows to temporary tables of this transaction. */
export async function copyStoredRows(
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
 * What this transaction changed since `copyStoredRows`. Writers touch only rows that differ, so a new `recorded_at`, a new
 * row and a deleted row are each a difference.
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
  return new Map([...KEYS_OF_VIEWS, ...rows.map(({ table, columns }) => [table, columns] as const)]);
}
