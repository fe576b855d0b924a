import { easternDateOf, easternToUtc, type IsoDate, type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import { isEveningForm } from '../../core/evening-forms.ts';
import type { AcceptedAt } from './discovered-filing.ts';

/** `acceptanceDateTime` as printed, with what helps determine its time zone. */
export interface PrintedAcceptance {
  readonly printed: string;
  readonly filedDate: string;
  readonly form: string;
}

export type AcceptanceZone = 'eastern' | 'utc' | 'unknown';

const SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?Z?$/;

/**
 * Determines whether an issuer's `acceptanceDateTime` values, which all end in Z, are UTC or US Eastern. EDGAR accepts
 * filings from 06:00 to 22:00 Eastern: times from 06:00 to 10:00 cannot be UTC, times after 22:30 or before 03:00 cannot
 * be Eastern, and 04:00:00 and 05:00:00 are Eastern midnights in UTC. Most forms accepted after 17:30 Eastern get the
 * next business day as filing date: a time from 17:31 to 22:00 with a filing date of the same day cannot be Eastern, and
 * with a later one is hardly UTC. Unknown where evidence is missing or contradictory.
 */
export function acceptanceZoneOf(values: Iterable<PrintedAcceptance>): AcceptanceZone {
  let eastern = 0;
  let utc = 0;
  for (const { printed, filedDate, form } of values) {
    const match = SHAPE.exec(printed);
    const seconds = match ? Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4]) : 0;
    if (seconds === 0) continue;
    const hour = seconds / 3600;
    if (hour >= 6 && hour < 10) eastern += 1;
    else if (hour >= 22.5 || hour < 3 || seconds === 4 * 3600 || seconds === 5 * 3600) utc += 1;
    else if (hour > 17.55 && hour < 22) {
      const day = printed.slice(0, 10) as IsoDate;
      if (isEveningForm(form, day)) continue;
      if (day === filedDate) utc += 1;
      else if (filedDate > day && hour < 21.4) eastern += 1;
    }
  }
  if (eastern > utc * 4) return 'eastern';
  if (utc > eastern * 4) return 'utc';
  return 'unknown';
}

/**
 * The instant of one printed value. Exact midnight is a date without a time, not an acceptance. An unknown zone is read
 * as Eastern, the later of the two, so that nothing is used before it was public.
 */
export function acceptedAtOf(printed: string, zone: AcceptanceZone): AcceptedAt | null {
  const match = SHAPE.exec(printed);
  const date = match?.[1] ?? '';
  if (!match || !isIsoDate(date)) return null;
  const time = `${match[2]}:${match[3]}:${match[4]}`;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  if (zone === 'utc') {
    const value = new Date(`${date}T${time}Z`).toISOString() as IsoTimestamp;
    const isEasternMidnight = easternToUtc(easternDateOf(Date.parse(value)), '00:00:00') === value;
    return isEasternMidnight ? null : { value, source: 'submissions-json' };
  }
  if (time === '00:00:00') return null;
  const source = zone === 'eastern' ? 'submissions-json' : 'submissions-json-assumed';
  return { value: easternToUtc(date, time), source };
}
