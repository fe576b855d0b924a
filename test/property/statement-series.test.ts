import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiledColumn } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import {
  RESTATED_MODES,
  SERIES_PERIODS,
  type SeriesPeriod,
  type SeriesPeriodType,
} from '../../scoring/statements/series-types.ts';
import { column, type Filing } from '../unit/statement-columns.ts';

const FIRST_YEAR = 2018;
const YEARS = 4;
const ENDS = ['03-31', '06-30', '09-30', '12-31'];
const FILED = ['05-05', '08-05', '11-05', '02-20'];

type Quarters = readonly [number, number, number, number];

/** The quarters of a year as one vintage states them, from a filing on. */
interface Vintage {
  readonly year: number;
  readonly from: number;
  readonly quarters: Quarters;
}

/** Four years of quarterly and annual reports; reports from `from` on state the restated quarters. */
interface History {
  readonly vintages: readonly Vintage[];
  readonly columns: readonly FiledColumn[];
}

function sum(quarters: readonly number[], count = 4): number {
  return quarters.slice(0, count).reduce((total, quarter) => total + quarter, 0);
}

function columnsOf(vintages: readonly Vintage[]): FiledColumn[] {
  const columns: FiledColumn[] = [];
  for (let report = 0; report < YEARS * 4; report += 1) {
    const year = FIRST_YEAR + Math.floor(report / 4);
    const count = (report % 4) + 1;
    const filed = `${count === 4 ? year + 1 : year}-${FILED[count - 1]}`;
    const filing: Filing = { number: report + 1, form: count === 4 ? '10-K' : '10-Q', filed };
    for (const stated of count === 4 ? [year, year - 1, year - 2] : [year, year - 1]) {
      const current = vintages.findLast((vintage) => vintage.year === stated && vintage.from <= report);
      if (!current) continue;
      const span = `${stated}-01-01/${stated}-${ENDS[count - 1]}`;
      const values = { operatingCashFlow: sum(current.quarters, count) };
      columns.push(column(filing, 'cashflow', span, values, { role: stated === year ? 'current' : 'prior' }));
    }
  }
  return columns;
}

const amount = fc.integer({ min: -9_999_999, max: 9_999_999 });
const quarters: fc.Arbitrary<Quarters> = fc.tuple(amount, amount, amount, amount);

/** Restatements come after the year's own annual report: nobody can see one before. */
const histories: fc.Arbitrary<History> = fc
  .record({
    first: fc.array(quarters, { minLength: YEARS, maxLength: YEARS }),
    later: fc.array(fc.tuple(fc.nat({ max: YEARS - 2 }), fc.integer({ min: 1, max: 10 }), quarters), { maxLength: 4 }),
  })
  .map(({ first, later }) => {
    const original = first.map((each, index): Vintage => ({ year: FIRST_YEAR + index, from: 0, quarters: each }));
    const restated = later
      .map(
        ([index, after, each]): Vintage => ({ year: FIRST_YEAR + index, from: index * 4 + 3 + after, quarters: each }),
      )
      .sort((a, b) => a.from - b.from);
    const vintages = [...original, ...restated];
    return { vintages, columns: columnsOf(vintages) };
  });

function cashOf(columns: readonly FiledColumn[], period: SeriesPeriodType, restated: (typeof RESTATED_MODES)[number]) {
  return buildStatementSeries(columns, { period, restated }).periods.cashflow;
}

/** Every amount that a period may have without mixing two vintages of one year. */
function possible({ vintages }: History, { end, fiscalQuarter, fiscalYear }: SeriesPeriod, type: SeriesPeriodType) {
  const of = (year: number) => vintages.filter((vintage) => vintage.year === year).map((vintage) => vintage.quarters);
  const own = of(fiscalYear);
  expect(end.slice(0, 4)).toBe(String(fiscalYear));
  if (type === 'annual' || (type === 'ttm' && fiscalQuarter === 4)) return own.map((each) => sum(each));
  const count = fiscalQuarter ?? 4;
  if (type === 'quarter') return own.map((each) => each[count - 1]);
  return own.flatMap((each) => of(fiscalYear - 1).map((prior) => sum(prior) - sum(prior, count) + sum(each, count)));
}

const CONFIDENT = 0.8;

describe('statement series', () => {
  it('mix no two vintages of a year at any instant', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: YEARS * 4 - 1 }), (history, report) => {
        const known = history.columns.filter(({ accessionNumber }) => Number(accessionNumber.slice(-6)) <= report + 1);
        for (const type of SERIES_PERIODS) {
          for (const restated of RESTATED_MODES) {
            for (const period of cashOf(known, type, restated)) {
              const value = period.values.operatingCashFlow;
              if (value === undefined || value.value === null || value.confidence <= CONFIDENT) continue;
              expect(possible(history, period, type)).toContain(Number(value.value));
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('give at any instant what the filings up to then give, in whatever order', () => {
    fc.assert(
      fc.property(
        histories.chain(({ columns }) =>
          fc.record({
            columns: fc.constant(columns),
            shuffled: fc.shuffledSubarray([...columns], { minLength: columns.length }),
            last: fc.constantFrom(...columns),
          }),
        ),
        fc.constantFrom(...SERIES_PERIODS),
        fc.constantFrom(...RESTATED_MODES),
        ({ columns, shuffled, last }, period, restated) => {
          const asOf = last.publicAt;
          const then = buildStatementSeries(
            columns.filter(({ publicAt }) => publicAt <= asOf),
            { period, restated },
          );
          expect(buildStatementSeries(shuffled, { period, restated, asOf })).toEqual(then);
          const newest = Object.values(then.periods).flat();
          expect(newest.every(({ filing }) => filing.publicAt <= asOf)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never change a number as first reported', () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat({ max: YEARS * 4 - 1 }),
        fc.constantFrom(...SERIES_PERIODS),
        ({ columns }, report, type) => {
          const known = columns.filter(({ accessionNumber }) => Number(accessionNumber.slice(-6)) <= report + 1);
          const later = cashOf(columns, type, 'first');
          for (const period of cashOf(known, type, 'first')) {
            const value = period.values.operatingCashFlow?.value;
            const now = later.find(({ end }) => end === period.end)?.values.operatingCashFlow?.value;
            expect(value === null || now === value).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have every quarter, year and twelve months of a history without restatements, exactly', () => {
    fc.assert(
      fc.property(fc.array(quarters, { minLength: YEARS, maxLength: YEARS }), (stated) => {
        const vintages = stated.map((each, index): Vintage => ({ year: FIRST_YEAR + index, from: 0, quarters: each }));
        const all = stated.flat();
        const columns = columnsOf(vintages);
        for (const restated of RESTATED_MODES) {
          const values = (type: SeriesPeriodType) =>
            cashOf(columns, type, restated).map((period) =>
              Number(period.values.operatingCashFlow?.value ?? Number.NaN),
            );
          expect(values('quarter').reverse()).toEqual(all);
          expect(values('annual').reverse()).toEqual(stated.map((each) => sum(each)));
          const trailing = all.slice(3).map((_, index) => sum(all.slice(index, index + 4)));
          expect(values('ttm').reverse()).toEqual(trailing);
        }
      }),
      { numRuns: 40 },
    );
  });
});
