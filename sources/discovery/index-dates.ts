import type { DateRange } from '../../core/date-ranges.ts';
import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { Quarter } from '../edgar/edgar-paths.ts';
import type { ParsedIndex } from './master-index.ts';

/**
 * The filing dates of a quarter of which its index lists every filing: from the quarter's first day to the last day whose
 * data it received; null where it proves nothing (malformed, truncated, or without any date).
 */
export function datesOfQuarterIndex(
  { filings, lastDataReceived, isComplete }: Pick<ParsedIndex, 'filings' | 'lastDataReceived' | 'isComplete'>,
  year: number,
  quarter: Quarter,
): DateRange | null {
  if (!isComplete) return null;
  const month = String(quarter * 3 - 2).padStart(2, '0');
  const from = `${year}-${month}-01` as IsoDate;
  const reached = lastDataReceived ?? latestOf(filings.map(({ filedDate }) => filedDate));
  if (reached === undefined || reached < from) return null;
  const [to = reached] = [reached, lastDayOfQuarter(year, quarter)].sort();
  return { from, to };
}

/**
 * The filing date of a daily index by its name; null for any other name.
 *
 * @example dateOfDailyIndex('master.20240329.idx') // "2024-03-29"; before 1998 names have six digits: master.950123.idx
 */
export function dateOfDailyIndex(path: string): IsoDate | null {
  const digits = /\.(\d{8}|\d{6})\.idx(?:\.gz)?$/.exec(path)?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 8 ? digits : `${Number(digits.slice(0, 2)) >= 90 ? '19' : '20'}${digits}`;
  const date = `${full.slice(0, 4)}-${full.slice(4, 6)}-${full.slice(6)}`;
  return isIsoDate(date) ? date : null;
}

/** The year and quarter of a full index by its path; null for any other path. */
export function quarterOfFullIndex(path: string): { readonly year: number; readonly quarter: Quarter } | null {
  const found = /\/full-index\/(\d{4})\/QTR([1-4])\//.exec(path);
  return found ? { year: Number(found[1]), quarter: Number(found[2]) as Quarter } : null;
}

function latestOf(dates: IsoDate[]): IsoDate | undefined {
  return dates.sort().at(-1);
}

function lastDayOfQuarter(year: number, quarter: Quarter): IsoDate {
  return addDays(new Date(Date.UTC(year, quarter * 3, 1)).toISOString().slice(0, 10) as IsoDate, -1);
}
