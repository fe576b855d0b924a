import { type RawBuilder, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { ThirteenfReportValues } from '../../../core/rows-thirteenf.ts';
import type { Database } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, type MetadataColumns, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedRows } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';

/** One Form 13F as filed, without its holdings. */
export interface StoredReport
  extends Pick<
    ThirteenfReportValues,
    | 'amendmentNumber'
    | 'amendmentType'
    | 'confidentialOmitted'
    | 'entries'
    | 'fileNumber'
    | 'includedManagers'
    | 'isAmendment'
    | 'managerName'
    | 'reportType'
    | 'reportingManagers'
    | 'valueUnit'
  > {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  /** In order of discovery; for cursors. */
  readonly filingNumber: bigint;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly publicAt: IsoTimestamp;
  readonly periodOfReport: IsoDate;
  /** Sum of its rows in US dollars. */
  readonly totalValueDollars: number | null;
  readonly metadata: RowMetadata;
}

type ReportRow = Omit<StoredReport, 'metadata' | 'totalValueDollars'> &
  MetadataColumns & { readonly totalValue: DecimalText | null };

/**
 * Quarters with stored reports of a manager, newest first.
 *
 * @param reports `with-holdings`: without quarters for which it filed notices alone
 */
export async function quartersOfManager(
  db: Database,
  cik: Cik,
  clocks: RowClocks,
  reports: 'all' | 'with-holdings' = 'all',
): Promise<readonly IsoDate[]> {
  const { rows } = await sql<{ period: IsoDate }>`
    select distinct period_of_report as period from ${clockedRows('parsed.thirteenf_reports', clocks)} r
    where cik = ${cik} and period_of_report is not null
      and (${reports} = 'all' or report_type is distinct from '13F NOTICE')
    order by 1 desc
  `.execute(db);
  return rows.map(({ period }) => period);
}

interface QuarterOfManagers {
  readonly ciks: readonly Cik[];
  readonly period: IsoDate;
  readonly clocks: RowClocks;
}

/** Everything that managers have filed for one quarter, originals and amendments, in order of publication. */
export async function reportsOfQuarter(
  db: Database,
  { ciks, period, clocks }: QuarterOfManagers,
): Promise<readonly StoredReport[]> {
  return readReports(
    db,
    clocks,
    sql`r.cik = any(${[...ciks]}) and r.period_of_report = ${period} order by r.public_at, r.accession_number`,
  );
}

/** The latest quarter up to a date for which any report is stored; null: none. */
export async function latestReportedQuarter(
  db: Database,
  through: IsoDate,
  clocks: RowClocks,
): Promise<IsoDate | null> {
  const { rows } = await sql<{ period: IsoDate }>`
    select period_of_report as period from ${clockedRows('parsed.thirteenf_reports', clocks)} r
    where period_of_report <= ${through}
      and period_of_report = (date_trunc('quarter', period_of_report) + interval '3 months - 1 day')::date
    order by period_of_report desc limit 1
  `.execute(db);
  return rows[0]?.period ?? null;
}

/** Which of some managers have reported for a quarter. */
export async function managersWithReport(
  db: Database,
  { ciks, period, clocks }: QuarterOfManagers,
): Promise<ReadonlySet<Cik>> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct cik from ${clockedRows('parsed.thirteenf_reports', clocks)} r
    where cik = any(${[...ciks]}) and period_of_report = ${period}
  `.execute(db);
  return new Set(rows.map(({ cik }) => cik));
}

/** Of a report, what decides how it composes with others. */
export type StoredCover = Pick<
  StoredReport,
  | 'accessionNumber'
  | 'amendmentNumber'
  | 'amendmentType'
  | 'cik'
  | 'entries'
  | 'isAmendment'
  | 'managerName'
  | 'periodOfReport'
  | 'publicAt'
  | 'reportType'
>;

/** The covers of everything that many managers have filed for one quarter, in order of publication. */
export async function coversOfQuarter(
  db: Database,
  { ciks, period, clocks }: QuarterOfManagers,
): Promise<readonly StoredCover[]> {
  const { rows } = await sql<StoredCover>`
    select r.cik, r.accession_number as "accessionNumber", r.public_at as "publicAt",
      r.period_of_report as "periodOfReport", r.report_type as "reportType", r.manager_name as "managerName",
      r.is_amendment as "isAmendment", r.amendment_number as "amendmentNumber", r.amendment_type as "amendmentType",
      r.entries
    from ${clockedRows('parsed.thirteenf_reports', clocks)} r
    where r.cik = any(${[...ciks]}) and r.period_of_report = ${period}
    order by r.public_at, r.accession_number
  `.execute(db);
  return rows;
}

/** Reports of a manager by accession number, newest first. */
export async function reportsByNumber(
  db: Database,
  query: {
    readonly cik: Cik;
    readonly accessionNumbers: readonly AccessionNumber[];
    readonly clocks: RowClocks;
  },
): Promise<readonly StoredReport[]> {
  const { cik, accessionNumbers, clocks } = query;
  return readReports(
    db,
    clocks,
    sql`r.cik = ${cik} and r.accession_number = any(${[...accessionNumbers]})
      order by r.public_at desc, r.accession_number desc`,
  );
}

async function readReports(
  db: Database,
  clocks: RowClocks,
  rest: RawBuilder<unknown>,
): Promise<readonly StoredReport[]> {
  const { rows } = await sql<ReportRow>`
    select ${sql.join(METADATA_COLUMNS.map((column) => sql.ref(`r.${column}`)))},
      r.cik, r.accession_number as "accessionNumber", f.filing_number as "filingNumber", f.form, f.filed_date as "filedDate", r.public_at as "publicAt",
      r.period_of_report as "periodOfReport", r.report_type as "reportType", r.manager_name as "managerName",
      r.file_number as "fileNumber", r.is_amendment as "isAmendment", r.amendment_number as "amendmentNumber",
      r.amendment_type as "amendmentType", r.confidential_omitted as "confidentialOmitted", r.entries,
      r.total_value_dollars as "totalValue", r.value_unit as "valueUnit", r.included_managers as "includedManagers",
      r.reporting_managers as "reportingManagers"
    from ${clockedRows('parsed.thirteenf_reports', clocks)} r
    join raw.filings f on f.accession_number = r.accession_number
    where ${rest}
  `.execute(db);
  return rows.map(reportOf);
}

function reportOf({ totalValue, ...row }: ReportRow): StoredReport {
  return {
    cik: row.cik,
    accessionNumber: row.accessionNumber,
    filingNumber: row.filingNumber,
    form: row.form,
    filedDate: row.filedDate,
    publicAt: row.publicAt,
    periodOfReport: row.periodOfReport,
    reportType: row.reportType,
    managerName: row.managerName,
    fileNumber: row.fileNumber,
    isAmendment: row.isAmendment,
    amendmentNumber: row.amendmentNumber,
    amendmentType: row.amendmentType,
    confidentialOmitted: row.confidentialOmitted,
    entries: row.entries,
    totalValueDollars: numberOfDecimal(totalValue),
    valueUnit: row.valueUnit,
    includedManagers: row.includedManagers,
    reportingManagers: row.reportingManagers,
    metadata: metadataOf(row),
  };
}
