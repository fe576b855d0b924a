import { describe, expect, it } from 'vitest';
import type { FiledColumn } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import { combineStatements } from '../../scoring/statements/financials.ts';
import { verifySeries } from '../../scoring/statements/verify-series.ts';
import { column, type Filing } from './statement-columns.ts';

const FILED: Filing = { number: 4, form: '10-K', filed: '2024-02-20' };
const YEAR = '2023-01-01/2023-12-31';

type Values = Parameters<typeof column>[3];

/** `name field` with `true`, `false`, or `open`. */
function checks(columns: readonly FiledColumn[]): string[] {
  const of = (period: 'annual' | 'quarter') =>
    combineStatements(buildStatementSeries(columns, { period, restated: 'latest' }));
  return verifySeries(of('annual'), of('quarter')).map(
    ({ name, field, passed }) => `${name} ${field} ${passed ?? 'open'}`,
  );
}

function year(income: Values, cash: Values = {}, balance: Values = {}, opening: Values = {}): FiledColumn[] {
  return [
    column(FILED, 'income', YEAR, income),
    column(FILED, 'cashflow', YEAR, cash),
    column(FILED, 'balance', '2023-12-31', balance),
    column(FILED, 'balance', '2022-12-31', opening, { role: 'prior' }),
    column(FILED, 'income', '2022-01-01/2022-12-31', { revenue: 1 }, { role: 'prior' }),
  ];
}

describe('checks of a series', () => {
  it('pass where the statements agree', () => {
    const columns = year(
      {
        revenue: 1000,
        costOfRevenue: 400,
        grossProfit: 600,
        netIncome: 101,
        epsBasic: '1.01',
        weightedSharesBasic: 100,
      },
      { operatingCashFlow: 90, investingCashFlow: -60, financingCashFlow: 10, netChangeInCash: 40 },
      { totalAssets: 500, totalLiabilities: 300, totalEquity: 200, cashAndEquivalents: 70 },
      { cashAndEquivalents: 30 },
    );
    expect(checks(columns).sort()).toEqual([
      'assets-liabilities-equity totalAssets true',
      'cash-flow-sum netChangeInCash true',
      'cash-roll-forward netChangeInCash true',
      'gross-profit grossProfit true',
      'shares-times-eps epsBasic true',
    ]);
  });

  it('fail, or stay open where another line may explain the difference', () => {
    const columns = year(
      {
        revenue: 1000,
        costOfRevenue: 400,
        grossProfit: 650,
        netIncome: 150,
        epsBasic: '1.01',
        weightedSharesBasic: 100,
      },
      { operatingCashFlow: 90, investingCashFlow: -60, financingCashFlow: 10, netChangeInCash: 55 },
      { totalAssets: 500, totalLiabilities: 250, totalEquity: 200, cashAndEquivalents: 70 },
      { cashAndEquivalents: 30 },
    );
    expect(checks(columns).sort()).toEqual([
      'assets-liabilities-equity totalAssets open',
      'cash-flow-sum netChangeInCash open',
      'cash-roll-forward netChangeInCash open',
      'gross-profit grossProfit false',
      'shares-times-eps epsBasic open',
    ]);
    const more = year({}, {}, { totalAssets: 500, totalLiabilities: 350, totalEquity: 200 });
    expect(checks(more)).toEqual(['assets-liabilities-equity totalAssets false']);
  });

  it('compare a year with its four quarters', () => {
    const quarters = ['2023-01-01/2023-03-31', '2023-04-01/2023-06-30', '2023-07-01/2023-09-30'].map((span, index) =>
      column(
        { number: index + 1, form: '10-Q', filed: `2023-${index * 3 + 5}-01`.replace(/-(\d)-/, '-0$1-') },
        'income',
        span,
        {
          revenue: 2500,
        },
      ),
    );
    const last = (revenue: number) => column(FILED, 'income', '2023-10-01/2023-12-31', { revenue }, { role: 'other' });
    const columns = [...quarters, column(FILED, 'income', YEAR, { revenue: 10_000 })];
    expect(checks([...columns, last(2500)])).toEqual(['year-sum-of-quarters revenue true']);
    expect(checks([...columns, last(2600)])).toEqual(['year-sum-of-quarters revenue false']);
    expect(checks(columns)).toEqual([]);
  });
});
