import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../../core/ids.ts';
import type { CrossValidation, ReadStatus, Reason } from '../../../core/parser.ts';
import type { FilerRole, SubmissionHeader } from '../../../core/submission.ts';
import type { Database, Transaction } from '../../database.ts';
import type { FilingState } from '../../tables/raw.ts';

/** What is known of a filing. */
export interface FilingDetails {
  readonly accessionNumber: AccessionNumber;
  readonly cik: Cik;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly acceptedAt: IsoTimestamp | null;
  readonly publicAt: IsoTimestamp;
  readonly publicAtEstimated: boolean;
  readonly periodOfReport: IsoDate | null;
  readonly url: string;
  readonly state: FilingState;
  readonly stateReason: string | null;
  readonly rawSourceKey: RawSourceKey | null;
  readonly bytes: number | null;
  readonly retrievedAt: IsoTimestamp | null;
  readonly header: SubmissionHeader | null;
  readonly filers: readonly { readonly cik: Cik; readonly role: FilerRole; readonly name: string | null }[];
  readonly documents: readonly FilingDocument[];
}

export interface FilingDocument {
  readonly sequence: number;
  readonly type: string;
  readonly filename: string | null;
  readonly description: string | null;
  readonly bytes: number;
  readonly isBinary: boolean;
}

/** One parser's run over one document of a filing. */
export interface FilingRun {
  readonly parserId: string;
  readonly parserVersion: ParserVersion;
  readonly isPromoted: boolean;
  readonly sequence: number;
  readonly status: ReadStatus;
  readonly confidence: number;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Reason[];
  readonly crossValidations: readonly CrossValidation[];
  readonly materializationVersion: string;
  readonly parsedAt: IsoTimestamp;
}

/** A filing with its filers and documents; null where it is not known. */
export async function loadFilingDetails(
  db: Database | Transaction,
  accessionNumber: AccessionNumber,
): Promise<FilingDetails | null> {
  const { rows } = await sql<Omit<FilingDetails, 'filers' | 'documents'>>`
    select accession_number as "accessionNumber", cik, form, filed_date as "filedDate", accepted_at as "acceptedAt",
      public_at as "publicAt", public_at_estimated as "publicAtEstimated", period_of_report as "periodOfReport", url,
      state, state_reason as "stateReason", raw_source_key as "rawSourceKey", bytes::float8 as bytes,
      retrieved_at as "retrievedAt", header
    from raw.filings where accession_number = ${accessionNumber}
  `.execute(db);
  const [filing] = rows;
  if (filing === undefined) return null;
  const { rows: filers } = await sql<FilingDetails['filers'][number]>`
    select cik, role, name from raw.filing_filers where accession_number = ${accessionNumber} order by is_own desc, role, cik
  `.execute(db);
  const { rows: documents } = await sql<FilingDocument>`
    select sequence, type, filename, description, (byte_end - byte_start)::float8 as bytes, is_binary as "isBinary"
    from raw.documents where accession_number = ${accessionNumber} order by sequence
  `.execute(db);
  return { ...filing, filers, documents };
}

/** The parser runs over a filing, those of promoted versions first. */
export async function loadFilingRuns(
  db: Database | Transaction,
  accessionNumber: AccessionNumber,
): Promise<readonly FilingRun[]> {
  const { rows } = await sql<FilingRun>`
    select r.parser_id as "parserId", r.parser_version as "parserVersion", coalesce(p.active, false) as "isPromoted",
      r.sequence, r.status, r.confidence, r.reasons, r.warnings, r.cross_validations as "crossValidations",
      r.materialization_version as "materializationVersion", r.parsed_at as "parsedAt"
    from ops.parse_runs r
    left join lateral (
      select true as active from ops.promotions q where q.parser_version = r.parser_version and q.active limit 1
    ) p on true
    where r.accession_number = ${accessionNumber}
    order by "isPromoted" desc, r.parser_id, r.parser_version, r.sequence
  `.execute(db);
  return rows;
}

/** The stored bytes whose key begins with some hex digits; null where there are none, or several. */
export async function findRawSourceKey(db: Database | Transaction, prefix: string): Promise<RawSourceKey | null> {
  if (!/^[0-9a-f]{12,64}$/.test(prefix)) return null;
  const { rows } = await sql<{ key: RawSourceKey }>`
    select 'sha256:' || sha256 as key from raw.objects
    where sha256 between ${prefix.padEnd(64, '0')} and ${prefix.padEnd(64, 'f')} limit 2
  `.execute(db);
  return rows.length === 1 ? (rows[0]?.key ?? null) : null;
}

/** A filing in an issuer's list. */
export interface IssuerFiling {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly publicAt: IsoTimestamp;
  readonly periodOfReport: IsoDate | null;
  readonly state: FilingState;
  readonly role: FilerRole;
}

/** Filings that name an issuer, newest first; the page after one filing by its key. */
export async function listIssuerFilings(
  db: Database | Transaction,
  query: {
    readonly cik: Cik;
    readonly publicTo: IsoTimestamp | null;
    readonly publicFrom?: IsoTimestamp | null;
    readonly after?: AccessionNumber | null;
    readonly limit: number;
  },
): Promise<readonly IssuerFiling[]> {
  const { cik, publicTo, publicFrom = null, after = null, limit } = query;
  const { rows } = await sql<IssuerFiling>`
    select g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate", g.public_at as "publicAt",
      g.period_of_report as "periodOfReport", g.state, f.role
    from (
      select accession_number, min(role) as role from raw.filing_filers where cik = ${cik} group by 1
    ) f join raw.filings g using (accession_number)
    where (${publicTo}::timestamptz is null or g.public_at <= ${publicTo})
      and (${publicFrom}::timestamptz is null or g.public_at >= ${publicFrom})
      and (${after}::text is null or (g.public_at, g.accession_number) < (
        select a.public_at, a.accession_number from raw.filings a where a.accession_number = ${after}))
    order by g.public_at desc, g.accession_number desc limit ${limit}
  `.execute(db);
  return rows;
}
