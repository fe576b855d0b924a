import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { scoreInputs } from '../../scoring/score-issuer.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import {
  cash,
  filing,
  historyOf,
  instrument,
  periodSales,
  report,
  sale,
  shares,
} from '../reference/2026-12-01/builders.ts';
import { factsOfHistory } from '../reference/2026-12-01/facts-of-history.ts';
import type { Statement } from '../reference/2026-12-01/history.ts';
import { historyDifference } from '../reference/2026-12-01/history-agreement.ts';

const ASOF = '2026-06-30';
const YEAR_AGO = filing('10-Q', '2025-05-08');
const Q1 = filing('10-Q', '2026-05-08');
/** Ten million shares, twelve million in cash, four months at three million a quarter before the as-of date. */
const BASE: readonly Statement[] = [
  shares(YEAR_AGO, '2025-05-05', 10_000_000),
  report(Q1, '2026-03-31'),
  shares(Q1, '2026-05-05', 10_000_000),
  cash(Q1, '2026-03-31', {
    goingConcern: false,
    flow: { amount: -3_000_000, start: '2026-01-01', end: '2026-03-31' },
    trailingYear: -12_000_000,
  }),
];

/** The engine's score of the base with further statements, checked against the reference. */
function scored(statements: readonly Statement[], asOf = ASOF) {
  const history = historyOf([...BASE, ...statements]);
  expect(historyDifference(history, asOf, methodology20261201r1)).toBeNull();
  const inputs = selectInputs(factsOfHistory(history, asOf), asOf as IsoDate, methodology20261201r1);
  return { inputs, ...scoreInputs(inputs, asOf as IsoDate, methodology20261201r1) };
}

const overhangOf = ({ inputs }: ReturnType<typeof scored>) =>
  inputs.overhang.items.map(({ value, splitFactor, exercisePrice }) => ({
    shares: (value ?? 0) * splitFactor,
    price: exercisePrice === null ? null : exercisePrice / splitFactor,
  }));

const PIPE_8K = filing('8-K', '2026-03-10');
const WARRANT = instrument(PIPE_8K, '2026-03-10', {
  strike: 4,
  expires: '2031-03-10',
  exercisableFrom: '2026-03-12',
});

