import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/dates.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import {
  AS_OF,
  ago,
  closes,
  coverage,
  factor,
  facts,
  METHODOLOGY,
  NOT_COVERED,
  offering,
  ref,
  registration,
  score,
  shareCount,
  shelf,
  split,
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
