import { sql } from 'kysely';
import { type DateRange, mergeRanges } from '../../../core/date-ranges.ts';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** By issuer, the date ranges for which all its filings are known and which begin by a date; in order. */
export async function loadDiscoveredRanges(
  db: Database | Transaction,
  ciks: readonly Cik[],
  through: IsoDate,
): Promise<(cik: Cik) => readonly DateRange[]> {
  const { rows } = await sql<DateRange & { cik: Cik | '' }>`
    select cik, from_date as from, to_date as to from raw.discoveries
    where (cik = '' or cik = any(${[...ciks]})) and from_date <= ${through}
  `.execute(db);
  const { true: all = [], false: own = [] } = Object.groupBy(rows, ({ cik }) => `${cik === ''}`);
  const common = mergeRanges(all);
  const byIssuer = Map.groupBy(own, ({ cik }) => cik);
  return (cik) => {
    const ranges = byIssuer.get(cik);
    return ranges ? mergeRanges([...common, ...ranges]) : common;
  };
}
