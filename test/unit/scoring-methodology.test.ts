import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FactorId, FactorResult } from '../../core/score-receipt.ts';
import { assembleScore, bandOf } from '../../scoring/assemble.ts';
import { missingFactor, presentFactor } from '../../scoring/factors/factor-result.ts';
import { type Knots, type Methodology, methodologyHash, methodologyProblems } from '../../scoring/methodology.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { interpolate } from '../../scoring/piecewise-linear.ts';
import { scoreUnits, tenthsOf } from '../../scoring/rounding.ts';
import { ruleAt } from '../../scoring/rules/rule-registry.ts';
import { date, METHODOLOGY } from './scoring-facts.ts';

type Five = readonly [number | null, number | null, number | null, number | null, number | null];

function factorsOf(scores: Five): Record<FactorId, FactorResult> {
  const one = (score: number | null) =>
    score === null ? missingFactor([], { intermediates: {} }) : presentFactor(score, { intermediates: {} });
  const [f1, f2, f3, f4, f5] = scores;
  return {
    activeOfferingPressure: one(f1),
    cashRunwayPressure: one(f2),
    convertibleWarrantOverhang: one(f3),
    shareFloatVelocity: one(f4),
    compliancePressure: one(f5),
  };
}

describe('the published methodologies', () => {
  const lock = JSON.parse(
    readFileSync(new URL('../../scoring/methodologies/lock.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;

  test('every methodology has the hash it was published with, and the lock holds nothing else', () => {
    const found = Object.fromEntries(METHODOLOGIES.map((one) => [one.version, methodologyHash(one)]));
    expect(found).toEqual(lock);
  });

  test('an unknown version is refused by name', () => {
    expect(() => methodologyByVersion('2020-01-01.1')).toThrow(/no methodology 2020-01-01\.1/);
  });

  test('weights that do not sum to 100, knots out of order and scores that fall are refused', () => {
    expect(methodologyProblems(METHODOLOGY)).toEqual([]);
    const weights = { ...METHODOLOGY.weights, compliancePressure: 11 };
    const knots = (table: Knots): Methodology => ({
      ...METHODOLOGY,
      overhang: { ...METHODOLOGY.overhang, knots: table },
    });
    const codes = (methodology: Methodology) => methodologyProblems(methodology).map((reason) => reason.code);
    expect(codes({ ...METHODOLOGY, weights })).toEqual(['invalid-weights']);
    expect(
      codes(
        knots([
          [0, 0],
          [0, 10],
        ]),
      ),
    ).toEqual(['invalid-knots']);
    expect(
      codes(
        knots([
          [0, 10],
          [1, 5],
        ]),
      ),
    ).toEqual(['invalid-knots']);
    expect(
      codes(
        knots([
          [0, 0],
          [1, 101],
        ]),
      ),
    ).toEqual(['invalid-knots']);
    expect(
      codes({
        ...METHODOLOGY,
        runway: {
          ...METHODOLOGY.runway,
          knots: [
            [0, 0],
            [1, 50],
          ],
        },
      }),
    ).toEqual(['invalid-knots']);
  });
});

describe('knots: linear between, clamped at the ends', () => {
  const tables: readonly (readonly [string, Knots, readonly (readonly [number, number])[]])[] = [
    [
      'R',
      METHODOLOGY.offerings.proceedsKnots,
      [
        [0, 0],
        [0.025, 10],
        [0.05, 20],
        [0.075, 27.5],
        [0.1, 35],
        [0.175, 47.5],
        [0.25, 60],
        [0.375, 72.5],
        [0.5, 85],
        [0.75, 92.5],
        [1, 100],
        [7, 100],
      ],
    ],
    [
      'K',
      METHODOLOGY.offerings.capacityKnots,
      [
        [0, 0],
        [0.025, 7.5],
        [0.05, 15],
        [0.1, 22.5],
        [0.15, 30],
        [0.24, 40],
        [0.33, 50],
        [0.495, 60],
        [0.66, 70],
        [1.08, 75],
        [1.5, 80],
        [9, 80],
      ],
    ],
    [
      'T',
      METHODOLOGY.runway.knots,
      [
        [-1, 100],
        [0, 100],
        [0.5, 98.5],
        [1, 97],
        [2, 93.5],
        [3, 90],
        [4.5, 82.5],
        [6, 75],
        [9, 62.5],
        [12, 50],
        [15, 37.5],
        [18, 25],
        [21, 17.5],
        [24, 10],
        [30, 5],
        [36, 0],
        [99, 0],
      ],
    ],
    [
      'O',
      METHODOLOGY.overhang.knots,
      [
        [0, 0],
        [0.025, 5],
        [0.05, 10],
        [0.125, 22.5],
        [0.2, 35],
        [0.35, 50],
        [0.5, 65],
        [0.75, 75],
        [1, 85],
        [1.5, 92.5],
        [2, 100],
        [5, 100],
      ],
    ],
    [
      'V',
      METHODOLOGY.velocity.knots,
      [
        [-0.5, 0],
        [0, 0],
        [0.01, 2.5],
        [0.02, 5],
        [0.035, 10],
        [0.05, 15],
        [0.075, 22.5],
        [0.1, 30],
        [0.175, 42.5],
        [0.25, 55],
        [0.375, 65],
        [0.5, 75],
        [0.75, 82.5],
        [1, 90],
        [1.5, 95],
        [2, 100],
        [3, 100],
      ],
    ],
  ];
  for (const [name, knots, points] of tables) {
    test(`${name}: ends and middles of every segment`, () => {
      for (const [input, expected] of points)
        expect(interpolate(knots, input), `${name}(${input})`).toBeCloseTo(expected, 10);
    });
  }
  test('every table is monotone', () => {
    const value = fc.double({ min: -1, max: 50, noNaN: true });
    const pairs = fc.sample(fc.tuple(value, value), 500);
    for (const [name, knots] of tables) {
      const sign = name === 'T' ? -1 : 1;
      const breaks = pairs.filter(([a, b]) => sign * (b - a) * (interpolate(knots, b) - interpolate(knots, a)) < 0);
      expect(breaks, name).toEqual([]);
    }
  });
});

describe('assembly', () => {
  test('worked check: 80, 90, 70, 60, 40 gives 73.5, elevated', () => {
    expect(assembleScore(factorsOf([80, 90, 70, 60, 40]), METHODOLOGY)).toMatchObject({
      status: 'scored',
      score: 73.5,
      lo: 73.5,
      hi: 73.5,
      band: 'elevated',
      presentWeight: 100,
    });
  });

  test('worked check without F3: 59.5 ÷ 0.80 = 74.375 → 74.4, lo 59.5, hi 79.5', () => {
    expect(assembleScore(factorsOf([80, 90, null, 60, 40]), METHODOLOGY)).toMatchObject({
      score: 74.4,
      lo: 59.5,
      hi: 79.5,
      band: 'elevated',
      presentWeight: 80,
    });
  });

  test('withhold the score if the present weight is < 0.60: 0.60 itself is scored', () => {
    expect(assembleScore(factorsOf([50, null, 50, null, 50]), METHODOLOGY)).toMatchObject({
      status: 'scored',
      score: 50,
    });
    const withheld = assembleScore(factorsOf([50, null, null, 50, 50]), METHODOLOGY);
    expect(withheld).toMatchObject({
      status: 'withheld',
      score: null,
      band: null,
      lo: 27.5,
      hi: 72.5,
      presentWeight: 55,
    });
    expect(withheld.withheldReasons.map((reason) => reason.code)).toEqual(['present-weight-too-low']);
  });

  test('withhold the score if F1 and F2 are both missing', () => {
    const { status, withheldReasons } = assembleScore(factorsOf([null, null, 50, 50, 50]), METHODOLOGY);
    expect(status).toBe('withheld');
    expect(withheldReasons.map((reason) => reason.code)).toContain('offerings-and-cash-missing');
  });

  test('the band follows from the rounded score, half up: 34.95 is 35.0 and moderate', () => {
    expect(assembleScore(factorsOf([34.95, 34.95, 34.95, 34.95, 34.95]), METHODOLOGY)).toMatchObject({
      score: 35,
      band: 'moderate',
    });
    expect(assembleScore(factorsOf([34.94, 34.94, 34.94, 34.94, 34.94]), METHODOLOGY)).toMatchObject({
      score: 34.9,
      band: 'low',
    });
  });

  test('bands are half-open: low < 35 ≤ moderate < 55 ≤ elevated < 75 ≤ high', () => {
    const bands = [0, 34.9, 35, 54.9, 55, 74.9, 75, 100].map((score) => bandOf(score, METHODOLOGY));
    expect(bands).toEqual(['low', 'low', 'moderate', 'moderate', 'elevated', 'elevated', 'high', 'high']);
  });

  test('with anything missing the band may not be low unless hi < 55; a barred low becomes moderate', () => {
    const allowed = assembleScore(factorsOf([30, 30, null, null, 30]), METHODOLOGY);
    expect(allowed).toMatchObject({ score: 30, hi: 54.5, band: 'low', bandBarred: false });
    expect(assembleScore(factorsOf([31, 31, null, null, 31]), METHODOLOGY)).toMatchObject({
      score: 31,
      hi: 55.2,
      band: 'moderate',
      bandBarred: true,
    });
  });

  test('half up is exact: agrees with integer arithmetic wherever scores have up to four decimals', () => {
    const part = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(part, part, part, part, part, (a, b, c, d, e) => {
        const units = [a, b, c, d, e];
        const weights = [30, 25, 20, 15, 10];
        const weighted = units.reduce(
          (total, unit, index) => total + (weights[index] ?? 0) * scoreUnits(unit / 10_000),
          0,
        );
        // Σ w·u is in 10⁻⁶ of a point; half a tenth is 50,000 of them.
        const sum = units.reduce((total, unit, index) => total + BigInt(unit) * BigInt(weights[index] ?? 0), 0n);
        expect(tenthsOf(weighted, 100)).toBe(Number((sum + 50_000n) / 100_000n) / 10);
      }),
      { numRuns: 2_000 },
    );
  });

  test('monotone: raising any factor never lowers score, lo or hi', () => {
    const one = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { freq: 4 });
    const five = fc.tuple(one, one, one, one, one);
    fc.assert(
      fc.property(five, fc.nat(4), fc.double({ min: 0, max: 100, noNaN: true }), (scores, which, by) => {
        const raised = scores.map((value, index) =>
          index === which && value !== null ? Math.min(100, value + by) : value,
        );
        const before = assembleScore(factorsOf(scores), METHODOLOGY);
        const after = assembleScore(factorsOf(raised as unknown as Five), METHODOLOGY);
        expect(after.lo).toBeGreaterThanOrEqual(before.lo);
        expect(after.hi).toBeGreaterThanOrEqual(before.hi);
        expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
      }),
    );
  });

  test('the score lies between lo and hi', () => {
    const one = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { freq: 4 });
    fc.assert(
      fc.property(fc.tuple(one, one, one, one, one), (scores) => {
        const { score, lo, hi } = assembleScore(factorsOf(scores), METHODOLOGY);
        expect(lo).toBeLessThanOrEqual(score ?? hi);
        expect(hi).toBeGreaterThanOrEqual(score ?? lo);
      }),
    );
  });
});

