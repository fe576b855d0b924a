import { readNumber } from './row-values.ts';
import { type RowCells, readCells } from './text-cells.ts';
import type { CusipInLine } from './text-cusip.ts';
import { headingAbove, isHeadingLine, isRule, type TableHeading } from './text-header.ts';
import { indentOf, modeOf, type TextLine, type Token, tokensOf } from './text-lines.ts';

/** An entry before its name and votes are determined. */
export interface Entry {
  /** Index of its line. */
  readonly at: number;
  readonly line: TextLine;
  readonly kind: 'named' | 'ditto';
  readonly cusip: CusipInLine | null;
  /** Column at which the name and title end. */
  readonly nameEnd: number;
  readonly heading: TableHeading;
  cells: RowCells;
  /** Words of the next line, if the row was broken at the edge of the paper. */
  rest?: readonly Token[];
}

export type Words = Omit<Token, 'column'>;

export function wordsIn(line: TextLine, [from, to]: readonly [number, number]): Words {
  return { text: line.text.slice(from, to).replace(/\s+/g, ' '), start: line.start + from, end: line.start + to };
}

export function joined(parts: readonly Words[]): Words | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  return { text: parts.map(({ text }) => text).join(' '), start: first.start, end: last.end };
}

export interface LateParts {
  readonly value: RowCells['value'];
  readonly title: Words | null;
}

export const TOTAL = /\b(?:sub\s?-?totals?|totals?|grand\s+total|aggregate|report\s+summary|data\s+records)\b/i;

/** Words in the place of a missing CUSIP. */
const NO_CUSIP = /\s(?:n\/?\.?a\.?|none|-+)\s*$/i;

export function figuresOf(entry: Pick<Entry, 'line' | 'nameEnd' | 'cusip' | 'rest'>): readonly Token[] {
  const from = entry.cusip === null ? entry.nameEnd : Math.max(entry.cusip.end, entry.nameEnd);
  return [...tokensOf(entry.line, from), ...(entry.rest ?? [])];
}

/** A line of a discretion and figures, below a row that ends before its discretion. */
function isRestOfRow(entry: Entry, line: TextLine, at: number): boolean {
  const { amount, discretion, hasMark, votes } = entry.cells;
  if (at !== entry.at + 1 || amount === null || discretion !== null || hasMark || votes.length > 0) return false;
  return /^\s*(?:SOLE|DEFINED|DFND|OTHER|OTR|SHARED(?:-(?:DEFINED|OTHER))?)(?:\s+[\d,.-]+)*\s*$/i.test(line.text);
}

/** Entries found so far, and what the next line needs to know. */
interface EntryReader {
  readonly lines: readonly TextLine[];
  readonly cusips: ReadonlyMap<number, CusipInLine>;
  readonly cusipColumn: number;
  readonly entries: Entry[];
  readonly unread: string[];
  readonly pending: Map<number, LateParts>;
  heading: TableHeading;
  sawHeading: boolean;
}

/** Reads the entries of a table, line by line from the first row. */
export function entriesOf(
  lines: readonly TextLine[],
  cusips: ReadonlyMap<number, CusipInLine>,
  firstRow: number,
): Pick<EntryReader, 'entries' | 'unread' | 'pending'> {
  const cusipColumn = modeOf([...cusips.values()].map(({ start }) => start))?.value ?? 0;
  const found = { entries: [], unread: [], pending: new Map<number, LateParts>() };
  const heading = headingAbove(lines, firstRow);
  const reader: EntryReader = { lines, cusips, cusipColumn, ...found, heading, sawHeading: false };
  for (let at = firstRow; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.isBlank || isRule(line.text)) continue;
    const cusip = cusips.get(at);
    const last = reader.entries.at(-1);
    if (cusip) readCusipLine(reader, line, at, cusip);
    else if (last) readOtherLine(reader, line, at, last);
  }
  return reader;
}

function readCusipLine(reader: EntryReader, line: TextLine, at: number, cusip: CusipInLine): void {
  const { lines, entries, unread } = reader;
  if (reader.sawHeading) {
    const own = headingAbove(lines, at, (entries.at(-1)?.at ?? -1) + 1);
    if (own.isWhole || entries.length === 0) reader.heading = own;
    reader.sawHeading = false;
  }
  const { heading } = reader;
  const nameFirst = line.text.slice(0, cusip.start).trim() !== '';
  // The class may follow the CUSIP: "Acme Corp   037833100   Common   2,000   40,000".
  const isLast = nameFirst && !/^\s*(?!SH\b|PRN\b)\p{L}{2}/iu.test(line.text.slice(cusip.end));
  const nameEnd = isLast ? endBefore(line, cusip.start) : endOfWords(line, cusip.end);
  const cells = readCells(figuresOf({ line, nameEnd, cusip }), heading, null);
  if (cells.value === null && cells.amount === null) unread.push(line.text.trim().slice(0, 120));
  else entries.push({ at, line, kind: 'named', cusip, nameEnd, heading, cells });
}

