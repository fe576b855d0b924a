import { describe, expect, test } from 'vitest';
import type { SegmentedFactValues } from '../../core/rows-segmented-facts.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { parserById } from '../../parsers/registry.ts';
import { memberLabel } from '../../parsers/segmented-facts/member-label.ts';
import { memberWords } from '../../parsers/segmented-facts/member-words.ts';
import { periodKindOf } from '../../parsers/segmented-facts/period-kind.ts';
import { readSegmentedFacts } from '../../parsers/segmented-facts/segmented-facts.ts';
import { onlySubset } from '../../parsers/segmented-facts/subset-sums.ts';
import { rowsOf } from '../parser-rows.ts';
import {
  CONSOLIDATION,
  segmentFact as fact,
  GEOGRAPHY,
  PRIOR,
  PRODUCT,
  REVENUES,
  reportedFacts,
  SEGMENT,
  xbrlOutcome,
  YEAR,
} from '../segment-facts.ts';
import { submissionOf } from '../xbrl-documents.ts';

const read = (facts: readonly XbrlFact[], metric = 'revenue') =>
  readSegmentedFacts(reportedFacts(facts)).filter(({ values }) => values.metric === metric);
const valuesOf = (facts: readonly XbrlFact[], metric?: string): readonly SegmentedFactValues[] =>
  read(facts, metric).map(({ values }) => values);
/** By label: role, leaf or not, label of the parent, whether it adds up. */
const shapeOf = (facts: readonly XbrlFact[], period = '2024-12-31') =>
  Object.fromEntries(
    valuesOf(facts)
      .filter(({ periodEnd }) => periodEnd === period)
      .map(({ label, role, isLeaf, parent, agrees }) => [
        label,
        [role, isLeaf, parent === null ? null : Object.values(parent).map(memberLabel).join(' / '), agrees],
      ]),
  );

describe('a breakdown', () => {
  test('whose members add up to the total is confirmed', () => {
    const facts = [fact(1000), fact(612, { [SEGMENT]: 'co:PumpsMember' }), fact(388, { [SEGMENT]: 'co:ValvesMember' })];
    const rows = read(facts);
    expect(rows.map(({ values }) => values.label)).toEqual(['Pumps', 'Valves']);
    expect(rows[0]).toMatchObject({
      confidence: 0.95,
      spans: [{ start: 20 }],
      values: {
        entityCik: '777',
        metric: 'revenue',
        concept: REVENUES,
        isPrimary: true,
        dimension: 'segment',
        axes: { [SEGMENT]: 'co:PumpsMember' },
        members: ['co:PumpsMember'],
        role: 'member',
        isLeaf: true,
        parent: null,
        depth: 0,
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        periodKind: 'annual',
        value: '612000000',
        currency: 'USD',
        total: '1000000000',
        totalConcept: REVENUES,
        shareOfTotal: '0.612',
        comparedWith: 'total',
        comparedValue: '1000000000',
        leavesSum: '1000000000',
        adjustmentsSum: '0',
        agrees: true,
      },
    });
  });

  test('may miss the total by its rounding, and by no more', () => {
    const parts = (last: number) => [
      fact(1000),
      fact(333, { [PRODUCT]: 'co:AMember' }),
      fact(333, { [PRODUCT]: 'co:BMember' }),
      fact(last, { [PRODUCT]: 'co:CMember' }),
    ];
    expect(read(parts(333)).map(({ values, confidence }) => [values.agrees, confidence])).toEqual(
      Array.from({ length: 3 }, () => [true, 0.95]),
    );
    expect(read(parts(320)).map(({ values, confidence }) => [values.agrees, confidence])).toEqual(
      Array.from({ length: 3 }, () => [false, 0.6]),
    );
    expect(valuesOf(parts(320))[0]).toMatchObject({ leavesSum: '986000000', comparedValue: '1000000000' });
  });

  test('without a total is not confirmed, nor refuted', () => {
    const [row] = read([fact(612, { [GEOGRAPHY]: 'country:US' }), fact(388, { [GEOGRAPHY]: 'us-gaap:NonUsMember' })]);
    expect(row).toMatchObject({ confidence: 0.7, values: { agrees: null, total: null, shareOfTotal: null } });
  });

  test('never takes another axis, another entity, or shares for a part', () => {
    const facts = [
      fact(1000),
      fact(1000, { [SEGMENT]: 'co:OnlyMember' }),
      fact(70, { [SEGMENT]: 'co:OnlyMember', 'srt:MajorCustomersAxis': 'co:BigMember' }),
      fact(5, { [SEGMENT]: 'co:OnlyMember' }, { unit: 'shares' }),
      fact(9, { [SEGMENT]: 'co:OtherMember' }, { entity: '0000000888' }),
    ];
    expect(valuesOf(facts).map(({ value }) => value)).toEqual(['1000000000']);
  });

  test('whose facts contradict each other is in doubt', () => {
    const pumps = { [SEGMENT]: 'co:PumpsMember' };
    const facts = [fact(1000), fact(612, pumps), fact(700, pumps), fact(388, { [SEGMENT]: 'co:ValvesMember' })];
    expect(read(facts)[0]).toMatchObject({ confidence: 0.4 });
  });

  test.each([
    [YEAR, 'annual'],
    [{ start: '2024-10-01', end: '2024-12-28' }, 'quarter'],
    [{ start: '2024-01-01', end: '2024-09-30' }, 'nine-months'],
    [{ instant: '2024-12-31' }, 'year-end'],
    [{ instant: '2024-09-30' }, 'quarter-end'],
  ])('of %j is of the kind %s', (period, kind) => {
    const yearEnd = { ...fact(0), concept: 'dei:CurrentFiscalYearEndDate', value: '--12-31', unit: null };
    const facts = [
      yearEnd,
      ...[fact(10), fact(4, { [SEGMENT]: 'co:AMember' }), fact(6, { [SEGMENT]: 'co:BMember' })].map((one) => ({
        ...one,
        concept: 'instant' in period ? 'us-gaap:Assets' : REVENUES,
        period,
      })),
    ];
    expect(readSegmentedFacts(reportedFacts(facts)).map(({ values }) => values.periodKind)).toEqual([kind, kind]);
  });
});

