import type { Knots } from './methodology.ts';

/**
 * Linear between knots, clamped at the ends.
 *
 * @example
 * interpolate([[0, 0], [0.05, 20]], 0.025) // 10
 */
export function interpolate(knots: Knots, input: number): number {
  const first = knots[0];
  const last = knots[knots.length - 1];
  if (first === undefined || last === undefined) return Number.NaN;
  if (input <= first[0]) return first[1];
  if (input >= last[0]) return last[1];
  let low = first;
  for (const high of knots) {
    if (input < high[0]) return low[1] + ((high[1] - low[1]) * (input - low[0])) / (high[0] - low[0]);
    low = high;
  }
  return last[1];
}
