import { type IsoDate, isIsoDate } from '../../core/dates.ts';

/** A calendar date in a text. */
export interface DateMention {
  readonly date: IsoDate;
  readonly start: number;
  readonly end: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAME =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const MONTH_FIRST = new RegExp(
  `\\b(${MONTH_NAME})\\.?\\s{1,4}(\\d{1,2})(?:st|nd|rd|th)?\\s{0,2},?\\s{0,4}(\\d{4})\\b`,
  'gi',
);
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?\\s{1,4}(${MONTH_NAME})\\.?,?\\s{1,4}(\\d{4})\\b`,
  'gi',
);
const NUMERIC = /(?<![\d/.-])(\d{1,2})[/](\d{1,2})[/](\d{4}|\d{2})(?![\d/])/g;
const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;

function isoOf(year: number, month: number, day: number): IsoDate | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return year >= 1900 && year <= 2200 && isIsoDate(text) ? text : null;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Two digits as EDGAR's era means them: 70–99 are of the last century. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

/**
 * The calendar dates of an English text, in order of place: "March 5, 2026", "5 March 2026", "5th day of March, 2026",
 * "03/05/2026" (month first, as in the United States; day first only where the first number cannot be a month),
 * "2026-03-05". Dates that do not exist are no dates.
 */
export function datesIn(text: string): DateMention[] {
  const found: DateMention[] = [];
  function add(match: RegExpExecArray, date: IsoDate | null): void {
    if (date !== null) found.push({ date, start: match.index, end: match.index + match[0].length });
  }
  for (const m of text.matchAll(MONTH_FIRST)) add(m, isoOf(Number(m[3]), monthOf(m[1] ?? ''), Number(m[2])));
  for (const m of text.matchAll(DAY_FIRST)) add(m, isoOf(Number(m[3]), monthOf(m[2] ?? ''), Number(m[1])));
  for (const m of text.matchAll(NUMERIC)) {
    const [first, second, year] = [Number(m[1]), Number(m[2]), fullYear(m[3] ?? '')];
    add(m, isoOf(year, first, second) ?? isoOf(year, second, first));
  }
  for (const m of text.matchAll(ISO)) add(m, isoOf(Number(m[1]), Number(m[2]), Number(m[3])));
  return found.sort((a, b) => a.start - b.start);
}
