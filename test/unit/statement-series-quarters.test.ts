import { describe, expect, it } from 'vitest';
import type { FiledColumn, StatementField, StatementKind } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import type { RestatedMode, SeriesPeriodType, SeriesValue } from '../../scoring/statements/series-types.ts';
import { column, type Filing } from './statement-columns.ts';

const Q1: Filing = { number: 1, form: '10-Q', filed: '2023-05-01' };
const Q2: Filing = { number: 2, form: '10-Q', filed: '2023-08-01' };
const Q3: Filing = { number: 3, form: '10-Q', filed: '2023-11-01' };
const YEAR: Filing = { number: 4, form: '10-K', filed: '2024-02-20' };
const NEXT_Q1: Filing = { number: 5, form: '10-Q', filed: '2024-05-01' };
const NEXT_Q3: Filing = { number: 7, form: '10-Q', filed: '2024-11-01' };
const NEXT_YEAR: Filing = { number: 8, form: '10-K', filed: '2025-02-20' };

const THREE_MONTHS = '2023-01-01/2023-03-31';
const SIX_MONTHS = '2023-01-01/2023-06-30';
const NINE_MONTHS = '2023-01-01/2023-09-30';
const TWELVE_MONTHS = '2023-01-01/2023-12-31';

function valueAt(
  columns: readonly FiledColumn[],
  statement: StatementKind,
  end: string,
  field: StatementField,
  { period = 'quarter', restated = 'latest' }: { period?: SeriesPeriodType; restated?: RestatedMode } = {},
): SeriesValue | undefined {
  const { periods } = buildStatementSeries(columns, { period, restated });
  return periods[statement].find((each) => each.end === end)?.values[field];
}

/** The value, or the reason that there is none. */
function short(value: SeriesValue | undefined): string | undefined {
  return value?.value === null ? value.reason : value?.value;
}

/** A year of cash flows as reports state them: from its start. */
const CASH: readonly FiledColumn[] = [
  column(Q1, 'cashflow', THREE_MONTHS, { operatingCashFlow: 10 }),
  column(Q2, 'cashflow', SIX_MONTHS, { operatingCashFlow: 25 }),
  column(Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: 45.5 }),
  column(YEAR, 'cashflow', TWELVE_MONTHS, { operatingCashFlow: 70 }),
];

