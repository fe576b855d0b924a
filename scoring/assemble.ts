import type { Reason } from '../core/parser.ts';
import {
  type Band,
  FACTOR_IDS,
  type FactorId,
  type FactorResult,
  NO_CODE,
  type ScoreResult,
} from '../core/score-receipt.ts';
import type { Methodology } from './methodology.ts';
import { scoreUnits, tenthsOf } from './rounding.ts';

export type Factors = Readonly<Record<FactorId, FactorResult>>;

/** The score of five factors in plain numbers. */
export interface Assembly {
  /** One decimal; NaN where withheld. */
  readonly score: number;
  readonly lo: number;
  readonly hi: number;
  /** Index into the methodology's bands; `NO_CODE` where withheld. */
  readonly band: number;
  readonly bandBarred: boolean;
  /** Weight of the present factors in hundredths. */
  readonly presentWeight: number;
  readonly weightTooLow: boolean;
  readonly offeringsAndCashMissing: boolean;
}

/** Factor weights in the order of the factors. */
export function weightList({ weights }: Pick<Methodology, 'weights'>): readonly number[] {
  return FACTOR_IDS.map((id) => weights[id]);
}

/** Index of the band of a rounded score; half-open: 35.0 is moderate. */
export function bandIndex(score: number, { bands }: Methodology): number {
  let found = 0;
  for (let index = 0; index < bands.length; index++) if (score >= (bands[index]?.from ?? 0)) found = index;
  return found;
}

export function bandOf(score: number, methodology: Methodology): Band {
  return methodology.bands[bandIndex(score, methodology)]?.band ?? 'low';
}

/**
 * Score = Σ weight·factor ÷ Σ weight over the present factors, but not less than `lo`; `lo` and `hi` over all of them, a
 * missing one at its least and at 100. All to one decimal, half up.
 *
 * @param scores F1 … F5; NaN where missing
 * @param least what a missing factor contributes to `lo`
 * @param most what a present factor contributes to `hi` where part of it is unknown; NaN where none is
 * @param weights `weightList` of the methodology
 */
export function assemble(
  scores: ArrayLike<number>,
  least: ArrayLike<number>,
  most: ArrayLike<number>,
  weights: readonly number[],
  methodology: Methodology,
): Assembly {
  let presentWeight = 0;
  let present = 0;
  let missingLeast = 0;
  /** What `hi` adds to the present factors for unknown parts of them. */
  let unknownParts = 0;
  let isPartial = false;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const score = scores[index] ?? Number.NaN;
    if (Number.isNaN(score)) missingLeast += weight * scoreUnits(least[index] ?? 0);
    else {
      presentWeight += weight;
      present += weight * scoreUnits(score);
      const upper = most[index] ?? Number.NaN;
      if (!Number.isNaN(upper)) {
        isPartial = true;
        unknownParts += weight * (scoreUnits(upper) - scoreUnits(score));
      }
    }
  }
  const lo = tenthsOf(present + missingLeast, 100);
  const hi = tenthsOf(present + unknownParts + (100 - presentWeight) * scoreUnits(100), 100);
  const weightTooLow = presentWeight < methodology.withholdBelowWeight;
  const offeringsAndCashMissing = Number.isNaN(scores[0] ?? Number.NaN) && Number.isNaN(scores[1] ?? Number.NaN);
  const isWithheld = weightTooLow || offeringsAndCashMissing;
  // The floor of a missing factor may exceed what the present ones average to: the score is never below its least.
  const score = isWithheld ? Number.NaN : Math.max(tenthsOf(present, presentWeight), lo);
  let band = isWithheld ? NO_CODE : bandIndex(score, methodology);
  const isIncomplete = presentWeight < 100 || isPartial;
  const bandBarred = band === 0 && isIncomplete && !(hi < methodology.lowBarredUnlessHiBelow);
  if (bandBarred) band = 1;
  return { score, lo, hi, band, bandBarred, presentWeight, weightTooLow, offeringsAndCashMissing };
}

export type AssembledScore = Pick<
  ScoreResult,
  'status' | 'score' | 'lo' | 'hi' | 'band' | 'bandBarred' | 'withheldReasons' | 'presentWeight'
>;

/** `assemble` with the reasons for withholding a score. */
export function assembleScore(factors: Factors, methodology: Methodology): AssembledScore {
  const scores = FACTOR_IDS.map((id) => factors[id].score ?? Number.NaN);
  const least = FACTOR_IDS.map((id) => factors[id].least);
  const most = FACTOR_IDS.map((id) => factors[id].most ?? Number.NaN);
  const { score, band, weightTooLow, offeringsAndCashMissing, ...numbers } = assemble(
    scores,
    least,
    most,
    weightList(methodology),
    methodology,
  );
  const withheldReasons: Reason[] = [];
  if (weightTooLow) {
    const message = `present factors weigh ${numbers.presentWeight} of 100, below ${methodology.withholdBelowWeight}`;
    withheldReasons.push({ code: 'present-weight-too-low', message });
  }
  if (offeringsAndCashMissing) {
    const message = 'active offering pressure and cash runway pressure are both missing';
    withheldReasons.push({ code: 'offerings-and-cash-missing', message });
  }
  const isWithheld = withheldReasons.length > 0;
  return {
    ...numbers,
    status: isWithheld ? 'withheld' : 'scored',
    score: isWithheld ? null : score,
    band: methodology.bands[band]?.band ?? null,
    withheldReasons,
  };
}
