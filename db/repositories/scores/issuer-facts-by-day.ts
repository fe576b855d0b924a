import {
  addDays,
  dateOfEpochDay,
  endOfEasternDay,
  epochDay,
  type IsoDate,
  type IsoTimestamp,
} from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { IssuerFacts, PriceSeries } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import { loadTickerHistory, type StatedTicker } from '../datasets/issuer-names.ts';
import { type DateRange, loadDiscoveredRanges, startOfRangeAt } from '../filings/discovered-ranges.ts';
import { type IssuerCoverage, loadCoverageSince } from '../filings/issuer-coverage.ts';
import { loadThresholdDates, regshoByDay, type ThresholdDates } from '../lists/threshold-lists.ts';
import { type CashStatement, cashFacts, isToldInWords, loadStoredFacts, type StoredFacts } from './read-fact-rows.ts';

export interface IssuerFactHistoriesQuery {
  readonly ciks: readonly Cik[];
  /** The as-of days, since 1970-01-01, ascending; at least one. */
  readonly days: Int32Array;
  /** As `loadIssuerFacts` has them for each of the days. */
  readonly lookbackDays: number;
  readonly offeringLookbackDays?: number;
  /** Daily closes of tickers between two dates, both included, in ascending order of date. */
  pricesOf(tickers: readonly string[], from: IsoDate, to: IsoDate): Promise<ReadonlyMap<string, PriceSeries>>;
}

/** Days `days[from]` … `days[to - 1]` with the facts that give each of them the score that a load for that day gives. */
export interface FactStretch {
  readonly from: number;
  readonly to: number;
  readonly facts: IssuerFacts;
}

export interface IssuerFactHistory {
  readonly cik: Cik;
  /** In order; on a day in none of them the issuer is not covered, and has no score. */
  readonly stretches: readonly FactStretch[];
  /** For each day: on a threshold list (1), searched and not on it (0), not searched (255). */
  readonly regsho: Uint8Array;
}

const NOT_SEARCHED = 255;

/**
 * Facts for a range of days in one query per dataset, such that each day comes out as `loadIssuerFacts` and
 * `pageScoredIssuers` have it: what is public later is told by the facts themselves, what is too long ago by
 * `lookbackDays`. What neither can tell begins a stretch of its own: another ticker (with its prices), another start of
 * what was searched, cash told in words that a tagged figure replaces later, a first merger, days without any row.
 */
export async function loadIssuerFactHistories(
  db: Database | Transaction,
  query: IssuerFactHistoriesQuery,
): Promise<readonly IssuerFactHistory[]> {
  const { ciks, days, lookbackDays, offeringLookbackDays = lookbackDays } = query;
  const first = dateOfEpochDay(days[0] ?? 0);
  const since = addDays(first, -lookbackDays);
  const to = dateOfEpochDay(days.at(-1) ?? 0);
  const offeringsFrom = endOfEasternDay(addDays(first, -offeringLookbackDays));
  const window = { ciks, from: endOfEasternDay(since), offeringsFrom, to: endOfEasternDay(to) };
  const storedOf = await loadStoredFacts(db, window);
  const tickers = await loadTickerHistory(db, ciks, window.to);
  const rangesOf = await loadDiscoveredRanges(db, ciks, to);
  const coverageSince = await loadCoverageSince(db, { ciks, publicFrom: window.from, publicTo: window.to });
  const symbols = [...new Set([...tickers.values()].flatMap((stated) => stated.map(({ ticker }) => ticker)))].sort();
  const threshold = await loadThresholdDates(db, { symbols, from: since, to });
  const prices = await query.pricesOf(symbols, since, to);
  const shared: SharedParts = {
    days,
    dates: Array.from(days, dateOfEpochDay),
    lookbackDays,
    offeringLookbackDays,
    prices,
    threshold,
    startsOf: createRangeStarts(days),
    dayOf: createPublicDays(),
  };
  return ciks.map((cik) =>
    historyOf(shared, {
      cik,
      stored: storedOf(cik),
      tickers: tickers.get(cik) ?? [],
      ranges: rangesOf(cik),
      coverage: (from) => coverageSince(cik, from),
    }),
  );
}

interface SharedParts {
  readonly days: Int32Array;
  readonly dates: readonly IsoDate[];
  readonly lookbackDays: number;
  readonly offeringLookbackDays: number;
  readonly prices: ReadonlyMap<string, PriceSeries>;
  readonly threshold: ThresholdDates;
  readonly startsOf: (ranges: readonly DateRange[]) => readonly (IsoDate | null)[];
  readonly dayOf: (publicAt: IsoTimestamp) => number;
}

interface IssuerParts {
  readonly cik: Cik;
  readonly stored: StoredFacts;
  readonly tickers: readonly StatedTicker[];
  readonly ranges: readonly DateRange[];
  coverage(from: IsoDate | null): IssuerCoverage;
}

