import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/dates.ts';
import { monthlyBurn, runwayMonths } from '../../scoring/factors/cash-runway.ts';
import { offeringPressure } from '../../scoring/factors/offering-pressure.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import {
  AS_OF,
  ago,
  cash,
  closes,
  coverage,
  date,
  factor,
  facts,
  METHODOLOGY,
  NOT_COVERED,
  notice,
  offering,
  ref,
  score,
  shareCount,
  split,
  warrant,
} from './scoring-facts.ts';

describe('F2, cash runway pressure', () => {
  test('T = (cash + short-term investments + net raises after B) ÷ monthly burn − months since B', () => {
    // 91 days for $3M burnt: 1,003,434 a month; (9 + 3 + 4.65) ÷ that − 30 ÷ 30.4375
    const result = score({
      cash: [cash(ago(30), { cash: 9_000_000, shortTermInvestments: 3_000_000 })],
      offerings: [offering(ago(10), { grossProceeds: 5_000_000, netProceeds: 4_650_000 })],
    });
    const months = 16_650_000 / (3_000_000 / (91 / 30.4375)) - 30 / 30.4375;
    expect(factor(result, 2).intermediates['months']).toBeCloseTo(months, 10);
    expect(factor(result, 2).score).toBeCloseTo(50 - (25 * (months - 12)) / 6, 8);
  });

  test('T is at least 0', () => {
    const { intermediates, score: value } = factor(score({ cash: [cash(ago(200), { cash: 1_000_000 })] }), 2);
    expect(intermediates['months']).toBe(0);
    expect(value).toBe(100);
  });

  test('burn over the reported duration, never the fiscal-period label: nine months are nine months', () => {
    const nine = cash(ago(30), {
      operatingCashFlow: -9_000_000,
      operatingCashFlowStart: ago(303),
      ttmOperatingCashFlow: null,
    });
    expect(factor(score({ cash: [nine] }), 2).intermediates['monthlyBurn']).toBeCloseTo(9_000_000 / (274 / 30.4375), 6);
  });

  test('going-concern doubt: at least 75; burn ≤ 0 → 0 unless floored', () => {
    const rich = { cash: 500_000_000 };
    expect(factor(score({ cash: [cash(ago(30), rich)] }), 2).score).toBe(0);
    expect(factor(score({ cash: [cash(ago(30), { ...rich, goingConcern: true })] }), 2).score).toBe(75);
    const earning = { operatingCashFlow: 1_000_000, ttmOperatingCashFlow: -5_000_000 };
    expect(factor(score({ cash: [cash(ago(30), earning)] }), 2).score).toBe(0);
    expect(factor(score({ cash: [cash(ago(30), { ...earning, goingConcern: true })] }), 2).score).toBe(75);
  });

  test('trailing-twelve-month operating cash flow ≥ 0: 0 unless floored', () => {
    expect(factor(score({ cash: [cash(ago(30), { ttmOperatingCashFlow: 0 })] }), 2).score).toBe(0);
    expect(factor(score({ cash: [cash(ago(30), { ttmOperatingCashFlow: 0, goingConcern: true })] }), 2).score).toBe(75);
  });

  test('where trailing twelve months cannot be formed, the latest reported duration stands in, flagged', () => {
    const result = factor(score({ cash: [cash(ago(30), { ttmOperatingCashFlow: null })] }), 2);
    expect(result.state).toBe('present');
    expect(result.flags.map((flag) => flag.code)).toContain('trailing-year-unavailable');
  });

  test('trailing twelve months are formed across filings: year to date + last year − last year to date', () => {
    const facts_ = [
      cash(ago(30), { operatingCashFlow: -6_000_000, operatingCashFlowStart: ago(210), ttmOperatingCashFlow: null }),
      cash(ago(211), {
        operatingCashFlow: -2_000_000,
        operatingCashFlowStart: ago(575),
        operatingCashFlowEnd: ago(211),
        ttmOperatingCashFlow: null,
      }),
      cash(ago(395), {
        operatingCashFlow: -9_000_000,
        operatingCashFlowStart: ago(575),
        operatingCashFlowEnd: ago(395),
        ttmOperatingCashFlow: null,
      }),
    ];
    const result = factor(score({ cash: facts_ }), 2);
    expect(result.intermediates['trailingYearOperatingCashFlow']).toBe(1_000_000);
    expect(result.score).toBe(0);
  });

  test('a balance date > 400 days makes F2 missing', () => {
    expect(factor(score({ cash: [cash(ago(400))] }), 2).state).toBe('present');
    expect(factor(score({ cash: [cash(ago(401))] }), 2)).toMatchObject({
      state: 'missing',
      reasons: [{ code: 'balance-too-old' }],
    });
  });

  test('raises that were not searched for make F2 missing, unless no cash is burnt', () => {
    const offerings = { coverage: coverage({ offerings: NOT_COVERED }) };
    expect(factor(score(offerings), 2)).toMatchObject({
      state: 'missing',
      reasons: [{ code: 'offerings-not-covered' }],
    });
    expect(factor(score({ ...offerings, cash: [cash(ago(30), { ttmOperatingCashFlow: 5 })] }), 2).score).toBe(0);
  });
});

