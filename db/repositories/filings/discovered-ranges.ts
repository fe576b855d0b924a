import { sql } from 'kysely';
import { isEdgarBusinessDay } from '../../../core/business-days.ts';
import { addDays, type IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * By issuer, the first date since when all its filings up to `asOf` are known; issuers with a gap right before `asOf`
 * are absent. Dates on which EDGAR takes no filings need no index.
 */
export async function discoveredSince(
  db: Database | Transaction,
  ciks: readonly Cik[],
  asOf: IsoDate,
): Promise<ReadonlyMap<Cik, IsoDate>> {
  const rangesOf = await loadDiscoveredRanges(db, ciks, asOf);
  const since = new Map<Cik, IsoDate>();
  for (const cik of ciks) {
    const start = startOfRangeAt(rangesOf(cik), asOf);
    if (start !== null) since.set(cik, start);
  }
  return since;
}

/** By issuer, the ranges of dates for which all its filings are known, of those that begin by a date; in order. */
export async function loadDiscoveredRanges(
  db: Database | Transaction,
  ciks: readonly Cik[],
  through: IsoDate,
): Promise<(cik: Cik) => readonly DateRange[]> {
  const { rows } = await sql<{ cik: Cik | ''; from: IsoDate; to: IsoDate }>`
    select cik, from_date as from, to_date as to from raw.discoveries
    where (cik = '' or cik = any(${[...ciks]})) and from_date <= ${through}
  `.execute(db);
  const common = mergeRanges(rows.filter(({ cik }) => cik === ''));
  const own = Map.groupBy(
    rows.filter(({ cik }) => cik !== ''),
    ({ cik }) => cik,
  );
  return (cik) => {
    const ranges = own.get(cik);
    return ranges ? mergeRanges([...common, ...ranges]) : common;
  };
}

/** Ranges in order, those that touch or overlap (or have only non-business days between them) made one. */
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
 * The first date since when everything up to `date` is known; null where there is a gap right before it. A range that
 * begins later makes no difference.
 */
export function startOfRangeAt(ranges: readonly DateRange[], date: IsoDate): IsoDate | null {
  // The last range that begins by then; on a weekend it may have ended on Friday.
  const range = ranges.findLast(({ from }) => from <= date);
  return range && date < nextBusinessDay(range.to) ? range.from : null;
}

function nextBusinessDay(date: IsoDate): IsoDate {
  let next = addDays(date, 1);
  while (!isEdgarBusinessDay(next)) next = addDays(next, 1);
  return next;
}
