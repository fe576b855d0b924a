import { easternDateOf, easternToUtc, type IsoDate, type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import type { AcceptedAt } from './discovered-filing.ts';

/** `acceptanceDateTime` as printed, beside what helps to tell its time zone. */
export interface PrintedAcceptance {
  readonly printed: string;
  readonly filedDate: string;
  readonly form: string;
}

export type AcceptanceZone = 'eastern' | 'utc' | 'unknown';

const SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?Z?$/;

/** Forms that EDGAR takes until 22:00 for the same filing date (Regulation S-T, Rule 13(a)(4) and its kin). */
const LATE_FORMS = /^(?:[345](?:\/A)?|144(?:\/A)?|SC(?:HEDULE)? ?(?:13D|13G|TO).*|SC 14F1.*|.*MEF.*)$/i;

/** Seconds of the day, or null. */
function secondsOf(printed: string): number | null {
  const match = SHAPE.exec(printed);
  return match ? Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4]) : null;
}

/**
 * Tells whether an issuer's `acceptanceDateTime` values, which all end in Z, are UTC or US Eastern. EDGAR accepts from
 * 06:00 to 22:00 Eastern: printed times from 06:00 to 10:00 cannot be UTC, times after 22:30 and before 03:00 cannot
 * be Eastern, and 04:00:00 and 05:00:00 sharp are Eastern midnights in UTC. A time from 17:31 to 22:00 beside a filing
 * date of the same day cannot be Eastern for forms that are dated to the next business day by then; beside a later one
 * it hardly is UTC. Unknown where the evidence is missing or divided.
 */
export function acceptanceZoneOf(values: Iterable<PrintedAcceptance>): AcceptanceZone {
  let eastern = 0;
  let utc = 0;
  for (const { printed, filedDate, form } of values) {
    const seconds = secondsOf(printed);
    if (seconds === null || seconds === 0) continue;
    const hour = seconds / 3600;
    if (hour >= 6 && hour < 10) eastern += 1;
    else if (hour >= 22.5 || hour < 3 || seconds === 4 * 3600 || seconds === 5 * 3600) utc += 1;
    else if (hour > 17.55 && hour < 22 && !LATE_FORMS.test(form)) {
      const sameDay = printed.slice(0, 10) === filedDate;
      if (sameDay) utc += 1;
      else if (filedDate > printed.slice(0, 10) && hour < 21.4) eastern += 1;
    }
  }
  if (eastern > utc * 4) return 'eastern';
  if (utc > eastern * 4) return 'utc';
  return 'unknown';
}

/**
 * The instant of one printed value. Midnight sharp is a date without a time, and no acceptance. Where the zone is
 * unknown the Eastern reading is taken: it is the later one, so nothing is ever used before it was public.
 */
export function acceptedAtOf(printed: string, zone: AcceptanceZone): AcceptedAt | null {
  const match = SHAPE.exec(printed);
  const date = match?.[1] ?? '';
  if (!match || !isIsoDate(date)) return null;
  const time = `${match[2]}:${match[3]}:${match[4]}`;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  if (zone === 'utc') {
    const value = new Date(`${date}T${time}Z`).toISOString() as IsoTimestamp;
    return isEasternMidnight(value) ? null : { value, source: 'submissions-json' };
  }
  if (time === '00:00:00') return null;
  const source = zone === 'eastern' ? 'submissions-json' : 'submissions-json-assumed';
  return { value: easternToUtc(date, time), source };
}

function isEasternMidnight(value: IsoTimestamp): boolean {
  const day: IsoDate = easternDateOf(Date.parse(value));
  return easternToUtc(day, '00:00:00') === value;
}
