import { describe, expect, it } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { FiledColumn } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import { fiscalYearOf } from '../../scoring/statements/fiscal-years.ts';
import type { SeriesPeriodType } from '../../scoring/statements/series-types.ts';
import { column, type Filing } from './statement-columns.ts';

/** `kind fiscalYear[Qn] start/end` of the income statements, newest first. */
function periods(columns: readonly FiledColumn[], period: SeriesPeriodType): string[] {
  return buildStatementSeries(columns, { period, restated: 'latest' }).periods.income.map(
    ({ kind, fiscalYear, fiscalQuarter, start, end }) =>
      `${kind} ${fiscalYear}${fiscalQuarter === null ? '' : `Q${fiscalQuarter}`} ${start}/${end}`,
  );
}

let filings = 0;

function filing(form: string, filed: string): Filing {
  filings += 1;
  return { number: filings, form, filed };
}

/** A report with one income statement column per span, the first of them its own period. */
function report(form: string, filed: string, ...spans: string[]): FiledColumn[] {
  const own = filing(form, filed);
  return spans.map((span, index) =>
    column(own, 'income', span, { revenue: 100 }, { role: index === 0 ? 'current' : index === 1 ? 'prior' : 'other' }),
  );
}

describe('the fiscal calendar', () => {
  it('takes years of 52 and of 53 weeks', () => {
    const columns = [
      ...report('10-K', '2023-11-01', '2022-10-02/2023-09-30', '2021-09-26/2022-10-01'),
      ...report('10-K', '2024-11-01', '2023-10-01/2024-09-28', '2022-10-02/2023-09-30'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'regular 2024 2023-10-01/2024-09-28',
      'regular 2023 2022-10-02/2023-09-30',
      'regular 2022 2021-09-26/2022-10-01',
    ]);
  });

  it('joins filings that spell a period a few days apart, under the dates of most', () => {
    const columns = [
      ...report('10-K', '2023-03-01', '2021-12-31/2022-12-31'),
      ...report('10-K', '2024-03-01', '2023-01-01/2023-12-30', '2022-01-01/2022-12-31'),
      ...report('10-K', '2025-03-01', '2023-12-31/2024-12-28', '2023-01-01/2023-12-31', '2022-01-01/2022-12-31'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'regular 2024 2023-12-31/2024-12-28',
      'regular 2023 2023-01-01/2023-12-30',
      'regular 2022 2022-01-01/2022-12-31',
    ]);
  });

  it('takes no year from the trailing twelve months of a quarterly report', () => {
    const columns = [
      ...report('10-K', '2024-02-20', '2023-01-01/2023-12-31'),
      ...report('10-Q', '2024-08-01', '2024-04-01/2024-06-30', '2023-07-01/2024-06-30', '2024-01-01/2024-06-30'),
    ];
    expect(periods(columns, 'annual')).toEqual(['regular 2023 2023-01-01/2023-12-31']);
    expect(periods(columns, 'quarter')).toEqual(['regular 2024Q2 2024-04-01/2024-06-30']);
  });

  it('marks the transition period of a changed year end, and numbers quarters by the new year', () => {
    const columns = [
      ...report('10-K', '2023-02-20', '2022-01-01/2022-12-31'),
      ...report('10-Q', '2023-05-01', '2023-01-01/2023-03-31'),
      ...report('10-KT', '2023-08-20', '2023-01-01/2023-06-30', '2022-01-01/2022-06-30'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'transition 2023 2023-01-01/2023-06-30',
      'regular 2022 2022-01-01/2022-12-31',
    ]);
    const later = [
      ...columns,
      ...report('10-Q', '2023-11-01', '2023-07-01/2023-09-30'),
      ...report('10-K', '2024-08-20', '2023-07-01/2024-06-30'),
    ];
    expect(periods(later, 'annual')).toEqual([
      'regular 2024 2023-07-01/2024-06-30',
      'transition 2023 2023-01-01/2023-06-30',
      'regular 2022 2022-01-01/2022-12-31',
    ]);
    expect(periods(later, 'quarter')).toEqual([
      'regular 2024Q1 2023-07-01/2023-09-30',
      'transition 2023Q2 2023-04-01/2023-06-30',
      'transition 2023Q1 2023-01-01/2023-03-31',
    ]);
  });

  it('marks a first period from inception as short', () => {
    const columns = [
      ...report('10-K', '2021-03-01', '2020-08-20/2020-12-31'),
      ...report('10-K', '2022-03-01', '2021-01-01/2021-12-31', '2020-08-20/2020-12-31'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'regular 2021 2021-01-01/2021-12-31',
      'short 2020 2020-08-20/2020-12-31',
    ]);
    expect(periods(columns.slice(0, 1), 'annual')).toEqual(['short 2020 2020-08-20/2020-12-31']);
  });

  it('marks a predecessor and its successor', () => {
    const columns = [
      ...report('10-K', '2020-03-01', '2019-01-01/2019-12-31'),
      ...report('10-K', '2021-03-01', '2020-05-16/2020-12-31', '2020-01-01/2020-05-15'),
      ...report('10-K', '2022-03-01', '2021-01-01/2021-12-31'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'regular 2021 2021-01-01/2021-12-31',
      'successor 2020 2020-05-16/2020-12-31',
      'predecessor 2020 2020-01-01/2020-05-15',
      'regular 2019 2019-01-01/2019-12-31',
    ]);
  });

  it('marks a year that overlaps one presented before', () => {
    const columns = [
      ...report('10-K', '2020-03-01', '2019-01-01/2019-12-31'),
      ...report('10-K', '2020-09-01', '2019-07-01/2020-06-30'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'overlapping 2020 2019-07-01/2020-06-30',
      'regular 2019 2019-01-01/2019-12-31',
    ]);
  });

  it('numbers quarters of twelve and sixteen weeks', () => {
    const columns = [
      ...report('10-K', '2023-04-01', '2022-01-30/2023-01-28'),
      ...report('10-Q', '2023-06-20', '2023-01-29/2023-05-20'),
      ...report('10-Q', '2023-09-20', '2023-05-21/2023-08-12', '2023-01-29/2023-08-12'),
      ...report('10-Q', '2023-12-10', '2023-08-13/2023-11-04', '2023-01-29/2023-11-04'),
      ...report('10-K', '2024-04-01', '2023-01-29/2024-02-03'),
    ];
    expect(periods(columns, 'quarter')).toEqual([
      'regular 2023Q4 2023-11-05/2024-02-03',
      'regular 2023Q3 2023-08-13/2023-11-04',
      'regular 2023Q2 2023-05-21/2023-08-12',
      'regular 2023Q1 2023-01-29/2023-05-20',
    ]);
  });

  it('finds quarters where only quarterly reports are known', () => {
    const columns = [
      ...report('10-Q', '2024-08-01', '2024-04-01/2024-06-30', '2024-01-01/2024-06-30', '2023-01-01/2023-06-30'),
      ...report('10-Q', '2024-11-01', '2024-07-01/2024-09-30', '2024-01-01/2024-09-30'),
    ];
    expect(periods(columns, 'quarter')).toEqual([
      'regular 2024Q3 2024-07-01/2024-09-30',
      'regular 2024Q2 2024-04-01/2024-06-30',
    ]);
    expect(periods(columns, 'annual')).toEqual([]);
  });

  it('passes over years that no filing states', () => {
    const columns = [
      ...report('10-K', '2020-03-01', '2019-01-01/2019-12-31'),
      ...report('10-Q', '2021-05-01', '2021-01-01/2021-03-31'),
      ...report('10-K', '2023-03-01', '2022-01-01/2022-12-31'),
    ];
    expect(periods(columns, 'annual')).toEqual([
      'regular 2022 2022-01-01/2022-12-31',
      'regular 2019 2019-01-01/2019-12-31',
    ]);
    expect(periods(columns, 'quarter')).toEqual(['regular 2021Q1 2021-01-01/2021-03-31']);
  });

  it('has no quarters of half-yearly reports and none of an empty history', () => {
    const columns = [
      ...report('20-F', '2023-04-01', '2022-01-01/2022-12-31'),
      ...report('6-K', '2023-08-01', '2023-01-01/2023-06-30'),
    ];
    expect(periods(columns, 'quarter')).toEqual([]);
    expect(periods(columns, 'ttm')).toEqual([]);
    expect(periods(columns, 'annual')).toEqual(['regular 2022 2022-01-01/2022-12-31']);
    expect(periods([], 'annual')).toEqual([]);
  });
});

describe('fiscalYearOf', () => {
  it.each([
    ['2024-12-31', 2024],
    ['2025-01-03', 2024],
    ['2025-01-31', 2024],
    ['2025-02-02', 2024],
    ['2025-02-07', 2024],
    ['2025-02-28', 2025],
    ['2025-06-30', 2025],
    ['2025-09-27', 2025],
  ])('names the year that ends on %s %d', (end, year) => {
    expect(fiscalYearOf(parseIsoDate(end))).toBe(year);
  });
});
