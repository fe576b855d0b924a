import { CompiledQuery, type QueryExecutor } from 'kysely';
import type { Database } from '../db/database.ts';

/** A step of a plan that reads a table. */
export interface TableRead {
  readonly table: string;
  /** Null: the whole table was read. */
  readonly index: string | null;
  /** Rows that the step read, with those that a filter then discarded. */
  readonly rows: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Every table read of the queries that `use` sends, as EXPLAIN ANALYZE measured it.
 *
 * @example
 * const reads = await tableReads(db, (explained) => countPending(explained, query));
 */
export async function tableReads(
  db: Database,
  use: (explained: Database) => Promise<unknown>,
): Promise<readonly TableRead[]> {
  const reads: TableRead[] = [];
  const executor = db.getExecutor();
  const explaining = new Proxy(executor, {
    get(target, name) {
      if (name === 'executeQuery') {
        return async (query: CompiledQuery) => {
          const explain = `explain (analyze, timing off, format json) ${query.sql}`;
          const { rows } = await target.executeQuery(CompiledQuery.raw(explain, [...query.parameters]));
          const [plan] = rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
          for (const { Plan } of plan?.['QUERY PLAN'] ?? []) reads.push(...readsOf(Plan));
          return target.executeQuery(query);
        };
      }
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  }) satisfies QueryExecutor;
  const explained = new Proxy(db, {
    get(target, name) {
      if (name === 'getExecutor') return () => explaining;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  await use(explained);
  return reads;
}

function readsOf(node: PlanNode): readonly TableRead[] {
  const below = (node.Plans ?? []).flatMap(readsOf);
  const table = node['Relation Name'] ?? null;
  // A bitmap's index scan names no table; the heap scan above it does.
  const index = node['Index Name'] ?? (node['Node Type'] === 'Bitmap Heap Scan' ? 'bitmap' : null);
  if (table === null || !node['Node Type'].includes('Scan')) return below;
  const perLoop =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [{ table, index, rows: Math.round(perLoop * (node['Actual Loops'] ?? 0)) }, ...below];
}
