import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPairs, largestPairing } from '../../cli/golden/best-pairs.ts';

type Table = readonly (readonly (number | null)[])[];

/** The best total of all pairings, by trying every one; each pair counts one more than its likeness. */
function bestTotal(table: Table, row = 0, used: ReadonlySet<number> = new Set()): number {
  if (row === table.length) return 0;
  const without = bestTotal(table, row + 1, used);
  return (table[row] ?? []).reduce<number>((best, likeness, column) => {
    if (likeness === null || used.has(column)) return best;
    return Math.max(best, likeness + 1 + bestTotal(table, row + 1, new Set([...used, column])));
  }, without);
}

const TABLES = fc.integer({ min: 0, max: 4 }).chain((columns) =>
  fc.array(fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { minLength: columns, maxLength: columns }), {
    maxLength: 4,
  }),
);

describe('pairing of expected items with given ones', () => {
  it('has the best total of all pairings', () => {
    fc.assert(
      fc.property(TABLES, (table) => {
        const given = table[0]?.length ?? 0;
        const pairs = bestPairs(table.length, given, (row, column) => table[row]?.[column] ?? null);
        expect(new Set(pairs.values()).size).toBe(pairs.size);
        const total = [...pairs].reduce((sum, [row, column]) => sum + (table[row]?.[column] ?? Number.NaN) + 1, 0);
        expect(total).toBe(bestTotal(table));
      }),
    );
  });

  it('does not give an item the partner that another one needs', () => {
    const likeness = [
      [5, 4],
      [5, null],
    ];
    const pairs = bestPairs(2, 2, (row, column) => likeness[row]?.[column] ?? null);
    expect([...pairs]).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 0],
      ]),
    );
  });

  it('of keys is the largest: an item moves to its other accepted key where one is needed', () => {
    const pairs = largestPairing([['a', 'b'], ['a'], ['c']], ['a', 'b', 'b']);
    expect([...pairs].sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(largestPairing([['a'], ['a']], ['a']).size).toBe(1);
  });
});
