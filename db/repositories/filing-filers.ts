import { sql } from 'kysely';
import type { AccessionNumber } from '../../core/ids.ts';
import type { Database, Transaction } from '../database.ts';

/**
 * Notes beside each filer of filings whether a filing stands under its number, and the form. Until then a filing counts
 * as another's, which is slower to ask about and never wrong.
 */
export async function markFilers(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<void> {
  await sql`
    update raw.filing_filers f set is_own = m.is_own, form = m.form
    from (
      select f.cik, f.accession_number, f.role, g.cik = f.cik as is_own, g.form
      from raw.filing_filers f join raw.filings g using (accession_number)
      where f.accession_number = any(${[...accessionNumbers]})
        and (f.is_own is distinct from (g.cik = f.cik) or f.form is distinct from g.form)
      -- What another process has in hand it marks itself.
      for no key update of f skip locked
    ) m
    where f.cik = m.cik and f.accession_number = m.accession_number and f.role = m.role
  `.execute(db);
}
