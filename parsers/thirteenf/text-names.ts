import type { TableHeading } from './text-header.ts';
import { chunksOf, modeOf, type TextLine, tokensOf } from './text-lines.ts';

/** Start and end in a line. */
export type Range = readonly [number, number];

/** Name and title of class of one row. */
export interface NameParts {
  readonly name: Range | null;
  readonly title: Range | null;
}

/** Titles of class that follow a name without a column of their own. */
const TITLE =
  /(?:^|\s)((?:(?:sponsored|spons?|spon|amer)\s+)?(?:adr|ads)|(?:com(?:mon)?|ord(?:inary)?|shs|cap\s+stk|units?)(?:\s+(?:stock|stk|shs|shares|new|par\s+\S+|ser(?:ies)?\s+\S+|cl(?:ass)?\s+[a-z]|sh\s+ben\s+int))?|cl(?:ass)?\s+[a-z](?:\s+(?:com|shs|new|vtg))?|cl[a-c]|pfd(?:\s+\S+)?|preferred|note\s+\S+(?:\s+\S+)?|\*?w\s+exp\s+\S+|warrants?|rights?|put|call)$/i;

/** Words that titles of class begin with. */
const TITLE_START = /^(?:com(?:mon)?|cl(?:ass)?|spons?(?:ored)?|adr|ads|note|shs|ord(?:inary)?|pfd|units?|sh|cap)\b/i;

/**
 * Splits what stands left of the CUSIP into name and title of class. The column where titles begin is the one, of the
 * heading's word, the column mark and the most frequent place after a gap, at which most rows can be cut.
 */
export function createNameSplitter(
  rows: readonly { readonly line: TextLine; readonly end: number }[],
  classColumns: readonly number[],
  hasClass: boolean,
): (line: TextLine, end: number) => NameParts {
  const gaps = rows.flatMap(({ line, end }) => {
    const chunks = chunksOf(line.text.slice(0, end));
    const last = chunks.at(-1);
    return chunks.length > 1 && last ? [last.start] : [];
  });
  // One chunk in nearly every row and no heading for titles: there is no such column.
  const noClass = !hasClass && gaps.length < rows.length * 0.3;
  const frequent = modeOf(gaps);
  const candidates = [...classColumns, ...(frequent === null ? [] : [frequent.value])];
  let column: number | null = null;
  let best = 0;
  for (const candidate of candidates) {
    let score = 0;
    for (const { line, end } of rows) {
      if (cutsCleanly(line.text, candidate, end)) score += line.text.charAt(candidate) === ' ' ? 0.7 : 1;
    }
    if (score > best) {
      best = score;
      column = candidate;
    }
  }
  if (best < rows.length * 0.4) column = null;

  return (line, end) => {
    const text = line.text.slice(0, end);
    const range = (from: number, to: number): readonly [number, number] | null => {
      const words = text.slice(from, to);
      const start = from + words.length - words.trimStart().length;
      const stop = from + words.trimEnd().length;
      return stop > start ? [start, stop] : null;
    };
    if (noClass) return { name: range(0, end), title: null };
    const chunks = line.isSeparated ? valuesOf(text) : chunksOf(text);
    const last = chunks.at(-1);
    // A name that fills its column to the last character runs into the title.
    if (column !== null && /^\S\S/.test(text.slice(column - 1)) && TITLE_START.test(text.slice(column))) {
      return { name: range(0, column), title: range(column, end) };
    }
    if (chunks.length > 1 && last) {
      // Of several gaps, that before the title's column counts.
      const atColumn = column === null ? undefined : chunks.slice(1).find(({ start }) => Math.abs(start - column) <= 1);
      // Far before that column a gap is one within the name, unless the words of a title follow it.
      const isFar = column !== null && last.start < column - 12;
      const chosen = atColumn ?? (isFar && !TITLE_START.test(text.slice(last.start)) ? null : last);
      if (chosen) return { name: range(0, chosen.start), title: range(chosen.start, end) };
      return { name: range(0, end), title: null };
    }
    const title = TITLE.exec(text.trimEnd());
    const cut = column !== null && cutsCleanly(text, column, end) ? column : null;
    // Words of a title that the column would cut apart belong together.
    const isCutTitle =
      cut !== null && title !== null && title.index + 1 < cut && !TITLE_START.test(text.slice(cut).trimStart());
    if (cut !== null && !isCutTitle) return { name: range(0, cut), title: range(cut, end) };
    if (title?.[1] !== undefined && title.index > 0) {
      const from = title.index + title[0].length - title[1].length;
      return { name: range(0, from), title: range(from, end) };
    }
    return { name: range(0, end), title: null };
  };
}

/** Values of a separated line, as parts. */
function valuesOf(text: string): readonly { readonly start: number }[] {
  return [...text.matchAll(/[^\s\t][^\t]*/g)].map((match) => ({ start: match.index }));
}

