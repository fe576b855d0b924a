import { businessDayOnOrBefore } from './business-days.ts';
import { addDays, easternDateOf, easternToUtc, type IsoTimestamp } from './dates.ts';

const RELEASE = '06:00:00';
/** What is submitted later gets the date of the next business day and is released in its morning. */
const CLOSE = '17:30:00';
const MINUTE_MS = 60_000;

export interface FeedReach {
  /** When EDGAR last began to release filings: 06:00 Eastern of a business day. */
  readonly releasedAt: IsoTimestamp;
  /** A poll must read down to filings accepted by then; null: to what it knows. */
  readonly readTo: IsoTimestamp | null;
}

/**
 * How far a poll of the feed reads. The filings of the evening before are released at 06:00 with their old acceptance
 * times, and so may appear below entries that are known. Polls of the next five minutes, and one after half an hour, read
 * down to the close of the business day before. The first poll of a feed reads what was released on its day.
 *
 * @param now in epoch milliseconds
 * @param last.readAt the last poll that read the feed; null: none has
 * @param last.releaseReadAt the last poll that read down to such a close
 */
export function feedReach(
  now: number,
  last: { readonly readAt: IsoTimestamp | null; readonly releaseReadAt: IsoTimestamp | null },
): FeedReach {
  const today = easternDateOf(now);
  const begun = now >= Date.parse(easternToUtc(today, RELEASE));
  const day = businessDayOnOrBefore(begun ? today : addDays(today, -1));
  const releasedAt = easternToUtc(day, RELEASE);
  if (last.readAt === null) return { releasedAt, readTo: releasedAt };
  const release = Date.parse(releasedAt);
  const read = last.releaseReadAt === null ? 0 : Date.parse(last.releaseReadAt);
  const isDue = read < release + 5 * MINUTE_MS || (now >= release + 30 * MINUTE_MS && read < release + 30 * MINUTE_MS);
  const before = businessDayOnOrBefore(addDays(day, -1));
  return { releasedAt, readTo: isDue ? easternToUtc(before, CLOSE) : null };
}
