import { isIsoDate } from '../../../core/dates.ts';
import { monthOf } from './month-names.ts';

/** Printed text → XML Schema lexical value; null where the transformation does not accept the text. */
export type Transformation = (input: string) => string | null;

type DatePart = 'D' | 'M' | 'N' | 'Y';
/** Order of a date's parts: D day, M month in digits, N month name, Y year. */
export type DateOrder = `${DatePart}${DatePart}${DatePart | ''}`;

const DEVANAGARI_ZERO = 0x966;
const FULL_WIDTH_ZERO = 0xff10;

/** Devanagari and full-width digits as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : DEVANAGARI_ZERO));
  });
}

/** The registries put years of one or two digits in this century. */
function fullYear(digits: string): string | null {
  if (digits.length === 4) return digits;
  return digits.length <= 2 ? `20${digits.padStart(2, '0')}` : null;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function two(value: number | string): string {
  return String(value).padStart(2, '0');
}

function numberUpTo(digits: string | undefined, limit: number): number | null {
  if (digits === undefined || digits.length > 2) return null;
  const value = Number(digits);
  return value >= 1 && value <= limit ? value : null;
}

/** `xs:date`, `xs:gYearMonth` or `xs:gMonthDay`, depending on the order; null for a day that does not exist. */
function lexicalDate(year: string | null, month: number | null, day: number | null, order: DateOrder): string | null {
  const hasYear = order.includes('Y');
  const hasDay = order.includes('D');
  if (month === null || (hasYear && year === null) || (hasDay && day === null)) return null;
  if (hasYear && hasDay) {
    const date = `${year}-${two(month)}-${two(day ?? 0)}`;
    return isIsoDate(date) ? date : null;
  }
  if (hasYear) return `${year}-${two(month)}`;
  return (day ?? 99) <= (DAYS[month - 1] ?? 0) ? `--${two(month)}-${two(day ?? 0)}` : null;
}

function mayEndIn(tail: string, order: DateOrder, language: string): boolean {
  if (tail === '' || order.startsWith('Y') || ['bg', 'lt', 'pl'].includes(language)) return true;
  return (order === 'MD' || order === 'ND') && /^[A-Za-z]{1,2}$/.test(tail);
}

/**
 * A date transformation for one order of parts. As in the registries, anything but digits may separate the numbers
 * (`"31. Dezember 2024"`, `"12/31/24"`, `"January 5th, 2024"`), but nothing may precede a leading number, and the count
 * of numbers must match. Only an English ordinal ending or a Lithuanian, Bulgarian or Polish abbreviation may follow.
 *
 * @param language of month names, or `roman`
 * @example dateTransformation('NDY', 'en')('March 31, 2025') // "2025-03-31"
 */
export function dateTransformation(order: DateOrder, language = ''): Transformation {
  const numeric = order.replace('N', '');
  return (input) => {
    const text = asciiDigits(input).trim();
    const numbers = text.match(/\d+/g) ?? [];
    if (numbers.length !== numeric.length) return null;
    if (order.startsWith('N') ? /^\d/.test(text) : !/^\d/.test(text)) return null;
    if (!order.endsWith('N') && !mayEndIn(/\D*$/.exec(text)?.[0].trim() ?? '', order, language)) return null;
    const part = (name: string): string | undefined => numbers[numeric.indexOf(name)];
    const month = order.includes('N')
      ? monthOf(text.split(/\d+/)[order.indexOf('N')] ?? '', language)
      : numberUpTo(part('M'), 12);
    return lexicalDate(fullYear(part('Y') ?? ''), month, numberUpTo(part('D'), 31), order);
  };
}

// Era years count from 1: 令和1 is 2019.
const ERAS: readonly (readonly [names: readonly string[], offset: number])[] = [
  [['令和', '令'], 2018],
  [['平成', '平'], 1988],
  [['昭和', '昭'], 1925],
  [['大正', '大'], 1911],
  [['明治', '明'], 1867],
];
const ERA_DATE = /^\s*(\p{L}{1,2}?)\s*(\d{1,2}|元)\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日\s*)?$/u;

/** Japanese era dates, with or without a day: `"平成25年3月5日"` → `"2013-03-05"`. */
export function eraDateTransformation(withDay: boolean): Transformation {
  return (input) => {
    const match = ERA_DATE.exec(asciiDigits(input));
    const era = ERAS.find(([names]) => names.includes(match?.[1] ?? ''));
    if (!match || !era || (match[4] !== undefined) !== withDay) return null;
    const year = String(era[1] + (match[2] === '元' ? 1 : Number(match[2])));
    const day = numberUpTo(match[4], 31);
    return lexicalDate(year, numberUpTo(match[3], 12), day, withDay ? 'YMD' : 'YM');
  };
}

const CJK_DATE = /^\s*(\d{4}|\d{1,2})\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日\s*)?$/;

/** Dates in Chinese, Japanese and Korean characters: `"2013年3月5日"` → `"2013-03-05"`. */
export function cjkDateTransformation(withDay: boolean): Transformation {
  return (input) => {
    const match = CJK_DATE.exec(asciiDigits(input));
    if (!match || (match[3] !== undefined) !== withDay) return null;
    const [, year = '', month, day] = match;
    return lexicalDate(fullYear(year), numberUpTo(month, 12), numberUpTo(day, 31), withDay ? 'YMD' : 'YM');
  };
}
