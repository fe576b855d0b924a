import { isEdgarBusinessDay } from '../core/business-days.ts';
import { addDays, epochDay, type IsoDate } from '../core/dates.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** `"March 31, 2025"`. */
export function longDate(date: IsoDate): string {
  return LONG_DATE.format(Date.parse(date));
}

export function dateOf(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as IsoDate;
}

/** Federal holidays, without the two on which the exchanges trade and without days observed in place of weekends. */
function isHoliday(date: IsoDate, weekday: number): boolean {
  const [month, day] = [monthOf(date), Number(date.slice(8))];
  const nth = `${month}/${Math.ceil(day / 7)}`;
  return (
    ['01-01', '06-19', '07-04', '12-25'].includes(date.slice(5)) ||
    (weekday === 1 && (['1/3', '2/3', '9/1'].includes(nth) || (month === 5 && day > 24))) ||
    (weekday === 4 && nth === '11/4')
  );
}

/** The days on which, in the sample, the exchanges trade. */
export function isTradingDay(date: IsoDate): boolean {
  const weekday = (epochDay(date) + 4) % 7;
  return weekday !== 0 && weekday !== 6 && !isHoliday(date, weekday);
}

/** The `n`th EDGAR business day after a date (n ≥ 1), or before it (n ≤ −1). */
export function addBusinessDays(date: IsoDate, n: number): IsoDate {
  let day = date;
  for (let left = Math.abs(n); left > 0; ) {
    day = addDays(day, Math.sign(n));
    if (isEdgarBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The last Saturday of a month. */
export function lastSaturdayOf(year: number, month: number): IsoDate {
  const end = dateOf(year, month + 1, 0);
  return addDays(end, -((epochDay(end) + 5) % 7));
}

/** The last day of the calendar quarter that holds a date. */
export function quarterEndOf(date: IsoDate): IsoDate {
  return dateOf(yearOf(date), Math.ceil(monthOf(date) / 3) * 3 + 1, 0);
}
