import type { IsoDate } from '../../core/dates.ts';
import type { Horizon, NoGrowthReason, Outcome } from '../../core/outcomes.ts';
import type { FactorId } from '../../core/score-receipt.ts';

/** USD of market value on the as-of date. The last class has none. */
export const SIZE_CLASSES = [
  { name: 'nano, below $50M', below: 5e7 },
  { name: 'micro, $50M–$300M', below: 3e8 },
  { name: 'small, $300M–$2B', below: 2e9 },
  { name: 'mid and large, $2B or more', below: Number.POSITIVE_INFINITY },
  { name: 'unknown', below: null },
] as const;

/**
 * A statistic with its 95 % interval from the bootstrap by issuer. Where the rows are too few to say anything, all
 * numbers are null and `tooFew` says why: no number is better than one that means nothing.
 */
export interface Estimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Sampled scores counted. */
  readonly rows: number;
  readonly issuers: number;
  /** Issuers with the event on any date; null where no event is counted. */
  readonly eventIssuers: number | null;
  readonly tooFew: string | null;
}

export type PredictorId =
  | 'score'
  | 'against'
  | 'sharesVelocity'
  | 'shortRunway'
  | 'soldLastYear'
  | `without-${FactorId}`;

/** Discrimination of one predictor. */
export interface Discrimination {
  readonly predictor: PredictorId;
  readonly auc: Estimate;
  /** Null where the outcome is an event without a size. */
  readonly spearman: Estimate | null;
}

/** One predictor against the score, over the rows that have both. Differences are score − predictor. */
export interface PairedDiscrimination {
  readonly predictor: PredictorId;
  readonly score: Estimate;
  readonly other: Estimate;
  readonly difference: Estimate;
  readonly spearmanDifference: Estimate;
}

export interface DecileLine {
  /** 1 (lowest scores) to 10. */
  readonly decile: number;
  readonly rows: number;
  readonly issuers: number;
  /** Scores of the decile. */
  readonly from: number;
  readonly to: number;
  readonly medianGrowth: Estimate;
  readonly grew: Estimate;
  readonly medianProceeds: Estimate;
}

export interface GroupLine {
  readonly group: string;
  readonly auc: Estimate;
  readonly spearman: Estimate;
  readonly grew: Estimate;
  readonly medianGrowth: Estimate;
}

/** Share of issuers that grew, by score and confidence. */
export interface ReliabilityLine {
  readonly confidence: string;
  /** By fifth of the score. */
  readonly points: readonly { readonly fifth: number; readonly meanScore: number | null; readonly grew: Estimate }[];
}

export interface RocCurve {
  readonly predictor: PredictorId;
  /** False and true positive rates, from 0,0 to 1,1. */
  readonly points: readonly (readonly [number, number])[];
}

/** What a window of 6 or 12 months says. `grew`: shares outstanding grew by more than 20 %. */
export interface HorizonStudy {
  readonly months: Horizon;
  /** Rows with a score and a measured growth. */
  readonly measured: { readonly rows: number; readonly issuers: number };
  readonly unmeasured: Readonly<Partial<Record<NoGrowthReason, number>>>;
  readonly deciles: readonly DecileLine[];
  readonly discrimination: readonly Discrimination[];
  readonly byYear: readonly GroupLine[];
  readonly bySize: readonly GroupLine[];
  readonly byConfidence: readonly GroupLine[];
  readonly ablation: readonly PairedDiscrimination[];
  readonly baselines: readonly PairedDiscrimination[];
  readonly against: PairedDiscrimination | null;
  /** Spearman of score and primary proceeds ÷ M. */
  readonly proceeds: Estimate;
  readonly roc: readonly RocCurve[];
  readonly reliability: readonly ReliabilityLine[];
}

export interface EventStudy {
  readonly event: 'offering' | 'reverseSplit' | 'delisting';
  /** Rows whose 12 months are over, and that are followed through them or end with the event. */
  readonly discrimination: readonly Discrimination[];
  /** By fifth of the score: the probability of the event (Kaplan–Meier) and the median days to it where it happened. */
  readonly incidence: readonly {
    readonly fifth: number;
    readonly within6: Estimate;
    readonly within12: Estimate;
    readonly medianDays: Estimate;
  }[];
}

export interface StudyResult {
  readonly sample: {
    readonly rows: number;
    readonly scored: number;
    readonly issuers: number;
    readonly dates: readonly IsoDate[];
    readonly states: Readonly<Record<Outcome['state'], number>>;
    readonly acrossMergers: number;
    readonly withoutAmounts: number;
    readonly withoutMarketValue: number;
  };
  readonly horizons: readonly HorizonStudy[];
  readonly events: readonly EventStudy[];
  readonly warnings: readonly string[];
}
