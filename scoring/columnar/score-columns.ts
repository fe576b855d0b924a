import type { Band, Level } from '../../core/score-receipt.ts';

export const BAND_CODES: readonly Band[] = ['low', 'moderate', 'elevated', 'high'];
export const LEVEL_CODES: readonly Level[] = ['low', 'medium', 'high'];
/** A code of its own for null. */
export const NO_CODE = 255;

export const SUB_RATING_NAMES = [
  'overallRisk',
  'offeringAbilityRisk',
  'dilutionRisk',
  'historicalRisk',
  'cashNeedLevel',
  'warrantExerciseRating',
] as const;

/**
 * The numbers of one issuer's scores, a place for each day: everything that is published beside reasons and receipts.
 * `NaN` and 255 stand for null. The same columns serve issuer after issuer.
 */
export interface ScoreColumns {
  /** How many places are filled. */
  length: number;
  /** Days since 1970-01-01. */
  readonly asOf: Int32Array;
  /** The day whose computation the place carries: the day itself where it was computed anew. */
  readonly computedOn: Int32Array;
  /** NaN: withheld. */
  readonly score: Float64Array;
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  /** F1 … F5; NaN: missing. */
  readonly factors: readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  /** Index into `BAND_CODES`. */
  readonly band: Uint8Array;
  readonly bandBarred: Uint8Array;
  /** Index into `LEVEL_CODES`. */
  readonly confidence: Uint8Array;
  readonly presentWeight: Uint8Array;
  /** In the order of `SUB_RATING_NAMES`; indices into `LEVEL_CODES`. */
  readonly subRatings: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** 1, 0, or 255 where no list was loaded. */
  readonly regsho: Uint8Array;
}

export function createScoreColumns(capacity: number): ScoreColumns {
  const numbers = () => new Float64Array(capacity);
  const codes = () => new Uint8Array(capacity);
  return {
    length: 0,
    asOf: new Int32Array(capacity),
    computedOn: new Int32Array(capacity),
    score: numbers(),
    lo: numbers(),
    hi: numbers(),
    factors: [numbers(), numbers(), numbers(), numbers(), numbers()],
    band: codes(),
    bandBarred: codes(),
    confidence: codes(),
    presentWeight: codes(),
    subRatings: [codes(), codes(), codes(), codes(), codes(), codes()],
    regsho: codes(),
  };
}

/** Copies the place before to `at`: the score of a day on which no input changed. */
export function carryScore(columns: ScoreColumns, at: number, day: number): void {
  const from = at - 1;
  columns.asOf[at] = day;
  columns.computedOn[at] = columns.computedOn[from] ?? day;
  for (const column of [columns.score, columns.lo, columns.hi, ...columns.factors])
    column[at] = column[from] ?? Number.NaN;
  for (const column of [
    columns.band,
    columns.bandBarred,
    columns.confidence,
    columns.presentWeight,
    ...columns.subRatings,
    columns.regsho,
  ]) {
    column[at] = column[from] ?? NO_CODE;
  }
}

/** The same columns from a place on, as columns of their own. */
export function columnsFrom(columns: ScoreColumns, place: number): ScoreColumns {
  const [f1, f2, f3, f4, f5] = columns.factors;
  const [r1, r2, r3, r4, r5, r6] = columns.subRatings;
  return {
    length: 0,
    asOf: columns.asOf.subarray(place),
    computedOn: columns.computedOn.subarray(place),
    score: columns.score.subarray(place),
    lo: columns.lo.subarray(place),
    hi: columns.hi.subarray(place),
    factors: [f1.subarray(place), f2.subarray(place), f3.subarray(place), f4.subarray(place), f5.subarray(place)],
    band: columns.band.subarray(place),
    bandBarred: columns.bandBarred.subarray(place),
    confidence: columns.confidence.subarray(place),
    presentWeight: columns.presentWeight.subarray(place),
    subRatings: [
      r1.subarray(place),
      r2.subarray(place),
      r3.subarray(place),
      r4.subarray(place),
      r5.subarray(place),
      r6.subarray(place),
    ],
    regsho: columns.regsho.subarray(place),
  };
}
