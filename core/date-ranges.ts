import { businessDayOnOrAfter } from './business-days.ts';
import { addDays, type IsoDate } from './dates.ts';

/** Both dates included. */
export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Ranges in order; those that overlap, or have no business day between them, are joined. */
export function mergeRanges(ranges: readonly DateRange[]): readonly DateRange[] {
  const merged: { from: IsoDate; to: IsoDate }[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const last = merged.at(-1);
    if (!last || from > nextBusinessDay(last.to)) merged.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return merged;
}

/**
 * Start of the range that reaches `date`, on which EDGAR may be closed; null if there is a gap right before it. Ranges
 * that begin later do not count.
 */
export function startOfRangeAt(ranges: readonly DateRange[], date: IsoDate): IsoDate | null {
  // On a weekend, the range may have ended on Friday.
  const range = ranges.findLast(({ from }) => from <= date);
  return range && date < nextBusinessDay(range.to) ? range.from : null;
}

/** End of the range that has `date` or the first business day after it; null if none has. */
export function endOfRangeAt(ranges: readonly DateRange[], date: IsoDate): IsoDate | null {
  const day = businessDayOnOrAfter(date);
  return ranges.find(({ from, to }) => from <= day && to >= day)?.to ?? null;
}

/**
 * The parts of a range that no other range contains, in order; parts without a business day do not count.
 *
 * @param ranges in order, as `mergeRanges` gives them
 */
export function missingRanges(ranges: readonly DateRange[], { from, to }: DateRange): readonly DateRange[] {
  const missing: DateRange[] = [];
  const add = (start: IsoDate, end: IsoDate) => {
    if (businessDayOnOrAfter(start) <= end) missing.push({ from: start, to: end });
  };
  let next = from;
  for (const range of ranges) {
    if (range.to < next) continue;
    if (range.from > to) break;
    add(next, addDays(range.from, -1));
    next = addDays(range.to, 1);
  }
  add(next, to);
  return missing;
}

/** @example rangesText([{ from: '2025-01-01', to: '2025-03-31' }]) // "2025-01-01 to 2025-03-31" */
export function rangesText(ranges: readonly DateRange[], most = 4): string {
  const shown = ranges.slice(0, most).map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  return shown.join(', ') + (ranges.length > most ? ` and ${ranges.length - most} more` : '');
}

function nextBusinessDay(date: IsoDate): IsoDate {
  return businessDayOnOrAfter(addDays(date, 1));
}
