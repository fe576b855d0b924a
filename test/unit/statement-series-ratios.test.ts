import { describe, expect, it } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { FiledColumn } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import { combineStatements, type FinancialPeriod } from '../../scoring/statements/financials.ts';
import { RATIO_GROUPS, RATIOS, type RatioName } from '../../scoring/statements/ratio-definitions.ts';
import { computeRatios, openingOf, type SharePrice } from '../../scoring/statements/ratios.ts';
import type { SeriesPeriodType } from '../../scoring/statements/series-types.ts';
import { column, type Filing } from './statement-columns.ts';

const FILED: Filing = { number: 1, form: '10-K', filed: '2024-02-20' };
const YEAR = '2023-01-01/2023-12-31';
const PRICE: SharePrice = { price: '12.50', currency: 'USD', date: parseIsoDate('2023-12-29') };

type Values = Parameters<typeof column>[3];

const INCOME: Values = {
  revenue: 1000,
  grossProfit: 450,
  operatingIncome: 200,
  interestExpense: 25,
  incomeBeforeTax: 175,
  incomeTaxExpense: 35,
  netIncome: 140,
  weightedSharesBasic: 100,
};
const CASH: Values = {
  operatingCashFlow: '180.5',
  capitalExpenditure: '60.25',
  depreciationAmortization: 50,
  dividendsPaid: 42,
};
const BALANCE: Values = {
  cashAndEquivalents: 100,
  shortTermInvestments: 50,
  receivables: 90,
  totalCurrentAssets: 300,
  totalCurrentLiabilities: 150,
  longTermDebt: 250,
  totalDebt: 300,
  totalAssets: 1200,
  totalEquity: 700,
  totalEquityIncludingNoncontrolling: 710,
  sharesOutstanding: 110,
};
const OPENING: Values = {
  cashAndEquivalents: 90,
  totalAssets: 800,
  totalDebt: 290,
  totalEquity: 600,
  totalEquityIncludingNoncontrolling: 610,
};

interface Parts {
  readonly income?: Values;
  readonly cash?: Values;
  readonly balance?: Values;
  readonly opening?: Values;
}

function columns({ income = INCOME, cash = CASH, balance = BALANCE, opening = OPENING }: Parts = {}): FiledColumn[] {
  return [
    column(FILED, 'income', YEAR, income),
    column(FILED, 'cashflow', YEAR, cash),
    column(FILED, 'balance', '2023-12-31', balance),
    column(FILED, 'balance', '2022-12-31', opening, { role: 'prior' }),
    column(FILED, 'income', '2022-01-01/2022-12-31', { revenue: 900 }, { role: 'prior' }),
  ];
}

function financials(parts?: Parts, period: SeriesPeriodType = 'annual'): FinancialPeriod[] {
  return combineStatements(buildStatementSeries(columns(parts), { period, restated: 'latest' }));
}

function ratiosOf(parts?: Parts, price: SharePrice | null = PRICE) {
  const [period, ...earlier] = financials(parts);
  if (!period) throw new Error('no period');
  return computeRatios(period, 'annual', openingOf(period, earlier), price);
}

function ratio(name: RatioName, parts?: Parts, price?: SharePrice | null) {
  const found = ratiosOf(parts, price)[name];
  return found.value === null ? found.reason : found.value;
}

describe('derived values', () => {
  it('are exact, and name the facts of all their statements', () => {
    const [{ derived } = { derived: null }] = financials();
    expect(derived?.ebitda).toMatchObject({
      value: '250',
      origin: {
        rule: 'sum',
        operands: [{ concept: 'us-gaap:operatingIncome' }, { concept: 'us-gaap:depreciationAmortization' }],
      },
    });
    expect(derived?.freeCashFlow).toMatchObject({
      value: '120.25',
      origin: { rule: 'difference', operands: [{ sign: 1 }, { sign: -1 }] },
    });
    expect(derived).toMatchObject({
      debt: { value: '300' },
      shortTermDebt: { value: '50' },
      longTermDebt: { value: '250' },
      cash: { value: '150' },
      netDebt: { value: '150' },
      equity: { value: '700' },
      dividends: { value: '42' },
      sharesOutstanding: { value: '110' },
      sharesBasic: { value: '100' },
    });
  });

  it('prefer the free cash flow of the statement', () => {
    const [period] = financials({ cash: { ...CASH, freeCashFlow: 111 } });
    expect(period?.derived.freeCashFlow).toMatchObject({ value: '111' });
  });

  it('are null with the reason of the operand that is missing', () => {
    const [period] = financials({
      cash: { operatingCashFlow: 1 },
      balance: { totalDebt: 10, longTermDebt: 12, cashAndEquivalents: 3 },
    });
    expect(period?.derived).toMatchObject({
      ebitda: { value: null, reason: 'operand-not-reported' },
      freeCashFlow: { value: null, reason: 'operand-not-reported' },
      shortTermDebt: { value: null, reason: 'not-meaningful' },
      cash: { value: '3' },
      equity: { value: null, reason: 'not-reported' },
    });
  });

  it('list a balance sheet without flows as a period of its own', () => {
    const only = columns().filter(({ statement, end }) => statement !== 'income' || end === '2023-12-31');
    const found = combineStatements(buildStatementSeries(only, { period: 'quarter', restated: 'latest' }));
    expect(found.map(({ start, end, statements }) => [start, end, statements.income])).toEqual([
      [null, '2023-12-31', null],
    ]);
  });
});

