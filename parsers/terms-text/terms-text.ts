import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { createPlaceMap, type PlaceMap } from '../layout/place-map.ts';
import { spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';

/** A range of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A document's prose, ready for patterns: one line per paragraph or table row, single spaces, ASCII quotes and dashes.
 * Positions count in `text`; `spanAt` leads back to the document.
 */
export interface TermsText {
  readonly text: string;
  /** Ends of the sentences, ascending; the last is the end of the text. */
  readonly sentenceEnds: readonly number[];
  spanAt(range: TextRange): Span;
  /** A range of the document's plain text, in `text`. */
  rangeOf(plainRange: TextRange): TextRange;
}

/** Longer texts are read up to here; no prospectus of an equity offering has more words. */
const LONGEST_TEXT = 12_000_000;

const read = new WeakMap<SubmissionDocument, TermsText>();

/** The prose of a document, read once however many parsers ask for it. */
export function termsTextOf(document: SubmissionDocument): TermsText {
  const known = read.get(document);
  if (known !== undefined) return known;
  const made = readTermsText(document);
  read.set(document, made);
  return made;
}

function readTermsText(document: SubmissionDocument): TermsText {
  const source = document.text;
  const plain = plainTextOnce(document);
  const isColumns = documentFormatOf(source) === 'text';
  const { text, places } = collapse(plain.text.slice(0, LONGEST_TEXT), isColumns);
  return {
    text,
    sentenceEnds: sentenceEndsOf(text),
    rangeOf: ({ start, end }) => ({
      start: places.indexOf(start, text.length),
      end: places.indexOf(end - 1, text.length) + 1,
    }),
    spanAt({ start, end }) {
      const from = start < text.length ? places.placeOf(start) : 0;
      const to = end > start ? (end <= text.length ? places.placeOf(end - 1) : from) + 1 : from;
      return spanOf(plain, source, document.sequence, from, to);
    },
  };
}

const ASCII: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2212': '-',
};

/** White space that is not one plain space, and marks that are not ASCII. */
const IRREGULAR = /[^\S ]\s*| \s+|[\u2018\u2019\u02bc\u201c\u201d\u2010-\u2012\u2212]/g;

/** White space to single spaces; a blank line, or in HTML a line end before a new statement, to one line end. */
function collapse(plain: string, isColumns: boolean): { text: string; places: PlaceMap } {
  const places = createPlaceMap();
  const parts: string[] = [];
  let length = 0;
  let copied = 0;
  for (const { 0: piece, index } of plain.matchAll(IRREGULAR)) {
    const next = index + piece.length;
    parts.push(plain.slice(copied, index), ASCII[piece] ?? (isBreak(plain, piece, next, isColumns) ? '\n' : ' '));
    length += index - copied + 1;
    copied = next;
    places.add(length, copied);
  }
  parts.push(plain.slice(copied));
  return { text: parts.join(''), places };
}

function isBreak(plain: string, space: string, next: number, isColumns: boolean): boolean {
  if (isColumns) return /\n[ \t]*\n/.test(space);
  return space.includes('\n\n') || (space.includes('\n') && !/[a-z]/.test(plain.charAt(next)));
}

const SENTENCE_END =
  /\n|(?<!\b(?:Inc|Co|Corp|Ltd|No|Nos|L\.P|St|Mr|Ms|Mrs|Dr|U\.S|I\.B\.[56]|I\.B|vs|approx|par|[ap]\.m|Sec|(?<!\d-)[A-Z]))[.?!]["')]{0,2}(?=\s+["'(]?[A-Z•●])/g;

function sentenceEndsOf(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(SENTENCE_END)) ends.push(match.index + match[0].length);
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}

/** The sentence around a place, without the line end. */
export function sentenceOf({ text, sentenceEnds }: TermsText, at: number): TextRange {
  let low = 0;
  let high = sentenceEnds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentenceEnds[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  let start = low === 0 ? 0 : (sentenceEnds[low - 1] ?? 0);
  let end = sentenceEnds[low] ?? text.length;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** No sentence of prose is longer; what is, is a table or an attack. */
const LONGEST_SENTENCE = 6_000;

/** The different sentences that hold a match of a global pattern, in order, at most `most`. */
export function sentencesWith(terms: TermsText, pattern: RegExp, most = 2_000): TextRange[] {
  const found: TextRange[] = [];
  let last = -1;
  for (const match of terms.text.matchAll(pattern)) {
    if (match.index < last) continue;
    const sentence = sentenceOf(terms, match.index);
    last = sentence.end;
    if (sentence.end - sentence.start <= LONGEST_SENTENCE) found.push(sentence);
    if (found.length >= most) break;
  }
  return found;
}

/** The line (paragraph or table row) around a place, at most 6,000 characters to either side. */
export function paragraphOf({ text }: TermsText, at: number): TextRange {
  const from = Math.max(0, at - LONGEST_SENTENCE);
  const before = text.slice(from, at).lastIndexOf('\n');
  const after = text.slice(at, at + LONGEST_SENTENCE).indexOf('\n');
  return {
    start: before < 0 ? from : from + before + 1,
    end: after < 0 ? Math.min(text.length, at + LONGEST_SENTENCE) : at + after,
  };
}
