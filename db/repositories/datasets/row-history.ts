import { type RawBuilder, sql } from 'kysely';
import type { DatasetTable } from '../../../core/table-rows.ts';
import type { Transaction } from '../../database.ts';

/** What the stored rows of some scopes are replaced with. */
export interface Replacement {
  readonly table: DatasetTable;
  /** The scopes as a table expression with the columns of their key. */
  readonly scopes: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
  readonly key: readonly string[];
  /** Columns in which a stored row may differ from the given one. */
  readonly compared: readonly string[];
}

/** Of stored rows and past ones: whether there are any, and the instant at which their replacement takes effect. */
export interface ScopeHistory {
  readonly hasRows: boolean;
  /** With microseconds: now, but later than everything already recorded, whatever the server's clock did. */
  readonly at: string;
}

const OF_SCOPE = sql`t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version`;

/** The caller holds the filings' locks, so that nothing is recorded in between. */
export async function scopeHistory(
  trx: Transaction,
  table: DatasetTable,
  scopes: RawBuilder<unknown>,
): Promise<ScopeHistory> {
  const { rows } = await sql<{ latest: string | null; at: string }>`
    with stored as (
      select max(t.recorded_at) as latest from ${scopes} s join ${sql.table(table)} t on ${OF_SCOPE}
    ),
    past as (
      select max(t.superseded_at) as latest from ${scopes} s
      join ops.row_history t on t.table_name = ${table} and ${OF_SCOPE}
    )
    select stored.latest, greatest(
      clock_timestamp(), stored.latest + interval '1 microsecond', past.latest + interval '1 microsecond'
    )::text as at
    from stored, past
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new TypeError('an aggregate without a row');
  return { hasRows: row.latest !== null, at: row.at };
}

/** Deletes rows that are no longer given; keeps these, and those that are about to change, in the history. */
export async function supersedeRows(
  trx: Transaction,
  replacement: Replacement,
  at: string,
  runId: string | null,
): Promise<number> {
  const { table, scopes, rows, key, compared } = replacement;
  const sameKey = key.map((column) => sql`i.${sql.ref(column)} = t.${sql.ref(column)}`);
  const differs = compared.map((column) => sql`t.${sql.ref(column)} is distinct from i.${sql.ref(column)}`);
  const isEnded = sql.join([sql`i.cik is null`, ...differs], sql` or `);
  const result = await sql<{ removed: number }>`
    with given as materialized (select * from ${rows} i),
    ended as materialized (
      select t.*, i.cik is null as is_gone
      from ${scopes} s join ${sql.table(table)} t on ${OF_SCOPE}
      left join given i on ${sql.join(sameKey, sql` and `)}
      where ${isEnded}
    ),
    kept as (
      insert into ops.row_history (table_name, cik, accession_number, parser_version, row, recorded_at, superseded_at,
        superseded_by_run)
      select ${table}, e.cik, e.accession_number, e.parser_version, to_jsonb(e) - 'is_gone', e.recorded_at,
        ${at}::timestamptz, ${runId}
      from ended e
    ),
    gone as (
      delete from ${sql.table(table)} t using ended i
      where i.is_gone and ${sql.join(sameKey, sql` and `)} returning 1
    )
    select count(*)::int as removed from gone
  `.execute(trx);
  return result.rows[0]?.removed ?? 0;
}
