import { op, table } from 'arquero';

/** Rows of a group of scores. */
export interface ScoreGroup {
  /** From 1, lowest scores. */
  readonly group: number;
  readonly rows: Int32Array;
  readonly from: number;
  readonly to: number;
  readonly mean: number;
}

interface GroupSummary {
  readonly group: number;
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly mean: number;
}

/**
 * Tenths or fifths of the sampled scores, over all dates together. Equal scores are in one group, which may leave
 * others empty.
 *
 * @param rows rows with a score
 */
export function groupsByScore(rows: Int32Array, score: Float64Array, groups: number): readonly ScoreGroup[] {
  const scores = Float64Array.from(rows, (row) => score[row] ?? Number.NaN);
  const summaries = table({ row: rows, score: scores })
    .params({ groups })
    .orderby('score')
    .derive({ group: '(d, $) => 1 + op.floor($.groups * (op.avg_rank() - 0.5) / op.count())' })
    .groupby('group')
    .rollup({
      rows: op.array_agg('row'),
      from: op.min('score'),
      to: op.max('score'),
      mean: op.mean('score'),
    })
    .orderby('group')
    .objects() as readonly GroupSummary[];
  return summaries.map((summary) => ({ ...summary, rows: Int32Array.from(summary.rows).sort() }));
}
