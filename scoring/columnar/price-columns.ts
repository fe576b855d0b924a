import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import type { PriceSeries, SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';

/** An issuer's closes in columns, with what scoring asks of them answered in a step a day. */
export interface PriceColumns {
  readonly length: number;
  readonly days: Int32Array;
  readonly closes: Float64Array;
  /** Today's shares for one of each day, under the splits last told. */
  readonly factors: Float64Array;
  /** Among the first n closes, how many lie below the minimum. */
  readonly below: Int32Array;
  /** Tells the splits in effect, which restate every close. */
  restate(splits: readonly SplitFact[]): void;
  /** How many of the first n closes lie at or below a price. */
  atOrBelow(price: number): Int32Array;
  /** Highest finite close in today's shares among `from` … `to` (indices, ascending from call to call); NaN: none. */
  highest(from: number, to: number): number;
}

export function createPriceColumns(prices: PriceSeries, minimumPrice: number): PriceColumns {
  const { length } = prices;
  const days = new Int32Array(length);
  const closes = new Float64Array(length);
  const factors = new Float64Array(length).fill(1);
  const adjusted = new Float64Array(length);
  const below = new Int32Array(length + 1);
  const under = new Map<number, Int32Array>();
  for (let index = 0; index < length; index++) {
    const point = prices.at(index);
    if (point === undefined) break;
    days[index] = epochDay(point.date);
    closes[index] = point.close;
    below[index + 1] = (below[index] ?? 0) + (point.close < minimumPrice ? 1 : 0);
  }
  adjusted.set(closes);
  let best = -1;
  let seen = -1;
  let isRestated = false;

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
    below,
    restate: (splits) => {
      if (splits.length === 0 && !isRestated) return;
      isRestated = splits.length > 0;
      best = -1;
      seen = -1;
      for (let index = 0; index < length; index++) {
        const factor = splits.length === 0 ? 1 : shareFactorSince(splits, dateOfEpochDay(days[index] ?? 0));
        factors[index] = factor;
        adjusted[index] = (closes[index] ?? Number.NaN) / factor;
      }
    },
    atOrBelow: (price) => {
      const known = under.get(price);
      if (known !== undefined) return known;
      const counts = new Int32Array(length + 1);
      for (let index = 0; index < length; index++) {
        counts[index + 1] = (counts[index] ?? 0) + ((closes[index] ?? Number.NaN) <= price ? 1 : 0);
      }
      under.set(price, counts);
      return counts;
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
