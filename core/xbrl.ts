import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** One reported fact, in the shape that `tidemark parse --kind xbrl` prints. */
export interface XbrlFact {
  /** With the document's own prefix: `"us-gaap:Assets"`. */
  readonly concept: string;
  /** Lexical value, sign and scale applied (`"-1234000"`, `"2024-03-31"`, text); null for a nil fact. */
  readonly value: string | null;
  /** `"USD"`, `"shares"`, `"USD/shares"`; null for facts without a unit. */
  readonly unit: string | null;
  /** `"-6"`, `"INF"`; null where not stated. */
  readonly decimals: string | null;
  readonly period: XbrlPeriod;
  /** Entity identifier as printed, normally the ten-digit CIK. */
  readonly entity: string;
  /** Axis → member (prefixed), or the text of a typed member. */
  readonly dimensions: Readonly<Record<string, string>>;
  readonly isNil: boolean;
  readonly id: string | null;
}

/** Dates in EDGAR's sense: an instant is the end of the day. */
export type XbrlPeriod =
  | { readonly instant: string }
  | { readonly start: string; readonly end: string }
  | { readonly forever: true };

/** A fact as `parsed.xbrl_facts` stores it. */
export interface XbrlFactValues
  extends Pick<XbrlFact, 'concept' | 'value' | 'unit' | 'decimals' | 'entity' | 'dimensions' | 'isNil'> {
  /** Document of the submission that holds the fact. */
  readonly sequence: number;
  readonly numericValue: DecimalText | null;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  readonly isInstant: boolean;
  readonly factId: string | null;
  readonly duplicateClass: DuplicateClass;
  /** What storing changed: `nul-characters-replaced`, `period-not-a-date`, `value-not-a-numeric`. */
  readonly storageNotes: readonly string[] | null;
}

/** How a fact relates to others of the same concept, context and unit. */
export type DuplicateClass = 'unique' | 'complete' | 'consistent' | 'inconsistent';

export interface XbrlResult {
  readonly facts: readonly XbrlFact[];
}
