import { addDays, dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';

export type ClosedReason = 'weekend' | 'federal-holiday';

/** 0 Sunday … 6 Saturday. 1970-01-01 was a Thursday. */
function weekday(date: IsoDate): number {
  return (((epochDay(date) + 4) % 7) + 7) % 7;
}

function dateIn(year: number, month: number, day: number): IsoDate {
  return dateOfEpochDay(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** The n-th given weekday of a month; from the end with a negative n. */
function nthWeekday(year: number, month: number, day: number, n: number): IsoDate {
  if (n > 0) {
    const first = dateIn(year, month, 1);
    return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1));
  }
  const last = addDays(dateIn(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1), -1);
  return addDays(last, -((weekday(last) - day + 7) % 7));
}

/** A Saturday holiday is observed on the Friday before, a Sunday one on the Monday after (5 U.S.C. 6103). */
function observed(date: IsoDate): IsoDate {
  const day = weekday(date);
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date;
}

function federalHolidays(year: number): ReadonlySet<IsoDate> {
  const holidays = [
    observed(dateIn(year, 1, 1)),
    // New Year's Day of the next year may be observed on December 31.
    observed(dateIn(year + 1, 1, 1)),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 5, 1, -1),
    observed(dateIn(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observed(dateIn(year, 11, 11)),
    nthWeekday(year, 11, 4, 4),
    observed(dateIn(year, 12, 25)),
  ];
  // Juneteenth became a holiday on 2021-06-17 (Public Law 117-17).
  if (year >= 2021) holidays.push(observed(dateIn(year, 6, 19)));
  return new Set(holidays);
}

/**
 * Why EDGAR is closed on a date by the calendar; null on business days. Closings by executive order (days of mourning,
 * December 24) are not included, and a few filings carry dates of closed days anyway.
 */
export function edgarClosedReason(date: IsoDate): ClosedReason | null {
  const day = weekday(date);
  if (day === 0 || day === 6) return 'weekend';
  return federalHolidays(Number(date.slice(0, 4))).has(date) ? 'federal-holiday' : null;
}
