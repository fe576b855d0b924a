import { FACTOR_IDS, type FactorId } from '../../core/score-receipt.ts';
import type { FactorMove } from './report-shape.ts';

/**
 * The factor that moved a score: among those whose contribution differs in the score's own direction, the one that
 * differs most; on a tie the first factor. Null where the score did not move.
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

/** Points to a hundredth, halves away from 0: for reading, not for sums. */
export function hundredths(value: number): number {
  // Not −0, which JSON and tests tell from 0.
  return (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100 + 0;
}

export function hundredthsOrNull(value: number | null): number | null {
  return value === null ? null : hundredths(value);
}

export function byFactor(contributions: Float64Array): Readonly<Record<FactorId, number>> {
  return Object.fromEntries(FACTOR_IDS.map((id, index) => [id, hundredths(contributions[index] ?? 0)])) as Record<
    FactorId,
    number
  >;
}
