import { sql } from 'kysely';
import type { ComparedRow } from '../../../core/compared-rows.ts';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
import type { CrossValidation } from '../../../core/rows.ts';
import type { DatasetTable } from '../../../core/table-rows.ts';
import type { Database } from '../../database.ts';
import { snakeCase } from '../../names.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';
import { type FilingKey, keysOf } from './compared-runs.ts';

/** Columns of every row, about its run. */
const META = new Set(
  (
    'cik accession_number parser_version raw_source_key materialization_version source_span value_spans ' +
    'extraction_trace_id confidence cross_validations model_version verified_at recorded_at'
  ).split(' '),
);
/** Where a row is, which another row before it changes, and not what it says. */
const PLACES = new Set(['sequence', 'ordinal', 'position', 'proposal_ordinal']);

type Stored = Readonly<Record<string, unknown>>;
/** Rows of a filing by the version that gave them. */
export type RowsByVersion = ReadonlyMap<ParserVersion, readonly ComparedRow[]>;

/** Rows of one table for some filings under some versions, in the order of their keys. */
export async function rowsOfVersions(
  db: Database,
  table: DatasetTable,
  filings: readonly FilingKey[],
  versions: readonly ParserVersion[],
): Promise<ReadonlyMap<AccessionNumber, RowsByVersion>> {
  const order = ['cik', 'accession_number', 'parser_version', ...OWN_KEYS[table]].map((column) =>
    sql.ref(`t.${column}`),
  );
  const { rows } = await sql<Stored>`
    select t.* from ${sql.table(table)} t join ${keysOf(filings)} using (cik, accession_number)
    where t.parser_version = any(${[...versions]}) order by ${sql.join(order)}
  `.execute(db);
  const decimals = await decimalColumns(db, table);
  const found = new Map<AccessionNumber, Map<ParserVersion, ComparedRow[]>>();
  for (const row of rows) {
    const accession = row['accession_number'] as AccessionNumber;
    const version = row['parser_version'] as ParserVersion;
    const byVersion = found.get(accession) ?? new Map<ParserVersion, ComparedRow[]>();
    found.set(accession, byVersion);
    const own = byVersion.get(version) ?? [];
    byVersion.set(version, own);
    own.push(comparedRow(row, own.length, decimals));
  }
  return found;
}

function comparedRow(row: Stored, place: number, decimals: ReadonlySet<string>): ComparedRow {
  const values: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    if (META.has(column) || PLACES.has(column)) continue;
    values[column] = decimals.has(column) ? plainDecimal(value) : value;
  }
  const spans = Object.entries(row['value_spans'] as Readonly<Record<string, string>>);
  return {
    sequence: sequenceOf(row),
    place,
    values,
    spans: Object.fromEntries(spans.map(([member, span]) => [snakeCase(member), span])),
    sourceSpan: row['source_span'] as string | null,
    confidence: row['confidence'] as number,
    checks: row['cross_validations'] as readonly CrossValidation[],
  };
}

/** The document: in the key of most tables, else in the id of the run. */
function sequenceOf(row: Stored): number {
  const sequence = row['sequence'] ?? /^[^/]+\/[^/]+\/(\d+)\//.exec(String(row['extraction_trace_id']))?.[1];
  return sequence === undefined ? Number(/#(\d+):/.exec(String(row['source_span']))?.[1] ?? 0) : Number(sequence);
}

/** `10.50` and `10.5` are one number, which two versions may print differently. */
export function plainDecimal(value: unknown): unknown {
  return typeof value === 'string' && value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

const DECIMALS = new Map<string, ReadonlySet<string>>();

async function decimalColumns(db: Database, table: DatasetTable): Promise<ReadonlySet<string>> {
  const known = DECIMALS.get(table);
  if (known !== undefined) return known;
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and atttypid = 'numeric'::regtype and attnum > 0
  `.execute(db);
  const columns = new Set(rows.map(({ name }) => name));
  DECIMALS.set(table, columns);
  return columns;
}
