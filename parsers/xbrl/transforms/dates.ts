import { isIsoDate } from '../../../core/dates.ts';
import { monthOf } from './month-names.ts';

/** Lexical input → XML Schema lexical output; null where the input is not what the transformation takes. */
export type Transformation = (input: string) => string | null;

/** The order of a date's parts: D day, M month in digits, N month by name, Y year. */
export type DateOrder =
  | 'DMY'
  | 'MDY'
  | 'YMD'
  | 'DNY'
  | 'NDY'
  | 'YND'
  | 'YDN'
  | 'DM'
  | 'MD'
  | 'DN'
  | 'ND'
  | 'MY'
  | 'YM'
  | 'NY'
  | 'YN';

const DEVANAGARI_ZERO = 0x966;
const FULL_WIDTH_ZERO = 0xff10;

/** Digits of Devanagari and full-width digits as ASCII ones. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : DEVANAGARI_ZERO));
  });
}

/** The registries read years of one or two digits as of this century. */
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

/** Writes what is known as `xs:date`, `xs:gYearMonth` or `xs:gMonthDay`; null where no such day exists. */
function written(year: string | null, month: number | null, day: number | null, order: DateOrder): string | null {
  if (month === null) return null;
  const hasYear = order.includes('Y');
  const hasDay = order.includes('D');
  if (hasYear && year === null) return null;
  if (hasDay && day === null) return null;
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
 * A transformation of dates by the order of their parts. Between the numbers anything but digits may stand, as in the
 * registries (`"31. Dezember 2024"`, `"12/31/24"`, `"January 5th, 2024"`); text before a leading number may not, and
 * the count of numbers must be exactly that of the parts. After a last number only what the registries allow may
 * stand: an English ordinal's ending, the "d." of Lithuanian, the "г." of Bulgarian.
 *
 * @param language of the month names for orders with N, or `roman`
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
    let year: string | null = null;
    let day: number | null = null;
    let month: number | null = null;
    for (let index = 0; index < numeric.length; index++) {
      const digits = numbers[index];
      const part = numeric.charAt(index);
      if (part === 'Y') year = fullYear(digits ?? '');
      else if (part === 'D') day = numberUpTo(digits, 31);
      else month = numberUpTo(digits, 12);
    }
    if (order.includes('N')) {
      const gaps = text.split(/\d+/);
      month = monthOf(gaps[order.indexOf('N')] ?? '', language);
    }
    return written(year, month, day, order);
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
    return written(year, numberUpTo(match[3], 12), day, withDay ? 'YMD' : 'YM');
  };
}

const CJK_DATE = /^\s*(\d{4}|\d{1,2})\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日\s*)?$/;

/** Dates in Chinese, Japanese and Korean characters: `"2013年3月5日"` → `"2013-03-05"`. */
export function cjkDateTransformation(withDay: boolean): Transformation {
  return (input) => {
    const match = CJK_DATE.exec(asciiDigits(input));
    if (!match || (match[3] !== undefined) !== withDay) return null;
    return written(
      fullYear(match[1] ?? ''),
      numberUpTo(match[2], 12),
      numberUpTo(match[3], 31),
      withDay ? 'YMD' : 'YM',
    );
  };
}
