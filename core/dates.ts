import { AppError } from './errors.ts';

/** Calendar date `YYYY-MM-DD`. Never a Date: a date has no time zone. */
export type IsoDate = string & { readonly __isoDate: true };
/** UTC timestamp `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export type IsoTimestamp = string & { readonly __isoTimestamp: true };

/** Whether text is an existing calendar date in ISO form; 2023-02-29 is not. */
export function isIsoDate(value: string): value is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const year = digits(value, 0, 4);
  const month = digits(value, 5, 7);
  const day = digits(value, 8, 10);
  return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

function lastDayOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** Reads `YYYY-MM-DD` or EDGAR's `YYYYMMDD`. */
export function parseIsoDate(value: string): IsoDate {
  const text = value.trim();
  const dashed = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  if (!isIsoDate(dashed)) {
    throw new AppError(`not a date: ${JSON.stringify(value)}`, { code: 'invalid-date', retryable: false });
  }
  return dashed;
}

/**
 * Days since 1970-01-01; the integer form used for arithmetic. By integers alone (Howard Hinnant's civil calendar
 * algorithm): scoring asks for it millions of times, and a Date costs ten times as much.
 */
export function epochDay(date: IsoDate): number {
  const month = digits(date, 5, 7);
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(date, 8, 10) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

/** @example dateOfEpochDay(19_811) // "2024-03-29" */
export function dateOfEpochDay(day: number): IsoDate {
  const known = spelled[day];
  if (known !== undefined) return known;
  const date = spellDate(day);
  if (day >= 0 && day < SPELLED_DAYS) spelled[day] = date;
  return date;
}

/** Dates to 2079 are spelled once: a history of scores asks for the same few thousand millions of times. */
const SPELLED_DAYS = 40_000;
const spelled: (IsoDate | undefined)[] = Array.from({ length: SPELLED_DAYS });

function spellDate(day: number): IsoDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1, 2)}` as IsoDate;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfEpochDay(epochDay(date) + days);
}

/** Whole days from `start` to `end`; negative where `end` is earlier. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start);
}

const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function easternParts(time: number): Record<string, string> {
  return Object.fromEntries(EASTERN.formatToParts(time).map((part) => [part.type, part.value]));
}

/** The calendar date in US Eastern time at an instant (milliseconds since the epoch). */
export function easternDateOf(time: number): IsoDate {
  const parts = easternParts(time);
  return `${parts['year']}-${parts['month']}-${parts['day']}` as IsoDate;
}

/**
 * The instant of a US Eastern wall-clock time. In the hour that the autumn change repeats, the earlier one (EDT).
 *
 * @example
 * easternToUtc('2024-03-29', '16:05:33') // "2024-03-29T20:05:33.000Z"
 */
export function easternToUtc(date: IsoDate, time: string): IsoTimestamp {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall)) {
    throw new AppError(`not a time: ${date} ${time}`, { code: 'invalid-date', retryable: false });
  }
  // EDT first: of two instants with the same wall clock it is the earlier one.
  for (const offsetHours of [4, 5]) {
    const instant = wall + offsetHours * 3_600_000;
    const parts = easternParts(instant);
    const seen = Date.parse(
      `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`,
    );
    if (seen === wall) return timestampOf(instant);
  }
  // The hour that the spring change skips: read with the offset before the change.
  return timestampOf(wall + 5 * 3_600_000);
}

const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * An instant (milliseconds since the epoch) as a timestamp. Instants before the year 1 and after the year 9999, which
 * have no such form, become the first and the last that do.
 */
export function timestampOf(instant: number): IsoTimestamp {
  const bounded = Math.min(Math.max(instant, FIRST_INSTANT), LAST_INSTANT);
  return new Date(bounded).toISOString() as IsoTimestamp;
}

/** The last second of a date in US Eastern time: the estimated acceptance of filings that state none. */
export function endOfEasternDay(date: IsoDate): IsoTimestamp {
  return easternToUtc(date, '23:59:59');
}

/** The quarter of EDGAR's index folders, 1 to 4. */
export function quarterOf(date: IsoDate): 1 | 2 | 3 | 4 {
  return (Math.floor((Number(date.slice(5, 7)) - 1) / 3) + 1) as 1 | 2 | 3 | 4;
}
