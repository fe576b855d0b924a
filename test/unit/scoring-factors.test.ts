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
  registration,
  score,
  shareCount,
  shelf,
  split,
  warrant,
} from './scoring-facts.ts';

const S3 = '333-100001';

/** A $60M shelf, effective 100 days ago; the company's float is above $75M unless a test says otherwise. */
function withShelf(amount = 60_000_000) {
  return {
    offerings: [shelf(ago(120), S3, amount)],
    registrations: [registration(ago(100), S3, 'effective')],
    shareCounts: [
      shareCount(ago(30), 10_000_000),
      shareCount(ago(400), 10_000_000),
      shareCount(ago(200), 10_000_000, { publicFloat: 90_000_000, publicFloatAsOf: ago(250) }),
    ],
  };
}

describe('P, SO and M', () => {
  test('P is the last close on or before the as-of date, at most 10 calendar days old', () => {
    expect(score({ prices: closes(ago(10), 5, 7) }).inputs.price).toMatchObject({
      state: 'present',
      items: [{ value: 7 }],
    });
    expect(score({ prices: closes(ago(11), 5, 7) }).inputs.price.state).toBe('missing');
    const later = [...closes(AS_OF, 3, 10), { date: addDays(AS_OF, 1), close: 99, volume: null }];
    expect(score({ prices: later }).inputs.price.items[0]?.value).toBe(10);
  });

  test('else the most recent price that a filing states, at most 60 days old, flagged; else missing', () => {
    const stated = (days: number) =>
      score({
        prices: [],
        offerings: [
          offering(ago(days), {
            type: 'other',
            isPrimary: false,
            isResale: true,
            statedPrice: 4,
            statedPriceDate: ago(days),
          }),
        ],
      }).inputs.price;
    expect(stated(60)).toMatchObject({
      state: 'present',
      flags: [{ code: 'stated-price' }],
      items: [{ value: 4, kind: 'stated' }],
    });
    expect(stated(61)).toMatchObject({ state: 'missing', reason: { code: 'no-price' } });
  });

  test('a stated price from before a reverse split is carried into new shares', () => {
    const { inputs } = score({
      prices: [],
      offerings: [offering(ago(30), { grossProceeds: 1, statedPrice: 0.5, statedPriceDate: ago(31) })],
      splits: [split(ago(10), 1, 20)],
    });
    expect((inputs.price.items[0]?.value ?? 0) * (inputs.price.items[0]?.splitFactor ?? 0)).toBeCloseTo(10, 10);
  });

  test('all classes are summed, and total plus classes are not counted twice', () => {
    const at = ago(30);
    const classes = [
      shareCount(at, 6_000_000, { shareClass: 'Class A' }),
      shareCount(at, 4_000_000, { shareClass: 'Class B' }),
    ];
    const marketOf = (shareCounts: ReturnType<typeof shareCount>[]) =>
      factor(score({ shareCounts, offerings: [offering(ago(5), { grossProceeds: 1_000_000 })] }), 1).intermediates[
        'marketValue'
      ];
    expect(marketOf(classes)).toBe(100_000_000);
    expect(marketOf([...classes, shareCount(at, 10_000_000)])).toBe(100_000_000);
  });

  test('a newer count that leaves out a class is not used', () => {
    const { inputs } = score({
      shareCounts: [
        shareCount(ago(60), 6_000_000, { shareClass: 'Class A' }),
        shareCount(ago(60), 4_000_000, { shareClass: 'Class B' }),
        shareCount(ago(20), 6_500_000, { shareClass: 'Class A', basis: 'prospectus' }),
      ],
    });
    expect(inputs.shares.items.map((item) => item.value)).toEqual([6_000_000, 4_000_000]);
    expect(inputs.shares.flags.map((flag) => flag.code)).toContain('incomplete-classes');
  });

  test('the latest restatement public by then wins, and the conflict is flagged', () => {
    const at = ago(100);
    const restated = shareCount(at, 12_000_000, { ...ref(ago(40), 9) });
    const { inputs } = score({ shareCounts: [shareCount(at, 10_000_000), restated] });
    expect(inputs.shares).toMatchObject({ items: [{ value: 12_000_000 }] });
    expect(inputs.shares.flags.map((flag) => flag.code)).toContain('share-count-conflict');
    const before = score({ shareCounts: [shareCount(at, 10_000_000), restated] }, ago(41));
    expect(before.inputs.shares.items[0]?.value).toBe(10_000_000);
    expect(before.inputs.shares.flags).toEqual([]);
  });

  test('a newer filing that is not parsed puts the count in doubt', () => {
    const unparsed = [{ ...ref(ago(5), 78), form: '10-Q', reason: 'rejected' }];
    const { inputs, confidence } = score({
      coverage: coverage({ 'share-float': { status: 'covered', from: ago(5_000), unparsed } }),
    });
    expect(inputs.shares.flags.map((flag) => flag.code)).toEqual(['newer-count-unparsed']);
    expect(confidence).toBe('medium');
  });

  test('counts and closes of the split’s own day are the new ones', () => {
    const counts = [shareCount(ago(30), 500_000), shareCount(ago(400), 10_000_000)];
    expect(
      factor(score({ shareCounts: counts, splits: [split(ago(30), 1, 20)] }), 4).intermediates['growth'],
    ).toBeCloseTo(0, 12);
    const { inputs } = score({ prices: closes(ago(5), 3, 10), splits: [split(ago(5), 1, 20)] });
    expect(inputs.price.items[0]).toMatchObject({ value: 10, splitFactor: 1 });
  });

  test('a balance sheet issued after a split has restated its counts already', () => {
    const restated = shareCount(ago(60), 500_000, { ...ref(ago(20), 9), basis: 'balance-sheet' });
    const growth = factor(
      score({ shareCounts: [restated, shareCount(ago(400), 10_000_000)], splits: [split(ago(40), 1, 20)] }),
      4,
    );
    expect(growth.intermediates['growth']).toBeCloseTo(0, 12);
  });

  test('a cover count from before a split, filed after it, is read as whichever fits its neighbours', () => {
    const counts = (value: number) => [
      shareCount(ago(60), value, { ...ref(ago(20), 9) }),
      shareCount(ago(400), 10_000_000),
    ];
    for (const value of [500_000, 10_000_000]) {
      const velocity = factor(score({ shareCounts: counts(value), splits: [split(ago(40), 1, 20)] }), 4);
      expect(velocity.intermediates['growth']).toBeCloseTo(0, 12);
      expect(velocity.flags.map((flag) => flag.code)).toContain('split-basis-inferred');
    }
  });
});