describe('quarters', () => {
  it('are differences of year-to-date columns, exactly, with both operands', () => {
    const ends = ['2023-03-31', '2023-06-30', '2023-09-30', '2023-12-31'];
    const values = ends.map((end) => short(valueAt(CASH, 'cashflow', end, 'operatingCashFlow')));
    expect(values).toEqual(['10', '15', '20.5', '24.5']);
    expect(valueAt(CASH, 'cashflow', '2023-12-31', 'operatingCashFlow')).toMatchObject({
      accessionNumber: '0000000001-20-000004',
      origin: {
        rule: 'year-to-date',
        operands: [
          { value: '70', sign: 1, start: '2023-01-01', end: '2023-12-31', accessionNumber: '0000000001-20-000004' },
          { value: '45.5', sign: -1, start: '2023-01-01', end: '2023-09-30', accessionNumber: '0000000001-20-000003' },
        ],
      },
    });
  });

  it('prefer a column of three months to a difference', () => {
    const stated = column(YEAR, 'cashflow', '2023-10-01/2023-12-31', { operatingCashFlow: 24 }, { role: 'other' });
    expect(valueAt([...CASH, stated], 'cashflow', '2023-12-31', 'operatingCashFlow')).toMatchObject({
      value: '24',
      origin: { rule: 'reported' },
    });
  });

  it('never take nine months for a third quarter', () => {
    const alone = [
      column(Q3, 'income', NINE_MONTHS, { revenue: 90 }),
      column(YEAR, 'income', TWELVE_MONTHS, { revenue: 120 }),
    ];
    const { periods } = buildStatementSeries(alone, { period: 'quarter', restated: 'latest' });
    expect(periods.income.map(({ fiscalQuarter, start }) => [fiscalQuarter, start])).toEqual([[4, '2023-10-01']]);
    expect(short(valueAt(alone, 'income', '2023-12-31', 'revenue'))).toBe('30');
  });

  it('subtract no per-share values and no averages', () => {
    const columns = [
      column(Q3, 'income', NINE_MONTHS, { netIncome: 9, epsBasic: '0.90', weightedSharesBasic: 10 }),
      column(YEAR, 'income', TWELVE_MONTHS, { netIncome: 13, epsBasic: '1.30', weightedSharesBasic: 10, revenue: 50 }),
    ];
    expect(short(valueAt(columns, 'income', '2023-12-31', 'netIncome'))).toBe('4');
    expect(short(valueAt(columns, 'income', '2023-12-31', 'epsBasic'))).toBe('not-additive');
    expect(short(valueAt(columns, 'income', '2023-12-31', 'weightedSharesBasic'))).toBe('not-additive');
    expect(short(valueAt(columns, 'income', '2023-12-31', 'epsDiluted'))).toBe('not-reported');
    expect(short(valueAt(columns, 'income', '2023-12-31', 'revenue'))).toBe('operand-not-reported');
  });

  it('subtract only values of the same concepts', () => {
    const other = { value: 45.5, concepts: ['us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations'] };
    const columns = [
      ...CASH.slice(0, 2),
      column(Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: other }),
      ...CASH.slice(3),
    ];
    expect(short(valueAt(columns, 'cashflow', '2023-12-31', 'operatingCashFlow'))).toBe('concepts-differ');
    const asBefore = column(NEXT_Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: 45.5 }, { role: 'other' });
    expect(short(valueAt([...columns, asBefore], 'cashflow', '2023-12-31', 'operatingCashFlow'))).toBe('24.5');
  });

  it('subtract only values of the same currency', () => {
    const inEuros = column(Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: 40 }, { currency: 'EUR' });
    const columns = [...CASH.slice(0, 2), inEuros, ...CASH.slice(3)];
    expect(short(valueAt(columns, 'cashflow', '2023-12-31', 'operatingCashFlow'))).toBeUndefined();
  });

  it('have the balance sheet of their end', () => {
    const columns = [...CASH, column(YEAR, 'balance', '2023-12-31', { totalAssets: 500 })];
    expect(short(valueAt(columns, 'balance', '2023-12-31', 'totalAssets'))).toBe('500');
    expect(short(valueAt(columns, 'balance', '2023-12-31', 'totalAssets', { period: 'annual' }))).toBe('500');
    expect(short(valueAt(columns, 'balance', '2023-12-31', 'totalAssets', { period: 'ttm' }))).toBe('500');
  });
});

