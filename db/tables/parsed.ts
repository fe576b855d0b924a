import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DuplicateClass } from '../../core/xbrl.ts';
import type { DateColumn, DecimalColumn, DefaultTimestamp, Json, RowMetaColumns } from './columns.ts';

export interface XbrlFactsTable {
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  /** Position in the parser's list, over all documents of the filing. */
  fact_index: number;
  sequence: number;
  concept: string;
  value: string | null;
  /** `value` where it has a unit and is a number. */
  numeric_value: DecimalColumn | null;
  unit: string | null;
  decimals: string | null;
  /** Null for instants and `forever`. */
  period_start: DateColumn | null;
  period_end: DateColumn | null;
  is_instant: boolean;
  entity: string;
  dimensions: Json<Readonly<Record<string, string>>>;
  is_nil: boolean;
  fact_id: string | null;
  duplicate_class: DuplicateClass;
  source_span: SourceSpan | null;
  confidence: number;
  public_at: IsoTimestamp;
  materialization_version: string;
  storage_notes: string[] | null;
  recorded_at: DefaultTimestamp;
}

/** A row per registered security that the cover lists. */
export interface FilerIdentitiesTable extends RowMetaColumns {
  /** Place among the filing's securities, from 0. */
  ordinal: number;
  name: string | null;
  ticker: string | null;
  exchange: string | null;
  security_title: string | null;
  document_type: string | null;
  document_period_end: DateColumn | null;
  fiscal_year_end: string | null;
  is_shell_company: boolean | null;
  filer_category: string | null;
}

export interface CompanyFactsTable {
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

export interface CurrentXbrlFactsView extends XbrlFactsTable {
  raw_source_key: RawSourceKey | null;
  filing_url: string;
  retrieved_at: IsoTimestamp | null;
  public_at_estimated: boolean;
  form: string;
  filed_date: DateColumn;
}

export interface ParsedSchema {
  'parsed.xbrl_facts': XbrlFactsTable;
  'parsed.current_xbrl_facts': CurrentXbrlFactsView;
  'parsed.filer_identities': FilerIdentitiesTable;
  'parsed.current_filer_identities': FilerIdentitiesTable;
  'parsed.company_facts': CompanyFactsTable;
}
