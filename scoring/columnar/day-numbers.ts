import { dateOfEpochDay, epochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { addMonths } from '../calendar.ts';
import { cutoffOf } from '../select/context.ts';

/** The first as-of day, in days since 1970-01-01, on which something published at an instant counts. */
export function publicDay(publicAt: IsoTimestamp): number {
  // The date in US Eastern time is the UTC date or the day before.
  const utc = epochDay(publicAt.slice(0, 10) as IsoDate);
  return publicAt < cutoffOf(dateOfEpochDay(utc - 1)) ? utc - 1 : utc;
}

export function addMonthsToDay(day: number, months: number): number {
  return epochDay(addMonths(dateOfEpochDay(day), months));
}

/**
 * The first as-of day for which `addMonths(asOf, months) >= day`. Months differ in length, so it is not always the day
 * that many months before.
 */
export function firstReaching(day: number, months: number): number {
  const back = addMonthsToDay(day, -months);
  // Clamped to a shorter month: only the next day reaches it.
  return addMonthsToDay(back, months) >= day ? back : back + 1;
}
