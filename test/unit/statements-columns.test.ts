import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { readStatementColumns } from '../../parsers/statements/read-statement-columns.ts';
import { named, taken, takenAll, valuesOf } from './statement-facts.ts';

const BALANCE = { Assets: 900, LiabilitiesAndStockholdersEquity: 900, Liabilities: 400, StockholdersEquity: 500 };
const INCOME = { Revenues: 100, OperatingIncomeLoss: 20, IncomeTaxExpenseBenefit: 4, NetIncomeLoss: 14 };
const CASH = {
  NetCashProvidedByUsedInOperatingActivities: 30,
  NetCashProvidedByUsedInInvestingActivities: -10,
  NetCashProvidedByUsedInFinancingActivities: -5,
};
const cover = (form: string, end: string) => ({ form, periodEnd: parseIsoDate(end) });

test('a 10-K has the current and the prior year; a third year and quarters of a note are not among them', () => {
  const columns = readStatementColumns(
    [
      ...takenAll('2024-12-31', BALANCE),
      ...takenAll('2023-12-31', BALANCE),
      ...takenAll('2024-01-01/2024-12-31', { ...INCOME, ...CASH }),
      ...takenAll('2023-01-01/2023-12-31', { ...INCOME, ...CASH }),
      ...takenAll('2022-01-01/2022-12-31', { ...INCOME, ...CASH }),
      ...takenAll('2024-10-01/2024-12-31', INCOME),
    ],
    cover('10-K', '2024-12-31'),
  );
  expect(columns.map(named).sort()).toEqual([
    'balance 2023-12-31 prior',
    'balance 2024-12-31 current',
    'cashflow 2022-01-01..2022-12-31 other',
    'cashflow 2023-01-01..2023-12-31 prior',
    'cashflow 2024-01-01..2024-12-31 current',
    'income 2022-01-01..2022-12-31 other',
    'income 2023-01-01..2023-12-31 prior',
    'income 2024-01-01..2024-12-31 current',
  ]);
});

test('a 10-Q has its quarter and the year to date; comparatives and the balance before are other columns', () => {
  const columns = readStatementColumns(
    [
      ...takenAll('2024-09-28', BALANCE),
      ...takenAll('2023-12-30', BALANCE),
      ...takenAll('2024-06-30/2024-09-28', INCOME),
      ...takenAll('2023-12-31/2024-09-28', { ...INCOME, ...CASH }),
      ...takenAll('2023-07-02/2023-09-30', INCOME),
      ...takenAll('2023-01-01/2023-09-30', { ...INCOME, ...CASH }),
      // A bank's quarter before, which abuts the quarter as a predecessor's period would.
      ...takenAll('2024-03-31/2024-06-29', INCOME),
    ],
    cover('10-Q', '2024-09-28'),
  );
  expect(columns.filter(({ role }) => role !== 'other').map(named)).toEqual([
    'income 2024-06-30..2024-09-28 current',
    'income 2023-12-31..2024-09-28 current',
    'balance 2024-09-28 current',
    'cashflow 2023-12-31..2024-09-28 current',
  ]);
  expect(columns.filter(({ role }) => role === 'other')).toHaveLength(5);
});

test('predecessor and successor periods are columns of their own', () => {
  const columns = readStatementColumns(
    [
      ...takenAll('2023-09-30', BALANCE),
      ...takenAll('2023-07-22/2023-09-30', { ...INCOME, ...CASH }),
      ...takenAll('2023-07-01/2023-07-21', INCOME),
      ...takenAll('2023-01-01/2023-07-21', { ...INCOME, ...CASH }),
      ...takenAll('2022-01-01/2022-09-30', { ...INCOME, ...CASH }),
    ],
    cover('10-Q', '2023-09-30'),
  );
  expect(
    columns
      .filter(({ role }) => role === 'current')
      .map(named)
      .sort(),
  ).toEqual([
    'balance 2023-09-30 current',
    'cashflow 2023-01-01..2023-07-21 current',
    'cashflow 2023-07-22..2023-09-30 current',
    'income 2023-01-01..2023-07-21 current',
    'income 2023-07-01..2023-07-21 current',
    'income 2023-07-22..2023-09-30 current',
  ]);
});

