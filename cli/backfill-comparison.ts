import type { Database } from '../db/database.ts';
import { hasHistories } from '../db/repositories/scores/history-inputs.ts';
import type { HistoryRange } from '../db/repositories/scores/score-histories.ts';
import { type ComparisonReport, compareHistories } from './compare-histories.ts';

/**
 * What a backfill ends with: its days beside those of another methodology (A, the one held against). Null where they
 * are the same, or nothing of the other is stored for the range.
 */
export async function compareBackfill(
  db: Database,
  { methodologyVersion, from, to }: HistoryRange,
  otherVersion: string,
): Promise<ComparisonReport | null> {
  if (otherVersion === methodologyVersion) return null;
  if (!(await hasHistories(db, { methodologyVersion: otherVersion, from, to }))) return null;
  return compareHistories(db, { a: otherVersion, b: methodologyVersion, from, to });
}
