import type { Horizon } from '../../core/outcomes.ts';
import { LEVELS } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import type { Estimator } from './estimates.ts';
import { ablations, baselines, type Predictor } from './predictors.ts';
import {
  type DecileLine,
  type Discrimination,
  type GroupLine,
  type HorizonStudy,
  type PairedDiscrimination,
  type ReliabilityLine,
  SIZE_CLASSES,
} from './report-shape.ts';
import { rocCurve } from './roc-curve.ts';
import { groupsByScore } from './score-groups.ts';
import type { StudySample } from './study-sample.ts';

/** Growth of shares outstanding that counts as dilution. */
const GREW = 0.2;

export interface StudyContext {
  readonly sample: StudySample;
  readonly methodology: Methodology;
  readonly hasAgainst: boolean;
  readonly estimator: Estimator;
  /** Called before each part. */
  readonly onPart: (part: string) => void;
}

/** Rows where every column is known. */
export function knownRows(length: number, ...columns: readonly Float64Array[]): Int32Array {
  const rows: number[] = [];
  for (let row = 0; row < length; row++) {
    if (columns.every((column) => !Number.isNaN(column[row] ?? Number.NaN))) rows.push(row);
  }
  return Int32Array.from(rows);
}

/** 1 where a value is above a limit, 0 where not, NaN where unknown. */
function above(values: Float64Array, limit: number): Float64Array {
  return values.map((value) => (Number.isNaN(value) ? Number.NaN : Number(value > limit)));
}

export function studyHorizon(context: StudyContext, months: Horizon): HorizonStudy {
  const { sample, estimator, onPart } = context;
  const { length, score, issuer } = sample;
  const growth = sample.growth[months];
  const grew = above(growth, GREW);
  const rows = knownRows(length, score, growth);
  onPart(`${months} months: deciles`);
  const deciles = decileLines(context, rows, months, grew);
  onPart(`${months} months: years, sizes, confidence`);
  const groups = (column: Float64Array, names: readonly (readonly [number, string])[]) =>
    groupLines(context, rows, months, grew, column, names);
  const byYear = groups(sample.year, yearNames(sample, rows));
  const bySize = groups(
    sample.size,
    SIZE_CLASSES.map(({ name }, at) => [at, name]),
  );
  const byConfidence = groups(
    sample.confidence,
    LEVELS.map((level, at) => [at, level]),
  );
  onPart(`${months} months: baselines and ablation`);
  const paired = (predictor: Predictor) => pairedWith(context, months, grew, predictor);
  const all: readonly Predictor[] = [{ id: 'score', values: score }, ...baselines(sample)];
  const discrimination = all.map((predictor) => discriminationOf(context, predictor, growth, grew));
  const proceeds = sample.proceeds[months];
  return {
    months,
    measured: { rows: rows.length, issuers: new Set(Array.from(rows, (row) => issuer[row])).size },
    unmeasured: sample.unmeasured[months],
    deciles,
    discrimination,
    byYear,
    bySize,
    byConfidence,
    ablation: ablations(sample, context.methodology).map(paired),
    baselines: baselines(sample).map(paired),
    against: context.hasAgainst ? paired({ id: 'against', values: sample.otherScore }) : null,
    proceeds: estimator.spearman(knownRows(length, score, proceeds), score, proceeds),
    // No curve where the area itself is withheld.
    roc: all.flatMap(({ id, values }, at) =>
      discrimination[at]?.auc.tooFew === null
        ? [{ predictor: id, points: rocCurve(knownRows(length, values, growth), values, grew) }]
        : [],
    ),
    reliability: reliabilityLines(context, rows, grew),
  };
}

function discriminationOf(
  { sample, estimator }: StudyContext,
  { id, values }: Predictor,
  amounts: Float64Array,
  events: Float64Array,
): Discrimination {
  const rows = knownRows(sample.length, values, amounts);
  return {
    predictor: id,
    auc: estimator.auc(rows, values, events),
    spearman: estimator.spearman(rows, values, amounts),
  };
}

function pairedWith(
  { sample, estimator }: StudyContext,
  months: Horizon,
  events: Float64Array,
  { id, values }: Predictor,
): PairedDiscrimination {
  const { length, score } = sample;
  const amounts = sample.growth[months];
  return estimator.pair(id, knownRows(length, score, values, amounts), { score, other: values, events, amounts });
}

function decileLines(
  { sample, estimator }: StudyContext,
  rows: Int32Array,
  months: Horizon,
  grew: Float64Array,
): readonly DecileLine[] {
  const proceeds = sample.proceeds[months];
  return groupsByScore(rows, sample.score, 10).map(({ group, rows: own, from, to }) => ({
    decile: group,
    rows: own.length,
    issuers: new Set(Array.from(own, (row) => sample.issuer[row])).size,
    from,
    to,
    medianGrowth: estimator.median(own, sample.growth[months]),
    grew: estimator.share(own, grew),
    medianProceeds: estimator.median(
      own.filter((row) => !Number.isNaN(proceeds[row] ?? Number.NaN)),
      proceeds,
    ),
  }));
}

function yearNames({ year }: StudySample, rows: Int32Array): readonly (readonly [number, string])[] {
  const years = [...new Set(Array.from(rows, (row) => year[row] ?? 0))].sort((a, b) => a - b);
  return years.map((value) => [value, String(value)]);
}

function groupLines(
  { sample, estimator }: StudyContext,
  rows: Int32Array,
  months: Horizon,
  grew: Float64Array,
  column: Float64Array,
  names: readonly (readonly [number, string])[],
): readonly GroupLine[] {
  const { score } = sample;
  const growth = sample.growth[months];
  return names.flatMap(([value, group]) => {
    const own = rows.filter((row) => column[row] === value);
    if (own.length === 0) return [];
    return [
      {
        group,
        auc: estimator.auc(own, score, grew),
        spearman: estimator.spearman(own, score, growth),
        grew: estimator.share(own, grew),
        medianGrowth: estimator.median(own, growth),
      },
    ];
  });
}

/** The fifths are of all rows, so that a point of one level compares with that of another. */
function reliabilityLines(
  { sample, estimator }: StudyContext,
  rows: Int32Array,
  grew: Float64Array,
): readonly ReliabilityLine[] {
  const fifths = groupsByScore(rows, sample.score, 5);
  return LEVELS.map((confidence, level) => ({
    confidence,
    points: fifths.map(({ group, rows: all }) => {
      const own = all.filter((row) => sample.confidence[row] === level);
      const sum = own.reduce((total, row) => total + (sample.score[row] ?? 0), 0);
      return { fifth: group, meanScore: own.length === 0 ? null : sum / own.length, grew: estimator.share(own, grew) };
    }),
  }));
}