describe('vintages', () => {
  const end = '2023-12-31';
  const restatedYear = column(NEXT_YEAR, 'cashflow', TWELVE_MONTHS, { operatingCashFlow: 80 }, { role: 'prior' });
  const restatedNine = column(NEXT_Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: 50 }, { role: 'other' });
  const sameNine = column(NEXT_Q3, 'cashflow', NINE_MONTHS, { operatingCashFlow: 45.5 }, { role: 'other' });

  function fourth(columns: readonly FiledColumn[], restated: RestatedMode): string | undefined {
    return short(valueAt(columns, 'cashflow', end, 'operatingCashFlow', { restated }));
  }

  it('are both kept: the fourth quarter as first reported, and as restated', () => {
    const columns = [...CASH, restatedNine, restatedYear];
    expect(fourth(columns, 'first')).toBe('24.5');
    expect(fourth(columns, 'latest')).toBe('30');
  });

  it('are never mixed: a year restated after its nine months were last stated', () => {
    expect(fourth([...CASH, sameNine, restatedYear], 'latest')).toBe('restated-since');
    expect(fourth([...CASH, restatedYear], 'latest')).toBe('restated-since');
    expect(fourth([...CASH, restatedYear], 'first')).toBe('24.5');
  });

  it('are never mixed: nine months restated after the year was last stated', () => {
    expect(fourth([...CASH, restatedNine], 'latest')).toBe('restated-since');
    expect(fourth([...CASH, restatedNine], 'first')).toBe('24.5');
  });

  it('accept a year restated in its fourth quarter alone, once the nine months are stated again', () => {
    const amended: Filing = { number: 6, form: '10-K/A', filed: '2024-06-01' };
    const year = column(amended, 'cashflow', TWELVE_MONTHS, { operatingCashFlow: 66 });
    expect(fourth([...CASH, year], 'latest')).toBe('restated-since');
    expect(fourth([...CASH, year, sameNine], 'latest')).toBe('20.5');
  });

  it('use nine months restated before the year was reported', () => {
    const amended: Filing = { number: 9, form: '10-Q/A', filed: '2024-01-10' };
    const nine = column(amended, 'cashflow', NINE_MONTHS, { operatingCashFlow: 44 });
    expect(fourth([...CASH, nine], 'first')).toBe('26');
    expect(fourth([...CASH, nine], 'latest')).toBe('26');
  });

  it('take the same amount in millions for no restatement', () => {
    const lines = (filing: Filing, span: string, unit: number, amounts: readonly number[]) => {
      const fields = ['costOfRevenue', 'operatingIncome', 'incomeBeforeTax', 'incomeTaxExpense', 'netIncome'] as const;
      const values = amounts.map((amount, index) => [fields[index - 1] ?? 'revenue', amount * unit]);
      return column(filing, 'income', span, Object.fromEntries(values));
    };
    const nine = lines(Q3, NINE_MONTHS, 1_000, [800_251, 400_123, 100_777, 90_111, 30_222, 60_333]);
    const year = lines(YEAR, TWELVE_MONTHS, 1_000, [1_200_401, 600_124, 200_778, 180_112, 60_223, 120_334]);
    const revenueAfter = (millions: number) =>
      short(
        valueAt(
          [nine, year, lines(NEXT_YEAR, TWELVE_MONTHS, 1_000_000, [millions, 600, 201, 180, 60, 120])],
          'income',
          end,
          'revenue',
        ),
      );
    expect(revenueAfter(1_200)).toBe('400150000');
    expect(revenueAfter(1_201)).toBe('restated-since');
  });

  it('give a quarter that only later filings state no first report, if the year was restated', () => {
    const stated = column(NEXT_Q1, 'cashflow', THREE_MONTHS, { operatingCashFlow: 12 }, { role: 'other' });
    const columns = [stated, ...CASH.slice(3)];
    const first = (all: readonly FiledColumn[]) =>
      short(valueAt(all, 'cashflow', '2023-03-31', 'operatingCashFlow', { restated: 'first' }));
    expect(first(columns)).toBe('12');
    expect(first([...columns, restatedYear])).toBe('restated-since');
  });

  it('keep what was known first, though a later filing states the three months', () => {
    const stated = column(NEXT_Q1, 'cashflow', '2023-04-01/2023-06-30', { operatingCashFlow: 16 }, { role: 'other' });
    const second = (restated: RestatedMode) =>
      short(valueAt([...CASH, stated], 'cashflow', '2023-06-30', 'operatingCashFlow', { restated }));
    expect(second('first')).toBe('15');
    expect(second('latest')).toBe('16');
  });

  it('lower the confidence where the part was first stated after the whole', () => {
    const columns = [CASH[3], sameNine].flatMap((each) => each ?? []);
    expect(valueAt(columns, 'cashflow', end, 'operatingCashFlow')).toMatchObject({ value: '24.5', confidence: 0.8 });
    expect(valueAt(CASH, 'cashflow', end, 'operatingCashFlow')).toMatchObject({ confidence: 0.98 });
  });
});

describe('a year whose filing states its comparatives otherwise', () => {
  const BEFORE: Filing = { number: 10, form: '10-Q', filed: '2022-11-01' };
  const YEAR_BEFORE: Filing = { number: 11, form: '10-K', filed: '2023-02-20' };
  const [PRIOR_NINE, PRIOR_TWELVE] = ['2022-01-01/2022-09-30', '2022-01-01/2022-12-31'];
  const reports = (comparative: number | null, restated: number) => [
    column(BEFORE, 'income', PRIOR_NINE, { revenue: 270 }),
    column(YEAR_BEFORE, 'income', PRIOR_TWELVE, { revenue: 380 }),
    column(Q3, 'income', NINE_MONTHS, { revenue: 300 }),
    ...(comparative === null ? [] : [column(Q3, 'income', PRIOR_NINE, { revenue: comparative }, { role: 'other' })]),
    column(YEAR, 'income', TWELVE_MONTHS, { revenue: 320 }),
    column(YEAR, 'income', PRIOR_TWELVE, { revenue: restated }, { role: 'prior' }),
  ];
  const fourth = (columns: readonly FiledColumn[]) => valueAt(columns, 'income', '2023-12-31', 'revenue');

  it('gives no fourth quarter: a business may have become a discontinued one', () => {
    expect(short(fourth(reports(270, 280)))).toBe('restated-since');
  });

  it('gives one where the nine months state theirs otherwise too, or nothing was recast', () => {
    for (const columns of [reports(190, 280), reports(270, 380)]) {
      expect(fourth(columns)).toMatchObject({ value: '20', confidence: 0.98 });
    }
  });

  it('gives one in doubt where the comparatives of the nine months are not known', () => {
    expect(fourth(reports(null, 280))).toMatchObject({ value: '20', confidence: 0.8 });
  });
});

