import { describe, expect, test } from 'vitest';
import { createBootstrap, createRandom, intervalOf } from '../../scoring/study/bootstrap.ts';
import {
  aucStatistic,
  incidenceStatistic,
  medianStatistic,
  shareStatistic,
  spearmanStatistic,
} from '../../scoring/study/rank-statistics.ts';
import { rocCurve } from '../../scoring/study/roc-curve.ts';
import { groupsByScore } from '../../scoring/study/score-groups.ts';

const numbers = (...values: number[]) => Float64Array.from(values);
const rowsOf = (count: number) => Int32Array.from({ length: count }, (_, row) => row);
/** Every row is an issuer of its own. */
const each = (count: number) => ({ issuers: rowsOf(count), rows: rowsOf(count) });
const once = (count: number) => new Uint8Array(count).fill(1);

describe('statistics of ranks agree with numbers worked by hand', () => {
  test('AUC: pairs in order, ties half', () => {
    // Events at 3 and 2, others at 1, 2 and 0: of six pairs five are in order, one is a tie.
    const statistic = aucStatistic(each(5), numbers(3, 2, 1, 2, 0), numbers(1, 1, 0, 0, 0));
    expect(statistic(once(5))).toBeCloseTo(5.5 / 6, 12);
    expect(aucStatistic(each(2), numbers(1, 2), numbers(1, 1))(once(2))).toBeNaN();
  });

  test("Spearman: 1 − 6·Σd² ÷ n(n² − 1), and Pearson's of average ranks with ties", () => {
    // IQ and hours of television, the usual example: −29/165.
    const iq = numbers(106, 100, 86, 101, 99, 103, 97, 113, 112, 110);
    const hours = numbers(7, 27, 2, 50, 28, 29, 20, 12, 6, 17);
    expect(spearmanStatistic(each(10), iq, hours)(once(10))).toBeCloseTo(-29 / 165, 12);
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: covariance 4.5, variances 4.5 and 5.
    const tied = spearmanStatistic(each(4), numbers(1, 2, 2, 3), numbers(1, 2, 3, 4));
    expect(tied(once(4))).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
  });

  test('median and share', () => {
    expect(medianStatistic(each(4), numbers(4, 1, 3, 10))(once(4))).toBe(3.5);
    expect(medianStatistic(each(3), numbers(4, 1, 3))(once(3))).toBe(3);
    expect(shareStatistic(each(4), numbers(1, 0, 0, 1))(once(4))).toBe(0.5);
  });

  test('Kaplan–Meier: rows that are lost count until then', () => {
    // Events at 1 and 3 of five, one lost at 2: 1 − (4/5)·(2/3) by 3, 1 − 4/5 by 2.
    const times = numbers(1, 2, 3, 4, 4);
    const events = numbers(1, 0, 1, 0, 0);
    expect(incidenceStatistic(each(5), times, events, 3)(once(5))).toBeCloseTo(1 - (4 / 5) * (2 / 3), 12);
    expect(incidenceStatistic(each(5), times, events, 2)(once(5))).toBeCloseTo(1 / 5, 12);
  });

  test('a row of weight 2 counts as two equal rows, and one of weight 0 not at all', () => {
    const random = createRandom(5);
    const count = 40;
    const x = Float64Array.from({ length: count }, () => Math.floor(random() * 12));
    const y = Float64Array.from({ length: count }, () => Math.floor(random() * 9));
    const events = y.map((value) => Number(value > 5));
    const weights = Uint8Array.from({ length: count }, () => Math.floor(random() * 3));
    const copies = Array.from(weights).flatMap((weight, row) => Array.from({ length: weight }, () => row));
    const of = (column: Float64Array) => Float64Array.from(copies, (row) => column[row] ?? 0);
    const all = each(copies.length);
    const ones = once(copies.length);
    const pairs = [
      [aucStatistic(each(count), x, events), aucStatistic(all, of(x), of(events))],
      [spearmanStatistic(each(count), x, y), spearmanStatistic(all, of(x), of(y))],
      [medianStatistic(each(count), x), medianStatistic(all, of(x))],
      [shareStatistic(each(count), events), shareStatistic(all, of(events))],
      [incidenceStatistic(each(count), x, events, 6), incidenceStatistic(all, of(x), of(events), 6)],
    ] as const;
    for (const [weighted, repeated] of pairs) expect(weighted(weights)).toBeCloseTo(repeated(ones), 12);
  });
});

