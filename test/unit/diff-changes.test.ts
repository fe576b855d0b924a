import { describe, expect, test } from 'vitest';
import { byImportance, createChangeTally } from '../../cli/diff/change-tally.ts';
import { changeOf, type PairContext, type RowChange } from '../../cli/diff/row-changes.ts';
import type { ComparedRow } from '../../core/compared-rows.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';

const KEY = `sha256:${'a'.repeat(64)}`;
const at = (start: number) => `${KEY}#1:${start}-${start + 5}`;
const row = (over: Partial<ComparedRow> = {}): ComparedRow => ({
  sequence: 1,
  place: 0,
  values: { label: 'Series A', count: '100', expires: null },
  spans: { label: at(0), count: at(10) },
  sourceSpan: at(0),
  confidence: 0.95,
  checks: [{ name: 'sum', passed: true }],
  ...over,
});
const context = (over: Partial<PairContext> = {}): PairContext => ({
  readBefore: () => 'parsed',
  readAfter: () => 'parsed',
  otherBytes: false,
  otherDependency: false,
  citedBefore: new Set([at(0)]),
  citedAfter: new Set([at(0)]),
  ...over,
});
const OTHER_COUNT = row({ values: { label: 'Series A', count: '10', expires: null } });

describe('the cause of a change', () => {
  const causeOf = (before: ComparedRow | null, after: ComparedRow | null, over: Partial<PairContext> = {}) =>
    changeOf({ before, after }, context(over))?.cause ?? null;

  test('is none where nothing differs', () => expect(causeOf(row(), row())).toBeNull());
  test('is the reading of the same words', () => expect(causeOf(row(), OTHER_COUNT)).toBe('same-words'));
  test('is other words where the value that differs cites others', () => {
    const elsewhere = { ...OTHER_COUNT, spans: { label: at(0), count: at(50) } };
    expect(causeOf(row(), elsewhere)).toBe('other-words');
    expect(causeOf(row(), row({ spans: { label: at(0), count: at(50) } }))).toBe('other-words');
    // The label cites other words, but it is the count that differs.
    expect(causeOf(row(), { ...OTHER_COUNT, spans: { label: at(70), count: at(10) } })).toBe('same-words');
  });
  test('is only the confidence or a cross-check', () => {
    expect(causeOf(row(), row({ confidence: 0.5 }))).toBe('confidence');
    expect(causeOf(row(), row({ checks: [{ name: 'sum', passed: false }] }))).toBe('confidence');
  });
  test('is what happened to the document', () => {
    expect(causeOf(null, row(), { readBefore: () => null })).toBe('newly-read');
    expect(causeOf(row(), null, { readAfter: () => null })).toBe('no-longer-read');
    expect(causeOf(row(), null, { readAfter: () => 'rejected' })).toBe('rejected');
    expect(causeOf(null, row(), { readBefore: () => 'rejected' })).toBe('accepted');
  });
  test('is what the version builds on, or other bytes, where these differ', () => {
    expect(causeOf(row(), OTHER_COUNT, { otherDependency: true })).toBe('dependency');
    expect(causeOf(row(), OTHER_COUNT, { otherDependency: true, otherBytes: true })).toBe('other-bytes');
    expect(causeOf(row(), row({ confidence: 0.5 }), { otherDependency: true })).toBe('confidence');
  });
  test('of a row that one version alone has is told by whether the other cites its words', () => {
    expect(causeOf(null, row())).toBe('same-words');
    expect(causeOf(null, row(), { citedBefore: new Set() })).toBe('other-words');
    expect(causeOf(row(), null, { citedAfter: new Set() })).toBe('other-words');
  });
});

describe('a tally of changes', () => {
  const changed = (n: number, over: Partial<RowChange> = {}): RowChange => ({
    ...(changeOf({ before: row(), after: OTHER_COUNT }, context()) as RowChange),
    table: 'dilution.warrants',
    cik: String(n) as Cik,
    accessionNumber: `0000000001-26-${String(n).padStart(6, '0')}` as AccessionNumber,
    form: '10-K',
    filedDate: '2026-01-02',
    ...over,
  });

  test('lists the most important of any number, high confidence first, whatever their order', () => {
    const changes = Array.from({ length: 500 }, (_, n) =>
      changed(n, { high: n % 7 === 0, cause: n % 3 === 0 ? 'confidence' : 'same-words' }),
    );
    const listed = (given: readonly RowChange[]) => {
      const tally = createChangeTally(['dilution.warrants'], 20);
      for (const change of given) {
        tally.change(change);
        tally.endFiling();
      }
      expect(tally.total()).toBe(500);
      return tally.listed().map(({ cik }) => cik);
    };
    const expected = changes
      .toSorted(byImportance)
      .slice(0, 20)
      .map(({ cik }) => cik);
    expect(listed(changes)).toEqual(expected);
    expect(listed(changes.toReversed())).toEqual(expected);
    expect(
      changes.filter(({ cik }) => expected.includes(cik)).every(({ high, cause }) => high && cause === 'same-words'),
    ).toBe(true);
  });

  test('lists at most twelve changes of one filing, and counts all', () => {
    const tally = createChangeTally(['dilution.warrants'], 100);
    for (let n = 0; n < 40; n++) tally.change(changed(1, { place: n, high: n >= 30 }));
    tally.endFiling();
    tally.add('dilution.warrants', { before: 40, after: 40, same: 0 });
    expect(tally.listed().map(({ high }) => high)).toEqual([...Array(10).fill(true), false, false]);
    expect(tally.tables()).toMatchObject([
      {
        changed: { rows: 40, high: 10 },
        fields: [{ field: 'count', rows: 40, high: 10 }],
        causes: [{ cause: 'same-words', rows: 40 }],
      },
    ]);
  });

  test('cuts values of any length', () => {
    const tally = createChangeTally(['dilution.warrants'], 10);
    const long = row({ values: { label: 'x'.repeat(1_000_000), count: '1', expires: null } });
    tally.change(changed(1, { ...changeOf({ before: row(), after: long }, context()) }));
    tally.endFiling();
    expect(JSON.stringify(tally.listed()).length).toBeLessThan(10_000);
  });
});
