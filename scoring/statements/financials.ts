import type { IsoDate } from '../../core/dates.ts';
import { addDecimals, compareDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { StatementField, StatementKind, ValueOrigin } from '../../core/statements.ts';
import type { MissingReason, PresentValue, SeriesPeriod, SeriesValue, StatementSeries } from './series-types.ts';

/**
 * Values beside the fields of the statements. `ebitda`: operating income plus depreciation and amortization of the same
 * period's cash flow. `freeCashFlow`: as the statement's field, else operating cash flow less capital expenditure. `debt`:
 * total debt; `longTermDebt` is what falls due after a year, `shortTermDebt` the rest. `cash`: cash, equivalents and short-term
 * investments; where no line states such investments, cash and equivalents alone. `netDebt`: debt less cash. `equity`:
 * attributable to the parent.
 */
export const DERIVED_FIELDS = [
  'ebitda',
  'freeCashFlow',
  'dividends',
  'debt',
  'shortTermDebt',
  'longTermDebt',
  'cash',
  'netDebt',
  'equity',
  'sharesOutstanding',
  'sharesBasic',
  'sharesDiluted',
] as const;
export type DerivedField = (typeof DERIVED_FIELDS)[number];

/** The three statements of one period, with what follows from them. */
export interface FinancialPeriod {
  readonly kind: SeriesPeriod['kind'];
  readonly fiscalYear: number;
  readonly fiscalQuarter: SeriesPeriod['fiscalQuarter'];
  /** Null where only a balance sheet is known. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly currency: string;
  /** Null where no filing has the statement for the period. */
  readonly statements: Readonly<Record<StatementKind, SeriesPeriod | null>>;
  readonly derived: Readonly<Record<DerivedField, SeriesValue>>;
}

type Statements = FinancialPeriod['statements'];

function missing(reason: MissingReason): SeriesValue {
  return { value: null, reason };
}

/** A field of a period's statements; null with a reason where the statement or the value is missing. */
export function fieldOf(statements: Statements, statement: StatementKind, field: StatementField): SeriesValue {
  return statements[statement]?.values[field] ?? missing('not-reported');
}

function negated(operands: ValueOrigin['operands']): ValueOrigin['operands'] {
  return operands.map((operand) => ({ ...operand, sign: operand.sign === 1 ? -1 : 1 }));
}

/** A sum or a difference of two values, with the operands of both; null with the reason of the one that is. */
export function combine(rule: 'sum' | 'difference', left: SeriesValue, right: SeriesValue): SeriesValue {
  const without = [left, right].find(({ value }) => value === null);
  if (without?.value === null) {
    return missing(without.reason === 'not-reported' ? 'operand-not-reported' : without.reason);
  }
  const a = left as PresentValue;
  const b = right as PresentValue;
  const newest = a.publicAt < b.publicAt ? b : a;
  return {
    value: rule === 'sum' ? addDecimals(a.value, b.value) : subtractDecimals(a.value, b.value),
    origin: {
      rule,
      operands: [...a.origin.operands, ...(rule === 'sum' ? b.origin.operands : negated(b.origin.operands))],
    },
    confidence: Math.min(a.confidence, b.confidence),
    accessionNumber: newest.accessionNumber,
    publicAt: newest.publicAt,
    sourceSpan: null,
  };
}

function derivedOf(statements: Statements): FinancialPeriod['derived'] {
  const income = (field: StatementField) => fieldOf(statements, 'income', field);
  const balance = (field: StatementField) => fieldOf(statements, 'balance', field);
  const cashflow = (field: StatementField) => fieldOf(statements, 'cashflow', field);
  const stated = cashflow('freeCashFlow');
  const investments = balance('shortTermInvestments');
  const cash =
    investments.value === null && investments.reason === 'not-reported'
      ? balance('cashAndEquivalents')
      : combine('sum', balance('cashAndEquivalents'), investments);
  const debt = balance('totalDebt');
  const shortTermDebt = combine('difference', debt, balance('longTermDebt'));
  const isNegative = shortTermDebt.value !== null && compareDecimals(shortTermDebt.value, '0') < 0;
  return {
    ebitda: combine('sum', income('operatingIncome'), cashflow('depreciationAmortization')),
    freeCashFlow:
      stated.value === null
        ? combine('difference', cashflow('operatingCashFlow'), cashflow('capitalExpenditure'))
        : stated,
    dividends: cashflow('dividendsPaid'),
    debt,
    shortTermDebt: isNegative ? missing('not-meaningful') : shortTermDebt,
    longTermDebt: balance('longTermDebt'),
    cash,
    netDebt: combine('difference', debt, cash),
    equity: balance('totalEquity'),
    sharesOutstanding: balance('sharesOutstanding'),
    sharesBasic: income('weightedSharesBasic'),
    sharesDiluted: income('weightedSharesDiluted'),
  };
}

/** The flows of a period with the balance sheet at its end; a balance sheet without flows is a period of its own. */
function statementsByPeriod({ periods }: StatementSeries): Statements[] {
  const balances = new Map(periods.balance.map((balance) => [`${balance.end}/${balance.currency}`, balance]));
  const byPeriod = new Map<string, { income: SeriesPeriod | null; cashflow: SeriesPeriod | null }>();
  for (const statement of ['income', 'cashflow'] as const) {
    for (const period of periods[statement]) {
      const key = `${period.start}/${period.end}/${period.currency}`;
      byPeriod.set(key, { ...(byPeriod.get(key) ?? { income: null, cashflow: null }), [statement]: period });
    }
  }
  const used = new Set<SeriesPeriod>();
  const combined = [...byPeriod.values()].map(({ income, cashflow }): Statements => {
    const flow = income ?? cashflow;
    const balance = flow === null ? null : (balances.get(`${flow.end}/${flow.currency}`) ?? null);
    if (balance) used.add(balance);
    return { income, balance, cashflow };
  });
  const alone = periods.balance.filter((balance) => !used.has(balance));
  return [...combined, ...alone.map((balance): Statements => ({ income: null, balance, cashflow: null }))];
}

/** The statements of a series by period, newest first; of one end, the longer first. */
export function combineStatements(series: StatementSeries): FinancialPeriod[] {
  const combined = statementsByPeriod(series).flatMap((statements): FinancialPeriod[] => {
    const period = statements.income ?? statements.cashflow ?? statements.balance;
    if (!period) return [];
    const { kind, fiscalYear, fiscalQuarter, start, end, currency } = period;
    return [{ kind, fiscalYear, fiscalQuarter, start, end, currency, statements, derived: derivedOf(statements) }];
  });
  return combined.sort((a, b) => compareText(b.end, a.end) || compareText(a.start ?? '', b.start ?? ''));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
