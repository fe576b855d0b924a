import { sql } from 'kysely';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/**
 * Notes beside each filer of filings whether a filing stands under its number, and the form. Until then a filing counts
 * as another's, which is slower to ask about and never wrong.
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
      -- A header that is being recorded may put the filing under another number: it is waited for.
      order by g.accession_number for no key update
    )
    update raw.filing_filers f set is_own = (f.cik = u.cik), form = u.form
    from unmarked u
    where f.accession_number = u.accession_number and (f.is_own, f.form) is distinct from (f.cik = u.cik, u.form)
  `.execute(db);
}
