import { addDays, epochDay, type IsoDate } from './dates.ts';

/**
 * Whether EDGAR takes and disseminates filings on a date: Monday to Friday without the federal holidays of 5 U.S.C.
 * 6103. One-off closings (a funeral, a storm, an executive order) are not known here: such a date has an empty index.
 */
export function isEdgarBusinessDay(date: IsoDate): boolean {
  return !isWeekend(date) && !isHoliday(date);
}

/** The date itself where EDGAR is open on it, else the first business day after it. */
export function businessDayOnOrAfter(date: IsoDate): IsoDate {
  let day = date;
  while (!isEdgarBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The date itself where EDGAR is open on it, else the last business day before it. */
export function businessDayOnOrBefore(date: IsoDate): IsoDate {
  let day = date;
  while (!isEdgarBusinessDay(day)) day = addDays(day, -1);
  return day;
}

/** The closest business day; of two at the same distance the earlier one. */
function nearestBusinessDay(date: IsoDate): IsoDate {
  for (let distance = 0; ; distance += 1) {
    const found = [addDays(date, -distance), addDays(date, distance)].find(isEdgarBusinessDay);
    if (found !== undefined) return found;
  }
}

/**
 * Why no run is of a date, with the nearest one that could be; null on business days.
 *
 * @example closedDayRefusal('2026-11-14') // "2026-11-14 is a Saturday: …; the nearest business day is 2026-11-13"
 */
export function closedDayRefusal(date: IsoDate): string | null {
  if (isEdgarBusinessDay(date)) return null;
  const day = weekday(date);
  const why = day === 6 ? 'a Saturday' : day === 0 ? 'a Sunday' : 'a federal holiday';
  return `${date} is ${why}: EDGAR is closed; the nearest business day is ${nearestBusinessDay(date)}`;
}

/** The business days from one date to another, both included. */
export function edgarBusinessDays(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (isEdgarBusinessDay(date)) days.push(date);
  return days;
}

/** 0 Sunday … 6 Saturday; 1970-01-01 was a Thursday. */
function weekday(date: IsoDate): number {
  return (((epochDay(date) + 4) % 7) + 7) % 7;
}

function isWeekend(date: IsoDate): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

function isHoliday(date: IsoDate): boolean {
  // A holiday on Saturday is observed on Friday, one on Sunday on Monday.
  const observed = [date];
  if (weekday(date) === 5) observed.push(addDays(date, 1));
  if (weekday(date) === 1) observed.push(addDays(date, -1));
  return observed.some(isFixedHoliday) || isMovingHoliday(date);
}

function isFixedHoliday(date: IsoDate): boolean {
  const monthDay = date.slice(5);
  if (monthDay === '06-19') return Number(date.slice(0, 4)) >= 2022;
  return ['01-01', '07-04', '11-11', '12-25'].includes(monthDay);
}

function isMovingHoliday(date: IsoDate): boolean {
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  const nth = Math.ceil(day / 7);
  switch (weekday(date)) {
    case 1:
      return (
        (month === 1 && nth === 3) ||
        (month === 2 && nth === 3) ||
        (month === 5 && day > 24) ||
        (month === 9 && nth === 1) ||
        (month === 10 && nth === 2)
      );
    case 4:
      return month === 11 && nth === 4;
    default:
      return false;
  }
}
