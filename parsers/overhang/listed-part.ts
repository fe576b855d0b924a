import type { FlatText, TextRange } from '../prose/flat-text.ts';

/** A sentence that lists what a count of shares leaves out, item by item. */
const LISTING = /\b(?:exclud(?:es?|ing)|does not include|do not include|issuable upon)\b/i;

/** The item of a listing sentence that holds a place, between semicolons; another sentence as a whole. */
export function listedPart({ text }: FlatText, sentence: TextRange, at: number): TextRange {
  const words = text.slice(sentence.start, sentence.end);
  if (!LISTING.test(words) || !words.includes(';')) return sentence;
  const from = text.lastIndexOf(';', at);
  const to = text.indexOf(';', at);
  return {
    start: Math.max(sentence.start, from + 1),
    end: to < 0 ? sentence.end : Math.min(sentence.end, to),
  };
}
