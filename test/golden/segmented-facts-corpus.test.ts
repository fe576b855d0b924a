import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SegmentedFactValues } from '../../core/rows-segmented-facts.ts';
import { collectFacts } from '../../parsers/reported-facts/reported-facts.ts';
import { readSegmentedFacts } from '../../parsers/segmented-facts/segmented-facts.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { corpusPath } from '../corpus.ts';

const root = corpusPath('golden', 'statements');
const NAMES = root === null ? [] : readdirSync(root);

function read(name: string): readonly SegmentedFactValues[] {
  const filename = readdirSync(`${root}/${name}`).find((one) => one.startsWith('input')) ?? '';
  const bytes = gunzipSync(readFileSync(`${root}/${name}/${filename}`));
  const submission = readBareDocument(bytes, { filename: filename.replace(/\.gz$/, ''), filedDate: null });
  const none = { filedDate: null, upstream: new Map() };
  const outcomes = xbrlV1.appliesTo(submission).map((document) => xbrlV1.parse(submission, document, none));
  const facts = collectFacts({ filedDate: null, upstream: new Map([['xbrl', outcomes]]) });
  return readSegmentedFacts(facts).map(({ values }) => values);
}

/** A breakdown of one period: all rows of one metric, concept and dimension. */
const breakdownOf = ({ metric, concept, dimension, periodStart, periodEnd }: SegmentedFactValues): string =>
  [metric, concept.split(':')[1], dimension, periodStart ?? '', periodEnd].join(' ');

/**
 * Breakdowns of these filings that do not add up by their own facts, as read by hand: what is missing is tagged with
 * another concept, only printed, or one country of many is stated.
 */
const NOT_RECONCILED: Readonly<Record<string, readonly string[]>> = {
  // Concessions to customers lie between the regions and revenue.
  'BA-10-K-2024-12-31': ['revenue Revenues geography'],
  // Corporate amounts are not stated.
  'HD-10-K-2025-02-02': [
    'grossProfit GrossProfit segment',
    'costOfRevenue CostOfRevenue segment',
    'depreciationAmortization DepreciationAndAmortization segment',
  ],
  // Prose states the domestic part alone.
  'NFLX-10-Q-2025-06-30': ['revenue Revenues geography'],
  'UNP-10-K-2024-12-31': ['revenue RevenueFromContractWithCustomerExcludingAssessedTax geography'],
};

describe.skipIf(root === null).each(NAMES)('segmented facts of %s', (name) => {
  const rows = read(name);
  const members = rows.filter(({ role }) => role === 'member' || role === 'subtotal');

  test('add up to the total by arithmetic of their own, wherever they say so', () => {
    for (const [breakdown, own] of Map.groupBy(rows, breakdownOf)) {
      const leaves = own.filter(({ isLeaf, agrees, comparedWith }) => isLeaf && agrees && comparedWith === 'total');
      const [first] = leaves;
      if (first === undefined) continue;
      const sum = leaves.reduce((before, { value }) => before + Number(value), 0);
      const missing = Number(first.comparedValue) - Number(first.adjustmentsSum) - sum;
      expect(Math.abs(missing), `${name} ${breakdown}`).toBeLessThanOrEqual(3_000_000);
      expect(Math.abs(missing), `${name} ${breakdown}`).toBeLessThanOrEqual(
        Math.abs(Number(first.comparedValue)) / 100,
      );
    }
  });

  test('do not add up only where the filing does not say what is missing', () => {
    const found = rows.filter(({ agrees, isLeaf, role }) => agrees === false && isLeaf && role === 'member');
    const breakdowns = found.map(({ metric, concept, dimension }) => `${metric} ${concept.split(':')[1]} ${dimension}`);
    expect([...new Set(breakdowns)]).toEqual(NOT_RECONCILED[name] ?? []);
  });

  test('have parents that are facts of the filing, and depths that count them', () => {
    const keyOf = (axes: object, { periodStart, periodEnd }: SegmentedFactValues): string =>
      JSON.stringify([Object.entries(axes).toSorted(), periodStart, periodEnd]);
    const places = new Map(rows.map((row) => [`${row.metric} ${keyOf(row.axes, row)}`, row]));
    for (const row of members.filter(({ parent }) => parent !== null)) {
      const parent = places.get(`${row.metric} ${keyOf(row.parent ?? {}, row)}`);
      expect(parent?.depth, `${name} ${row.metric} ${row.label}`).toBe(row.depth - 1);
    }
  });
});

describe.skipIf(root === null)('read by hand', () => {
  const treeOf = (name: string, filter: (row: SegmentedFactValues) => boolean): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      read(name)
        .filter(filter)
        .map(({ label, value, parent, isLeaf, shareOfTotal }) => [
          label,
          [Number(value) / 1e6, isLeaf, parent === null ? null : Object.values(parent)[0], shareOfTotal],
        ]),
    );

  test('the products of a car maker, with a sum across the tree', () => {
    const year = (row: SegmentedFactValues): boolean =>
      row.metric === 'revenue' && row.dimension === 'product' && row.periodEnd === '2024-12-31';
    expect(treeOf('TSLA-10-K-2024-12-31', year)).toEqual({
      'Automotive Sales': [72480, true, 'tsla:AutomotiveRevenuesMember', '0.741939'],
      'Automotive Regulatory Credits': [2763, true, 'tsla:AutomotiveRevenuesMember', '0.028283'],
      'Automotive Leasing': [1827, true, 'tsla:AutomotiveRevenuesMember', '0.018702'],
      'Automotive Revenues': [77070, false, null, '0.788924'],
      'Energy Generation And Storage': [10086, false, null, '0.103245'],
      'Energy Generation And Storage Sales': [9564, true, 'tsla:EnergyGenerationAndStorageMember', '0.097902'],
      'Energy Generation And Storage Leasing': [522, true, 'tsla:EnergyGenerationAndStorageMember', '0.005343'],
      'Services And Other': [10534, true, null, '0.107831'],
      'Sales And Services': [95341, false, null, '0.975955'],
    });
  });

  test('the product lines of a retailer: three lines of sixteen departments', () => {
    const rows = read('HD-10-K-2025-02-02').filter(
      ({ metric, dimension, periodEnd }) =>
        metric === 'revenue' && dimension === 'segment-product' && periodEnd === '2025-02-02',
    );
    const children = Map.groupBy(
      rows.filter(({ isLeaf }) => isLeaf),
      ({ parent }) => Object.values(parent ?? {})[0],
    );
    const sums = [...children].map(([line, own]) => [
      line,
      own.length,
      own.reduce((sum, { value }) => sum + Number(value) / 1e6, 0),
    ]);
    expect(sums.toSorted()).toEqual([
      ['hd:MajorProductLineBuildingMaterialsMember', 5, 52756],
      ['hd:MajorProductLineDcorMember', 6, 51790],
      ['hd:MajorProductLineHardlinesMember', 5, 48562],
    ]);
  });

  test('segments before eliminations and corporate items', () => {
    const total = read('XOM-10-Q-2025-06-30').find(
      ({ metric, dimension, axes, periodStart }) =>
        metric === 'revenue' &&
        dimension === 'segment-geography' &&
        periodStart === '2025-04-01' &&
        Object.keys(axes).length === 2,
    );
    expect(total).toMatchObject({
      comparedValue: '81506000000',
      leavesSum: '110407000000',
      adjustmentsSum: '-28901000000',
      agrees: true,
    });
  });
});