describe('the dated rule registry', () => {
  test('a 2024 as-of date uses the rules in force in 2024', () => {
    expect(ruleAt('nasdaq-recent-reverse-split', date('2024-12-31'))).toBeNull();
    expect(ruleAt('nasdaq-recent-reverse-split', date('2025-01-16'))).toBeNull();
    expect(ruleAt('nasdaq-recent-reverse-split', date('2025-01-17'))?.parameters).toEqual({ years: 1 });
    expect(ruleAt('nyse-recent-reverse-split', date('2025-01-14'))).toBeNull();
    expect(ruleAt('nyse-recent-reverse-split', date('2025-01-15'))?.parameters).toEqual({ years: 1 });
    expect(ruleAt('nyse-cumulative-reverse-splits', date('2025-01-15'))?.parameters).toEqual({ years: 2, ratio: 200 });
    expect(ruleAt('nasdaq-cumulative-reverse-splits', date('2019-12-31'))).toBeNull();
    expect(ruleAt('nasdaq-cumulative-reverse-splits', date('2021-01-01'))?.parameters).toEqual({
      years: 2,
      ratio: 250,
    });
    expect(ruleAt('nasdaq-split-causes-deficiency', date('2024-09-30'))).toBeNull();
    expect(ruleAt('nasdaq-split-causes-deficiency', date('2024-11-01'))).not.toBeNull();
  });

  test('the stricter $0.10 rule from 2026-01-19 is on record and not relied on', () => {
    expect(ruleAt('nasdaq-ten-cent-floor', date('2026-06-30'))?.effectiveFrom).toBe('2020-09-01');
  });

  test('baby shelf: $75M, one third, highest close of 60 days, 12 months, on S-3 and F-3', () => {
    for (const id of ['baby-shelf-s3', 'baby-shelf-f3'] as const) {
      expect(ruleAt(id, date('2026-06-30'))?.parameters).toEqual({
        floatThresholdUsd: 75_000_000,
        floatDivisor: 3,
        salesMonths: 12,
        highestCloseDays: 60,
      });
    }
  });
});
