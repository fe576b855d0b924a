import { addDays, type IsoDate } from '../core/dates.ts';
import { lastSaturdayOf, monthOf, yearOf } from './calendar.ts';
import type { ClosedQuarter } from './economics.ts';
import type { IssuerProfile } from './issuer.ts';

type FiscalYear = Pick<IssuerProfile, 'fiscalYearEndMonth' | 'fiscalCalendar'>;

/** Quarters since the fiscal year began, 1 to 4, at the end of a calendar quarter. */
export function fiscalQuarter({ fiscalYearEndMonth }: FiscalYear, quarterEnd: IsoDate): number {
  const months = (monthOf(quarterEnd) - fiscalYearEndMonth + 12) % 12;
  return months === 0 ? 4 : months / 3;
}

/** The fiscal year that a calendar quarter is part of, named for the calendar year in which it ends. */
export function fiscalYearOf({ fiscalYearEndMonth }: FiscalYear, quarterEnd: IsoDate): number {
  return monthOf(quarterEnd) > fiscalYearEndMonth ? yearOf(quarterEnd) + 1 : yearOf(quarterEnd);
}

/**
 * The last day of a fiscal quarter, given the calendar quarter. Issuers that count weeks end their year on the last Saturday
 * of its month and each of the first three quarters 13 weeks after the one before, so that a 53rd week is in the fourth.
 */
export function bookDate(profile: FiscalYear, quarterEnd: IsoDate): IsoDate {
  if (profile.fiscalCalendar === 'months') return quarterEnd;
  const year = fiscalYearOf(profile, quarterEnd);
  const quarter = fiscalQuarter(profile, quarterEnd);
  if (quarter === 4) return lastSaturdayOf(year, profile.fiscalYearEndMonth);
  return addDays(lastSaturdayOf(year - 1, profile.fiscalYearEndMonth), 13 * 7 * quarter);
}

/** Quarters under the dates that the issuer's reports give them. The simulation itself counts calendar quarters. */
export function inFiscalCalendar(profile: FiscalYear, closed: readonly ClosedQuarter[]): readonly ClosedQuarter[] {
  if (profile.fiscalCalendar === 'months') return closed;
  return closed.map((quarter) => ({
    ...quarter,
    start: addDays(bookDate(profile, addDays(quarter.start, -1)), 1),
    end: bookDate(profile, quarter.end),
  }));
}
