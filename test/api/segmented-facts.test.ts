import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessionOf, RAW_KEY } from '../db/fixtures.ts';
import { MAKER, OLD, PART, storeSegmentIssuers, WHOLE } from '../db/segment-fixture.ts';
import { SEGMENT } from '../segment-facts.ts';
import { type Body, createTestApi, type TestApi } from './api-fixture.ts';

interface Item extends Body {
  readonly accessionNumber: string;
  readonly label: string;
  readonly value: number;
  readonly periodEnd: string;
  readonly sourceSpan: string;
  readonly reconciliation: Body;
}
interface Capability {
  readonly metric: string;
  readonly state: string;
  readonly filingsSearched: number;
  readonly dimensions: readonly Body[];
}
interface List {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly count: number;
  readonly cik: string;
  readonly capabilities: readonly Capability[];
  readonly freshness: Body;
  readonly coverage?: Body;
}

const PATH = '/v1/statements/segmented-facts';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await storeSegmentIssuers(api.database.db);
});
afterAll(() => api.drop());

const list = async (query: string) => {
  const { status, body } = await api.get<List>(`${PATH}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
};
const refused = async (query: string) => {
  const { status, body } = await api.get(`${PATH}?${query}`);
  return [status, body['code']];
};
const shown = ({ data }: List) =>
  data.map(({ periodEnd, label, value, accessionNumber }) => [
    periodEnd,
    label,
    value / 1e6,
    Number(accessionNumber.slice(-6)),
  ]);
const stateOf = ({ capabilities }: List) =>
  Object.fromEntries(capabilities.map(({ metric, state }) => [metric, state]));

describe('the history of segmented facts', () => {
  it('has the parts of each period from one filing: the newest whose parts add up', async () => {
    const answer = await list('ticker=pump&metric=revenue&dimension=segment&limit=50');
    expect(shown(answer)).toEqual([
      ['2025-12-31', 'Fluids', 1500, 4],
      ['2025-12-31', 'Service', 1000, 4],
      ['2024-12-31', 'Fluids', 1422, 2],
      ['2024-12-31', 'Service', 578, 2],
      ['2024-12-31', 'Fluids / Pumps', 804, 2],
      ['2024-12-31', 'Fluids / Valves', 618, 2],
      ['2023-12-31', 'Fluids', 711, 2],
      ['2023-12-31', 'Service', 289, 2],
      ['2023-12-31', 'Fluids / Pumps', 402, 2],
      ['2023-12-31', 'Fluids / Valves', 309, 2],
    ]);
    expect(answer).toMatchObject({ cik: MAKER, count: 10, hasMore: false, nextCursor: null });
  });

  it('has the first statement of each period on request, and what was public on a day', async () => {
    const first = shown(await list('ticker=PUMP&metric=revenue&dimension=segment&restated=first&limit=50'));
    const before = [
      ['2023-12-31', 'Pumps', 612, 1],
      ['2023-12-31', 'Valves', 398, 1],
      ['2023-12-31', 'Intersegment Elimination', -10, 1],
    ];
    expect(first.filter(([end, , , n]) => end === '2023-12-31' && n === 1)).toEqual(before);
    expect(shown(await list('ticker=PUMP&metric=revenue&dimension=segment&as_of=2024-12-31'))).toEqual(before);
    expect((await list('ticker=PUMP&as_of=2024-02-19')).data).toEqual([]);
  });

  it('prefers a whole breakdown to a later fragment', async () => {
    const answer = await list('cik=100&dimension=geography');
    expect(shown(answer)).toEqual([
      ['2023-12-31', 'United States', 433, 1],
      ['2023-12-31', 'Non Us', 567, 1],
    ]);
  });

  it('has quarters as filings state them, one member, and one page after the other', async () => {
    expect(shown(await list('cik=0000000100&period=quarter&member=FluidsMember&limit=50'))).toEqual([
      ['2025-03-31', 'Fluids', 711, 3],
      ['2025-03-31', 'Fluids / Pumps', 402, 3],
      ['2025-03-31', 'Fluids / Valves', 309, 3],
    ]);
    const all = await list('cik=100&metric=revenue&limit=50');
    const pages: Item[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: List = await list(`cik=100&metric=revenue&limit=5&cursor=${cursor}`);
      pages.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(all.data);
    expect(pages).toHaveLength(all.count);
    expect(await list(`cik=100&cursor=${Number.MAX_SAFE_INTEGER}`)).toMatchObject({ data: [], hasMore: false });
  });

  it('has the place, the reconciliation and the provenance of every number', async () => {
    const { data, freshness, coverage } = await list('cik=100&metric=revenue&member=co:PumpsMember');
    expect(data[0]).toMatchObject({
      object: 'segmented_fact',
      cik: MAKER,
      metric: 'revenue',
      concept: 'us-gaap:Revenues',
      isPrimary: true,
      dimension: 'segment-product',
      label: 'Fluids / Pumps',
      role: 'member',
      isLeaf: true,
      axes: { [SEGMENT]: 'co:FluidsMember', 'srt:ProductOrServiceAxis': 'co:PumpsMember' },
      parent: { [SEGMENT]: 'co:FluidsMember' },
      depth: 1,
      periodStart: '2024-01-01',
      periodEnd: '2024-12-31',
      periodKind: 'annual',
      value: 804_000_000,
      currency: 'USD',
      shareOfTotal: 0.402,
      reconciliation: {
        agrees: true,
        comparedWith: 'parent',
        comparedValue: 1_422_000_000,
        leavesSum: 1_422_000_000,
        adjustmentsSum: 0,
        total: 2_000_000_000,
        totalConcept: 'us-gaap:Revenues',
      },
      statedIn: 1,
      isRestated: false,
      provenance: { accessionNumber: accessionOf(2), rawSourceKey: RAW_KEY, parserVersion: 'segmented-facts@1' },
      freshness: { status: 'fresh' },
      materialization: { materializationVersion: 'm1' },
      verification: {
        confidence: 0.9,
        crossValidations: [{ name: 'segments-agree-with-parent', passed: true }],
      },
    });
    expect(data[0]?.sourceSpan).toBe(`${RAW_KEY}#1:60-70`);
    expect([freshness['status'], coverage?.['status']]).toEqual(['never', 'covered']);
  });

  it('is compact for agents', async () => {
    const { data } = await list('cik=100&metric=segmentProfit&view=agent');
    expect(data[0]).toEqual({
      object: 'segmented_fact',
      accessionNumber: accessionOf(4),
      metric: 'segmentProfit',
      dimension: 'segment',
      label: 'Fluids',
      role: 'member',
      isLeaf: true,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      value: 210_000_000,
      currency: 'USD',
      shareOfTotal: 0.7,
      agrees: true,
      sourceSpan: expect.stringContaining(RAW_KEY),
      verification: {
        confidence: 0.95,
        crossValidationsPassed: true,
        sourceSpanResolved: true,
        modelVersion: null,
      },
    });
  });

  it('keeps a joint report with the filer whom it is about', async () => {
    expect(shown(await list(`cik=${PART}`))).toEqual([['2024-12-31', 'Grid', 70, 7]]);
    expect((await list('cik=100&member=GridMember')).count).toBe(0);
  });
});

