import type { Reason } from '../../core/parser.ts';
import type { FactorResult, InputFlag } from '../../core/score-receipt.ts';
import { factorScore } from '../rounding.ts';

export type Intermediates = FactorResult['intermediates'];

export interface Outcome {
  readonly intermediates: Intermediates;
  readonly flags?: readonly InputFlag[];
  readonly isLowerBound?: boolean;
}

/** A factor with a value, clamped to 0–100 and to nine decimals. */
export function presentFactor(score: number, outcome: Outcome): FactorResult {
  const value = factorScore(score);
  return {
    state: 'present',
    score: value,
    least: value,
    reasons: [],
    flags: outcome.flags ?? [],
    isLowerBound: outcome.isLowerBound ?? false,
    intermediates: outcome.intermediates,
  };
}

/** A factor without a value; `least` is what it contributes to `lo`. */
export function missingFactor(reasons: readonly Reason[], outcome: Outcome, least = 0): FactorResult {
  return {
    state: 'missing',
    score: null,
    least,
    reasons,
    flags: outcome.flags ?? [],
    isLowerBound: false,
    intermediates: outcome.intermediates,
  };
}
