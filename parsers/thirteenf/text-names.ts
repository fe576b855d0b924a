import type { TableHeading } from './text-header.ts';
import { chunksOf, indentOf, modeOf, type TextLine, tokensOf } from './text-lines.ts';

/** Start and end in a line. */
export type Range = readonly [number, number];

/** Name and title of class of one row. */
export type NameParts = Readonly<Record<'name' | 'title', Range | null>>;

/** A line and the column at which its name and title end. */
type NameLine = Readonly<{ line: TextLine; end: number }>;

/** Titles of class that follow a name without a column of their own. */
const TITLES = [
  '(?:(?:sponsored|spons?|spon|amer)\\s+)?(?:adr|ads)',
  '(?:com(?:mon)?|ord(?:inary)?|shs|cap\\s+stk|units?)' +
    '(?:\\s+(?:stock|stk|shs|shares|new|par\\s+\\S+|ser(?:ies)?\\s+\\S+|cl(?:ass)?\\s+[a-z]|sh\\s+ben\\s+int))?',
  'cl(?:ass)?\\s+[a-z](?:\\s+(?:com|shs|new|vtg))?|cl[a-c]',
  'pfd(?:\\s+\\S+)?|preferred|note\\s+\\S+(?:\\s+\\S+)?',
  '\\*?w\\s+exp\\s+\\S+|warrants?|rights?|put|call',
];
const TITLE = new RegExp(`(?:^|\\s)(${TITLES.join('|')})$`, 'i');

/** Words that titles of class begin with. */
const TITLE_START = /^(?:com(?:mon)?|cl(?:ass)?|spons?(?:ored)?|adr|ads|note|shs|ord(?:inary)?|pfd|units?|sh|cap)\b/i;

/**
 * Splits the words left of the CUSIP into name and title of class. The title column is the candidate at which most rows
 * can be cut: the heading's word, the column mark or the most frequent position after a gap.
 */
export function createNameSplitter(
  rows: readonly NameLine[],
  classColumns: readonly number[],
  hasClass: boolean,
): (line: TextLine, end: number) => NameParts {
  const gaps = rows.flatMap(({ line, end }) => {
    return chunksOf(line.text.slice(0, end)).slice(1).slice(-1);
  });
  // With one chunk in nearly every row and no heading for titles, there is no such column.
  if (!hasClass && gaps.length < rows.length * 0.3)
    return (line, end) => ({ name: wordsOf(line, 0, end), title: null });
  const frequent = modeOf(gaps);
  const column = titleColumn(rows, frequent === null ? classColumns : [...classColumns, frequent.value]);
  return (line, end) => {
    const cut = titleStart(line, end, column);
    return { name: wordsOf(line, 0, cut ?? end), title: cut === null ? null : wordsOf(line, cut, end) };
  };
}

/** The candidate at which most rows can be cut, if enough can. */
function titleColumn(rows: readonly NameLine[], candidates: readonly number[]): number | null {
  const scored = candidates.map((column) => {
    const cut = rows.filter(({ line, end }) => cutsCleanly(line.text, column, end));
    const atBlank = cut.filter(({ line }) => line.text.charAt(column) === ' ').length;
    return { column, score: cut.length - 0.3 * atBlank };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best === undefined || best.score < rows.length * 0.4 ? null : best.column;
}

/** The words between two columns, without surrounding blanks. */
function wordsOf(line: TextLine, from: number, to: number): Range | null {
  const words = line.text.slice(from, to);
  return words.trim() === '' ? null : [from + indentOf(words), from + words.trimEnd().length];
}

/** Where the title of class begins in the words before `end`; null if they are all name. */
function titleStart(line: TextLine, end: number, column: number | null): number | null {
  const text = line.text.slice(0, end);
  // A name that fills its column to the last character runs into the title.
  if (column !== null && /^\S\S/.test(text.slice(column - 1)) && TITLE_START.test(text.slice(column))) return column;
  const chunks = chunksOf(text, line.isSeparated).slice(1);
  const last = chunks.at(-1);
  if (last !== undefined) {
    // Of several gaps, the one before the title column counts.
    const atColumn = column === null ? undefined : chunks.find((start) => Math.abs(start - column) <= 1);
    if (atColumn !== undefined) return atColumn;
    // A gap far before that column is inside the name, unless the words of a title follow.
    const isFar = column !== null && last < column - 12;
    return isFar && !TITLE_START.test(text.slice(last)) ? null : last;
  }
  const title = TITLE.exec(text.trimEnd());
  const cut = column !== null && cutsCleanly(text, column, end) ? column : null;
  // The column must not cut the words of a title apart.
  const cutsTitle =
    cut !== null && title !== null && title.index + 1 < cut && !TITLE_START.test(text.slice(cut).trimStart());
  if (cut !== null && !cutsTitle) return cut;
  if (title?.[1] === undefined || title.index === 0) return null;
  return title.index + title[0].length - title[1].length;
}

/** The parts of an entry that locate its name and title. */
interface NamedLine {
  readonly line: TextLine;
  readonly nameEnd: number;
  readonly cusip: { readonly start: number; readonly end: number } | null;
  readonly heading: Pick<TableHeading, 'symbol'>;
}

const ROW_NUMBER = /^\s*\d{1,5}[.)]?(?=\s)/;

/** A number in a separate column before the name; a number that begins a name is followed by one blank. */
const NUMBER_APART = /^\s*(\d{1,4})[.)]?\s{2,}\S/;

/** What the rows begin with: their own consecutive numbers, or numbers of something else, such as a manager or account. */
function leadingNumbers(rows: readonly NamedLine[]): 'rows' | 'others' | null {
  const numbers = rows.map(({ line }) => Number.parseInt(ROW_NUMBER.exec(line.text)?.[0] ?? '', 10));
  const next = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? Number.NaN) + 1).length;
  if (rows.length < 3) return null;
  if (next >= (rows.length - 1) * 0.8) return 'rows';
  return rows.every(({ line }) => NUMBER_APART.test(line.text)) ? 'others' : null;
}

/**
 * The numbers before the names, if the heading above them says that they are managers'; `isOpen` if it does not say what
 * they are.
 */
export function createLeadingManagers(
  rows: readonly NamedLine[],
  heading: readonly TextLine[],
): { readonly isOpen: boolean; readonly of: (row: NamedLine) => Range | null } {
  const placeOf = ({ line }: NamedLine): Range | null => {
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

/** The trading symbol of a line, by its column. */
function symbolAt(line: TextLine, column: number, end: number): Range | null {
  const tokens = tokensOf(line, 0, end).slice(1);
  const found = tokens.find((token) => Math.abs(token.column - column) <= 2 && /^[A-Z.]{1,6}$/.test(token.text));
  return found ? [found.start - line.start, found.end - line.start] : null;
}

/**
 * Lines with everything but name and title blanked: a CUSIP before or between them, the trading symbol, and the record
 * letter ("D" for data) or row number that some software prints before every row.
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
    if (symbol !== null) text = blank(text, ...symbol);
    if (length > 0) text = blank(text, 0, length);
    if (cusip !== null && cusip.start < nameEnd) text = blank(text, cusip.start, cusip.end);
    return text === line.text ? line : { ...line, text };
  };
}

function cutsCleanly(text: string, column: number, end: number): boolean {
  if (column <= 0 || column >= end) return false;
  return /\S\s+$/.test(text.slice(0, column)) && text.slice(column, end).trim() !== '';
}

/** Letters and digits in upper case, to judge alphabetical order. */
export function sortKey(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
