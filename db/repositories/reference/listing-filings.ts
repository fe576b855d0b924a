import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Database } from '../../database.ts';

/** A filing that begins or ends a listing or registration. */
export interface ListingFiling {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly accessionNumber: AccessionNumber;
  readonly filingUrl: string;
}

/** Registrations of a class (8-A), removals from listing (25) and the end of reporting (15), with their amendments. */
const FORMS = ['8-A12B', '8-A12G', '25', '25-NSE', '15-12B', '15-12G', '15-15D', '15F-12B', '15F-12G', '15F-15D'];
const MOST = 20;

/** An issuer's filings about its listings that were public by the instant, newest first. */
export async function listingFilings(
  db: Database,
  cik: Cik,
  publicTo: IsoTimestamp | null,
): Promise<readonly ListingFiling[]> {
  const forms = FORMS.flatMap((form) => [form, `${form}/A`]);
  // Materialized: for the newest few the planner might walk all filings by time.
  const { rows } = await sql<ListingFiling>`
    with own as materialized (
      select form, filed_date, accession_number, url, public_at from raw.filings
      where cik = ${cik} and form = any(${forms}) and (${publicTo}::timestamptz is null or public_at <= ${publicTo})
    )
    select form, filed_date as "filedDate", accession_number as "accessionNumber", url as "filingUrl" from own
    order by public_at desc, accession_number desc limit ${MOST}
  `.execute(db);
  return rows;
}
