import type { IsoDate } from '../../core/dates.ts';
import { addDecimals, compareDecimals, multiplyDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { StatementField } from '../../core/statements.ts';
import { combine, type FinancialPeriod, fieldOf } from './financials.ts';
import type { RatioName } from './ratio-definitions.ts';
import type { MissingReason, SeriesPeriodType, SeriesValue } from './series-types.ts';
import { near } from './spans.ts';

export type Ratio = { readonly value: number } | { readonly value: null; readonly reason: MissingReason };
export type Ratios = Readonly<Record<RatioName, Ratio>>;

/** A price of one share. */
export interface SharePrice {
  readonly price: DecimalText;
  readonly currency: string;
  readonly date: IsoDate;
}

/** An exact amount on its way into a ratio. */
type Amount = { readonly amount: DecimalText } | { readonly reason: MissingReason };

function amountOf(value: SeriesValue): Amount {
  if (value.value !== null) return { amount: value.value };
  return { reason: value.reason === 'not-reported' ? 'operand-not-reported' : value.reason };
}

/**
 * A quotient, null where an operand is. A denominator of zero or below has no meaning in any of these ratios: margins of
 * no revenue, returns on negative equity.
 */
function quotient(numerator: Amount, denominator: Amount): Ratio {
  if ('reason' in numerator) return { value: null, reason: numerator.reason };
  if ('reason' in denominator) return { value: null, reason: denominator.reason };
  const below = Number(denominator.amount);
  const value = Number(numerator.amount) / below;
  return below > 0 && Number.isFinite(value) ? { value } : { value: null, reason: 'not-meaningful' };
}

function amountRatio(amount: Amount): Ratio {
  if ('reason' in amount) return { value: null, reason: amount.reason };
  const value = Number(amount.amount);
  return Number.isFinite(value) ? { value } : { value: null, reason: 'not-meaningful' };
}

function plus(left: Amount, right: Amount): Amount {
  if ('reason' in left) return left;
  return 'reason' in right ? right : { amount: addDecimals(left.amount, right.amount) };
}

function less(left: Amount, right: Amount): Amount {
  if ('reason' in left) return left;
  return 'reason' in right ? right : { amount: subtractDecimals(left.amount, right.amount) };
}

function times(left: Amount, right: Amount): Amount {
  if ('reason' in left) return left;
  return 'reason' in right ? right : { amount: multiplyDecimals(left.amount, right.amount) };
}

/** The average of a balance at both ends, each of which has to be positive. */
function average(opening: Amount, closing: Amount): Amount {
  const isNegative = [opening, closing].some((each) => 'amount' in each && compareDecimals(each.amount, '0') <= 0);
  return isNegative ? { reason: 'not-meaningful' } : times(plus(opening, closing), { amount: '0.5' });
}

/** The period's amounts by name, so that each ratio reads as its definition. */
interface Amounts {
  readonly income: (field: StatementField) => Amount;
  readonly balance: (field: StatementField) => Amount;
  readonly derived: (field: keyof FinancialPeriod['derived']) => Amount;
}

function amountsOf({ statements, derived }: FinancialPeriod): Amounts {
  return {
    income: (field) => amountOf(fieldOf(statements, 'income', field)),
    balance: (field) => amountOf(fieldOf(statements, 'balance', field)),
    derived: (field) => amountOf(derived[field]),
  };
}

/** Whether the period is a year or twelve months: what compares a flow with a balance or a price has no meaning below. */
function isAnnual({ kind, start }: FinancialPeriod, period: SeriesPeriodType): boolean {
  return start !== null && period !== 'quarter' && (kind === 'regular' || kind === 'overlapping');
}

function profitability({ income, derived }: Amounts) {
  const revenue = income('revenue');
  return {
    grossMargin: quotient(income('grossProfit'), revenue),
    operatingMargin: quotient(income('operatingIncome'), revenue),
    netMargin: quotient(income('netIncome'), revenue),
    ebitdaMargin: quotient(derived('ebitda'), revenue),
    freeCashFlowMargin: quotient(derived('freeCashFlow'), revenue),
  };
}

/** Equity with noncontrolling interests; where none are stated, that of the parent. */
function totalEquity({ balance }: Amounts): Amount {
  const total = balance('totalEquityIncludingNoncontrolling');
  return 'reason' in total && total.reason === 'operand-not-reported' ? balance('totalEquity') : total;
}

function investedCapital(amounts: Amounts): Amount {
  return less(plus(amounts.derived('debt'), totalEquity(amounts)), amounts.derived('cash'));
}

/** After tax at the period's own rate, which has to be between 0 and 1: operating income × (before tax − tax) ÷ before tax. */
function returnOnCapital({ income }: Amounts, capital: Amount): Ratio {
  const beforeTax = income('incomeBeforeTax');
  const rate = quotient(income('incomeTaxExpense'), beforeTax);
  if (rate.value !== null && (rate.value < 0 || rate.value > 1)) return { value: null, reason: 'not-meaningful' };
  if (rate.value === null) return rate;
  const kept = less(beforeTax, income('incomeTaxExpense'));
  return quotient(times(income('operatingIncome'), kept), times(beforeTax, capital));
}

function returns(now: Amounts, opening: Amounts | null) {
  const unknown: Amount = { reason: 'operand-not-reported' };
  const net = now.income('netIncome');
  const balanceThen = (field: StatementField): Amount => opening?.balance(field) ?? unknown;
  const capitalThen = opening ? investedCapital(opening) : unknown;
  return {
    returnOnAssets: quotient(net, average(balanceThen('totalAssets'), now.balance('totalAssets'))),
    returnOnEquity: quotient(net, average(balanceThen('totalEquity'), now.balance('totalEquity'))),
    returnOnInvestedCapital: returnOnCapital(now, average(capitalThen, investedCapital(now))),
  };
}

function balanceRatios({ balance, derived }: Amounts) {
  const due = balance('totalCurrentLiabilities');
  return {
    debtToEquity: quotient(derived('debt'), derived('equity')),
    currentRatio: quotient(balance('totalCurrentAssets'), due),
    quickRatio: quotient(plus(derived('cash'), balance('receivables')), due),
  };
}

function marketValues(amounts: Amounts, period: FinancialPeriod, price: SharePrice | null) {
  const shares = amounts.derived('sharesOutstanding');
  const isPriced = price !== null && price.currency === period.currency;
  const cap: Amount =
    'reason' in shares || !isPriced
      ? { reason: isPriced && 'reason' in shares ? shares.reason : 'no-price' }
      : { amount: multiplyDecimals(price.price, shares.amount) };
  const { statements } = period;
  const minority = amountOf(
    combine(
      'difference',
      fieldOf(statements, 'balance', 'totalEquityIncludingNoncontrolling'),
      fieldOf(statements, 'balance', 'totalEquity'),
    ),
  );
  const others: Amount = 'reason' in minority ? { amount: '0' } : minority;
  return { cap, enterprise: less(plus(plus(cap, amounts.derived('debt')), others), amounts.derived('cash')) };
}

function valuation(amounts: Amounts, cap: Amount, enterprise: Amount) {
  const { income, derived } = amounts;
  return {
    dividendYield: quotient(derived('dividends'), cap),
    priceToEarnings: quotient(cap, income('netIncome')),
    priceToSales: quotient(cap, income('revenue')),
    enterpriseValueToEbitda: quotient(enterprise, derived('ebitda')),
    enterpriseValueToSales: quotient(enterprise, income('revenue')),
    freeCashFlowYield: quotient(derived('freeCashFlow'), cap),
  };
}

/** Ratios of a whole year: null with the reason `not-annual` for a shorter period. */
function annualRatios(now: Amounts, opening: Amounts | null, cap: Amount, enterprise: Amount) {
  return {
    ...returns(now, opening),
    ...valuation(now, cap, enterprise),
    netDebtToEbitda: quotient(now.derived('netDebt'), now.derived('ebitda')),
  };
}

/**
 * The ratios of a period. `opening` is the balance sheet at its start, `price` of about its end. Sums of the operands are
 * exact, ratios are floating-point numbers; a ratio without meaning (no revenue, negative equity) is null with a reason.
 */
export function computeRatios(
  period: FinancialPeriod,
  type: SeriesPeriodType,
  opening: FinancialPeriod | null,
  price: SharePrice | null,
): Ratios {
  const now = amountsOf(period);
  const { cap, enterprise } = marketValues(now, period, price);
  const annual = annualRatios(now, opening && amountsOf(opening), cap, enterprise);
  const ratios = {
    ...profitability(now),
    ...balanceRatios(now),
    payoutRatio: quotient(now.derived('dividends'), now.income('netIncome')),
    dividendsPerShare: quotient(now.derived('dividends'), now.derived('sharesBasic')),
    interestCover: quotient(now.income('operatingIncome'), now.income('interestExpense')),
    marketCapitalization: amountRatio(cap),
    enterpriseValue: amountRatio(enterprise),
    priceToBook: quotient(cap, now.derived('equity')),
    ...annual,
  };
  if (isAnnual(period, type)) return ratios;
  const names = Object.keys(annual) as (keyof typeof annual)[];
  return { ...ratios, ...Object.fromEntries(names.map((name) => [name, { value: null, reason: 'not-annual' }])) };
}

/** The balance sheet at the start of a period, of the same currency: the one at the end of the day before. */
export function openingOf(period: FinancialPeriod, periods: readonly FinancialPeriod[]): FinancialPeriod | null {
  const { start, currency } = period;
  if (start === null) return null;
  const earlier = periods.filter(
    (other) =>
      other.currency === currency && other.end < period.end && other.statements.balance && near(other.end, start),
  );
  return earlier[0] ?? null;
}
