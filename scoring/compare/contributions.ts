import { FACTOR_IDS, type FactorId } from '../../core/score-receipt.ts';
import type { FactorMove } from './report-shape.ts';

export type Weights = Readonly<Record<FactorId, number>>;

/** Writes what each factor adds to a score into `target`: weight · factor ÷ present weight; 0 where it is missing. */
export function contributionsAt(
  weights: readonly number[],
  factors: readonly Float64Array[],
  at: number,
  target: Float64Array,
): void {
  let present = 0;
  for (let index = 0; index < FACTOR_IDS.length; index++) {
    const weighted = (weights[index] ?? 0) * (factors[index]?.[at] ?? Number.NaN);
    if (Number.isNaN(weighted)) {
      target[index] = 0;
      continue;
    }
    target[index] = weighted;
    present += weights[index] ?? 0;
  }
  if (present > 0)
    for (let index = 0; index < FACTOR_IDS.length; index++) target[index] = (target[index] ?? 0) / present;
}

/**
 * The factor that moved a score: of those whose contribution differs in the score's own direction, the one that
 * differs most; the first of equals in the order of the weights. Null where the score did not move.
 */
export function movedBy(difference: number, contributions: Float64Array): FactorMove | null {
  const direction = Math.sign(difference);
  let best: FactorMove | null = null;
  for (const [index, factor] of FACTOR_IDS.entries()) {
    const contribution = contributions[index] ?? 0;
    if (direction * contribution > (best === null ? 0 : Math.abs(best.contribution))) best = { factor, contribution };
  }
  return best;
}

/** Points, to a hundredth, halves away from 0: what is read, not summed. */
export function hundredths(value: number): number {
  // Not −0, which JSON and tests tell from 0.
  return (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100 + 0;
}

export function byFactor(contributions: Float64Array): Readonly<Record<FactorId, number>> {
  return Object.fromEntries(FACTOR_IDS.map((id, index) => [id, hundredths(contributions[index] ?? 0)])) as Record<
    FactorId,
    number
  >;
}

export function weightList(weights: Weights): readonly number[] {
  return FACTOR_IDS.map((id) => weights[id]);
}
