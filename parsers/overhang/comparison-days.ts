import { datesIn } from '../layout/dates.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';

/** "At December 31, 2024 there are notes outstanding …": a paragraph on balances, by its day and its next words. */
const BALANCES =
  /(?:^|\n)(?:At|As of|On) ([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? ((?:there|we|the Company|the (?:aggregate|total|outstanding)) (?:are|is|were|was|had|has|principal|balance)\b)/g;

/** Whether a sentence is in a paragraph on balances of a day of which another, in the same words, gives a later one. */
export function isOfEarlierDay({ text }: FlatText, { start }: TextRange): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const own = new RegExp(BALANCES.source).exec(text.slice(from, from + 120));
  const [, day = '', words = ''] = own?.index === 0 ? own : [];
  const date = datesIn(day)[0]?.date;
  if (date === undefined) return false;
  return [...text.matchAll(BALANCES)].some(
    ({ index, 1: other = '', 2: same }) =>
      same === words &&
      (datesIn(other)[0]?.date ?? '') > date &&
      /\bconvertible\b/i.test(
        text
          .slice(index, index + 600)
          .split('\n', 2)
          .join(' '),
      ),
  );
}
