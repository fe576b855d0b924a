import { businessDayOnOrAfter } from '../../core/business-days.ts';
import { addDays, endOfEasternDay, type IsoDate, type IsoTimestamp, isIsoDate, quarterOf } from '../../core/dates.ts';

const LAST_DAYS = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;

/** The last day of the quarter that a date is in. */
export function quarterEnd(date: IsoDate): IsoDate {
  return `${date.slice(0, 4)}-${LAST_DAYS[quarterOf(date)]}` as IsoDate;
}

/** @example quarterName('2026-09-30') // "2026-Q3" */
export function quarterName(date: IsoDate): string {
  return `${date.slice(0, 4)}-Q${quarterOf(date)}`;
}

/**
 * The quarter that a reader names; null where the text is neither form.
 *
 * @example quarterOfText('2026-Q3') // "2026-09-30"; the same for any date in it
 */
export function quarterOfText(text: string): IsoDate | null {
  const named = /^(\d{4})-?Q([1-4])$/i.exec(text);
  const date = named ? `${named[1]}-${LAST_DAYS[Number(named[2]) as 1 | 2 | 3 | 4]}` : text;
  return isIsoDate(date) ? quarterEnd(date) : null;
}

/** The last day of the quarter before the one that a date is in. */
function previousQuarter(date: IsoDate): IsoDate {
  return quarterEnd(addDays(quarterEnd(date), -100));
}

/** The last day of the quarter after the one that a date is in. */
export function nextQuarter(date: IsoDate): IsoDate {
  return quarterEnd(addDays(quarterEnd(date), 1));
}

/**
 * When Form 13F for a quarter is due: 45 days after its end, or the next business day (Exchange Act Rules 13f-1(a) and
 * 0-3).
 */
export function thirteenfDeadline(quarter: IsoDate): IsoDate {
  return businessDayOnOrAfter(addDays(quarterEnd(quarter), 45));
}

/** Before it there was no Form 13F (Securities Acts Amendments of 1975; Rule 13f-1). */
const FIRST_YEAR = '1979';

/** The latest quarter whose reports were due by an instant: its deadline day is over. Null before there were any. */
export function latestDueQuarter(at: IsoTimestamp): IsoDate | null {
  if (at < FIRST_YEAR) return null;
  let quarter = quarterEnd(at.slice(0, 10) as IsoDate);
  while (endOfEasternDay(thirteenfDeadline(quarter)) > at) quarter = previousQuarter(quarter);
  return quarter;
}
