import type { RawSourceKey } from '../../core/ids.ts';
import type {
  CorporateActionValues,
  ExchangeComplianceValues,
  ReverseSplitValues,
} from '../../core/rows-compliance.ts';
import type { DateColumn, DecimalColumn, DefaultTimestamp, RowMetaColumns } from './columns.ts';

/** Which statement of which document of the submission. */
interface PlacedColumns extends RowMetaColumns {
  sequence: number;
  ordinal: number;
  form: string;
  filed_date: DateColumn;
}

export interface ExchangeComplianceTable extends PlacedColumns {
  exchange: ExchangeComplianceValues['exchange'];
  rule: string | null;
  deficiency: ExchangeComplianceValues['deficiency'];
  status: ExchangeComplianceValues['status'];
  stage: ExchangeComplianceValues['stage'];
  notice_date: DateColumn | null;
  cure_deadline: DateColumn | null;
  is_current: boolean;
}

export interface ReverseSplitsTable extends PlacedColumns {
  stage: ReverseSplitValues['stage'];
  ratio: string | null;
  numerator: DecimalColumn | null;
  denominator: DecimalColumn | null;
  effective_date: DateColumn | null;
  effective_month: string | null;
  shares_before: DecimalColumn | null;
  shares_after: DecimalColumn | null;
  authorized_from: string | null;
  authorized_to: string | null;
}

export interface CorporateActionsTable extends PlacedColumns {
  type: CorporateActionValues['type'];
  from_value: string | null;
  to_value: string | null;
  date: DateColumn | null;
}

/** Markets that publish threshold lists, each of the securities listed there. */
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

export interface ListingSchema {
  'dilution.exchange_compliance': ExchangeComplianceTable;
  'dilution.current_exchange_compliance': ExchangeComplianceTable;
  'dilution.reverse_splits': ReverseSplitsTable;
  'dilution.current_reverse_splits': ReverseSplitsTable;
  'dilution.corporate_actions': CorporateActionsTable;
  'dilution.current_corporate_actions': CorporateActionsTable;
  'raw.threshold_lists': ThresholdListsTable;
  'raw.threshold_securities': ThresholdSecuritiesTable;
}
