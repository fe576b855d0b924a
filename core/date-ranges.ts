import { isEdgarBusinessDay } from './business-days.ts';
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

function nextBusinessDay(date: IsoDate): IsoDate {
  let next = addDays(date, 1);
  while (!isEdgarBusinessDay(next)) next = addDays(next, 1);
  return next;
}
