import type { IsoDate } from './dates.ts';
import type { Reason } from './parser.ts';
import type { FactRef, OverhangFact } from './score-inputs.ts';
import type { SourceSpan } from './spans.ts';

/** A warrant class or convertible as one document states it, not split-adjusted. */
export interface InstrumentStatement extends OverhangFact {
  /** Which statement of which document of the submission. */
  readonly sequence: number;
  readonly ordinal: number;
  readonly form: string;
  readonly label: string;
  readonly state: 'outstanding' | 'offered' | 'to be issued' | null;
  /** US dollars; of convertibles. */
  readonly principal: number | null;
  /** Percent per year. */
  readonly interestRate: number | null;
  /** As stated; `exercisableFrom` also covers statements that say "immediately". */
  readonly exercisableOn: IsoDate | null;
  /** The text of the document where it gives no date. */
  readonly expiresText: string | null;
  readonly priceProtection: boolean | null;
  readonly ratchet: boolean | null;
  /** Shares from principal ÷ conversion price, which no document states. */
  readonly isSharesComputed: boolean;
  /** Span by field. */
  readonly spans: Readonly<Record<string, SourceSpan>>;
}

/** Fields of an instrument that documents state. */
export const INSTRUMENT_FIELDS = [
  'shares',
  'price',
  'expires',
  'exercisableFrom',
  'principal',
  'interestRate',
  'variablePrice',
  'priceProtection',
  'ratchet',
] as const;
export type InstrumentField = (typeof INSTRUMENT_FIELDS)[number];
export type InstrumentValue = number | string | boolean;

export interface StatedValue {
  /** Shares and prices in those of the as-of date. */
  readonly value: InstrumentValue;
  readonly source: FactRef;
}

/** Two documents that disagree: the one as of the later date is used, of one date the newer public one. */
export interface InstrumentConflict {
  readonly field: InstrumentField;
  readonly kept: StatedValue;
  readonly other: StatedValue;
}

/**
 * Events, each with the statement that reports it. `issued`: first stated as offered; `first-stated`: first stated as
 * outstanding; `restated`: stated again; `reduced`: fewer shares by exercise, conversion, forfeiture or repurchase,
 * which the statement does not distinguish; `terms-changed`: any field except shares and price.
 */
export type InstrumentEventType =
  | 'issued'
  | 'first-stated'
  | 'restated'
  | 'reduced'
  | 'increased'
  | 'repriced'
  | 'terms-changed'
  | 'split-adjusted'
  | 'expired';

export interface InstrumentEvent {
  readonly type: InstrumentEventType;
  readonly date: IsoDate;
  readonly field: InstrumentField | null;
  /** As quoted before and after the event; null where unchanged or unknown. */
  readonly from: InstrumentValue | null;
  readonly to: InstrumentValue | null;
  readonly source: FactRef;
}

/**
 * `not-listed`: the latest periodic report lists instruments, but not this one; `unconfirmed`: not stated for so long
 * that scoring does not count it.
 */
export type InstrumentStatus = 'outstanding' | 'offered' | 'expired' | 'not-listed' | 'unconfirmed';

/** A class of warrants or a convertible with its state as of a date. Shares and prices in those of that date. */
export interface Instrument {
  /** Key of its first statement. */
  readonly instrumentKey: string;
  readonly kind: 'warrant' | 'pre-funded-warrant' | 'convertible';
  /** As last stated. */
  readonly label: string;
  /** The distinguishing part of the label, `series a`; empty where there is none. */
  readonly designation: string;
  readonly status: InstrumentStatus;
  readonly shares: number | null;
  /** US dollars per share. */
  readonly price: number | null;
  readonly expires: IsoDate | null;
  readonly exercisableFrom: IsoDate | null;
  readonly principal: number | null;
  readonly interestRate: number | null;
  readonly variablePrice: boolean | null;
  readonly priceProtection: boolean | null;
  readonly ratchet: boolean | null;
  readonly firstStated: IsoDate;
  readonly lastStated: IsoDate;
  /** Whether a score's overhang counts one of its statements; `flags` report where that is not the last. */
  readonly isCounted: boolean;
  /** Keys of all its statements, oldest first. */
  readonly statements: readonly string[];
  readonly sources: Readonly<Partial<Record<InstrumentField, FactRef>>>;
  readonly events: readonly InstrumentEvent[];
  readonly conflicts: readonly InstrumentConflict[];
  readonly flags: readonly Reason[];
}

export interface InstrumentLedger {
  readonly instruments: readonly Instrument[];
  /** The next day on which these may change without a new filing; null: never. */
  readonly dueOn: IsoDate | null;
}

/** Identifies a statement among an issuer's. */
export function statementKeyOf(
  statement: Pick<InstrumentStatement, 'accessionNumber' | 'instrument' | 'sequence' | 'ordinal'>,
): string {
  return `${statement.instrument}:${statement.accessionNumber}:${statement.sequence}:${statement.ordinal}`;
}