describe('segments and the consolidated number', () => {
  const operating = (value: number, member: string) =>
    fact(value, { [CONSOLIDATION]: 'us-gaap:OperatingSegmentsMember', [SEGMENT]: member });
  const item = (value: number, member: string) => fact(value, { [CONSOLIDATION]: member });

  test('are reconciled by corporate items and eliminations, which are no members', () => {
    const facts = [
      fact(950),
      operating(700, 'co:PumpsMember'),
      operating(340, 'co:ValvesMember'),
      item(1040, 'us-gaap:OperatingSegmentsMember'),
      item(-97, 'us-gaap:IntersegmentEliminationMember'),
      item(7, 'us-gaap:CorporateNonSegmentMember'),
    ];
    expect(shapeOf(facts)).toEqual({
      Pumps: ['member', true, null, true],
      Valves: ['member', true, null, true],
      'Operating Segments': ['segment-total', false, null, true],
      'Intersegment Elimination': ['elimination', false, null, true],
      'Corporate Non Segment': ['corporate', false, null, true],
    });
    expect(valuesOf(facts)[0]).toMatchObject({ leavesSum: '1040000000', adjustmentsSum: '-90000000' });
  });

  test('that add up to their own total alone say so', () => {
    const facts = [
      fact(900),
      operating(700, 'co:PumpsMember'),
      operating(340, 'co:ValvesMember'),
      item(1040, 'us-gaap:OperatingSegmentsMember'),
    ];
    expect(read(facts)[0]).toMatchObject({
      confidence: 0.9,
      values: { comparedWith: 'segment-total', comparedValue: '1040000000', total: '900000000', agrees: true },
    });
  });

  test('stated with and without the member of operating segments count once', () => {
    const facts = [
      fact(1000),
      operating(612, 'co:PumpsMember'),
      fact(612, { [SEGMENT]: 'co:PumpsMember' }),
      fact(388, { [SEGMENT]: 'co:ValvesMember' }),
    ];
    expect(valuesOf(facts).map(({ value, agrees }) => [value, agrees])).toEqual([
      ['612000000', true],
      ['388000000', true],
    ]);
  });

  test('state eliminations by segment beside, never as parts', () => {
    const facts = [
      fact(1000),
      operating(612, 'co:PumpsMember'),
      operating(388, 'co:ValvesMember'),
      fact(41, { [CONSOLIDATION]: 'us-gaap:IntersegmentEliminationMember', [SEGMENT]: 'co:PumpsMember' }),
    ];
    const rows = valuesOf(facts);
    expect(rows.filter(({ agrees }) => agrees).map(({ value }) => value)).toEqual(['612000000', '388000000']);
    expect(rows.at(-1)).toMatchObject({ role: 'elimination', agrees: null });
  });

  test('state one measure of profit, the first of the list', () => {
    const of = (concept: string) => [
      fact(100, {}, { concept }),
      fact(100, { [SEGMENT]: 'co:OnlyMember' }, { concept }),
    ];
    const facts = [...of('us-gaap:NetIncomeLoss'), ...of('us-gaap:GrossProfit'), ...of('us-gaap:OperatingIncomeLoss')];
    expect(valuesOf(facts, 'segmentProfit').map(({ concept }) => concept)).toEqual(['us-gaap:OperatingIncomeLoss']);
    expect(valuesOf(facts, 'netIncome')).toHaveLength(1);
    const gross = of('us-gaap:GrossProfit');
    expect(valuesOf(gross, 'segmentProfit')).toHaveLength(1);
    expect(valuesOf([...gross, ...of('co:SegmentOperatingProfit')], 'segmentProfit')).toEqual([]);
    const byProduct = [fact(100, { [PRODUCT]: 'co:AMember' }, { concept: 'us-gaap:GrossProfit' })];
    expect(valuesOf(byProduct, 'segmentProfit')).toEqual([]);
  });
});

