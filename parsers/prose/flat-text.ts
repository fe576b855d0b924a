import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { createPlaceMap, type PlaceMap } from '../layout/place-map.ts';
import { type PlainText, spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import { sentenceStops } from './sentences.ts';

/** A range of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Sentence extends TextRange {
  readonly text: string;
  /** Number of its paragraph, from 0. */
  readonly paragraph: number;
}

/** The words of a document ready for patterns: single spaces, ASCII quotes and dashes. */
export interface FlatText {
  readonly text: string;
  /** Ends of the sentences, ascending; the last is the end of the text. */
  readonly sentenceEnds: readonly number[];
  /** The sentences without surrounding white space; a sentence without a full stop is a table or a list, and is cut. */
  readonly sentences: readonly Sentence[];
  /** The same words with their line ends. */
  readonly plain: PlainText;
  /** The place of a range in the document. */
  span(range: TextRange): Span;
  /** A range of the plain text, in `text`. */
  rangeOf(plainRange: TextRange): TextRange;
}

/**
 * `rows`: `\t` between the cells of a table row, `\n` between paragraphs and rows. `paragraphs`: one line per paragraph,
 * the cells of a row and the lines of fixed-width text joined by spaces.
 */
type Shape = 'rows' | 'paragraphs';

const caches: Readonly<Record<Shape, WeakMap<SubmissionDocument, FlatText>>> = {
  rows: new WeakMap(),
  paragraphs: new WeakMap(),
};

/** The flat text of a document, computed once however many parsers ask: documents never change. */
export function flatTextOf(document: SubmissionDocument, shape: Shape): FlatText {
  const cached = caches[shape].get(document);
  if (cached !== undefined) return cached;
  const flat = readFlatText(document, shape);
  caches[shape].set(document, flat);
  return flat;
}

/** Longer texts are read up to here; no prospectus of an equity offering has more words. */
const LONGEST_TEXT = 12_000_000;
const LONGEST_SENTENCE = 3_000;

function readFlatText(document: SubmissionDocument, shape: Shape): FlatText {
  const plain = plainTextOnce(document);
  const isColumns = documentFormatOf(document.text) === 'text';
  const { text, places } = flatten(plain.text.slice(0, LONGEST_TEXT), shape, isColumns);
  let ends: readonly number[] | null = null;
  let sentences: readonly Sentence[] | null = null;
  return {
    text,
    plain,
    get sentenceEnds() {
      ends ??= sentenceEndsOf(text);
      return ends;
    },
    get sentences() {
      sentences ??= sentencesOf(text, this.sentenceEnds);
      return sentences;
    },
    rangeOf: ({ start, end }) => ({
      start: places.indexOf(start, text.length),
      end: places.indexOf(end - 1, text.length) + 1,
    }),
    span({ start, end }) {
      const from = Math.min(places.placeOf(start), plain.text.length);
      const last = Math.min(places.placeOf(Math.max(start, end - 1)), plain.text.length - 1);
      return spanOf(plain, document.text, document.sequence, from, last + 1);
    },
  };
}

/** Typographic quotes and dashes, also those of Windows-1252, as ASCII. */
const ASCII: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('\u2018\u2019\u02bc\u0092', (mark) => [mark, "'"])),
  ...Object.fromEntries(Array.from('\u201c\u201d\u0093\u0094', (mark) => [mark, '"'])),
  ...Object.fromEntries(Array.from('\u2010\u2011\u2012\u2013\u2212', (mark) => [mark, '-'])),
};
const MARKS = Object.keys(ASCII).join('');

/** Quotes and dashes as ASCII; every character keeps its place. */
export function asciiMarks(text: string): string {
  return text.replace(new RegExp(`[${MARKS}]`, 'g'), (mark) => ASCII[mark] ?? mark);
}

/** White space that is not one plain space, and marks that are not ASCII. */
const CHANGED = new RegExp(`[\\x00-\\x20]{2,}|[\\x00-\\x1f]|[${MARKS}]`, 'g');

