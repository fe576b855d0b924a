import { addDays, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { IssuerFacts, PriceSeries } from '../../core/score-inputs.ts';
import type { Database, Transaction } from '../database.ts';
import { loadCoverage } from './issuer-coverage.ts';
import { loadIssuerNames } from './issuer-names.ts';
import { cashFacts, loadStoredFacts, type PublicWindow, taggedFirst } from './stored-facts.ts';
import { loadThresholdDates, regshoOf } from './threshold-lists.ts';

export interface IssuerFactsQuery {
  readonly ciks: readonly Cik[];
  readonly asOf: IsoDate;
  /** Facts public earlier than this many days before `asOf` are left out; three years of shares need about 1,300. */
  readonly lookbackDays: number;
  /** The same for offerings and registrations; absent: as all others. */
  readonly offeringLookbackDays?: number;
  /** Warrants and convertibles that were stated earlier than this many days before `asOf` are left out; absent: none. */
  readonly overhangDays?: number;
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
  const window: PublicWindow = {
    ciks: query.ciks,
    from: endOfEasternDay(addDays(query.asOf, -query.lookbackDays)),
    offeringsFrom: endOfEasternDay(addDays(query.asOf, -(query.offeringLookbackDays ?? query.lookbackDays))),
    to: endOfEasternDay(query.asOf),
    ...(query.overhangDays !== undefined && { overhangSince: addDays(query.asOf, -query.overhangDays) }),
  };
  const storedOf = await loadStoredFacts(db, window);
  const names = await loadIssuerNames(db, query.ciks, window.to);
  const symbols = [...names.values()].flatMap(({ ticker }) => ticker ?? []);
  const prices = await query.pricesOf?.(symbols);
  const threshold = await loadThresholdDates(db, {
    symbols,
    from: addDays(query.asOf, -query.lookbackDays),
    to: query.asOf,
  });
  const coverageOf = await loadCoverage(db, {
    ciks: query.ciks,
    asOf: query.asOf,
    publicFrom: window.from,
    publicTo: window.to,
  });
  return query.ciks.map((cik) => {
    const { ticker, name, exchange } = names.get(cik) ?? { ticker: null, name: null, exchange: null };
    const regsho = regshoOf(threshold, ticker, exchange, query.asOf);
    const { cashRows, mergers, ...stored } = storedOf(cik);
    return {
      cik,
      ticker,
      name,
      ...stored,
      cash: cashFacts(taggedFirst(cashRows)),
      // Read where current reports tell of a closing: that none is found does not say that there was none.
      ...(mergers.length > 0 ? { mergers } : {}),
      prices: (ticker !== null && prices?.get(ticker)) || [],
      regshoDates: regsho.dates,
      coverage: { ...coverageOf(cik), regsho: regsho.coverage },
    };
  });
}