describe('F3, convertible and warrant overhang', () => {
  test('O counts each share ×1.5 if exercisable within 12 months or variable-price', () => {
    const ratio = (over: Parameters<typeof warrant>[1]) =>
      factor(score({ overhang: [warrant(ago(30), over)] }), 3).intermediates['ratio'];
    expect(ratio({})).toBeCloseTo(0.15, 12);
    expect(ratio({ exercisableFrom: addDays(AS_OF, 365) })).toBeCloseTo(0.15, 12);
    expect(ratio({ exercisableFrom: addDays(AS_OF, 366) })).toBeCloseTo(0.1, 12);
    expect(ratio({ exercisableFrom: addDays(AS_OF, 366), variablePrice: true })).toBeCloseTo(0.15, 12);
  });

  test('an instrument whose count is unknown makes F3 a lower bound: present, flagged, confidence at most medium', () => {
    const result = score({ overhang: [warrant(ago(30)), warrant(ago(30), { shares: null, exercisePrice: 9 })] });
    expect(factor(result, 3)).toMatchObject({ state: 'present', isLowerBound: true });
    expect(factor(result, 3).flags.map((flag) => flag.code)).toContain('count-unknown');
    expect(result.confidence).toBe('medium');
    expect(result.confidenceReasons.map((reason) => reason.code)).toContain('lower-bound');
  });

  test('searched and none found is 0, also without SO; not covered is missing', () => {
    expect(factor(score({ shareCounts: [] }), 3)).toMatchObject({ state: 'present', score: 0 });
    expect(factor(score({ coverage: coverage({ overhang: NOT_COVERED }) }), 3).state).toBe('missing');
  });

  test('a periodic report replaces the list of an earlier one; later filings add to it', () => {
    const report = (days: number, shares: number) =>
      warrant(ago(days), { shares, exercisePrice: 3 + days / 100, ...ref(ago(days), 2) });
    const added = warrant(ago(10), { shares: 500_000, exercisePrice: 8, ...ref(ago(10), 50) });
    const result = score({
      cash: [cash(ago(120)), cash(ago(30))],
      overhang: [report(120, 5_000_000), report(30, 4_000_000), added],
    });
    expect(factor(result, 3).intermediates['weightedShares']).toBe(4_500_000 * 1.5);
  });

  test('expired warrants are gone, and counts from before a reverse split shrink with it', () => {
    const gone = warrant(ago(30), { expires: ago(1) });
    expect(factor(score({ overhang: [gone] }), 3).score).toBe(0);
    const shrunk = score({ overhang: [warrant(ago(30))], splits: [split(ago(10), 1, 10)] });
    expect(factor(shrunk, 3).intermediates['weightedShares']).toBeCloseTo(150_000, 6);
  });
});

