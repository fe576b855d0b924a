import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/dates.ts';
import type { InstrumentStatement } from '../../core/instruments.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { deriveInstruments } from '../../scoring/ledger/instruments.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import { stated } from './instrument-statements.ts';
import { AS_OF, ago, cash, factor, facts, METHODOLOGY, offering, ref, score, split } from './scoring-facts.ts';

const WARRANTS = { label: 'warrants', exercisePrice: 5, expires: addDays(AS_OF, 1_500) } as const;

/** The report of 30 days ago, which states cash. */
function report(over: Partial<InstrumentStatement> = {}): InstrumentStatement {
  return stated(30, { ...WARRANTS, ...ref(ago(30), 2), ...over });
}

function offered(days: number, over: Partial<InstrumentStatement> = {}): InstrumentStatement {
  return stated(days, { ...WARRANTS, ...ref(ago(days), 50 + days), form: '424B3', state: 'offered', ...over });
}

function announced(days: number, over: Partial<InstrumentStatement> = {}): InstrumentStatement {
  return stated(days, { ...WARRANTS, ...ref(ago(days), 50), form: '8-K', ...over });
}

function weighted(overhang: readonly InstrumentStatement[], over: Partial<IssuerFacts> = {}) {
  return factor(score({ overhang, ...over }), 3).intermediates['weightedShares'];
}

function items(overhang: readonly InstrumentStatement[], over: Partial<IssuerFacts> = {}) {
  return selectInputs(facts({ overhang, ...over }), AS_OF, METHODOLOGY).overhang.items;
}

describe('one instrument, once', () => {
  test('the list of a report and a resale registration whose expiry differs by two days count once', () => {
    for (const days of [-10, -2, 2, 10]) {
      const resale = offered(10, { expires: addDays(WARRANTS.expires, days) });
      expect(weighted([report(), resale])).toBe(1_000_000);
    }
    // Beyond ten days it is another instrument.
    expect(weighted([report(), offered(10, { expires: addDays(WARRANTS.expires, 11) })])).toBe(2_000_000);
    expect(weighted([report(), offered(10, { exercisePrice: 6 })])).toBe(2_000_000);
  });

  test('an 8-K, a prospectus and a resale registration of one issue count once without any report', () => {
    const three = [announced(20), offered(18, { ordinal: 1 }), offered(5, { expires: null, exercisePrice: null })];
    expect(items(three).map(({ value }) => value)).toEqual([1_000_000]);
  });

  test('a bare count is of a known instrument, but not of one that had ended', () => {
    const bare = report({ exercisePrice: null, expires: null, shares: 5_000, label: 'warrants' });
    expect(items([announced(100), bare])).toMatchObject([{ value: 5_000, exercisePrice: 5 }]);
    const ended = announced(100, { expires: ago(60) });
    expect(items([ended, bare])).toMatchObject([{ value: 5_000, exercisePrice: null, expires: null }]);
  });

  test('rows of one filing are different instruments', () => {
    expect(weighted([report(), report({ ordinal: 1 })])).toBe(2_000_000);
  });

  test('a statement in new shares is the instrument of the statement before the split', () => {
    const resale = offered(5, { shares: 100_000, exercisePrice: 50, expires: null });
    expect(weighted([report(), resale], { splits: [split(ago(10), 1, 10)] })).toBe(100_000);
  });
});

