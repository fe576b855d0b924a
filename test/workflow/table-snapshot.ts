import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Tables that say that something ran, not what is known. */
const RECORDS_OF_RUNNING = [
  'ops.coverage_summaries',
  'ops.runs',
  'score.scoring_runs',
  'ops.request_limiter',
  'ops.request_permits',
  'ops.migrations',
  'ops.migration_locks',
  'events.reader_cursors',
];

/** By which run and build a row was written, and how long it took: what differs between two runs that do the same. */
const INCIDENTAL = [
  'id',
  'event_id',
  'run_id',
  'superseded_by_run',
  'rating_id',
  'filing_number',
  'duration_ms',
  // The build is the checkout's state, which may change while tests run.
  'materialization_version',
];
/** What the facts of a run follow from, but not what is known: builds, and how often something was written. */
const NOT_OF_FACTS = ['ops.materializations'];
/** Ids depend on the order of loading; the views show the values behind them. */
const BY_ID =
  /^parsed\.(?:(?:fact|holding)_rows.*|bulk_outputs|concepts|units|dimension_sets|named_securities|holding_terms)$/;
const VIEWS_OF_IDS = ['parsed.xbrl_facts', 'parsed.thirteenf_holdings'];
/** The only times that are stated by filings; all others say when something was done. */
const STATED_TIMES = ['accepted_at', 'public_at'];

async function tablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('raw', 'parsed', 'dilution', 'score', 'ops', 'events') and table_type = 'BASE TABLE'
    order by 1
  `.execute(db);
  return rows.map(({ name }) => name).filter((name) => !RECORDS_OF_RUNNING.includes(name));
}

async function incidentalOf(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema || '.' || table_name = ${table} and data_type = 'timestamp with time zone'
  `.execute(db);
  // Positions are the order of commits.
  const order = table === 'events.outbox' ? ['position'] : [];
  return [...INCIDENTAL, ...order, ...rows.map(({ name }) => name).filter((name) => !STATED_TIMES.includes(name))];
}

async function digest(db: Database, table: string, row: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select count(*) || ' rows ' || coalesce(md5(string_agg(h, '' order by h)), '') as digest
    from (select md5(${row}) as h from ${sql.table(table)} t) hashed
  `.execute(db);
  return rows[0]?.digest ?? '';
}

/** Every table by the very row versions that stand in it: any write changes it, also one of the same values. */
export async function exactSnapshot(db: Database): Promise<Readonly<Record<string, string>>> {
  const snapshot: Record<string, string> = {};
  for (const table of await tablesOf(db)) {
    snapshot[table] = await digest(db, table, sql`t.xmin::text || t.ctid::text || t::text`);
  }
  return snapshot;
}

/** Every table by what its rows say, apart from when and by whom they were written. */
export async function factSnapshot(db: Database): Promise<Readonly<Record<string, string>>> {
  const snapshot: Record<string, string> = {};
  const tables = (await tablesOf(db)).filter((table) => !NOT_OF_FACTS.includes(table) && !BY_ID.test(table));
  for (const table of [...tables, ...VIEWS_OF_IDS]) {
    snapshot[table] = await digest(db, table, sql`(to_jsonb(t) - ${await incidentalOf(db, table)}::text[])::text`);
  }
  return snapshot;
}
