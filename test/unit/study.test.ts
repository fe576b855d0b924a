import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { Estimate, StudyResult } from '../../scoring/study/report-shape.ts';
import { runStudy } from '../../scoring/study/study.ts';
import { createStudySample, type SampledRow } from '../../scoring/study/study-sample.ts';
import { METHODOLOGY } from './scoring-facts.ts';
import { MONTH_ENDS, studyRows } from './study-rows.ts';

function studyOf(rows: readonly SampledRow[], over: { readonly seed?: number; readonly hasAgainst?: boolean } = {}) {
  const sample = createStudySample();
  sample.add(rows);
  const { seed = 1, hasAgainst = true } = over;
  return runStudy(sample.result(), { methodology: METHODOLOGY, hasAgainst, seed, replicates: 60 });
}

function year({ horizons }: StudyResult) {
  const [, twelve] = horizons;
  if (!twelve) throw new Error('the study has two horizons');
  return twelve;
}

function numbersOf({ value, low, high }: Estimate): readonly [number, number, number] {
  if (value === null || low === null || high === null) throw new Error('the estimate is withheld');
  return [value, low, high];
}

/** Every estimate of a result, wherever it stands. */
function estimatesIn(value: unknown): readonly Estimate[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('tooFew' in value) return [value as Estimate];
  return Object.values(value).flatMap(estimatesIn);
}

const PLANTED = studyRows({ issuers: 300, dates: MONTH_ENDS, seed: 4, planted: 0.9 });

describe('a planted relation', () => {
  const study = studyOf(PLANTED);
  const twelve = year(study);

  test('is found: an AUC far from chance, rising deciles, a correlation of ranks', () => {
    const auc = twelve.discrimination.find(({ predictor }) => predictor === 'score');
    expect(auc && numbersOf(auc.auc)[1]).toBeGreaterThan(0.8);
    expect(auc?.spearman && numbersOf(auc.spearman)[1]).toBeGreaterThan(0.5);
    const shares = twelve.deciles.map(({ grew }) => numbersOf(grew)[0]);
    expect(shares).toHaveLength(10);
    expect(shares[9]).toBeGreaterThan((shares[0] ?? 1) + 0.5);
    expect(numbersOf(twelve.proceeds)[1]).toBeGreaterThan(0.3);
  });

  test('is found in every year, size class and level of confidence', () => {
    for (const line of [...twelve.byYear, ...twelve.bySize, ...twelve.byConfidence]) {
      expect(numbersOf(line.auc)[1], line.group).toBeGreaterThan(0.7);
    }
    expect(twelve.byYear.map(({ group }) => group)).toEqual(['2021', '2022', '2023']);
  });

  test('shows which factor carries it, and that what knows less is worse', () => {
    const drop = (id: string) => twelve.ablation.find(({ predictor }) => predictor === `without-${id}`);
    // F1 follows the risk most closely, with the largest weight; F3 and F5 are noise.
    const offering = drop('activeOfferingPressure');
    const overhang = drop('convertibleWarrantOverhang');
    expect(offering && numbersOf(offering.difference)[1]).toBeGreaterThan(0);
    expect(overhang && numbersOf(overhang.difference)[2]).toBeLessThan(0);
    expect(twelve.against && numbersOf(twelve.against.difference)[1]).toBeGreaterThan(0);
    const sold = twelve.baselines.find(({ predictor }) => predictor === 'soldLastYear');
    expect(sold && numbersOf(sold.difference)[1]).toBeGreaterThan(0.2);
  });

  test('is found in events that depend on it', () => {
    const offering = study.events.find(({ event }) => event === 'offering');
    expect(offering?.discrimination[0] && numbersOf(offering.discrimination[0].auc)[1]).toBeGreaterThan(0.5);
    const [first, , , , last] = offering?.incidence ?? [];
    expect(last && numbersOf(last.within12)[0]).toBeGreaterThan(first ? numbersOf(first.within12)[0] : 1);
  });
});

describe('shuffled outcomes', () => {
  /** Outcomes of another issuer, scores as they are. */
  function shuffled(seed: number): readonly SampledRow[] {
    const others = studyRows({ issuers: 300, dates: MONTH_ENDS, seed, planted: 0 });
    return PLANTED.map(({ cik, asOf, a, b }, at) => ({ ...(others[at] as SampledRow), cik, asOf, a, b }));
  }

  test('give an AUC of 0.5 within the interval, and say so', () => {
    const inside = [21, 22, 23, 24, 25, 26].map((seed) => {
      const study = studyOf(shuffled(seed), { hasAgainst: false });
      const [value, low, high] = numbersOf(year(study).discrimination[0]?.auc as Estimate);
      expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
      const holds = low <= 0.5 && high >= 0.5;
      expect(study.warnings.some((text) => text.startsWith('Over 12 months the score cannot be told'))).toBe(holds);
      return holds;
    });
    // 95 % intervals: of six, one may miss.
    expect(inside.filter((holds) => holds).length).toBeGreaterThanOrEqual(5);
  });
});

