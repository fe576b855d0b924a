import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryHistory, restated } from '../reference/2026-12-01/arbitrary-history.ts';
import { arbitraryInputs } from '../reference/2026-12-01/arbitrary-inputs.ts';
import { LAST_DAY } from '../reference/2026-12-01/arbitrary-papers.ts';
import { ARCHETYPES } from '../reference/2026-12-01/archetypes.ts';
import { atm, CALM, months, shelf, warrants } from '../reference/2026-12-01/calm-inputs.ts';
import type { Statement } from '../reference/2026-12-01/history.ts';
import type { ReadyInputs, ReadyInstrument, ReadyNotice } from '../reference/2026-12-01/ready-inputs.ts';
import { percentileOf, type ReferenceScore, scoreHistory, scoreReady, totalOf } from '../reference/2026-12-01/score.ts';

const score = (over: Partial<ReadyInputs>) => scoreReady({ ...CALM, ...over });
const M = 1_000_000_000;
const LINE = shelf(50_000_000, { kind: 'equity-line' });

describe('archetypes', () => {
  it.each(ARCHETYPES.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { total, confidence } = scoreReady(one.inputs);
    expect(one.bands).toContain(total.band);
    expect(total.score ?? 0).toBeGreaterThanOrEqual(one.from);
    expect(total.score ?? 0).toBeLessThan(one.below);
    expect(one.confidences).toContain(confidence);
  });

  it.each(
    ARCHETYPES.flatMap(({ months: said, inputs, name }) => (said === null ? [] : [[said, name, inputs] as const])),
  )('has %d months of cash: %s', (said, _, inputs) => {
    expect(scoreReady(inputs).f2.months).toBeCloseTo(said, 2);
  });

  it('withholds the score of the shell, whose present factors weigh 0.40', () => {
    const shell = ARCHETYPES.find(({ name }) => name.startsWith('shell')) ?? { inputs: CALM };
    expect(scoreReady(shell.inputs).total).toMatchObject({ status: 'withheld', score: null, presentWeight: 40 });
  });
});

describe('worked check', () => {
  const parts = [80, 90, 70, 60, 40].map((value) => ({ score: value as number | null, least: value, most: value }));

  it('adds the five factors, and shows lo and hi where F3 is missing', () => {
    expect(totalOf(parts)).toMatchObject({ score: 73.5, band: 'elevated', lo: 73.5, hi: 73.5 });
    const without = parts.map((part, index) => (index === 2 ? { score: null, least: 0, most: 100 } : part));
    expect(totalOf(without)).toMatchObject({ score: 74.4, lo: 59.5, hi: 79.5, presentWeight: 80 });
  });

  it('lifts the score to lo where a missing factor has a floor (point 10)', () => {
    const low = [null, 10, 10, 10, 10].map((value, index) =>
      index === 0 ? { score: null, least: 60, most: 100 } : { score: value, least: value ?? 0, most: value ?? 100 },
    );
    expect(totalOf(low)).toMatchObject({ score: 25, lo: 25, hi: 37, band: 'low' });
  });

  it('ranks within a universe of at least a hundred', () => {
    expect(percentileOf(1, [1, 2])).toBeNull();
    const universe = Array.from({ length: 100 }, (_, index) => Math.floor(index / 2));
    expect(percentileOf(25, universe)).toBe(51);
  });
});

describe('point 3: moneyness', () => {
  const weighted = (strike: number | null, over: Partial<ReadyInstrument> = {}) =>
    score({ instruments: [warrants(1_000, strike, { exercisableFrom: '2028-01-01', ...over })] }).f3.instruments[0];

  it('weighs by strike ÷ P with the bounds inside', () => {
    const weights = [12.5, 12.51, 20, 20.01, 50, 50.01].map((strike) => weighted(strike)?.weight);
    expect(weights).toEqual([1, 0.5, 0.5, 0.25, 0.25, 0.1]);
    expect(weighted(null)).toMatchObject({ weight: 1, flags: ['moneyness-unknown'] });
  });

  it('multiplies by 1.5 within twelve months, inclusive, or at a variable price', () => {
    expect(weighted(20, { exercisableFrom: '2027-06-30' })?.weighted).toBe(750);
    expect(weighted(20, { exercisableFrom: '2027-07-01' })?.weighted).toBe(500);
    expect(weighted(20, { exercisableFrom: null, variablePrice: true })?.weighted).toBe(750);
  });

  it('counts pre-funded warrants as shares', () => {
    expect(weighted(0.0001, { kind: 'pre-funded-warrant', exercisableFrom: '2026-01-01' })).toMatchObject({
      weighted: 1_000,
      flags: [],
    });
  });

  it('converts a variable-price note at the discount to P, not below its floor', () => {
    const note = { kind: 'convertible', shares: null, variablePrice: true, principal: 80_000 } as const;
    expect(weighted(null, { ...note, discount: 0.2 })).toMatchObject({ strike: 8, shares: 10_000, weight: 1 });
    expect(weighted(null, { ...note, discount: 0.2, floorPrice: 16 })).toMatchObject({
      strike: 16,
      shares: 5_000,
      weight: 0.5,
    });
  });

  it('stays present as a lower bound where a count or an exercise date is nowhere said', () => {
    const { f3, confidence } = score({ instruments: [warrants(1e6, 10, { exercisableFrom: null })] });
    expect(f3.isLowerBound).toBe(true);
    expect(confidence).toBe('medium');
  });
});