describe('ratios', () => {
  it.each<[RatioName, number]>([
    ['grossMargin', 0.45],
    ['operatingMargin', 0.2],
    ['netMargin', 0.14],
    ['ebitdaMargin', 0.25],
    ['freeCashFlowMargin', 0.12025],
    ['returnOnAssets', 0.14],
    ['returnOnEquity', 140 / 650],
    ['returnOnInvestedCapital', 160 / ((300 + 710 - 150 + (290 + 610 - 90)) / 2)],
    ['payoutRatio', 0.3],
    ['dividendsPerShare', 0.42],
    ['dividendYield', 42 / 1375],
    ['debtToEquity', 300 / 700],
    ['netDebtToEbitda', 0.6],
    ['currentRatio', 2],
    ['quickRatio', 1.6],
    ['interestCover', 8],
    ['marketCapitalization', 1375],
    ['enterpriseValue', 1375 + 300 + 10 - 150],
    ['priceToEarnings', 1375 / 140],
    ['priceToSales', 1.375],
    ['priceToBook', 1375 / 700],
    ['enterpriseValueToEbitda', 6.14],
    ['enterpriseValueToSales', 1.535],
    ['freeCashFlowYield', 120.25 / 1375],
  ])('have %s as defined', (name, expected) => {
    expect(ratio(name)).toBeCloseTo(expected, 12);
  });

  it('are all defined, in the groups of the interface', () => {
    expect(Object.keys(ratiosOf()).sort()).toEqual(Object.keys(RATIOS).sort());
    for (const [group, definition] of Object.values(RATIOS)) {
      expect(RATIO_GROUPS).toContain(group);
      expect(definition.length).toBeGreaterThan(10);
    }
  });

  it.each<[string, RatioName, Parts]>([
    ['no revenue', 'netMargin', { income: { ...INCOME, revenue: 0 } }],
    ['negative equity', 'debtToEquity', { balance: { ...BALANCE, totalEquity: -5 } }],
    ['negative equity at the start', 'returnOnEquity', { opening: { ...OPENING, totalEquity: -5 } }],
    ['no interest', 'interestCover', { income: { ...INCOME, interestExpense: 0 } }],
    ['a loss', 'priceToEarnings', { income: { ...INCOME, netIncome: -3 } }],
    ['dividends out of a loss', 'payoutRatio', { income: { ...INCOME, netIncome: -3 } }],
    ['negative EBITDA', 'netDebtToEbitda', { income: { ...INCOME, operatingIncome: -90 } }],
    ['a tax credit', 'returnOnInvestedCapital', { income: { ...INCOME, incomeTaxExpense: -10 } }],
    ['a loss before tax', 'returnOnInvestedCapital', { income: { ...INCOME, incomeBeforeTax: -10 } }],
  ])('are null where they have no meaning: %s', (_, name, parts) => {
    expect(ratio(name, parts)).toBe('not-meaningful');
  });

  it('are null where an operand is, or a price', () => {
    const { totalEquity: _, ...withoutEquity } = OPENING;
    expect(ratio('returnOnEquity', { opening: withoutEquity })).toBe('operand-not-reported');
    expect(ratio('priceToBook', {}, null)).toBe('no-price');
    expect(ratio('priceToBook', {}, { ...PRICE, currency: 'EUR' })).toBe('no-price');
    const { sharesOutstanding: __, ...withoutShares } = BALANCE;
    expect(ratio('marketCapitalization', { balance: withoutShares })).toBe('operand-not-reported');
    for (const each of Object.values(ratiosOf({ income: {}, cash: {}, balance: {}, opening: {} }, null))) {
      expect(each.value).toBeNull();
    }
  });

  it('compare no quarter with a balance or a price', () => {
    const quarter = [
      column({ ...FILED, form: '10-Q' }, 'income', '2023-01-01/2023-03-31', INCOME),
      column({ ...FILED, form: '10-Q' }, 'balance', '2023-03-31', BALANCE),
    ];
    const [period] = combineStatements(buildStatementSeries(quarter, { period: 'quarter', restated: 'latest' }));
    if (!period) throw new Error('no period');
    const found = computeRatios(period, 'quarter', null, PRICE);
    expect(found.netMargin).toEqual({ value: 0.14 });
    expect(found.priceToBook).toEqual({ value: 1375 / 700 });
    for (const name of ['returnOnEquity', 'priceToEarnings', 'netDebtToEbitda', 'dividendYield'] as const) {
      expect(found[name]).toEqual({ value: null, reason: 'not-annual' });
    }
  });
});
