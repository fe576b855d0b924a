import type { DateMention } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';

/** A sentence that states two splits, cut where the second statement begins. */
export interface TwoSplits {
  readonly cut: number;
  /** The day that stands before the second ratio; null where the days follow their ratios. */
  readonly secondDay: DateMention | null;
}

/** Where each of two ratios has a day of its own: "on March 14, 2024 a 1-for-30 split and on June 2, 2025 a 1-for-40 split". */
export function twoSplitsIn(
  text: string,
  dates: readonly DateMention[],
  first: TextRange,
  second: TextRange,
): TwoSplits | null {
  const inside = dates.filter(({ start, end }) => start >= first.end && end <= second.start);
  const [next] = inside;
  const last = inside.at(-1);
  if (next === undefined || last === undefined) return null;
  const isBehind = dates.some(({ start }) => start > second.end);
  const isAhead = inside.length === 1 && dates.some(({ end }) => end <= first.start);
  if (!isBehind && !isAhead) return null;
  const [from, to] = isBehind ? [last.end, second.start] : [first.end, next.start];
  const cut = [...text.slice(from, to).matchAll(/,? and\b|[;,] /gi)].at(-1);
  return cut === undefined ? null : { cut: from + cut.index, secondDay: isBehind ? null : next };
}