function flatten(plain: string, shape: Shape, isColumns: boolean): { text: string; places: PlaceMap } {
  const separatorOf = shape === 'rows' ? rowSeparator : paragraphSeparator;
  const places = createPlaceMap();
  const pieces: string[] = [];
  let length = 0;
  let copied = 0;
  for (const { 0: piece, index } of plain.matchAll(CHANGED)) {
    const next = index + piece.length;
    pieces.push(plain.slice(copied, index), ASCII[piece] ?? separatorOf(plain, index, next, isColumns));
    length += index - copied + 1;
    copied = next;
    places.add(length, copied);
  }
  pieces.push(plain.slice(copied));
  return { text: pieces.join(''), places };
}

function rowSeparator(plain: string, start: number, end: number, isColumns: boolean): string {
  const space = plain.slice(start, end);
  const lines = space.split('\n').length - 1;
  if (lines === 0) return space.includes('\t') || (isColumns && space.length >= 4) ? '\t' : ' ';
  if (lines > 1) return '\n';
  // A single line end belongs to hard-wrapped prose or an address; next to cells it ends a table row.
  const before = plain.slice(Math.max(0, start - 200), start);
  const lineBefore = before.slice(before.lastIndexOf('\n') + 1);
  const after = plain.slice(end, end + 200);
  const lineAfter = after.slice(0, Math.max(0, `${after}\n`.indexOf('\n')));
  const cells = isColumns ? /\S {3,}\S/ : /\t/;
  return cells.test(lineBefore) || cells.test(lineAfter) ? '\n' : ' ';
}

function paragraphSeparator(plain: string, start: number, end: number, isColumns: boolean): string {
  const space = plain.slice(start, end);
  if (isColumns) return /\n[ \t]*\n/.test(space) ? '\n' : ' ';
  // In HTML, a line end before a small letter continues the statement.
  return space.includes('\n\n') || (space.includes('\n') && !/[a-z]/.test(plain.charAt(end))) ? '\n' : ' ';
}

function sentenceEndsOf(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    for (const stop of sentenceStops(line)) ends.push(from + stop);
    from += line.length + 1;
    ends.push(Math.min(from, text.length));
  }
  return ends;
}

function sentencesOf(text: string, ends: readonly number[]): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  let from = 0;
  for (const to of ends) {
    const { start, end } = trimmed(text, from, Math.min(to, from + LONGEST_SENTENCE));
    if (end > start) sentences.push({ start, end, text: text.slice(start, end), paragraph });
    if (text.charAt(to - 1) === '\n') paragraph += 1;
    from = to;
  }
  return sentences;
}

function trimmed(text: string, from: number, to: number): TextRange {
  let [start, end] = [from, to];
  while (start < end && text.charAt(start) <= ' ') start += 1;
  while (end > start && text.charAt(end - 1) <= ' ') end -= 1;
  return { start, end };
}

/** The sentence around a place. */
export function sentenceOf({ text, sentenceEnds }: FlatText, at: number): TextRange {
  let low = 0;
  let high = sentenceEnds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentenceEnds[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return trimmed(text, sentenceEnds[low - 1] ?? 0, sentenceEnds[low] ?? text.length);
}

/** A longer one is a table or an attack. */
const LONGEST_MATCHED = 6_000;

/** The distinct sentences that hold a match of a global pattern, in order, at most `most`. */
export function sentencesWith(flat: FlatText, pattern: RegExp, most = 2_000): TextRange[] {
  const found: TextRange[] = [];
  let last = -1;
  for (const match of flat.text.matchAll(pattern)) {
    if (match.index < last) continue;
    const sentence = sentenceOf(flat, match.index);
    last = sentence.end;
    if (sentence.end - sentence.start <= LONGEST_MATCHED) found.push(sentence);
    if (found.length >= most) break;
  }
  return found;
}

/** The line (paragraph or table row) around a place, at most 6,000 characters to either side. */
export function paragraphOf({ text }: FlatText, at: number): TextRange {
  const from = Math.max(0, at - LONGEST_MATCHED);
  const before = text.slice(from, at).lastIndexOf('\n');
  const after = text.slice(at, at + LONGEST_MATCHED).indexOf('\n');
  return {
    start: before < 0 ? from : from + before + 1,
    end: after < 0 ? Math.min(text.length, at + LONGEST_MATCHED) : at + after,
  };
}
