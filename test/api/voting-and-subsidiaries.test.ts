import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTS_AND_COMPANIES } from '../../api/families/events-and-companies.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { accessionOf, publish } from '../db/fixtures.ts';
import { CIK, EMPTY, LISTS, storeIssuers, UNREAD, VOTES } from '../db/issuer-fixture.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';

interface List {
  readonly data: readonly Record<string, unknown>[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly [member: string]: unknown;
}

const VOTING = '/v1/events/voting-results';
const SUBSIDIARIES = '/v1/companies/subsidiaries';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ operations: EVENTS_AND_COMPANIES });
  await ensurePromoted(api.db, [VOTES, LISTS]);
  await storeIssuers(api.db);
});
afterAll(() => api.drop());

async function list(path: string): Promise<List> {
  const { status, body } = await api.get<List>(path);
  expect(body['detail'] ?? status).toBe(200);
  return body;
}
const accessions = ({ data }: List) => data.map((item) => item['accessionNumber']);

test('one voting result per filing, newest first, with its proposals and amendments', async () => {
  const answer = await list(`${VOTING}?cik=${CIK}`);
  expect(accessions(answer)).toEqual([4, 3, 2, 1].map(accessionOf));
  const [decision, final, preliminary] = answer.data;
  expect(decision).toMatchObject({
    proposals: [],
    meetingDate: null,
    amends: { kind: 'frequency-decision', accessionNumber: accessionOf(2), originalFiledDate: '2023-05-19' },
  });
  expect(preliminary).toMatchObject({
    object: 'voting_result',
    resultStatus: 'preliminary',
    parsing_confidence: 'high',
    supersededBy: accessionOf(3),
    amendedBy: [{ kind: 'final-results' }, { kind: 'frequency-decision' }],
    frequencyDecision: { years: 1, accessionNumber: accessionOf(4) },
    verification: { crossValidations: [{ name: 'balance-date', passed: true }] },
  });
  expect(final?.['proposals']).toMatchObject([
    {
      proposal_type: 'elect_directors',
      votesFor: null,
      abstain: 0,
      approved: true,
      nominees: [{ name: 'Ann Lee', votesFor: 801, votesWithheld: 12, fractionalVotes: null }],
    },
    { frequency: { oneYear: 900, twoYears: 0, threeYears: 50 }, approved: null },
  ]);
  expect(answer['coverage']).toMatchObject({ status: 'partly-covered', searches: [{ searched: 5, found: 4 }] });
});

test('voting results are filtered by dates of filing and of the meeting, by type, and as of a date', async () => {
  const found = async (query: string) => accessions(await list(`${VOTING}?${query}`));
  expect(await found('meeting_type=annual')).toEqual([3, 2, 1].map(accessionOf));
  expect(await found('meeting_type=special')).toEqual([]);
  expect(await found('from=2023-05-19&to=2023-06-01')).toEqual([3, 2].map(accessionOf));
  expect(await found('meeting_from=2022-05-17&meeting_to=2022-05-17')).toEqual([accessionOf(1)]);
  // As of a date, an amendment that was not public yet is not linked; a range of dates does not hide it.
  const before = await list(`${VOTING}?cik=${CIK}&as_of=2023-05-31`);
  expect(before.data[0]).toMatchObject({ accessionNumber: accessionOf(2), supersededBy: null, amendedBy: [] });
  const inRange = await list(`${VOTING}?cik=${CIK}&from=2023-05-01&to=2023-05-31`);
  expect(inRange.data[0]).toMatchObject({ accessionNumber: accessionOf(2), supersededBy: accessionOf(3) });
  expect(await found('as_computed=2020-01-01')).toEqual([]);
  expect(await found(`parser_version=${VOTES}`)).toHaveLength(4);
});

test('voting results are walked to their end by cursor, also while a filing comes in', async () => {
  const seen: unknown[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const page: List = await list(`${VOTING}?limit=1&cursor=${cursor}`);
    seen.push(...accessions(page));
    cursor = page.nextCursor;
    if (seen.length === 2)
      await publish(api.db, { cik: CIK, accessionNumber: accessionOf(99) }, '2024-05-01T20:00:00Z');
  }
  expect(seen).toEqual([4, 3, 2, 1].map(accessionOf));
});