describe('twelve months', () => {
  const prior = column(NEXT_Q1, 'cashflow', THREE_MONTHS, { operatingCashFlow: 10 }, { role: 'other' });
  const own = column(NEXT_Q1, 'cashflow', '2024-01-01/2024-03-31', { operatingCashFlow: 16 });
  const ttm = (columns: readonly FiledColumn[], end: string, field: StatementField = 'operatingCashFlow') =>
    valueAt(columns, 'cashflow', end, field, { period: 'ttm' });

  it('are the year less its part plus the part of the next, with all operands', () => {
    expect(ttm([...CASH, prior, own], '2024-03-31')).toMatchObject({
      value: '76',
      origin: {
        rule: 'trailing',
        operands: [
          { value: '70', sign: 1 },
          { value: '10', sign: -1 },
          { value: '16', sign: 1 },
        ],
      },
    });
    const { periods } = buildStatementSeries([...CASH, prior, own], { period: 'ttm', restated: 'latest' });
    expect(
      periods.cashflow.map(({ start, end, fiscalYear, fiscalQuarter }) => [start, end, fiscalYear, fiscalQuarter]),
    ).toEqual([
      ['2023-04-01', '2024-03-31', 2024, 1],
      ['2023-01-01', '2023-12-31', 2023, 4],
    ]);
  });

  it('take, of filings that state one amount, those on one basis', () => {
    const later: Filing = { number: 9, form: '10-Q', filed: '2025-05-01' };
    const other = { value: 16, concepts: ['us-gaap:Other'] };
    const again = column(later, 'cashflow', '2024-01-01/2024-03-31', { operatingCashFlow: other }, { role: 'other' });
    expect(short(ttm([...CASH, prior, own, again], '2024-03-31'))).toBe('76');
    const restated = { value: 17, concepts: ['us-gaap:Other'] };
    const changed = column(
      later,
      'cashflow',
      '2024-01-01/2024-03-31',
      { operatingCashFlow: restated },
      { role: 'other' },
    );
    expect(short(ttm([...CASH, prior, own, changed], '2024-03-31'))).toBe('concepts-differ');
  });

  it('are the year itself at its end', () => {
    expect(ttm(CASH, '2023-12-31')).toMatchObject({ value: '70', origin: { rule: 'reported' } });
  });

  it('are four quarters where the year has no column', () => {
    const quarters = [
      '2023-01-01/2023-03-31',
      '2023-04-01/2023-06-30',
      '2023-07-01/2023-09-30',
      '2023-10-01/2023-12-31',
    ];
    const columns = quarters.map((span, index) =>
      column({ number: index + 1, form: '10-Q', filed: `202${index === 3 ? '4-02' : '3-11'}-01` }, 'income', span, {
        revenue: 5,
      }),
    );
    expect(short(valueAt(columns, 'income', '2023-12-31', 'revenue', { period: 'ttm' }))).toBe('20');
  });

  it('mix no vintages and no concepts, and add no per-share values', () => {
    const restated = column(NEXT_Q1, 'cashflow', THREE_MONTHS, { operatingCashFlow: 11 }, { role: 'other' });
    expect(short(ttm([...CASH, restated, own], '2024-03-31'))).toBe('restated-since');
    const other = { value: 16, concepts: ['us-gaap:Other'] };
    const changed = column(NEXT_Q1, 'cashflow', '2024-01-01/2024-03-31', { operatingCashFlow: other });
    expect(short(ttm([...CASH, prior, changed], '2024-03-31'))).toBe('concepts-differ');
    const eps = [
      ...CASH,
      own,
      column(NEXT_Q1, 'income', '2024-01-01/2024-03-31', { epsBasic: '0.5', netIncome: 5 }),
      column(NEXT_Q1, 'income', THREE_MONTHS, { epsBasic: '0.4', netIncome: 4 }, { role: 'other' }),
      column(YEAR, 'income', TWELVE_MONTHS, { epsBasic: '2', netIncome: 20 }),
    ];
    expect(short(valueAt(eps, 'income', '2024-03-31', 'netIncome', { period: 'ttm' }))).toBe('21');
    expect(short(valueAt(eps, 'income', '2024-03-31', 'epsBasic', { period: 'ttm' }))).toBe('not-additive');
    expect(short(valueAt(eps, 'income', '2023-12-31', 'epsBasic', { period: 'ttm' }))).toBe('2');
  });
});
