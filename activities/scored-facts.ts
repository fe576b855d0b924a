import { addDays, type IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { type IssuerFactsQuery, loadIssuerFacts } from '../db/repositories/issuer-facts.ts';
import { keepFacts } from '../db/repositories/kept-facts.ts';
import { METHODOLOGIES } from '../scoring/methodology-registry.ts';
import { pricesByTicker } from '../sources/prices/prices-by-ticker.ts';
import { priceTable } from './price-tables.ts';

/** Shares of three years, floats and the closes that carry them, with their margins. */
export const LOOKBACK_DAYS = 1_300;
/**
 * A prospectus of the last three years may draw on a registration that was filed three years before it and more: the
 * shelf lives for three years from its effect, and half a year longer where another is to follow it (Rule 415(a)(5)).
 */
export const OFFERING_LOOKBACK_DAYS = 2_600;
/** No methodology looks at an older statement of what may become shares. */
const OVERHANG_DAYS = Math.max(...METHODOLOGIES.map(({ overhang }) => overhang.lookbackDays));

/** Facts of issuers with their prices, as scoring takes them. */
export async function issuerFacts(
  db: Database,
  ciks: readonly Cik[],
  request: FactsRequest,
): Promise<readonly IssuerFacts[]> {
  return loadIssuerFacts(db, factsQuery(ciks, request));
}

interface FactsRequest {
  readonly asOf: IsoDate;
  /** Path of a price table on the worker's machine; null: no market prices. */
  readonly prices: string | null;
}

/** What scores of a date look at. */
export function factsQuery(ciks: readonly Cik[], { asOf, prices }: FactsRequest): IssuerFactsQuery {
  return {
    ciks,
    asOf,
    lookbackDays: LOOKBACK_DAYS,
    offeringLookbackDays: OFFERING_LOOKBACK_DAYS,
    overhangDays: OVERHANG_DAYS,
    ...(prices !== null && {
      pricesOf: async (tickers) =>
        pricesByTicker(await priceTable(prices), tickers, addDays(asOf, -LOOKBACK_DAYS), asOf),
    }),
  };
}

/**
 * Keeps what the rows of issuers come to, for the nights to come: done when filings are loaded, scoring does not have to
 * read them.
 */
export async function keepScoredFacts(db: Database, ciks: readonly Cik[], asOf: IsoDate): Promise<void> {
  await keepFacts(db, factsQuery(ciks, { asOf, prices: null }));
}
