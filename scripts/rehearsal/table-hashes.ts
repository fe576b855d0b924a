import { type RawBuilder, sql } from 'kysely';
import type { ParserVersion } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';

/** What is expected of a table after a promotion and its rollback. */
export interface TableRule {
  /**
   * `equal`: the same rows as before. `grows`: every row of before is still there, unchanged, and others may have come: a
   * history or a dictionary. `ignored`: it says how the deployment runs, and nothing about filings.
   */
  readonly expected: 'equal' | 'grows' | 'ignored';
  /** Columns that are not compared. */
  readonly without: readonly string[];
  /** Why: for `equal` tables only where columns are left out. */
  readonly reason: string;
}

const WRITTEN_AGAIN = 'a row that was replaced and came back is the same but for when and by which run it was written';
const HISTORY = 'a history';
const IGNORED = 'how the deployment runs';

const same = (...without: string[]): TableRule => ({ expected: 'equal', without, reason: WRITTEN_AGAIN });
const grows = (reason: string, ...without: string[]): TableRule => ({ expected: 'grows', without, reason });
const ignored: TableRule = { expected: 'ignored', without: [], reason: IGNORED };

/** The tables that are not compared whole. Every other table of the database has the same rows afterwards, column by column. */
const RULES: Readonly<Record<string, TableRule>> = {
  'dilution.derivations': same('derived_at'),
  'dilution.shelf_programs': same('recorded_at'),
  'dilution.instruments': same('recorded_at'),
  'dilution.instrument_events': same('recorded_at'),
  'dilution.compliance_states': same('recorded_at'),
  'dilution.current_shelf_programs': same('recorded_at', 'verified_at'),
  'dilution.current_instruments': same('recorded_at', 'verified_at'),
  'dilution.current_compliance_states': same('recorded_at', 'verified_at'),
  'reference.identifiers': same('recorded_at'),
  'score.scores': same('computed_at', 'run_id', 'rating_id', 'materialization_version'),
  'score.current_dates': same('run_id'),
  'events.outbox': grows('the events of before; operators receive one for each promotion', 'position'),
  'ops.promotions': grows(HISTORY, 'active', 'retired_at'),
  'ops.runs': grows(HISTORY),
  'ops.materializations': grows('what runs executed'),
  'ops.parser_sets': grows('a dictionary'),
  'score.scoring_runs': grows(HISTORY),
  'score.superseded_scores': grows(HISTORY),
  'score.receipts': grows('receipts are kept for good'),
  'score.receipt_inputs': grows('receipts are kept for good'),
  'score.universes': grows(HISTORY, 'recorded_to'),
  'parsed.concepts': grows('a dictionary'),
  'parsed.units': grows('a dictionary'),
  'parsed.dimension_sets': grows('a dictionary'),
  'parsed.named_securities': grows('a dictionary'),
  'parsed.holding_terms': grows('a dictionary'),
  'events.outbox_head': ignored,
  'ops.coverage_summaries': ignored,
  'events.reader_cursors': ignored,
  'ops.request_limiter': ignored,
  'ops.request_permits': ignored,
  'ops.migrations': ignored,
  'ops.migration_locks': ignored,
  'api.api_keys': ignored,
  'api.metered_calls': ignored,
};

/** Given by the database in the order of discovery: of two databases with the same filings they differ. */
const NUMBERS = ['filing_number'];

const WHOLE: TableRule = { expected: 'equal', without: [], reason: '' };

export function ruleOf(table: string): TableRule {
  return RULES[table] ?? WHOLE;
}

/** Rows that differ from those of an earlier moment. */
export interface TableChange {
  readonly rows: number;
  readonly gone: number;
  readonly come: number;
}

export interface TableHashes {
  /**
   * Stores a digest of each row of every table and of every `current_…` view; of tables, apart from the rows of the second
   * version, which stay beside the first's for good. @returns the tables and views
   */
  take(moment: string): Promise<readonly string[]>;
  /** One digest of each table, over its rows in any order. */
  digests(moment: string): Promise<ReadonlyMap<string, string>>;
  /** What differs between two moments, by table. */
  changes(before: string, after: string): Promise<ReadonlyMap<string, TableChange>>;
}

/** @param added the version whose rows a reprocess adds */
export async function createTableHashes(db: Database, added: ParserVersion): Promise<TableHashes> {
  await sql`create schema if not exists rehearsal`.execute(db);
  await sql`
    create table if not exists rehearsal.row_hashes (moment text not null, name text not null, digest text not null, rows bigint not null)
  `.execute(db);

  async function take(moment: string): Promise<readonly string[]> {
    const tables = await tablesOf(db);
    for (const { name, columns, isView } of tables) {
      const { without } = ruleOf(name);
      const row =
        name === 'raw.filings'
          ? sql`to_jsonb(t) - ${NUMBERS}::text[] || jsonb_build_object('parser_set', (
              select array_remove(parser_versions, ${added}) from ops.parser_sets s where s.parser_set = t.parser_set))`
          : sql`to_jsonb(t) - ${[...NUMBERS, ...without]}::text[]`;
      await sql`
        insert into rehearsal.row_hashes (moment, name, digest, rows)
        select ${moment}, ${name}, md5((${row})::text) as digest, count(*)
        from ${sql.table(name)} t where ${isView ? sql`true` : isNotAdded(columns, added)} group by 3
      `.execute(db);
    }
    return tables.map(({ name }) => name);
  }

  async function digests(moment: string): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ name: string; digest: string }>`
      select name, md5(string_agg(digest || rows, '' order by digest)) as digest
      from rehearsal.row_hashes where moment = ${moment} group by 1
    `.execute(db);
    return new Map(rows.map(({ name, digest }) => [name, digest]));
  }

  async function changes(before: string, after: string): Promise<ReadonlyMap<string, TableChange>> {
    const of = (moment: string) => sql`(select name, digest, rows from rehearsal.row_hashes where moment = ${moment})`;
    const { rows } = await sql<TableChange & { readonly name: string }>`
      select name, coalesce(sum(b.rows), 0)::int as rows,
        sum(greatest(coalesce(b.rows, 0) - coalesce(a.rows, 0), 0))::int as gone,
        sum(greatest(coalesce(a.rows, 0) - coalesce(b.rows, 0), 0))::int as come
      from ${of(before)} b full join ${of(after)} a using (name, digest)
      group by 1 order by 1
    `.execute(db);
    return new Map(rows.map(({ name, ...change }) => [name, change]));
  }

  return { take, digests, changes };
}

interface DataTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isView: boolean;
}

/** Every table that is not a partition of another, and the views of what is current. */
async function tablesOf(db: Database): Promise<readonly DataTable[]> {
  const { rows } = await sql<DataTable>`
    select n.nspname || '.' || c.relname as name, array_agg(a.attname::text) as columns,
      bool_or(c.relkind = 'v') as "isView"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where (c.relkind in ('r', 'p') and not c.relispartition or c.relkind = 'v' and c.relname like 'current\\_%')
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'rehearsal')
    group by 1 order by 1
  `.execute(db);
  return rows.filter(({ name }) => ruleOf(name).expected !== 'ignored');
}

function isNotAdded(columns: readonly string[], added: ParserVersion): RawBuilder<boolean> {
  if (columns.includes('parser_version')) return sql`t.parser_version is distinct from ${added}`;
  // Large tables name the output that a row belongs to.
  if (!columns.includes('output_id')) return sql`true`;
  return sql`t.output_id not in (select output_id from parsed.bulk_outputs where parser_version = ${added})`;
}
