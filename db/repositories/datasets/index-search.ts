import { sql } from 'kysely';
import { formsToList } from '../../../core/dataset-plans.ts';
import { type DateRange, missingRanges } from '../../../core/date-ranges.ts';
import { easternDateOf, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { SearchEvidence } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';
import { loadDiscoveredRanges } from '../filings/discovered-ranges.ts';

interface IndexSearch {
  readonly indexed: readonly DateRange[];
  readonly notIndexed: readonly DateRange[];
  readonly newestReport: SearchEvidence['newestReport'];
}

const FOREVER = '9999-12-31' as IsoDate;

/**
 * For which filing dates an issuer's filings are all known, and its newest report that was parsed.
 *
 * @param query `filings`: those of the dataset's forms; dates before the first of them need no index
 */
export async function searchIndexes(
  db: Database | Transaction,
  query: {
    readonly cik: Cik;
    readonly publicTo: IsoTimestamp | null;
    readonly filings: readonly { readonly filedDate: IsoDate }[];
  },
): Promise<IndexSearch> {
  const { cik, publicTo, filings } = query;
  const through = publicTo === null ? null : easternDateOf(Date.parse(publicTo));
  const indexed = (await loadDiscoveredRanges(db, [cik], through ?? FOREVER))(cik);
  const dates = filings.map(({ filedDate }) => filedDate).sort();
  // Without an as-of date, up to the last date of which anything is known.
  const ends = [through ?? indexed.at(-1)?.to, dates.at(-1)].flatMap((date) => date ?? []).sort();
  const to = ends.at(-1);
  const from = dates[0] ?? indexed[0]?.from;
  return {
    indexed,
    notIndexed: from === undefined || to === undefined || from > to ? [] : missingRanges(indexed, { from, to }),
    newestReport: await loadNewestReport(db, cik, publicTo),
  };
}

async function loadNewestReport(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
): Promise<SearchEvidence['newestReport']> {
  const reports = formsToList('periodic').filter((form) => !form.endsWith('/A'));
  const { rows } = await sql<NonNullable<SearchEvidence['newestReport']>>`
    select g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate",
      g.period_of_report as "periodOfReport"
    from raw.filings g
    where g.state = 'processed' and g.form = any(${reports})
      and (${publicTo}::timestamptz is null or g.public_at <= ${publicTo})
      and g.accession_number in (
        select accession_number from raw.filing_filers where cik = ${cik} and role in ('filer', 'other')
      )
    order by coalesce(g.period_of_report, g.filed_date) desc, g.public_at desc, g.accession_number desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
