import type { Band } from './score-receipt.ts';

/** A score's band, or withheld, in the order of the codes in `HistoryDays.state`. */
export const SCORE_STATES = ['low', 'moderate', 'elevated', 'high', 'withheld'] as const satisfies readonly (
  | Band
  | 'withheld'
)[];
export type ScoreState = (typeof SCORE_STATES)[number];
/** The code of `withheld`; lower ones are bands. */
export const WITHHELD = 4;

/**
 * An issuer's stored scores under one methodology, one entry per day, ascending; the arrays may be longer than
 * `length`.
 */
export interface HistoryDays {
  readonly length: number;
  /** Days since 1970-01-01. */
  readonly asOf: Int32Array;
  /** 0–100 with one decimal; NaN: withheld. */
  readonly score: Float64Array;
  /** Index into `SCORE_STATES`. */
  readonly state: Uint8Array;
  /** 0 low, 1 medium, 2 high. */
  readonly confidence: Uint8Array;
  /** Weight of the present factors in hundredths. */
  readonly presentWeight: Uint8Array;
  /** F1 … F5, 0–100; NaN: missing. */
  readonly factors: readonly Float64Array[];
}
