import type { Statistic } from './bootstrap.ts';

/**
 * Statistics of ranks over chosen rows. Each sorts once, so that a replicate is one pass. Equal values share their rank.
 */
export interface RankedRows {
  /** Index of the issuer of each row. */
  readonly issuers: Int32Array;
  /** Rows to read. */
  readonly rows: Int32Array;
}

/** Ends of the groups of equal values in a sorted list of rows. */
function tieEnds(sorted: Int32Array, values: Float64Array): Int32Array {
  const ends: number[] = [];
  for (let at = 1; at <= sorted.length; at++) {
    if (at === sorted.length || values[sorted[at] ?? 0] !== values[sorted[at - 1] ?? 0]) ends.push(at);
  }
  return Int32Array.from(ends);
}

function sortedBy(rows: Int32Array, values: Float64Array): Int32Array {
  return rows.slice().sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

function issuersOf(issuers: Int32Array, rows: Int32Array): Int32Array {
  return rows.map((row) => issuers[row] ?? 0);
}

/**
 * Area under the ROC curve: how often a row with the event has the higher predictor than one without it, ties half.
 *
 * @param events 1 with the event, 0 without
 */
export function aucStatistic({ issuers, rows }: RankedRows, predictor: Float64Array, events: Float64Array): Statistic {
  const sorted = sortedBy(rows, predictor);
  const ends = tieEnds(sorted, predictor);
  const owners = issuersOf(issuers, sorted);
  const labels = Uint8Array.from(sorted, (row) => events[row] ?? 0);
  return (weights) => {
    let [with_, without, pairs, at] = [0, 0, 0, 0];
    for (let group = 0; group < ends.length; group++) {
      const end = ends[group] ?? 0;
      let [groupWith, groupWithout] = [0, 0];
      for (; at < end; at++) {
        const weight = weights[owners[at] ?? 0] ?? 0;
        if (labels[at] === 1) groupWith += weight;
        else groupWithout += weight;
      }
      pairs += groupWith * (without + groupWithout / 2);
      with_ += groupWith;
      without += groupWithout;
    }
    return with_ === 0 || without === 0 ? Number.NaN : pairs / (with_ * without);
  };
}

/** Spearman's rank correlation: Pearson's of the average ranks. */
export function spearmanStatistic({ issuers, rows }: RankedRows, x: Float64Array, y: Float64Array): Statistic {
  // Positions in `rows`, so that ranks of both lie side by side.
  const places = Int32Array.from(rows, (_, place) => place);
  const [xs, ys] = [x, y].map((values) => Float64Array.from(rows, (row) => values[row] ?? 0));
  if (xs === undefined || ys === undefined) return () => Number.NaN;
  const owners = issuersOf(issuers, rows);
  const ranking = (values: Float64Array) => {
    const sorted = sortedBy(places, values);
    return { sorted, ends: tieEnds(sorted, values), ranks: new Float64Array(rows.length) };
  };
  const [rankedX, rankedY] = [ranking(xs), ranking(ys)];
  return (weights) => {
    const total = assignRanks(rankedX, owners, weights);
    assignRanks(rankedY, owners, weights);
    const mean = (total + 1) / 2;
    let [xy, xx, yy] = [0, 0, 0];
    for (let place = 0; place < owners.length; place++) {
      const weight = weights[owners[place] ?? 0] ?? 0;
      if (weight === 0) continue;
      const dx = (rankedX.ranks[place] ?? 0) - mean;
      const dy = (rankedY.ranks[place] ?? 0) - mean;
      xy += weight * dx * dy;
      xx += weight * dx * dx;
      yy += weight * dy * dy;
    }
    return xx === 0 || yy === 0 ? Number.NaN : xy / Math.sqrt(xx * yy);
  };
}

/** Average ranks from 1, a row of weight 2 counting as two equal rows; returns the total weight. */
function assignRanks(
  { sorted, ends, ranks }: { readonly sorted: Int32Array; readonly ends: Int32Array; readonly ranks: Float64Array },
  owners: Int32Array,
  weights: Uint8Array,
): number {
  let [below, start] = [0, 0];
  for (let group = 0; group < ends.length; group++) {
    const end = ends[group] ?? 0;
    let weight = 0;
    for (let at = start; at < end; at++) weight += weights[owners[sorted[at] ?? 0] ?? 0] ?? 0;
    const rank = below + (weight + 1) / 2;
    for (let at = start; at < end; at++) ranks[sorted[at] ?? 0] = rank;
    below += weight;
    start = end;
  }
  return below;
}

/** The median; between the two middle values where their number is even. */
export function medianStatistic({ issuers, rows }: RankedRows, values: Float64Array): Statistic {
  const sorted = sortedBy(rows, values);
  const owners = issuersOf(issuers, sorted);
  return (weights) => {
    let total = 0;
    for (let at = 0; at < owners.length; at++) total += weights[owners[at] ?? 0] ?? 0;
    if (total === 0) return Number.NaN;
    let seen = 0;
    let lower: number | null = null;
    for (let at = 0; at < owners.length; at++) {
      const weight = weights[owners[at] ?? 0] ?? 0;
      if (weight === 0) continue;
      const value = values[sorted[at] ?? 0] ?? Number.NaN;
      if (lower !== null) return (lower + value) / 2;
      seen += weight;
      if (2 * seen > total) return value;
      if (2 * seen === total) lower = value;
    }
    return lower ?? Number.NaN;
  };
}

/** The share of rows with an event. */
export function shareStatistic({ issuers, rows }: RankedRows, events: Float64Array): Statistic {
  const owners = issuersOf(issuers, rows);
  const labels = Float64Array.from(rows, (row) => events[row] ?? 0);
  return (weights) => {
    let [total, found] = [0, 0];
    for (let at = 0; at < owners.length; at++) {
      const weight = weights[owners[at] ?? 0] ?? 0;
      total += weight;
      found += weight * (labels[at] ?? 0);
    }
    return total === 0 ? Number.NaN : found / total;
  };
}

/**
 * The probability of an event by a time (Kaplan–Meier): a row that is followed for less counts until it is lost.
 *
 * @param times until the event, or until the row is no longer followed
 * @param events 1 where the time ends with the event
 */
export function incidenceStatistic(
  { issuers, rows }: RankedRows,
  times: Float64Array,
  events: Float64Array,
  by: number,
): Statistic {
  const sorted = sortedBy(rows, times);
  const ends = tieEnds(sorted, times);
  const owners = issuersOf(issuers, sorted);
  return (weights) => {
    let atRisk = 0;
    for (let at = 0; at < owners.length; at++) atRisk += weights[owners[at] ?? 0] ?? 0;
    if (atRisk === 0) return Number.NaN;
    let [surviving, at] = [1, 0];
    for (let group = 0; group < ends.length; group++) {
      const end = ends[group] ?? 0;
      if ((times[sorted[at] ?? 0] ?? 0) > by) break;
      let [ended, lost] = [0, 0];
      for (; at < end; at++) {
        const weight = weights[owners[at] ?? 0] ?? 0;
        if (events[sorted[at] ?? 0] === 1) ended += weight;
        else lost += weight;
      }
      if (atRisk > 0) surviving *= 1 - ended / atRisk;
      atRisk -= ended + lost;
    }
    return 1 - surviving;
  };
}
