import type { SubRatings } from './score-receipt.ts';

export const SUB_RATING_NAMES = [
  'overallRisk',
  'offeringAbilityRisk',
  'dilutionRisk',
  'historicalRisk',
  'cashNeedLevel',
  'warrantExerciseRating',
] as const satisfies readonly (keyof SubRatings)[];

/**
 * The numbers of one issuer's scores in columns, one entry per day: everything published except reasons and receipts.
 * `NaN` and `NO_CODE` mean null. The columns are reused across issuers.
 */
export interface ScoreColumns {
  /** Number of entries filled. */
  length: number;
  /** Days since 1970-01-01. */
  readonly asOf: Int32Array;
  /** The day on which the entry was computed: the day itself, or the earlier day it is carried from. */
  readonly computedOn: Int32Array;
  /** NaN: withheld. */
  readonly score: Float64Array;
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  /** F1 … F5; NaN: missing. */
  readonly factors: readonly Float64Array[];
  /** Index into `BANDS`. */
  readonly band: Uint8Array;
  readonly bandBarred: Uint8Array;
  /** Index into `LEVELS`. */
  readonly confidence: Uint8Array;
  readonly presentWeight: Uint8Array;
  /** In the order of `SUB_RATING_NAMES`; indices into `LEVELS`. */
  readonly subRatings: readonly Uint8Array[];
  /** 1, 0, or `NO_CODE` where no list was loaded. */
  readonly regsho: Uint8Array;
}
