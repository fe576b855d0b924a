import type { IsoDate } from '../../core/dates.ts';
import { addDays } from '../../core/dates.ts';
import type { PricePoint, PriceSeries, SplitFact } from '../../core/score-inputs.ts';
import type { InputGroup, PriceItem } from '../../core/score-receipt.ts';
import { ageInDays, flag, missingGroup, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { shareFactorSince } from './splits.ts';

/** Index of the last price on or before a date; −1 where there is none. */
export function lastPriceIndex(prices: PriceSeries, date: IsoDate): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices.at(middle)?.date ?? '') <= date) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The last price on or before a date. */
export function lastPrice(prices: PriceSeries, date: IsoDate): PricePoint | undefined {
  const last = lastPriceIndex(prices, date);
  return last < 0 ? undefined : prices.at(last);
}

/** Highest close, in today's shares, of the days up to `end`; null without a close. */
export function highestClose(
  context: SelectContext,
  splits: readonly SplitFact[],
  end: IsoDate,
  days: number,
): { readonly close: number; readonly date: IsoDate } | null {
  const start = addDays(end, -days);
  let best: { close: number; date: IsoDate } | null = null;
  const { prices } = context.facts;
  for (let index = lastPriceIndex(prices, end); index >= 0; index--) {
    const point = prices.at(index);
    if (point === undefined || point.date < start) break;
    const close = point.close / shareFactorSince(splits, point.date);
    if (Number.isFinite(close) && (best === null || close >= best.close)) best = { close, date: point.date };
  }
  return best;
}

/** P where there is a recent close: the last one, at most ten days old. */
export function closePrice(context: SelectContext, splits: readonly SplitFact[]): InputGroup<PriceItem> | null {
  const point = lastPrice(context.facts.prices, context.asOf);
  if (point === undefined || !Number.isFinite(point.close)) return null;
  if (ageInDays(context, point.date) > context.methodology.market.closeMaxAgeDays) return null;
  const item: PriceItem = {
    label: 'last close',
    value: point.close,
    unit: 'USD/share',
    date: point.date,
    source: null,
    kind: 'close',
    splitFactor: 1 / shareFactorSince(splits, point.date),
  };
  return { state: 'present', reason: null, flags: [], items: [item] };
}

/** P without a recent close: the latest price that a filing states, at most sixty days old; else missing. */
export function statedPrice(context: SelectContext, splits: readonly SplitFact[]): InputGroup<PriceItem> {
  const { closeMaxAgeDays, statedPriceMaxAgeDays } = context.methodology.market;
  let stated: { readonly date: IsoDate; readonly item: PriceItem } | null = null;
  for (const fact of visibleFacts(context, context.facts.offerings)) {
    const { statedPrice: price, statedPriceDate: date } = fact;
    if (price === null || date === null || !Number.isFinite(price) || date > context.asOf) continue;
    if (ageInDays(context, date) > statedPriceMaxAgeDays || (stated !== null && date < stated.date)) continue;
    const item: PriceItem = {
      label: `price stated in ${fact.form}`,
      value: price,
      unit: 'USD/share',
      date,
      source: sourceOf(fact, 'statedPrice'),
      kind: 'stated',
      splitFactor: 1 / shareFactorSince(splits, date),
    };
    stated = { date, item };
  }
  if (stated !== null) {
    const flags = [
      flag('stated-price', `no recent close; the price is the one a filing states for ${stated.date}`, false),
    ];
    return { state: 'present', reason: null, flags, items: [stated.item] };
  }
  return missingGroup(
    'no-price',
    `no close within ${closeMaxAgeDays} days and no price stated within ${statedPriceMaxAgeDays} days`,
  );
}
