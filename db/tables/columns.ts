import type { ColumnType, JSONColumnType } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { SourceSpan } from '../../core/spans.ts';

/** int8: read as bigint. */
export type BigIntColumn = ColumnType<bigint, bigint | number, bigint | number>;
/** numeric: read and written as text. */
export type DecimalColumn = DecimalText;
/** Set by the database. */
export type DefaultTimestamp = ColumnType<IsoTimestamp, IsoTimestamp | undefined, IsoTimestamp>;
/** jsonb: written as JSON text, read as the value. */
export type Json<T extends object> = JSONColumnType<T, string, string>;

/** RowMeta (core/rows.ts) as columns. */
export interface RowMetaColumns {
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  raw_source_key: RawSourceKey;
  filing_url: string;
  retrieved_at: IsoTimestamp;
  public_at: IsoTimestamp;
  public_at_estimated: boolean;
  materialization_version: string;
  source_span: SourceSpan | null;
  value_spans: Json<Readonly<Record<string, SourceSpan>>>;
  extraction_trace_id: string;
  confidence: number;
  cross_validations: Json<readonly CrossValidation[]>;
  model_version: ColumnType<string | null, string | null | undefined, string | null>;
  verified_at: DefaultTimestamp;
  recorded_at: DefaultTimestamp;
}

export type DateColumn = IsoDate;
