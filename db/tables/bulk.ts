import type { GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { BulkTable, BulkValues } from '../../core/table-rows.ts';
import type { Columns, DateColumn, Json } from './columns.ts';
import type { FilingColumns } from './datasets.ts';

/** Columns that the views of bulk tables share. */
interface BulkColumns extends FilingColumns {
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  confidence: number;
  form: string;
  filed_date: DateColumn;
  raw_source_key: RawSourceKey;
  materialization_version: string;
  extraction_trace_id: string;
  cross_validations: Json<readonly CrossValidation[]>;
  model_version: string | null;
  verified_at: IsoTimestamp;
  recorded_at: IsoTimestamp;
}
interface BulkPlaces {
  'parsed.xbrl_facts': {
    /** Position among all facts of the filing. */
    fact_index: number;
    source_span: SourceSpan | null;
    /** Of a text over 200 characters: `value` is null, and the span leads to it. */
    value_length: number | null;
    value_hash: string | null;
  };
  'parsed.thirteenf_holdings': { ordinal: number; source_span: SourceSpan };
}
type BulkRowColumns<T extends BulkTable> = BulkColumns & BulkPlaces[T] & Columns<BulkValues[T]>;
type BulkViews = { [T in BulkTable]: BulkRowColumns<T> };

interface DictionaryTable {
  content_hash: string;
}

interface BulkOutputsTable {
  output_id: GeneratedAlways<number>;
  revision: number;
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  sequence: number;
}

/** Facts and holdings as views show them, with the tables that their rows refer to. */
export type BulkSchema = BulkViews & {
  'parsed.current_xbrl_facts': BulkViews['parsed.xbrl_facts'];
  'parsed.current_thirteenf_holdings': BulkViews['parsed.thirteenf_holdings'];
  'parsed.bulk_outputs': BulkOutputsTable;
  'parsed.concepts': DictionaryTable;
  'parsed.units': DictionaryTable;
  'parsed.dimension_sets': DictionaryTable;
  'parsed.named_securities': DictionaryTable;
  'parsed.holding_terms': DictionaryTable;
};
