import type { IsoTimestamp } from '../../core/dates.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DateColumn, DefaultTimestamp } from './columns.ts';

export interface CusipListsTable {
  quarter: DateColumn;
  raw_source_key: RawSourceKey;
  public_at: IsoTimestamp;
  public_at_basis: 'stated' | 'stored';
  securities: number;
  unread_lines: number;
  recorded_at: DefaultTimestamp;
}

export interface CusipSecuritiesTable {
  quarter: DateColumn;
  raw_source_key: RawSourceKey;
  line: number;
  cusip: string;
  has_options: boolean;
  issuer_name: string;
  description: string;
  status: 'added' | 'deleted' | null;
  source_span: SourceSpan;
}

export interface CusipListsSchema {
  'raw.cusip_lists': CusipListsTable;
  'raw.cusip_securities': CusipSecuritiesTable;
}