describe('F4, share float velocity', () => {
  const base = (age: number) =>
    factor(score({ shareCounts: [shareCount(ago(30), 12_500_000), shareCount(ago(age), 10_000_000)] }), 4);

  test('the base is the latest SO dated at least 365 days before the as-of date and at most 120 days older', () => {
    expect(base(365)).toMatchObject({ state: 'present', score: 55 });
    expect(base(485)).toMatchObject({ state: 'present', score: 55 });
    expect(base(364)).toMatchObject({ state: 'missing' });
    expect(base(486)).toMatchObject({ state: 'missing', reasons: [{ code: 'no-share-count' }] });
  });

  test('growth is of split-adjusted SO; shrinking is 0', () => {
    const counts = [shareCount(ago(30), 625_000), shareCount(ago(400), 10_000_000)];
    expect(factor(score({ shareCounts: counts, splits: [split(ago(60), 1, 20)] }), 4).score).toBe(55);
    expect(
      factor(score({ shareCounts: [shareCount(ago(30), 9_000_000), shareCount(ago(400), 10_000_000)] }), 4).score,
    ).toBe(0);
  });

  test('a fall by half with splits not searched is missing, not zero', () => {
    const counts = [shareCount(ago(30), 500_000), shareCount(ago(400), 10_000_000)];
    const result = factor(score({ shareCounts: counts, coverage: coverage({ splits: NOT_COVERED }) }), 4);
    expect(result.reasons.map((reason) => reason.code)).toEqual(['unexplained-share-decrease']);
  });

  test('a merger or de-SPAC between the two is flagged', () => {
    const mergers = [{ ...ref(ago(100), 8), kind: 'de-spac' as const, effectiveDate: ago(100) }];
    expect(factor(score({ mergers }), 4).flags.map((flag) => flag.code)).toContain('merger-between');
  });

  test('one count that is both latest and base measures nothing', () => {
    expect(factor(score({ shareCounts: [shareCount(ago(380), 10_000_000)] }), 4).reasons[0]?.code).toBe(
      'latest-count-too-old',
    );
  });
});

