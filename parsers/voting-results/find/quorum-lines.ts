import { cellValueOf } from '../words/vote-values.ts';
import type { ItemRow } from './item-row.ts';

/** "Total Shares in Attendance:", "Shares outstanding (as of April 27, 2017)", "Percent of Shares Voted". */
const ABOUT_SHARES =
  /^(?:(?:the|total|aggregate|number|no\.?|percent(?:age)?|%|of)\s+){0,5}(?:common\s+|voting\s+|eligible\s+)?(?:shares|units|votes|stock|quorum)\b(?=.{0,60}\b(?:attendance|present|represented|outstanding|entitled|eligible|quorum|voted|issued)\b)/i;
const KIND_OF_VOTE = /\b(?:for|against|with(?:held|hold)|abst\w+|non-?\s?votes?|favor|uncast|unvoted)\b/i;
const FIGURE = /[\d.,]\s?%?\s*$/;

/**
 * Removes the lines about the quorum that stand between a proposal and its counts: a line or row that names shares
 * present, outstanding or voted, with its figure on the same line or alone on the next. They are found again in the
 * item's words.
 */
export function withoutQuorumLines(rows: readonly ItemRow[]): readonly ItemRow[] {
  const dropped = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const words = row.cells.map((cell) => cell.raw.trim()).join(' ');
    if (words.length > 160 || !ABOUT_SHARES.test(words) || KIND_OF_VOTE.test(words)) continue;
    const [next, after] = [rows[index + 1], rows[index + 2]];
    if (FIGURE.test(words)) dropped.add(index);
    else if (words.endsWith(':') && isFigureAlone(next) && !isFigureAlone(after)) dropped.add(index).add(index + 1);
  }
  return dropped.size === 0 ? rows : rows.filter((_, index) => !dropped.has(index));
}

function isFigureAlone(row: ItemRow | undefined): boolean {
  const [only, ...more] = row?.cells ?? [];
  return only !== undefined && more.length === 0 && cellValueOf(only.raw, 0) !== null;
}
