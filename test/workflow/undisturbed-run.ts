import { sql } from 'kysely';
import type { FilingSelector } from '../../core/run-plan.ts';
import type { Database } from '../../db/database.ts';
import type { FilingState } from '../../db/tables/raw.ts';
import { factSnapshot } from './table-snapshot.ts';
import { createTestStack } from './test-stack.ts';

/** Every filing of a test archive. */
export const EVERYTHING = { by: 'filed-date', from: '2024-04-01', to: '2025-03-31' } as FilingSelector;
/** Small batches, so that a disturbance finds several of them at different stations. */
export const SMALL_BATCHES = { batchSize: 6, window: 4 };

/** What the tables say after a run in which nothing went wrong; what a disturbed one must come to as well. */
export async function undisturbedRun(source: string): Promise<Readonly<Record<string, string>>> {
  const stack = await createTestStack();
  try {
    await stack.startWorker();
    await stack.ingest(EVERYTHING, source, SMALL_BATCHES);
    return await factSnapshot(stack.db);
  } finally {
    await stack.close();
  }
}

/** How many filings are in one of the states. */
export async function filingsIn(db: Database, ...states: readonly FilingState[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raw.filings where state = any(${[...states]})
  `.execute(db);
  return rows[0]?.count ?? 0;
}