test('the ROC curve encloses the AUC', () => {
  const random = createRandom(3);
  const count = 90;
  const x = Float64Array.from({ length: count }, () => Math.floor(random() * 20));
  const events = x.map((value) => Number(random() * 20 < value));
  const points = rocCurve(rowsOf(count), x, events);
  const area = points.slice(1).reduce((sum, [wrong, found], at) => {
    const [wrongBefore, foundBefore] = points[at] ?? [0, 0];
    return sum + ((wrong - wrongBefore) * (found + foundBefore)) / 2;
  }, 0);
  expect(area).toBeCloseTo(aucStatistic(each(count), x, events)(once(count)), 12);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

describe('groups by score', () => {
  test('are tenths in order, each row in one', () => {
    const score = Float64Array.from({ length: 100 }, (_, row) => (row * 37) % 100);
    const groups = groupsByScore(rowsOf(100), score, 10);
    expect(groups.map(({ group }) => group)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(groups.map(({ from, to }) => [from, to])).toEqual(groups.map((_, at) => [10 * at, 10 * at + 9]));
    expect(groups.flatMap(({ rows }) => [...rows]).sort((a, b) => a - b)).toEqual([...rowsOf(100)]);
  });

  test('have equal scores together', () => {
    const groups = groupsByScore(rowsOf(20), numbers(...Array<number>(15).fill(0), 1, 2, 3, 4, 5), 10);
    expect(groups[0]).toMatchObject({ from: 0, to: 0 });
    expect(groups[0]?.rows).toHaveLength(15);
  });
});

describe('the bootstrap', () => {
  test('draws the same issuers for the same seed, and others for another', () => {
    const count: Parameters<ReturnType<typeof createBootstrap>['replicates']>[0] = (weights) =>
      weights.reduce((sum, weight, issuer) => sum + weight * (issuer + 1), 0);
    const of = (seed: number) => [...createBootstrap(50, 40, seed).replicates(count)];
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });

  test('gives the interval that the standard error of a mean of issuers says', () => {
    const issuers = 400;
    const rowsEach = 12;
    const random = createRandom(11);
    const of = Array.from({ length: issuers }, () => Number(random() < 0.3));
    const owner = Int32Array.from({ length: issuers * rowsEach }, (_, row) => Math.floor(row / rowsEach));
    // The rows of one issuer are all alike: there are 400 observations, not 4,800.
    const events = Float64Array.from(owner, (issuer) => of[issuer] ?? 0);
    const statistic = shareStatistic({ issuers: owner, rows: rowsOf(owner.length) }, events);
    const interval = intervalOf(createBootstrap(issuers, 1_000, 1).replicates(statistic));
    const share = of.reduce((sum, value) => sum + value, 0) / issuers;
    const error = Math.sqrt((share * (1 - share)) / issuers);
    expect((interval?.high ?? 0) - (interval?.low ?? 0)).toBeCloseTo(2 * 1.96 * error, 1.5);
    expect(((interval?.high ?? 0) - (interval?.low ?? 0)) / (3.92 * error)).toBeGreaterThan(0.85);
    expect(((interval?.high ?? 0) - (interval?.low ?? 0)) / (3.92 * error)).toBeLessThan(1.15);
  });

  test('has no interval where most draws have no value', () => {
    expect(intervalOf(new Float64Array(100).fill(Number.NaN))).toBeNull();
  });
});
