import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSegmentedFacts } from '../../parsers/segmented-facts/segmented-facts.ts';
import {
  CONSOLIDATION,
  GEOGRAPHY,
  PRIOR,
  PRODUCT,
  reportedFacts,
  SEGMENT,
  segmentFact,
  YEAR,
} from '../segment-facts.ts';

const millions = fc.integer({ min: -40_000, max: 400_000 });
const member = fc.constantFrom(
  'co:AMember',
  'co:BMember',
  'co:CMember',
  'country:US',
  'country:DE',
  'us-gaap:NonUsMember',
);
const item = fc.constantFrom(
  'us-gaap:OperatingSegmentsMember',
  'us-gaap:IntersegmentEliminationMember',
  'us-gaap:CorporateNonSegmentMember',
  'co:OwnMember',
);
const axes = fc.record(
  { [SEGMENT]: member, [PRODUCT]: member, [GEOGRAPHY]: member, [CONSOLIDATION]: item },
  { requiredKeys: [] },
);
const anyFacts = fc.array(
  fc
    .record({ value: millions, dimensions: axes, period: fc.constantFrom(YEAR, PRIOR) })
    .map(({ value, dimensions, period }) => segmentFact(value, dimensions, { period })),
  { maxLength: 60 },
);

test('whatever is tagged, what is said to add up does, and every parent is a fact', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const rows = readSegmentedFacts(reportedFacts(facts)).map(({ values }) => values);
      for (const { agrees, comparedValue, leavesSum, adjustmentsSum, role } of rows) {
        if (agrees !== true || role === 'segment-total') continue;
        const missing = Number(comparedValue) - Number(leavesSum) - Number(adjustmentsSum);
        expect(Math.abs(missing)).toBeLessThanOrEqual(3_000_000);
      }
      const places = new Set(facts.map(({ dimensions }) => JSON.stringify(Object.entries(dimensions).toSorted())));
      expect(rows.every(({ depth }) => depth <= facts.length)).toBe(true);
      for (const parent of rows.flatMap((row) => (row.parent === null ? [] : [row.parent]))) {
        expect(places).toContain(JSON.stringify(Object.entries(parent).toSorted()));
      }
    }),
  );
});

/** A tree of amounts over two years: its leaves, and how many levels of subtotals stand above each. */
const leaves = fc.array(fc.tuple(fc.integer({ min: 1_000, max: 400_000 }), fc.integer({ min: 1_000, max: 400_000 })), {
  minLength: 4,
  maxLength: 9,
});

test('leaves of a tree add up to the total of each year, whatever its subtotals', () => {
  fc.assert(
    fc.property(leaves, fc.integer({ min: 2, max: 4 }), fc.boolean(), (parts, inGroup, isShuffled) => {
      const group = parts.slice(0, Math.min(inGroup, parts.length - 2));
      const years = [YEAR, PRIOR] as const;
      const facts = years.flatMap((period, at) => {
        const sum = (own: typeof parts): number => own.reduce((before, pair) => before + (pair[at] ?? 0), 0);
        const of = (value: number, name: string) => segmentFact(value, { [PRODUCT]: `co:${name}Member` }, { period });
        const all = [...parts.map((pair, n) => of(pair[at] ?? 0, `P${n}`)), of(sum(group), 'Group')];
        return [segmentFact(sum(parts), {}, { period }), ...(isShuffled ? all.toReversed() : all)];
      });
      const rows = readSegmentedFacts(reportedFacts(facts)).map(({ values }) => values);
      for (const [, own] of Map.groupBy(rows, ({ periodEnd }) => periodEnd)) {
        const counted = own.filter(({ isLeaf }) => isLeaf).reduce((sum, { value }) => sum + Number(value), 0);
        const confirmed = own.some(({ agrees }) => agrees === true) ? Number(own[0]?.total) : counted;
        expect(counted).toBe(confirmed);
        expect(own.filter(({ label }) => label === 'Group').map(({ isLeaf }) => isLeaf)).toEqual([false]);
      }
    }),
  );
});
