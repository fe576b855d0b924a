import { describe, expect, test } from 'vitest';
import { epochDay } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES, type ScoreState } from '../../core/history-days.ts';
import { parseCik } from '../../core/ids.ts';
import { createComparison } from '../../scoring/compare/compare-histories.ts';
import { createScoreHistogram } from '../../scoring/compare/score-histogram.ts';
import { date } from './scoring-facts.ts';

interface Day {
  readonly on: string;
  /** Null: withheld. */
  readonly score: number | null;
  readonly state: ScoreState;
  readonly factors: readonly (number | null)[];
  readonly weight: number;
}

function history(days: readonly Day[]): HistoryDays {
  return {
    length: days.length,
    asOf: Int32Array.from(days, ({ on }) => epochDay(date(on))),
    score: Float64Array.from(days, ({ score }) => score ?? Number.NaN),
    state: Uint8Array.from(days, ({ state }) => SCORE_STATES.indexOf(state)),
    confidence: Uint8Array.from(days, ({ factors }) => (factors.includes(null) ? 1 : 2)),
    presentWeight: Uint8Array.from(days, ({ weight }) => weight),
    factors: [0, 1, 2, 3, 4].map((index) => Float64Array.from(days, ({ factors }) => factors[index] ?? Number.NaN)),
  };
}

/** Weights of both, in the order F1 … F5: 30, 25, 20, 15, 10. */
const WEIGHTS = {
  activeOfferingPressure: 30,
  cashRunwayPressure: 25,
  convertibleWarrantOverhang: 20,
  shareFloatVelocity: 15,
  compliancePressure: 10,
};
const day = (on: string, score: number | null, state: ScoreState, factors: Day['factors'], weight = 100): Day => ({
  on,
  score,
  state,
  factors,
  weight,
});

/*
 * Issuer 7, under A:
 *   01-30: F = 40, 40, 40, 40, 40                  → 40.0 moderate
 *   01-31: the same                                → 40.0 moderate
 *   02-01: F1 80: .3·80 + .7·40 = 24 + 28          → 52.0 moderate
 * under B, F2 is 100 from 01-31 on:
 *   01-30: the same                                → 40.0 moderate
 *   01-31: .25·100 + .75·40 = 25 + 30              → 55.0 elevated
 *   02-01: .3·80 + .25·100 + .45·40 = 24 + 25 + 18 → 67.0 elevated
 * Differences 0, 15, 15; mean 10. F2 contributes .25·(100 − 40) = 15 more on two days: mean 10.
 */
const SEVEN = {
  a: history([
    day('2024-01-30', 40, 'moderate', [40, 40, 40, 40, 40]),
    day('2024-01-31', 40, 'moderate', [40, 40, 40, 40, 40]),
    day('2024-02-01', 52, 'moderate', [80, 40, 40, 40, 40]),
  ]),
  b: history([
    day('2024-01-30', 40, 'moderate', [40, 40, 40, 40, 40]),
    day('2024-01-31', 55, 'elevated', [40, 100, 40, 40, 40]),
    day('2024-02-01', 67, 'elevated', [80, 100, 40, 40, 40]),
  ]),
};
/*
 * Issuer 9: F3 is missing in both, so that 80 of 100 are present.
 *   A 02-01: (.3·20 + .25·20 + .15·60 + .1·20) ÷ .8 = (6 + 5 + 9 + 2) ÷ .8 = 27.5 low
 *   B 02-01: F4 is 20: (6 + 5 + 3 + 2) ÷ .8 = 20.0 low; difference −7.5, all of it F4: .15·(20 − 60) ÷ .8
 *   02-02: A withheld, B 20.0 low
 *   02-05: A alone
 */
const NINE = {
  a: history([
    day('2024-02-01', 27.5, 'low', [20, 20, null, 60, 20], 80),
    day('2024-02-02', null, 'withheld', [null, null, null, 60, 20], 25),
    day('2024-02-05', 27.5, 'low', [20, 20, null, 60, 20], 80),
  ]),
  b: history([
    day('2024-02-01', 20, 'low', [20, 20, null, 20, 20], 80),
    day('2024-02-02', 20, 'low', [20, 20, null, 20, 20], 80),
  ]),
};

function compared() {
  const comparison = createComparison({
    from: date('2024-01-01'),
    to: date('2024-02-29'),
    weightsA: WEIGHTS,
    weightsB: WEIGHTS,
    movers: 5,
  });
  comparison.add(parseCik('7'), SEVEN.a, SEVEN.b);
  comparison.add(parseCik('9'), NINE.a, NINE.b);
  comparison.add(parseCik('11'), history([day('2024-02-29', 80, 'high', [80, 80, 80, 80, 80])]), null);
  return comparison.result();
}

