import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/**
 * Sets `is_own` and `form` of the filings' filers. Until then a filing counts as filed by someone else, which is slower
 * to query but gives the same answers.
 */
export async function markFilers(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<void> {
  await sql`
    with unmarked as materialized (
      select g.accession_number, g.cik, g.form from raw.filings g
      where g.accession_number = any(${[...accessionNumbers]}) and exists (
        select from raw.filing_filers f
        where f.accession_number = g.accession_number and (f.is_own, f.form) is distinct from (f.cik = g.cik, g.form)
      )
      -- Waits for a concurrent transaction that records the header, which may change the filing's CIK.
      order by g.accession_number for no key update
    )
    update raw.filing_filers f set is_own = (f.cik = u.cik), form = u.form
    from unmarked u
    where f.accession_number = u.accession_number and (f.is_own, f.form) is distinct from (f.cik = u.cik, u.form)
  `.execute(db);
}
