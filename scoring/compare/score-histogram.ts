import type { Bin, QuantileName, Quantiles } from './report-shape.ts';

const RANKS: Readonly<Record<QuantileName, number>> = {
  min: 0,
  p01: 0.01,
  p05: 0.05,
  p10: 0.1,
  p25: 0.25,
  p50: 0.5,
  p75: 0.75,
  p90: 0.9,
  p95: 0.95,
  p99: 0.99,
  max: 1,
};

/** Counts of values with one decimal, given in tenths: exact statistics over any number of values in a few kilobytes. */
export interface ScoreHistogram {
  /** @param tenths ten times the value, an integer within the bounds */
  add(tenths: number): void;
  count(): number;
  countOf(tenths: number): number;
  mean(): number | null;
  meanAbsolute(): number | null;
  quantiles(): Quantiles;
  /** Bins of `width` tenths from `from` to `to` (tenths); the last bin includes `to`. */
  bins(from: number, to: number, width: number): Bin[];
}

/** @param least smallest value in tenths; `greatest` likewise */
export function createScoreHistogram(least: number, greatest: number): ScoreHistogram {
  const counts = new Float64Array(greatest - least + 1);
  const sumOf = (weigh: (tenths: number) => number) =>
    counts.reduce((sum, count, index) => sum + count * weigh(index + least), 0);
  const count = () => sumOf(() => 1);
  const countOf = (tenths: number) => counts[tenths - least] ?? 0;
  const meanOf = (weigh: (tenths: number) => number) => {
    const total = count();
    return total === 0 ? null : sumOf(weigh) / total / 10;
  };

  function quantile(share: number, total: number): number | null {
    if (total === 0) return null;
    const rank = Math.max(1, Math.ceil(share * total));
    let seen = 0;
    const index = counts.findIndex((here) => {
      seen += here;
      return seen >= rank;
    });
    return (index + least) / 10;
  }

  return {
    add: (tenths) => {
      counts[tenths - least] = countOf(tenths) + 1;
    },
    count,
    countOf,
    mean: () => meanOf((tenths) => tenths),
    meanAbsolute: () => meanOf(Math.abs),
    quantiles: () => {
      const total = count();
      const ranks = Object.entries(RANKS).map(([name, share]) => [name, quantile(share, total)]);
      return Object.fromEntries(ranks) as Quantiles;
    },
    bins: (from, to, width) => {
      const bins: Bin[] = [];
      for (let start = from; start < to; start += width) {
        const end = start + width;
        let inside = end >= to ? countOf(end) : 0;
        for (let tenths = start; tenths < end; tenths++) inside += countOf(tenths);
        bins.push({ from: start / 10, to: end / 10, count: inside });
      }
      return bins;
    },
  };
}
