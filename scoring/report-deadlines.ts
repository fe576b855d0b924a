import { businessDayOnOrAfter } from '../core/business-days.ts';
import { isAnnualReport } from '../core/dataset-plans.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { addMonths } from './calendar.ts';

/** For the slowest class of filers: Form 10-Q, General Instruction A.1, and Rule 12b-25(b)(2)(ii). Calendar days. */
const QUARTERLY = { days: 45, extension: 5 };
/** Form 10-K, General Instruction A(2)(c), and Rule 12b-25(b)(2)(ii). Calendar days. */
const ANNUAL = { days: 90, extension: 15 };
/** A quarter of a 52- or 53-week year ends up to a week after the calendar's. */
const WEEK = 7;
const FOREIGN = /^(?:20|40)-F/;

/**
 * The last day on which a registrant that reports on time may still have this as its newest periodic report: the extended
 * due date of the report on the next quarter. After a 10-Q that may be a 10-K, so that the longer term applies. Foreign
 * private issuers report once a year; their reports count for `annualDays` after their period.
 */
export function nextReportDue(form: string, period: IsoDate, annualDays: number): IsoDate {
  if (FOREIGN.test(form)) return addDays(period, annualDays);
  const { days, extension } = isAnnualReport(form) ? QUARTERLY : ANNUAL;
  // A due date on a closed day moves to the next business day (Rule 0-3).
  return businessDayOnOrAfter(addDays(addMonths(period, 3), WEEK + days + extension));
}
