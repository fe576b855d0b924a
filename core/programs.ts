import type { IsoDate } from './dates.ts';
import type { Reason } from './parser.ts';
import type { FactRef } from './score-inputs.ts';
import type { ProgramItem, ProgramStatus } from './score-receipt.ts';

/**
 * The kind of a registration. `registration`: an S-1 or F-1 for cash that is not an IPO; `resale`: only holders sell;
 * `other`: a form that is not modeled, or takedowns whose registration is not stored.
 */
export type RegistrationKind = 'shelf' | 'atm' | 'equity-line' | 'ipo' | 'registration' | 'resale' | 'other';

/** A sale under a registration, once, however many documents report it. USD. */
export interface Takedown {
  readonly form: string;
  readonly type: string;
  readonly date: IsoDate | null;
  /** Null where no document states it. */
  readonly amount: number | null;
  readonly source: FactRef | null;
  readonly alsoIn: readonly FactRef[];
}

/** An at-the-market or purchase agreement. Inside a shelf its amount is part of the shelf's. */
export interface ProgramAgreement {
  readonly kind: 'atm' | 'equity-line';
  readonly form: string;
  readonly date: IsoDate | null;
  readonly amount: number | null;
  readonly source: FactRef | null;
}

/**
 * General Instruction I.B.6 of Form S-3 (I.B.5 of F-3): at most a third of the non-affiliate float in twelve months. The
 * cap is the issuer's, over all its shelves. USD.
 */
export interface BabyShelfCap {
  /** Null where it is not known. */
  readonly applies: boolean | null;
  readonly publicFloat: number | null;
  readonly soldLast12Months: number | null;
  readonly remaining: number | null;
}

/** A registration statement of an issuer and what is left of it, as of a date. Amounts in USD. */
export interface ShelfProgram {
  /** The file number; `unnumbered:<accession number>` of the first statement where none states one. */
  readonly programKey: string;
  readonly fileNumber: string | null;
  readonly kind: RegistrationKind;
  /** Form of the lead statement. */
  readonly form: string;
  readonly filed: IsoDate;
  readonly status: ProgramStatus | 'registration-not-found' | 'not-modelled';
  readonly effectiveDate: IsoDate | null;
  /** `notice`: form EFFECT; `automatic`: Rule 462; `first-prospectus`: inferred from its use. */
  readonly effectiveBasis: 'notice' | 'automatic' | 'first-prospectus' | null;
  /** Three years after effectiveness (Rule 415(a)(5)); null for resale, which the rule does not limit. */
  readonly expires: IsoDate | null;
  /** Withdrawal or deregistration. */
  readonly endedOn: IsoDate | null;
  readonly amountKind: ProgramItem['amountKind'];
  readonly registeredAmount: number | null;
  /** Sum of stated takedowns; null where the issuer cannot take down. */
  readonly usedAmount: number | null;
  /** Null where unknown or not applicable; `flags` give the reason. */
  readonly remainingAmount: number | null;
  readonly takedowns: readonly Takedown[];
  readonly agreements: readonly ProgramAgreement[];
  readonly babyShelf: BabyShelfCap | null;
  readonly flags: readonly Reason[];
  /** By field: its source, with the span of the value itself where there is one. */
  readonly sources: Readonly<Record<string, FactRef>>;
}

export interface DerivedPrograms {
  readonly programs: readonly ShelfProgram[];
  /** The next day on which these may change without a new filing; null: never. */
  readonly dueOn: IsoDate | null;
}
