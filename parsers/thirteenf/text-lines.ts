import type { PlainText } from '../layout/plain-text.ts';

/** A word of a line. `column` is its column on paper, with tab stops every eight columns. */
export interface Token {
  readonly text: string;
  /** Range in the plain text. */
  readonly start: number;
  readonly end: number;
  readonly column: number;
}

export interface TextLine {
  readonly text: string;
  /** Offset of the line in the plain text. */
  readonly start: number;
  readonly isBlank: boolean;
  /** Columns of `<S>` and `<C>` marks, where the line holds at least four of them. */
  readonly marks: readonly number[];
  /** Whether commas or tabs separate the values: then a column counts values. */
  readonly isSeparated: boolean;
}

/** A ditto mark by itself. */
const DITTO = /(?<=^|\s)["”“](?=\s|$)/g;
/** Longer lines are not table lines. */
const LONGEST_LINE = 2_000;

/** The lines of a document, with the column marks that the plain text replaces by blanks. */
export function linesOf(plain: PlainText, source: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of plain.text.split('\n')) {
    // Bars between columns and ditto marks, which are one character, become blanks, so that columns stay.
    const text = line.slice(0, LONGEST_LINE).replaceAll('|', ' ').replace(DITTO, ' ');
    const isBlank = text.trim() === '';
    const marks = isBlank && text !== '' ? marksAt(plain, source, start, start + line.length) : [];
    lines.push({ text, start, isBlank, marks, isSeparated: false });
    start += line.length + 1;
  }
  return separatedLines(lines);
}

function marksAt(plain: PlainText, source: string, start: number, end: number): readonly number[] {
  const from = plain.sourceOffset(start);
  const line = source.slice(from, Math.min(plain.sourceOffset(end), from + LONGEST_LINE));
  const marks = [...line.matchAll(/<[SC]>/gi)].map(({ index }) => index);
  return marks.length >= 4 ? marks : [];
}

/** Words of a part of a line; bars between columns are skipped. */
export function tokensOf(line: TextLine, from = 0, to = line.text.length): readonly Token[] {
  const tokens: Token[] = [];
  const hasTabs = line.text.includes('\t');
  const widthOf = line.isSeparated ? separatedColumnOf : columnOf;
  for (const match of line.text.slice(from, to).matchAll(/[^\s|]+/g)) {
    const at = from + match.index;
    const start = line.start + at;
    tokens.push({
      text: match[0],
      start,
      end: start + match[0].length,
      column: hasTabs ? widthOf(line.text, at) : at,
    });
  }
  return tokens;
}

/** Width of a value of a separated line: so wide that a neighboring column is never nearer than the right one. */
const SEPARATED_WIDTH = 40;

function separatedColumnOf(text: string, at: number): number {
  const before = text.slice(0, at);
  const width = at - before.lastIndexOf('\t') - 1;
  return tabsIn(before) * SEPARATED_WIDTH + Math.min(width, SEPARATED_WIDTH - 10);
}

function columnOf(text: string, at: number): number {
  let column = 0;
  for (let index = 0; index < at; index++) column += text.charCodeAt(index) === 9 ? 8 - (column % 8) : 1;
  return column;
}

/** Where the parts of a text begin that are two spaces or a tab apart, or, if separated, a tab. */
export function chunksOf(text: string, isSeparated = false): readonly number[] {
  const chunk = isSeparated ? /[^\s\t][^\t]*/g : /[^\s|]+(?: [^\s|]+)*/g;
  return [...text.matchAll(chunk)].map(({ index }) => index);
}

export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** The most frequent value and its count. */
export function modeOf(values: Iterable<number>): { readonly value: number; readonly count: number } | null {
  const counts = new Map<number, number>();
  let best: { value: number; count: number } | null = null;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (best === null || count > best.count) best = { value, count };
  }
  return best;
}

/** A row of the form has at least eight columns. */
const FEWEST_SEPARATORS = 5;
const CUSIP_VALUE = /(?:^|[,\t])[^\S\t]*"?[0-9A-Z]{6}-?[0-9A-Z]{2}-?\d"?\s*(?:[,\t])/i;

/**
 * Reads tables saved from a spreadsheet: separated by tabs, or by commas with quotes around values that contain some.
 * Each comma becomes a tab and each quote a blank, so that offsets stay. Nearly all rows must have the same number of
 * separators.
 */
function separatedLines(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = lines.filter(({ text, isBlank }) => !isBlank && CUSIP_VALUE.test(text));
  if (rows.length === 0) return lines;
  const tabbed = rows.filter(({ text }) => text.includes('\t')).length > rows.length / 2;
  const read = tabbed ? (text: string) => text : tabsForCommas;
  const counts = Map.groupBy(rows, ({ text }) => tabsIn(read(text)));
  const [most = null] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  if (most === null || most[0] < FEWEST_SEPARATORS || most[1].length < rows.length * 0.9) return lines;
  return lines.map((line) => {
    if (line.isBlank) return line;
    const text = read(line.text);
    return tabsIn(text) === most[0] ? { ...line, text, isSeparated: true } : line;
  });
}

export function tabsIn(text = ''): number {
  return text.match(/\t/g)?.length ?? 0;
}

function tabsForCommas(text: string): string {
  let isQuoted = false;
  let result = '';
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    result += character === '"' ? ' ' : character === ',' && !isQuoted ? '\t' : character;
  }
  return result;
}