describe('F5, compliance pressure', () => {
  const state = (over: Parameters<typeof notice>[1], extra = {}) =>
    factor(score({ compliance: [notice(ago(60), over)], ...extra }), 5).score;

  test('the worst open state decides', () => {
    expect(state({ status: 'delisted' })).toBe(100);
    expect(state({ status: 'suspended' })).toBe(100);
    expect(state({ status: 'determination' })).toBe(90);
    expect(state({ status: 'hearing' })).toBe(85);
    expect(state({ status: 'second_period' })).toBe(70);
    expect(state({ status: 'notified' })).toBe(60);
    expect(state({ status: 'compliance_plan', deficiency: 'equity' })).toBe(60);
    const two = [notice(ago(60)), notice(ago(50), { deficiency: 'equity', status: 'hearing' })];
    expect(factor(score({ compliance: two }), 5).score).toBe(85);
  });

  test('an extension granted on an equity plan is 60, a second bid-price period 70', () => {
    expect(state({ deficiency: 'equity', status: 'extension' })).toBe(60);
    expect(state({ deficiency: 'bid_price', status: 'extension' })).toBe(70);
  });

  test('regained within 12 months 10; none 0', () => {
    const regained = (days: number) =>
      factor(score({ compliance: [notice(ago(days + 100)), notice(ago(days), { status: 'regained' })] }), 5).score;
    expect(regained(100)).toBe(10);
    expect(regained(364)).toBe(10);
    expect(regained(365)).toBe(0);
    expect(factor(score(), 5)).toMatchObject({ state: 'present', score: 0 });
  });

  test('no notice but close < $1 on ≥ 20 of the last 30 trading days: 40', () => {
    const prices = (below: number) => [...closes(ago(below), 400, 1), ...closes(AS_OF, below, 0.99)];
    expect(factor(score({ prices: prices(20) }), 5).score).toBe(40);
    expect(factor(score({ prices: prices(19) }), 5).score).toBe(0);
    expect(factor(score({ prices: prices(20), compliance: [notice(ago(60))] }), 5).score).toBe(60);
  });

  test('≤ $0.10 for 10 trading days: at least 95', () => {
    const prices = (days: number) => [...closes(ago(days), 400, 0.11), ...closes(AS_OF, days, 0.1)];
    expect(factor(score({ prices: prices(10) }), 5).score).toBe(95);
    expect(factor(score({ prices: prices(9) }), 5).score).toBe(40);
    expect(factor(score({ prices: prices(10), compliance: [notice(ago(60), { status: 'delisted' })] }), 5).score).toBe(
      100,
    );
  });

  test('a prior reverse split that bars a grace period: +10, cap 100, only on an open bid-price state', () => {
    const splits = [split(ago(200), 1, 20)];
    expect(state({}, { splits })).toBe(70);
    expect(state({ status: 'delisted' }, { splits })).toBe(100);
    expect(state({ deficiency: 'equity' }, { splits })).toBe(60);
    expect(state({ status: 'regained' }, { splits })).toBe(10);
    // After the notice it is a cure, not a bar; long before, it no longer counts.
    expect(state({}, { splits: [split(ago(30), 1, 20)] })).toBe(60);
    expect(state({}, { splits: [split(ago(60 + 366), 1, 20)] })).toBe(60);
    expect(state({}, { splits: [split(ago(200), 2, 1)] })).toBe(60);
  });

  test('250:1 of reverse splits in two years bars on Nasdaq, 200:1 on NYSE', () => {
    const splits = [split(ago(500), 1, 10), split(ago(600), 1, 25)];
    expect(state({}, { splits })).toBe(70);
    expect(state({}, { splits: [split(ago(500), 1, 10), split(ago(600), 1, 20)] })).toBe(60);
    expect(state({ exchange: 'nyse' }, { splits: [split(ago(500), 1, 10), split(ago(600), 1, 20)] })).toBe(70);
    expect(state({ exchange: 'nyse-american' }, { splits })).toBe(60);
  });

  test('a 2024 as-of date knows no bar from a reverse split in the year before', () => {
    const asOf = addDays(AS_OF, -600);
    const dated = facts({
      compliance: [notice(addDays(asOf, -60))],
      splits: [split(addDays(asOf, -200), 1, 20)],
      prices: closes(asOf, 100, 10),
    });
    expect(factor(scoreIssuer(dated, asOf, METHODOLOGY), 5).score).toBe(60);
  });

  test('without prices, notices alone, flagged', () => {
    const result = factor(score({ prices: [], compliance: [notice(ago(60))] }), 5);
    expect(result).toMatchObject({ state: 'present', score: 60 });
    expect(result.flags.map((flag) => flag.code)).toContain('no-closes');
  });

  test('not covered is missing; a notice of years ago without a sequel is too old, hence missing', () => {
    expect(factor(score({ coverage: coverage({ compliance: NOT_COVERED }) }), 5).state).toBe('missing');
    expect(factor(score({ compliance: [notice(ago(800))] }), 5).reasons[0]?.code).toBe('stale-notice');
  });
});

describe('the arithmetic apart from the facts', () => {
  test('offering pressure from the two ratios: R = 0.25 and K = 0.33 give 100·[1 − 0.4·0.7] = 72', () => {
    const pressure = offeringPressure(25, 33, 100, METHODOLOGY.offerings);
    expect(pressure).toMatchObject({ proceedsScore: 60, capacityScore: 50 });
    expect(pressure?.unfloored).toBeCloseTo(72, 10);
  });

  test('a leap year that burns $36.6M burns $3.04375M a month; $30M then last 9.86 months', () => {
    const burn = monthlyBurn(-36_600_000, date('2024-01-01'), date('2024-12-31'), METHODOLOGY.daysPerMonth);
    expect(burn).toBeCloseTo(3_043_750, 6);
    expect(runwayMonths(24_000_000 + 6_000_000, burn, 0)).toBeCloseTo(9.856, 3);
    expect(runwayMonths(24_000_000 + 6_000_000, burn, 12)).toBe(0);
  });
});