describe('a comparison of two methodologies', () => {
  test('counts what is covered, withheld and missing on each side, and what both have', () => {
    const { coverage } = compared();
    expect(coverage.a).toMatchObject({ issuers: 3, days: 6, firstDay: '2024-01-30', lastDay: '2024-02-29' });
    // (3 · 100 + 80 + 25 + 80 + 100) ÷ 7
    expect(coverage.a).toMatchObject({ issuerDays: 7, scored: 6, withheld: 1, meanPresentWeight: 83.57 });
    expect(coverage.a.missing.map(({ issuerDays }) => issuerDays)).toEqual([1, 1, 3, 0, 0]);
    expect(coverage.a.confidence).toMatchObject([
      { level: 'high', issuerDays: 4 },
      { level: 'medium', issuerDays: 3 },
      { level: 'low', issuerDays: 0 },
    ]);
    expect(coverage.b).toMatchObject({ issuers: 2, days: 4, issuerDays: 5, withheld: 0 });
    expect(coverage.both).toEqual({
      issuers: 2,
      issuersOnlyA: 1,
      issuersOnlyB: 0,
      issuerDays: 5,
      issuerDaysOnlyA: 2,
      issuerDaysOnlyB: 0,
      bothScored: 4,
      withheldOnlyByA: 1,
      withheldOnlyByB: 0,
      withheldByBoth: 0,
    });
  });

  test('tells how scores lie, by nearest rank, bins and bands', () => {
    const { distribution } = compared();
    // A, sorted: 27.5 27.5 40 40 52 80. The median's rank is 3 of 6; the upper quartile's, 4.5, is 5.
    expect(distribution.a.quantiles).toMatchObject({ min: 27.5, p25: 27.5, p50: 40, p75: 52, p90: 80, max: 80 });
    expect(distribution.a.mean).toBe(44.5);
    expect(distribution.a.histogram).toHaveLength(20);
    expect(distribution.a.histogram.filter(({ count }) => count > 0)).toEqual([
      { from: 25, to: 30, count: 2 },
      { from: 40, to: 45, count: 2 },
      { from: 50, to: 55, count: 1 },
      { from: 80, to: 85, count: 1 },
    ]);
    expect(distribution.a.states.map(({ issuerDays }) => issuerDays)).toEqual([2, 3, 0, 1, 1]);
    expect(distribution.a.states[4]?.share).toBeCloseTo(1 / 7, 12);
    expect(distribution.a.byMonth).toEqual([
      { month: '2024-01', states: { low: 0, moderate: 2, elevated: 0, high: 0, withheld: 0 } },
      { month: '2024-02', states: { low: 2, moderate: 1, elevated: 0, high: 1, withheld: 1 } },
    ]);
  });

  test('takes differences over the days that both scored, and lays them to factors', () => {
    const { differences, factors } = compared();
    // 0, 15, 15 and −7.5: mean 22.5 ÷ 4, without sign 37.5 ÷ 4.
    expect(differences).toMatchObject({ issuerDays: 4, equal: 1, mean: 5.63, meanAbsolute: 9.38 });
    expect(differences.quantiles).toMatchObject({ min: -7.5, p50: 0, p75: 15, max: 15 });
    expect(differences.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(differences.histogram.find(({ from, to }) => from <= 0 && to > 0)).toMatchObject({ count: 1 });
    const [, cash, , velocity, compliance] = factors;
    // F2 in A: (10 + 10 + 10 + .25·20 ÷ .8) ÷ 4 = 36.25 ÷ 4; in B (10 + 25 + 25 + 6.25) ÷ 4.
    expect(cash).toMatchObject({ meanContribution: { a: 9.06, b: 16.56 }, meanDifference: 7.5 });
    expect(velocity).toMatchObject({ meanDifference: -1.88, meanAbsoluteDifference: 1.88 });
    expect(compliance).toMatchObject({ meanDifference: 0, meanAbsoluteDifference: 0 });
  });

  test('counts band flips by month: between the two on a day, and over time within each', () => {
    const { flips } = compared();
    expect(flips.between.total).toMatchObject({ compared: 5, moved: 3, issuers: 2 });
    expect(flips.between.total.moves).toEqual([
      { from: 'moderate', to: 'elevated', issuerDays: 2, issuers: 1 },
      { from: 'withheld', to: 'low', issuerDays: 1, issuers: 1 },
    ]);
    expect(flips.between.byMonth).toMatchObject([
      { month: '2024-01', compared: 2, moved: 1, issuers: 1 },
      { month: '2024-02', compared: 3, moved: 2, issuers: 2 },
    ]);
    expect(flips.within.a.total.moves).toEqual([
      { from: 'low', to: 'withheld', issuerDays: 1, issuers: 1 },
      { from: 'withheld', to: 'low', issuerDays: 1, issuers: 1 },
    ]);
    expect(flips.within.b.byMonth).toMatchObject([
      { month: '2024-01', compared: 1, moves: [{ from: 'moderate', to: 'elevated', issuerDays: 1 }] },
      { month: '2024-02', compared: 2, moved: 0, issuers: 0, moves: [] },
    ]);
  });

  test('names the biggest movers, the day, and the factor that moved them', () => {
    const { movers } = compared();
    expect(movers.byMean.map(({ cik }) => cik)).toEqual(['7', '9']);
    const [seven, nine] = movers.byMean;
    expect(seven).toMatchObject({
      days: 3,
      meanScore: { a: 44, b: 54 },
      meanDifference: 10,
      meanMovedBy: { factor: 'cashRunwayPressure', contribution: 10 },
      largest: {
        date: '2024-01-31',
        difference: 15,
        score: { a: 40, b: 55 },
        state: { a: 'moderate', b: 'elevated' },
        movedBy: { factor: 'cashRunwayPressure', contribution: 15, factorScore: { a: 40, b: 100 } },
      },
    });
    expect(nine).toMatchObject({
      days: 1,
      meanDifference: -7.5,
      meanMovedBy: { factor: 'shareFloatVelocity', contribution: -7.5 },
      largest: { date: '2024-02-01', movedBy: { factorScore: { a: 60, b: 20 } } },
    });
  });

  test('of a factor that is missing on one side names it as missing', () => {
    const comparison = createComparison({
      from: date('2024-01-01'),
      to: date('2024-01-31'),
      weightsA: WEIGHTS,
      weightsB: WEIGHTS,
      movers: 1,
    });
    // A: 20 throughout. B lacks F1 … without it the others stay 20, and F5 is 100: (14 − 2 + 10) ÷ .7 = 31.4
    const a = history([day('2024-01-02', 20, 'low', [20, 20, 20, 20, 20])]);
    const b = history([day('2024-01-02', 31.4, 'low', [null, 20, 20, 20, 100], 70)]);
    comparison.add(parseCik('5'), a, b);
    const [mover] = comparison.result().movers.byDay;
    // F5: 10·100 ÷ 70 − 2 = 12.29; F1 falls from 6 to 0 and did not raise it.
    expect(mover?.largest.movedBy).toMatchObject({ factor: 'compliancePressure', contribution: 12.29 });
    expect(mover?.largest.contributions).toMatchObject({ activeOfferingPressure: -6 });
  });

  test('of nothing is empty: no shares, no quantiles, no movers', () => {
    const empty = createComparison({
      from: date('2024-01-01'),
      to: date('2024-12-31'),
      weightsA: WEIGHTS,
      weightsB: WEIGHTS,
      movers: 5,
    }).result();
    expect(empty.coverage.a).toMatchObject({ issuerDays: 0, withheldShare: null, firstDay: null });
    expect(empty.distribution.b).toMatchObject({ mean: null, byMonth: [] });
    expect(empty.differences).toMatchObject({ mean: null, histogram: [] });
    expect(empty.flips.between).toEqual({ total: { compared: 0, moved: 0, issuers: 0, moves: [] }, byMonth: [] });
    expect(empty.movers).toEqual({ byMean: [], byDay: [] });
  });
});

test('tenths count into quantiles that a sort would give', () => {
  const counts = createScoreHistogram(-1_000, 1_000);
  const values = Array.from({ length: 997 }, (_, index) => ((index * 7_919) % 2_001) - 1_000);
  for (const value of values) counts.add(value);
  const sorted = values.toSorted((one, other) => one - other);
  const { min, p05, p50, p99, max } = counts.quantiles();
  // Ranks ⌈.05·997⌉ = 50, ⌈.5·997⌉ = 499, ⌈.99·997⌉ = 988, counted from 1.
  expect([min, p05, p50, p99, max].map((value) => (value ?? 0) * 10)).toEqual(
    [0, 49, 498, 987, 996].map((rank) => sorted[rank]),
  );
});
