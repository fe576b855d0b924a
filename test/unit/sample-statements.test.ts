import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysBetween } from '../../core/dates.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth, StatementPeriodTruth } from '../../sample/truth.ts';

let dir: string;
let reports: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-sample-statements-'));
  await generateSampleArchive({ dir, seed: 'unit', issuers: 12, years: 3, endDate: '2026-10-30', gzip: false });
  reports = (await readFile(join(dir, 'truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth)
    .filter(({ statements }) => statements);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

const incomeOf = ({ statements }: FilingTruth): readonly StatementPeriodTruth[] =>
  statements?.periods.filter(({ statement }) => statement === 'income') ?? [];
const daysOf = ({ start, end }: StatementPeriodTruth): number => (start === null ? 0 : daysBetween(start, end) + 1);

/** Values of the column's facts of a concept, those in a dimension by its member. */
function valuesOf(facts: readonly XbrlFact[], concept: RegExp, period: StatementPeriodTruth): Map<string, number> {
  const found = facts.filter(
    (fact) =>
      concept.test(fact.concept) &&
      'start' in fact.period &&
      fact.period.start === period.start &&
      fact.period.end === period.end,
  );
  return new Map(found.map((fact) => [Object.values(fact.dimensions).join(' '), Number(fact.value)]));
}

const REVENUE = /:(RevenueFromContractWithCustomerExcludingAssessedTax|Revenues)$/;

describe('the statements of the sample archive', () => {
  test('have the columns of their form', () => {
    for (const report of reports) {
      const kinds = report.statements?.periods.map(({ statement }) => statement) ?? [];
      const count = (kind: string) => kinds.filter((one) => one === kind).length;
      const annual = report.form !== '10-Q';
      const columns = annual ? 2 : 1;
      expect([count('balance'), count('cashflow')], report.accessionNumber).toEqual([columns, columns]);
      // An annual report's years, or a quarter and perhaps the year to date.
      const months = incomeOf(report).map((span) => Math.round(daysOf(span) / 30.4375));
      const wanted = annual ? ['12,12'] : ['3', '3,6', '3,9'];
      expect(wanted, report.accessionNumber).toContain(months.join(','));
    }
    expect(reports.some((report) => report.form === '10-Q' && incomeOf(report).length === 2)).toBe(true);
    expect(reports.some((report) => report.form === '20-F')).toBe(true);
  });

  test('state each number that is not computed from others as a fact without dimensions', () => {
    let stated = 0;
    for (const { statements, facts = [], accessionNumber } of reports) {
      for (const { statement, start, end, values } of statements?.periods ?? []) {
        for (const [field, value] of Object.entries(values)) {
          if (field === 'freeCashFlow') continue;
          const found = facts.some(
            (fact) =>
              Number(fact.value) === value &&
              Object.keys(fact.dimensions).length === 0 &&
              (field === 'sharesOutstanding' ||
                ('start' in fact.period && fact.period.start === start && fact.period.end === end) ||
                ('instant' in fact.period && start === null && fact.period.instant === end)),
          );
          expect(found, `${accessionNumber} ${statement} ${end} ${field} ${value}`).toBe(true);
          stated += 1;
        }
      }
    }
    expect(stated).toBeGreaterThan(5_000);
  });

  test('include years of 52 and 53 weeks that end on Saturdays', () => {
    const years = reports.filter(({ form }) => form === '10-K').flatMap((report) => incomeOf(report).map(daysOf));
    expect(new Set(years.filter((days) => days % 7 === 0))).toEqual(new Set([364, 371]));
    const ends = reports.flatMap((report) =>
      incomeOf(report).flatMap((span) => (daysOf(span) === 364 ? [span.end] : [])),
    );
    expect(ends.every((end) => new Date(`${end}T00:00:00Z`).getUTCDay() === 6)).toBe(true);
  });

  test('include fiscal years that do not end in December', () => {
    const months = new Set(reports.map(({ statements }) => statements?.entity.fiscalYearEnd.slice(2, 4)));
    expect(months).toContain('12');
    expect(months.size).toBeGreaterThan(1);
  });

  test('include a prior year whose revenue a later report corrects', () => {
    const corrected = Map.groupBy(
      reports.flatMap((report) =>
        report.form === '10-K' ? incomeOf(report).map((span) => ({ cik: report.cik, report, span })) : [],
      ),
      ({ cik, span }) => `${cik}/${span.end}`,
    );
    const changed = [...corrected.values()].filter(
      (spans) => new Set(spans.map(({ span }) => span.values.revenue)).size > 1,
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const [original, later] of changed) {
      if (!original || !later) throw new Error('a year that is stated once');
      const { revenue = 0, ...rest } = original.span.values;
      const lower = later.span.values.revenue ?? 0;
      expect([lower < revenue, later.span.values.netIncome]).toEqual([true, rest.netIncome]);
      const values = valuesOf(later.report.facts ?? [], REVENUE, later.span);
      expect(values.get('srt:ScenarioPreviouslyReportedMember')).toBe(revenue);
      expect(values.get('srt:RestatementAdjustmentMember')).toBe(lower - revenue);
    }
  });

  test('separate what belongs to minority holders', () => {
    const shared = reports.flatMap(({ statements }) =>
      (statements?.periods ?? []).filter(({ values }) => values.totalEquityIncludingNoncontrolling !== undefined),
    );
    expect(shared.length).toBeGreaterThan(5);
    for (const { values } of shared)
      expect(values.totalEquity).toBeLessThan(values.totalEquityIncludingNoncontrolling ?? 0);
    const years = reports.filter(({ form }) => form === '10-K').flatMap(incomeOf);
    const incomes = years.filter(({ values }) => values.netIncomeIncludingNoncontrolling !== undefined);
    expect(incomes.length).toBeGreaterThan(2);
    for (const { values } of incomes) expect(values.netIncome).not.toBe(values.netIncomeIncludingNoncontrolling);
  });

  test('divide revenue by geography and segment without a rest', () => {
    const seen = { geography: 0, segments: 0 };
    for (const report of reports) {
      const [span] = incomeOf(report);
      if (!span) continue;
      const values = valuesOf(report.facts ?? [], REVENUE, span);
      const sum = (...members: readonly string[]) => members.reduce((total, one) => total + (values.get(one) ?? 0), 0);
      const segments = [...values.keys()].filter((member) => member.includes('OperatingSegmentsMember'));
      const places = ['country:US', 'srt:EuropeMember', 'srt:AsiaPacificMember'].filter((member) => values.has(member));
      for (const members of [places, segments].filter(({ length }) => length > 0))
        expect(sum(...members), report.accessionNumber).toBe(span.values.revenue);
      seen.geography += places.length;
      seen.segments += segments.length;
    }
    expect(seen.geography).toBeGreaterThan(10);
    expect(seen.segments).toBeGreaterThan(5);
  });
});
