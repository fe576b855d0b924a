import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import type { PriceSeries, SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';

/** An issuer's closes in columns, indexed so that a day's questions take constant time. */
export interface PriceColumns {
  readonly length: number;
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  readonly closes: Float64Array;
  /** Today's shares for one share of each day, under the splits of the last `adjust`. */
  readonly factors: Float64Array;
  /** Adjusts every close for the splits in effect. */
  adjust(splits: readonly SplitFact[]): void;
  /** How many of the `count` closes up to the one at `last` are below the minimum price. */
  countBelowMinimum(last: number, count: number): number;
  /** How many of them are at or below a price. */
  countAtOrBelow(price: number, last: number, count: number): number;
  /** Highest finite close in today's shares from index `from` to `to`, both ascending from call to call; NaN: none. */
  highest(from: number, to: number): number;
}

export function createPriceColumns(prices: PriceSeries, minimumPrice: number): PriceColumns {
  const { length } = prices;
  const days = new Int32Array(length);
  const closes = new Float64Array(length);
  const factors = new Float64Array(length).fill(1);
  const adjusted = new Float64Array(length);
  for (let index = 0; index < length; index++) {
    const point = prices.at(index);
    if (point === undefined) break;
    days[index] = epochDay(point.date);
    closes[index] = point.close;
  }
  adjusted.set(closes);

  /** Running counts: entry n is how many of the first n closes are counted. */
  function runningCounts(isCounted: (close: number) => boolean): Int32Array {
    const counts = new Int32Array(length + 1);
    for (const [index, close] of closes.entries()) {
      counts[index + 1] = (counts[index] ?? 0) + (isCounted(close) ? 1 : 0);
    }
    return counts;
  }
  const countIn = (counts: Int32Array, last: number, count: number) =>
    (counts[last + 1] ?? 0) - (counts[Math.max(0, last + 1 - count)] ?? 0);
  const below = runningCounts((close) => close < minimumPrice);
  const atOrBelow = new Map<number, Int32Array>();

  let best = -1;
  let seen = -1;
  let adjustedFor: readonly SplitFact[] = [];

  function take(from: number, to: number): void {
    for (let index = from; index <= to; index++) {
      const close = adjusted[index] ?? Number.NaN;
      if (Number.isFinite(close) && (best < 0 || close >= (adjusted[best] ?? 0))) best = index;
    }
    seen = to;
  }

  return {
    length,
    days,
    closes,
    factors,
    adjust: (splits) => {
      if (splits === adjustedFor || (splits.length === 0 && adjustedFor.length === 0)) return;
      adjustedFor = splits;
      best = -1;
      seen = -1;
      for (let index = 0; index < length; index++) {
        const factor = shareFactorSince(splits, dateOfEpochDay(days[index] ?? 0));
        factors[index] = factor;
        adjusted[index] = (closes[index] ?? Number.NaN) / factor;
      }
    },
    countBelowMinimum: (last, count) => countIn(below, last, count),
    countAtOrBelow: (price, last, count) => {
      const counts = atOrBelow.get(price) ?? runningCounts((close) => close <= price);
      atOrBelow.set(price, counts);
      return countIn(counts, last, count);
    },
    highest: (from, to) => {
      if (best < from || to < seen) {
        best = -1;
        take(from, to);
      } else if (to > seen) take(seen + 1, to);
      return best < 0 ? Number.NaN : (adjusted[best] ?? Number.NaN);
    },
  };
}