describe('a hierarchy', () => {
  const regions = (period = YEAR, factor = 1) => {
    const at = (value: number, member?: string) =>
      fact(value * factor, member === undefined ? {} : { [GEOGRAPHY]: member }, { period });
    return [
      at(66_517),
      at(11_994, 'srt:AsiaMember'),
      at(8734, 'srt:EuropeMember'),
      at(4635, 'us-gaap:MiddleEastMember'),
      at(25_363, 'us-gaap:NonUsMember'),
      at(41_154, 'country:US'),
    ];
  };

  test('is found where a member is the sum of others and of no other set', () => {
    expect(shapeOf([...regions(), ...regions(PRIOR, 3)])).toEqual({
      Asia: ['member', true, 'Non Us', true],
      Europe: ['member', true, 'Non Us', true],
      'Middle East': ['member', true, 'Non Us', true],
      'Non Us': ['subtotal', false, null, true],
      US: ['member', true, null, true],
    });
    const depths = valuesOf(regions()).map(({ label, depth }) => [label, depth]);
    expect(Object.fromEntries(depths)).toMatchObject({ Asia: 1, 'Non Us': 0, US: 0 });
  });

  test('is not made of round numbers that fit by chance', () => {
    const facts = [
      fact(7, { [PRODUCT]: 'co:AMember' }),
      fact(5, { [PRODUCT]: 'co:BMember' }),
      fact(2, { [PRODUCT]: 'co:CMember' }),
    ];
    expect(valuesOf(facts).map(({ role }) => role)).toEqual(['member', 'member', 'member']);
  });

  test('lies below the part that its members divide', () => {
    const services = { [SEGMENT]: 'co:ServicesMember' };
    const facts = [
      fact(1000),
      fact(640, services),
      fact(360, { [SEGMENT]: 'co:ToolsMember' }),
      fact(401, { ...services, [PRODUCT]: 'co:RentalMember' }),
      fact(239, { ...services, [PRODUCT]: 'co:RepairMember' }),
    ];
    expect(shapeOf(facts)).toMatchObject({ 'Services / Rental': ['member', true, 'Services', true] });
    expect(valuesOf(facts).find(({ label }) => label === 'Services / Repair')).toMatchObject({
      dimension: 'segment-product',
      comparedWith: 'parent',
      comparedValue: '640000000',
      depth: 1,
      shareOfTotal: '0.239',
    });
  });

  test('has sums across it, and two whole breakdowns on one axis, apart', () => {
    const of = (names: Readonly<Record<string, number>>) =>
      Object.entries(names).map(([name, value]) => fact(value, { [SEGMENT]: `co:${name}Member` }));
    const twice = [fact(65_225), ...of({ Europe: 23_692, Asia: 41_533, Phones: 50_107, Laptops: 15_118 })];
    expect(shapeOf(twice)).toEqual({
      Europe: ['member', true, null, true],
      Asia: ['member', true, null, true],
      Phones: ['member', false, null, true],
      Laptops: ['member', false, null, true],
    });
    const across = [
      fact(97_690),
      ...of({ CarSales: 72_480, CarLeasing: 4590, Cars: 77_070, StorageSales: 9564, StorageLeasing: 522 }),
      ...of({ Storage: 10_086, AllSales: 82_044, Services: 10_534 }),
    ];
    expect(shapeOf(across)).toMatchObject({
      'Car Leasing': ['member', true, 'Cars', true],
      'Storage Sales': ['member', true, 'Storage', true],
      'All Sales': ['subtotal', false, null, true],
      Services: ['member', true, null, true],
    });
  });

  test("is what the filing's own presentation says, as long as it adds up within rounding", () => {
    const facts = [
      fact(1000),
      fact(700, { [PRODUCT]: 'co:GoodsMember' }),
      fact(401, { [PRODUCT]: 'co:PumpsMember' }),
      fact(300, { [PRODUCT]: 'co:ValvesMember' }),
      fact(300, { [PRODUCT]: 'co:RepairMember' }),
    ];
    const line = (concept: string, parent: string | null) => ({
      concept,
      parent,
      depth: 0,
      order: 1,
      preferredLabel: null,
    });
    const linkbases = (children: readonly string[]) => ({
      labels: new Map([['co:PumpsMember', 'Pumps &\n fittings [Member]']]),
      presentation: new Map([
        [
          'http://example.com/role/Sales',
          [line('co:GoodsMember', null), ...children.map((child) => line(child, 'co:GoodsMember'))],
        ],
      ]),
    });
    const shape = (children: readonly string[]) =>
      readSegmentedFacts(reportedFacts(facts), memberWords(linkbases(children)))
        .filter(({ values }) => values.metric === 'revenue')
        .map(({ values: { label, role, agrees } }) => [label, role, agrees]);
    expect(shape(['co:PumpsMember', 'co:ValvesMember'])).toEqual([
      ['Goods', 'subtotal', true],
      ['Pumps & fittings', 'member', true],
      ['Valves', 'member', true],
      ['Repair', 'member', true],
    ]);
    expect(shape(['co:PumpsMember', 'co:RepairMember', 'co:ValvesMember'])[0]).not.toEqual(['Goods', 'subtotal', true]);
  });

  test('has a country beside its region as a detail', () => {
    const facts = [
      fact(79_477),
      fact(34_436, { [GEOGRAPHY]: 'country:US' }),
      fact(45_041, { [GEOGRAPHY]: 'us-gaap:NonUsMember' }),
      fact(6804, { [GEOGRAPHY]: 'country:CA' }),
    ];
    expect(shapeOf(facts)).toEqual({
      US: ['member', true, null, true],
      'Non Us': ['member', true, null, true],
      CA: ['detail', false, 'Non Us', null],
    });
  });
});

