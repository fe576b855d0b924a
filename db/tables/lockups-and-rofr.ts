import type { LockupValues, WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import type { DateColumn, DecimalColumn, RowMetaColumns } from './columns.ts';

/** Which statement of which document of the submission. */
interface PlacedColumns extends RowMetaColumns {
  sequence: number;
  ordinal: number;
}

export interface WarrantsTable extends PlacedColumns {
  as_of: DateColumn;
  label: string;
  count: DecimalColumn | null;
  exercise_price: DecimalColumn | null;
  expires: DateColumn | null;
  expires_text: string | null;
  exercisable_from: DateColumn | null;
  exercisable_text: string | null;
  price_protection: boolean | null;
  ratchet: boolean | null;
  pre_funded: boolean;
  status: WarrantValues['status'];
}

export interface ConvertiblesTable extends PlacedColumns {
  as_of: DateColumn;
  label: string;
  principal: DecimalColumn | null;
  conversion_price: DecimalColumn | null;
  maturity: DateColumn | null;
  maturity_year: number | null;
  interest_rate: DecimalColumn | null;
  variable_price: boolean | null;
  ratchet: boolean | null;
  shares_issuable: DecimalColumn | null;
}

interface RightsOfFirstRefusalTable extends PlacedColumns {
  holder: string | null;
  scope: string;
  duration_months: number | null;
  tail_months: number | null;
  tail_fee_percent: DecimalColumn | null;
}

interface LockupsTable extends PlacedColumns {
  parties: LockupValues['parties'];
  days: number;
  starts_on: DateColumn | null;
  ends_on: DateColumn | null;
  conditions: string | null;
}

export interface LockupsAndRofrSchema {
  'dilution.warrants': WarrantsTable;
  'dilution.current_warrants': WarrantsTable;
  'dilution.convertibles': ConvertiblesTable;
  'dilution.current_convertibles': ConvertiblesTable;
  'dilution.rights_of_first_refusal': RightsOfFirstRefusalTable;
  'dilution.current_rights_of_first_refusal': RightsOfFirstRefusalTable;
  'dilution.lockups': LockupsTable;
  'dilution.current_lockups': LockupsTable;
}
