import { DuckDBInstance } from '@duckdb/node-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type ComparedRow = Readonly<Record<string, unknown>>;

/** Rows in an order of their own, so that two sources can be compared. */
function inOrder(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  const keyed = rows.map((row) => ({
    row,
    key: JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row);
}

const withoutZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

export interface DuckFiles {
  /** DuckDB's types by column, that of the partition included. */
  readonly types: Readonly<Record<string, string>>;
  /** The rows with exact values as text: decimals without trailing zeros, times in UTC to the microsecond. */
  readonly rows: readonly ComparedRow[];
}

/** Reads Parquet files with DuckDB, as a user would. */
export async function readWithDuck(glob: string): Promise<DuckFiles> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const from = `read_parquet('${glob}', hive_partitioning = true)`;
    const described = await connection.runAndReadAll(`describe select * from ${from}`);
    const types = Object.fromEntries(described.getRowsJson().map(([name, type]) => [name as string, type as string]));
    const columns = Object.entries(types).map(([name, type]) => {
      const column = `"${name}"`;
      if (type.startsWith('DECIMAL') || type === 'DATE') return `${column}::varchar as ${column}`;
      if (type !== 'TIMESTAMP WITH TIME ZONE') return column;
      return `strftime(make_timestamp(epoch_us(${column})), '%Y-%m-%d %H:%M:%S.%f') as ${column}`;
    });
    const read = await connection.runAndReadAll(`select ${columns.join(', ')} from ${from}`);
    const rows = read.getRowObjectsJson().map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const isDecimal = types[name]?.startsWith('DECIMAL') && typeof value === 'string';
          return [name, isDecimal ? withoutZeros(value) : value];
        }),
      ),
    );
    return { types, rows };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** How values of a type are compared; others as they are. */
const TEXTS: Readonly<Record<string, (column: string) => string>> = {
  numeric: (column) => `trim_scale(${column})::text`,
  'timestamp with time zone': (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
  date: (column) => `${column}::text`,
  bigint: (column) => `${column}::text`,
};

/** The same rows from PostgreSQL; `from` is a table, view or select. */
export async function readWithPostgres(db: Database, from: string, columns: readonly string[]): Promise<DuckFiles> {
  const typed = columns.map((name) => `pg_typeof(t."${name}")::text as "${name}"`).join(', ');
  const { rows: kinds } = await sql
    .raw<Record<string, string>>(`select ${typed} from (select 1) one left join (${from}) t on true limit 1`)
    .execute(db);
  const types = kinds[0] ?? {};
  const values = columns.map((name) => {
    const column = `t."${name}"`;
    return `${TEXTS[types[name] ?? '']?.(column) ?? column} as "${name}"`;
  });
  const { rows } = await sql.raw<ComparedRow>(`select ${values.join(', ')} from (${from}) t`).execute(db);
  return { types, rows };
}

/**
 * Both sides of a comparison in the same order, each JSON text parsed.
 *
 * @param types PostgreSQL's
 */
export function comparable(duck: DuckFiles, stored: DuckFiles): [readonly ComparedRow[], readonly ComparedRow[]] {
  const names = Object.keys(stored.types);
  const parsed = duck.rows.map((row) =>
    Object.fromEntries(
      names.map((name) => {
        const value = row[name];
        const isJson = stored.types[name] === 'jsonb' && typeof value === 'string';
        return [name, isJson ? JSON.parse(value) : value];
      }),
    ),
  );
  return [inOrder(parsed), inOrder(stored.rows)];
}
