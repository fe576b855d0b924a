import type { IsoTimestamp } from '../../core/dates.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DateColumn, DefaultTimestamp } from './columns.ts';

interface CusipListsTable {
  quarter: DateColumn;
  raw_source_key: RawSourceKey;
  public_at: IsoTimestamp;
  public_at_basis: 'stated' | 'stored';
  securities: number;
  unread_lines: number;
  recorded_at: DefaultTimestamp;
}

interface CusipSecuritiesTable {
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

/** Markets that publish a threshold list, each of the securities listed there. */
export type ThresholdExchange = 'nasdaq' | 'nyse' | 'nyse-american' | 'nyse-arca' | 'cboe';

interface ThresholdListsTable {
  exchange: ThresholdExchange;
  list_date: DateColumn;
  raw_source_key: RawSourceKey;
  entries: number;
  made_at: string | null;
  recorded_at: DefaultTimestamp;
}

interface ThresholdSecuritiesTable {
  exchange: ThresholdExchange;
  list_date: DateColumn;
  symbol: string;
  security_name: string;
  market_category: string | null;
}

export interface ListsSchema {
  'raw.cusip_lists': CusipListsTable;
  'raw.cusip_securities': CusipSecuritiesTable;
  'raw.threshold_lists': ThresholdListsTable;
  'raw.threshold_securities': ThresholdSecuritiesTable;
}