describe('what the newest statement leaves unsaid', () => {
  test('a report that is silent on exercisability keeps the ×1.5 that an 8-K stated, with the source of it', () => {
    const issued = announced(100, { exercisableFrom: ago(100) });
    expect(weighted([issued, report()])).toBe(1_500_000);
    const [item] = items([issued, report()]);
    expect(item).toMatchObject({ exercisableFrom: ago(100), source: { accessionNumber: report().accessionNumber } });
    expect(item?.keptTerms?.exercisableFrom?.accessionNumber).toBe(issued.accessionNumber);
    // So it is not a lower bound, and the score of the day before the report was the same.
    expect(factor(score({ overhang: [issued, report()] }), 3).isLowerBound).toBe(false);
    const [then, now] = [[issued], [issued, report()]].map((overhang) => score({ overhang }).score);
    expect(now).toBe(then);
  });

  test('strike and expiry are kept, also from before the lookback, in the shares of the newest count', () => {
    const old = announced(1_000, { exercisePrice: 0.5, shares: 10_000_000, expires: addDays(AS_OF, -1) });
    const silent = report({ exercisePrice: null, expires: null });
    const splits = [split(ago(500), 1, 10)];
    expect(items([{ ...old, expires: addDays(AS_OF, 1) }, silent], { splits })).toMatchObject([
      { value: 1_000_000, splitFactor: 1, exercisePrice: 5, expires: addDays(AS_OF, 1) },
    ]);
    // An expiry that only the old statement gives ends it.
    expect(items([old, silent], { splits })).toEqual([]);
  });

  test('a failed cross-check of a kept term bars confidence high', () => {
    const issued = announced(100, { exercisableFrom: ago(100), verified: false });
    const codes = score({ overhang: [issued, report()] }).confidenceReasons.map(({ code }) => code);
    expect(codes).toContain('cross-check-failed');
  });

  test('a note of which half was converted converts into half of the shares', () => {
    const note = { instrument: 'convertible', label: 'notes', state: null, exercisePrice: 4 } as const;
    const issued = announced(100, { ...note, principal: 1_000_000, shares: 250_000, isSharesComputed: true });
    const half = report({ ...note, principal: 500_000, exercisePrice: null, shares: null });
    expect(items([issued, half])).toMatchObject([{ value: 125_000, exercisePrice: 4 }]);
  });

  test('what was paid for a pre-funded warrant is not its exercise price', () => {
    const sold = announced(100, { preFunded: true, exercisePrice: 2.49, label: 'pre-funded warrants' });
    const listed = report({ preFunded: true, exercisePrice: 0.001, label: 'pre-funded warrants' });
    expect(items([sold])).toMatchObject([{ exercisePrice: null }]);
    expect(items([sold, listed])).toMatchObject([{ exercisePrice: 0.001 }]);
    const { instruments } = deriveInstruments(facts(), [sold], AS_OF, METHODOLOGY);
    expect(instruments[0]?.flags.map(({ code }) => code)).toContain('purchase-price-stated');
  });
});

test('the ledger shows what a score counts, value by value', () => {
  const statements = [
    announced(600, { exercisableFrom: ago(600), exercisePrice: 0.5, shares: 10_000_000 }),
    announced(100, { ordinal: 1, label: 'Series B Warrants', exercisePrice: 7, expires: ago(1) }),
    report({ exercisePrice: null, shares: 900_000 }),
    offered(10, { expires: addDays(WARRANTS.expires, 2), shares: null }),
  ];
  const issuer = facts({ overhang: statements, cash: [cash(ago(30))], splits: [split(ago(300), 1, 10)] });
  for (const methodology of METHODOLOGIES) {
    const { instruments } = deriveInstruments(issuer, statements, AS_OF, methodology);
    const rows = instruments.filter(({ isCounted }) => isCounted);
    const counted = selectInputs(issuer, AS_OF, methodology).overhang.items;
    expect(counted.map((item) => [item.value, item.exercisePrice, item.exercisableFrom, item.expires])).toEqual(
      rows.map(({ shares, price, exercisableFrom, expires }) => [shares, price, exercisableFrom, expires]),
    );
    expect(rows).toMatchObject([{ shares: 900_000, price: 5, expires: addDays(WARRANTS.expires, 2) }]);
  }
});

test('no score is below its own lo: the floor of a missing factor holds for both', () => {
  // Without a market value F1 is missing, and its active equity line counts 35 in `lo`.
  const line = offering(ago(60), { type: 'eloc', form: '8-K', maxAggregateOffering: 20_000_000 });
  const result = score({ offerings: [line], prices: [], cash: [cash(ago(30), { operatingCashFlow: 1_000_000 })] });
  expect(factor(result, 1)).toMatchObject({ state: 'missing', least: 35 });
  expect([result.score, result.lo]).toEqual([10.5, 10.5]);
});
