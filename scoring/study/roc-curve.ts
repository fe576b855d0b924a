/** Enough for a drawing. */
const MOST_POINTS = 100;

/**
 * False and true positive rates of a predictor as its threshold falls, from 0,0 to 1,1. Equal values are one step; of
 * long curves, evenly spaced steps.
 */
export function rocCurve(
  rows: Int32Array,
  predictor: Float64Array,
  events: Float64Array,
): readonly (readonly [number, number])[] {
  const sorted = rows.slice().sort((a, b) => (predictor[b] ?? 0) - (predictor[a] ?? 0));
  const all = sorted.reduce((sum, row) => sum + (events[row] ?? 0), 0);
  const others = sorted.length - all;
  const points: (readonly [number, number])[] = [[0, 0]];
  let [found, wrong] = [0, 0];
  for (const [at, row] of sorted.entries()) {
    if (events[row] === 1) found += 1;
    else wrong += 1;
    const next = sorted[at + 1];
    if (next !== undefined && predictor[next] === predictor[row]) continue;
    points.push([wrong / others, found / all]);
  }
  const step = Math.max(1, Math.ceil((points.length - 1) / MOST_POINTS));
  return points.filter((_, at) => at % step === 0 || at === points.length - 1);
}
