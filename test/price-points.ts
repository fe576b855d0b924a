import type { PricePoint, PriceSeries } from '../core/score-inputs.ts';

/** All points of a series, as an array. */
export function pricePoints(prices: PriceSeries): PricePoint[] {
  return Array.from({ length: prices.length }, (_, index) => {
    const point = prices.at(index);
    if (point === undefined) throw new RangeError(`no price ${index}`);
    return point;
  });
}
