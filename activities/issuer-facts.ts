import { activePlans, formsToList } from '../core/dataset-plans.ts';
import { type DateRange, startOfRangeAt } from '../core/date-ranges.ts';
import { addDays, dateOfEpochDay, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { IssuerFacts, PriceSeries } from '../core/score-inputs.ts';
import type { Database, Transaction } from '../db/database.ts';
import { loadIssuerNames, loadTickerHistory } from '../db/repositories/datasets/issuer-names.ts';
import { loadDiscoveredRanges } from '../db/repositories/filings/discovered-ranges.ts';
import { loadListedFilings } from '../db/repositories/filings/listed-filings.ts';
import { loadUnparsedFilings, type UnparsedQuery } from '../db/repositories/filings/unparsed-filings.ts';
import { loadThresholdDates } from '../db/repositories/lists/threshold-lists.ts';
import { activeParserVersions } from '../db/repositories/runs/promotions.ts';
import { loadFactRows } from '../db/repositories/scores/read-fact-rows.ts';
import { issuerCoverage } from '../scoring/facts/coverage.ts';
import { factWindow, type Lookbacks } from '../scoring/facts/fact-window.ts';
import { factsByDay, type IssuerFactsByDay } from '../scoring/facts/facts-by-day.ts';
import { issuerFacts } from '../scoring/facts/issuer-facts.ts';
import { pricesByTicker } from '../sources/prices/prices-by-ticker.ts';
import { priceTable } from './price-tables.ts';

interface PriceQuery {
  /** Path of a price table on this machine; null or absent: no market prices. */
  readonly prices?: string | null;
}

export interface IssuerFactsQuery extends Lookbacks, PriceQuery {
  readonly ciks: readonly Cik[];
  readonly asOf: IsoDate;
  /** Rows as they were stored at that instant; absent or null: now. */
  readonly computedBy?: IsoTimestamp | null;
}

/**
 * Everything a score may look at, for a page of issuers: rows of the promoted parser versions that were public by the
 * end of the as-of date (US Eastern). A query per dataset, however many issuers.
 */
export async function loadIssuerFacts(
  db: Database | Transaction,
  query: IssuerFactsQuery,
): Promise<readonly IssuerFacts[]> {
  const { ciks, asOf } = query;
  const window = factWindow(asOf, asOf, query);
  const rowsOf = await loadFactRows(db, ciks, window, query.computedBy);
  const names = await loadIssuerNames(db, ciks, window.to);
  const symbols = [...names.values()].flatMap(({ ticker }) => ticker ?? []);
  const since = addDays(asOf, -query.lookbackDays);
  const prices = await loadCloses(query, symbols, since, asOf);
  const threshold = await loadThresholdDates(db, { symbols, from: since, to: asOf });
  const rangesOf = await loadDiscoveredRanges(db, ciks, asOf);
  const inWindow = { ciks, publicFrom: window.from, publicTo: window.to };
  const coverageOf = await loadCoverage(db, inWindow);
  const filingsOf = await loadListedFilings(db, inWindow, formsToList('all'));
  return ciks.map((cik) => {
    const { ticker, name, exchange } = names.get(cik) ?? { ticker: null, name: null, exchange: null };
    const closes = (ticker !== null && prices.get(ticker)) || [];
    const indexed = rangesOf(cik);
    const coverage = coverageOf(cik, startOfRangeAt(indexed, asOf), indexed);
    const filings = filingsOf(cik);
    const known = { cik, rows: rowsOf(cik), ticker, name, exchange, filings, coverage };
    return issuerFacts({ ...known, prices: closes, threshold }, asOf);
  });
}

export interface IssuerFactsByDayQuery extends Required<Lookbacks>, PriceQuery {
  readonly ciks: readonly Cik[];
  /** The as-of days, since 1970-01-01, ascending; at least one. */
  readonly days: Int32Array;
}

/** Facts for a range of days from one load; each day gets the score that `loadIssuerFacts` for that day gives. */
export async function loadIssuerFactsByDay(
  db: Database | Transaction,
  query: IssuerFactsByDayQuery,
): Promise<readonly IssuerFactsByDay[]> {
  const { ciks, days } = query;
  const [first, last] = [dateOfEpochDay(days[0] ?? 0), dateOfEpochDay(days.at(-1) ?? 0)];
  const window = factWindow(first, last, query);
  const since = addDays(first, -query.lookbackDays);
  const rowsOf = await loadFactRows(db, ciks, window);
  const tickers = await loadTickerHistory(db, ciks, window.to);
  const rangesOf = await loadDiscoveredRanges(db, ciks, last);
  const inWindow = { ciks, publicFrom: window.from, publicTo: window.to };
  const coverageOf = await loadCoverage(db, inWindow);
  const filingsOf = await loadListedFilings(db, inWindow, formsToList('periodic'));
  const symbols = [...new Set([...tickers.values()].flatMap((stated) => stated.map(({ ticker }) => ticker)))].sort();
  const threshold = await loadThresholdDates(db, { symbols, from: since, to: last });
  const prices = await loadCloses(query, symbols, since, last);
  const range = { ...query, prices, threshold };
  // Most issuers share their ranges: those of the indexes of all filings.
  const starts = new WeakMap<readonly DateRange[], readonly (IsoDate | null)[]>();
  const startsOf = (ranges: readonly DateRange[]) => {
    const known = starts.get(ranges) ?? Array.from(days, (day) => startOfRangeAt(ranges, dateOfEpochDay(day)));
    starts.set(ranges, known);
    return known;
  };
  return ciks.map((cik) =>
    factsByDay(range, {
      cik,
      rows: rowsOf(cik),
      tickers: tickers.get(cik) ?? [],
      coveredSince: startsOf(rangesOf(cik)),
      filings: filingsOf(cik),
      coverage: (from) => coverageOf(cik, from),
    }),
  );
}

async function loadCoverage(
  db: Database | Transaction,
  query: UnparsedQuery,
): Promise<ReturnType<typeof issuerCoverage>> {
  const plans = activePlans(await activeParserVersions(db));
  return issuerCoverage(plans, await loadUnparsedFilings(db, query, plans));
}

async function loadCloses(
  { prices }: PriceQuery,
  tickers: readonly string[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, PriceSeries>> {
  return prices ? pricesByTicker(await priceTable(prices), tickers, from, to) : new Map();
}
