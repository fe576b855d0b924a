import { endOfEasternDay, type IsoTimestamp, parseIsoDate } from '../core/dates.ts';
import { usageError } from './errors.ts';

/** The value of `--as-computed`: an instant, or the end of a date in US Eastern time. */
export function recordedTime(text: string): IsoTimestamp {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return endOfEasternDay(parseIsoDate(text));
  const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return new Date(instant).toISOString() as IsoTimestamp;
  throw usageError(`not an instant with a time zone, nor a date: ${JSON.stringify(text)}`);
}