test('two concepts of one metric: the one to take is marked', () => {
  const sales = { concept: 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax' };
  const facts = [
    fact(1000),
    fact(900, { [SEGMENT]: 'co:AMember' }),
    fact(990, {}, sales),
    fact(600, { [SEGMENT]: 'co:AMember' }, sales),
    fact(390, { [SEGMENT]: 'co:BMember' }, sales),
  ];
  const rows = valuesOf(facts).map(({ concept, isPrimary, agrees }) => [concept.slice(8, 16), isPrimary, agrees]);
  expect(rows).toEqual([
    ['Revenues', false, false],
    ['RevenueF', true, true],
    ['RevenueF', true, true],
  ]);
});

test('IFRS axes and members are read alike', () => {
  const concept = 'ifrs-full:Revenue';
  const other = { concept, unit: 'EUR' };
  const facts = [
    fact(500, {}, other),
    fact(311, { 'ifrs-full:SegmentsAxis': 'co:ShipsMember' }, other),
    fact(208, { 'ifrs-full:SegmentsAxis': 'co:YardsMember' }, other),
    fact(-19, { 'ifrs-full:SegmentsAxis': 'ifrs-full:EliminationOfIntersegmentAmountsMember' }, other),
    fact(500, { 'ifrs-full:GeographicalAreasAxis': 'country:DE' }, other),
  ];
  expect(valuesOf(facts).map(({ role, dimension, currency, agrees }) => [role, dimension, currency, agrees])).toEqual([
    ['member', 'segment', 'EUR', true],
    ['member', 'segment', 'EUR', true],
    ['elimination', 'segment', 'EUR', true],
    ['member', 'geography', 'EUR', true],
  ]);
});

test('searches end by their budget', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ id: at, amounts: new Map([['p', BigInt(3 ** at) * 7n]]) }));
  const rule = { least: 2, spareBits: 4 };
  const target = new Map([['p', BigInt(3 ** 18 + 3 ** 19) * 7n]]);
  expect(onlySubset(target, items, { left: 10_000 }, rule)).toEqual([18, 19]);
  expect(onlySubset(target, items, { left: 100 }, rule)).toBeNull();
});

test('periods without a year end are of their length alone', () => {
  expect(periodKindOf(null, '2024-12-31' as never, null)).toBe('quarter-end');
  expect(periodKindOf('2024-01-01' as never, '2024-02-10' as never, '--12-31')).toBe('other');
});

