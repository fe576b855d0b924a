import type { ValueUnit } from './holding.ts';
import { type TextLine, tokensOf } from './text-lines.ts';

/** The columns of a text table according to its heading. Columns are offsets in a line. */
export interface TableHeading {
  /** Whether it names the columns of a table, and is not just the top of a page. */
  readonly isWhole: boolean;
  /** Whether amounts come before values, against the form's order. */
  readonly sharesFirst: boolean;
  /** Index of the price per share among a row's first figures, which some tables print; otherwise null. */
  readonly priceAt: number | null;
  /** Column of the trading symbol between name and title, if there is one. */
  readonly symbol: number | null;
  /** Whether puts and calls have a column. */
  readonly hasPutCall: boolean;
  /** Whether the discretion has its own column. */
  readonly hasDiscretion: boolean;
  /** Whether a title of class has a column. */
  readonly hasClass: boolean;
  /** Where the title of class may begin, by the heading's word and by the second column mark. */
  readonly classColumns: readonly number[];
  /** Centers of the columns for a mark under SOLE, DFND and OTR; null without such columns. */
  readonly discretion: Readonly<Record<'SOLE' | 'DFND' | 'OTR', number | null>>;
  /** Centers of the voting columns sole, shared, none. */
  readonly voting: readonly [number | null, number | null, number | null];
  readonly unit: ValueUnit | null;
}

const HEADING_WORDS = [
  'cusip|name\\s+of|issuer|title\\s+of|class\\b|security|column\\s*\\d|item\\s*\\d',
  'value|market|mkt|x\\s?\\$?1,?000|thousands|shares|shrs|prn|principal|amount|put|call',
  'discretion|discretn|dscretn|invstmt|invest(?:ment)?|managers?|mgrs?|voting|authority|sole|shared|shared-|none',
];
const HEADING_WORD = new RegExp(`\\b(?:${HEADING_WORDS.join('|')})\\b`, 'gi');

