import { describe, expect, test } from 'vitest';
import type { Instrument, InstrumentStatement } from '../../core/instruments.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { deriveComplianceStates } from '../../scoring/ledger/compliance-states.ts';
import { designationOf } from '../../scoring/ledger/instrument-names.ts';
import { deriveInstruments } from '../../scoring/ledger/instruments.ts';
import { stated } from './instrument-statements.ts';
import { AS_OF, ago, cash, date, facts, METHODOLOGY, notice, ref, report, split } from './scoring-facts.ts';

function ledger(statements: readonly InstrumentStatement[], over: Partial<IssuerFacts> = {}): readonly Instrument[] {
  return deriveInstruments(facts({ cash: [], ...over }), statements, AS_OF, METHODOLOGY).instruments;
}

const events = (instrument: Instrument | undefined) =>
  instrument?.events.map(({ type, date: day, from, to }) => [type, day, from, to]);

describe('the ledger of instruments', () => {
  test('issued, restated, exercised in part, split-adjusted: one instrument, its state by its last statement', () => {
    const [one, ...others] = ledger(
      [
        stated(300, { form: '424B5', state: 'offered', label: 'Series A Common Warrants' }),
        stated(200),
        stated(100, { shares: 400_000, spans: { shares: 'there' as SourceSpan } }),
      ],
      { splits: [split(ago(50), 1, 20)] },
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'warrant',
      label: 'Series A Warrants',
      designation: 'series a',
      status: 'outstanding',
      shares: 20_000,
      price: 40,
      expires: '2029-03-15',
      firstStated: ago(300),
      lastStated: ago(100),
      isCounted: true,
      conflicts: [],
      flags: [],
      sources: { shares: { sourceSpan: 'there' }, price: { accessionNumber: stated(100).accessionNumber } },
    });
    expect(events(one)).toEqual([
      ['issued', ago(300), null, 1_000_000],
      ['restated', ago(200), null, null],
      ['reduced', ago(100), 1_000_000, 400_000],
      ['split-adjusted', ago(50), 400_000, 20_000],
    ]);
  });

  test('a class of its own name with another price is repriced; one with another end is another', () => {
    const [one, other] = ledger([
      stated(200),
      stated(100, { exercisePrice: 1.2 }),
      stated(90, { ...ref(ago(90), 8), expires: date('2031-01-01'), exercisePrice: 1.2 }),
    ]);
    expect(events(one)?.at(-1)).toEqual(['repriced', ago(100), 2, 1.2]);
    expect([one?.price, other?.expires, other?.flags]).toEqual([1.2, '2031-01-01', []]);
  });

  test('a report rounds the price of the prospectus, and gives the day that it had left out', () => {
    const five = { expires: null, expiresText: 'five years from issuance', form: '424B5', state: 'offered' } as const;
    const rounded = (days: number, price: number, over: Partial<InstrumentStatement> = {}) =>
      ledger([stated(200, { ...five, exercisePrice: 3.482, ...over }), stated(days, { exercisePrice: price })]);
    const [one, ...others] = rounded(100, 3.48);
    expect([one?.expires, one?.price, events(one)?.map(([type]) => type), others]).toEqual([
      '2029-03-15',
      3.48,
      ['issued', 'restated'],
      [],
    ]);
    const [label, series] = ['Warrants', rounded(100, 3.46)];
    expect(rounded(100, 3.46, { label })).toHaveLength(2);
    expect(rounded(100, 0.014, { label, exercisePrice: 0.0175 })).toHaveLength(2);
    // Of one name, it was repriced.
    expect(series.map(({ price, events: [, change] }) => [price, change?.type])).toEqual([[3.46, 'repriced']]);
  });

  test('documents of one time that disagree: both stay, the newer public one is kept', () => {
    const [one] = ledger([
      stated(104, { form: '8-K', shares: 900_000, expires: date('2029-03-10') }),
      stated(100, { form: '424B5' }),
    ]);
    const [old, latest] = [stated(104).accessionNumber, stated(100).accessionNumber];
    expect(one).toMatchObject({ shares: 1_000_000, expires: '2029-03-15' });
    expect(
      one?.conflicts.map(({ field, kept, other }) => [
        field,
        kept.value,
        kept.source.accessionNumber,
        other.value,
        other.source.accessionNumber,
      ]),
    ).toEqual([
      ['shares', 1_000_000, latest, 900_000, old],
      ['expires', '2029-03-15', latest, '2029-03-10', old],
    ]);
    expect(events(one)?.map(([type]) => type)).toEqual(['first-stated', 'restated']);
  });

  test('of several that fit, the one that agrees most; with rival names they stay apart', () => {
    const twins = [
      stated(200, { label: 'warrants', ordinal: 0 }),
      stated(200, { label: 'warrants', ordinal: 1, shares: 500 }),
    ];
    expect(ledger([...twins, stated(100, { label: 'warrants', shares: 700 })])).toHaveLength(2);
    // A count that agrees decides.
    for (const shares of [500, 1_000_000]) {
      const rows = ledger([...twins, stated(100, { label: 'warrants', shares })]);
      expect(rows.map((one) => [one.shares, one.lastStated])).toContainEqual([shares, ago(100)]);
      expect(rows).toHaveLength(2);
    }
    // Other words for it, and not all terms agree: in doubt, which is flagged.
    const unsure = ledger([
      stated(200, { label: 'Investor Warrants' }),
      stated(100, { label: 'May 2024 Warrants', shares: 5 }),
    ]);
    const last = unsure.find(({ lastStated }) => lastStated === ago(100));
    expect([unsure.length, last?.flags.map(({ code }) => code)]).toEqual([2, ['match-in-doubt']]);
    // Series are never one another, however alike.
    const series = ledger([stated(200), stated(100, { label: 'Series B Warrants' })]);
    expect(series.map(({ designation }) => designation)).toEqual(['series a', 'series b']);
    expect(ledger([stated(200), stated(200, { ordinal: 1 })])).toHaveLength(2);
  });

  test('expired, left out of the latest report, too long without a word', () => {
    const statements = [
      stated(300, { label: 'Series E', expires: ago(10) }),
      stated(299, { ...ref(ago(299), 2), label: 'Series N', exercisePrice: 9 }),
      stated(30, { ...ref(ago(30), 2), label: 'Series L', exercisePrice: 5 }),
      stated(900, { label: 'Series U', exercisePrice: 7 }),
    ];
    const reports = { cash: [cash(ago(299)), cash(ago(30))] };
    const rows = ledger(statements, { ...reports, filings: [] });
    // An annual report after the last word lists what is left.
    const replaced = ledger(statements, { ...reports, filings: [report('10-K', ago(450))] });
    expect(replaced.find(({ label }) => label === 'Series U')?.status).toBe('not-listed');
    expect(Object.fromEntries(rows.map(({ label, status }) => [label, status]))).toEqual({
      'Series E': 'expired',
      'Series N': 'not-listed',
      'Series L': 'outstanding',
      'Series U': 'unconfirmed',
    });
    expect(events(rows.find(({ label }) => label === 'Series E'))?.at(-1)).toEqual(['expired', ago(10), null, ago(10)]);
    const left = rows.find(({ label }) => label === 'Series N');
    expect(left?.flags.map(({ code }) => code)).toContain('not-in-latest-report');
  });

  test('pre-funded warrants go by their nominal price; convertibles by principal and conversion price', () => {
    const rows = ledger(
      [
        stated(100, { preFunded: true, exercisePrice: 0.001, expires: null, label: 'Pre-Funded Warrants' }),
        stated(50, { preFunded: true, exercisePrice: 0.001, expires: null, label: 'pre-funded warrants', shares: 5 }),
        stated(100, {
          instrument: 'convertible',
          label: '8% notes',
          principal: 1_000_000,
          exercisePrice: 4,
          shares: 250_000,
          isSharesComputed: true,
          state: null,
        }),
      ],
      { splits: [split(ago(70), 1, 10)] },
    );
    expect(rows.map(({ kind, price, shares, principal }) => [kind, price, shares, principal])).toEqual([
      ['convertible', 40, 25_000, 1_000_000],
      ['pre-funded-warrant', 0.001, 5, null],
    ]);
    expect(rows[0]?.flags.map(({ code }) => code)).toEqual(['shares-computed']);
  });

  test('the class that a label states', () => {
    expect(
      ['Series A-1 Warrants', 'the Company’s outstanding warrants', 'Placement Agent’s Warrants'].map(designationOf),
    ).toEqual(['series a-1', 'company', 'placement agent']);
  });
});

describe('compliance states', () => {
  test('steps in order, the open state and what it rests on', () => {
    const compliance = [
      notice(ago(50), { status: 'hearing' }),
      notice(ago(400), { status: 'notified' }),
      notice(ago(300), { status: 'regained' }),
      notice(ago(200), { status: 'notified' }),
      notice(ago(1_000), { deficiency: 'equity' }),
    ];
    const { states, dueOn } = deriveComplianceStates(facts({ compliance }), AS_OF, METHODOLOGY);
    expect(
      states.map(({ deficiency, status, isOpen, since, history }) => [
        deficiency,
        status,
        isOpen,
        since,
        history.length,
      ]),
    ).toEqual([
      ['equity', 'notified', false, ago(1_000), 1],
      ['bid_price', 'hearing', true, ago(200), 4],
    ]);
    expect(dueOn).toBe(date('2028-05-11'));
  });
});
