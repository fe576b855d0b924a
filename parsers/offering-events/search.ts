import { type Amount, amountsIn } from '../layout/numbers.ts';
import { sentenceStops } from '../prose/sentences.ts';
import type { OfferingDocument, Range } from './offering-document.ts';

/** A pattern's match with its place in the plain text. */
export interface Hit extends Range {
  readonly groups: readonly (string | undefined)[];
  readonly text: string;
}

/** All matches of a global pattern within a range, at most `most`. */
export function hitsIn(document: OfferingDocument, range: Range, pattern: RegExp, most = 50): Hit[] {
  const hits: Hit[] = [];
  for (const match of document.flat.slice(range.start, range.end).matchAll(pattern)) {
    const start = range.start + match.index;
    hits.push({ start, end: start + match[0].length, groups: match.slice(1), text: match[0] });
    if (hits.length >= most) break;
  }
  return hits;
}

export function firstHit(document: OfferingDocument, range: Range, pattern: RegExp): Hit | null {
  const global = pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);
  return hitsIn(document, range, global, 1)[0] ?? null;
}

/** Amounts inside a range, placed in the whole text. */
export function amountsInRange(document: OfferingDocument, range: Range): Amount[] {
  return amountsIn(document.flat.slice(range.start, range.end)).map((amount) => ({
    ...amount,
    start: amount.start + range.start,
    end: amount.end + range.start,
  }));
}

/** The paragraph around a place: between `\n`. */
export function paragraphAt(document: OfferingDocument, at: number): Range {
  const start = document.flat.lastIndexOf('\n', at - 1) + 1;
  const next = document.flat.indexOf('\n', at);
  return { start, end: next < 0 ? document.flat.length : next };
}

/** The sentence around a place, inside its paragraph; a period between digits or after an abbreviation does not end it. */
export function sentenceAt(document: OfferingDocument, at: number): Range {
  const { start, end } = paragraphAt(document, at);
  let from = start;
  for (const stop of sentenceStops(document.flat.slice(start, end))) {
    if (start + stop > at) return { start: from, end: start + stop };
    from = start + stop;
  }
  return { start: from, end };
}
