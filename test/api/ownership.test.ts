import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENTS_AND_COMPANIES } from '../../api/families/events-and-companies.ts';
import { OWNERSHIP } from '../../api/families/ownership/operations.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { accessionOf } from '../db/fixtures.ts';
import { CIK, EMPTY, LISTS, SCHEDULES, storeIssuers, VOTES } from '../db/issuer-fixture.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';
import { storeReport, THIRTEENF } from './thirteenf-fixture.ts';

const HELD = '037833100';
const [OTHER, THIRD, NEW] = ['594918104', '023135106', '88554D205'];

/** Manager 500 amends, 501 has options, 502 repeats its book, 503 and 504 are simple. */
const REPORTS: readonly Parameters<typeof storeReport>[1][] = [
  {
    n: 50,
    cik: '500',
    name: 'LARKMERE CAPITAL LP',
    period: '2023-09-30',
    day: '2023-11-14',
    rows: [
      [HELD, 100, 1_000],
      [OTHER, 50, 900],
      [THIRD, 5, 50],
    ],
  },
  {
    n: 51,
    cik: '500',
    name: 'LARKMERE CAPITAL LP',
    period: '2023-12-31',
    day: '2024-02-14',
    rows: [
      [HELD, 150, 1_800],
      [OTHER, 50, 950],
      [HELD, 10, 120, { otherManager: '1' }],
    ],
  },
  {
    n: 52,
    cik: '500',
    name: 'LARKMERE CAPITAL LP',
    period: '2023-12-31',
    day: '2024-03-01',
    amendment: 'NEW HOLDINGS',
    rows: [[NEW, 7, 70]],
  },
  {
    n: 53,
    cik: '501',
    name: 'PUTS & CALLS LLC',
    period: '2023-12-31',
    day: '2024-02-10',
    rows: [
      [HELD, 20, 240],
      [HELD, 900, 9_000, { putCall: 'Put' }],
      [HELD, 400, 4_000, { putCall: 'Call' }],
    ],
  },
  {
    n: 54,
    cik: '502',
    name: 'TWICE CO',
    period: '2023-12-31',
    day: '2024-02-11',
    rows: [
      [HELD, 30, 360],
      [OTHER, 3, 30],
      [THIRD, 4, 40],
      [NEW, 5, 50],
    ],
  },
  {
    n: 55,
    cik: '502',
    name: 'TWICE CO',
    period: '2023-12-31',
    day: '2024-02-20',
    amendment: 'NEW HOLDINGS',
    rows: [
      [HELD, 30, 360],
      [OTHER, 3, 30],
      [THIRD, 4, 40],
      [NEW, 6, 60],
    ],
  },
  { n: 56, cik: '503', period: '2023-12-31', day: '2024-02-12', rows: [['37833100', 1_000, 12_000]] },
  {
    n: 57,
    cik: '503',
    period: '2023-12-31',
    day: '2024-02-28',
    amendment: 'RESTATEMENT',
    rows: [['37833100', 1_100, 13_200]],
  },
  { n: 58, cik: '504', period: '2023-12-31', day: '2024-02-13', rows: [[HELD, 900, 9_000, { putCall: 'Call' }]] },
  { n: 59, cik: '505', period: '2023-12-31', day: '2024-02-13', rows: [[HELD, 40, null]] },
  { n: 60, cik: '503', period: '2024-03-31', day: '2024-04-20', rows: [[HELD, 1_200, 20_000]] },
  { n: 61, cik: '506', period: '2023-12-31', day: '2024-02-01', notice: true, rows: [] },
];

interface List {
  readonly data: readonly Record<string, unknown>[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly [member: string]: unknown;
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ operations: [...OWNERSHIP, ...EVENTS_AND_COMPANIES] });
  await ensurePromoted(api.db, [THIRTEENF, SCHEDULES, VOTES, LISTS]);
  await storeIssuers(api.db);
  for (const report of REPORTS) await storeReport(api.db, report);
});
afterAll(() => api.drop());

async function list(path: string): Promise<List> {
  const { status, body } = await api.get<List>(path);
  expect(body['detail'] ?? status).toBe(200);
  return body;
}

async function refused(path: string): Promise<readonly [number, unknown]> {
  const { status, body } = await api.get(path);
  return [status, body['code']];
}

/** Everything of a list, page by page. */
async function walk(path: string, limit = 1): Promise<readonly Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let cursor: number | null = 0, pages = 0; cursor !== null; pages += 1) {
    if (pages > 100) throw new Error('the list does not end');
    const page: List = await list(`${path}&limit=${limit}&cursor=${cursor}`);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    all.push(...page.data);
    cursor = page.nextCursor;
  }
  return all;
}

