import type { Database } from '../db/database.ts';
import { countCommonHistories, type HistoryRange } from '../db/repositories/score-histories.ts';

/**
 * What a backfill ends with beside its own report: the same days under another methodology, where both have scores.
 * Null where there is nothing to compare.
 */
export async function compareBackfill(
  db: Database,
  range: HistoryRange,
  otherVersion: string,
): Promise<{ readonly text: string; readonly json: object } | null> {
  if (otherVersion === range.methodologyVersion) return null;
  const common = await countCommonHistories(db, range, otherVersion);
  if (common.scores === 0) return null;
  const text = `${common.scores.toLocaleString('en-US')} scores of ${common.issuers.toLocaleString('en-US')} issuers are there under ${otherVersion} too`;
  return { text, json: { comparedWith: otherVersion, ...common } };
}
