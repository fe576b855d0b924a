import { type Bootstrap, intervalOf, type Statistic } from './bootstrap.ts';
import {
  aucStatistic,
  medianStatistic,
  type RankedRows,
  shareStatistic,
  spearmanStatistic,
} from './rank-statistics.ts';
import type { Estimate, PairedDiscrimination, PredictorId } from './report-shape.ts';

/** Fewer issuers say nothing: the interval of the bootstrap itself would be wrong. */
const LEAST_ISSUERS = 30;
/** Of a median or a share. */
const LEAST_GROUP_ISSUERS = 10;
/** Issuers with, and without, an event. */
const LEAST_EVENT_ISSUERS = 10;

interface Counted {
  readonly rows: number;
  readonly issuers: number;
  readonly eventIssuers: number | null;
  readonly otherIssuers: number | null;
}

/** Statistics over chosen rows of a sample, each with an interval, or withheld where the rows are too few. */
export interface Estimator {
  auc(rows: Int32Array, predictor: Float64Array, events: Float64Array): Estimate;
  spearman(rows: Int32Array, x: Float64Array, y: Float64Array): Estimate;
  median(rows: Int32Array, values: Float64Array): Estimate;
  share(rows: Int32Array, events: Float64Array): Estimate;
  /** A probability, such as an incidence. */
  probability(rows: Int32Array, statistic: (ranked: RankedRows) => Statistic): Estimate;
  pair(
    id: PredictorId,
    rows: Int32Array,
    columns: Readonly<Record<'score' | 'other' | 'events' | 'amounts', Float64Array>>,
  ): PairedDiscrimination;
}

export function createEstimator(issuers: Int32Array, bootstrap: Bootstrap): Estimator {
  const count = (rows: Int32Array, events: Float64Array | null): Counted => {
    const [all, with_, without] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const row of rows) {
      const issuer = issuers[row] ?? 0;
      all.add(issuer);
      if (events) (events[row] === 1 ? with_ : without).add(issuer);
    }
    const ofEvents = events === null ? null : with_.size;
    return { rows: rows.length, issuers: all.size, eventIssuers: ofEvents, otherIssuers: events && without.size };
  };

  function estimate(counted: Counted, tooFew: string | null, statistic: () => Statistic): Estimate {
    if (tooFew !== null) return withheld(counted, tooFew);
    const made = statistic();
    return estimateOf(counted, bootstrap.point(made), bootstrap.replicates(made));
  }

  const ranked = (rows: Int32Array): RankedRows => ({ issuers, rows });
  const auc = (rows: Int32Array, predictor: Float64Array, events: Float64Array) => {
    const counted = count(rows, events);
    return estimate(counted, tooFewEvents(counted), () => aucStatistic(ranked(rows), predictor, events));
  };
  const spearman = (rows: Int32Array, x: Float64Array, y: Float64Array) => {
    const counted = count(rows, null);
    return estimate(counted, tooFewIssuers(counted, LEAST_ISSUERS), () => spearmanStatistic(ranked(rows), x, y));
  };
  const group = (rows: Int32Array, statistic: (of: RankedRows) => Statistic) => {
    const counted = count(rows, null);
    return estimate(counted, tooFewIssuers(counted, LEAST_GROUP_ISSUERS), () => statistic(ranked(rows)));
  };

  return {
    auc,
    spearman,
    median: (rows, values) => group(rows, (of) => medianStatistic(of, values)),
    share: (rows, events) => {
      const counted = count(rows, events);
      const tooFew = tooFewIssuers(counted, LEAST_GROUP_ISSUERS);
      return exactAtEnds(estimate(counted, tooFew, () => shareStatistic(ranked(rows), events)));
    },
    probability: (rows, statistic) => exactAtEnds(group(rows, statistic)),
    pair: (predictor, rows, { score, other, events, amounts }) => {
      const counted = count(rows, events);
      const difference = (tooFew: string | null, ofScore: () => Statistic, ofOther: () => Statistic) => {
        if (tooFew !== null) return { first: withheld(counted, tooFew), second: withheld(counted, tooFew), gap: null };
        const sides = [ofScore(), ofOther()].map((statistic) => ({
          point: bootstrap.point(statistic),
          replicates: bootstrap.replicates(statistic),
        }));
        const [first, second] = sides;
        if (!first || !second) return { first: withheld(counted, ''), second: withheld(counted, ''), gap: null };
        const gaps = first.replicates.map((value, at) => value - (second.replicates[at] ?? Number.NaN));
        return {
          first: estimateOf(counted, first.point, first.replicates),
          second: estimateOf(counted, second.point, second.replicates),
          gap: estimateOf(counted, first.point - second.point, gaps),
        };
      };
      const few = tooFewEvents(counted);
      const aucs = difference(
        few,
        () => aucStatistic(ranked(rows), score, events),
        () => aucStatistic(ranked(rows), other, events),
      );
      const fewIssuers = tooFewIssuers(counted, LEAST_ISSUERS);
      const spearmans = difference(
        fewIssuers,
        () => spearmanStatistic(ranked(rows), score, amounts),
        () => spearmanStatistic(ranked(rows), other, amounts),
      );
      return {
        predictor,
        score: aucs.first,
        other: aucs.second,
        difference: aucs.gap ?? withheld(counted, few ?? ''),
        spearmanDifference: spearmans.gap ?? withheld(counted, fewIssuers ?? ''),
      };
    },
  };
}

function tooFewIssuers({ issuers }: Counted, least: number): string | null {
  return issuers < least ? `${issuersText(issuers)}, fewer than ${least}` : null;
}

function tooFewEvents(counted: Counted): string | null {
  const { eventIssuers, otherIssuers } = counted;
  const few = tooFewIssuers(counted, LEAST_ISSUERS);
  if (few !== null) return few;
  if (eventIssuers !== null && eventIssuers < LEAST_EVENT_ISSUERS) {
    return `${issuersText(eventIssuers)} with the event, fewer than ${LEAST_EVENT_ISSUERS}`;
  }
  if (otherIssuers !== null && otherIssuers < LEAST_EVENT_ISSUERS) {
    return `${issuersText(otherIssuers)} without the event, fewer than ${LEAST_EVENT_ISSUERS}`;
  }
  return null;
}

function issuersText(count: number): string {
  return count === 1 ? '1 issuer' : `${count} issuers`;
}

function withheld({ rows, issuers, eventIssuers }: Counted, tooFew: string): Estimate {
  return { value: null, low: null, high: null, rows, issuers, eventIssuers, tooFew };
}

/**
 * No draw of issuers without an event has one, and the bootstrap would say "0 to 0": there the interval is that of a
 * binomial share of as many independent issuers (Clopper–Pearson). The same where all have it.
 */
function exactAtEnds(estimate: Estimate): Estimate {
  const { value, issuers } = estimate;
  const reach = 0.025 ** (1 / issuers);
  if (value === 0) return { ...estimate, low: 0, high: 1 - reach };
  return value === 1 ? { ...estimate, low: reach, high: 1 } : estimate;
}

function estimateOf(counted: Counted, value: number, replicates: Float64Array): Estimate {
  const { rows, issuers, eventIssuers } = counted;
  const interval = intervalOf(replicates);
  if (Number.isNaN(value) || interval === null) return withheld(counted, 'all values are equal, or nearly so');
  const { low, high } = interval;
  return { value, low, high, rows, issuers, eventIssuers, tooFew: null };
}
