import { addDays, type IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { type IssuerFactsQuery, loadIssuerFacts } from '../db/repositories/scores/issuer-facts.ts';
import { issuersWithKeptFacts, keepFacts } from '../db/repositories/scores/kept-facts.ts';
import { pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
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

const ISSUERS_KEPT_AT_ONCE = 400;

/**
 * Keeps what the rows of all issuers that a date would score come to, as far as it is not kept already: done when
 * filings are derived, scoring finds it and need not read them.
 *
 * @returns of how many issuers the rows were read
 */
export async function keepScoredFacts(
  { db, signal, beat }: { readonly db: Database; readonly signal: AbortSignal; readonly beat: (at: unknown) => void },
  asOf: IsoDate,
): Promise<number> {
  let read = 0;
  let unkept: Cik[] = [];
  async function keep(): Promise<void> {
    signal.throwIfAborted();
    await keepFacts(db, factsQuery(unkept, { asOf, prices: null }));
    read += unkept.length;
    beat(unkept.at(-1));
    unkept = [];
  }
  for (let after: Cik | null = null; ; ) {
    const ciks: readonly Cik[] = await pageScoredIssuers(db, {
      asOf,
      lookbackDays: LOOKBACK_DAYS,
      after,
      limit: ISSUERS_KEPT_AT_ONCE,
    });
    const kept = await issuersWithKeptFacts(db, factsQuery(ciks, { asOf, prices: null }));
    unkept.push(...ciks.filter((cik) => !kept.has(cik)));
    const isLast = ciks.length < ISSUERS_KEPT_AT_ONCE;
    if (unkept.length >= ISSUERS_KEPT_AT_ONCE || (isLast && unkept.length > 0)) await keep();
    if (isLast) return read;
    after = ciks.at(-1) ?? null;
  }
}
