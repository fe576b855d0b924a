import { describe, expect, test } from 'vitest';
import type { IssuanceRow } from '../../core/fact-rows.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { issuanceFacts } from '../../scoring/facts/issuances.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import { ago, facts, offering, ref } from './scoring-facts.ts';

function row(over: Partial<IssuanceRow> = {}): IssuanceRow {
  return {
    ...ref(ago(10), 51),
    sequence: 1,
    form: '10-Q',
    channel: 'atm',
    fileNumber: null,
    periodStart: ago(80),
    periodEnd: ago(30),
    shares: 1_000_000,
    grossProceeds: 4_000_000,
    netProceeds: 3_880_000,
    averagePrice: null,
    principal: null,
    strike: null,
    cashless: null,
    preFunded: null,
    ...over,
  };
}

const grossOf = (rows: readonly IssuanceRow[], offerings = [] as Parameters<typeof issuanceFacts>[1]) =>
  issuanceFacts(rows, offerings).map(({ gross }) => gross);

describe('facts of issuance from rows', () => {
  test('a total keeps its period, amounts and the spans of its values', () => {
    const valueSpans = { grossProceeds: 'sha256:a#1:1-2' as SourceSpan, shares: 'sha256:a#1:5-6' as SourceSpan };
    expect(issuanceFacts([row({ valueSpans })], [])).toMatchObject([
      {
        channel: 'atm',
        from: ago(80),
        to: ago(30),
        shares: 1_000_000,
        gross: 4_000_000,
        net: 3_880_000,
        valueSpans: { gross: valueSpans.grossProceeds, shares: valueSpans.shares },
      },
    ]);
  });

  test('without proceeds, shares × price are the gross; a cashless exercise brings in nothing', () => {
    const silent = { grossProceeds: null, netProceeds: null };
    expect(grossOf([row({ ...silent, averagePrice: 2.5 })])).toEqual([2_500_000]);
    expect(grossOf([row({ ...silent, channel: 'exercise', strike: 1.5, shares: 200 })])).toEqual([300]);
    expect(grossOf([row({ ...silent, channel: 'exercise', strike: 1.5, cashless: true })])).toEqual([0]);
    expect(grossOf([row(silent)])).toEqual([null]);
  });

  test('a total without a beginning, or of days after its filing, is none', () => {
    expect(issuanceFacts([row({ periodStart: null })], [])).toEqual([]);
    expect(issuanceFacts([row({ periodEnd: ago(5) })], [])).toEqual([]);
  });

  test('a press release that repeats its report counts once, two programs of one period are summed', () => {
    expect(grossOf([row(), row({ sequence: 2 })])).toEqual([4_000_000]);
    expect(grossOf([row(), row({ grossProceeds: 1_000_000 })])).toEqual([5_000_000]);
    expect(grossOf([row({ fileNumber: '333-1' }), row({ fileNumber: '333-2' })])).toEqual([4_000_000, 4_000_000]);
  });

  test('a total that is one priced sale known before is that sale', () => {
    const sale = offering(ago(60), { grossProceeds: 4_000_000, sharesOffered: 1_000_000 });
    expect(grossOf([row()], [sale])).toEqual([]);
    expect(grossOf([row()], [offering(ago(60), { grossProceeds: 9_000_000 })])).toEqual([4_000_000]);
    expect(grossOf([row()], [offering(ago(120), { grossProceeds: 4_000_000 })])).toEqual([4_000_000]);
    // What becomes known later changes no earlier fact.
    expect(grossOf([row()], [offering(ago(9), { pricedOn: ago(60), grossProceeds: 4_000_000 })])).toEqual([4_000_000]);
  });

  test('quarters and the nine months that contain them are issued once', () => {
    const report = (filed: number, from: number, to: number, gross: number) =>
      row({ ...ref(ago(filed), 60 + filed), periodStart: ago(from), periodEnd: ago(to), grossProceeds: gross });
    const nine = report(10, 300, 30, 9_000_000);
    const quarters = [report(200, 300, 211, 2_000_000), report(110, 210, 120, 3_000_000)];
    const issuances = issuanceFacts([nine, ...quarters], []);
    const { proceeds } = selectInputs(facts({ issuances }), ago(0), methodology20261201r1);
    // 90 days carry the nine months less the two quarters; 61 of them lie in the window.
    expect(proceeds.items.map(({ value }) => Math.round(value ?? 0))).toEqual([Math.round((4_000_000 / 90) * 61)]);
  });
});
