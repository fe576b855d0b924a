import { sql } from 'kysely';
import type { Cik } from '../../../core/ids.ts';
import type { ListedFiling } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import type { UnparsedQuery } from './unparsed-filings.ts';

/** The known filings of some forms by issuer, those that it filed with others too, in the order of publication. */
export async function loadListedFilings(
  db: Database | Transaction,
  { ciks, publicFrom, publicTo }: UnparsedQuery,
  forms: readonly string[],
): Promise<(cik: Cik) => readonly ListedFiling[]> {
  const inTime = sql`g.public_at between ${publicFrom} and ${publicTo} and g.form = any(${[...forms]})`;
  const { rows } = await sql<ListedFiling & { readonly cik: Cik }>`
    select g.cik, g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate",
      g.public_at as "publicAt", g.period_of_report as "periodOfReport"
    from raw.filings g where g.cik = any(${[...ciks]}) and ${inTime}
    union all
    select distinct f.cik, g.accession_number, g.form, g.filed_date, g.public_at, g.period_of_report
    from raw.filing_filers f
    cross join lateral (
      select * from raw.filings g where g.accession_number = f.accession_number and ${inTime} offset 0
    ) g
    where f.cik = any(${[...ciks]}) and not f.is_own and f.role in ('filer', 'subject-company', 'issuer', 'other')
      and (f.form is null or f.form = any(${[...forms]}))
    order by "publicAt", "accessionNumber"
  `.execute(db);
  const byIssuer = new Map<Cik, ListedFiling[]>();
  for (const { cik, ...filing } of rows) {
    const own = byIssuer.get(cik);
    if (own) own.push(filing);
    else byIssuer.set(cik, [filing]);
  }
  return (cik) => byIssuer.get(cik) ?? [];
}
