import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { createPlaceMap, type PlaceMap } from '../layout/place-map.ts';
import { type PlainText, spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';

/** A range of a flat text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Sentence extends Range {
  readonly text: string;
  /** Which paragraph it stands in, from 0. */
  readonly paragraph: number;
}

/**
 * The words of a document made ready for patterns: white space is single spaces, `\t` between cells of a table row,
 * `\n` between paragraphs and rows; quotes and dashes up to the en dash are ASCII. Every character keeps its place.
 */
export interface FlatText {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** The same words with their line ends, for readers that want them; its places are its own. */
  readonly plain: PlainText;
  /** The words as they stand in the document, with their place. */
  span(range: Range): Span;
}

const cache = new WeakMap<SubmissionDocument, FlatText>();

/** Reads a document once, however many parsers ask: documents never change. */
export function flatTextOf(document: SubmissionDocument): FlatText {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const plain = plainTextOnce(document);
  const { text, places } = flatten(plain.text, documentFormatOf(document.text) === 'text');
  let sentences: readonly Sentence[] | null = null;
  const flat: FlatText = {
    text,
    plain,
    get sentences() {
      sentences ??= sentencesOf(text);
      return sentences;
    },
    span: (range) => placed(plain, places, document, range),
  };
  cache.set(document, flat);
  return flat;
}

function placed(plain: PlainText, places: PlaceMap, document: SubmissionDocument, range: Range): Span {
  const start = Math.min(places.placeOf(range.start), plain.text.length);
  const last = Math.min(places.placeOf(Math.max(range.start, range.end - 1)), plain.text.length - 1);
  return spanOf(plain, document.text, document.sequence, start, last + 1);
}

const ASCII: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u0092': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u0093': '"',
  '\u0094': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '-',
};

/** White space that is not one plain space, and marks that are not ASCII. */
const CHANGED = new RegExp(`[\\x00-\\x20]{2,}|[\\x00-\\x1f]|[${Object.keys(ASCII).join('')}]`, 'g');

/** One pass; the places lead back to `plain`. */
function flatten(plain: string, isText: boolean): { text: string; places: PlaceMap } {
  const places = createPlaceMap();
  const pieces: string[] = [];
  let length = 0;
  let index = 0;
  for (const match of plain.matchAll(CHANGED)) {
    const end = match.index + match[0].length;
    pieces.push(plain.slice(index, match.index), ASCII[match[0]] ?? separatorOf(plain, match.index, end, isText));
    length += match.index - index + 1;
    index = end;
    places.add(length, index);
  }
  pieces.push(plain.slice(index));
  return { text: pieces.join(''), places };
}

function separatorOf(plain: string, start: number, end: number, isText: boolean): string {
  const run = plain.slice(start, end);
  const lines = run.split('\n').length - 1;
  if (lines === 0) return run.includes('\t') || (isText && run.length >= 4) ? '\t' : ' ';
  if (lines > 1) return '\n';
  // A lone line end is a line of hard-wrapped prose, or of an address; next to cells it ends a table row.
  const before = plain.slice(Math.max(0, start - 200), start);
  const lineBefore = before.slice(before.lastIndexOf('\n') + 1);
  const after = plain.slice(end, end + 200);
  const lineAfter = after.slice(0, Math.max(0, `${after}\n`.indexOf('\n')));
  const cells = isText ? /\S {3,}\S/ : /\t/;
  return cells.test(lineBefore) || cells.test(lineAfter) ? '\n' : ' ';
}

const ABBREVIATED =
  /(?:\b(?:Inc|Corp|Co|Ltd|No|Nos|vs|Mr|Ms|Mrs|Dr|Jr|Sr|St|approx|Sec|Art|Jan|Feb|Aug|Sept|Oct|Nov|Dec|[ap]\.m|U\.S|e\.g|i\.e|N\.V|S\.A|L\.P|P\.C)|(?<!\d-)\b[A-Z])\.$/;
const OPENER = /^ (?:The|In|On|As|We|Our|This|These|It|If|At|For|Upon|Under|Pursuant|Following|There)\b/;
/** A sentence without a full stop is a table or a list; what is longer is cut. */
const LONGEST_SENTENCE = 3_000;

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  let from = 0;
  while (from <= text.length) {
    const newline = text.indexOf('\n', from);
    const stop = newline < 0 ? text.length : newline;
    split(text, from, stop, paragraph, sentences);
    paragraph += 1;
    from = stop + 1;
  }
  return sentences;
}

function split(text: string, from: number, stop: number, paragraph: number, into: Sentence[]): void {
  const line = text.slice(from, stop);
  let start = 0;
  function close(end: number): void {
    let a = start;
    let b = Math.min(end, start + LONGEST_SENTENCE);
    while (a < b && line.charAt(a) <= ' ') a += 1;
    while (b > a && line.charAt(b - 1) <= ' ') b -= 1;
    if (b > a) into.push({ start: from + a, end: from + b, text: line.slice(a, b), paragraph });
    start = end;
  }
  for (const match of line.matchAll(/[.!?][")']{0,2}(?= ["'(]?[A-Z0-9•●☐☒])/g)) {
    const before = line.slice(Math.max(0, match.index - 10), match.index + 1);
    if (match[0].startsWith('.') && ABBREVIATED.test(before)) {
      // "… of Acme, Inc. The Company …": a company's suffix may end a sentence all the same.
      const isSuffix = /\b(?:Inc|Corp|Co|Ltd)\.$/.test(before);
      if (!isSuffix || !OPENER.test(line.slice(match.index + match[0].length, match.index + match[0].length + 13)))
        continue;
    }
    close(match.index + match[0].length);
  }
  close(line.length);
}
