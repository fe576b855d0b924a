import { sql } from 'kysely';
import type { DatasetRow, FilingTable, OutputScope } from '../../../core/row-provenance.ts';
import type { BulkTable, DatasetTable, DatasetValues } from '../../../core/table-rows.ts';
import type { Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';
import { type Row, recordset, upsertRows, type WriteCounts } from '../../upsert.ts';
import { replaceBulkRows } from './bulk-rows.ts';

export interface ReplaceCounts extends WriteCounts {
  /** Rows of the same scope that the parser no longer gives. */
  readonly removed: number;
  /** Rows with the key of another one of the same output; the most confident, then the first, is stored. */
  readonly duplicates: number;
}

/** Stores the rows of some filings. The caller holds the filings' locks (`lockFilings`). */
export async function replaceTables(trx: Transaction, tables: readonly FilingTable[]): Promise<void> {
  const datasets = tables.filter((one) => 'scope' in one);
  for (const [table, outputs] of Map.groupBy(datasets, (one) => one.table)) {
    const scopes = outputs.map(({ scope }) => scope);
    await replaceRows<DatasetTable>(
      trx,
      table,
      scopes,
      outputs.flatMap(({ rows }) => rows),
    );
  }
  const bulk = tables.filter((one) => 'bulkRows' in one);
  for (const [table, batches] of Map.groupBy(bulk, (one) => one.table)) {
    await replaceBulkRows<BulkTable>(trx, table, batches);
  }
}

/**
 * Makes the rows of the scopes exactly the given ones (a scope without rows ends up empty) and writes only differences.
 * Run and build are not compared.
 */
export async function replaceRows<T extends DatasetTable>(
  trx: Transaction,
  table: T,
  scopes: readonly OutputScope[],
  rows: readonly DatasetRow<DatasetValues[T]>[],
): Promise<ReplaceCounts> {
  const ownKey: readonly string[] = OWN_KEYS[table];
  const key = ['cik', 'accession_number', 'parser_version', ...ownKey];
  const given = rows.map(({ values, meta, ...place }) => {
    const row = rowOf(values, meta);
    for (const [column, value] of Object.entries(place)) if (ownKey.includes(column)) row[column] ??= value;
    return row;
  });
  const unique = mostConfident(given, key);
  const sameKey = key.map((column) => sql`i.${sql.ref(column)} = t.${sql.ref(column)}`);
  const scopeRows = scopes.map(({ cik, accessionNumber, parserVersion }) =>
    rowOf({ cik, accessionNumber, parserVersion }),
  );
  const removed = await sql`
    delete from ${sql.table(table)} t
    using ${recordset(table, scopeRows)} s
    where t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version
      and not exists (select from ${recordset(table, unique)} i where ${sql.join(sameKey, sql` and `)})
  `.execute(trx);
  const written = await upsertRows(trx, {
    table,
    key,
    incidental: ['materialization_version', 'extraction_trace_id'],
    touched: ['recorded_at', 'verified_at'],
    rows: unique,
  });
  return { ...written, removed: Number(removed.numAffectedRows ?? 0n), duplicates: rows.length - unique.length };
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
