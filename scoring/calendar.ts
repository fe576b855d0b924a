import { epochDay, type IsoDate } from '../core/dates.ts';

/**
 * The same day a number of calendar months away, clamped to the month's length.
 *
 * @example
 * addMonths('2024-02-29', 12) // "2025-02-28"
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  // Integer arithmetic: every selection computes windows of months, and a Date costs ten times as much.
  const total = digits(date, 0, 4) * 12 + digits(date, 5, 7) - 1 + months;
  const year = Math.floor(total / 12);
  const month = total - year * 12;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lastDay = month === 1 && isLeap ? 29 : (MONTH_DAYS[month] ?? 31);
  const day = Math.min(digits(date, 8, 10), lastDay);
  return `${String(year).padStart(4, '0')}-${TWO_DIGITS[month + 1]}-${TWO_DIGITS[day]}` as IsoDate;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

/** Days of a reported duration, both ends included: 2024-01-01 to 2024-12-31 are 366. */
export function durationDays(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start) + 1;
}
