import { type ScoreColumns, SUB_RATING_NAMES } from '../../core/score-columns.ts';
import { FACTOR_IDS, NO_CODE } from '../../core/score-receipt.ts';

export function createScoreColumns(capacity: number): ScoreColumns {
  const numbers = () => new Float64Array(capacity);
  const codes = () => new Uint8Array(capacity);
  return {
    length: 0,
    asOf: new Int32Array(capacity),
    computedOn: new Int32Array(capacity),
    score: numbers(),
    lo: numbers(),
    hi: numbers(),
    factors: FACTOR_IDS.map(numbers),
    band: codes(),
    bandBarred: codes(),
    confidence: codes(),
    presentWeight: codes(),
    subRatings: SUB_RATING_NAMES.map(codes),
    regsho: codes(),
  };
}

/** Copies the previous entry to `at`: the score of a day on which no input changed. */
export function carryScore(columns: ScoreColumns, at: number, day: number): void {
  const from = at - 1;
  columns.asOf[at] = day;
  columns.computedOn[at] = columns.computedOn[from] ?? day;
  const { score, lo, hi, factors, band, bandBarred, confidence, presentWeight, subRatings, regsho } = columns;
  score[at] = score[from] ?? Number.NaN;
  lo[at] = lo[from] ?? Number.NaN;
  hi[at] = hi[from] ?? Number.NaN;
  for (const column of factors) column[at] = column[from] ?? Number.NaN;
  band[at] = band[from] ?? NO_CODE;
  bandBarred[at] = bandBarred[from] ?? 0;
  confidence[at] = confidence[from] ?? 0;
  presentWeight[at] = presentWeight[from] ?? 0;
  for (const column of subRatings) column[at] = column[from] ?? NO_CODE;
  regsho[at] = regsho[from] ?? NO_CODE;
}

/** A view of the columns from an entry on. */
export function columnsFrom(columns: ScoreColumns, start: number): ScoreColumns {
  const { asOf, computedOn, score, lo, hi, factors, band, bandBarred, confidence, presentWeight, regsho } = columns;
  return {
    length: 0,
    asOf: asOf.subarray(start),
    computedOn: computedOn.subarray(start),
    score: score.subarray(start),
    lo: lo.subarray(start),
    hi: hi.subarray(start),
    factors: factors.map((column) => column.subarray(start)),
    band: band.subarray(start),
    bandBarred: bandBarred.subarray(start),
    confidence: confidence.subarray(start),
    presentWeight: presentWeight.subarray(start),
    subRatings: columns.subRatings.map((column) => column.subarray(start)),
    regsho: regsho.subarray(start),
  };
}