const pick = (items: readonly Record<string, unknown>[], ...names: readonly string[]) =>
  items.map((item) => names.map((name) => item[name]));

describe('GET /v1/owners/13f', () => {
  test('composes the newest quarter with its amendments, each row with its source', async () => {
    const answer = await list('/v1/owners/13f?cik=0000000500');
    expect(answer).toMatchObject({
      object: 'list',
      manager: { cik: '500', name: 'LARKMERE CAPITAL LP' },
      quarter: '2023-Q4',
      periodOfReport: '2023-12-31',
      deadline: '2024-02-14',
      quarters: ['2023-Q4', '2023-Q3'],
      composition: { composedOf: [accessionOf(51), accessionOf(52)], replaced: [], notApplied: [] },
      totalValueDollars: 2_940,
      entries: 4,
      hasMore: false,
      freshness: { status: 'never' },
    });
    expect(pick(answer.data, 'cusip', 'sshPrnamt', 'valueDollars', 'accessionNumber')).toEqual([
      [HELD, 150, 1_800, accessionOf(51)],
      [OTHER, 50, 950, accessionOf(51)],
      [HELD, 10, 120, accessionOf(51)],
      [NEW, 7, 70, accessionOf(52)],
    ]);
    expect(answer.data[0]).toMatchObject({
      issuer: { cik: CIK },
      provenance: { accessionNumber: accessionOf(51), parserVersion: THIRTEENF },
      verification: { sourceSpan: expect.stringMatching(/^sha256:.*#2:0-9$/) },
    });
  });

  test('pages by position, also where only the page is read', async () => {
    const composed = await walk('/v1/owners/13f?cik=500');
    expect(pick(composed, 'cusip')).toEqual([[HELD], [OTHER], [HELD], [NEW]]);
    const single = await walk('/v1/owners/13f?cik=500&quarter=2023-Q3', 2);
    expect(pick(single, 'cusip', 'sshPrnamt')).toEqual([
      [HELD, 100],
      [OTHER, 50],
      [THIRD, 5],
    ]);
    expect((await list('/v1/owners/13f?cik=500&cursor=999')).data).toEqual([]);
  });

  test('selects a quarter and a date, and lists the quarters that there are', async () => {
    expect(await list('/v1/owners/13f?cik=500&quarter=2023-09-30')).toMatchObject({ quarter: '2023-Q3', entries: 3 });
    expect(await list('/v1/owners/13f?cik=500&as_of=2024-02-20')).toMatchObject({ quarter: '2023-Q4', entries: 3 });
    expect(await list('/v1/owners/13f?cik=500&as_of=2024-01-31')).toMatchObject({ quarters: ['2023-Q3'] });
    const { status, body } = await api.get('/v1/owners/13f?cik=500&quarter=2022-Q1');
    expect([status, body['code'], body['quarters']]).toEqual([404, 'no-report-for-quarter', ['2023-Q4', '2023-Q3']]);
    expect(await refused('/v1/owners/13f?cik=999')).toEqual([404, 'unknown-manager']);
    expect(await refused('/v1/owners/13f?cik=500&as_of=2020-01-01')).toEqual([404, 'unknown-manager']);
    expect(await refused('/v1/owners/13f?cik=500&as_computed=2020-01-01')).toEqual([404, 'unknown-manager']);
    expect(await refused('/v1/owners/13f?cik=500&parser_version=thirteenf@9')).toEqual([404, 'unknown-parser-version']);
    expect(await list('/v1/owners/13f?cik=500&as_computed=2999-01-01')).toMatchObject({ entries: 4 });
    expect(await list('/v1/owners/13f?cik=500&parser_version=thirteenf@1')).toMatchObject({ entries: 4 });
    expect(await refused('/v1/owners/13f?cik=500&parser_version=xbrl@1')).toEqual([400, 'invalid-parameter']);
    expect(await refused('/v1/owners/13f?cik=500&quarter=2023-Q5')).toEqual([400, 'invalid-parameter']);
    expect(await refused('/v1/owners/13f?cik=500&quarter=2023-13-45')).toEqual([400, 'invalid-parameter']);
    expect(await refused('/v1/owners/13f')).toEqual([400, 'invalid-parameter']);
    expect(await refused("/v1/owners/13f?cik=1' or 1=1")).toEqual([400, 'invalid-parameter']);
    expect(await list('/v1/owners/13f?cik=506')).toMatchObject({ data: [], entries: 0, totalValueDollars: null });
  });

  test('the compact form has the reduced verification block and no bases', async () => {
    const { data } = await list('/v1/owners/13f?cik=500&view=agent&limit=1');
    expect(data[0]?.['verification']).toEqual({
      confidence: 0.99,
      crossValidationsPassed: true,
      sourceSpanResolved: true,
      modelVersion: null,
    });
    expect(data[0]).not.toHaveProperty('rawValue');
  });
});

test('the extract has every row of every report of the quarter, as filed', async () => {
  const rows = await walk('/v1/owners/institutional/extract?cik=502&quarter=2023-Q4', 3);
  expect(pick(rows, 'accessionNumber', 'row', 'cusip', 'reportStatus')).toEqual([
    ...[HELD, OTHER, THIRD, NEW].map((cusip, row) => [accessionOf(54), row, cusip, 'replaced']),
    ...[HELD, OTHER, THIRD, NEW].map((cusip, row) => [accessionOf(55), row, cusip, 'applied']),
  ]);
  const bad = '/v1/owners/institutional/extract?cik=502&cursor=123456789';
  expect(await refused(bad)).toEqual([404, 'unknown-cursor']);
  expect(await refused('/v1/owners/institutional/extract?cik=502&cursor=7')).toEqual([404, 'unknown-cursor']);
});

test('13F filings of a manager come newest first, with their quarters and what was read', async () => {
  const answer = await list('/v1/owners/13f/filings?cik=500');
  expect(pick(answer.data, 'accessionNumber', 'quarter', 'amendmentType', 'isLate', 'entries')).toEqual([
    [accessionOf(52), '2023-Q4', 'NEW HOLDINGS', null, 1],
    [accessionOf(51), '2023-Q4', null, false, 3],
    [accessionOf(50), '2023-Q3', null, false, 3],
  ]);
  expect(answer['coverage']).toMatchObject({ searches: [{ parserVersion: THIRTEENF }] });
  expect(pick(await walk('/v1/owners/13f/filings?cik=500'), 'accessionNumber')).toHaveLength(3);
  expect((await list('/v1/owners/13f/filings?cik=500&to=2023-12-31')).data).toHaveLength(1);
  expect((await list('/v1/owners/13f/filings?cik=506&report_type=notice')).data).toHaveLength(1);
  expect(await refused('/v1/owners/13f/filings?cik=100')).toEqual([404, 'unknown-manager']);
});

describe('POST /v1/owners/13f/compare', () => {
  const compare = (body: unknown, query = '') => api.send<List>('POST', `/v1/owners/13f/compare${query}`, body);

  test('says what was added, removed, increased, decreased and unchanged', async () => {
    const { status, body } = await compare({ cik: '500' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      before: { quarter: '2023-Q3', positions: 3, totalValueDollars: 1_950 },
      after: { quarter: '2023-Q4', positions: 3, totalValueDollars: 2_940 },
      counts: { added: 1, removed: 1, increased: 1, decreased: 0, unchanged: 1, unknown: 0 },
    });
    expect(pick(body.data, 'change', 'cusip', 'sharesChange', 'valueChange', 'sharesChangePercent')).toEqual([
      ['increased', HELD, 60, 920, 60],
      ['added', NEW, 7, 70, null],
      ['unchanged', OTHER, 0, 50, 0],
      ['removed', THIRD, -5, -50, -100],
    ]);
    expect(body.data[0]).toMatchObject({ after: { sshPrnamt: 160, rows: 2 }, issuer: { cik: CIK } });
    expect(body.data[0]?.['sources']).toHaveLength(2);
    expect(body.data[3]).toMatchObject({ after: null, provenance: { accessionNumber: accessionOf(50) } });
  });

  test('pages, filters by change, and refuses what there is not', async () => {
    const first = await compare({ cik: '500' }, '?limit=3');
    expect(first.body).toMatchObject({ hasMore: true, nextCursor: 3 });
    const rest = await compare({ cik: '500' }, '?limit=3&cursor=3');
    expect(pick(rest.body.data, 'cusip')).toEqual([[THIRD]]);
    const added = await compare({ cik: '500', changes: ['added'] }, '?view=agent');
    expect(pick(added.body.data, 'cusip')).toEqual([[NEW]]);
    const refusals = [
      [{ cik: '501' }, 404, 'no-earlier-quarter'],
      [{ cik: '999' }, 404, 'unknown-manager'],
      [{ cik: '506' }, 404, 'notices-only'],
      [{ cik: '500', quarter: '2023-Q3' }, 404, 'no-earlier-quarter'],
      [{ cik: '500', quarter: '2023-Q3', previousQuarter: '2023-Q4' }, 400, 'invalid-parameter'],
      [{ cik: '500', previousQuarter: '2020-Q4' }, 404, 'no-report-for-quarter'],
      [{ cik: 500 }, 400, 'invalid-parameter'],
      [{}, 400, 'invalid-parameter'],
      [{ cik: '500', quater: '2023-Q4' }, 400, 'unknown-parameter'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const answer = await compare(body);
      expect([answer.status, answer.body['code']]).toEqual([status, code]);
    }
  });
});

test('the graph of an investor ranks positions and has their changes', async () => {
  const answer = await list('/v1/owners/institutional/investor?cik=500');
  expect(pick(answer.data, 'rank', 'previousRank', 'target', 'change')).toEqual([
    [1, 1, `security:${HELD}`, 'increased'],
    [2, 2, `security:${OTHER}`, 'unchanged'],
    [3, null, `security:${NEW}`, 'added'],
    [null, 3, `security:${THIRD}`, 'removed'],
  ]);
  expect(answer.data[0]?.['weight']).toBeCloseTo(1_920 / 2_940, 10);
  expect(answer['nodes']).toHaveLength(5);
  const options = await list('/v1/owners/institutional/investor?cik=501');
  expect(pick(options.data, 'rank', 'putCall', 'change')).toEqual([
    [1, null, null],
    [null, 'Put', null],
    [null, 'Call', null],
  ]);
  expect(options).toMatchObject({ totalValueDollars: 240, counts: null, previousQuarter: null });
  expect(pick(await walk('/v1/owners/institutional/investor?cik=500'), 'target')).toHaveLength(4);
});

describe('GET /v1/owners/institutional/ticker', () => {
  const path = `/v1/owners/institutional/ticker?cik=${CIK}`;

  test('ranks the holders of the latest due quarter by value, amendments applied, options apart', async () => {
    const answer = await list(`${path}&as_of=2024-03-15`);
    expect(answer).toMatchObject({
      cohort: { quarter: '2023-Q4', deadline: '2024-02-14', basis: 'deadline-passed' },
      cusips: [{ cusip: HELD, leftOut: null }],
      coverage: { status: 'covered' },
      holders: 6,
      totalValueDollars: 13_200 + 1_920 + 360 + 240,
    });
    expect(pick(answer.data, 'rank', 'managerCik', 'valueDollars', 'shares')).toEqual([
      [1, '503', 13_200, 1_100],
      [2, '500', 1_920, 160],
      [3, '502', 360, 30],
      [4, '501', 240, 20],
      [5, '505', null, 40],
      [6, '504', 0, 0],
    ]);
    expect(answer.data[3]).toMatchObject({ options: [{ putCall: 'Put' }, { putCall: 'Call' }] });
    expect(answer.data[2]).toMatchObject({ composedOf: [accessionOf(55)] });
    expect(pick(await walk(`${path}&as_of=2024-03-15`, 4), 'rank')).toEqual([[1], [2], [3], [4], [5], [6]]);
  });

  test('shows what was public, and says which quarter a cohort is and why', async () => {
    const early = await list(`${path}&as_of=2024-02-15&limit=1`);
    expect(early.data[0]).toMatchObject({ managerCik: '503', valueDollars: 12_000 });
    expect(await list(`${path}&as_of=2024-02-13`)).toMatchObject({
      cohort: { quarter: '2023-Q3' },
      data: [{ managerCik: '500', shares: 100 }],
    });
    expect(await list(`${path}&as_of=2024-06-01`)).toMatchObject({
      cohort: { quarter: '2024-Q1', basis: 'deadline-passed' },
      holders: 1,
    });
    expect(await list(`${path}&as_of=2024-06-01&quarter=2023-Q3`)).toMatchObject({
      cohort: { basis: 'requested' },
      holders: 1,
    });
    expect(await list(`${path}&as_of=2024-03-15&as_computed=2999-01-01`)).toMatchObject({ holders: 6 });
    const none = await list(`${path}&quarter=2019-Q1`);
    expect(none).toMatchObject({ coverage: { status: 'not-covered' }, holders: null, totalValueDollars: null });
  });

  test('does not take an issuer without a known CUSIP for one without holders', async () => {
    const answer = await list(`/v1/owners/institutional/ticker?cik=${EMPTY}`);
    expect(answer).toMatchObject({ data: [], coverage: { status: 'not-covered' }, cusips: [] });
    expect(await refused('/v1/owners/institutional/ticker?cik=9999')).toEqual([404, 'unknown-cik']);
    expect(await refused('/v1/owners/institutional/ticker')).toEqual([400, 'invalid-parameter']);
    expect(await refused('/v1/owners/institutional/ticker?ticker=NONE')).toEqual([404, 'unknown-ticker']);
  });
});

describe('GET /v1/owners/13d-13g', () => {
  test('lists the persons of schedules, newest first, by issuer, CUSIP, name, form and date', async () => {
    const answer = await list(`/v1/owners/13d-13g?cik=${CIK}`);
    expect(pick(answer.data, 'accessionNumber', 'name', 'percentOfClass')).toEqual([
      [accessionOf(21), 'LARKMERE CAPITAL', 5.31],
      [accessionOf(20), 'Larkmere Capital', 7.5],
      [accessionOf(20), 'Ann Lee', 7.5],
    ]);
    expect(answer['coverage']).toMatchObject({ status: 'partly-covered' });
    const found = async (query: string) => (await list(`/v1/owners/13d-13g?${query}`)).data.length;
    expect(await found(`cusip=${HELD}`)).toBe(3);
    expect(await found('cusip=37833100&owner=lee ann')).toBe(1);
    expect(await found('owner=larkmere')).toBe(2);
    expect(await found('owner_cik=77')).toBe(0);
    expect(await found('form=13G')).toBe(3);
    expect(await found('form=13D')).toBe(0);
    expect(await found('form=SC 13G/A')).toBe(0);
    expect(await found('from=2024-01-01')).toBe(1);
    expect(await found('to=2023-12-31')).toBe(2);
    expect(await found(`cik=${CIK}&as_of=2023-12-31`)).toBe(2);
    expect(pick(await walk('/v1/owners/13d-13g?form=13G'), 'name')).toHaveLength(3);
  });

  test('with latest, only the current position of each person', async () => {
    const answer = await list(`/v1/owners/13d-13g?cik=${CIK}&latest=true`);
    expect(pick(answer.data, 'accessionNumber', 'name', 'notNamedIn')).toEqual([
      [accessionOf(21), 'LARKMERE CAPITAL', null],
      [accessionOf(20), 'Ann Lee', accessionOf(21)],
    ]);
    expect(pick(await walk('/v1/owners/13d-13g?owner=larkmere&latest=true'), 'accessionNumber')).toEqual([
      [accessionOf(21)],
    ]);
    expect(pick(await walk(`/v1/owners/13d-13g?cik=${CIK}&latest=true`), 'name')).toHaveLength(2);
    expect((await list(`/v1/owners/13d-13g?cik=${CIK}&latest=true&to=2023-12-31`)).data).toHaveLength(1);
    const refusals = ['latest=true', 'owner=%26%26', 'form=13F', 'cursor=-1'];
    const after = `/v1/owners/13d-13g?cik=${CIK}&latest=true&cursor=99999999`;
    expect(await refused(after)).toEqual([404, 'unknown-cursor']);
    for (const query of refusals) {
      expect(await refused(`/v1/owners/13d-13g?${query}`)).toEqual([400, 'invalid-parameter']);
    }
  });
});

test('hostile requests are refused or answered, never failed', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const paths = [
    '/v1/owners/13f?cik=500',
    '/v1/owners/13f?cik=501',
    '/v1/owners/13f/filings?cik=500',
    '/v1/owners/institutional/extract?cik=500',
    '/v1/owners/institutional/investor?cik=500',
    `/v1/owners/institutional/ticker?cik=${CIK}`,
    `/v1/owners/13d-13g?cik=${CIK}`,
    `/v1/owners/13d-13g?latest=true&cik=${CIK}`,
    `/v1/events/voting-results?cik=${CIK}`,
    `/v1/companies/subsidiaries?cik=${CIK}`,
  ];
  const hostile = [
    `cursor=${most}`,
    'cursor=1000000',
    'cursor=2147483648',
    'as_of=9999-12-31',
    'as_of=0100-01-01',
    'as_of=0001-01-01',
    'as_computed=9999-12-31',
    'quarter=9999-Q4',
    'quarter=0000-Q1',
    'quarter=0100-01-01',
    'cik=0',
    'owner=%27%3B%20drop%20table%20x%3B--',
    'owner=%00%00',
    'owner=%FF%FE',
    'limit=0',
  ];
  const failed: string[] = [];
  for (const path of paths) {
    for (const query of hostile) {
      const { status } = await api.get(`${path}&${query}`);
      if (status >= 500) failed.push(`${status} ${path}&${query}`);
    }
  }
  expect(failed).toEqual([]);
});
