import type { DateColumn, DecimalColumn, RowMetaColumns } from './columns.ts';

export interface SubsidiaryListsTable extends RowMetaColumns {
  sequence: number;
  form: string;
  filed_date: DateColumn;
  count: number;
  notes: string[];
}

export interface SubsidiariesTable extends RowMetaColumns {
  sequence: number;
  position: number;
  name: string;
  name_key: string;
  jurisdiction: string | null;
  ownership_percent: DecimalColumn | null;
  doing_business_as: string | null;
  level: number;
  note_marks: string[];
}

export interface SubsidiariesSchema {
  'parsed.subsidiary_lists': SubsidiaryListsTable;
  'parsed.current_subsidiary_lists': SubsidiaryListsTable;
  'parsed.subsidiaries': SubsidiariesTable;
  'parsed.current_subsidiaries': SubsidiariesTable;
}
