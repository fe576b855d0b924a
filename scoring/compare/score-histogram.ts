import type { Bin, QuantileName, Quantiles } from './report-shape.ts';

const RANKS: readonly (readonly [QuantileName, number])[] = [
  ['min', 0],
  ['p01', 0.01],
  ['p05', 0.05],
  ['p10', 0.1],
  ['p25', 0.25],
  ['p50', 0.5],
  ['p75', 0.75],
  ['p90', 0.9],
  ['p95', 0.95],
  ['p99', 0.99],
  ['max', 1],
];

/** Counts of values with one decimal: exact whatever their number, in a few kilobytes. */
export interface TenthsCounts {
  /** @param tenths ten times the value, a whole number within the bounds */
  add(tenths: number): void;
  count(): number;
  countOf(tenths: number): number;
  mean(): number | null;
  meanAbsolute(): number | null;
  quantiles(): Quantiles;
  /** Bins of `width` tenths, the first beginning at `from` (tenths); `to` is counted in the last. */
  bins(from: number, to: number, width: number): Bin[];
}

/** @param least of the values, in tenths, as is `greatest` */
export function createTenthsCounts(least: number, greatest: number): TenthsCounts {
  const counts = new Float64Array(greatest - least + 1);
  const sumOf = (weigh: (tenths: number) => number) =>
    counts.reduce((sum, count, index) => sum + count * weigh(index + least), 0);
  const count = () => sumOf(() => 1);
  const meanOf = (weigh: (tenths: number) => number) => {
    const total = count();
    return total === 0 ? null : sumOf(weigh) / total / 10;
  };

  function quantile(share: number, total: number): number | null {
    if (total === 0) return null;
    const rank = Math.max(1, Math.ceil(share * total));
    let seen = 0;
    for (const [index, here] of counts.entries()) {
      seen += here;
      if (seen >= rank) return (index + least) / 10;
    }
    return greatest / 10;
  }

  return {
    add: (tenths) => {
      const index = tenths - least;
      counts[index] = (counts[index] ?? 0) + 1;
    },
    count,
    countOf: (tenths) => counts[tenths - least] ?? 0,
    mean: () => meanOf((tenths) => tenths),
    meanAbsolute: () => meanOf(Math.abs),
    quantiles: () => {
      const total = count();
      return Object.fromEntries(RANKS.map(([name, share]) => [name, quantile(share, total)])) as Quantiles;
    },
    bins: (from, to, width) => {
      const bins: Bin[] = [];
      for (let start = from; start < to; start += width) {
        const end = start + width;
        let inside = 0;
        for (let tenths = start; tenths < end || (end >= to && tenths === end); tenths++) {
          inside += counts[tenths - least] ?? 0;
        }
        bins.push({ from: start / 10, to: end / 10, count: inside });
      }
      return bins;
    },
  };
}