describe('points 5 to 7 and 15: offering pressure', () => {
  const floated = { float: { stated: 900e6, carry: null } };

  it('keeps a known R where capacity is not known, and K̂ = 80 in hi', () => {
    const { f1, total, confidence } = score({ proceeds: [0.25 * M], programs: [shelf(null)] });
    expect(f1).toMatchObject({ score: 60, kHat: null, isLowerBound: true });
    expect(f1.most).toBeCloseTo(79.2, 9);
    expect(total).toMatchObject({ score: 18, lo: 18, hi: 23.8, presentWeight: 100 });
    expect(confidence).toBe('medium');
  });

  it('misses F1 where nothing was sold and capacity is not known, with the floor in lo', () => {
    const { f1, total } = score({ programs: [shelf(null), LINE] });
    expect(f1).toMatchObject({ score: null, least: 35 });
    expect(total).toMatchObject({ lo: 10.5, hi: 30, score: 10.5 });
  });

  it('takes an offering without an amount for a lower bound, never for a certain zero', () => {
    const { f1, confidence } = score({ proceeds: [null] });
    expect(f1).toMatchObject({ score: 0, isLowerBound: true });
    expect(confidence).toBe('medium');
  });

  it('scales the floor of an ATM by what remains of it', () => {
    const left = (share: number) =>
      score({ ...floated, programs: [shelf(null, { givesNoCapacity: true }), atm(share * M + 5, [5])] }).f1.score;
    expect(left(0.0099)).toBe(0);
    expect(left(0.03)).toBeCloseTo(17.5, 9);
    expect(left(0.05)).toBeCloseTo(35, 9);
    expect(left(0.4)).toBe(35);
    expect(score({ price: null, programs: [shelf(1e6), atm(1e6)] }).f1).toMatchObject({ score: null, least: 35 });
    expect(score({ ...floated, programs: [shelf(M, { kind: 'equity-line' })] }).f1.floors.equityLine).toBe(35);
  });

  it('caps the shelf at a third of the float less twelve months of I.B.6 sales, below $75M', () => {
    const usable = (stated: number, inside: number) =>
      score({ programs: [shelf(50e6)], float: { stated, carry: null }, ib6: { inside, statement: null } }).f1.capacity
        .usable;
    expect(usable(30e6, 4e6)).toBe(6e6);
    expect(usable(30e6, 11e6)).toBe(0);
    expect(usable(75e6, 4e6)).toBe(50e6);
    expect(usable(74_999_997, 0)).toBe(24_999_999);
  });

  it('never adds an ATM inside a shelf, and adds lines and pending offerings', () => {
    const { capacity, floors } = score({
      ...floated,
      programs: [shelf(50e6), atm(40e6), LINE, shelf(7e6, { kind: 'pending' })],
    }).f1;
    expect(capacity.usable).toBe(107e6);
    expect(floors).toMatchObject({ equityLine: 35, pending: 50 });
  });

  it('takes need for imminence: 60 below six months or in doubt, 45 below twelve, only for those who can sell', () => {
    const f1 = (over: Partial<ReadyInputs>) => score({ soldStockInYear: true, ...over }).f1.score;
    expect(f1({ balance: months(5.9) })).toBe(60);
    expect(f1({ balance: months(6.1) })).toBe(45);
    expect(f1({ balance: months(12.1) })).toBe(0);
    expect(f1({ goingConcern: true })).toBe(60);
    expect(f1({ balance: months(1), soldStockInYear: false })).toBe(0);
    expect(f1({ balance: months(1), soldStockInYear: false, hasEffectiveRegistration: true })).toBe(60);
    expect(f1({ balance: null, soldStockInYear: false, goingConcern: true, programs: [LINE] })).toBe(60);
  });
});

