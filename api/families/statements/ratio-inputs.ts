import { STATEMENT_FIELDS, STATEMENT_KINDS } from '../../../core/statements.ts';
import { type FinancialPeriod, fieldOf } from '../../../scoring/statements/financials.ts';
import type { RatioName } from '../../../scoring/statements/ratio-definitions.ts';
import type { SeriesValue } from '../../../scoring/statements/series-types.ts';

const CAP = ['price', 'sharesOutstanding'] as const;
/** Without noncontrolling interests where none are stated. */
const ENTERPRISE = [...CAP, 'debt', 'totalEquityIncludingNoncontrolling', 'totalEquity', 'cash'] as const;
const CAPITAL = ['debt', 'totalEquityIncludingNoncontrolling', 'totalEquity', 'cash'] as const;
const opening = (names: readonly string[]) => names.map((name) => `opening.${name}`);

/** What each ratio rests on, as `scoring/statements/ratios.ts` computes it: `opening.` at the start of the period. */
export const RATIO_INPUTS: Readonly<Record<RatioName, readonly string[]>> = {
  grossMargin: ['grossProfit', 'revenue'],
  operatingMargin: ['operatingIncome', 'revenue'],
  netMargin: ['netIncome', 'revenue'],
  ebitdaMargin: ['ebitda', 'revenue'],
  freeCashFlowMargin: ['freeCashFlow', 'revenue'],
  returnOnAssets: ['netIncome', 'totalAssets', ...opening(['totalAssets'])],
  returnOnEquity: ['netIncome', 'totalEquity', ...opening(['totalEquity'])],
  returnOnInvestedCapital: ['operatingIncome', 'incomeTaxExpense', 'incomeBeforeTax', ...CAPITAL, ...opening(CAPITAL)],
  payoutRatio: ['dividends', 'netIncome'],
  dividendsPerShare: ['dividends', 'sharesBasic'],
  dividendYield: ['dividends', ...CAP],
  debtToEquity: ['debt', 'equity'],
  netDebtToEbitda: ['netDebt', 'ebitda'],
  currentRatio: ['totalCurrentAssets', 'totalCurrentLiabilities'],
  quickRatio: ['cash', 'receivables', 'totalCurrentLiabilities'],
  interestCover: ['operatingIncome', 'interestExpense'],
  marketCapitalization: CAP,
  enterpriseValue: ENTERPRISE,
  priceToEarnings: [...CAP, 'netIncome'],
  priceToSales: [...CAP, 'revenue'],
  priceToBook: [...CAP, 'equity'],
  enterpriseValueToEbitda: [...ENTERPRISE, 'ebitda'],
  enterpriseValueToSales: [...ENTERPRISE, 'revenue'],
  freeCashFlowYield: ['freeCashFlow', ...CAP],
};

/** An input of a ratio; null for the price, which no filing states. */
export function inputValue(
  name: string,
  period: FinancialPeriod,
  start: FinancialPeriod | null,
): SeriesValue | null | undefined {
  if (name === 'price') return null;
  if (name.startsWith('opening.')) return start === null ? null : inputValue(name.slice(8), start, null);
  if (name in period.derived) return period.derived[name as keyof FinancialPeriod['derived']];
  const statement = STATEMENT_KINDS.find((kind) => (STATEMENT_FIELDS[kind] as readonly string[]).includes(name));
  return statement && fieldOf(period.statements, statement, name as Parameters<typeof fieldOf>[2]);
}
