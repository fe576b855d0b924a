import { addDays, type IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { ScoreReceipt } from '../../../core/score-receipt.ts';
import { getScoreBefore, getStoredScore } from '../../../db/repositories/scores/score-series.ts';
import { type ScoreOutlook, scoreOutlook } from '../../../scoring/explain/outlook.ts';
import { decodeReceipt } from '../../../scoring/receipt-codec.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';

/** The stored score that a page shows, with the one before it. */
export interface IssuerScoreReading {
  readonly receipt: ScoreReceipt;
  readonly percentile: number | null;
  readonly universeSize: number | null;
  readonly computedAt: string;
  readonly outlook: ScoreOutlook;
}

/**
 * The newest stored score up to the page's date, never computed here; null where there is none. Without a chosen date,
 * that of the date that ratings show.
 */
export async function readIssuerScore(
  { db }: PageDeps,
  context: PageContext,
  cik: Cik,
): Promise<IssuerScoreReading | null> {
  const key = { cik, methodologyVersion: context.methodology };
  const stored = context.isAsOfChosen
    ? await getScoreBefore(db, key, addDays(context.asOf, 1))
    : await getStoredScore(db, key, null);
  if (stored === null) return null;
  const before = await getScoreBefore(db, key, stored.asOf);
  const receipt = decodeReceipt(stored);
  const outlook = scoreOutlook(receipt, before === null ? null : decodeReceipt(before));
  const { percentile, universeSize, computedAt } = stored;
  return { receipt, percentile, universeSize, computedAt, outlook };
}

export const RANGES = { '3m': 92, '1y': 366, '3y': 1_097, all: 20_000 } as const;
export type RangeName = keyof typeof RANGES;

export function rangeStart(range: RangeName, to: IsoDate): IsoDate {
  return addDays(to, -RANGES[range]);
}
