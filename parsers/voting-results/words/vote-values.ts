import type { TextRange } from '../../prose/flat-text.ts';
import { pattern } from './patterns.ts';

/** A number of votes; null is "not reported": a dash, `N/A`, an empty cell, or a percentage. */
export interface CountValue extends TextRange {
  readonly value: number | null;
}

/** A number, or a sign for none, in a cell or sentence. Positions count in the text it was read from. */
export interface VoteValue extends CountValue {
  readonly kind: 'count' | 'null' | 'percent';
  /** As printed, for percent columns without a sign. */
  readonly hasDecimals: boolean;
}

const MARKS = String.raw`(?:\s?\((?:[a-z*†‡#]{1,2}|\d{1,2})\)|\s?[*†‡])*`;
const COUNT = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,12}(?:\.\d{1,6})?)`;
/** The signs for "not reported"; U+FFFD replaces a dash in documents whose encoding was broken. */
const NOTHING = String.raw`(?:[-–—―‒−\uFFFD]{1,6}|N\s?\/\s?A|n\.a\.|not applicable)`;
const ZERO = String.raw`(?:[-–—]\s?0\s?[-–—]|none|nil|zero)`;
const PERCENT = String.raw`\(?\s?(?:${COUNT}|\.\d{1,6})\s?%\s?\)?`;
const ONE = pattern('i')`
  ^(?:(?<percent>${PERCENT})|(?<zero>${ZERO})|(?<count>${COUNT})(?:\s+(?:votes?|shares?|units?|ADSs?))?|(?<nothing>${NOTHING}))${MARKS}$`;

/**
 * The value that a whole cell or line is; null where it is anything else.
 *
 * @example
 * cellValueOf('1,234 (1)')?.value // 1234
 * cellValueOf('—')?.value // null
 */
export function cellValueOf(text: string, offset: number): VoteValue | null {
  const trimmed = text.trimStart();
  const words = trimmed.trimEnd().replace(/^[*†]+\s*(?=\d)/, '');
  const groups = words.length > 40 ? undefined : ONE.exec(words)?.groups;
  if (groups === undefined) return null;
  const { percent, zero, count } = groups;
  const start = offset + text.length - trimmed.length + trimmed.trimEnd().length - words.length;
  const kind = percent !== undefined ? 'percent' : (zero ?? count) !== undefined ? 'count' : 'null';
  const value = zero !== undefined ? 0 : count !== undefined ? numberOf(count) : null;
  const hasDecimals = percent !== undefined || (count?.includes('.') ?? false);
  return { kind, value, start, end: start + (count ?? words).length, hasDecimals };
}

/** Digits as printed to a number; counts are below 2^53, so nothing is rounded. */
export function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

const TRAILING = pattern('i')`(?:^|\s)(${PERCENT}|${COUNT}|${NOTHING}|${ZERO})${MARKS}$`;

/**
 * Splits a line into the words at its front and the run of values at its end.
 *
 * @example "Alan D. Feldman 54,760,830 5,184,437 —" is "Alan D. Feldman" and three values.
 */
export function trailingValuesOf(line: string): { readonly textEnd: number; readonly values: readonly VoteValue[] } {
  const values: VoteValue[] = [];
  let end = line.trimEnd().length;
  while (end > 0 && values.length < 16) {
    // A value is short: looking at the line's last piece keeps this linear.
    const from = Math.max(0, end - 40);
    const match = TRAILING.exec(line.slice(from, end));
    if (match === null) break;
    const token = match[0];
    const start = end - token.length;
    const value = cellValueOf(token, start);
    if (value === null) break;
    values.unshift(value);
    end = line.slice(0, start).trimEnd().length;
  }
  return { textEnd: end, values };
}
