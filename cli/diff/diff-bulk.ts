import type { BulkTable } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { bulkRowsAt, eachDifferingBulkRow } from '../../db/repositories/datasets/compared-bulk.ts';
import type { ComparedFiling, ComparedVersions } from '../../db/repositories/datasets/compared-runs.ts';
import type { ChangeTally } from './change-tally.ts';
import { diffRows, type FilingContext } from './diff-rows.ts';

/** Differing rows that are in memory at a time. A filing with more is aligned in parts, each of whole names. */
const MOST_ROWS = 20_000;

/** Rows of one version that the other does not have, by their positions. */
interface Differing {
  readonly before: number[];
  readonly after: number[];
}

/**
 * Compares the facts or holdings of a filing, which may be a million: the database says which differ, and the values of
 * these alone are read.
 *
 * @returns in how many parts the differing rows were aligned
 */
export async function diffBulk(
  { db, request, tally }: { readonly db: Database; readonly request: ComparedVersions; readonly tally: ChangeTally },
  filing: ComparedFiling,
  table: BulkTable,
  context: FilingContext,
): Promise<{ readonly parts: number }> {
  const { before, after } = request;
  let differing: Differing = { before: [], after: [] };
  let parts = 0;
  const count = () => differing.before.length + differing.after.length;
  async function compare(): Promise<void> {
    const rows = await bulkRowsAt(db, table, filing, before, differing.before);
    const others = await bulkRowsAt(db, table, filing, after, differing.after);
    differing = { before: [], after: [] };
    parts += 1;
    diffRows(tally, filing, table, context, rows, others);
  }
  let last: string | null = null;
  const same = await eachDifferingBulkRow(db, table, filing, request, async (page) => {
    for (const row of page) {
      if (row.key !== last && count() >= MOST_ROWS) await compare();
      last = row.key;
      if (row.before !== null) differing.before.push(row.before);
      if (row.after !== null) differing.after.push(row.after);
    }
  });
  if (count() > 0) await compare();
  tally.add(table, { before: same, after: same, same });
  return { parts };
}
