import { beforeAll, describe, expect, it } from 'vitest';
import type { FiledColumn } from '../../core/statements.ts';
import { buildStatementSeries } from '../../scoring/statements/build-series.ts';
import {
  RESTATED_MODES,
  SERIES_PERIODS,
  type SeriesPeriodType,
  type StatementSeries,
} from '../../scoring/statements/series-types.ts';
import { companyFactsFolder } from '../company-facts-columns.ts';
import { corpusPath } from '../corpus.ts';

const folder = corpusPath('edgar/api/xbrl/companyfacts');

/** What a reader sees of a series, without what only says when it was read. */
function answer(series: StatementSeries): string {
  return JSON.stringify([series.periods, series.restatements]);
}

/** Values as first reported, by statement, dates and field. */
function firstReported(columns: readonly FiledColumn[], period: SeriesPeriodType): Map<string, string> {
  const found = new Map<string, string>();
  const { periods } = buildStatementSeries(columns, { period, restated: 'first' });
  for (const each of Object.values(periods).flat()) {
    for (const [field, { value }] of Object.entries(each.values)) {
      if (value !== null) found.set(`${each.statement} ${each.end} ${each.currency} ${field}`, value);
    }
  }
  return found;
}

/** Walks the filings of real issuers, one instant after the other. */
describe.skipIf(folder === null)('the past of statement series', () => {
  let issuers: readonly { readonly name: string; readonly columns: readonly FiledColumn[] }[] = [];

  beforeAll(() => {
    issuers = companyFactsFolder(folder ?? '');
  });

  it('gives at any instant what the filings up to then give', () => {
    for (const { columns } of issuers) {
      const instants = [...new Set(columns.map(({ publicAt }) => publicAt))].sort();
      for (const [index, asOf] of instants.filter((_, place) => place % 2 === 1).entries()) {
        const period = SERIES_PERIODS[index % 3] ?? 'annual';
        const restated = RESTATED_MODES[index % 2] ?? 'first';
        const known = columns.filter(({ publicAt }) => publicAt <= asOf).reverse();
        const now = buildStatementSeries(columns, { period, restated, asOf });
        expect(answer(now)).toBe(answer(buildStatementSeries(known, { period, restated })));
        const filings = Object.values(now.periods).flat();
        expect(filings.every(({ filing }) => filing.publicAt <= asOf)).toBe(true);
      }
    }
  });

  it('never gives another number as the one first reported', () => {
    const changed: string[] = [];
    for (const { name, columns } of issuers) {
      const instants = [...new Set(columns.map(({ publicAt }) => publicAt))].sort();
      for (const period of SERIES_PERIODS) {
        const last = firstReported(columns, period);
        for (const asOf of instants.filter((_, index) => index % 6 === 4)) {
          const known = columns.filter(({ publicAt }) => publicAt <= asOf);
          for (const [key, value] of firstReported(known, period)) {
            if (last.has(key) && last.get(key) !== value) changed.push(`${name} ${period} ${key} as of ${asOf}`);
          }
        }
      }
    }
    expect(changed).toEqual([]);
  });
});
