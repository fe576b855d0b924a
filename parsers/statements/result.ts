import type { IsoDate } from '../../core/dates.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { StoredOrigin } from '../../core/rows-statements.ts';
import type { ColumnRole, StatementField, StatementKind } from '../../core/statements.ts';

/** A value in full: `values` has the same number for readers of JSON. */
export interface PeriodOrigin extends StoredOrigin {
  readonly value: DecimalText;
}

/** One period of one statement. */
export interface StatementPeriod {
  readonly statement: StatementKind;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly role: ColumnRole;
  /** ISO 4217. */
  readonly currency: string;
  /** Fields that the filing states or gives the parts of. */
  readonly values: Readonly<Partial<Record<StatementField, number>>>;
  /** Of each field of `values`. */
  readonly origins: Readonly<Partial<Record<StatementField, PeriodOrigin>>>;
}

export interface StatementsResult {
  readonly entity: {
    readonly cik: string | null;
    readonly name: string | null;
    /** As the cover states it: `--12-31`. */
    readonly fiscalYearEnd: string | null;
    /** Of the statements; null without any. */
    readonly currency: string | null;
  };
  /** The columns that the filing presents as current and, of an annual report, prior. */
  readonly periods: readonly StatementPeriod[];
  /** Every other column. */
  readonly otherPeriods: readonly StatementPeriod[];
  /** Concepts on the faces of the statements that no field, line or check reads, in order of their names. */
  readonly unmappedConcepts: readonly string[];
}
