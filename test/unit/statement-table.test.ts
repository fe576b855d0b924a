import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { scaledText, scaleOf, statementTables, unitOf } from '../../cli/report/statement-table.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { StatementField } from '../../core/statements.ts';
import type {
  PresentValue,
  SeriesPeriod,
  SeriesValue,
  StatementSeries,
} from '../../scoring/statements/series-types.ts';
import { date, instant } from '../db/fixtures.ts';

describe('the scale of printed statements', () => {
  test.each([
    [['1000000', '-2000000', '0'], 'millions'],
    [['1000000', '1234000'], 'thousands'],
    [['1000000', '1'], 'units'],
    [['1000000', '2500000.5'], 'units'],
    [['0', '0.00'], 'units'],
    [[], 'units'],
  ])('rounds nothing: %j', (numbers, name) => {
    expect(scaleOf(numbers).name).toBe(name);
  });

  test.each([
    ['1234000', 3, '1,234'],
    ['-1234567000', 3, '-1,234,567'],
    ['1100000000.00', 6, '1,100'],
    ['0', 6, '0'],
    ['0.00', 3, '0'],
    ['12345.670', 0, '12,345.67'],
    ['-5', 0, '-5'],
  ])('%s without %d zeros', (value, zeros, text) => {
    expect(scaledText(value, zeros)).toBe(text);
  });

  test('is one of money, shares and amounts per share', () => {
    const units = (
      ['revenue', 'shareRepurchases', 'epsBasic', 'weightedSharesDiluted', 'sharesOutstanding'] as const
    ).map(unitOf);
    expect(units).toEqual(['money', 'money', 'per-share', 'shares', 'count']);
  });
});

const filing = {
  accessionNumber: '0001234567-24-000001' as AccessionNumber,
  form: '10-K',
  filedDate: date('2025-02-20'),
  publicAt: instant('2025-02-20T21:00:00.000Z'),
};
const value = (text: string, rule: PresentValue['origin']['rule'] = 'reported'): SeriesValue => ({
  value: text,
  origin: { rule, operands: [] },
  confidence: 0.97,
  sourceSpan: null,
  ...filing,
});
const year = (n: number, values: Partial<Record<StatementField, SeriesValue>>): SeriesPeriod => ({
  statement: 'income',
  kind: n === 2023 ? 'transition' : 'regular',
  fiscalYear: n,
  fiscalQuarter: null,
  start: date(`${n}-01-01`),
  end: date(`${n}-12-31`),
  currency: 'USD',
  filing,
  values,
});

test('printed statements have periods as columns, marks and reasons', () => {
  const income = [
    year(2024, {
      revenue: value('1234000'),
      netIncome: value('-56000', 'difference'),
      epsBasic: value('-0.5'),
      weightedSharesBasic: value('112000000'),
      grossProfit: { value: null, reason: 'concepts-differ' },
      costOfRevenue: { value: null, reason: 'not-reported' },
    }),
    year(2023, { revenue: value('1000000'), costOfRevenue: { value: null, reason: 'not-reported' } }),
  ];
  const series: StatementSeries = {
    period: 'annual',
    restated: 'latest',
    periods: { income, balance: [], cashflow: [] },
    restatements: [
      {
        statement: 'income',
        field: 'revenue',
        start: date('2023-01-01'),
        end: date('2023-12-31'),
        currency: 'USD',
        old: '900000',
        new: '1000000',
        oldFiling: filing,
        newFiling: filing,
        kind: 'restated',
      },
    ],
  };
  const fields = ['revenue', 'costOfRevenue', 'grossProfit', 'netIncome', 'epsBasic', 'weightedSharesBasic'];
  const periods = income.map((period) => ({ period, values: period.values }));
  const text = statementTables([{ statement: 'income', fields, periods }], series);
  const lines = stripVTControlCharacters(text).split('\n');
  expect(lines[0]).toBe('USD in thousands; weighted shares in millions; per-share amounts in units');
  const cells = lines
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(cells).toEqual([
    ['', 'FY2024', 'FY2023'],
    ['', '2024-01-01', 'transition'],
    ['', '2024-12-31', '2023-01-01'],
    ['', '', '2023-12-31'],
    ['revenue', '1,234', '1,000 r'],
    ['gross profit', '–', ''],
    ['net income', '-56 c', ''],
    ['EPS, basic', '-0.50', ''],
    ['weighted shares, basic', '112', ''],
  ]);
  expect(lines.slice(-3)).toEqual([
    'r: a later filing states it differently (--restated first and latest; --explain)',
    'c: computed from several facts (--explain has them)',
    '–: gross profit: concepts-differ',
  ]);
});
