import type { HistoryDays } from '../../core/history-days.ts';
import { FACTOR_IDS } from '../../core/score-receipt.ts';
import { hundredths } from './contributions.ts';
import type { FactorEffect } from './report-shape.ts';

/** Sums what each factor contributes to the scores of two methodologies. */
export interface FactorEffectTally {
  /**
   * Counts a day that both scored.
   *
   * @returns contributions b − a in the order of the factors, valid until the next call
   */
  add(a: HistoryDays, atA: number, b: HistoryDays, atB: number): Float64Array;
  result(): readonly FactorEffect[];
}

/** Writes what each factor adds to a score into `target`: weight · factor ÷ present weight; 0 where it is missing. */
function contributionsAt(weights: readonly number[], { factors }: HistoryDays, at: number, target: Float64Array): void {
  let present = 0;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const weighted = weight * (factors[index]?.[at] ?? Number.NaN);
    const isMissing = Number.isNaN(weighted);
    target[index] = isMissing ? 0 : weighted;
    if (!isMissing) present += weight;
  }
  if (present === 0) return;
  for (let index = 0; index < target.length; index++) target[index] = (target[index] ?? 0) / present;
}

/** @param weightsA `weightList` of methodology a */
export function createFactorEffectTally(weightsA: readonly number[], weightsB: readonly number[]): FactorEffectTally {
  const sums = () => new Float64Array(FACTOR_IDS.length);
  const [inA, inB, differences, sumA, sumB, sumAbsolute] = [sums(), sums(), sums(), sums(), sums(), sums()];
  let days = 0;

  return {
    add: (a, atA, b, atB) => {
      days += 1;
      contributionsAt(weightsA, a, atA, inA);
      contributionsAt(weightsB, b, atB, inB);
      for (let index = 0; index < FACTOR_IDS.length; index++) {
        const [ofA, ofB] = [inA[index] ?? 0, inB[index] ?? 0];
        differences[index] = ofB - ofA;
        sumA[index] = (sumA[index] ?? 0) + ofA;
        sumB[index] = (sumB[index] ?? 0) + ofB;
        sumAbsolute[index] = (sumAbsolute[index] ?? 0) + Math.abs(ofB - ofA);
      }
      return differences;
    },
    result: () => {
      const meanOf = (sum: number | undefined) => (days === 0 ? null : hundredths((sum ?? 0) / days));
      return FACTOR_IDS.map((factor, index) => ({
        factor,
        meanContribution: { a: meanOf(sumA[index]), b: meanOf(sumB[index]) },
        meanDifference: meanOf((sumB[index] ?? 0) - (sumA[index] ?? 0)),
        meanAbsoluteDifference: meanOf(sumAbsolute[index]),
      }));
    },
  };
}
