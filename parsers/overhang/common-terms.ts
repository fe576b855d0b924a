import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { GONE } from './convertible-names.ts';
import { withoutHypotheses } from './convertible-sentences.ts';
import { addTerms, COMMON, type Item } from './convertible-terms.ts';

/** How far beside a table the sentences on all of its notes may be. */
const REACH = 3_000;
/** Terms that a sentence may give to all notes of a table. */
const MEMBERS = [
  'conversionPrice',
  'variablePrice',
  'discountPercent',
  'floorPrice',
  'interestRate',
  'maturity',
  'ratchet',
  'convertible',
  'originalIssueDiscountPercent',
] as const;
const PRICE = new Set<string>(['conversionPrice', 'variablePrice', 'discountPercent', 'floorPrice']);

/** Adds to an item what the sentences of a range say of all notes: "The notes bear interest at 12% and are convertible at …". */
export function addCommonTerms(item: Item, flat: FlatText, { start, end }: TextRange): void {
  const label = item.get('label')?.at;
  const stop = Math.min(end, start + REACH);
  const isPriced = item.has('conversionPrice') || item.has('discountPercent');
  if (label === undefined) return;
  const read: Item = new Map();
  for (let at = start + 1; at < stop; ) {
    const sentence = sentenceOf(flat, at);
    const words = flat.text.slice(sentence.start, sentence.end).trimStart();
    if (COMMON.test(words) && !GONE.test(withoutHypotheses(words)))
      addTerms(read, flat, sentence, { ...label, text: '' });
    if (sentence.end <= at) break;
    at = sentence.end + 1;
  }
  for (const member of MEMBERS) {
    const value = read.get(member);
    if (value === undefined || item.has(member) || (isPriced && PRICE.has(member))) continue;
    item.set(member, value);
  }
}
