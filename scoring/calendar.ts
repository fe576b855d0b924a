import { dateOfEpochDay, epochDay, type IsoDate } from '../core/dates.ts';

/**
 * The same day so many calendar months away, clamped to the month's length.
 *
 * @example
 * addMonths('2024-02-29', 12) // "2025-02-28"
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  const day = Number(date.slice(8, 10));
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOfEpochDay(Date.UTC(year, month, Math.min(day, lastDay)) / 86_400_000);
}

/** Days of a reported duration, both ends included: 2024-01-01 to 2024-12-31 are 366. */
export function durationDays(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start) + 1;
}
