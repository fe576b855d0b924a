import type { ComparedRow } from '../../core/compared-rows.ts';
import type { BulkTable, DatasetTable } from '../../core/table-rows.ts';
import type { ComparedFiling } from '../../db/repositories/datasets/compared-runs.ts';
import { alignRows } from './align-rows.ts';
import type { ChangeTally } from './change-tally.ts';
import { changeOf, type PairContext } from './row-changes.ts';
import { ROW_IDENTITY } from './row-identity.ts';

/** What is known of a filing before its rows are. */
export type FilingContext = Omit<PairContext, 'citedBefore' | 'citedAfter'>;

/** Aligns and counts the rows of one filing and table. */
export function diffRows(
  tally: ChangeTally,
  filing: ComparedFiling,
  table: DatasetTable | BulkTable,
  context: FilingContext,
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
): void {
  const cited = (rows: readonly ComparedRow[]) => new Set(rows.map(({ sourceSpan }) => sourceSpan));
  const whole = { ...context, citedBefore: cited(before), citedAfter: cited(after) };
  const { cik, accessionNumber, form, filedDate } = filing;
  let same = 0;
  for (const pair of alignRows(before, after, ROW_IDENTITY[table])) {
    const change = changeOf(pair, whole);
    if (change === null) same += 1;
    else tally.change({ table, cik, accessionNumber, form, filedDate, ...change });
  }
  tally.add(table, { before: before.length, after: after.length, same });
}
