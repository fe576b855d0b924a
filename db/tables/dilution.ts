import type { OfferingType, ShareFloatValues } from '../../core/rows.ts';
import type { RegistrationFact } from '../../core/score-inputs.ts';
import type { DateColumn, DecimalColumn, RowMetaColumns } from './columns.ts';

export interface ShareFloatHistoryTable extends RowMetaColumns {
  as_of: DateColumn;
  share_class: string;
  basis: ShareFloatValues['basis'];
  shares_outstanding: DecimalColumn | null;
  public_float: DecimalColumn | null;
  public_float_as_of: DateColumn | null;
}

export interface CashPositionTable extends RowMetaColumns {
  as_of: DateColumn;
  currency: string;
  cash_and_equivalents: DecimalColumn | null;
  short_term_investments: DecimalColumn | null;
  operating_cash_flow: DecimalColumn | null;
  operating_cash_flow_start: DateColumn | null;
  operating_cash_flow_end: DateColumn | null;
  ttm_operating_cash_flow: DecimalColumn | null;
  monthly_burn: DecimalColumn | null;
  runway_months: DecimalColumn | null;
  going_concern: boolean | null;
  runway_statement: string | null;
}

export interface OfferingEventsTable extends RowMetaColumns {
  sequence: number;
  ordinal: number;
  form: string;
  filed_date: DateColumn;
  file_number: string | null;
  type: OfferingType;
  is_atm: boolean;
  is_primary: boolean;
  is_resale: boolean;
  securities: string[];
  shares_offered: DecimalColumn | null;
  price_per_share: DecimalColumn | null;
  gross_proceeds: DecimalColumn | null;
  net_proceeds: DecimalColumn | null;
  max_aggregate_offering: DecimalColumn | null;
  registered_amount: DecimalColumn | null;
  fee: DecimalColumn | null;
  baby_shelf_applies: boolean | null;
  baby_shelf_public_float: DecimalColumn | null;
  baby_shelf_sold_last12_months: DecimalColumn | null;
  stated_price: DecimalColumn | null;
  stated_price_date: DateColumn | null;
  shares_outstanding_before: DecimalColumn | null;
  shares_outstanding_after: DecimalColumn | null;
}

export interface RegistrationEventsTable extends RowMetaColumns {
  file_number: string;
  form: string;
  event: RegistrationFact['event'];
  date: DateColumn;
}

export interface DilutionSchema {
  'dilution.share_float_history': ShareFloatHistoryTable;
  'dilution.current_share_float_history': ShareFloatHistoryTable;
  'dilution.cash_position': CashPositionTable;
  'dilution.current_cash_position': CashPositionTable;
  'dilution.offering_events': OfferingEventsTable;
  'dilution.current_offering_events': OfferingEventsTable;
  'dilution.registration_events': RegistrationEventsTable;
  'dilution.current_registration_events': RegistrationEventsTable;
}
