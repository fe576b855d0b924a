import { loadIssuerFacts } from '../activities/issuer-facts.ts';
import { DATASET_PLANS, isFormOf } from '../core/dataset-plans.ts';
import { type DateRange, missingRanges } from '../core/date-ranges.ts';
import { easternDateOf, type IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { ScoreDataset } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { loadDiscoveredRanges } from '../db/repositories/filings/discovered-ranges.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';

/** What a score as of the last indexed date may claim of one dataset. */
interface DatasetPeriod {
  readonly dataset: ScoreDataset;
  readonly parserId: string;
  /** First date since which every filing is known and listed as read or unread; null: not covered. */
  readonly coveredSince: IsoDate | null;
  readonly read: number;
  readonly firstFiled: IsoDate | null;
  readonly lastFiled: IsoDate | null;
  readonly unread: number;
}

export interface IssuerCoverage {
  /** The last date of which every filing of the issuer is known; null: of none. */
  readonly asOf: IsoDate | null;
  readonly indexed: readonly DateRange[];
  /** Between the indexed dates. */
  readonly notIndexed: readonly DateRange[];
  readonly datasets: readonly DatasetPeriod[];
}

/** For which periods and forms an issuer's filings are known and read. */
export async function loadIssuerCoverage(db: Database, cik: Cik): Promise<IssuerCoverage> {
  const today = easternDateOf(Date.now());
  const indexed = (await loadDiscoveredRanges(db, [cik], today))(cik);
  const [first, last] = [indexed[0], indexed.at(-1)];
  if (!first || !last) return { asOf: null, indexed, notIndexed: [], datasets: [] };
  const asOf = last.to < today ? last.to : today;
  const [facts] = await loadIssuerFacts(db, { ciks: [cik], asOf, ...SCORE_LOOKBACKS });
  const datasets = Object.entries(DATASET_PLANS).flatMap(([name, { parserId }]) => {
    const dataset = name as ScoreDataset;
    const coverage = facts?.coverage[dataset];
    if (!facts || !coverage) return [];
    const unread = new Set(coverage.unparsed.map(({ accessionNumber }) => accessionNumber));
    const own = facts.filings.filter(
      ({ accessionNumber, form }) => isFormOf(dataset, form) && !unread.has(accessionNumber),
    );
    const dates = own.map(({ filedDate }) => filedDate).sort();
    return {
      dataset,
      parserId,
      coveredSince: coverage.from,
      read: own.length,
      firstFiled: dates[0] ?? null,
      lastFiled: dates.at(-1) ?? null,
      unread: unread.size,
    };
  });
  return { asOf, indexed, notIndexed: missingRanges(indexed, { from: first.from, to: last.to }), datasets };
}
