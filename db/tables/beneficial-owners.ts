import type { DateColumn, DecimalColumn, RowMetaColumns } from './columns.ts';

export interface BeneficialOwnersTable extends RowMetaColumns {
  ordinal: number;
  form: string | null;
  issuer_name: string | null;
  issuer_cik: string | null;
  cusip: string | null;
  securities_class: string | null;
  event_date: DateColumn | null;
  amendment: number | null;
  name: string | null;
  person_cik: string | null;
  shares_owned: DecimalColumn | null;
  percent_of_class: DecimalColumn | null;
  sole_voting: DecimalColumn | null;
  shared_voting: DecimalColumn | null;
  sole_dispositive: DecimalColumn | null;
  shared_dispositive: DecimalColumn | null;
  member_of_group: boolean | null;
  type_of_reporting_person: string[];
  citizenship: string | null;
}

export interface BeneficialOwnersSchema {
  'parsed.beneficial_owners': BeneficialOwnersTable;
  'parsed.current_beneficial_owners': BeneficialOwnersTable;
}