function historyOf(shared: SharedParts, issuer: IssuerParts): IssuerFactHistory {
  const { days, dates, dayOf } = shared;
  const { stored } = issuer;
  const { cashStatements, mergers, ...facts } = stored;
  const isCovered = coveredDays(shared, [stored.shareCounts, stored.offerings, cashStatements]);
  const starts = shared.startsOf(issuer.ranges);
  const replacements = replacementDays(cashStatements, dayOf);
  const merged = mergers.map(({ publicAt }) => dayOf(publicAt));
  const regsho = new Uint8Array(days.length).fill(NOT_SEARCHED);
  const stretches: FactStretch[] = [];
  let begun: { readonly from: number; readonly facts: IssuerFacts } | null = null;
  let key: string | null = null;
  let stated: StatedTicker | undefined;
  let nextTicker = 0;
  let listedOn = regshoByDay(shared.threshold, null, null);
  let replaced = 0;
  for (let at = 0; at < days.length; at++) {
    const [day, date] = [days[at] ?? 0, dates[at]];
    if (date === undefined) break;
    const before = stated;
    for (; nextTicker < issuer.tickers.length; nextTicker++) {
      const next = issuer.tickers[nextTicker];
      if (next === undefined || dayOf(next.publicAt) > day) break;
      stated = next;
    }
    if (stated !== before && (stated?.ticker !== before?.ticker || stated?.exchange !== before?.exchange)) {
      listedOn = regshoByDay(shared.threshold, stated?.ticker ?? null, stated?.exchange ?? null);
    }
    while ((replacements[replaced] ?? Number.POSITIVE_INFINITY) <= day) replaced++;
    if (!isCovered[at]) {
      if (begun !== null) stretches.push({ ...begun, to: at });
      begun = null;
      key = null;
      continue;
    }
    const listed = listedOn(date);
    regsho[at] = listed === null ? NOT_SEARCHED : listed ? 1 : 0;
    const from = starts[at] ?? null;
    const ticker = stated?.ticker ?? null;
    const hasMerger = merged.some((publicDay) => publicDay <= day && day < publicDay + shared.lookbackDays);
    const same = `${ticker}|${from}|${replaced}|${hasMerger}`;
    if (same === key) continue;
    if (begun !== null) stretches.push({ ...begun, to: at });
    key = same;
    begun = {
      from: at,
      facts: {
        cik: issuer.cik,
        ticker,
        name: null,
        ...facts,
        cash: cashFacts(taggedFirstOn(day, cashStatements, dayOf)),
        // As in `loadIssuerFacts`: without one, mergers are not known to have been searched.
        ...(hasMerger ? { mergers } : {}),
        prices: (ticker !== null && shared.prices.get(ticker)) || [],
        // Given day by day beside the stretches.
        regshoDates: null,
        coverage: issuer.coverage(from),
        lookbackDays: shared.lookbackDays,
        offeringLookbackDays: shared.offeringLookbackDays,
      },
    };
  }
  if (begun !== null) stretches.push({ ...begun, to: days.length });
  return { cik: issuer.cik, stretches, regsho };
}

/** The days within whose lookback any row of the datasets that make an issuer a covered one was public. */
function coveredDays(
  { days, lookbackDays, dayOf }: SharedParts,
  facts: readonly (readonly { readonly publicAt: IsoTimestamp }[])[],
): Uint8Array {
  const publicDays = new Set(facts.flatMap((list) => list.map(({ publicAt }) => dayOf(publicAt))));
  const ascending = [...publicDays].sort((a, b) => a - b);
  const covered = new Uint8Array(days.length);
  let next = 0;
  let latest = Number.NEGATIVE_INFINITY;
  for (const [at, day] of days.entries()) {
    for (; (ascending[next] ?? Number.POSITIVE_INFINITY) <= day; next++) latest = ascending[next] ?? latest;
    covered[at] = day < latest + lookbackDays ? 1 : 0;
  }
  return covered;
}

/** The days on which a tagged figure replaces one that was told in words before. */
function replacementDays(
  statements: readonly CashStatement[],
  dayOf: (publicAt: IsoTimestamp) => number,
): readonly number[] {
  const tagged = firstTagged(statements, dayOf);
  const days = statements.flatMap((cash) => {
    const replaced = isToldInWords(cash) ? tagged.get(cash.asOf) : undefined;
    return replaced !== undefined && replaced > dayOf(cash.publicAt) ? [replaced] : [];
  });
  return [...new Set(days)].sort((a, b) => a - b);
}

/** Without the figures told in words that a tagged one for their date has replaced by a day, or by their own. */
function taggedFirstOn(
  day: number,
  statements: readonly CashStatement[],
  dayOf: (publicAt: IsoTimestamp) => number,
): readonly CashStatement[] {
  const tagged = firstTagged(statements, dayOf);
  return statements.filter((cash) => {
    if (!isToldInWords(cash)) return true;
    return (tagged.get(cash.asOf) ?? Number.POSITIVE_INFINITY) > Math.max(day, dayOf(cash.publicAt));
  });
}

/** By balance date, the day on which a tagged figure for it was first public. */
function firstTagged(
  statements: readonly CashStatement[],
  dayOf: (publicAt: IsoTimestamp) => number,
): ReadonlyMap<IsoDate, number> {
  const first = new Map<IsoDate, number>();
  for (const cash of statements) {
    if (isToldInWords(cash)) continue;
    first.set(cash.asOf, Math.min(dayOf(cash.publicAt), first.get(cash.asOf) ?? Number.POSITIVE_INFINITY));
  }
  return first;
}

/** `startOfRangeAt` for every day, once for issuers that share their ranges. */
function createRangeStarts(days: Int32Array): SharedParts['startsOf'] {
  const known = new WeakMap<readonly DateRange[], readonly (IsoDate | null)[]>();
  return (ranges) => {
    const starts = known.get(ranges) ?? Array.from(days, (day) => startOfRangeAt(ranges, dateOfEpochDay(day)));
    known.set(ranges, starts);
    return starts;
  };
}

/** The first as-of day (since 1970-01-01) by whose end in US Eastern time something was public. */
function createPublicDays(): SharedParts['dayOf'] {
  const ends = new Map<number, IsoTimestamp>();
  return (publicAt) => {
    // In US Eastern time it is the date in UTC or the one before.
    const utc = epochDay(publicAt.slice(0, 10) as IsoDate);
    let end = ends.get(utc - 1);
    if (end === undefined) {
      end = endOfEasternDay(dateOfEpochDay(utc - 1));
      ends.set(utc - 1, end);
    }
    return publicAt <= end ? utc - 1 : utc;
  };
}
