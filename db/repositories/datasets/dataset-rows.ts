import type { DatasetRow, FilingTable, OutputScope } from '../../../core/row-provenance.ts';
import type { BulkTable, DatasetTable, DatasetValues } from '../../../core/table-rows.ts';
import type { Database, Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';
import { columnsOf, type Row, recordset, upsertRows, type WriteCounts } from '../../upsert.ts';
import { replaceBulkRows } from './bulk-rows.ts';
import { scopeHistory, supersedeRows } from './row-history.ts';

export interface ReplaceCounts extends WriteCounts {
  /** Rows of the same scope that the parser no longer gives. */
  readonly removed: number;
  /** Rows with the key of another one of the same output; the most confident, then the first, is stored. */
  readonly duplicates: number;
}

/** Columns about the run that wrote a row, not about the filing. */
const INCIDENTAL = ['materialization_version', 'extraction_trace_id'];

/**
 * Stores the rows of some filings. The caller holds the filings' locks (`lockFilings`).
 *
 * @param db adds dictionary entries outside of the transaction
 * @param runId null: no run, such as a verification
 * @returns how many rows the filings now have in these tables
 */
export async function replaceTables(
  db: Database,
  trx: Transaction,
  tables: readonly FilingTable[],
  runId: string | null,
): Promise<number> {
  let stored = 0;
  const count = ({ inserted, changed, unchanged }: WriteCounts): void => {
    stored += inserted + changed + unchanged;
  };
  const datasets = tables.filter((one) => 'scope' in one);
  for (const [table, outputs] of Map.groupBy(datasets, (one) => one.table)) {
    const scopes = outputs.map(({ scope }) => scope);
    const rows = outputs.flatMap((output) => output.rows);
    count(await replaceRows<DatasetTable>(trx, table, scopes, rows, runId));
  }
  const bulk = tables.filter((one) => 'bulkRows' in one);
  for (const [table, batches] of Map.groupBy(bulk, (one) => one.table)) {
    count(await replaceBulkRows<BulkTable>(db, trx, table, batches, runId));
  }
  return stored;
}

/**
 * Makes the rows of the scopes exactly the given ones (a scope without rows ends up empty) and writes only differences.
 * Run and build are not compared. Rows that change or end are kept in `ops.row_history`. Rows of several parser versions
 * may have different columns; a column that a row lacks is null.
 */
export async function replaceRows<T extends DatasetTable>(
  trx: Transaction,
  table: T,
  scopes: readonly OutputScope[],
  rows: readonly DatasetRow<DatasetValues[T]>[],
  runId: string | null = null,
): Promise<ReplaceCounts> {
  const ownKey: readonly string[] = OWN_KEYS[table];
  const key = ['cik', 'accession_number', 'parser_version', ...ownKey];
  const given = rows.map(({ values, meta, ...place }) => {
    const row = rowOf(values, meta);
    for (const [column, value] of Object.entries(place)) if (ownKey.includes(column)) row[column] ??= value;
    return row;
  });
  const unique = mostConfident(given, key);
  const scopeRows = scopes.map(({ cik, accessionNumber, parserVersion }) =>
    rowOf({ cik, accessionNumber, parserVersion }),
  );
  const scopeTable = recordset(table, scopeRows);
  const { hasRows, at } = await scopeHistory(trx, table, scopeTable);
  const compared = columnsOf(unique).filter((column) => !key.includes(column) && !INCIDENTAL.includes(column));
  const replacement = { table, scopes: scopeTable, rows: recordset(table, unique), key, compared };
  const removed = hasRows ? await supersedeRows(trx, replacement, at, runId) : 0;
  const written = await upsertRows(trx, {
    table,
    key,
    incidental: [...INCIDENTAL, 'recorded_at', 'verified_at'],
    touched: [],
    rows: unique.map((row) => ({ ...row, recorded_at: at, verified_at: at })),
  });
  return { ...written, removed, duplicates: rows.length - unique.length };
}

function mostConfident(rows: readonly Row[], key: readonly string[]): Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    const name = JSON.stringify(key.map((column) => row[column]));
    const other = best.get(name);
    if (!other || Number(row['confidence']) > Number(other['confidence'])) best.set(name, row);
  }
  return [...best.values()];
}
