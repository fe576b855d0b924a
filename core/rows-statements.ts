import type { IsoDate } from './dates.ts';
import type { Cik } from './ids.ts';
import type { DecimalText } from './rows.ts';
import type { Span } from './spans.ts';
import type { ColumnRole, StatementField, StatementKind, ValueOrigin } from './statements.ts';

/** A fact that a value rests on. It is of the row's own filing, which is where its words are. */
export interface StoredOperand {
  /** Prefixed: `"us-gaap:Assets"`. */
  readonly concept: string;
  readonly value: DecimalText;
  readonly unit: string;
  readonly decimals: string | null;
  /** Null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly sign: 1 | -1;
  /** Absent where the fact has none. */
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly span: Omit<Span, 'text'> | null;
}

/** How one value of a row came about. */
export interface StoredOrigin {
  readonly rule: ValueOrigin['rule'];
  /** 0–1, of this value alone. */
  readonly confidence: number;
  readonly operands: readonly StoredOperand[];
}

interface StatementPlace {
  /** Whom the facts are about: of a joint filing perhaps not the filer that its rows are stored under. Null: not stated. */
  readonly entityCik: Cik | null;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly role: ColumnRole;
  /** ISO 4217, of the row's amounts. */
  readonly currency: string;
  /** `--12-31` as the cover states it; null where it does not. */
  readonly fiscalYearEnd: string | null;
  /** By field, camelCase; every field with a value has one. */
  readonly origins: Readonly<Record<string, StoredOrigin>>;
}

interface FlowPlace extends StatementPlace {
  readonly periodStart: IsoDate;
  /** The last day. */
  readonly periodEnd: IsoDate;
}

interface BalancePlace extends StatementPlace {
  /** The balance date. */
  readonly periodEnd: IsoDate;
}

type Amounts<K extends StatementKind> = { readonly [F in StatementField<K>]: DecimalText | null };

/** One period of the income statement as one filing states it. */
export type IncomeStatementValues = FlowPlace & Amounts<'income'>;
/** One balance sheet as one filing states it. */
export type BalanceSheetValues = BalancePlace & Amounts<'balance'>;
/** One period of the cash-flow statement as one filing states it. */
export type CashFlowStatementValues = FlowPlace & Amounts<'cashflow'>;

/** The table of each statement. */
export const STATEMENT_TABLES = {
  income: 'parsed.income_statements',
  balance: 'parsed.balance_sheets',
  cashflow: 'parsed.cash_flow_statements',
} as const satisfies Readonly<Record<StatementKind, string>>;
