import { dateOfEpochDay, epochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { addMonths } from '../calendar.ts';
import { cutoffOf } from '../select/context.ts';

/** Dates as days since 1970-01-01, so that a history of days is counted and not spelled. */

/** The first as-of day on which what became public at an instant counts. */
export function publicDay(publicAt: IsoTimestamp): number {
  // In US Eastern time it is the date in UTC or the one before.
  const utc = epochDay(publicAt.slice(0, 10) as IsoDate);
  return publicAt < cutoffOf(dateOfEpochDay(utc - 1)) ? utc - 1 : utc;
}

export function addMonthsToDay(day: number, months: number): number {
  return epochDay(addMonths(dateOfEpochDay(day), months));
}

/**
 * The first day from which the date so many months away has reached `day`: where `addMonths(asOf, months) >= day`
 * begins to hold. Months are of unequal length, so it is not always the day `months` back.
 */
export function firstReaching(day: number, months: number): number {
  const back = addMonthsToDay(day, -months);
  // Clamped to a shorter month: only the month after reaches it.
  return addMonthsToDay(back, months) >= day ? back : back + 1;
}
