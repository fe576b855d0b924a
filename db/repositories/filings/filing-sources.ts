import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { SourceRef } from '../../../core/run-plan.ts';
import type { Database, Transaction } from '../../database.ts';

/** Records that a source lists filings that another source listed first. Its runs may fetch them from then on. */
export async function recordListings(
  db: Database | Transaction,
  source: SourceRef,
  accessionNumbers: readonly AccessionNumber[],
): Promise<void> {
  await sql`
    insert into raw.filing_sources (source, filed_date, accession_number)
    select ${source}, f.filed_date, f.accession_number from raw.filings f
    where f.accession_number = any(${[...accessionNumbers]}) and f.source <> ${source}
    order by f.filed_date, f.accession_number
    on conflict do nothing
  `.execute(db);
}

/** Of known filings, those that the source has not listed. */
export async function unlistedFilings(
  db: Database | Transaction,
  source: SourceRef,
  accessionNumbers: readonly AccessionNumber[],
): Promise<ReadonlySet<AccessionNumber>> {
  const { rows } = await sql<{ accessionNumber: AccessionNumber }>`
    select f.accession_number as "accessionNumber" from raw.filings f
    where f.accession_number = any(${[...accessionNumbers]}) and f.source <> ${source} and not exists (
      select from raw.filing_sources l
      where l.source = ${source} and l.filed_date = f.filed_date and l.accession_number = f.accession_number
    )
  `.execute(db);
  return new Set(rows.map(({ accessionNumber }) => accessionNumber));
}
