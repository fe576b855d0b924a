import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, ParserVersion } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import { type ExportColumn, exportColumns, selectedValue } from './export-columns.ts';
import type { ExportDataset } from './export-datasets.ts';
import { type ExportSelection, exportSource, partitionOf } from './export-source.ts';

/** Values of one row by column, with the year of its file as `export_partition`. */
export type ExportRow = Readonly<Record<string, unknown>>;
export const PARTITION_COLUMN = 'export_partition';

/** Rows of a fetch at most, and the characters that they should not exceed by much; the first fetch learns how many. */
const FETCHED_ROWS = 2000;
const FIRST_ROWS = 100;
const FETCHED_TEXT = 8_000_000;
/** Issuers of a large dataset whose rows are sorted together. */
const ISSUERS = 8;
/** A backup or an upload may take longer than this between two statements; a dead client is noticed by its connection. */
const IDLE_LIMIT = '1h';

/**
 * Runs `use` in one read-only snapshot. Its statements have no time limit: they are bounded by what is exported, and a
 * lost client ends them.
 *
 * @param use gets the time of the snapshot
 */
export function withExportSnapshot<T>(
  db: Database,
  use: (trx: Transaction, takenAt: IsoTimestamp) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql.raw(`set local statement_timeout = 0`).execute(trx);
      await sql.raw(`set local idle_in_transaction_session_timeout = '${IDLE_LIMIT}'`).execute(trx);
      // Every row is read: plans that return the first rows early cost more.
      await sql.raw(`set local cursor_tuple_fraction = 1`).execute(trx);
      const { rows } = await sql<{ takenAt: IsoTimestamp }>`select now() as "takenAt"`.execute(trx);
      const [{ takenAt }] = rows as [{ takenAt: IsoTimestamp }];
      return use(trx, takenAt);
    });
}

/** Whether this transaction is the only one to export to a place, until it ends. */
export async function lockExport(trx: Transaction, place: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`export ${place}`}, 0)) as locked
  `.execute(trx);
  return rows[0]?.locked === true;
}

/** Versions of parsers that have run here. */
export async function knownParserVersions(db: Database | Transaction): Promise<readonly ParserVersion[]> {
  const { rows } = await sql<{ version: ParserVersion }>`
    select distinct unnest(parser_versions) as version from ops.parser_sets
    union
    select parser_version from ops.promotions
    order by version
  `.execute(db);
  return rows.map(({ version }) => version);
}

export interface ExportRead {
  readonly columns: readonly ExportColumn[];
  /** The rows, a bounded number at a time. */
  readonly batches: AsyncIterable<readonly ExportRow[]>;
}

/** Columns and rows of a selection; the rows are read while `batches` is iterated. */
export async function readExport(
  trx: Transaction,
  dataset: ExportDataset,
  selection: ExportSelection,
): Promise<ExportRead> {
  const source = exportSource(dataset, selection);
  const columns = await exportColumns(trx, dataset, source);
  return { columns, batches: readRows(trx, dataset, columns, selection) };
}

async function* readRows(
  trx: Transaction,
  dataset: ExportDataset,
  columns: readonly ExportColumn[],
  selection: ExportSelection,
): AsyncGenerator<readonly ExportRow[]> {
  const select = (condition: RawBuilder<unknown>) => sql`
    select ${sql.join(columns.map((column) => sql`${selectedValue(column)} as ${sql.ref(column.name)}`))},
      ${partitionOf(dataset)} as ${sql.ref(PARTITION_COLUMN)}
    from (${exportSource(dataset, selection)}) t where ${condition}
    order by ${sql.join(dataset.order.map((name) => orderOf(columns, name)))}
  `;
  if (dataset.kind !== 'bulk' || selection.cik !== null) {
    yield* fetchAll(trx, select(sql`true`));
    return;
  }
  const ciks = await issuersOf(trx, dataset.parserId);
  for (let start = 0; start < ciks.length; start += ISSUERS) {
    yield* fetchAll(trx, select(sql`t.cik = any(${ciks.slice(start, start + ISSUERS)})`));
  }
}

/** Filers with rows in a large dataset, in order. */
async function issuersOf(trx: Transaction, parserId: string): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct cik collate "C" as cik from parsed.bulk_outputs
    where parser_version like ${`${parserId}@%`} order by cik
  `.execute(trx);
  return rows.map(({ cik }) => cik);
}

async function* fetchAll(trx: Transaction, query: RawBuilder<unknown>): AsyncGenerator<readonly ExportRow[]> {
  // Whoever stops before the end also ends the transaction, and the cursor with it.
  await sql`declare export_rows no scroll cursor for ${query}`.execute(trx);
  const fetch = (count: number) => {
    const rows = sql<ExportRow>`fetch forward ${sql.raw(String(count))} from export_rows`.execute(trx);
    // It fails where it is awaited, after the rows before it.
    rows.catch(() => undefined);
    return rows;
  };
  let next = fetch(FIRST_ROWS);
  for (;;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    // The database works on the next rows while these are written.
    next = fetch(Math.max(1, Math.min(FETCHED_ROWS, Math.floor(FETCHED_TEXT / textOf(rows)))));
    yield rows;
  }
  await sql`close export_rows`.execute(trx);
}

/** Characters per row, about. */
function textOf(rows: readonly ExportRow[]): number {
  let text = 0;
  for (const row of rows) for (const value of Object.values(row)) text += typeof value === 'string' ? value.length : 8;
  return text / rows.length;
}

/** Text by its bytes: files do not depend on the collation of the database. */
function orderOf(columns: readonly ExportColumn[], name: string): RawBuilder<unknown> {
  const isText = columns.some((column) => column.name === name && column.storedAs === 'text');
  return isText ? sql`${sql.ref(`t.${name}`)} collate "C"` : sql.ref(`t.${name}`);
}
