import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { AccessionNumber } from './ids.ts';
import type { DecimalText } from './rows.ts';
import type { SourceSpan } from './spans.ts';

export const STATEMENT_KINDS = ['income', 'balance', 'cashflow'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/**
 * The fields of each statement. Whole units of currency and shares; expenses, capital expenditure, dividends and
 * repurchases are positive. `netIncome` and `totalEquity` are those attributable to the parent, `sharesOutstanding` the
 * cover's.
 */
export const STATEMENT_FIELDS = {
  income: [
    'revenue',
    'costOfRevenue',
    'grossProfit',
    'researchAndDevelopment',
    'sellingGeneralAdministrative',
    'operatingIncome',
    'interestExpense',
    'incomeBeforeTax',
    'incomeTaxExpense',
    'netIncome',
    'netIncomeIncludingNoncontrolling',
    'epsBasic',
    'epsDiluted',
    'weightedSharesBasic',
    'weightedSharesDiluted',
  ],
  balance: [
    'cashAndEquivalents',
    'shortTermInvestments',
    'receivables',
    'inventory',
    'totalCurrentAssets',
    'propertyPlantEquipmentNet',
    'goodwill',
    'totalAssets',
    'accountsPayable',
    'totalCurrentLiabilities',
    'longTermDebt',
    'totalDebt',
    'totalLiabilities',
    'totalEquity',
    'totalEquityIncludingNoncontrolling',
    'sharesOutstanding',
  ],
  cashflow: [
    'operatingCashFlow',
    'capitalExpenditure',
    'freeCashFlow',
    'depreciationAmortization',
    'stockBasedCompensation',
    'dividendsPaid',
    'shareRepurchases',
    'investingCashFlow',
    'financingCashFlow',
    'netChangeInCash',
  ],
} as const satisfies Readonly<Record<StatementKind, readonly string[]>>;

export type StatementField<K extends StatementKind = StatementKind> = (typeof STATEMENT_FIELDS)[K][number];

/** Lines whose words are not those of their field. */
const LINE_WORDS: Readonly<Partial<Record<string, string>>> = {
  researchAndDevelopment: 'research and development',
  sellingGeneralAdministrative: 'selling, general and administrative',
  netIncomeIncludingNoncontrolling: 'net income with noncontrolling interests',
  epsBasic: 'EPS, basic',
  epsDiluted: 'EPS, diluted',
  weightedSharesBasic: 'weighted shares, basic',
  weightedSharesDiluted: 'weighted shares, diluted',
  cashAndEquivalents: 'cash and cash equivalents',
  shortTermInvestments: 'short-term investments',
  propertyPlantEquipmentNet: 'property, plant and equipment, net',
  longTermDebt: 'long-term debt',
  totalEquityIncludingNoncontrolling: 'total equity with noncontrolling interests',
  depreciationAmortization: 'depreciation and amortization',
  stockBasedCompensation: 'stock-based compensation',
  ebitda: 'EBITDA',
  cash: 'cash and short-term investments',
};

/** A line of a statement as a person reads it. @example lineWords('propertyPlantEquipmentNet') // "property, plant and equipment, net" */
export function lineWords(field: string): string {
  return LINE_WORDS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * Which column of the filing's statements it is. A 10-K presents the current and the prior year; of a 10-Q only the columns
 * of its own quarter and year to date are current, and its comparatives are `other`, as is a third year.
 */
export type ColumnRole = 'current' | 'prior' | 'other';

/** A fact that a value was taken or computed from. */
export interface StatementOperand {
  readonly concept: string;
  readonly value: DecimalText;
  /** Null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  /** With which the operand enters a sum; an expense that is tagged negative has −1 alone. */
  readonly sign: 1 | -1;
  readonly accessionNumber?: AccessionNumber;
  readonly sourceSpan?: SourceSpan | null;
}

/** How a value came about, with everything it rests on. */
export interface ValueOrigin {
  /**
   * `reported`: one fact. `sum`: of facts that the filing states in parts. `difference`: one total less another.
   * `year-to-date`: a quarter as the difference of two longer periods. `trailing`: the sum of four quarters.
   */
  readonly rule: 'reported' | 'sum' | 'difference' | 'year-to-date' | 'trailing';
  readonly operands: readonly StatementOperand[];
}

/** A numeric fact, as a filing or companyfacts states it. */
export interface StatementFact {
  /** Prefixed: `"us-gaap:Assets"`. */
  readonly concept: string;
  readonly value: DecimalText;
  readonly unit: string;
  readonly decimals: string | null;
  /** Null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly dimensions: Readonly<Record<string, string>>;
}

/** One value of a column, with the facts it came from. */
export interface StatementValue<F extends StatementFact = StatementFact> {
  readonly value: DecimalText;
  readonly rule: ValueOrigin['rule'];
  readonly operands: readonly { readonly fact: F; readonly sign: 1 | -1 }[];
  readonly confidence: number;
}

/** One period of one statement, as one filing states it. */
export interface StatementColumn<F extends StatementFact = StatementFact> {
  readonly statement: StatementKind;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly role: ColumnRole;
  /** ISO 4217, of the column's amounts. */
  readonly currency: string;
  readonly values: Readonly<Partial<Record<StatementField, StatementValue<F>>>>;
}

/** A value of a stored column. */
export interface FiledValue {
  readonly value: DecimalText;
  readonly origin: ValueOrigin;
  /** Null for values without a document (companyfacts). */
  readonly sourceSpan: SourceSpan | null;
  /** 0–1. */
  readonly confidence: number;
}

/** One period of one statement, as one filing states it, with the filing: a row of the three statement tables. */
export interface FiledColumn {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  /** When the filing became public. */
  readonly publicAt: IsoTimestamp;
  readonly statement: StatementKind;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly role: ColumnRole;
  /** ISO 4217. */
  readonly currency: string;
  readonly values: Readonly<Partial<Record<StatementField, FiledValue>>>;
}