describe('the capability of a metric', () => {
  it('is supported, partial or not reported, with what was searched', async () => {
    const answer = await list('ticker=PUMP');
    expect(stateOf(answer)).toMatchObject({
      revenue: 'supported',
      segmentProfit: 'supported',
      operatingIncome: 'supported',
      grossProfit: 'supported',
      goodwill: 'not-reported',
    });
    const [revenue] = answer.capabilities;
    expect(revenue?.filingsSearched).toBe(5);
    const dimensions = revenue?.dimensions.map(({ dimension, state, filings, periods, reconciledPeriods, to }) => [
      dimension,
      state,
      filings,
      [reconciledPeriods, periods],
      to,
    ]);
    expect(dimensions).toEqual([
      ['geography', 'partial', 2, [0, 1], '2023-12-31'],
      ['segment', 'partial', 4, [0, 1], '2025-12-31'],
      ['segment-product', 'supported', 2, [1, 1], '2025-03-31'],
    ]);
    expect(stateOf(await list('ticker=PUMP&as_of=2024-12-31&metric=revenue'))).toEqual({ revenue: 'supported' });
  });

  it('says whether reports without segments, or none with XBRL, were read', async () => {
    expect(stateOf(await list(`cik=${WHOLE}&metric=revenue`))).toEqual({ revenue: 'not-reported' });
    const old = await list(`cik=${OLD}&metric=revenue`);
    expect(old).toMatchObject({ data: [], count: 0, hasMore: false });
    expect(old.capabilities).toEqual([{ metric: 'revenue', state: 'not-covered', filingsSearched: 0, dimensions: [] }]);
  });
});

it.each([
  ['', 400, 'invalid-parameter'],
  ['ticker=NOSUCH', 404, 'unknown-ticker'],
  ['ticker=TWIN', 409, 'ambiguous-ticker'],
  ['cik=999', 404, 'unknown-cik'],
  ['ticker=PUMP&cik=102', 400, 'invalid-parameter'],
  ['cik=100&currency=JPY', 404, 'currency-not-reported'],
  ['cik=100&metric=profits', 400, 'invalid-parameter'],
  ['cik=100&dimension=colour', 400, 'invalid-parameter'],
  ['cik=100&period=ttm', 400, 'invalid-parameter'],
  ["cik=100&member='; drop table x", 400, 'invalid-parameter'],
  ['cik=100&member=%00', 400, 'invalid-parameter'],
  ['cik=100&metric=revenue&metric=goodwill', 400, 'invalid-parameter'],
  ['cik=100&limit=51', 400, 'invalid-parameter'],
  ['cik=100&cursor=-1', 400, 'invalid-parameter'],
  ['cik=100&parser_version=statements@1', 400, 'invalid-parameter'],
  ['cik=100&parser_version=segmented-facts@9', 404, 'unknown-parser-version'],
  ['cik=100&segment=Pumps', 400, 'unknown-parameter'],
])('a request with %j is refused with %i %s', async (query, status, code) => {
  expect(await refused(query)).toEqual([status, code]);
});
