import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, ParserVersion } from '../../../core/ids.ts';
import type { Database } from '../../database.ts';

/**
 * What one parser searched and found in the filings of one form. "None found" is `searched` above 0 with `parsed` 0;
 * "not covered": nothing was searched, or some filings are unsearched.
 */
export interface CoverageRow {
  readonly parserVersion: ParserVersion;
  readonly form: string;
  /** Filings that the parser read. */
  readonly searched: number;
  /** Of these: parsed, not applicable, rejected. */
  readonly parsed: number;
  readonly notApplicable: number;
  readonly rejected: number;
  /** Of the parsed: every cross-check passed; at least one failed. */
  readonly verified: number;
  readonly failedChecks: number;
  /** Parsed with confidence 0.9 or more. */
  readonly high: number;
  readonly newestPublicAt: IsoTimestamp;
}

export interface UnsearchedRow {
  readonly form: string;
  readonly state: string;
  readonly code: string | null;
  readonly filings: number;
  readonly newestFiledDate: IsoDate;
}

export interface Coverage {
  readonly searched: readonly CoverageRow[];
  /** Filings that no parser read: not fetched yet, missing, rejected or failed. */
  readonly unsearched: readonly UnsearchedRow[];
  /** Ranges of filing dates whose indexes were read. */
  readonly discovered: readonly { readonly from: IsoDate; readonly to: IsoDate; readonly indexKind: string }[];
}

/**
 * Coverage of one issuer, or of all, by promoted parser versions. Forms to which a parser never applies are skipped. Over
 * all issuers it reads every filing: `loadCoverageSummary` has what the last run counted.
 */
export async function loadDatasetCoverage(
  db: Database,
  cik: Cik | null,
  publicTo: IsoTimestamp | null = null,
): Promise<Coverage> {
  const isPublic = publicTo === null ? sql`true` : sql`f.public_at <= ${publicTo}`;
  const ofIssuer =
    cik === null
      ? isPublic
      : sql`(${isPublic} and f.accession_number in (select accession_number from raw.filing_filers where cik = ${cik}))`;
  const { rows: searched } = await sql<CoverageRow>`
    with promoted as (
      select p.parser_version, s.parser_set from ops.promotions p
      join ops.parser_sets s on p.parser_version = any(s.parser_versions) where p.active
    ),
    read as (
      select r.parser_version, r.accession_number,
        bool_or(r.status = 'parsed') as parsed,
        bool_or(r.status = 'rejected') as rejected,
        bool_and(r.status <> 'parsed' or r.confidence >= 0.9) as high,
        bool_or(r.status = 'parsed' and r.cross_validations @> '[{"passed": false}]') as failed_check
      from ops.parse_runs r
      join ops.promotions p on p.parser_version = r.parser_version and p.active
      join raw.filings f using (accession_number)
      where ${ofIssuer}
      group by 1, 2
    ),
    runs as (
      select p.parser_version, f.form, f.public_at, coalesce(r.parsed, false) as parsed,
        coalesce(r.rejected, false) as rejected, coalesce(r.high, true) as high,
        coalesce(r.failed_check, false) as failed_check
      from raw.filings f join promoted p using (parser_set) left join read r using (parser_version, accession_number)
      where ${ofIssuer}
    )
    select parser_version as "parserVersion", form, count(*)::int as searched,
      (count(*) filter (where parsed))::int as parsed,
      (count(*) filter (where not parsed and not rejected))::int as "notApplicable",
      (count(*) filter (where rejected and not parsed))::int as rejected,
      (count(*) filter (where parsed and not failed_check))::int as verified,
      (count(*) filter (where failed_check))::int as "failedChecks",
      (count(*) filter (where parsed and high))::int as high,
      max(public_at) as "newestPublicAt"
    from runs group by 1, 2 having bool_or(parsed or rejected) order by 1, 3 desc, 2
  `.execute(db);
  const { rows: unsearched } = await sql<UnsearchedRow>`
    select f.form, f.state, f.state_code as code, count(*)::int as filings, max(f.filed_date) as "newestFiledDate"
    from raw.filings f where f.state <> 'processed' and ${ofIssuer}
    group by 1, 2, 3 order by 4 desc, 1, 2
  `.execute(db);
  const { rows: discovered } = await sql<Coverage['discovered'][number]>`
    select from_date as from, to_date as to, index_kind as "indexKind" from raw.discoveries
    where cik = '' or cik = ${cik ?? ''} order by 1, 2
  `.execute(db);
  return { searched, unsearched, discovered };
}
