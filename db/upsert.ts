import { type RawBuilder, sql } from 'kysely';
import { storableValue } from '../core/storable-text.ts';
import type { Database, Transaction } from './database.ts';
import type { Schema } from './schema.ts';

/** Rows of a write by what it did to them. */
export interface WriteCounts {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
}

const NO_WRITES: WriteCounts = { inserted: 0, changed: 0, unchanged: 0 };

export type TableName = keyof Schema;
export type Row = Readonly<Record<string, unknown>>;

/**
 * Rows as a table expression with a table's row type, from one JSON parameter: no parameter limit, and decimals travel
 * as text. Absent columns are null.
 */
export function recordset(table: TableName, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(storableValue(rows))}::jsonb)`;
}

export interface UpsertOptions {
  readonly table: TableName;
  /** Natural key, at least one column. */
  readonly key: readonly string[];
  /** Columns that are written but not compared, such as the run that wrote the row. */
  readonly incidental?: readonly string[];
  /** Columns set to the time of a change, `recorded_at` by default. */
  readonly touched?: readonly string[];
  readonly rows: readonly Row[];
}

/** The columns that any of the rows has: two versions of a parser may give different ones. */
export function columnsOf(rows: readonly Row[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * Inserts rows and updates those that differ. Unchanged rows are not written, so a second run is a no-op. Rows must have
 * distinct keys. A column that only some rows have is null in the others, whatever its default.
 */
export async function upsertRows(db: Database | Transaction, options: UpsertOptions): Promise<WriteCounts> {
  const { table, key, rows } = options;
  if (rows.length === 0) return NO_WRITES;
  const columns = columnsOf(rows);
  const values = columns.filter((column) => !key.includes(column));
  const compared = values.filter((column) => !(options.incidental ?? []).includes(column));
  const touched = options.touched ?? ['recorded_at'];
  const assignments = [
    ...values.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    ...touched.map((column) => sql`${sql.ref(column)} = now()`),
  ];
  const differs = compared.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`);
  const onConflict =
    differs.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(assignments)} where ${sql.join(differs, sql` or `)}`;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { rows: written } = await sql<{ inserted: boolean }>`
    insert into ${sql.table(table)} as t (${list})
    select ${list} from ${recordset(table, rows)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) ${onConflict}
    returning xmax = 0 as inserted
  `.execute(db);
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, changed: written.length - inserted, unchanged: rows.length - written.length };
}
