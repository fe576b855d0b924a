import type { WitnessedItem } from '../evidence/witnesses.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import type { Item } from './convertible-terms.ts';

/** "in a gross aggregate principal amount of up to $11.2 million": what may be issued, of which a part was. */
const UP_TO =
  /\b(?:up to|not to exceed|not exceeding|maximum(?: aggregate)?(?: principal)?(?: amount)? of)(?: an aggregate of)? $/i;
/** "in two tranches", "at the first closing". */
const TRANCHES = /\btranches?\b|\b(?:first|initial|second) closings?\b/i;
/** What may come beside a part. */
const ADDITIONAL = /\badditional\b[^.;]{0,120}\bmay\b/i;
const SHARED = [
  'conversionPrice',
  'variablePrice',
  'discountPercent',
  'floorPrice',
  'interestRate',
  'originalIssueDiscountPercent',
  'ratchet',
  'convertible',
] as const;

/** A principal that others are parts of. */
function isUmbrella({ text }: FlatText, item: WitnessedItem, items: readonly WitnessedItem[]): boolean {
  const principal = item.get('principal');
  const total = principal?.value;
  if (principal === undefined || typeof total !== 'number') return false;
  const parts = items.filter((other) => {
    const value = other.get('principal')?.value;
    return other !== item && typeof value === 'number' && value < total && startOf(other) > principal.at.start;
  });
  if (parts.length === 0) return false;
  const line = { start: text.lastIndexOf('\n', principal.at.start), end: text.indexOf('\n', principal.at.end) };
  if (UP_TO.test(text.slice(Math.max(line.start, principal.at.start - 60), principal.at.start))) return true;
  // "Additional notes of $2,100,000 may be issued": what is left of the total beside a part.
  const words = text.slice(line.start, line.end < 0 ? undefined : line.end);
  const left = parts.map((part) => total - Number(part.get('principal')?.value));
  if (left.some((rest) => ADDITIONAL.test(words) && words.includes(`$${rest.toLocaleString('en-US')}`))) return true;
  const sum = parts.reduce((all, other) => all + Number(other.get('principal')?.value), 0);
  return (parts.length > 1 && sum === total && TRANCHES.test(words)) || isSumOfNext(total, parts, line.end);
}

/** "two convertible notes of $11.5 million: … a Series A note of $4.6 million and a Series B note of $6.9 million". */
function isSumOfNext(total: number, parts: readonly WitnessedItem[], end: number): boolean {
  const next = parts.filter((part) => end < 0 || startOf(part) < end).toSorted((a, b) => startOf(a) - startOf(b));
  let sum = 0;
  return next.some((part, index) => {
    sum += Number(part.get('principal')?.value);
    return index > 0 && Math.abs(sum - total) < 0.5;
  });
}

function startOf(item: WitnessedItem): number {
  return item.get('principal')?.at.start ?? 0;
}

/** Leaves out what others are parts of; the parts have its terms, where they have none of their own. */
export function withoutUmbrellas(flat: FlatText, items: readonly Item[]): Item[] {
  const umbrellas = items.filter((item) => isUmbrella(flat, item, items));
  return items.filter((item) => !umbrellas.includes(item)).map((item) => withTermsOf(item, umbrellas));
}

/** The terms of the last umbrella before an item, for what it lacks. */
export function withTermsOf(item: Item, umbrellas: readonly Item[]): Item {
  const umbrella = umbrellas.findLast((other) => startOf(other) < startOf(item));
  if (umbrella === undefined) return item;
  const filled = new Map(item);
  const isPriced = item.has('conversionPrice') || item.has('discountPercent');
  for (const member of SHARED) {
    const value = umbrella.get(member);
    const isOfPrice = !['interestRate', 'convertible', 'originalIssueDiscountPercent'].includes(member);
    if (value !== undefined && !filled.has(member) && !(isOfPrice && isPriced))
      filled.set(member, { ...value, witnesses: [] });
  }
  return filled;
}

/** How far above a table the paragraph is that introduces it. */
const REACH = 1_500;

/**
 * Whether a principal in the paragraph above a table is the total of what its rows list one by one.
 *
 * @param rows the principals of the rows
 */
export function isTotalAbove(
  { text }: FlatText,
  item: WitnessedItem,
  table: TextRange,
  rows: readonly number[],
): boolean {
  const principal = item.get('principal');
  if (principal === undefined || typeof principal.value !== 'number' || rows.length < 2) return false;
  const { end } = principal.at;
  if (end > table.start || table.start - end > REACH || text.slice(end, table.start).trim().includes('\n'))
    return false;
  return principal.value >= rows.reduce((sum, value) => sum + value, 0);
}
