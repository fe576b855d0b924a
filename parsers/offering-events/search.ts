import { type Amount, amountsIn } from '../layout/numbers.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Match, matchesIn } from '../prose/matches.ts';
import { sentenceStops } from '../prose/sentences.ts';
import type { OfferingDocument } from './offering-document.ts';

/** The matches of a global pattern within a range, at most `most`. */
export function findAll(document: OfferingDocument, range: TextRange, pattern: RegExp, most = 50): Match[] {
  return matchesIn(document.flat, range, pattern, most);
}

export function findFirst(document: OfferingDocument, range: TextRange, pattern: RegExp): Match | null {
  return firstMatch(document.flat, range, pattern);
}

export function textIn(document: OfferingDocument, { start, end }: TextRange): string {
  return document.flat.slice(start, end);
}

/** Amounts inside a range, placed in the whole text. */
export function amountsInRange(document: OfferingDocument, range: TextRange): Amount[] {
  return amountsIn(textIn(document, range)).map((amount) => ({
    ...amount,
    start: amount.start + range.start,
    end: amount.end + range.start,
  }));
}

/** The paragraph around a place: between `\n`. */
export function paragraphAt(document: OfferingDocument, at: number): TextRange {
  const start = document.flat.lastIndexOf('\n', at - 1) + 1;
  const next = document.flat.indexOf('\n', at);
  return { start, end: next < 0 ? document.flat.length : next };
}

/** The sentence around a place, inside its paragraph. */
export function sentenceAt(document: OfferingDocument, at: number): TextRange {
  const { start, end } = paragraphAt(document, at);
  let from = start;
  for (const stop of sentenceStops(document.flat.slice(start, end))) {
    if (start + stop > at) return { start: from, end: start + stop };
    from = start + stop;
  }
  return { start: from, end };
}