/** Reads a line without a CUSIP: an entry without one, the rest of the last entry, or neither. */
function readOtherLine(reader: EntryReader, line: TextLine, at: number, last: Entry): void {
  const { cusipColumn, entries, pending } = reader;
  if (isRestOfRow(last, line, at)) {
    last.rest = tokensOf(line);
    last.cells = readCells(figuresOf(last), last.heading, null);
    pending.set(last.at, { value: null, title: null });
    return;
  }
  const { text } = line;
  if (isHeadingLine(text) && !/\d{3}/.test(text) && !/^[\s$]*[\d,.]+[\s$]+[\d,.]+\s/.test(text)) {
    reader.sawHeading = true;
    return;
  }
  if (TOTAL.test(text)) return;
  const words = text.slice(0, cusipColumn).trim();
  const start = words === '' ? 0 : cusipColumn - 2;
  const figures = /(?:^|\s)\$?\s?[\d,]+(?:\.\d+)?(?=\s|$|SH|PRN)/i.exec(text.slice(start));
  if (!figures) return;
  const from = words === '' ? 0 : start + figures.index;
  const cells = readCells(tokensOf(line, from), last.heading, null);
  if (cells.isEntry && cells.amount !== null && cells.value !== null) {
    const kind = words === '' ? 'ditto' : 'named';
    const absent = NO_CUSIP.exec(text.slice(0, from));
    const nameEnd = absent !== null && absent.index >= cusipColumn - 6 ? absent.index : from;
    entries.push({ at, line, kind, cusip: null, nameEnd, heading: last.heading, cells });
  } else if (!addContinuation(last, tokensOf(line), at)) addLateValue(reader, last, line, cells, at);
}

/** Where words end before a CUSIP, which a mark may precede: `'037833100`. */
function endBefore(line: TextLine, start: number): number {
  const mark = /\s['`#*"]{1,2}$/.exec(line.text.slice(0, start));
  return mark === null ? start : mark.index;
}

/** In a table that begins with the CUSIP, name and title end where the first figure begins. */
function endOfWords(line: TextLine, from: number): number {
  const words = line.text.slice(from);
  const figure = /(?:\s\$\s{0,20}|\s)\d[\d,]*(?:\.\d+)?(?=\s{1,20}(?:\$?\s{0,20}\d|SH|PRN))/i.exec(words);
  return figure ? from + figure.index + 1 : line.text.length;
}

/** Adds a line below a row with only its votes, which add up to the amount, or the managers after a trailing comma. */
function addContinuation(entry: Entry, tokens: readonly Token[], at: number): boolean {
  const { amount, votes, managers } = entry.cells;
  if (at !== entry.at + 1 || amount === null) return false;
  const [only] = tokens;
  if (managers !== null && tokens.length === 1 && only && /^\d{1,3}(?:,\d{1,3})*,?$/.test(only.text)) {
    const printed = entry.line.text.slice(managers.start - entry.line.start, managers.end - entry.line.start);
    if (!printed.endsWith(',')) return false;
    const value = `${managers.value},${only.text.replace(/,$/, '')}`;
    entry.cells = { ...entry.cells, managers: { value, start: managers.start, end: only.end } };
    return true;
  }
  const numbers = tokens.map(({ text }) => (/^[-–—]+$/.test(text) ? 0 : readNumber(text)));
  const sum = numbers.reduce<number>((total, number) => total + (number ?? Number.NaN), 0);
  if (votes.length > 0 || tokens.length > 3 || !(Math.abs(sum - amount.value) < 0.005)) return false;
  const late = tokens.flatMap(({ text, start, end, column }) => {
    const value = readNumber(text);
    return value === null ? [] : [{ value, start, end, column, edge: column + text.length }];
  });
  entry.cells = { ...entry.cells, votes: late, votesAddUp: true };
  return true;
}

/** Reads the value of a row where it did not fit: the row has only the amount, read as its value; the next line follows. */
function addLateValue(reader: EntryReader, entry: Entry, line: TextLine, cells: RowCells, at: number): void {
  const { value, amount, amountType } = entry.cells;
  const isOpen = value !== null && amount === null && amountType !== null;
  if (at !== entry.at + 1 || !isOpen || cells.value === null || cells.amount !== null) return;
  const words = line.text.slice(0, reader.cusipColumn);
  const title = words.trim() === '' ? null : wordsIn(line, [indentOf(words), words.trimEnd().length]);
  entry.cells = { ...entry.cells, value: null, amount: value };
  reader.pending.set(entry.at, { value: cells.value, title });
}
