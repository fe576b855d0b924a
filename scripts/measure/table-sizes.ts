import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** By kind of row: the table that has one row of each, and those that hold what these rows share. */
const KINDS = {
  filing: { rows: 'raw.filings', tables: ['raw.filings', 'raw.filing_filers', 'raw.documents'] },
  'parse run': { rows: 'ops.parse_runs', tables: ['ops.parse_runs'] },
  fact: {
    rows: 'parsed.xbrl_facts',
    tables: ['parsed.xbrl_facts', 'parsed.fact_rows', 'parsed.concepts', 'parsed.units', 'parsed.dimension_sets'],
  },
  '  fact only': { rows: 'parsed.xbrl_facts', tables: ['parsed.xbrl_facts', 'parsed.fact_rows'] },
  holding: {
    rows: 'parsed.thirteenf_holdings',
    tables: ['parsed.thirteenf_holdings', 'parsed.holding_rows', 'parsed.named_securities', 'parsed.holding_terms'],
  },
  '  holding only': {
    rows: 'parsed.thirteenf_holdings',
    tables: ['parsed.thirteenf_holdings', 'parsed.holding_rows'],
  },
  output: { rows: 'parsed.bulk_outputs', tables: ['parsed.bulk_outputs'] },
} as const;

/** Bytes of the tables of one kind of row. */
export interface Measured {
  readonly kind: string;
  readonly rows: number;
  readonly heap: number;
  readonly indexes: number;
  /** With oversized values. */
  readonly total: number;
}

export const NOTHING_MEASURED: readonly Measured[] = [];

/** What the tables of each kind take on disk after a vacuum, beyond what they took before. */
export async function measureTables(db: Database, before: readonly Measured[]): Promise<readonly Measured[]> {
  await sql`vacuum analyze`.execute(db);
  const measured: Measured[] = [];
  for (const [kind, { rows: table, tables }] of Object.entries(KINDS)) {
    const empty = before.find((one) => one.kind === kind) ?? { rows: 0, heap: 0, indexes: 0, total: 0 };
    const { rows: found } = await sql<{ exists: boolean }>`
      select to_regclass(${table}) is not null as exists
    `.execute(db);
    if (found[0]?.exists !== true) continue;
    const { rows: counted } = await sql<{
      count: string;
    }>`select count(*)::text as count from ${sql.table(table)}`.execute(db);
    const { rows: sizes } = await sql<Readonly<Record<'heap' | 'indexes' | 'total', string>>>`
      select coalesce(sum(pg_relation_size(c.oid)), 0)::text as heap,
        coalesce(sum(pg_indexes_size(c.oid)), 0)::text as indexes,
        coalesce(sum(pg_total_relation_size(c.oid)), 0)::text as total
      from unnest(${[...tables]}::text[]) as t (name)
      join pg_class c on c.relkind = 'r' and (c.oid = to_regclass(t.name) or c.oid in (
        select relid from pg_partition_tree(to_regclass(t.name))
      ))
    `.execute(db);
    const size = (name: 'heap' | 'indexes' | 'total') => Number(sizes[0]?.[name] ?? 0) - empty[name];
    const rows = Number(counted[0]?.count ?? 0) - empty.rows;
    measured.push({ kind, rows, heap: size('heap'), indexes: size('indexes'), total: size('total') });
  }
  return measured;
}
