import { isEdgarBusinessDay } from './business-days.ts';
import { easternDateOf, easternToUtc, endOfEasternDay, type IsoDate, type IsoTimestamp } from './dates.ts';
import { isEveningForm } from './evening-forms.ts';

/** What lists and headers state of a filing's time. */
export interface FilingTimes {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly acceptedAt: IsoTimestamp | null;
}

export interface PublicTime {
  readonly publicAt: IsoTimestamp;
  /** No acceptance time is known, and the end of the filed date stands in: it is never too early. */
  readonly publicAtEstimated: boolean;
}

const RELEASE_BEGINS = '06:00:00';
const RELEASE_ENDS = '22:00:00';

/**
 * When EDGAR released a filing to the public. Acceptance is not publication: what is submitted after 17:30 Eastern gets
 * the date of the next business day and is released in its morning (17 CFR 232.13(a)(2)). So a filing is public at its
 * acceptance, but not before 06:00 Eastern of its filed date. Forms with extended hours are released until 22:00.
 *
 * @example
 * // Friday 18:04, filed Monday: Monday 06:00
 * publicTimeOf({ form: '10-Q', filedDate: '2026-11-16', acceptedAt: '2026-11-13T23:04:00.000Z' })
 * // { publicAt: '2026-11-16T11:00:00.000Z', publicAtEstimated: false }
 */
export function publicTimeOf({ form, filedDate, acceptedAt }: FilingTimes): PublicTime {
  if (acceptedAt === null) return { publicAt: endOfEasternDay(filedDate), publicAtEstimated: true };
  const release = easternToUtc(filedDate, RELEASE_BEGINS);
  const isReleased = Date.parse(acceptedAt) >= Date.parse(release) || isReleasedInTheEvening(form, acceptedAt);
  return { publicAt: isReleased ? acceptedAt : release, publicAtEstimated: false };
}

function isReleasedInTheEvening(form: string, acceptedAt: IsoTimestamp): boolean {
  const accepted = Date.parse(acceptedAt);
  const day = easternDateOf(accepted);
  return isEveningForm(form, day) && isEdgarBusinessDay(day) && accepted <= Date.parse(easternToUtc(day, RELEASE_ENDS));
}
