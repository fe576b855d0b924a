import { HORIZONS } from '../../core/outcomes.ts';
import type { Methodology } from '../methodology.ts';
import { createBootstrap } from './bootstrap.ts';
import { createEstimator } from './estimates.ts';
import { studyEvent } from './event-study.ts';
import { knownRows, studyHorizon } from './horizon-study.ts';
import type { StudyResult } from './report-shape.ts';
import { EVENT_KINDS, type StudySample } from './study-sample.ts';
import { studyWarnings } from './study-warnings.ts';

export interface StudyOptions {
  /** Of the scores, for the weights. */
  readonly methodology: Methodology;
  readonly hasAgainst: boolean;
  readonly seed: number;
  /** Draws of the bootstrap. */
  readonly replicates: number;
  readonly onPart?: (part: string) => void;
}

/**
 * Whether scores say anything about what followed. Pure; the same sample and seed give the same numbers.
 *
 * @example
 * runStudy(sample, { methodology, hasAgainst: false, seed: 1, replicates: 300 }).horizons[1].discrimination[0].auc
 */
export function runStudy(sample: StudySample, options: StudyOptions): StudyResult {
  const { methodology, hasAgainst, seed, replicates, onPart = () => undefined } = options;
  const bootstrap = createBootstrap(sample.issuers.length, replicates, seed);
  const estimator = createEstimator(sample.issuer, bootstrap);
  const context = { sample, methodology, hasAgainst, estimator, onPart };
  const horizons = HORIZONS.map((months) => studyHorizon(context, months));
  const events = EVENT_KINDS.map((event) => studyEvent(context, event));
  const { states, acrossMergers, withoutAmounts, withoutMarketValue, dates } = sample;
  const result = {
    sample: {
      rows: sample.length,
      scored: knownRows(sample.length, sample.score).length,
      issuers: sample.issuers.length,
      dates,
      states,
      acrossMergers,
      withoutAmounts,
      withoutMarketValue,
    },
    horizons,
    events,
  };
  return { ...result, warnings: studyWarnings(result) };
}
