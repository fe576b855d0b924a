import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../core/ids.ts';
import type { DatasetTable, DatasetValues } from '../../core/table-rows.ts';
import type { Columns, DateColumn, DecimalColumn, DefaultTimestamp, RowMetaColumns } from './columns.ts';

/**
 * Key columns of each dataset beside those of its scope (`OutputScope`). `sequence` (document of the submission) and
 * `ordinal` (position, from 0) are the row's place, except where its values have them.
 */
export const OWN_KEYS = {
  'parsed.filer_identities': ['ordinal'],
  'parsed.thirteenf_reports': [],
  'parsed.subsidiary_lists': ['sequence'],
  'parsed.subsidiaries': ['sequence', 'position'],
  'parsed.segmented_facts': ['ordinal'],
  'parsed.voting_meetings': [],
  'parsed.voting_proposals': ['ordinal'],
  'parsed.voting_nominees': ['proposal_ordinal', 'ordinal'],
  'parsed.beneficial_owners': ['ordinal'],
  'parsed.income_statements': ['currency', 'period_end', 'period_start'],
  'parsed.balance_sheets': ['currency', 'period_end'],
  'parsed.cash_flow_statements': ['currency', 'period_end', 'period_start'],
  'parsed.footnotes': ['ordinal'],
  'dilution.share_float_history': ['basis', 'share_class', 'as_of'],
  'dilution.cash_position': ['as_of'],
  'dilution.offering_events': ['sequence', 'ordinal'],
  'dilution.registration_events': ['file_number', 'event'],
  'dilution.warrants': ['sequence', 'ordinal'],
  'dilution.convertibles': ['sequence', 'ordinal'],
  'dilution.issuances': ['sequence', 'ordinal'],
  'dilution.offering_closings': ['sequence', 'ordinal'],
  'dilution.runway_securities': ['sequence'],
  'dilution.rights_of_first_refusal': ['sequence', 'ordinal'],
  'dilution.lockups': ['sequence', 'ordinal'],
  'dilution.exchange_compliance': ['sequence', 'ordinal'],
  'dilution.reverse_splits': ['sequence', 'ordinal'],
  'dilution.corporate_actions': ['sequence', 'ordinal'],
} as const satisfies Record<DatasetTable, readonly string[]>;

type Place<T extends DatasetTable> = {
  [K in Extract<(typeof OWN_KEYS)[T][number], 'sequence' | 'ordinal'>]: number;
};
type DatasetColumns<T extends DatasetTable> = RowMetaColumns & Place<T> & Columns<DatasetValues[T]>;

/** What the views of a dataset add from the row's filing. */
export interface FilingColumns {
  filing_url: string;
  retrieved_at: IsoTimestamp;
  public_at: IsoTimestamp;
  public_at_estimated: boolean;
  /** The filing's present bytes are those that the row was read from, and every parser has run over them. */
  is_fresh: boolean;
  /** Equal to `cik`. A query of many issuers states both, so that the planner can read their filings as one range. */
  filing_cik: Cik;
  /** Equal to `accession_number`. A list states both, so that a page begins where the index of times has its filing. */
  filing_accession: AccessionNumber;
  filing_number: bigint;
}

type Tables = { [T in DatasetTable]: DatasetColumns<T> };
type ViewOf<Kind extends 'all' | 'current', T extends string> = T extends `${infer Schema}.${infer Name}`
  ? `${Schema}.${Kind}_${Name}`
  : never;

interface CompanyFactsTable {
  cik: Cik;
  accession_number: AccessionNumber;
  concept: string;
  unit: string;
  period_start: DateColumn | null;
  period_end: DateColumn;
  value: DecimalColumn;
  form: string | null;
  filed_date: DateColumn | null;
  raw_source_key: RawSourceKey;
  recorded_at: DefaultTimestamp;
}

/** The tables that parsers fill, with the views of their rows: all, and those of the promoted version. */
export type DatasetSchema = Tables & {
  [T in DatasetTable as ViewOf<'all' | 'current', T>]: DatasetColumns<T> & FilingColumns;
} & {
  'parsed.company_facts': CompanyFactsTable;
};
