import type { WitnessedValue } from '../evidence/witnesses.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { addPrice, type Item } from './convertible-terms.ts';

/** The heading of the column, without which the words of a cell do not say what they are the price of. */
const LEAD = 'conversion price equal to ';

/**
 * Adds the conversion terms of a cell that gives them in words, under a heading that names the conversion: "61% of the
 * lowest trading price in 15 days", "lower of $0.03 or 70% of the lowest VWAP".
 */
export function addFormula(item: Item, { text }: FlatText, cell: TextRange): void {
  const words = `${LEAD}${text.slice(cell.start, cell.end)}`;
  const read: Item = new Map();
  addPrice(read, { text: words, range: { start: 0, end: words.length } });
  const shift = cell.start - LEAD.length;
  for (const [member, value] of read) {
    const { start, end } = value.at;
    const at = { start: Math.max(cell.start, start + shift), end: end + shift };
    const placed: WitnessedValue = { ...value, at };
    if (!item.has(member)) item.set(member, placed);
  }
}