describe('point 8: runway', () => {
  const balance = months(10);
  const quarter = (amount: number) => ({ amount, start: '2026-01-01', end: '2026-03-31' });

  it('does not let one licence payment end a burn', () => {
    const { f2 } = score({ balance: { ...balance, cash: 15e6, flow: quarter(9e6), trailingYear: -12e6 } });
    expect(f2).toMatchObject({ burnFrom: 'trailing', monthlyBurn: 1e6 });
    expect(f2.months).toBeCloseTo(15 - 91 / 30.4375, 9);
    expect(score({ balance: { ...balance, flow: quarter(9e6), trailingYear: null } }).f2.score).toBe(0);
    expect(score({ balance: { ...balance, trailingYear: 1 } }).f2.score).toBe(0);
  });

  it('adds long-term securities that the filing counts, and net raises, gross where only that is stated', () => {
    const { f2 } = score({
      balance: { ...balance, longTerm: 2e6 },
      raises: [
        { gross: 4e6, net: 3e6 },
        { gross: 1e6, net: null },
      ],
    });
    expect(f2.months).toBeCloseTo(16, 2);
    expect(f2.flags).toEqual(['long-term-securities', 'gross-for-net']);
  });

  it('is missing beyond 400 days, with the going-concern floor in lo', () => {
    const old = (date: string) => score({ balance: { ...balance, date }, goingConcern: true });
    expect(old('2025-05-26').f2.score).not.toBeNull();
    expect(old('2025-05-25').f2).toMatchObject({ score: null, least: 75 });
    const { total } = old('2025-05-25');
    expect(total.score).toBeGreaterThanOrEqual(total.lo);
    expect(total.lo).toBe(18.8);
  });
});

describe('point 9: compliance', () => {
  const notice = (over: Partial<ReadyNotice>): ReadyNotice => ({
    exchange: 'nasdaq',
    deficiency: 'bid_price',
    status: 'notified',
    date: '2025-12-02',
    since: '2025-12-02',
    periodEnds: '2026-05-31',
    ...over,
  });
  const f5 = (over: Partial<ReadyNotice>, more: Partial<ReadyInputs> = {}) =>
    score({ notices: [notice(over)], ...more }).f5;

  it('takes a first period that ended more than 30 days ago for lapsed', () => {
    expect(f5({}).score).toBe(60);
    expect(f5({ periodEnds: '2026-05-30' })).toMatchObject({ score: 75, states: [{ isLapsed: true }] });
    expect(f5({ periodEnds: null, since: '2025-12-01' }).score).toBe(75);
    expect(f5({ periodEnds: null, since: '2025-12-02' }).score).toBe(60);
    expect(f5({ periodEnds: null, deficiency: 'equity', since: '2024-12-02' }).score).toBe(60);
    expect(f5({ status: 'compliance_plan', periodEnds: '2026-01-01' }).score).toBe(60);
  });

  it('knows second periods, equity plans, and a recent return to compliance, inclusive', () => {
    expect(f5({ status: 'extension' }).score).toBe(70);
    expect(f5({ status: 'extension', deficiency: 'equity' }).score).toBe(60);
    expect(f5({ status: 'regained', date: '2025-06-30' }).score).toBe(10);
    expect(f5({ status: 'regained', date: '2025-06-29' }).score).toBe(0);
  });

  it('adds ten for a barring split to an open bid-price state only, up to 100', () => {
    const splits = [{ date: '2025-11-01', ratio: 0.1 }];
    expect(f5({ status: 'determination' }, { splits }).score).toBe(100);
    expect(f5({ status: 'notified', deficiency: 'equity', periodEnds: null }, { splits }).score).toBe(60);
    expect(f5({ status: 'suspended' }, { splits }).score).toBe(100);
    expect(f5({}, { splits: [{ date: '2025-11-01', ratio: 2 }] }).score).toBe(60);
  });

  it('reads prices where no notice tells more', () => {
    expect(score({ closes: { belowDollar: 20, atTenCents: 0 } }).f5.score).toBe(40);
    expect(score({ closes: { belowDollar: 19, atTenCents: 0 } }).f5.score).toBe(0);
    expect(f5({}, { closes: { belowDollar: 30, atTenCents: 10 } }).score).toBe(95);
  });
});

describe('sub-ratings', () => {
  it('counts ATM shares up to usable capacity ÷ P, by the bounds of the table', () => {
    const rated = (float: number) =>
      score({ programs: [shelf(M), atm(M)], float: { stated: float, carry: null } }).subRatings;
    expect(rated(60e6)).toMatchObject({ dilutionRisk: 'low', offeringAbilityRisk: 'medium' });
    expect(rated(800e6)).toMatchObject({ dilutionRisk: 'high', offeringAbilityRisk: 'high' });
  });

  it('rates history, cash need, exercise and the whole', () => {
    const { subRatings } = score({ balance: months(24), sharesThreeYearsAgo: { date: '2023-05-09', shares: 60e6 } });
    expect(subRatings).toMatchObject({ cashNeedLevel: 'medium', historicalRisk: 'medium', overallRisk: 'low' });
    expect(score({ recentOfferings: 3 }).subRatings.historicalRisk).toBe('medium');
    expect(score({ instruments: [warrants(2e6, 9.99)] }).subRatings.warrantExerciseRating).toBe('medium');
    expect(score({ instruments: [warrants(10e6, 12.5)] }).subRatings.warrantExerciseRating).toBe('medium');
    expect(score({ instruments: [warrants(10e6, 9)] }).subRatings.warrantExerciseRating).toBe('high');
    expect(score({ goingConcern: true }).subRatings.cashNeedLevel).toBe('high');
  });
});