describe('several documents about one thing', () => {
  it('two renderings of one PIPE are one sale in R, in shares, in cash and in what an issuer sold', () => {
    const signed = sale(filing('8-K', '2026-06-03'), '2026-06-02', {
      gross: 10_000_000,
      shares: 2_500_000,
      closesOn: '2026-06-04',
    });
    const told = sale(filing('424B3', '2026-06-20'), '2026-06-04', {
      gross: 9_980_000,
      net: 9_200_000,
      shares: 2_500_000,
    });
    const { inputs, factors } = scored([signed, told]);
    expect(inputs.proceeds.items.map(({ value }) => value)).toEqual([9_980_000]);
    expect(inputs.raisesSinceBalance.items.map(({ netProceeds }) => netProceeds)).toEqual([9_200_000]);
    expect(inputs.recentOfferings.items).toHaveLength(1);
    expect(inputs.shares.items.map(({ value, basis }) => [value, basis])).toEqual([
      [10_000_000, 'cover'],
      [2_500_000, 'issued-since'],
    ]);
    expect(factors.shareFloatVelocity.intermediates['growth']).toBeCloseTo(0.25, 9);
    // One rendering alone has nothing of the other, and moves no other figure.
    expect(scored([signed]).factors.shareFloatVelocity).toEqual(factors.shareFloatVelocity);
  });

  it('a 10-Q that restates a warrant and is silent on its terms moves nothing', () => {
    const silent = instrument(filing('10-Q', '2026-06-20'), '2026-06-20', { strike: null, expires: null });
    const [before, after] = [scored([WARRANT]), scored([WARRANT, silent])];
    expect(before.factors.convertibleWarrantOverhang.isLowerBound).toBe(false);
    expect(after.factors.convertibleWarrantOverhang.score).toBe(before.factors.convertibleWarrantOverhang.score);
    expect(after.result).toEqual(before.result);
    expect(overhangOf(after)).toEqual([{ shares: 1_000_000, price: 4 }]);
    // The term that the 10-Q leaves unsaid has its source in the 8-K.
    expect(after.inputs.overhang.items[0]?.keptTerms?.exercisableFrom?.accessionNumber).toBe(PIPE_8K.accession);
  });

  it('an exercise takes from the warrant and adds to the shares, until a count says what is left', () => {
    const exercise = periodSales(filing('8-K', '2026-06-01'), '2026-05-29', {
      channel: 'exercise',
      instrument: { kind: 'warrant', designation: null, strike: 4, expires: null },
      shares: 400_000,
      gross: 1_600_000,
    });
    const exercised = scored([WARRANT, exercise]);
    expect(overhangOf(exercised)).toEqual([{ shares: 600_000, price: 4 }]);
    expect(exercised.inputs.overhang.items[0]?.usedBy).toHaveLength(1);
    expect(exercised.inputs.proceeds.items.map(({ type, value }) => [type, value])).toEqual([
      ['warrant-exercise', 1_600_000],
    ]);
    expect(exercised.inputs.shares.items.at(-1)).toMatchObject({ value: 400_000, issued: 'exercise' });
    const later = filing('424B3', '2026-06-10');
    const counted = [
      instrument(later, '2026-06-08', { strike: 4, shares: 600_000 }),
      shares(later, '2026-06-08', 10_400_000),
    ];
    const after = scored([WARRANT, exercise, ...counted]);
    expect(overhangOf(after)).toEqual([{ shares: 600_000, price: 4 }]);
    expect(after.inputs.overhang.items[0]).not.toHaveProperty('usedBy');
    expect(after.inputs.shares.items.map(({ value }) => value)).toEqual([10_400_000]);
    // Used up, it is gone.
    const whole = { ...exercise, shares: 1_000_000 } as Statement;
    expect(overhangOf(scored([WARRANT, whole]))).toEqual([]);
  });

  it('a note half converted is half a note, and its shares are outstanding', () => {
    const note = instrument(PIPE_8K, '2026-03-10', {
      kind: 'convertible',
      shares: null,
      principal: 2_000_000,
      variablePrice: true,
      discount: 0.2,
      floorPrice: 1,
    });
    const conversion = periodSales(filing('8-K', '2026-06-01'), '2026-05-29', {
      channel: 'conversion',
      instrument: { kind: 'convertible', designation: null, strike: null, expires: null },
      shares: 312_500,
      principalConverted: 1_000_000,
    });
    const issuable = ({ factors }: ReturnType<typeof scored>) =>
      factors.convertibleWarrantOverhang.intermediates['issuableShares'];
    // At 80 % of $4.
    expect(issuable(scored([note]))).toBeCloseTo(625_000, 6);
    const half = scored([note, conversion]);
    expect(half.inputs.overhang.items[0]?.principal).toBe(1_000_000);
    expect(issuable(half)).toBeCloseTo(312_500, 6);
    expect(half.inputs.shares.items.at(-1)).toMatchObject({ value: 312_500, issued: 'conversion' });
    expect(half.inputs.proceeds.items).toEqual([]);
  });

  it('a reverse split between two statements makes no second warrant', () => {
    const split: Statement = {
      says: 'split',
      source: filing('8-K', '2026-04-10'),
      stage: 'announced',
      ratio: 0.1,
      effectiveDate: '2026-04-15',
    };
    const after = instrument(filing('424B3', '2026-05-15'), '2026-05-15', {
      shares: 100_000,
      strike: 40,
      expires: '2031-03-12',
    });
    const counted = shares(filing('8-K', '2026-05-12'), '2026-05-11', 1_000_000);
    const both = overhangOf(scored([WARRANT, split, counted, after]));
    expect(both).toHaveLength(1);
    expect(both[0]?.shares).toBeCloseTo(100_000, 6);
    expect(both[0]?.price).toBeCloseTo(40, 9);
    const adjusted = overhangOf(scored([WARRANT, split, counted]));
    expect(adjusted[0]?.shares).toBeCloseTo(100_000, 6);
    expect(adjusted[0]?.price).toBeCloseTo(40, 9);
  });
});
