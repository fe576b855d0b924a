import type { IsoDate } from '../../core/dates.ts';
import type { ScoreState } from '../../core/history-days.ts';
import type { Cik } from '../../core/ids.ts';
import type { FactorId, Level } from '../../core/score-receipt.ts';

/**
 * Two methodologies' stored scores of the same issuers and days. `a` is the reference and `b` the candidate:
 * differences are b − a, moves go from a's band to b's. Shares are 0–1, null where nothing was counted. See
 * `docs/comparison.md`.
 */
export interface Comparison {
  readonly coverage: Sides<SideCoverage> & { readonly both: PairedCoverage };
  readonly distribution: Sides<ScoreDistribution>;
  readonly differences: ScoreDifferences;
  /** In the order of the weights. */
  readonly factors: readonly FactorEffect[];
  readonly flips: {
    /** On the same day, from a's band to b's. */
    readonly between: BandMoves;
    /** Over time within each: from the day before to this one. */
    readonly within: Sides<BandMoves>;
  };
  readonly movers: {
    /** By the mean difference over all days that both scored. */
    readonly byMean: readonly Mover[];
    /** By the largest difference of a single day. */
    readonly byDay: readonly Mover[];
  };
}

export interface Sides<T> {
  readonly a: T;
  readonly b: T;
}

export interface SideCoverage {
  readonly issuers: number;
  /** Days with any score, withheld ones included. */
  readonly days: number;
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  readonly issuerDays: number;
  readonly scored: number;
  readonly withheld: number;
  readonly withheldShare: number | null;
  /** Hundredths, over all issuer-days. */
  readonly meanPresentWeight: number | null;
  /** Issuer-days without each factor. */
  readonly missing: readonly {
    readonly factor: FactorId;
    readonly issuerDays: number;
    readonly share: number | null;
  }[];
  readonly confidence: readonly { readonly level: Level; readonly issuerDays: number; readonly share: number | null }[];
}

export interface PairedCoverage {
  readonly issuers: number;
  readonly issuersOnlyA: number;
  readonly issuersOnlyB: number;
  /** Days of an issuer that both have a row for, scored or withheld. */
  readonly issuerDays: number;
  readonly issuerDaysOnlyA: number;
  readonly issuerDaysOnlyB: number;
  readonly bothScored: number;
  readonly withheldOnlyByA: number;
  readonly withheldOnlyByB: number;
  readonly withheldByBoth: number;
}

/** Nearest rank: the smallest value that at least this share of all values does not exceed; null without values. */
export type Quantiles = Readonly<Record<QuantileName, number | null>>;
export type QuantileName = 'min' | 'p01' | 'p05' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'p95' | 'p99' | 'max';

/** Values from `from` (included) to `to` (excluded; the last bin of scores includes 100). */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface StateShare {
  readonly state: ScoreState;
  readonly issuerDays: number;
  readonly share: number | null;
}

export interface ScoreDistribution {
  readonly scored: number;
  readonly mean: number | null;
  readonly quantiles: Quantiles;
  /** Twenty bins of five points. */
  readonly histogram: readonly Bin[];
  readonly states: readonly StateShare[];
  readonly byMonth: readonly { readonly month: string; readonly states: Readonly<Record<ScoreState, number>> }[];
}

/** Over the issuer-days that both scored; points. */
export interface ScoreDifferences {
  readonly issuerDays: number;
  readonly equal: number;
  readonly mean: number | null;
  readonly meanAbsolute: number | null;
  readonly quantiles: Quantiles;
  /** Bins of equal width, one centered on 0, from the smallest to the largest difference. */
  readonly histogram: readonly Bin[];
}

/**
 * A factor's contribution to scores: weight · factor ÷ present weight, in points; the five add up to the unrounded
 * score. Over the issuer-days that both scored.
 */
export interface FactorEffect {
  readonly factor: FactorId;
  readonly meanContribution: Sides<number | null>;
  readonly meanDifference: number | null;
  readonly meanAbsoluteDifference: number | null;
}

export interface BandMove {
  readonly from: ScoreState;
  readonly to: ScoreState;
  readonly issuerDays: number;
  readonly issuers: number;
}

export interface BandMovesOfSpan {
  /** Pairs compared: both methodologies on a day, or consecutive days of an issuer. */
  readonly compared: number;
  readonly moved: number;
  /** Issuers with a move. */
  readonly issuers: number;
  /** Most issuer-days first. */
  readonly moves: readonly BandMove[];
}

export interface BandMoves {
  readonly total: BandMovesOfSpan;
  /** Every month that has a pair, `YYYY-MM` ascending. */
  readonly byMonth: readonly (BandMovesOfSpan & { readonly month: string })[];
}

/** The factor whose contribution differs most in the direction of the score's difference. */
export interface FactorMove {
  readonly factor: FactorId;
  /** Points of the score, b − a. */
  readonly contribution: number;
}

export interface Mover {
  readonly cik: Cik;
  /** Days that both scored. */
  readonly days: number;
  readonly meanScore: Sides<number>;
  readonly meanDifference: number;
  /** Null where the mean difference is 0. */
  readonly meanMovedBy: FactorMove | null;
  /** Mean differences of all contributions. */
  readonly contributions: Readonly<Record<FactorId, number>>;
  readonly largest: {
    /** The first day of the largest difference. */
    readonly date: IsoDate;
    readonly difference: number;
    readonly score: Sides<number>;
    readonly state: Sides<ScoreState>;
    /** With the factor's own scores (0–100), null where it is missing. */
    readonly movedBy: (FactorMove & { readonly factorScore: Sides<number | null> }) | null;
    readonly contributions: Readonly<Record<FactorId, number>>;
  };
}