function expectInBounds({ total, f1, f2, f3, f4, f5 }: ReferenceScore): void {
  expect(total.lo).toBeLessThanOrEqual(total.hi);
  expect(total.score ?? total.lo).toBeGreaterThanOrEqual(total.lo);
  expect(total.score ?? total.hi).toBeLessThanOrEqual(total.hi);
  for (const factor of [f1, f2, f3, f4, f5]) {
    expect(Number.isFinite(factor.score ?? 0) && (factor.score ?? 0) >= 0 && (factor.score ?? 0) <= 100).toBe(true);
    expect(factor.least).toBeLessThanOrEqual(factor.score ?? 100);
  }
}

/** What a document that mentions a known thing in passing does not repeat. */
function leftUnsaid({ says }: Statement, isMore: boolean): object {
  if (says === 'instrument') {
    return { exercisableFrom: null, variablePrice: null, discount: null, ...(isMore ? { expires: null } : {}) };
  }
  if (says === 'sale') return { net: null, closesOn: null, ...(isMore ? { gross: null, fileNumber: null } : {}) };
  if (says === 'split') return { effectiveDate: null };
  if (says === 'cash') return { flow: null, goingConcern: null, ...(isMore ? { shortTermInvestments: null } : {}) };
  if (says === 'program') return { amount: null, ...(isMore ? { fileNumber: null } : {}) };
  if (says === 'period-sales') return { shares: null, net: null, ...(isMore ? { gross: null } : {}) };
  if (says === 'notice') return { security: null, periodEnds: null };
  return says === 'registration' ? { amount: null } : {};
}

describe('properties', () => {
  it('keeps lo ≤ score ≤ hi and every factor in 0–100, whatever the inputs', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => expectInBounds(scoreReady(inputs))),
      { numRuns: 3_000 },
    );
  });

  it('has factors that are monotone in what they measure', () => {
    const expectMore = (inputs: ReadyInputs, over: Partial<ReadyInputs>, of: 'f1' | 'f2' | 'f3' | 'f4') => {
      const [before, after] = [scoreReady(inputs)[of].score, scoreReady({ ...inputs, ...over })[of].score];
      expect(after ?? 100).toBeGreaterThanOrEqual((before ?? 0) - 1e-9);
    };
    fc.assert(
      fc.property(arbitraryInputs, fc.integer({ min: 1, max: 50_000_000 }), (inputs, extra) => {
        expectMore(inputs, { proceeds: [...inputs.proceeds, extra] }, 'f1');
        expectMore(inputs, { programs: [...inputs.programs, shelf(extra, { kind: 'equity-line' })] }, 'f1');
        expectMore(inputs, { instruments: [...inputs.instruments, warrants(extra, 5)] }, 'f3');
        if (inputs.balance !== null)
          expectMore(inputs, { balance: { ...inputs.balance, cash: inputs.balance.cash / 2 } }, 'f2');
        if (inputs.shares !== null) {
          expectMore(inputs, { shares: { ...inputs.shares, shares: inputs.shares.shares + extra } }, 'f4');
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('scores histories within bounds, most of them with several factors, on any of their days', () => {
    let scored = 0;
    fc.assert(
      fc.property(arbitraryHistory, fc.constantFrom('2024-09-30', '2025-10-15', LAST_DAY), (history, asOf) => {
        const result = scoreHistory(history, asOf);
        expectInBounds(result);
        if (result.total.status === 'scored') scored += 1;
      }),
      { numRuns: 150 },
    );
    expect(scored).toBeGreaterThan(60);
  });

  it('moves nothing when a later filing of another form restates a known fact', () => {
    fc.assert(
      fc.property(arbitraryHistory, fc.nat(), fc.boolean(), fc.boolean(), (history, at, isSilent, isHalfSilent) => {
        const statement = history.statements[at % history.statements.length];
        if (statement === undefined) return;
        const unsaid = isSilent ? leftUnsaid(statement, isHalfSilent) : {};
        const again = { ...history, statements: [...history.statements, restated(statement, unsaid)] };
        expect(scoreHistory(again, LAST_DAY)).toEqual(scoreHistory(history, LAST_DAY));
      }),
      { numRuns: 150 },
    );
  });
});
