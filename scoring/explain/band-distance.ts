import {
  type Band,
  FACTOR_IDS,
  type FactorId,
  type FactorResult,
  type ScoreReceipt,
} from '../../core/score-receipt.ts';
import { assembleScore } from '../assemble.ts';
import type { Methodology } from '../methodology.ts';
import { inputFor } from './factor-inputs.ts';

/** How far one factor alone would have to move. */
export interface FactorDistance {
  readonly factor: FactorId;
  readonly score: number;
  /** The factor score at which the band changes; null where no score of this factor alone changes it. */
  readonly needed: number | null;
  /** What that means for its input, such as "8.1 months of cash instead of 10.0"; null where it cannot be said. */
  readonly input: string | null;
}

/** The nearest score of another band. */
export interface BandDistance {
  readonly band: Band;
  /** The edge between the bands: scores from here on belong to the higher one. */
  readonly edge: number;
  /** Points of the score to the edge, positive; to leave a band downward, the score must fall below the edge. */
  readonly points: number;
  readonly direction: 'up' | 'down';
  /** In the order of the weights, present factors only. */
  readonly factors: readonly FactorDistance[];
}

/** Factor scores that a note can tell apart. */
const STEP = 0.1;

/**
 * The distance of a score to the bands above and below it, nearest first; none where it is withheld. Computed with the
 * receipt's factors and the arithmetic of its methodology, so that rounding, floors and missing factors count as there.
 */
export function bandDistances(receipt: ScoreReceipt, methodology: Methodology): readonly BandDistance[] {
  const { score, band } = receipt.result;
  if (score === null || band === null) return [];
  const at = methodology.bands.findIndex((one) => one.band === band);
  const [below, own, above] = [methodology.bands[at - 1], methodology.bands[at], methodology.bands[at + 1]];
  const distances: BandDistance[] = [];
  if (above) distances.push(distance(receipt, methodology, above.band, above.from, 'up'));
  // A barred `low` is moderate with a score below its edge: only what is missing keeps it there.
  if (below && own && score >= own.from) distances.push(distance(receipt, methodology, below.band, own.from, 'down'));
  return distances.sort((a, b) => a.points - b.points);
}

function distance(
  receipt: ScoreReceipt,
  methodology: Methodology,
  band: Band,
  edge: number,
  direction: 'up' | 'down',
): BandDistance {
  const score = receipt.result.score ?? 0;
  const factors = FACTOR_IDS.flatMap((factor): readonly FactorDistance[] => {
    const { score: own } = receipt.factors[factor];
    if (own === null) return [];
    const needed = neededScore(receipt, methodology, factor, own, edge, direction);
    const input = needed === null ? null : inputFor(receipt, methodology, factor, needed);
    return [{ factor, score: own, needed, input }];
  });
  // To one decimal, as scores are.
  return { band, edge, points: Math.round(Math.abs(edge - score) * 10) / 10, direction, factors };
}

/** The least change of a factor, to one decimal, that moves the score over an edge. */
function neededScore(
  { factors }: ScoreReceipt,
  methodology: Methodology,
  factor: FactorId,
  own: number,
  edge: number,
  direction: 'up' | 'down',
): number | null {
  const isOver = (value: number) => {
    const { most: _, ...rest } = factors[factor];
    const moved: FactorResult = { ...rest, score: value, least: value };
    const { score } = assembleScore({ ...factors, [factor]: moved }, methodology);
    return score !== null && (direction === 'up' ? score >= edge : score < edge);
  };
  const steps = Math.round(100 / STEP);
  const ownStep = direction === 'up' ? Math.ceil(own / STEP - 1e-9) : Math.floor(own / STEP + 1e-9);
  const sign = direction === 'up' ? 1 : -1;
  const last = direction === 'up' ? steps : 0;
  if (!isOver(last * STEP)) return null;
  // The score is monotone in each factor.
  let [near, far] = [0, Math.abs(last - ownStep)];
  while (near < far) {
    const middle = Math.floor((near + far) / 2);
    if (isOver((ownStep + sign * middle) / (1 / STEP))) far = middle;
    else near = middle + 1;
  }
  return (ownStep + sign * near) / (1 / STEP);
}
