import { readNumber } from './row-values.ts';
import { type RowCells, readCells } from './text-cells.ts';
import type { CusipInLine } from './text-cusip.ts';
import { headingAbove, isHeadingLine, isRule, type TableHeading } from './text-header.ts';
import { modeOf, type TextLine, type Token, tokensOf } from './text-lines.ts';

/** An entry before names and votes are settled. */
export interface Entry {
  /** Index of the line with the entry's figures. */
  readonly at: number;
  readonly line: TextLine;
  readonly kind: 'named' | 'ditto';
  readonly cusip: CusipInLine | null;
  /** Column at which the name and title end. */
  readonly nameEnd: number;
  readonly heading: TableHeading;
  cells: RowCells;
  /** What stands on the next line, where the row was broken at the edge of the paper. */
  rest?: readonly Token[];
}

export interface Words {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

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
  readonly value: { readonly raw: string; readonly value: number; readonly start: number; readonly end: number } | null;
  readonly title: Words | null;
}

export const TOTAL = /\b(?:sub\s?-?totals?|totals?|grand\s+total|aggregate|report\s+summary|data\s+records)\b/i;

/** Words in the place of a CUSIP that say that there is none. */
const NO_CUSIP = /\s(?:n\/?\.?a\.?|none|-+)\s*$/i;

export function figuresOf(entry: Pick<Entry, 'line' | 'nameEnd' | 'cusip' | 'rest'>): readonly Token[] {
  const from = entry.cusip === null ? entry.nameEnd : Math.max(entry.cusip.end, entry.nameEnd);
  return [...tokensOf(entry.line, from), ...(entry.rest ?? [])];
}

/** A line that begins with a discretion and goes on with figures alone, below a row that ends before its discretion. */
function isRestOfRow(entry: Entry, line: TextLine, at: number): boolean {
  const { amount, discretion, hasMark, votes } = entry.cells;
  if (at !== entry.at + 1 || amount === null || discretion !== null || hasMark || votes.length > 0) return false;
  return /^\s*(?:SOLE|DEFINED|DFND|OTHER|OTR|SHARED(?:-(?:DEFINED|OTHER))?)(?:\s+[\d,.-]+)*\s*$/i.test(line.text);
}

export function entriesOf(
  lines: readonly TextLine[],
  cusips: ReadonlyMap<number, CusipInLine>,
  firstRow: number,
): { readonly entries: Entry[]; readonly unread: string[]; readonly pending: Map<number, LateParts> } {
  const entries: Entry[] = [];
  const unread: string[] = [];
  const pending = new Map<number, LateParts>();
  let heading = headingAbove(lines, firstRow);
  let sawHeading = false;
  const cusipColumn = modeOf([...cusips.values()].map(({ start }) => start))?.value ?? 0;
  for (let at = firstRow; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.isBlank || isRule(line.text)) continue;
    const cusip = cusips.get(at) ?? null;
    if (cusip !== null) {
      if (sawHeading) {
        const own = headingAbove(lines, at, (entries.at(-1)?.at ?? -1) + 1);
        if (own.isWhole || entries.length === 0) heading = own;
        sawHeading = false;
      }
      const nameFirst = line.text.slice(0, cusip.start).trim() !== '';
      // "Acme Corp   037833100   Common   2,000   40,000": the class may stand behind the CUSIP.
      const isLast = nameFirst && !/^\s*(?!SH\b|PRN\b)\p{L}{2}/iu.test(line.text.slice(cusip.end));
      const nameEnd = isLast ? endBefore(line, cusip.start) : endOfWords(line, cusip.end);
      const cells = readCells(figuresOf({ line, nameEnd, cusip }), heading, null);
      if (cells.value === null && cells.amount === null) {
        unread.push(line.text.trim().slice(0, 120));
        continue;
      }
      entries.push({ at, line, kind: 'named', cusip, nameEnd, heading, cells });
      continue;
    }
    const last = entries.at(-1);
    if (!last) continue;
    if (isRestOfRow(last, line, at)) {
      last.rest = tokensOf(line);
      last.cells = readCells(figuresOf(last), last.heading, null);
      pending.set(last.at, { value: null, title: null });
      continue;
    }
    const words = line.text.slice(0, cusipColumn).trim();
    if (isHeadingLine(line.text) && !/\d{3}/.test(line.text) && !/^[\s$]*[\d,.]+[\s$]+[\d,.]+\s/.test(line.text)) {
      sawHeading = true;
      continue;
    }
    if (TOTAL.test(line.text)) continue;
    const figures = /(?:^|\s)\$?\s?[\d,]+(?:\.\d+)?(?=\s|$|SH|PRN)/i.exec(
      line.text.slice(words === '' ? 0 : cusipColumn - 2),
    );
    if (!figures) continue;
    const from = words === '' ? 0 : cusipColumn - 2 + figures.index;
    const cells = readCells(tokensOf(line, from), last.heading, null);
    if (cells.isEntry && cells.amount !== null && cells.value !== null) {
      const kind = words === '' ? 'ditto' : 'named';
      const absent = NO_CUSIP.exec(line.text.slice(0, from));
      const nameEnd = absent !== null && absent.index >= cusipColumn - 6 ? absent.index : from;
      entries.push({ at, line, kind, cusip: null, nameEnd, heading: last.heading, cells });
    } else if (addContinuation(last, tokensOf(line), at)) {
      // Votes or managers that did not fit into the row.
    } else if (isLateValue(last, cells, at)) {
      pending.set(last.at, lateParts(last, line, cells, cusipColumn));
    }
  }
  return { entries, unread, pending };
}

/** Where words end before a CUSIP that may have a mark in front: `'037833100`. */
function endBefore(line: TextLine, start: number): number {
  const mark = /\s['`#*"]{1,2}$/.exec(line.text.slice(0, start));
  return mark === null ? start : mark.index;
}

/** In a table that begins with the CUSIP, name and title end where the first figure begins. */
function endOfWords(line: TextLine, from: number): number {
  const figure = /(?:\s\$\s{0,20}|\s)\d[\d,]*(?:\.\d+)?(?=\s{1,20}(?:\$?\s{0,20}\d|SH|PRN))/i.exec(
    line.text.slice(from),
  );
  return figure ? from + figure.index + 1 : line.text.length;
}

/**
 * Takes up what stands alone on the line below a row: its votes, which add up to the amount, or the managers that
 * follow the row's last comma.
 */
function addContinuation(entry: Entry, tokens: ReturnType<typeof tokensOf>, at: number): boolean {
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

/** A row whose value did not fit stands with the amount alone; the next line holds the value. */
function isLateValue(entry: Entry, cells: RowCells, at: number): boolean {
  const { value, amount, amountType } = entry.cells;
  return (
    at === entry.at + 1 &&
    value !== null &&
    amount === null &&
    amountType !== null &&
    cells.value !== null &&
    cells.amount === null
  );
}

function lateParts(entry: Entry, line: TextLine, cells: RowCells, cusipColumn: number): LateParts {
  const words = line.text.slice(0, cusipColumn);
  const text = words.trim();
  const start = words.length - words.trimStart().length;
  const title = text === '' ? null : wordsIn(line, [start, start + text.length]);
  const { cells: own } = entry;
  // What was read as the value is the amount.
  const amount = own.value;
  entry.cells = { ...own, value: null, amount };
  return { value: cells.value, title };
}