/** Whether a line is part of a heading: it has at least two heading words, or little else than one. */
export function isHeadingLine(text: string): boolean {
  if (/^\s*(?:form\s+13-?f|page\b|as\s+of\b|report\s+(?:run|for)\b|date:|business\s+date)/i.test(text)) return true;
  const words = text.match(HEADING_WORD) ?? [];
  if (words.length !== 1) return words.length > 1;
  return (
    text.trim().split(/\s+/).length <= 3 &&
    /^\s*[(\w]/.test(text) &&
    !/\b(?:inc|corp|co|ltd|plc|trust|fund|group|class\s+[a-z])\b/i.test(text)
  );
}

/** Only rules: dashes, equal signs, underscores. */
export function isRule(text: string): boolean {
  return /^[\s=_|+.:-]*$/.test(text) && /[-=_]{2}/.test(text);
}

/** Lines of the summary page, which may be right above a short table's heading. */
const OF_THE_COVER = /\b(?:table\s+(?:entry|value)\s+total|included\s+managers|reporting\s+for\s+this\s+manager)\b/i;

/** Lines above the first row that may hold its heading. */
export const HEADING_LINES = 14;

/**
 * Reads the heading above a row, and the nearest column marks.
 *
 * @param after the first line that may belong to it, below the row before
 */
export function headingAbove(lines: readonly TextLine[], firstRow: number, after = 0): TableHeading {
  const from = Math.max(after, firstRow - HEADING_LINES);
  const above = lines.slice(from, firstRow);
  const marks = above.findLast((line) => line.marks.length > 0)?.marks ?? [];
  const heading = above.filter(
    ({ text, isBlank }) => !isBlank && !isRule(text) && !OF_THE_COVER.test(text) && isHeadingLine(text),
  );
  const words = heading
    .flatMap((line) => tokensOf(line))
    .map(({ text, column }) => {
      return { text: text.toUpperCase().replace(/[^A-Z0-9/-]/g, ''), column, center: column + text.length / 2 };
    });
  const columnOf = (pattern: RegExp): number | null => {
    const columns = words.filter(({ text }) => pattern.test(text)).map(({ column }) => column);
    return columns.length === 0 ? null : Math.min(...columns);
  };
  const value = columnOf(/^(?:(?:MKT|MARKET)?VALUE(?:-?X?1?0{3}S?)?|VAL)$/) ?? columnOf(/^(?:MARKET|MKT|X1000|000)$/);
  const shares = columnOf(/^(?:SHARES?\/?|SHRS|SHS|QUANTITY|SH\/PV|PRINCIPAL)$/);
  const price = columnOf(/^(?:PRICE|MKTPRICE|UNITPRICE)$/);
  const cusip = columnOf(/^CUSIP$/);
  const title = columnOf(/^(?:TITLE|CLASS|TYPE)$/);
  const allText = heading.map(({ text }) => text).join('\n');
  return {
    isWhole: cusip !== null || (value !== null && shares !== null),
    // Shares left of the CUSIP belong to another heading.
    sharesFirst: value !== null && shares !== null && shares + 2 < value && (cusip === null || shares > cusip),
    priceAt:
      price === null || value === null || shares === null || (cusip !== null && price < cusip)
        ? null
        : Number(value < price) + Number(shares < price),
    symbol: columnOf(/^(?:TICKER|SYMBOL)$/),
    hasDiscretion: /\bdiscret(?:io)?n\b|\bdscretn\b|\binvdisc\b/i.test(allText),
    hasPutCall: /\bput\b|\bcall\b|\bp\/?c\b/i.test(allText),
    hasClass: title !== null || /title|class|type/i.test(allText),
    classColumns: [title, marks.length >= 6 ? marks[1] : null].filter((column) => column != null),
    ...authorityColumns(words),
    unit: /1,?000s?\b|thousand|\$?000'?s?\b/i.test(allText) ? 'thousands' : null,
  };
}

type HeadingWord = Readonly<{ text: string; column: number; center: number }>;

/** SOLE occurs twice, under discretion and under voting; the last one begins the voting columns. */
function authorityColumns(words: readonly HeadingWord[]): Pick<TableHeading, 'discretion' | 'voting'> {
  const sorted = [...words].sort((a, b) => a.column - b.column);
  const soles = sorted.filter(({ text }) => text === 'SOLE' || text === 'ASOLE');
  const lastSole = soles.at(-1) ?? null;
  const isShared = ({ text }: HeadingWord): boolean => /^(?:B)?(?:SHARED|SHRD|SHR|SHARE)$/.test(text);
  const isNone = ({ text }: HeadingWord): boolean => /^(?:C)?(?:NONE|NO)$/.test(text);
  const last = (is: (word: HeadingWord) => boolean): HeadingWord | null => sorted.findLast(is) ?? null;
  // The form's order is sole, shared, none. If none comes first, the three are the last ones of the heading.
  const isReversed = (last(isNone)?.column ?? Number.POSITIVE_INFINITY) < (lastSole?.column ?? 0);
  const right = (is: (word: HeadingWord) => boolean): HeadingWord | null =>
    lastSole === null ? null : (sorted.find((word) => is(word) && word.column > lastSole.column) ?? null);
  const find = isReversed ? last : right;
  const voting = [lastSole?.center ?? null, find(isShared)?.center ?? null, find(isNone)?.center ?? null] as const;
  const [a, b, c] = lettersOf(sorted);
  const first = soles.length > 1 ? (soles[0] ?? null) : null;
  // Columns with only the form's letters: (a) sole, (b) shared-defined, (c) shared-other.
  if (first === null && a && (lastSole === null || a.column < lastSole.column - 4)) {
    return { discretion: { SOLE: a.center, DFND: b?.center ?? null, OTR: c?.center ?? null }, voting };
  }
  const limit = lastSole?.column ?? Number.POSITIVE_INFINITY;
  const between = (pattern: RegExp): number | null => {
    if (first === null) return null;
    const found = sorted.find(({ text, column }) => pattern.test(text) && column > first.column && column < limit);
    return found?.center ?? null;
  };
  return {
    discretion: {
      SOLE: first?.center ?? null,
      DFND: between(/^(?:DEFINED|DFND|DEF|INSTR|SHARED-?|SHARED-DEFINED|SHR|SHRD)$/),
      OTR: between(/^(?:OTHER|OTR|OTHR|OTH|SHARED-OTHER)$/),
    },
    voting,
  };
}

/** The first run of the letters A, B and C in their order. */
function lettersOf(sorted: readonly HeadingWord[]): readonly (HeadingWord | null)[] {
  const letters = sorted.filter(({ text }) => /^[ABC]$/.test(text));
  const a = letters.findIndex(({ text }) => text === 'A');
  const [first, second, third] = a < 0 ? [] : letters.slice(a);
  return second?.text === 'B' ? [first ?? null, second, third?.text === 'C' ? third : null] : [null, null, null];
}