test('the parser stores a row for each fact, with its words and its own checks', () => {
  const parser = parserById('segmented-facts');
  if (!parser) throw new Error('no parser');
  const submission = submissionOf([{ type: '10-K', filename: 'a.htm', text: '<p>report</p>' }]);
  const [document] = parser.appliesTo(submission);
  if (!document) throw new Error('the parser reads no document');
  const parse = (facts: readonly XbrlFact[]) =>
    parser.parse(submission, document, {
      filedDate: null,
      upstream: new Map(facts.length === 0 ? [] : [['xbrl', [xbrlOutcome(facts)]]]),
    });
  expect(parse([])).toMatchObject({ status: 'not_applicable', reasons: [{ code: 'no-xbrl-facts' }] });
  expect(parse([fact(1000)])).toMatchObject({ status: 'parsed', result: { facts: [] } });
  const outcome = parse([
    fact(1000),
    fact(612, { [SEGMENT]: 'co:PumpsMember' }),
    fact(388, { [SEGMENT]: 'co:ValvesMember' }),
    fact(20, { [GEOGRAPHY]: 'country:MX' }),
  ]);
  const rows = rowsOf(parser, outcome, { form: '10-K' });
  expect(rows.map(({ confidence, crossValidations }) => [confidence, crossValidations])).toEqual([
    [0.95, [{ name: 'segments-agree-with-total', passed: true }]],
    [0.95, [{ name: 'segments-agree-with-total', passed: true }]],
    [0.6, [{ name: 'segments-agree-with-total', passed: false }]],
  ]);
  expect(rows[1]?.valueSpans).toEqual({ value: [{ sequence: 1, start: 40, end: 50, text: '388000000' }] });
});

test('a concept with more facts than any report states is left out, with a warning', () => {
  const parser = parserById('segmented-facts');
  if (!parser) throw new Error('no parser');
  const submission = submissionOf([{ type: '10-K', filename: 'a.htm', text: '<p>report</p>' }]);
  const [document] = submission.documents;
  if (!document) throw new Error('no document');
  const many = Array.from({ length: 6001 }, (_, at) => fact(at, { [SEGMENT]: `co:M${at}Member` }));
  const assets = [fact(5, { [SEGMENT]: 'co:AMember' }, { concept: 'us-gaap:Goodwill' })];
  const upstream = new Map([['xbrl', [xbrlOutcome([...many, ...assets])]]]);
  const outcome = parser.parse(submission, document, { filedDate: null, upstream });
  expect(outcome.warnings.map(({ code }) => code)).toEqual(['too-many-facts']);
  expect((outcome.result as { facts: readonly SegmentedFactValues[] }).facts.map(({ metric }) => metric)).toEqual([
    'goodwill',
  ]);
});

describe('industries', () => {
  test.each([
    ['a utility', 'us-gaap:RegulatedAndUnregulatedOperatingRevenue', SEGMENT],
    ['a landlord', 'us-gaap:OperatingLeasesIncomeStatementLeaseRevenue', SEGMENT],
    ['a producer', 'us-gaap:OilAndGasRevenue', PRODUCT],
  ])('%s divides its own concept of revenue', (_name, concept, axis) => {
    const rows = valuesOf([
      fact(1000, {}, { concept }),
      fact(612, { [axis]: 'co:FirstMember' }, { concept }),
      fact(388, { [axis]: 'co:SecondMember' }, { concept }),
    ]);
    expect(rows.map(({ label, agrees }) => [label, agrees])).toEqual([
      ['First', true],
      ['Second', true],
    ]);
  });

  test('eliminations that are stated for each segment alone lead to the total', () => {
    const operating = { [CONSOLIDATION]: 'us-gaap:OperatingSegmentsMember' };
    const eliminated = { [CONSOLIDATION]: 'us-gaap:IntersegmentEliminationMember' };
    const rows = valuesOf([
      fact(7000),
      fact(4400, { [SEGMENT]: 'co:RefiningMember', ...operating }),
      fact(3100, { [SEGMENT]: 'co:LogisticsMember', ...operating }),
      fact(-100, { [SEGMENT]: 'co:RefiningMember', ...eliminated }),
      fact(-400, { [SEGMENT]: 'co:LogisticsMember', ...eliminated }),
    ]);
    const leaves = rows.filter(({ isLeaf }) => isLeaf);
    expect(leaves.map(({ label, agrees, adjustmentsSum }) => [label, agrees, adjustmentsSum])).toEqual([
      ['Refining', true, '-500000000'],
      ['Logistics', true, '-500000000'],
    ]);
  });
});
