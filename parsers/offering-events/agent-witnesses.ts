import type { TextRange } from '../prose/flat-text.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { paragraphAt, sentenceAt } from './search.ts';

/** Words by which a sentence, or the line above a list, gives a firm its part in the offering. */
const ROLE =
  /\b(?:sales agents?|placement agents?|underwriters?|book-?runn\w+|dealer[- ]managers?|managers?|representatives?|(?:sales|distribution|agency|underwriting|offering) agreement)\b/i;
const NEAR = 160;
/** Words around the name: where they are the same, one sentence is a copy of the other. */
const AROUND = 40;
const MOST = 40;

/**
 * Whether another place gives each firm its role: a sentence in other words (the plan of distribution), or a line under a
 * role at the foot of the cover. A copy of the same sentence is no second statement: it has the same words around the first name.
 */
export function areNamedApart(
  document: OfferingDocument,
  { whole }: Cover,
  names: readonly string[],
  { start, end }: TextRange,
): boolean {
  const { flat } = document;
  const own = sentenceAt(document, start);
  return names.every((name, index) => {
    const brand = name.replace(/,? (?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP|Ltd\.?|Limited|Incorporated|Corp\.?)$/, '');
    const around = index === 0 ? wordsAround(document, flat.indexOf(brand, start), brand.length) : null;
    let at = flat.indexOf(brand, whole.start);
    for (let seen = 0; at >= 0 && at < whole.end && seen < MOST; seen += 1) {
      const isApart = at >= Math.max(own.end, end) || at < Math.min(own.start, start);
      const isCopy = around === wordsAround(document, at, brand.length);
      if (isApart && !isCopy && ROLE.test(contextOf(document, at, brand.length))) return true;
      at = flat.indexOf(brand, at + brand.length);
    }
    return false;
  });
}

/** The words around a name in its paragraph. */
function wordsAround(document: OfferingDocument, at: number, length: number): string {
  const { start, end } = paragraphAt(document, at);
  const before = document.flat.slice(Math.max(start, at - AROUND), at);
  const after = document.flat.slice(at + length, Math.min(end, at + length + AROUND));
  return `${before}|${after}`.replace(/\s+/g, ' ');
}

/** The sentence around a name; a line of its own has its role in the lines above. */
function contextOf(document: OfferingDocument, at: number, length: number): string {
  const line = paragraphAt(document, at);
  if (line.end - line.start < length + 60) return document.flat.slice(Math.max(0, line.start - NEAR), line.end);
  const sentence = sentenceAt(document, at);
  const [from, to] = [Math.max(sentence.start, at - 2 * NEAR), Math.min(sentence.end, at + length + NEAR)];
  return document.flat.slice(from, to);
}
