import { addDays, dateOfEpochDay, epochDay, type IsoDate } from '../core/dates.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** `"March 31, 2025"`. */
export function longDate(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
}

/** `"March 31"`. */
export function monthDay(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}`;
}

export function dateOf(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as IsoDate;
}

/** Last day of a month; months beyond 12 or below 1 carry into the year. */
function monthEnd(year: number, month: number): IsoDate {
  return dateOf(year, month + 1, 0);
}

/** 0 Sunday … 6 Saturday. */
function weekday(date: IsoDate): number {
  return (epochDay(date) + 4) % 7;
}

function nthWeekday(year: number, month: number, day: number, n: number): IsoDate {
  const first = dateOf(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (n - 1) * 7);
}

const holidaysByYear = new Map<number, ReadonlySet<IsoDate>>();

function holidays(year: number): ReadonlySet<IsoDate> {
  let set = holidaysByYear.get(year);
  if (!set) {
    const lastMay = monthEnd(year, 5);
    set = new Set([
      dateOf(year, 1, 1),
      nthWeekday(year, 1, 1, 3),
      nthWeekday(year, 2, 1, 3),
      addDays(lastMay, -((weekday(lastMay) + 6) % 7)),
      dateOf(year, 6, 19),
      dateOf(year, 7, 4),
      nthWeekday(year, 9, 1, 1),
      nthWeekday(year, 11, 4, 4),
      dateOf(year, 12, 25),
    ]);
    holidaysByYear.set(year, set);
  }
  return set;
}

/** Weekdays that are no federal holiday: the days on which EDGAR accepts and the exchanges trade. */
export function isBusinessDay(date: IsoDate): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !holidays(yearOf(date)).has(date);
}

/** The date itself, or the next business day. */
export function businessDayFrom(date: IsoDate): IsoDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The `n`th business day after a date (n ≥ 1), or before it (n ≤ −1). */
export function addBusinessDays(date: IsoDate, n: number): IsoDate {
  let day = epochDay(date);
  const step = n < 0 ? -1 : 1;
  for (let left = Math.abs(n); left > 0; ) {
    day += step;
    if (isBusinessDay(dateOfEpochDay(day))) left -= 1;
  }
  return dateOfEpochDay(day);
}

/** The last day of the calendar quarter that holds a date. */
export function quarterEndOf(date: IsoDate): IsoDate {
  return monthEnd(yearOf(date), Math.ceil(monthOf(date) / 3) * 3);
}
