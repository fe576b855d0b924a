import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignRows, type RowPair } from '../../cli/diff/align-rows.ts';
import { changeOf, type PairContext } from '../../cli/diff/row-changes.ts';
import { ROW_IDENTITY } from '../../cli/diff/row-identity.ts';
import type { ComparedRow } from '../../core/compared-rows.ts';

const NAMES = ROW_IDENTITY['dilution.warrants'];
const CONTEXT: PairContext = {
  readBefore: () => 'parsed',
  readAfter: () => 'parsed',
  otherBytes: false,
  otherDependency: false,
  citedBefore: new Set(),
  citedAfter: new Set(),
};

const KEY = `sha256:${'a'.repeat(64)}`;
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** Rows of few different values, so that names, words and whole rows repeat. */
const row = fc.record({
  sequence: fc.integer({ min: 1, max: 2 }),
  values: fc.record({
    label: optional(fc.constantFrom('Series A', 'series  A', 'Series B', 'Public Warrants')),
    count: optional(fc.constantFrom('100', '200', '300')),
    exercise_price: optional(fc.constantFrom('1', '2.5')),
    expires: optional(fc.constantFrom('2029-01-01', '2030-06-30')),
    status: fc.constantFrom('outstanding', 'offered'),
  }),
  at: optional(fc.integer({ min: 0, max: 4 })),
  confidence: fc.constantFrom(0.5, 0.95),
});
const rows = fc.array(row, { maxLength: 9 }).map((list) =>
  list.map(({ at, ...rest }, place): ComparedRow => {
    const sourceSpan = at === null ? null : `${KEY}#${rest.sequence}:${at * 10}-${at * 10 + 5}`;
    return { ...rest, place, spans: {}, sourceSpan, checks: [] };
  }),
);

const textOf = (one: ComparedRow | null) => JSON.stringify(one);
const swapped = (pairs: readonly RowPair[]) =>
  pairs.map(({ before, after }) => `${textOf(after)} ${textOf(before)}`).sort();
const shown = (pairs: readonly RowPair[]) =>
  pairs.map(({ before, after }) => `${textOf(before)} ${textOf(after)}`).sort();

describe('aligned rows', () => {
  test('hold every row of both sides once', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const pairs = alignRows(before, after, NAMES);
        const sorted = (list: readonly ComparedRow[]) => list.map(textOf).sort();
        expect(
          pairs
            .flatMap((pair) => pair.before ?? [])
            .map(textOf)
            .sort(),
        ).toEqual(sorted(before));
        expect(
          pairs
            .flatMap((pair) => pair.after ?? [])
            .map(textOf)
            .sort(),
        ).toEqual(sorted(after));
      }),
    );
  });

  test('of the same rows in any order do not differ', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (before, random) => {
        const order = new Map(before.map((one) => [one, random.next().value ?? 0]));
        const after = before
          .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
          .map((one, place) => ({ ...one, place }));
        // Rows that are equal but for their confidence cannot be told apart by what they say.
        const sure = (list: readonly ComparedRow[]) => list.map((one) => ({ ...one, confidence: 1 }));
        const changes = alignRows(sure(before), sure(after), NAMES).map((pair) => changeOf(pair, CONTEXT));
        expect(changes.filter((change) => change !== null)).toEqual([]);
      }),
    );
  });

  test('are the same pairs, swapped, for swapped sides: what was added is removed', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        expect(shown(alignRows(before, after, NAMES))).toEqual(swapped(alignRows(after, before, NAMES)));
      }),
      { numRuns: 500 },
    );
  });

  test('give the other side when their changes are applied to one', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const applied: unknown[] = [];
        for (const pair of alignRows(before, after, NAMES)) {
          const change = changeOf(pair, CONTEXT);
          if (change?.kind === 'removed') continue;
          const values: Record<string, unknown> = { ...pair.before?.values };
          for (const { field, before: was, after: is } of change?.fields ?? []) {
            expect(values[field] ?? null).toEqual(was);
            values[field] = is;
          }
          applied.push(change?.kind === 'added' ? change.after?.values : values);
        }
        const plain = (list: readonly unknown[]) =>
          list
            .map((one) =>
              JSON.stringify(
                Object.entries(one as object)
                  .filter(([, value]) => value !== null)
                  .sort(),
              ),
            )
            .sort();
        expect(plain(applied)).toEqual(plain(after.map(({ values }) => values)));
      }),
    );
  });
});

describe('one row', () => {
  const warrant = (place: number, label: string | null, over: Readonly<Record<string, unknown>> = {}): ComparedRow => ({
    sequence: 1,
    place,
    values: { label, count: String(1_000 + place), exercise_price: '2.5', status: 'outstanding', ...over },
    spans: {},
    sourceSpan: `${KEY}#1:${100 * place}-${100 * place + 5}`,
    confidence: 0.95,
    checks: [],
  });
  const changesOf = (before: readonly ComparedRow[], after: readonly ComparedRow[]) =>
    alignRows(before, after, NAMES).flatMap((pair) => changeOf(pair, CONTEXT) ?? []);

  test('inserted is the one change, wherever it stands', () => {
    const before = [1, 2, 3, 4].map((n) => warrant(n, 'Common Warrants', { count: String(n) }));
    const inserted = warrant(0, 'Common Warrants', { count: '99' });
    for (const at of [0, 1, 2, 4]) {
      const after = before.toSpliced(at, 0, inserted).map((one, place) => ({ ...one, place }));
      expect(changesOf(before, after).map(({ kind, fields }) => [kind, fields[1]])).toEqual([
        ['added', { field: 'count', before: null, after: '99' }],
      ]);
    }
  });

  test('inserted beside a misread name leaves the misread row one changed row, known by its words', () => {
    const before = [warrant(1, 'Series A'), warrant(2, 'Series B')];
    const after = [
      warrant(0, 'Series Z'),
      { ...warrant(1, 'Serles A'), place: 1 },
      { ...warrant(2, 'Series B'), place: 2 },
    ];
    expect(changesOf(before, after).map(({ kind, cause, fields }) => [kind, cause, fields.length])).toEqual([
      ['added', 'other-words', 4],
      ['changed', 'same-words', 1],
    ]);
  });

  test('inserted and an unrelated removed one are not taken for one changed row', () => {
    const removed = warrant(1, 'Series A', { exercise_price: '7', expires: '2027-01-01' });
    const added = warrant(2, 'Placement Agent Warrants', { expires: '2031-01-01', status: 'offered' });
    expect(changesOf([removed], [added]).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  test('left out of two with one name leaves the other, misread, the one that changed', () => {
    const before = [warrant(1, 'Series A'), warrant(2, 'Series A')];
    const misread = { ...warrant(2, 'Series A', { status: 'offered' }), place: 0, sourceSpan: `${KEY}#1:900-905` };
    expect(changesOf(before, [misread]).map(({ kind, fields }) => [kind, fields.map(({ field }) => field)])).toEqual([
      ['changed', ['status']],
      ['removed', ['label', 'count', 'exercise_price', 'status']],
    ]);
  });
});