test('fractions are beside the rounded votes, and the text of a doubtful item is there', async () => {
  const accession = accessionOf(3);
  await sql`update parsed.voting_nominees set votes_for = 801.5 where accession_number = ${accession}`.execute(api.db);
  await sql`
    update parsed.voting_meetings set parsing_confidence = 'low', raw_item_text = 'Item 5.07 as printed'
    where accession_number = ${accession}
  `.execute(api.db);
  const [full] = (await list(`${VOTING}?cik=${CIK}&from=2023-06-01&to=2023-06-02`)).data;
  expect(full).toMatchObject({
    parsing_confidence: 'low',
    rawItemText: 'Item 5.07 as printed',
    proposals: [{ nominees: [{ votesFor: 802, fractionalVotes: { votesFor: 801.5 } }] }, {}],
  });
  const [compact] = (await list(`${VOTING}?cik=${CIK}&from=2023-06-01&to=2023-06-02&view=agent`)).data;
  expect(compact).toMatchObject({ rawItemText: 'Item 5.07 as printed', verification: { sourceSpanResolved: true } });
});

test('an issuer without results is told apart from one whose filings were not read, and from an unknown one', async () => {
  expect(await list(`${VOTING}?cik=${EMPTY}`)).toMatchObject({ data: [], coverage: { searches: [{ found: 0 }] } });
  expect(await list(`${VOTING}?cik=${UNREAD}`)).toMatchObject({ data: [], coverage: { status: 'not-covered' } });
  const refusals = [
    ['cik=424242', 404, 'unknown-cik'],
    ['ticker=NOPE', 404, 'unknown-ticker'],
    ['meeting_type=general', 400, 'invalid-parameter'],
    ['meeting_from=2023-02-30', 400, 'invalid-parameter'],
    ['from=2024-01-02&to=2024-01-01', 400, 'invalid-parameter'],
    ['cursor=123456789012345', 404, 'unknown-cursor'],
    ['limit=51', 400, 'invalid-parameter'],
    ['meeting_typ=annual', 400, 'unknown-parameter'],
    ['cik=1&cik=2', 400, 'invalid-parameter'],
  ] as const;
  for (const [query, status, code] of refusals) {
    const answer = await api.get(`${VOTING}?${query}`);
    expect([query, answer.status, answer.body['code']]).toEqual([query, status, code]);
  }
});

test('subsidiaries are those of the latest list, or of the latest one by a date', async () => {
  const answer = await list(`${SUBSIDIARIES}?cik=${CIK}`);
  expect(answer).toMatchObject({
    accessionNumber: accessionOf(11),
    filingDate: '2023-03-01',
    form: '10-K',
    count: 2,
    finding: 'listed',
    notes: ['(1) Inactive.'],
    coverage: { status: 'partly-covered' },
    provenance: { accessionNumber: accessionOf(11) },
  });
  expect(answer.data[0]).toMatchObject({ name: 'Harbor LLC', jurisdiction: 'Delaware', ownershipPercent: 66.67 });
  const before = await list(`${SUBSIDIARIES}?cik=${CIK}&as_of=2022-12-31`);
  expect(before.data.map(({ name }) => name)).toEqual(['Harbor LLC', 'Twin LLC']);
  const first = await list(`${SUBSIDIARIES}?cik=${CIK}&limit=1`);
  expect(first).toMatchObject({ hasMore: true, nextCursor: 1 });
  expect((await list(`${SUBSIDIARIES}?cik=${CIK}&limit=1&cursor=1`)).data).toMatchObject([{ name: 'NG Leasing LLC' }]);
});

test('the compact form of subsidiaries has three fields per item and no lineage', async () => {
  const { requestId: _, traceparent: __, ...answer } = await list(`${SUBSIDIARIES}?cik=${CIK}&view=agent`);
  expect(answer).toEqual({
    object: 'list',
    data: ['Harbor LLC', 'NG Leasing LLC'].map((name) => ({ name, jurisdiction: 'Delaware', ownershipPercent: 66.67 })),
    hasMore: false,
    nextCursor: null,
    cik: CIK,
    accessionNumber: accessionOf(11),
    form: '10-K',
    filingDate: '2023-03-01',
    filingUrl: 'https://www.sec.gov/f.txt',
    count: 2,
    finding: 'listed',
  });
});

test('no list found differs from nothing read', async () => {
  expect(await list(`${SUBSIDIARIES}?cik=${CIK}&as_of=2021-12-31`)).toMatchObject({ finding: 'not-covered', data: [] });
  expect(await list(`${SUBSIDIARIES}?cik=${UNREAD}`)).toMatchObject({ finding: 'not-covered', accessionNumber: null });
  await sql`update raw.filings set form = '10-K', parser_set = (
    select parser_set from raw.filings where accession_number = ${accessionOf(10)}
  ) where accession_number = ${accessionOf(30)}`.execute(api.db);
  expect(await list(`${SUBSIDIARIES}?cik=${EMPTY}`)).toMatchObject({
    data: [],
    finding: expect.stringMatching(/none-found|partly/),
  });
  const answer = await api.get(SUBSIDIARIES);
  expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-parameter']);
});
