import { endOfEasternDay, type IsoTimestamp, isIsoDate, timestampOf } from './dates.ts';
import { AppError } from './errors.ts';

/**
 * The instant at which rows are read as computed: an instant with a time zone, or the end of a date in US Eastern time.
 *
 * @throws AppError `invalid-time`
 *
 * @example recordedTime('2026-03-02') // "2026-03-03T04:59:59.999Z"
 */
export function recordedTime(text: string): IsoTimestamp {
  if (isIsoDate(text)) return endOfEasternDay(text);
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return timestampOf(instant);
  throw new AppError(`not an instant with a time zone, nor a date: ${JSON.stringify(text)}`, {
    code: 'invalid-time',
    retryable: false,
  });
}
