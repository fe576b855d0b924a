import { describe, expect, test } from 'vitest';
import { renderStudy } from '../../cli/report/render-study.ts';
import { renderStudyPage } from '../../cli/report/study-page/page.ts';
import type { StudyReport } from '../../cli/study/outcome-study.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { Sha256 } from '../../core/ids.ts';
import { runStudy } from '../../scoring/study/study.ts';
import { createStudySample, type SampledRow } from '../../scoring/study/study-sample.ts';
import { METHODOLOGY } from './scoring-facts.ts';
import { MONTH_ENDS, studyRows } from './study-rows.ts';

function reportOf(rows: readonly SampledRow[], over: Partial<StudyReport> = {}): StudyReport {
  const sample = createStudySample();
  sample.add(rows);
  const options = { methodology: METHODOLOGY, hasAgainst: true, seed: 7, replicates: 100 };
  return {
    reportVersion: 1,
    generatedAt: '2026-11-23T12:00:00.000Z' as IsoTimestamp,
    range: { from: '2021-01-01' as IsoDate, to: '2023-03-31' as IsoDate },
    every: 'month',
    seed: 7,
    replicates: 100,
    methodologies: {
      a: { version: '2026-11-15.1', contentHash: 'a'.repeat(64) as Sha256 },
      b: { version: '2026-11-01.1', contentHash: 'b'.repeat(64) as Sha256 },
    },
    sources: ['edgar'],
    isFictional: false,
    prices: null,
    outcomes: { computed: 3, unchanged: 4 },
    ...runStudy(sample.result(), options),
    ...over,
  };
}

const REPORT = reportOf(studyRows({ issuers: 200, dates: MONTH_ENDS, seed: 4, planted: 0.9 }));
const FEW = reportOf(studyRows({ issuers: 6, dates: MONTH_ENDS, seed: 4, planted: 0.9 }));

function titleOf(page: string): string {
  return /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
}

describe('the page of a study', () => {
  test('says in its title, and first of all, that the data is fictional', () => {
    const page = renderStudyPage({ ...REPORT, isFictional: true });
    expect(titleOf(page)).toMatch(/^FICTIONAL DATA: Outcome study of methodology 2026-11-15\.1/);
    expect(page.indexOf('class="fictional"')).toBeLessThan(page.indexOf('<h1>'));
    expect(renderStudy({ ...REPORT, isFictional: true })).toMatch(/^FICTIONAL DATA/);
    expect(renderStudyPage(REPORT)).not.toContain('FICTIONAL DATA');
  });

  test('draws deciles, ROC curves, reliability, years and sizes, and gives each value in a table', () => {
    const page = renderStudyPage(REPORT);
    for (const id of [
      'grew-12',
      'medianGrowth-12',
      'roc-12',
      'reliability-12',
      'year-12',
      'size-12',
      'confidence-12',
    ]) {
      expect(page, id).toContain(`aria-labelledby="${id}-t ${id}-d"`);
    }
    const auc = REPORT.horizons[1]?.discrimination[0]?.auc;
    expect(page).toContain(`${auc?.value?.toFixed(3)} (${auc?.low?.toFixed(3)} to ${auc?.high?.toFixed(3)})`);
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('fetches nothing and runs no script', () => {
    const page = renderStudyPage(REPORT);
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import/);
    expect(page).toContain("default-src 'none'");
  });

  test('of too few issuers gives warnings and no estimate', () => {
    const page = renderStudyPage(FEW);
    expect(page).toContain('12 months: nothing can be said (6 issuers, fewer than 30).');
    expect(page).toContain('<p class="alert" role="status">Too few to say anything about 12 months');
    expect(page).not.toMatch(/\d\.\d{3} \(/);
    expect(page).not.toMatch(/\d % \(/);
    expect(page).not.toContain('<path class="line');
    expect(renderStudy(FEW)).not.toMatch(/\d\.\d{3} \(/);
  });

  test('without any row says so', () => {
    const page = renderStudyPage(reportOf([]));
    expect(page).toContain('No score with an outcome is stored');
    expect(page).not.toContain('months after the as-of date</h2>');
  });
});

test('the text names each predictor and says whether the score is better', () => {
  const text = renderStudy(REPORT);
  for (const name of ['F4 alone', 'T alone (months', 'sold stock in 12 months', 'without F1']) {
    expect(text).toContain(name);
  }
  expect(text).toMatch(/Better than sold stock in 12 months by 0\.\d{3} of AUC/);
});
