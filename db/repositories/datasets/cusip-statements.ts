import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import { SUBJECT_COMPANY_CHECK } from '../../../core/rows-beneficial-ownership.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';

/** A Schedule 13D or 13G that states a CUSIP on its cover, filed under a subject company. */
export interface CusipStatement {
  readonly cusip: string;
  /** The one subject company of the submission's header. */
  readonly cik: Cik;
  /** As the header names it. */
  readonly headerName: string | null;
  /** As the cover names it. */
  readonly issuerName: string | null;
  readonly accessionNumber: AccessionNumber;
  readonly form: string | null;
  readonly filingUrl: string;
  readonly publicAt: IsoTimestamp;
  /** Of the CUSIP on the cover. */
  readonly sourceSpan: SourceSpan | null;
}

/**
 * Schedules that state given CUSIPs, newest first. Only those whose header names exactly one subject company, which is
 * also the issuer that the parser read and, where it could compare, the company on the cover.
 */
export async function statementsOfCusips(
  db: Database | Transaction,
  query: { readonly cusips: readonly string[]; readonly publicTo: IsoTimestamp | null },
): Promise<readonly CusipStatement[]> {
  const { rows } = await sql<CusipStatement>`
    select o.cusip, s.cik, s.name as "headerName", o.issuer_name as "issuerName",
      o.accession_number as "accessionNumber", o.form, o.filing_url as "filingUrl", o.public_at as "publicAt",
      coalesce(o.value_spans ->> 'cusip', o.source_span) as "sourceSpan"
    from parsed.current_beneficial_owners o
    join lateral (
      select min(f.cik) as cik, min(f.name) as name from raw.filing_filers f
      where f.accession_number = o.accession_number and f.role = 'subject-company'
      having count(distinct f.cik) = 1
    ) s on true
    where o.cusip = any(${[...query.cusips]}) and o.ordinal = 0 and o.issuer_cik = s.cik
      and (${query.publicTo}::timestamptz is null or o.public_at <= ${query.publicTo})
      and not o.cross_validations @> ${JSON.stringify([{ name: SUBJECT_COMPANY_CHECK, passed: false }])}::jsonb
    order by o.cusip, o.public_at desc, o.accession_number desc
  `.execute(db);
  return rows;
}

/** CUSIPs that schedules about an issuer state on their covers. */
export async function cusipsOfIssuer(
  db: Database | Transaction,
  query: { readonly cik: Cik; readonly publicTo: IsoTimestamp | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ cusip: string }>`
    select distinct cusip from parsed.current_beneficial_owners
    where issuer_cik = ${query.cik} and ordinal = 0 and cusip is not null
      and (${query.publicTo}::timestamptz is null or public_at <= ${query.publicTo})
    order by 1
  `.execute(db);
  return rows.map(({ cusip }) => cusip);
}
