import { beforeAll, describe, expect, it } from 'vitest';
import { addDecimals, readDecimal, subtractDecimals } from '../../core/decimal.ts';
import type { FiledColumn, StatementField } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import type {
  RestatedMode,
  SeriesPeriod,
  SeriesPeriodType,
  SeriesValue,
} from '../../scoring/statements/series-types.ts';
import { companyFactsFolder } from '../company-facts-columns.ts';
import { corpusPath } from '../corpus.ts';

const folder = corpusPath('edgar/api/xbrl/companyfacts');
const NOT_FLOWS = new Set<string>(['epsBasic', 'epsDiluted', 'weightedSharesBasic', 'weightedSharesDiluted']);
const MODES: readonly RestatedMode[] = ['first', 'latest'];
const PERIODS: readonly SeriesPeriodType[] = ['annual', 'quarter', 'ttm'];

/** The unit that a period's amounts are stated in: 1,000,000 for millions. */
function unitOf({ values }: SeriesPeriod): number {
  const powers = Object.entries(values).flatMap(([field, { value }]) => {
    if (value === null || NOT_FLOWS.has(field) || readDecimal(value).digits === 0n) return [];
    return [/0*$/.exec(value)?.[0].length ?? 0];
  });
  return 10 ** Math.min(...powers);
}

function valuesOf(period: SeriesPeriod): [StatementField, SeriesValue][] {
  return Object.entries(period.values) as [StatementField, SeriesValue][];
}

interface Sums {
  readonly agreeing: number;
  readonly differing: string[];
}

/** Years against their four quarters: three stated quarters and nine months are four numbers, each rounded to half a unit. */
function sumsOf(columns: readonly FiledColumn[], restated: RestatedMode): Sums {
  const years = buildStatementSeries(columns, { period: 'annual', restated }).periods;
  const quarters = buildStatementSeries(columns, { period: 'quarter', restated }).periods;
  let agreeing = 0;
  const differing: string[] = [];
  for (const statement of ['income', 'cashflow'] as const) {
    for (const year of years[statement]) {
      const own = quarters[statement].filter(
        ({ start, end, currency }) =>
          start !== null && year.start !== null && start >= year.start && end <= year.end && currency === year.currency,
      );
      if (own.length !== 4) continue;
      const unit = Math.max(unitOf(year), ...own.map(unitOf));
      for (const [field, { value }] of valuesOf(year)) {
        const parts = own.flatMap(({ values }) => values[field]?.value ?? []);
        if (value === null || parts.length !== 4 || NOT_FLOWS.has(field)) continue;
        const difference = Number(subtractDecimals(parts.reduce(addDecimals), value));
        if (Math.abs(difference) <= 2 * unit) agreeing += 1;
        else differing.push(`${year.end} ${field}: ${difference}`);
      }
    }
  }
  return { agreeing, differing };
}

describe.skipIf(folder === null)('statement series of companyfacts', () => {
  let issuers: readonly { readonly name: string; readonly columns: readonly FiledColumn[] }[] = [];

  beforeAll(() => {
    issuers = companyFactsFolder(folder ?? '');
  });

  it.each(MODES)('has every year and quarter of the last ten years that the issuer filed, restated=%s', (restated) => {
    for (const { name, columns } of issuers) {
      const last =
        columns
          .map(({ filedDate }) => filedDate)
          .sort()
          .at(-1) ?? '';
      const from = `${Number(last.slice(0, 4)) - 10}${last.slice(4)}`;
      const annual = buildStatementSeries(columns, { period: 'annual', restated }).periods;
      const quarter = buildStatementSeries(columns, { period: 'quarter', restated }).periods;
      for (const statement of ['income', 'cashflow', 'balance'] as const) {
        const own = columns.filter(
          ({ statement: kind, role, end }) => kind === statement && role === 'current' && end >= from,
        );
        const years = own.filter(({ form }) => /^(10-K|20-F)/.test(form));
        const quarters = own.filter(({ form }) => form.startsWith('10-Q'));
        expect(years.length, name).toBeGreaterThan(0);
        for (const { end } of years) {
          expect(
            annual[statement].map((period) => period.end),
            `${name} ${statement}`,
          ).toContain(end);
          if (quarters.length === 0 && statement !== 'balance') continue;
          expect(
            quarter[statement].map((period) => period.end),
            `${name} ${statement}`,
          ).toContain(end);
        }
        for (const { end } of quarters) {
          expect(
            quarter[statement].map((period) => period.end),
            `${name} ${statement}`,
          ).toContain(end);
        }
      }
      const ends = quarter.income.map(({ end }) => end);
      expect(new Set(ends).size, name).toBe(ends.length);
    }
  });

  it.each(MODES)('has quarters that sum to the year in 99 percent of all cases, restated=%s', (restated) => {
    const sums = issuers.map(({ columns }) => sumsOf(columns, restated));
    const agreeing = sums.reduce((total, each) => total + each.agreeing, 0);
    const differing = sums.flatMap((each) => each.differing);
    expect(agreeing).toBeGreaterThan(1_000);
    expect(agreeing / (agreeing + differing.length), differing.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('has origins whose operands add up to the value', () => {
    for (const { columns } of issuers) {
      for (const period of PERIODS) {
        const { periods } = buildStatementSeries(columns, { period, restated: 'latest' });
        for (const each of Object.values(periods).flat()) {
          for (const [field, value] of valuesOf(each)) {
            if (value.value === null) continue;
            const operands = value.origin.operands.map(({ value: operand, sign }) =>
              sign < 0 ? subtractDecimals('0', operand) : operand,
            );
            const isTraced = value.origin.operands.every(({ accessionNumber }) => accessionNumber !== undefined);
            if (isTraced && subtractDecimals(operands.reduce(addDecimals), value.value) === '0') continue;
            expect.fail(`${each.end} ${field} is not the sum of its operands`);
          }
        }
      }
    }
  });
});
