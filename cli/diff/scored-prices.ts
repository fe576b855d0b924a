import { AppError } from '../../core/errors.ts';
import type { NewestScores } from '../../db/repositories/scores/newest-scores.ts';
import { checkPrices } from '../../sources/prices/check-prices.ts';

export interface PricesOfScores {
  /** Path of the price table that both versions are scored with; null: none. */
  readonly prices: string | null;
  /** Why there are none although they were not left out; null: there are, or they were. */
  readonly pricesMissing: string | null;
}

/**
 * The price table to score with: the one asked for, else the one that the newest scores were computed with, if this
 * machine can read it.
 */
export async function pricesOfScores(
  asked: string | null | undefined,
  { asOf, prices }: NewestScores,
): Promise<PricesOfScores> {
  if (asked !== undefined) return { prices: asked, pricesMissing: null };
  if (prices === null) return { prices: null, pricesMissing: `no night of ${asOf} names a price table` };
  try {
    await checkPrices(prices);
    return { prices, pricesMissing: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { prices: null, pricesMissing: `the price table of ${asOf} cannot be read here: ${error.message}` };
  }
}
