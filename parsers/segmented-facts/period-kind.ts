import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { SegmentPeriod } from '../../core/rows-segmented-facts.ts';

/** Lengths in days, with years of 52 and 53 weeks and quarters of 12 to 17 weeks. */
const LENGTHS: readonly (readonly [kind: SegmentPeriod, least: number, most: number])[] = [
  ['quarter', 80, 120],
  ['half-year', 160, 200],
  ['nine-months', 245, 290],
  ['annual', 350, 380],
];
/** A year of 52 or 53 weeks ends up to a week from the day that the cover names. */
const MOST_DAYS_FROM_YEAR_END = 10;

/** @param yearEnd month and day at which a fiscal year ends, as `--12-31`; null: not stated */
export function periodKindOf(start: IsoDate | null, end: IsoDate, yearEnd: string | null): SegmentPeriod {
  if (start === null) return isYearEnd(end, yearEnd) ? 'year-end' : 'quarter-end';
  const days = daysBetween(start, end) + 1;
  return LENGTHS.find(([, least, most]) => days >= least && days <= most)?.[0] ?? 'other';
}

function isYearEnd(end: IsoDate, yearEnd: string | null): boolean {
  const [, month, day] = /^--(\d{2})-(\d{2})$/.exec(yearEnd ?? '') ?? [];
  if (month === undefined || day === undefined) return false;
  const year = Number(end.slice(0, 4));
  return [year - 1, year, year + 1].some((one) => {
    const distance = Date.UTC(one, Number(month) - 1, Number(day)) - Date.parse(`${end}T00:00:00Z`);
    return Math.abs(distance) <= MOST_DAYS_FROM_YEAR_END * 86_400_000;
  });
}
