import { FACTOR_IDS } from '../../core/score-receipt.ts';
import { weightList } from '../assemble.ts';
import type { Methodology } from '../methodology.ts';
import type { PredictorId } from './report-shape.ts';
import type { StudySample } from './study-sample.ts';

export interface Predictor {
  readonly id: PredictorId;
  readonly values: Float64Array;
}

const VELOCITY = FACTOR_IDS.indexOf('shareFloatVelocity');

/** What an analyst has without a score. */
export function baselines(sample: StudySample): readonly Predictor[] {
  return [
    { id: 'sharesVelocity', values: sample.factors[VELOCITY] ?? new Float64Array() },
    { id: 'shortRunway', values: sample.shortRunway },
    { id: 'soldLastYear', values: sample.soldLastYear },
  ];
}

/** The score without each factor: the weighted mean of the others that are present; NaN where there are none. */
export function ablations(sample: StudySample, methodology: Methodology): readonly Predictor[] {
  const weights = weightList(methodology);
  return FACTOR_IDS.map((id, left) => ({ id: `without-${id}` as const, values: scoreWithout(sample, weights, left) }));
}

function scoreWithout({ length, score, factors }: StudySample, weights: readonly number[], left: number): Float64Array {
  const values = new Float64Array(length).fill(Number.NaN);
  for (let row = 0; row < length; row++) {
    if (Number.isNaN(score[row] ?? Number.NaN)) continue;
    let [sum, present] = [0, 0];
    for (let factor = 0; factor < weights.length; factor++) {
      const value = factors[factor]?.[row] ?? Number.NaN;
      if (factor === left || Number.isNaN(value)) continue;
      sum += (weights[factor] ?? 0) * value;
      present += weights[factor] ?? 0;
    }
    if (present > 0) values[row] = sum / present;
  }
  return values;
}
