import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Transaction } from '../db/database.ts';

/** How PostgreSQL would run a query. */
export interface QueryPlan {
  /** Indexes that it reads, each once. */
  readonly indexes: readonly string[];
  /** Tables that it reads as a whole. */
  readonly scanned: readonly string[];
  /** Whether it sorts rows: a page of an ordered list should not. */
  readonly sorts: boolean;
  /** As `explain` prints it. */
  readonly text: string;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The plan of a query. The tables need enough rows and statistics (`analyze`), or any plan is as good as another.
 *
 * @example
 * await sql`analyze raw.filings`.execute(db);
 * expectIndexes(await planOf(db, sql`select * from raw.filings where accession_number = 'x'`), ['filings_pkey']);
 */
export async function planOf(db: Database | Transaction, query: RawBuilder<unknown>): Promise<QueryPlan> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>`explain (format json) ${query}`.execute(
    db,
  );
  const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  const nodes = rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
  return {
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    scanned: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
    sorts: nodes.some((node) => node['Node Type'].endsWith('Sort')),
    text: lines.map((line) => line['QUERY PLAN']).join('\n'),
  };
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Tables of a few rows, which are read as a whole whatever their indexes. */
const SMALL = ['promotions', 'parser_sets', 'methodologies', 'current_dates'];

/** Fails, with the plan, unless it reads the indexes and scans no table that grows. */
export function expectIndexes(plan: QueryPlan, indexes: readonly string[]): void {
  expect(plan.indexes, plan.text).toEqual(expect.arrayContaining([...indexes]));
  expect(
    plan.scanned.filter((table) => !SMALL.includes(table)),
    plan.text,
  ).toEqual([]);
}
