import type { StatementKind } from '../../../core/statements.ts';
import { combineStatements, type DerivedField, type FinancialPeriod } from '../../../scoring/statements/financials.ts';
import type { SeriesPeriod, StatementSeries } from '../../../scoring/statements/series-types.ts';

/** What is served beside the fields of each statement, of the same period. */
export const DERIVED_OF = {
  income: {
    ebitda: 'Operating income plus depreciation and amortization of the cash-flow statement.',
    sharesOutstanding: 'Shares, of the cover page.',
    sharesBasic: 'Shares: the weighted average, basic.',
    sharesDiluted: 'Shares: the weighted average, diluted.',
  },
  balance: {
    debt: 'Total debt.',
    shortTermDebt: 'Debt that falls due within a year: total debt less long-term debt.',
    cash: 'Cash, equivalents and short-term investments.',
    netDebt: 'Debt less cash.',
    equity: 'Attributable to the parent.',
  },
  cashflow: {
    dividends: 'Dividends paid; positive.',
  },
} as const satisfies Readonly<Record<StatementKind, Readonly<Partial<Record<DerivedField, string>>>>>;

/** The statements of each period, and for every statement the period that it belongs to. */
export interface CombinedSeries {
  /** Newest first. */
  readonly financials: readonly FinancialPeriod[];
  readonly periodOf: (statement: SeriesPeriod) => FinancialPeriod | undefined;
}

export function combinedSeries(series: StatementSeries): CombinedSeries {
  const financials = combineStatements(series);
  const byStatement = new Map<SeriesPeriod, FinancialPeriod>();
  for (const period of financials) {
    for (const statement of Object.values(period.statements)) {
      // A balance sheet that ends two periods has the same values in both.
      if (statement !== null && !byStatement.has(statement)) byStatement.set(statement, period);
    }
  }
  return { financials, periodOf: (statement) => byStatement.get(statement) };
}
