import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { ThirteenfReportValues } from '../../../core/rows-thirteenf.ts';
import type { Database } from '../../database.ts';

/** A stored Form 13F holding; value in US dollars, amounts in shares or dollars of principal. */
export interface StoredHolding {
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  readonly cusip: string | null;
  readonly valueDollars: number | null;
  readonly sshPrnamt: number | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
  readonly sourceSpan: string;
}

export interface StoredManagerReport {
  readonly accessionNumber: AccessionNumber;
  readonly periodOfReport: IsoDate;
  readonly publicAt: IsoTimestamp;
  readonly reportType: string | null;
  readonly managerName: string | null;
  readonly isAmendment: boolean;
  readonly amendmentNumber: number | null;
  readonly amendmentType: ThirteenfReportValues['amendmentType'];
  readonly holdings: readonly StoredHolding[];
}

/** Quarters with stored reports of a manager that were public by an instant, newest first. */
export async function quartersOfManager(
  db: Database,
  cik: Cik,
  publicTo: IsoTimestamp | null,
): Promise<readonly IsoDate[]> {
  const { rows } = await sql<{ period: IsoDate }>`
    select distinct period_of_report as period from parsed.current_thirteenf_reports
    where cik = ${cik} and period_of_report is not null
      and (${publicTo}::timestamptz is null or public_at <= ${publicTo})
    order by 1 desc
  `.execute(db);
  return rows.map(({ period }) => period);
}

/** Everything a manager has filed for one quarter, originals and amendments, each with its own rows. */
export async function reportsOfQuarter(
  db: Database,
  cik: Cik,
  period: IsoDate,
): Promise<readonly StoredManagerReport[]> {
  const { rows: reports } = await sql<Omit<StoredManagerReport, 'holdings'>>`
    select accession_number as "accessionNumber", period_of_report as "periodOfReport", public_at as "publicAt",
      report_type as "reportType", manager_name as "managerName", is_amendment as "isAmendment",
      amendment_number as "amendmentNumber", amendment_type as "amendmentType"
    from parsed.current_thirteenf_reports where cik = ${cik} and period_of_report = ${period}
  `.execute(db);
  const { rows: holdings } = await sql<StoredHolding & { accessionNumber: AccessionNumber }>`
    select h.accession_number as "accessionNumber", h.name_of_issuer as "nameOfIssuer",
      h.title_of_class as "titleOfClass", h.cusip, h.value_dollars::float8 as "valueDollars",
      h.ssh_prnamt::float8 as "sshPrnamt", h.ssh_prnamt_type as "sshPrnamtType", h.put_call as "putCall",
      h.source_span as "sourceSpan"
    from parsed.current_thirteenf_holdings h
    where h.cik = ${cik} and h.accession_number = any(${reports.map(({ accessionNumber }) => accessionNumber)})
    order by h.accession_number, h.ordinal
  `.execute(db);
  const byReport = Map.groupBy(holdings, ({ accessionNumber }) => accessionNumber);
  return reports.map((report) => ({ ...report, holdings: byReport.get(report.accessionNumber) ?? [] }));
}
