import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { IDENTITIES } from '../db/entity-fixture.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';
import { ENTITIES, storeEntities } from './market-fixture.ts';

interface Resolution {
  readonly status: string;
  readonly resolved: string | null;
  readonly decision: string;
  readonly notes: readonly string[];
  readonly truncated: boolean;
  readonly candidates: readonly {
    readonly cik: string;
    readonly name: string | null;
    readonly score: number;
    readonly reason: string;
    readonly matches: readonly object[];
  }[];
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await ensurePromoted(api.db, [IDENTITIES]);
  await storeEntities(api.db, ENTITIES);
});
afterAll(() => api.drop());

const resolve = (query: string) => api.get<Resolution>(`/v1/entities/resolve?${query}`);

describe('GET /v1/entities/resolve', () => {
  it('names the entity, why, and who states the identifier since when', async () => {
    const { status, body } = await resolve('ticker=lumi&as_of=2026-03-10');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'entity_resolution',
      on: '2026-03-10',
      status: 'resolved',
      resolved: '1001',
      decision: 'CIK 1001 is the only entity that ticker means on 2026-03-10',
      provenance: { source: 'sec-edgar', parserVersion: 'filer-identity@1', tickerListAsOf: null },
      freshness: { status: 'never' },
      candidates: [
        {
          cik: '1001',
          name: 'Société Lumière & Cie, Inc.',
          ticker: 'LUMI',
          exchange: 'NASDAQ',
          sic: '2834',
          score: 0.98,
          matchedBy: 'ticker',
          reason: 'the ticker that the entity held on the date: LUMI (filing-cover, since 2020-01-02)',
          matches: [
            {
              parameter: 'ticker',
              decides: true,
              identifier: {
                value: 'LUMI',
                isHeld: true,
                validFrom: '2020-01-02',
                validTo: null,
                lastStated: '2026-03-02',
              },
            },
          ],
        },
      ],
    });
  });

  it('shows nothing that became known after as_of', async () => {
    const { body } = await resolve('q=LUMI&as_of=2021-01-05');
    expect(body.candidates[0]?.matches[0]).toMatchObject({ identifier: { lastStated: null, statements: null } });
    const before = await resolve('q=Oldgate%20Holdings&as_of=2019-01-02');
    expect(before.body).toMatchObject({ resolved: '1001', candidates: [{ name: 'OLDGATE HOLDINGS CORP' }] });
  });

  it('resolves nothing that several entities fit, and says what to do', async () => {
    const { body } = await resolve('q=DUPE');
    expect(body).toMatchObject({ status: 'ambiguous', resolved: null });
    expect(body.candidates.map(({ cik }) => cik)).toEqual(['1007', '1008']);
    expect(body.decision).toMatch(/^2 entities fit on .*: give the CIK/);
    expect((await resolve('q=DUPE&limit=1')).body).toMatchObject({ truncated: true, resolved: null });
    expect((await resolve('ticker=DUPE&name=Ashgrove')).body).toMatchObject({ resolved: '1007' });
  });

  it('answers 200 with no candidates where nothing matches, also for hostile text', async () => {
    for (const q of [
      'Nothing Like It',
      "'; drop table reference.identifiers; --",
      '%25%25',
      '\\',
      '%F0%9F%99%82',
      "a'%26!b:*",
    ]) {
      const { status, body } = await resolve(`q=${q}`);
      expect([status, body.status, body.candidates]).toEqual([200, 'not_found', []]);
    }
  });

  it.each([
    ['', 'q'],
    ['q=%20', 'q'],
    ['q=a%00b', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['cik=12a', 'cik'],
    ['cik=12345678901', 'cik'],
    ['cusip=83401A105', 'cusip'],
    ['cusip=1234567', 'cusip'],
    ['tickr=LUMI', 'tickr'],
    ['q=LUMI&limit=51', 'limit'],
    ['q=LUMI&q=DUPE', 'q'],
    ['q=LUMI&as_of=2026-02-30', 'as_of'],
  ])('refuses %s', async (query, name) => {
    const { status, body } = await api.get(`/v1/entities/resolve?${query}`);
    expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ in: 'query', name })]]);
  });

  it('says why a text is not read as a CUSIP', async () => {
    expect((await resolve('q=83401A105')).body.notes).toEqual([
      'not read as a CUSIP: 83401A105 ends in 5, but the check digit of 83401A10 is 8',
    ]);
  });

  it('refuses what identifiers are not stored by: an earlier computation, another version', async () => {
    const past = await resolve('q=LUMI&as_computed=2020-01-01');
    expect([past.status, past.body]).toMatchObject([409, { code: 'clock-not-supported' }]);
    expect((await resolve('q=LUMI&as_computed=2200-01-01')).status).toBe(200);
    expect((await resolve('q=LUMI&parser_version=filer-identity@99')).status).toBe(409);
    expect((await resolve(`q=LUMI&parser_version=${IDENTITIES}`)).status).toBe(200);
    expect((await resolve('q=LUMI&methodology_version=2020-01-01.1')).status).toBe(400);
  });
});
