import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import { parseCik } from '../../core/ids.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { rankUniverse } from '../../scoring/rank-universe.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import {
  AS_OF,
  ago,
  cash,
  closes,
  coverage,
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

const day = fc.integer({ min: 1, max: 900 });
const serial = fc.integer({ min: 100, max: 999 });
const usd = fc.integer({ min: 1, max: 90_000_000 });
const fileNumber = fc.constantFrom('333-1', '333-2', null);

/** Facts of any kind around the as-of date, `shift` days later than drawn. */
function anyFacts(shift: number): fc.Arbitrary<Partial<IssuerFacts>> {
  const on = (age: number) => addDays(AS_OF, -age + shift);
  const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
  return fc.record({
    shareCounts: list(
      fc
        .tuple(day, serial, usd, fc.constantFrom('', 'Class A', 'Class B'), fc.option(usd))
        .map(([age, id, shares, shareClass, float]) =>
          shareCount(on(age), shares, {
            ...ref(on(age), id),
            shareClass,
            publicFloat: float,
            publicFloatAsOf: float === null ? null : on(age + 90),
          }),
        ),
    ),
    cash: list(
      fc
        .tuple(day, serial, usd, fc.integer({ min: -9_000_000, max: 2_000_000 }), fc.option(fc.boolean()))
        .map(([age, id, held, flow, goingConcern]) =>
          cash(on(age), {
            ...ref(on(age), id),
            cash: held,
            operatingCashFlow: flow,
            ttmOperatingCashFlow: null,
            goingConcern,
          }),
        ),
    ),
    offerings: list(
      fc
        .tuple(
          day,
          serial,
          fc.option(usd),
          fileNumber,
          fc.constantFrom('S-3', 'S-1', '424B5', '8-K', 'FWP', 'atm', 'eloc', 'resale'),
        )
        .map(([age, id, amount, number, kind]) => {
          const origin = ref(on(age), id);
          if (kind === 'S-3') return shelf(on(age), number ?? '333-3', amount, origin);
          if (kind === 'S-1')
            return offering(on(age), {
              ...origin,
              form: 'S-1',
              fileNumber: number,
              maxAggregateOffering: amount,
              type: 'best_efforts',
            });
          if (kind === 'atm' || kind === 'eloc') {
            return offering(on(age), {
              ...origin,
              type: kind,
              isAtm: kind === 'atm',
              fileNumber: number,
              maxAggregateOffering: amount,
            });
          }
          if (kind === 'resale')
            return offering(on(age), {
              ...origin,
              type: 'resale',
              isPrimary: false,
              isResale: true,
              grossProceeds: amount,
            });
          return offering(on(age), {
            ...origin,
            form: kind,
            fileNumber: number,
            grossProceeds: amount,
            statedPrice: 3,
            statedPriceDate: on(age),
          });
        }),
    ),
    registrations: list(
      fc
        .tuple(
          day,
          serial,
          fc.constantFrom('333-1', '333-2'),
          fc.constantFrom('effective', 'withdrawn', 'deregistered'),
        )
        .map(([age, id, number, event]) => ({
          ...registration(on(age), number, event as 'effective'),
          ...ref(on(age), id),
        })),
    ),
    overhang: list(
      fc.tuple(day, serial, fc.option(usd), fc.boolean()).map(([age, id, shares, variablePrice]) =>
        warrant(on(age), {
          ...ref(on(age), id),
          shares,
          variablePrice,
          instrument: variablePrice ? 'convertible' : 'warrant',
        }),
      ),
    ),
    compliance: list(
      fc
        .tuple(
          day,
          serial,
          fc.constantFrom('notified', 'extension', 'hearing', 'determination', 'regained', 'delisted'),
          fc.constantFrom('bid_price', 'equity'),
        )
        .map(([age, id, status, deficiency]) =>
          notice(on(age), { ...ref(on(age), id), status: status as 'notified', deficiency: deficiency as 'equity' }),
        ),
    ),
    splits: list(
      fc
        .tuple(day, serial, fc.constantFrom(2, 10, 250))
        .map(([age, id, ratio]) => ({ ...split(on(age), 1, ratio), ...ref(on(age), id) })),
    ),
  });
}

function together(a: IssuerFacts, b: Partial<IssuerFacts>): IssuerFacts {
  return {
    ...a,
    shareCounts: [...a.shareCounts, ...(b.shareCounts ?? [])],
    cash: [...a.cash, ...(b.cash ?? [])],
    offerings: [...a.offerings, ...(b.offerings ?? [])],
    registrations: [...a.registrations, ...(b.registrations ?? [])],
    overhang: [...a.overhang, ...(b.overhang ?? [])],
    compliance: [...a.compliance, ...(b.compliance ?? [])],
    splits: [...a.splits, ...(b.splits ?? [])],
  };
}

describe('point in time', () => {
  test('adding facts public later, whatever dates they speak of, never changes a score', () => {
    const later = fc.integer({ min: 1, max: 2_000 });
    fc.assert(
      fc.property(anyFacts(0), anyFacts(0), later, (known, added, days) => {
        const publicAt = ref(addDays(AS_OF, days), 1).publicAt;
        const hidden = Object.fromEntries(
          Object.entries(added).map(([name, list]) => [
            name,
            (list as object[]).map((fact) => ({ ...fact, publicAt })),
          ]),
        ) as Partial<IssuerFacts>;
        const prices = [...closes(AS_OF, 500, 10), ...closes(addDays(AS_OF, 40), 40, 77)];
        const before = facts(known);
        const after = { ...together(before, hidden), prices };
        expect(canonicalJson(scoreIssuer(after, AS_OF, METHODOLOGY))).toBe(
          canonicalJson(scoreIssuer(before, AS_OF, METHODOLOGY)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('a row that is added later to a filing already known does not make that filing a periodic report', () => {
    const overhang = [warrant(ago(200), ref(ago(200), 1)), warrant(ago(50), { ...ref(ago(50), 2), exercisePrice: 9 })];
    const late = cash(ago(49), { ...ref(ago(50), 2), publicAt: ref(addDays(AS_OF, 3), 1).publicAt });
    const before = score({ overhang });
    expect(canonicalJson(score({ overhang, cash: [cash(ago(30)), late] }))).toBe(canonicalJson(before));
  });

  test('only facts public by the end of the as-of date in US Eastern time count', () => {
    const at = (publicAt: string) =>
      score({ offerings: [offering(ago(0), { grossProceeds: 10_000_000, publicAt: publicAt as IsoTimestamp })] }).inputs
        .proceeds.state;
    expect(at('2026-07-01T03:59:59.000Z')).toBe('present');
    expect(at('2026-07-01T04:00:00.000Z')).toBe('none');
  });
});

describe('determinism', () => {
  test('the same facts in any order give the same bytes', () => {
    fc.assert(
      fc.property(anyFacts(0), fc.integer(), (some, seed) => {
        const ordered = facts(some);
        let state = seed >>> 0;
        const shuffle = <T>(list: readonly T[]): T[] => {
          const copy = [...list];
          for (let index = copy.length - 1; index > 0; index--) {
            state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
            const other = state % (index + 1);
            [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
          }
          return copy;
        };
        const shuffled: IssuerFacts = {
          ...ordered,
          shareCounts: shuffle(ordered.shareCounts),
          cash: shuffle(ordered.cash),
          offerings: shuffle(ordered.offerings),
          registrations: shuffle(ordered.registrations),
          overhang: shuffle(ordered.overhang),
          compliance: shuffle(ordered.compliance),
          splits: shuffle(ordered.splits),
        };
        expect(canonicalJson(scoreIssuer(shuffled, AS_OF, METHODOLOGY))).toBe(
          canonicalJson(scoreIssuer(ordered, AS_OF, METHODOLOGY)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('every factor that is present lies in 0–100, and every missing one says why', () => {
    fc.assert(
      fc.property(anyFacts(0), (some) => {
        const results = Object.values(scoreIssuer(facts(some), AS_OF, METHODOLOGY).factors);
        const wrong = results.filter(({ score: value, reasons }) =>
          value === null ? reasons.length === 0 : !(value >= 0 && value <= 100),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('monotone in its input', () => {
  const amount = fc.integer({ min: 1, max: 200_000_000 });
  const factorOf = (some: Partial<IssuerFacts>, id: keyof ReturnType<typeof score>['factors']) =>
    score(some).factors[id].score ?? Number.NaN;
  /** Pairs at which a function falls although its argument rises. */
  const falls = (of: (value: number) => number) =>
    fc.sample(fc.tuple(amount, amount), 60).filter(([a, b]) => !((of(b) - of(a)) * (b - a) >= 0));

  test('F1 rises with proceeds and with capacity', () => {
    expect(
      falls((value) => factorOf({ offerings: [offering(ago(5), { grossProceeds: value })] }, 'activeOfferingPressure')),
    ).toEqual([]);
    expect(
      falls((value) =>
        factorOf(
          { offerings: [offering(ago(5), { form: '8-K', type: 'eloc', maxAggregateOffering: value })] },
          'activeOfferingPressure',
        ),
      ),
    ).toEqual([]);
  });
  test('F2 falls with cash', () => {
    expect(falls((value) => -factorOf({ cash: [cash(ago(30), { cash: value })] }, 'cashRunwayPressure'))).toEqual([]);
  });
  test('F3 rises with overhang, F4 with shares issued', () => {
    expect(
      falls((value) => factorOf({ overhang: [warrant(ago(30), { shares: value })] }, 'convertibleWarrantOverhang')),
    ).toEqual([]);
    expect(
      falls((value) =>
        factorOf({ shareCounts: [shareCount(ago(30), value), shareCount(ago(400), 10_000_000)] }, 'shareFloatVelocity'),
      ),
    ).toEqual([]);
  });
});

describe('confidence, with its reasons always listed', () => {
  const codes = (some: Partial<IssuerFacts>) => {
    const { confidence, confidenceReasons } = score(some);
    return [confidence, ...confidenceReasons.map((reason) => reason.code)];
  };
  test('high: all five present, balance date ≤ 135 days old, inputs verified, no failed cross-check', () => {
    expect(codes({})).toEqual(['high', 'all-factors-present', 'balance-recent', 'inputs-verified']);
    expect(codes({ cash: [cash(ago(135))] })[0]).toBe('high');
    expect(codes({ cash: [cash(ago(136))] }).slice(0, 2)).toEqual(['medium', 'balance-old']);
    expect(codes({ cash: [cash(ago(30), { verified: false })] }).slice(0, 2)).toEqual(['medium', 'cross-check-failed']);
    expect(codes({ cash: [cash(ago(30), { confidence: 0.89 })] }).slice(0, 2)).toEqual([
      'medium',
      'input-not-verified',
    ]);
  });
  test('medium: present weight ≥ 0.80, balance date ≤ 200 days, lo..hi within two adjacent bands; low otherwise', () => {
    expect(codes({ coverage: coverage({ overhang: NOT_COVERED }) })[0]).toBe('medium');
    expect(codes({ cash: [cash(ago(200))] })[0]).toBe('medium');
    expect(codes({ cash: [cash(ago(201))] }).slice(0, 2)).toEqual(['low', 'balance-old']);
    expect(codes({ coverage: coverage({ overhang: NOT_COVERED, compliance: NOT_COVERED }) }).slice(0, 2)).toEqual([
      'low',
      'present-weight-low',
    ]);
  });
});

describe('sub-ratings', () => {
  const rating = (some: Partial<IssuerFacts>) => score(some).subRatings;
  const line = (value: number) => ({
    offerings: [offering(ago(5), { form: '8-K', type: 'eloc', maxAggregateOffering: value })],
  });
  test('offeringAbilityRisk: high if U ≥ $20M and ≥ 5% of M, or U ≥ 25% of M; medium if U ≥ $1M and ≥ 1% of M; else low', () => {
    expect(rating({}).offeringAbilityRisk).toBe('low');
    expect(rating(line(999_999)).offeringAbilityRisk).toBe('low');
    expect(rating(line(1_000_000)).offeringAbilityRisk).toBe('medium');
    expect(rating(line(19_999_999)).offeringAbilityRisk).toBe('medium');
    expect(rating(line(20_000_000)).offeringAbilityRisk).toBe('high');
    const big = { ...line(20_000_000), prices: closes(AS_OF, 500, 50) };
    expect(rating(big).offeringAbilityRisk).toBe('medium');
    expect(rating({ coverage: coverage({ offerings: NOT_COVERED }) }).offeringAbilityRisk).toBeNull();
  });
  test('dilutionRisk: (warrants + converts + ATM + equity-line shares) ÷ SO: < 20% low, < 50% medium, else high', () => {
    expect(rating({ overhang: [warrant(ago(30), { shares: 1_999_999 })] }).dilutionRisk).toBe('low');
    expect(rating({ overhang: [warrant(ago(30), { shares: 2_000_000 })] }).dilutionRisk).toBe('medium');
    expect(rating({ overhang: [warrant(ago(30), { shares: 2_000_000 })], ...line(30_000_000) }).dilutionRisk).toBe(
      'high',
    );
    expect(rating({ overhang: [warrant(ago(30), { shares: null })] }).dilutionRisk).toBeNull();
  });
  test('historicalRisk: 3-year growth, one notch up for ≥ 2 reverse splits in 3 years or ≥ 3 offerings in 24 months', () => {
    const grown = (factor: number) => [shareCount(ago(30), 10_000_000 * factor), shareCount(ago(1_150), 10_000_000)];
    expect(rating({ shareCounts: grown(1.29) }).historicalRisk).toBe('low');
    expect(rating({ shareCounts: grown(1.31) }).historicalRisk).toBe('medium');
    expect(rating({ shareCounts: grown(2) }).historicalRisk).toBe('high');
    const three = [100, 200, 300].map((age) => offering(ago(age), { form: '8-K', grossProceeds: age * 1_000 }));
    expect(rating({ shareCounts: grown(1.1), offerings: three }).historicalRisk).toBe('medium');
    expect(rating({ shareCounts: grown(1.1), offerings: three.slice(1) }).historicalRisk).toBe('low');
    const base = [shareCount(ago(30), 10_000_000 / 100), shareCount(ago(1_150), 10_000_000)];
    expect(rating({ shareCounts: base, splits: [split(ago(300), 1, 10), split(ago(700), 1, 10)] }).historicalRisk).toBe(
      'medium',
    );
  });
  test('cashNeedLevel: > 24 months low, 6–24 medium, < 6 high; going concern: high', () => {
    expect(rating({ cash: [cash(ago(0), { cash: 40_000_000 })] }).cashNeedLevel).toBe('low');
    expect(rating({ cash: [cash(ago(0), { cash: 12_000_000 })] }).cashNeedLevel).toBe('medium');
    expect(rating({ cash: [cash(ago(0), { cash: 3_000_000 })] }).cashNeedLevel).toBe('high');
    expect(rating({ cash: [cash(ago(0), { cash: 40_000_000, goingConcern: true })] }).cashNeedLevel).toBe('high');
    expect(rating({ cash: [] }).cashNeedLevel).toBeNull();
  });
  test('warrantExerciseRating: in the money and exercisable; strikes ≤ 1.25 × P totalling ≥ 10% of SO: at least medium', () => {
    const of = (shares: number, exercisePrice: number | null, exercisableFrom: IsoDate | null = ago(30)) =>
      rating({ overhang: [warrant(ago(30), { shares, exercisePrice, exercisableFrom })] }).warrantExerciseRating;
    expect(of(199_999, 9)).toBe('low');
    expect(of(200_000, 9)).toBe('medium');
    expect(of(1_000_000, 9)).toBe('high');
    expect(of(1_000_000, 12.5)).toBe('medium');
    expect(of(1_000_000, 12.51)).toBe('low');
    expect(of(1_000_000, 9, addDays(AS_OF, 10))).toBe('medium');
    expect(of(1_000_000, null)).toBeNull();
    expect(of(100, null)).toBe('low');
  });
  test('regsho is on the threshold list on the as-of date, a flag that never enters the score', () => {
    const listed = score({ regshoDates: new Set([AS_OF]) });
    expect(listed.regsho).toBe(true);
    expect(listed.score).toBe(score().score);
    expect(score({ regshoDates: new Set([ago(1)]) }).regsho).toBe(false);
    expect(score({ regshoDates: null }).regsho).toBeNull();
  });
});

describe('percentile', () => {
  const universe = (scores: readonly (number | null)[]) =>
    scores.map((value, index) => ({
      cik: parseCik(index + 1),
      asOf: AS_OF,
      methodologyVersion: METHODOLOGY.version,
      score: value,
    }));
  test('100 · (count below + ½ ties) ÷ N; null if N < 100; withheld scores are not in the universe', () => {
    const scores = [...Array.from({ length: 98 }, (_, index) => index / 10), 50, 50, null];
    const ranks = rankUniverse(universe(scores), METHODOLOGY);
    expect(ranks.size).toBe(100);
    expect(ranks.get(parseCik(1))).toMatchObject({ percentile: 0.5, universeSize: 100 });
    expect(ranks.get(parseCik(99))).toMatchObject({ percentile: 99 });
    expect(ranks.get(parseCik(101))).toBeUndefined();
    const few = rankUniverse(universe(scores.slice(0, 99)), METHODOLOGY);
    expect(few.get(parseCik(1))).toMatchObject({ percentile: null, universeSize: 99 });
  });
  test('the universe hash tells universes apart and not their order', () => {
    const scores = universe(Array.from({ length: 100 }, (_, index) => index));
    const hash = (list: typeof scores) => [...rankUniverse(list, METHODOLOGY).values()][0]?.universeHash;
    expect(hash([...scores].reverse())).toBe(hash(scores));
    expect(hash(scores.slice(1))).not.toBe(hash(scores));
    expect(() => rankUniverse([...scores, ...scores.slice(0, 1)], METHODOLOGY)).toThrow(/cannot be ranked/);
  });
});
