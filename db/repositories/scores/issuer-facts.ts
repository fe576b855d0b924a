import { addDays } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { IssuerFacts, PriceSeries } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import { loadIssuerNames } from '../datasets/issuer-names.ts';
import { loadCoverage } from '../filings/issuer-coverage.ts';
import { loadThresholdDates, regshoOf } from '../lists/threshold-lists.ts';
import { keepFacts, loadKeptFacts } from './kept-facts.ts';
import {
  cashFacts,
  type FactSpan,
  loadStoredFacts,
  publicWindow,
  type StoredFacts,
  taggedFirst,
} from './read-fact-rows.ts';

export interface IssuerFactsQuery extends FactSpan {
  /** Daily closes of tickers up to the as-of date; absent: there are none. */
  pricesOf?(tickers: readonly string[]): Promise<ReadonlyMap<string, PriceSeries>>;
}

/**
 * Everything a score may look at, for a page of issuers: rows of the promoted parser versions that were public by the
 * end of the as-of date (US Eastern). One query per dataset, however many issuers.
 */
export async function loadIssuerFacts(
  db: Database | Transaction,
  query: IssuerFactsQuery,
): Promise<readonly IssuerFacts[]> {
  const storedOf = await loadStoredFacts(db, publicWindow(query));
  const complete = await factsCompleter(db, query);
  return query.ciks.map((cik) => complete(cik, storedOf(cik)));
}

/**
 * The same from what `keepIssuerFacts` kept, as far as that stands: an issuer whose rows were written since is not in
 * it. Facts are put together when they are asked for, so that of a page only those that are being scored are held.
 */
export async function loadKeptIssuerFacts(
  db: Database,
  query: IssuerFactsQuery,
): Promise<ReadonlyMap<Cik, () => IssuerFacts>> {
  return completed(db, query, await loadKeptFacts(db, query));
}

/** The same from the rows, of which copies are kept for the next load. */
export async function keepIssuerFacts(
  db: Database,
  query: IssuerFactsQuery,
): Promise<ReadonlyMap<Cik, () => IssuerFacts>> {
  return completed(db, query, await keepFacts(db, query));
}

async function completed(
  db: Database,
  query: IssuerFactsQuery,
  stored: ReadonlyMap<Cik, () => StoredFacts>,
): Promise<ReadonlyMap<Cik, () => IssuerFacts>> {
  if (stored.size === 0) return new Map();
  const complete = await factsCompleter(db, { ...query, ciks: [...stored.keys()] });
  return new Map(Array.from(stored, ([cik, factsOf]) => [cik, () => complete(cik, factsOf())]));
}

/** Adds what the datasets' rows do not tell: names, prices, threshold lists and what was searched. */
async function factsCompleter(
  db: Database | Transaction,
  query: IssuerFactsQuery,
): Promise<(cik: Cik, facts: StoredFacts) => IssuerFacts> {
  const { from: publicFrom, to: publicTo } = publicWindow(query);
  const names = await loadIssuerNames(db, query.ciks, publicTo);
  const symbols = [...names.values()].flatMap(({ ticker }) => ticker ?? []);
  const prices = await query.pricesOf?.(symbols);
  const threshold = await loadThresholdDates(db, {
    symbols,
    from: addDays(query.asOf, -query.lookbackDays),
    to: query.asOf,
  });
  const coverageOf = await loadCoverage(db, { ciks: query.ciks, asOf: query.asOf, publicFrom, publicTo });
  return (cik, facts) => {
    const { ticker, name, exchange } = names.get(cik) ?? { ticker: null, name: null, exchange: null };
    const regsho = regshoOf(threshold, ticker, exchange, query.asOf);
    const { cashStatements, mergers, ...stored } = facts;
    return {
      cik,
      ticker,
      name,
      ...stored,
      cash: cashFacts(taggedFirst(cashStatements)),
      // Read where current reports tell of a closing: that none is found does not say that there was none.
      ...(mergers.length > 0 ? { mergers } : {}),
      prices: (ticker !== null && prices?.get(ticker)) || [],
      regshoDates: regsho.dates,
      coverage: { ...coverageOf(cik), regsho: regsho.coverage },
    };
  };
}
