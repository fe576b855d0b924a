import { dateOfEpochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { FactRows, ThresholdDates } from '../../core/fact-rows.ts';
import type { Cik } from '../../core/ids.ts';
import type { IssuerFacts, PriceSeries } from '../../core/score-inputs.ts';
import { publicDay } from '../columnar/day-numbers.ts';
import type { Lookbacks } from './fact-window.ts';
import { datasetFacts } from './issuer-facts.ts';
import { thresholdStatus } from './regsho.ts';

/** Days `days[from]` … `days[to - 1]` with facts that give each of them the score that a load for that day gives. */
export interface FactStretch {
  readonly from: number;
  readonly to: number;
  readonly facts: IssuerFacts;
}

export interface IssuerFactsByDay {
  readonly cik: Cik;
  /** In order; on a day in none of them the issuer is not covered, and has no score. */
  readonly stretches: readonly FactStretch[];
  /** For each day: on a threshold list (1), searched and not on it (0), not searched (255). */
  readonly regsho: Uint8Array;
}

/** What was loaded for all issuers and days. */
export interface RangeParts extends Required<Lookbacks> {
  /** The as-of days, since 1970-01-01, ascending. */
  readonly days: Int32Array;
  readonly prices: ReadonlyMap<string, PriceSeries>;
  readonly threshold: ThresholdDates;
}

export interface StatedTicker {
  readonly publicAt: IsoTimestamp;
  readonly ticker: string;
  readonly exchange: string | null;
}

/** What was loaded for one issuer. */
export interface IssuerRangeParts {
  readonly cik: Cik;
  readonly rows: FactRows;
  /** In the order in which they became public. */
  readonly tickers: readonly StatedTicker[];
  /** For each day, the first date since when all filings of the issuer are known. */
  readonly coveredSince: readonly (IsoDate | null)[];
  /** Periodic reports at least: columns have no texts that would cite the others. */
  readonly filings: IssuerFacts['filings'];
  coverage(from: IsoDate | null): IssuerFacts['coverage'];
}

const NOT_SEARCHED = 255;

/**
 * One issuer's facts for a range of days. A selection skips what is public later by the facts themselves, and what is
 * too old by `lookbackDays`. Everything else that changes from day to day begins another stretch: another ticker (with
 * its prices), another start of coverage, a first merger, days without any row.
 */
export function factsByDay(range: RangeParts, issuer: IssuerRangeParts): IssuerFactsByDay {
  const { days, prices, threshold, lookbackDays, offeringLookbackDays } = range;
  const { mergers, ...facts } = datasetFacts(issuer.rows);
  const isCovered = lookedBackTo(range, [...facts.shareCounts, ...facts.offerings, ...facts.cash]);
  const hasMerger = lookedBackTo(range, mergers);
  const tickers = tickersByDay(days, issuer.tickers);
  const regsho = new Uint8Array(days.length).fill(NOT_SEARCHED);
  let listed = thresholdStatus(threshold, null, null);
  const stretches: FactStretch[] = [];
  let begin = 0;
  for (let at = 0; at < days.length; at++) {
    const [before, stated] = [at === 0 ? null : tickers[at - 1], tickers[at] ?? null];
    if (stated !== before) listed = thresholdStatus(threshold, stated?.ticker ?? null, stated?.exchange ?? null);
    if (!isCovered[at]) {
      begin = at + 1;
      continue;
    }
    const isOnList = listed.on(dateOfEpochDay(days[at] ?? 0));
    if (isOnList !== null) regsho[at] = isOnList ? 1 : 0;
    const ticker = stated?.ticker ?? null;
    const from = issuer.coveredSince[at] ?? null;
    const isLast =
      !isCovered[at + 1] ||
      (tickers[at + 1]?.ticker ?? null) !== ticker ||
      (issuer.coveredSince[at + 1] ?? null) !== from ||
      hasMerger[at + 1] !== hasMerger[at];
    if (!isLast) continue;
    stretches.push({
      from: begin,
      to: at + 1,
      facts: {
        cik: issuer.cik,
        ticker,
        name: null,
        ...facts,
        // As in `issuerFacts`: to find none proves nothing.
        ...(hasMerger[at] && { mergers }),
        filings: issuer.filings,
        prices: (ticker !== null && prices.get(ticker)) || [],
        // Given day by day beside the stretches.
        regshoDates: null,
        coverage: issuer.coverage(from),
        lookbackDays,
        offeringLookbackDays,
      },
    });
    begin = at + 1;
  }
  return { cik: issuer.cik, stretches, regsho };
}

/** For each day, whether any of the facts became public within its lookback. */
function lookedBackTo(
  { days, lookbackDays }: RangeParts,
  facts: readonly { readonly publicAt: IsoTimestamp }[],
): readonly boolean[] {
  const ascending = [...new Set(facts.map(({ publicAt }) => publicDay(publicAt)))].sort((a, b) => a - b);
  let next = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return Array.from(days, (day) => {
    for (; (ascending[next] ?? Number.POSITIVE_INFINITY) <= day; next++) latest = ascending[next] ?? latest;
    return day < latest + lookbackDays;
  });
}

/** For each day, the ticker that was stated last. */
function tickersByDay(days: Int32Array, tickers: readonly StatedTicker[]): readonly (StatedTicker | null)[] {
  const dated = tickers.map((stated) => ({ stated, day: publicDay(stated.publicAt) }));
  let next = 0;
  let latest: StatedTicker | null = null;
  return Array.from(days, (day) => {
    for (; (dated[next]?.day ?? Number.POSITIVE_INFINITY) <= day; next++) latest = dated[next]?.stated ?? latest;
    return latest;
  });
}