/** What of an entry tells where its name and title stand. */
interface NamedLine {
  readonly line: TextLine;
  readonly nameEnd: number;
  readonly cusip: { readonly start: number; readonly end: number } | null;
  readonly heading: Pick<TableHeading, 'symbol'>;
}

const ROW_NUMBER = /^\s*\d{1,5}[.)]?(?=\s)/;

/** A number in a column of its own before the name; a name that begins with a number has one blank behind it. */
const NUMBER_APART = /^\s*(\d{1,4})[.)]?\s{2,}\S/;

/**
 * What the rows begin with: their own numbers, each one more than the one before but for breaks, or in every row a
 * number of something else, such as a manager or an account.
 */
function leadingNumbers(rows: readonly NamedLine[]): 'rows' | 'others' | null {
  const numbers = rows.map(({ line }) => Number.parseInt(ROW_NUMBER.exec(line.text)?.[0] ?? '', 10));
  const next = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? Number.NaN) + 1).length;
  if (rows.length < 3) return null;
  if (next >= (rows.length - 1) * 0.8) return 'rows';
  return rows.every(({ line }) => NUMBER_APART.test(line.text)) ? 'others' : null;
}

/**
 * The numbers before the names, where the heading above them says that they are managers'; `isOpen` where it says
 * nothing, so that they may be.
 */
export function createLeadingManagers(
  rows: readonly NamedLine[],
  heading: readonly TextLine[],
): { readonly isOpen: boolean; readonly of: (row: NamedLine) => readonly [number, number] | null } {
  const placeOf = ({ line }: NamedLine): readonly [number, number] | null => {
    const digits = NUMBER_APART.exec(line.text)?.[1];
    const from = line.text.indexOf(digits ?? '');
    return digits === undefined ? null : [from, from + digits.length];
  };
  const none = { isOpen: false, of: () => null };
  const place = rows[0] && leadingNumbers(rows) === 'others' ? placeOf(rows[0]) : null;
  if (place === null) return none;
  const above = heading
    .flatMap((line) => tokensOf(line))
    .filter(({ column, text }) => column <= place[1] && column + text.length >= place[0] && /\p{L}/u.test(text))
    .map(({ text }) => text);
  if (above.some((word) => /^(?:mgrs?|managers?)\b/i.test(word))) return { isOpen: false, of: placeOf };
  const isNamed = above.some((word) =>
    /^(?:acc(?:oun)?t|a\/c|row|line|item|seq|rec(?:ord)?|num(?:ber)?|no|id|code|port)/i.test(word),
  );
  return isNamed ? none : { isOpen: true, of: () => null };
}

/** The part of a line that stands in the column of trading symbols. */
function symbolAt(
  line: TextLine,
  column: number,
  end: number,
): { readonly start: number; readonly end: number } | null {
  const tokens = tokensOf(line, 0, end).slice(1);
  const found = tokens.find((token) => Math.abs(token.column - column) <= 2 && /^[A-Z.]{1,6}$/.test(token.text));
  return found ? { start: found.start - line.start, end: found.end - line.start } : null;
}

/**
 * Lines with all that is neither name nor title blanked: a CUSIP that stands before or between them, and the letter of
 * a record ("D" for data) or the number of the row that some software puts before every row, and the trading symbol.
 */
export function createNameLines(rows: readonly NamedLine[]): (row: NamedLine) => TextLine {
  const hasNumbers = leadingNumbers(rows) !== null;
  const marks = new Set(rows.map(({ line }) => /^(\s*[A-Z])\s/.exec(line.text)?.[1] ?? ''));
  const [mark = ''] = marks;
  const length = rows.length >= 2 && marks.size === 1 ? mark.length : 0;
  const blank = (text: string, from: number, to: number) =>
    text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  return ({ line, nameEnd, cusip, heading }) => {
    let { text } = line;
    if (hasNumbers) text = text.replace(ROW_NUMBER, (number) => ' '.repeat(number.length));
    const symbol = heading.symbol === null ? null : symbolAt(line, heading.symbol, nameEnd);
    if (symbol !== null) text = blank(text, symbol.start, symbol.end);
    if (length > 0) text = blank(text, 0, length);
    if (cusip !== null && cusip.start < nameEnd) text = blank(text, cusip.start, cusip.end);
    return text === line.text ? line : { ...line, text };
  };
}

function cutsCleanly(text: string, column: number, end: number): boolean {
  return (
    column > 0 &&
    column < end &&
    /\s/.test(text.charAt(column - 1)) &&
    text.slice(0, column).trim() !== '' &&
    text.slice(column, end).trim() !== ''
  );
}

/** Letters and digits in upper case: what alphabetical order is judged by. */
export function sortKey(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