describe('F1, active offering pressure', () => {
  test('no offering in 90 days and no capacity → 0, also without M', () => {
    expect(factor(score(), 1)).toMatchObject({ state: 'present', score: 0 });
    expect(factor(score({ prices: [] }), 1)).toMatchObject({ state: 'present', score: 0 });
    expect(factor(score({ shareCounts: [] }), 1)).toMatchObject({ state: 'present', score: 0 });
  });

  test('otherwise M missing or ≤ 0 → F1 missing, and a floor counts only in lo', () => {
    const atm = offering(ago(20), { type: 'atm', isAtm: true, fileNumber: S3, maxAggregateOffering: 20_000_000 });
    const shelved = withShelf();
    const withAtm = { ...shelved, offerings: [...shelved.offerings, atm] };
    const missing = score({ ...withAtm, prices: [] });
    expect(factor(missing, 1)).toMatchObject({ state: 'missing', score: null, least: 35 });
    const { lo } = score({ ...shelved, prices: [] });
    expect(missing.lo - lo).toBeCloseTo(0.3 * 35, 9);
    expect(factor(score({ ...withAtm, prices: closes(AS_OF, 500, 0) }), 1).state).toBe('missing');
  });

  test('SO ≤ 0 is missing', () => {
    const zero = score({
      shareCounts: [shareCount(ago(30), 0)],
      offerings: [offering(ago(5), { grossProceeds: 5_000_000 })],
    });
    expect(zero.inputs.shares).toMatchObject({ state: 'missing', reason: { code: 'shares-not-positive' } });
    expect(factor(zero, 1).state).toBe('missing');
  });

  test('R is the primary gross proceeds of the last 90 days ÷ M', () => {
    const raised = (days: number) =>
      factor(score({ offerings: [offering(ago(days), { grossProceeds: 10_000_000 })] }), 1);
    expect(raised(90)).toMatchObject({ score: 35, intermediates: { proceedsRatio: 0.1 } });
    expect(raised(91)).toMatchObject({ score: 0 });
  });

  test('F1 = 100·[1 − (1−R̂/100)(1−0.6·K̂/100)]', () => {
    const shelved = withShelf(25_000_000);
    const sold = offering(ago(5), { grossProceeds: 10_000_000, fileNumber: S3 });
    const result = factor(score({ ...shelved, offerings: [...shelved.offerings, sold] }), 1);
    // R = 0.10 → 35; K = (25 − 10) ÷ 100 = 0.15 → 30; 100·[1 − 0.65·0.82] = 46.7
    expect(result).toMatchObject({ score: 46.7, intermediates: { usableCapacity: 15_000_000 } });
  });

  test('resale registrations are excluded', () => {
    const resale = offering(ago(5), {
      form: 'S-3',
      type: 'resale',
      isPrimary: false,
      isResale: true,
      registeredAmount: 50_000_000,
      fileNumber: S3,
    });
    const sold = offering(ago(4), {
      form: '424B3',
      type: 'resale',
      isPrimary: false,
      isResale: true,
      grossProceeds: 50_000_000,
      fileNumber: S3,
    });
    expect(factor(score({ offerings: [resale, sold] }), 1)).toMatchObject({ state: 'present', score: 0 });
  });

  test('the same offering in 424B5, 8-K and FWP is never counted twice', () => {
    const terms = { grossProceeds: 10_000_000 };
    const documents = [
      offering(ago(8), { form: 'FWP', fileNumber: S3, sharesOffered: 1_000_000, ...ref(ago(8), 11) }),
      offering(ago(7), { form: '424B5', fileNumber: S3, ...terms, ...ref(ago(7), 12) }),
      offering(ago(6), { form: '8-K', ...terms, grossProceeds: 10_100_000, ...ref(ago(6), 13) }),
    ];
    const { offerings, ...rest } = withShelf();
    const once = factor(score({ ...rest, offerings: [...offerings, ...documents] }), 1);
    expect(once.intermediates).toMatchObject({ proceeds: 10_000_000, offerings: 1, shelfRemaining: 50_000_000 });
    const again = offering(ago(3), { form: '424B5', fileNumber: S3, grossProceeds: 4_000_000, ...ref(ago(3), 14) });
    const twice = factor(score({ ...rest, offerings: [...offerings, ...documents, again] }), 1);
    expect(twice.intermediates).toMatchObject({ proceeds: 14_000_000, offerings: 2, shelfRemaining: 46_000_000 });
  });

  test('an offering that states no amount makes F1 missing, not zero', () => {
    const result = factor(score({ offerings: [offering(ago(5))] }), 1);
    expect(result).toMatchObject({ state: 'missing', reasons: [{ code: 'offering-amount-unknown' }] });
  });

  test('a free writing prospectus without an amount is no sale; a shelf on a form not modelled is missing, not 0', () => {
    expect(factor(score({ offerings: [offering(ago(5), { form: 'FWP' })] }), 1)).toMatchObject({
      state: 'present',
      score: 0,
    });
    const foreign = shelf(ago(100), '333-7', 50_000_000, { form: 'F-10' });
    expect(factor(score({ offerings: [foreign] }), 1).reasons[0]?.code).toBe('registration-form-not-modelled');
  });

  test('an ATM that sits inside a shelf is never added twice, and an active one is at least 35', () => {
    const { offerings, ...rest } = withShelf(5_000_000);
    const atm = offering(ago(20), { type: 'atm', isAtm: true, fileNumber: S3, maxAggregateOffering: 5_000_000 });
    const plain = factor(score({ ...rest, offerings }), 1);
    const both = factor(score({ ...rest, offerings: [...offerings, atm] }), 1);
    expect(both.intermediates['usableCapacity']).toBe(plain.intermediates['usableCapacity']);
    expect(plain.score).toBe(9);
    expect(both.score).toBe(35);
  });

  test('an equity line adds to capacity and is at least 35', () => {
    const line = offering(ago(200), {
      form: '8-K',
      type: 'eloc',
      isPrimary: false,
      isResale: true,
      maxAggregateOffering: 15_000_000,
    });
    const result = factor(score({ offerings: [line] }), 1);
    expect(result).toMatchObject({ score: 35, intermediates: { equityLines: 15_000_000, capacityScore: 30 } });
  });

  test('a pending S-1 primary offering adds its amount and is at least 50, until priced or withdrawn', () => {
    const pending = offering(ago(40), {
      form: 'S-1',
      type: 'best_efforts',
      fileNumber: '333-2',
      maxAggregateOffering: 15_000_000,
    });
    expect(factor(score({ offerings: [pending] }), 1)).toMatchObject({
      score: 50,
      intermediates: { pendingRegistrations: 15_000_000, capacityScore: 30 },
    });
    const withdrawn = [registration(ago(10), '333-2', 'withdrawn', 'RW')];
    expect(factor(score({ offerings: [pending], registrations: withdrawn }), 1).score).toBe(0);
    const priced = offering(ago(10), { form: '424B4', fileNumber: '333-2', grossProceeds: 10_000_000 });
    expect(factor(score({ offerings: [pending, priced] }), 1)).toMatchObject({
      score: 35,
      intermediates: { pendingRegistrations: 0 },
    });
  });

  test('S-1 amendments under one file number are one registration: the latest amount counts', () => {
    const first = offering(ago(40), {
      form: 'S-1',
      type: 'best_efforts',
      fileNumber: '333-2',
      maxAggregateOffering: 15_000_000,
    });
    const second = offering(ago(20), {
      ...first,
      ...ref(ago(20), 21),
      form: 'S-1/A',
      filedDate: ago(20),
      maxAggregateOffering: 9_000_000,
    });
    expect(factor(score({ offerings: [second, first] }), 1).intermediates['pendingRegistrations']).toBe(9_000_000);
  });

  test('a well-known seasoned issuer’s indeterminate shelf and a debt-only shelf give no K', () => {
    const automatic = shelf(ago(100), S3, null, { form: 'S-3ASR' });
    const debt = shelf(ago(100), S3, 40_000_000, { securities: ['senior notes', 'debt securities'] });
    for (const one of [automatic, debt]) {
      const registrations = [registration(ago(90), S3, 'effective')];
      expect(factor(score({ offerings: [one], registrations }), 1)).toMatchObject({
        state: 'present',
        score: 0,
        intermediates: { usableCapacity: 0 },
      });
    }
  });

  test('a shelf counts once effective, ends three years after, and ends with withdrawal or deregistration', () => {
    const { offerings, shareCounts } = withShelf();
    const remaining = (registrations: ReturnType<typeof registration>[], asOf = AS_OF, filed = ago(120)) =>
      factor(
        scoreIssuer(
          facts({
            shareCounts,
            registrations,
            offerings: offerings.map((one) => ({ ...one, filedDate: filed, ...ref(filed, 4) })),
          }),
          asOf,
          METHODOLOGY,
        ),
        1,
      ).intermediates['shelfRemaining'];
    const effective = registration(ago(100), S3, 'effective');
    expect(remaining([effective])).toBe(60_000_000);
    expect(remaining([effective, registration(ago(50), S3, 'deregistered', 'POS AM')])).toBe(0);
    expect(remaining([registration(ago(50), S3, 'withdrawn', 'RW')])).toBe(0);
    const old = registration(addDays(AS_OF, -3 * 365), S3, 'effective');
    const older = registration(addDays(AS_OF, -3 * 365 - 1), S3, 'effective');
    expect(remaining([old], AS_OF, addDays(AS_OF, -1_140))).toBe(60_000_000);
    expect(remaining([older], AS_OF, addDays(AS_OF, -1_140))).toBe(0);
    // Not yet effective: no capacity; long without notice: unknown.
    expect(remaining([], AS_OF, ago(60))).toBe(0);
    expect(remaining([], AS_OF, ago(120))).toBeNull();
  });

  test('baby shelf: a third of the float at its highest close of 60 days, less sales of 12 months, below $75M only', () => {
    const { offerings, registrations } = withShelf();
    const base = (publicFloat: number) => ({
      registrations,
      shareCounts: [
        shareCount(ago(30), 10_000_000),
        shareCount(ago(200), 10_000_000, { publicFloat, publicFloatAsOf: ago(250) }),
      ],
    });
    const sold = offering(ago(200), {
      ...ref(ago(200), 31),
      fileNumber: '333-9',
      form: '424B5',
      grossProceeds: 4_000_000,
    });
    const other = shelf(ago(1_000), '333-9', 4_000_000, { ...ref(ago(1_000), 30) });
    const early = registration(ago(990), '333-9', 'effective');
    const small = factor(
      score({ ...base(30_000_000), registrations: [...registrations, early], offerings: [...offerings, sold, other] }),
      1,
    );
    expect(small.intermediates).toMatchObject({
      babyShelfApplies: true,
      nonAffiliateFloat: 30_000_000,
      shelfSales: 4_000_000,
      babyShelfRemaining: 6_000_000,
      usableCapacity: 6_000_000,
    });
    expect(factor(score({ ...base(75_000_000), offerings }), 1).intermediates).toMatchObject({
      babyShelfApplies: false,
      usableCapacity: 60_000_000,
    });
    // The highest close of the last 60 days lifts a float of $40M to $80M.
    const prices = closes(AS_OF, 500, 10).map((point) => (point.date === ago(40) ? { ...point, close: 20 } : point));
    expect(factor(score({ ...base(40_000_000), offerings, prices }), 1).intermediates).toMatchObject({
      nonAffiliateFloat: 80_000_000,
      babyShelfApplies: false,
    });
    const edge = closes(AS_OF, 500, 10).map((point) => (point.date === ago(60) ? { ...point, close: 20 } : point));
    expect(factor(score({ ...base(40_000_000), offerings, prices: edge }), 1).intermediates['nonAffiliateFloat']).toBe(
      80_000_000,
    );
    const late = prices.map((point) =>
      point.date === ago(40) ? { ...point, close: 10 } : point.date === ago(61) ? { ...point, close: 20 } : point,
    );
    expect(factor(score({ ...base(40_000_000), offerings, prices: late }), 1).intermediates['nonAffiliateFloat']).toBe(
      40_000_000,
    );
  });

  test('baby-shelf remaining is at least 0', () => {
    const { offerings, registrations } = withShelf();
    const sold = offering(ago(50), { ...ref(ago(50), 31), fileNumber: S3, grossProceeds: 20_000_000 });
    const shareCounts = [shareCount(ago(200), 10_000_000, { publicFloat: 30_000_000, publicFloatAsOf: ago(250) })];
    expect(
      factor(score({ shareCounts, registrations, offerings: [...offerings, sold] }), 1).intermediates,
    ).toMatchObject({
      babyShelfRemaining: 0,
      shelfRemaining: 40_000_000,
      usableCapacity: 0,
    });
  });

  test('a float that no facts support leaves capacity unknown: missing, never unlimited', () => {
    const { offerings, registrations } = withShelf();
    const result = factor(score({ offerings, registrations }), 1);
    expect(result).toMatchObject({ state: 'missing', reasons: [{ code: 'no-public-float' }] });
    const scaled = [shareCount(ago(30), 10_000_000, { publicFloat: 90_000_000_000, publicFloatAsOf: ago(250) })];
    expect(factor(score({ offerings, registrations, shareCounts: scaled }), 1).reasons[0]?.code).toBe(
      'float-implausible',
    );
  });

  test('not covered, covered too late, or unparsed in the window is missing with a reason, never 0', () => {
    const reason = (offerings: typeof NOT_COVERED) =>
      factor(score({ coverage: coverage({ offerings }) }), 1).reasons[0]?.code;
    expect(reason(NOT_COVERED)).toBe('offerings-not-covered');
    expect(reason({ status: 'covered', from: ago(300), unparsed: [] })).toBe('offerings-coverage-starts-late');
    const filing = (day: number) => ({ ...ref(ago(day), 77), form: '424B5', reason: 'rejected' });
    expect(reason({ status: 'covered', from: ago(5_000), unparsed: [filing(10)] })).toBe('offerings-unparsed');
    expect(reason({ status: 'covered', from: ago(5_000), unparsed: [filing(4_000), filing(-1)] })).toBeUndefined();
  });

  test('a takedown under a registration that no fact describes leaves capacity missing', () => {
    const result = factor(
      score({ offerings: [offering(ago(5), { fileNumber: '333-404', grossProceeds: 1_000_000 })] }),
      1,
    );
    expect(result.reasons.map((reason) => reason.code)).toEqual(['registration-not-found']);
  });
});

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
    const { proceedsScore, capacityScore, score: joined } = offeringPressure(0.25, 0.33, METHODOLOGY.offerings);
    expect([proceedsScore, capacityScore]).toEqual([60, 50]);
    expect(joined).toBeCloseTo(72, 10);
  });

  test('a leap year that burns $36.6M burns $3.04375M a month; $30M then last 9.86 months', () => {
    const burn = monthlyBurn(-36_600_000, date('2024-01-01'), date('2024-12-31'), METHODOLOGY.daysPerMonth);
    expect(burn).toBeCloseTo(3_043_750, 6);
    expect(runwayMonths(24_000_000, 6_000_000, burn, 0)).toBeCloseTo(9.856, 3);
    expect(runwayMonths(24_000_000, 6_000_000, burn, 12)).toBe(0);
  });
});
