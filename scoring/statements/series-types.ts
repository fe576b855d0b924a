import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { StatementField, StatementKind, ValueOrigin } from '../../core/statements.ts';

export const SERIES_PERIODS = ['annual', 'quarter', 'ttm'] as const;
export type SeriesPeriodType = (typeof SERIES_PERIODS)[number];

/** `first`: as first reported. `latest`: as the newest filing states it. */
export const RESTATED_MODES = ['first', 'latest'] as const;
export type RestatedMode = (typeof RESTATED_MODES)[number];

/** Why a value is null. */
export const MISSING_REASONS = [
  /** No filing states it for the period. */
  'not-reported',
  /** One of the periods that it would be computed from was not reported. */
  'operand-not-reported',
  /** The operands rest on different concepts. */
  'concepts-differ',
  /** One operand was restated after the other was last presented. */
  'restated-since',
  /** A per-share value, an average or a balance: a quarter of it is no difference, four of them no sum. */
  'not-additive',
  /** A denominator is zero, or negative where that has no meaning. */
  'not-meaningful',
  /** The period is too short for a value that compares a whole year with a balance. */
  'not-annual',
  /** No price was given, or it is in another currency. */
  'no-price',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface PresentValue {
  readonly value: DecimalText;
  readonly origin: ValueOrigin;
  /** Of a computed value: the lowest of its operands'. */
  readonly confidence: number;
  /** The filing of the value; of a computed one, the newest of its operands' filings. */
  readonly accessionNumber: AccessionNumber;
  /** Of that filing. */
  readonly publicAt: IsoTimestamp;
  readonly sourceSpan: SourceSpan | null;
}

export interface MissingValue {
  readonly value: null;
  readonly reason: MissingReason;
}

export type SeriesValue = PresentValue | MissingValue;

/**
 * `regular`: a fiscal year or a quarter of one. `transition`: between two fiscal years with different ends. `short`: any other
 * period of an annual report below a year, such as from inception. `predecessor` and `successor`: the two parts of a year at
 * a change of basis. `overlapping`: a year that another, presented first, overlaps.
 */
export const PERIOD_KINDS = ['regular', 'transition', 'short', 'predecessor', 'successor', 'overlapping'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** The filing of a period's values: the newest of those that they rest on. */
export interface SeriesFiling {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly publicAt: IsoTimestamp;
}

export interface SeriesPeriod {
  readonly statement: StatementKind;
  readonly kind: PeriodKind;
  /** Of the end date by `fiscalYearOf`; a name alone, the dates are the key. */
  readonly fiscalYear: number;
  /** Null for a year. The quarter at whose end a `ttm` period ends. */
  readonly fiscalQuarter: 1 | 2 | 3 | 4 | null;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly currency: string;
  readonly filing: SeriesFiling;
  /** Every field of the statement. */
  readonly values: Readonly<Partial<Record<StatementField, SeriesValue>>>;
}

/** A value that a later filing changed. */
export interface Restatement {
  readonly statement: StatementKind;
  readonly field: StatementField;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly currency: string;
  readonly old: DecimalText;
  readonly new: DecimalText;
  readonly oldFiling: SeriesFiling;
  readonly newFiling: SeriesFiling;
  /**
   * `restated`: another amount under the same concepts. `split`: share counts and per-share values by one common ratio.
   * `reclassified`: moved to another field, with the statement's totals unchanged. `concepts`: taken from other concepts.
   */
  readonly kind: 'restated' | 'split' | 'reclassified' | 'concepts';
}

export interface StatementSeries {
  readonly period: SeriesPeriodType;
  readonly restated: RestatedMode;
  /** Newest first; of one end date, the longer first. */
  readonly periods: Readonly<Record<StatementKind, readonly SeriesPeriod[]>>;
  /** Newest filing first. */
  readonly restatements: readonly Restatement[];
}