test('a transition report has its short period, and a 53-week year is a year', () => {
  const transition = readStatementColumns(
    [
      ...takenAll('2024-12-31', BALANCE),
      ...takenAll('2024-06-30', BALANCE),
      ...takenAll('2024-07-01/2024-12-31', INCOME),
      ...takenAll('2023-07-01/2024-06-30', INCOME),
    ],
    cover('10-KT', '2024-12-31'),
  );
  expect(transition.map(named)).toEqual([
    'income 2024-07-01..2024-12-31 current',
    'balance 2024-12-31 current',
    'income 2023-07-01..2024-06-30 prior',
    'balance 2024-06-30 prior',
  ]);
  const weeks = readStatementColumns(
    [...takenAll('2024-01-29/2025-02-02', INCOME), ...takenAll('2023-01-30/2024-01-28', INCOME)],
    cover('10-K', '2025-02-02'),
  );
  expect(weeks.map(named)).toEqual(['income 2024-01-29..2025-02-02 current', 'income 2023-01-30..2024-01-28 prior']);
});

test('without a cover the latest balance sheet is the current one', () => {
  const facts = [...takenAll('2024-12-31', BALANCE), ...takenAll('2024-01-01/2024-12-31', INCOME)];
  const columns = readStatementColumns(facts, { form: null, periodEnd: null });
  expect(columns.map(named)).toEqual(['income 2024-01-01..2024-12-31 current', 'balance 2024-12-31 current']);
});

test('dimensional facts, other currencies and text are never totals', () => {
  const dimensions = { 'us-gaap:StatementBusinessSegmentsAxis': 'x:NorthMember' };
  const columns = readStatementColumns(
    [
      ...takenAll('2024-01-01/2024-12-31', INCOME),
      ...takenAll('2024-12-31', BALANCE),
      taken('GrossProfit', 60, '2024-01-01/2024-12-31', { dimensions }),
      taken('ResearchAndDevelopmentExpense', 7, '2024-01-01/2024-12-31', { unit: 'EUR' }),
      taken('InterestExpense', '2024-12-31', '2024-01-01/2024-12-31'),
    ],
    cover('10-K', '2024-12-31'),
  );
  expect(valuesOf(columns, 'income', '2024-12-31')).toEqual({
    revenue: 100,
    operatingIncome: 20,
    incomeTaxExpense: 4,
    netIncome: 14,
  });
});

test('the currency is that of most amounts; a convenience translation is no column of its own', () => {
  const yuan = (concept: string, value: number, period: string) => taken(concept, value, period, { unit: 'CNY' });
  const columns = readStatementColumns(
    [
      ...Object.entries(BALANCE).map(([concept, value]) => yuan(concept, value * 7, '2024-12-31')),
      ...Object.entries(BALANCE).map(([concept, value]) => yuan(concept, value * 6, '2023-12-31')),
      ...takenAll('2024-12-31', BALANCE),
    ],
    cover('20-F', '2024-12-31'),
  );
  expect(columns.map(({ currency }) => currency)).toEqual(['CNY', 'CNY']);
  expect(valuesOf(columns, 'balance', '2024-12-31').totalAssets).toBe(6300);
});

test('a filing without statements has no columns', () => {
  const facts = [taken('dei:EntityCommonStockSharesOutstanding', 5, '2025-02-01', { unit: 'shares' })];
  expect(readStatementColumns(facts, cover('10-K', '2024-12-31'))).toEqual([]);
  expect(readStatementColumns([], { form: null, periodEnd: null })).toEqual([]);
});

test('a cover with the wrong year does not make the year before the current one', () => {
  const facts = [
    ...takenAll('2024-12-31', BALANCE),
    ...takenAll('2023-12-31', BALANCE),
    ...takenAll('2024-01-01/2024-12-31', INCOME),
    ...takenAll('2023-01-01/2023-12-31', INCOME),
  ];
  const columns = readStatementColumns(facts, cover('10-K', '2023-12-31'));
  expect(columns.map(named)).toContain('income 2024-01-01..2024-12-31 current');
  // The end of the month for a year that ends on a weekday near it.
  const labeled = readStatementColumns(facts, cover('10-K', '2025-01-04'));
  expect(labeled.map(named)).toContain('balance 2024-12-31 current');
});

test('amounts per share that are tagged as plain amounts are read', () => {
  const facts = [
    ...takenAll('2009-01-01/2009-12-31', INCOME),
    taken('EarningsPerShareBasic', 1.5, '2009-01-01/2009-12-31'),
  ];
  const columns = readStatementColumns(facts, cover('10-K', '2009-12-31'));
  expect(valuesOf(columns, 'income', '2009-12-31').epsBasic).toBe(1.5);
});