describe('too few issuers', () => {
  test('give no number at all, and a warning', () => {
    const few = studyOf(studyRows({ issuers: 9, dates: MONTH_ENDS, seed: 4, planted: 0.9 }));
    const estimates = estimatesIn([few.horizons, few.events]);
    expect(estimates.length).toBeGreaterThan(50);
    for (const { value, low, high, tooFew } of estimates) {
      expect([value, low, high]).toEqual([null, null, null]);
      expect(tooFew).toMatch(/fewer than|equal/);
    }
    expect(few.warnings).toContain('Too few to say anything about 12 months: 9 issuers, fewer than 30.');
    expect(few.horizons.flatMap(({ roc }) => roc)).toEqual([]);
  });

  test('with the event give no AUC, however many issuers there are', () => {
    const rows = PLANTED.map((row) => ({ ...row, growth12: row.cik <= '105' && row.cik.length === 3 ? 0.5 : 0 }));
    const auc = year(studyOf(rows)).discrimination[0]?.auc;
    expect(auc).toMatchObject({ value: null, tooFew: '6 issuers with the event, fewer than 10' });
  });

  test('no rows are a warning, not an error', () => {
    expect(studyOf([]).warnings).toEqual(['No score with an outcome is stored for these dates, so nothing is said.']);
  });
});

test('a share of zero has an interval that shrinks with issuers, not one of zero width', () => {
  const calm = PLANTED.map((row) => ({ ...row, growth12: 0 }));
  const [decile] = year(studyOf(calm)).deciles;
  const issuers = decile?.issuers ?? 0;
  expect(issuers).toBeGreaterThan(10);
  const [value, low, high] = numbersOf(decile?.grew as Estimate);
  expect([value, low]).toEqual([0, 0]);
  // Of n issuers without an event: 1 − 0.025^(1/n).
  expect(high).toBeCloseTo(1 - 0.025 ** (1 / issuers), 12);
});

test('rows that are lost before the end of the window count as neither yes nor no', () => {
  const lost = PLANTED.map((row, at) =>
    at % 2 === 0 ? row : { ...row, nextOffering: null, followedUntil: row.asOf, state: 'ended' as const },
  );
  const event = studyOf(lost).events.find((one) => one.event === 'offering');
  expect(event?.discrimination[0]?.auc.rows).toBe(PLANTED.length / 2);
});

test('windows that are not over count in no AUC of events, also where the event has happened', () => {
  const rows = PLANTED.map((row, at) =>
    at % 2 === 0 ? row : { ...row, nextOffering: addDays(row.asOf, 9), state: 'open' as const },
  );
  const event = studyOf(rows).events.find((one) => one.event === 'offering');
  expect(event?.discrimination[0]?.auc.rows).toBe(PLANTED.length / 2);
});

test('withheld scores and unmeasured growth are left out, and counted', () => {
  const rows = PLANTED.map((row, at) => {
    if (at % 3 === 0) return { ...row, a: { ...row.a, score: null } };
    return at % 3 === 1 ? { ...row, growth12: null, growthReason12: 'no-later-count' as const } : row;
  });
  const study = studyOf(rows);
  expect(year(study).measured.rows).toBe(PLANTED.length / 3);
  expect(year(study).unmeasured).toEqual({ 'no-later-count': PLANTED.length / 3 });
  expect(study.sample).toMatchObject({ rows: PLANTED.length, scored: (2 * PLANTED.length) / 3 });
});

test('the same seed gives the same numbers, and another seed other intervals only', () => {
  const [one, again, other] = [studyOf(PLANTED), studyOf(PLANTED), studyOf(PLANTED, { seed: 2 })];
  expect(again).toEqual(one);
  const [ofOne, ofOther] = [one, other].map((study) => numbersOf(year(study).discrimination[0]?.auc as Estimate));
  expect(ofOther?.[0]).toBe(ofOne?.[0]);
  expect(ofOther).not.toEqual(ofOne);
});

test('an issuer that burns no cash has the most runway, an unknown one none', () => {
  const sample = createStudySample();
  const [first] = PLANTED;
  if (!first) throw new Error('there are rows');
  const asOf = '2021-01-29' as IsoDate;
  sample.add([
    { ...first, asOf, isBurning: false, runwayMonths: null },
    { ...first, asOf, isBurning: true, runwayMonths: 48 },
    { ...first, asOf, isBurning: null, runwayMonths: null },
  ]);
  const [endless = 0, long = 0, unknown] = sample.result().shortRunway;
  expect(endless).toBeLessThan(long);
  expect(unknown).toBeNaN();
});
