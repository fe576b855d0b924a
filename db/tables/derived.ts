import type { Generated, GeneratedAlways } from 'kysely';
import type { ComplianceState } from '../../core/compliance.ts';
import type { Cik } from '../../core/ids.ts';
import type { Instrument, InstrumentEvent } from '../../core/instruments.ts';
import type { ShelfProgram } from '../../core/programs.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { Columns, DateColumn, DefaultTimestamp } from './columns.ts';

/** Computed amounts are numbers, and are read back as the text of `numeric`. */
type Amounts<V> = { [K in keyof V]: V[K] extends number | null ? DecimalText | Extract<V[K], null> : V[K] };
type Derived<V> = Columns<V> & { cik: Cik; recorded_at: DefaultTimestamp };

interface InstrumentEventValues
  extends Pick<InstrumentEvent, 'type' | 'date' | 'field'>,
    Pick<FactRef, 'accessionNumber' | 'sourceSpan' | 'parserVersion' | 'publicAt'> {
  readonly instrumentKey: string;
  readonly ordinal: number;
  readonly fromValue: string | null;
  readonly toValue: string | null;
}

export interface DerivedSchema {
  'dilution.derivations': {
    cik: Cik;
    as_of: DateColumn;
    due_on: DateColumn | null;
    methodology_version: string;
    derived_at: DefaultTimestamp;
    /** Null: no run. */
    run_id: string | null;
  };
  'dilution.derivation_marks': {
    mark: GeneratedAlways<bigint>;
    cik: Cik;
    cause: Generated<'filing-time' | 'promotion' | 'reprocess'>;
    marked_at: DefaultTimestamp;
  };
  'dilution.shelf_programs': Derived<Amounts<Omit<ShelfProgram, 'programKey'>> & { programKey: string }>;
  'dilution.instruments': Derived<Amounts<Omit<Instrument, 'events'>>>;
  'dilution.instrument_events': Derived<InstrumentEventValues>;
  'dilution.compliance_states': Derived<ComplianceState>;
}
