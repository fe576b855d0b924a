import { describe, expect, it } from 'vitest';
import type { FiledColumn, StatementField } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import type { RestatedMode } from '../../scoring/statements/series-types.ts';
import { column, type Filing } from './statement-columns.ts';

const FIRST: Filing = { number: 1, form: '10-K', filed: '2023-02-20' };
const AMENDED: Filing = { number: 2, form: '10-K/A', filed: '2023-06-01' };
const NEXT: Filing = { number: 3, form: '10-K', filed: '2024-02-20' };
const YEAR = '2022-01-01/2022-12-31';

type Values = Parameters<typeof column>[3];

function restatements(columns: readonly FiledColumn[]) {
  return buildStatementSeries(columns, { period: 'annual', restated: 'latest' }).restatements;
}

/** `kind field old>new` of what two reports of one year state differently. */
function changes(before: Values, after: Values): string[] {
  const columns = [column(FIRST, 'income', YEAR, before), column(NEXT, 'income', YEAR, after, { role: 'prior' })];
  return restatements(columns).map((change) => `${change.kind} ${change.field} ${change.old}>${change.new}`);
}

function value(columns: readonly FiledColumn[], field: StatementField, restated: RestatedMode) {
  return buildStatementSeries(columns, { period: 'annual', restated }).periods.income[0]?.values[field];
}

describe('restatements', () => {
  const columns = [
    column(FIRST, 'income', YEAR, { revenue: 1000, netIncome: 100 }),
    column(AMENDED, 'income', YEAR, { revenue: 950, netIncome: 60 }),
    column(NEXT, 'income', YEAR, { revenue: 950, netIncome: 60 }, { role: 'prior' }),
  ];

  it('name the old and the new value with their filings, once', () => {
    expect(restatements(columns)).toMatchObject([
      {
        statement: 'income',
        field: 'revenue',
        start: '2022-01-01',
        end: '2022-12-31',
        currency: 'USD',
        old: '1000',
        new: '950',
        oldFiling: { accessionNumber: '0000000001-20-000001', form: '10-K', filedDate: '2023-02-20' },
        newFiling: { accessionNumber: '0000000001-20-000002', form: '10-K/A', filedDate: '2023-06-01' },
        kind: 'restated',
      },
      { field: 'netIncome', old: '100', new: '60' },
    ]);
  });

  it('leave the value as first reported beside the one as latest restated', () => {
    expect(value(columns, 'revenue', 'first')).toMatchObject({
      value: '1000',
      accessionNumber: '0000000001-20-000001',
    });
    expect(value(columns, 'revenue', 'latest')).toMatchObject({
      value: '950',
      accessionNumber: '0000000001-20-000003',
    });
  });

  it('keep the latest value of a field that the newest filing leaves out', () => {
    const brief = column(NEXT, 'income', YEAR, { netIncome: 60 }, { role: 'prior' });
    expect(value([...columns.slice(0, 2), brief], 'revenue', 'latest')).toMatchObject({ value: '950' });
  });

  it('are not the same values again, in another order, or with other zeros', () => {
    expect(changes({ revenue: 1000, netIncome: 100 }, { netIncome: '100.0', revenue: '1000' })).toEqual([]);
    expect(changes({ revenue: 1000 }, { revenue: 1001 })).toEqual(['restated revenue 1000>1001']);
    expect(changes({ epsBasic: '1.30' }, { epsBasic: '1.27' })).toEqual(['restated epsBasic 1.30>1.27']);
  });

  it('tell a move between lines from a restatement of a total', () => {
    const before = { revenue: 1000, costOfRevenue: 400, sellingGeneralAdministrative: 200, netIncome: 100 };
    expect(changes(before, { ...before, costOfRevenue: 420, sellingGeneralAdministrative: 180 })).toEqual([
      'reclassified costOfRevenue 400>420',
      'reclassified sellingGeneralAdministrative 200>180',
    ]);
    expect(changes(before, { ...before, costOfRevenue: 420, netIncome: 80 })).toEqual([
      'restated costOfRevenue 400>420',
      'restated netIncome 100>80',
    ]);
    expect(changes({ costOfRevenue: 400 }, { costOfRevenue: 420 })).toEqual(['restated costOfRevenue 400>420']);
  });

  it('tell a split by its ratio', () => {
    const before = { netIncome: 100, epsDiluted: '2.00', weightedSharesDiluted: 50 };
    expect(changes(before, { netIncome: 100, epsDiluted: '0.50', weightedSharesDiluted: 200 })).toEqual([
      'split epsDiluted 2.00>0.50',
      'split weightedSharesDiluted 50>200',
    ]);
    expect(changes(before, { netIncome: 100, epsDiluted: '20.00', weightedSharesDiluted: 5 })).toEqual([
      'split epsDiluted 2.00>20.00',
      'split weightedSharesDiluted 50>5',
    ]);
    expect(changes(before, { netIncome: 100, epsDiluted: '1.79', weightedSharesDiluted: 56 })).toEqual([
      'restated epsDiluted 2.00>1.79',
      'restated weightedSharesDiluted 50>56',
    ]);
  });

  it('tell a value under other concepts', () => {
    const other = { value: 990, concepts: ['us-gaap:SalesRevenueNet'] };
    expect(changes({ revenue: 1000, netIncome: 100 }, { revenue: other, netIncome: 100 })).toEqual([
      'concepts revenue 1000>990',
    ]);
  });

  it('compare balance sheets of one date and one currency, and no share counts of covers', () => {
    const balances = [
      column(FIRST, 'balance', '2022-12-31', { totalAssets: 500, sharesOutstanding: 10 }),
      column(NEXT, 'balance', '2022-12-31', { totalAssets: 510, sharesOutstanding: 12 }, { role: 'prior' }),
      column(NEXT, 'balance', '2022-12-31', { totalAssets: 470 }, { role: 'prior', currency: 'EUR' }),
    ];
    expect(restatements(balances).map(({ field, old, new: now, currency }) => [field, old, now, currency])).toEqual([
      ['totalAssets', '500', '510', 'USD'],
    ]);
  });
});
