import type { ComplianceState } from '../../core/compliance.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { Instrument, InstrumentEvent } from '../../core/instruments.ts';
import type { Reason } from '../../core/parser.ts';
import type { BabyShelfCap, ProgrammeAgreement, ShelfProgramme, Takedown } from '../../core/programmes.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DateColumn, DecimalColumn, DefaultTimestamp, Json } from './columns.ts';

interface DerivationsTable {
  cik: Cik;
  as_of: DateColumn;
  due_on: DateColumn | null;
  methodology_version: string;
  derived_at: DefaultTimestamp;
}

interface ShelfProgrammesTable {
  cik: Cik;
  program_key: string;
  file_number: string | null;
  kind: ShelfProgramme['kind'];
  form: string;
  filed: DateColumn;
  status: ShelfProgramme['status'];
  effective_date: DateColumn | null;
  effective_basis: ShelfProgramme['effectiveBasis'];
  expires: DateColumn | null;
  ended_on: DateColumn | null;
  amount_kind: ShelfProgramme['amountKind'];
  registered_amount: DecimalColumn | null;
  used_amount: DecimalColumn | null;
  remaining_amount: DecimalColumn | null;
  takedowns: Json<readonly Takedown[]>;
  agreements: Json<readonly ProgrammeAgreement[]>;
  baby_shelf: Json<BabyShelfCap> | null;
  flags: Json<readonly Reason[]>;
  sources: Json<Readonly<Record<string, FactRef>>>;
  recorded_at: DefaultTimestamp;
}

interface InstrumentsTable {
  cik: Cik;
  instrument_key: string;
  kind: Instrument['kind'];
  label: string;
  designation: string;
  status: Instrument['status'];
  shares: DecimalColumn | null;
  price: DecimalColumn | null;
  expires: DateColumn | null;
  exercisable_from: DateColumn | null;
  principal: DecimalColumn | null;
  interest_rate: DecimalColumn | null;
  variable_price: boolean | null;
  price_protection: boolean | null;
  ratchet: boolean | null;
  first_stated: DateColumn;
  last_stated: DateColumn;
  is_counted: boolean;
  statements: string[];
  sources: Json<Instrument['sources']>;
  conflicts: Json<Instrument['conflicts']>;
  flags: Json<readonly Reason[]>;
  recorded_at: DefaultTimestamp;
}

interface InstrumentEventsTable {
  cik: Cik;
  instrument_key: string;
  ordinal: number;
  type: InstrumentEvent['type'];
  date: DateColumn;
  field: string | null;
  from_value: string | null;
  to_value: string | null;
  accession_number: FactRef['accessionNumber'];
  source_span: SourceSpan | null;
  parser_version: ParserVersion;
  public_at: FactRef['publicAt'];
  recorded_at: DefaultTimestamp;
}

interface ComplianceStatesTable {
  cik: Cik;
  exchange: ComplianceState['exchange'];
  deficiency: ComplianceState['deficiency'];
  status: ComplianceState['status'];
  is_open: boolean;
  since: DateColumn;
  notice_date: DateColumn;
  source: Json<FactRef>;
  history: Json<ComplianceState['history']>;
  recorded_at: DefaultTimestamp;
}

export interface DerivedSchema {
  'dilution.derivations': DerivationsTable;
  'dilution.shelf_programs': ShelfProgrammesTable;
  'dilution.instruments': InstrumentsTable;
  'dilution.instrument_events': InstrumentEventsTable;
  'dilution.compliance_states': ComplianceStatesTable;
}
