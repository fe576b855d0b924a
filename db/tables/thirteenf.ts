import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { ThirteenfHoldingValues, ThirteenfManager, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DateColumn, DecimalColumn, DefaultTimestamp, Json, RowMetaColumns } from './columns.ts';

export interface ThirteenfReportsTable extends RowMetaColumns {
  form: string | null;
  report_type: string | null;
  period_of_report: DateColumn | null;
  manager_name: string | null;
  file_number: string | null;
  is_amendment: boolean;
  amendment_number: number | null;
  amendment_type: ThirteenfReportValues['amendmentType'];
  confidential_omitted: boolean | null;
  entries: number;
  total_value_dollars: DecimalColumn | null;
  value_unit: ThirteenfReportValues['valueUnit'];
  value_unit_basis: ThirteenfReportValues['valueUnitBasis'];
  value_unit_reason: string | null;
  cover_entry_total: number | null;
  cover_value_total: DecimalColumn | null;
  included_managers: Json<readonly ThirteenfManager[]>;
  reporting_managers: Json<readonly ThirteenfManager[]>;
}

export interface ThirteenfHoldingsTable {
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  ordinal: number;
  period_of_report: DateColumn | null;
  name_of_issuer: string | null;
  title_of_class: string | null;
  cusip: string | null;
  figi: string | null;
  raw_value: string | null;
  value_dollars: DecimalColumn | null;
  ssh_prnamt: DecimalColumn | null;
  ssh_prnamt_type: ThirteenfHoldingValues['sshPrnamtType'];
  put_call: ThirteenfHoldingValues['putCall'];
  investment_discretion: string | null;
  other_manager: string | null;
  voting_sole: DecimalColumn | null;
  voting_shared: DecimalColumn | null;
  voting_none: DecimalColumn | null;
  source_span: SourceSpan;
  confidence: number;
  public_at: IsoTimestamp;
  materialization_version: string;
  recorded_at: DefaultTimestamp;
}

export interface ThirteenfSchema {
  'parsed.thirteenf_reports': ThirteenfReportsTable;
  'parsed.current_thirteenf_reports': ThirteenfReportsTable;
  'parsed.thirteenf_holdings': ThirteenfHoldingsTable;
  'parsed.current_thirteenf_holdings': ThirteenfHoldingsTable;
}
