import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCik } from '../../core/ids.ts';
import { applyTickerFile } from '../../db/repositories/reference/ticker-files.ts';
import { date, RAW_KEY } from '../db/fixtures.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';
import { ISSUER, storeDilution } from './dilution-fixture.ts';
import { ENTITIES, storeEntities } from './market-fixture.ts';

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly coverage?: Readonly<Record<string, number>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await storeEntities(api.db, ENTITIES);
});
afterAll(() => api.drop());

const tickers = async (path: string) => {
  const { status, body } = await api.get<List>(path);
  return status === 200 ? body.data.map((row) => row['ticker']) : [status];
};

/** Every item of a list, page by page; `between` runs after each page. */
async function walk(path: string, between: () => Promise<unknown> = async () => undefined): Promise<List['data']> {
  const found: Readonly<Record<string, unknown>>[] = [];
  let cursor: number | null = null;
  do {
    const { status, body }: { status: number; body: List } = await api.get<List>(
      `${path}${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    expect([status, body.hasMore]).toEqual([200, body.nextCursor !== null]);
    found.push(...body.data);
    cursor = body.nextCursor;
    await between();
  } while (cursor !== null);
  return found;
}

describe('GET /v1/market/universe', () => {
  it('lists the tickers held on the date by CIK, with industry, exchange, type and rights', async () => {
    const { status, body } = await api.get<List>('/v1/market/universe?as_of=2026-03-10&limit=50');
    expect(status).toBe(200);
    expect(body.data.map(({ cik, ticker }) => `${String(cik)} ${String(ticker)}`)).toEqual([
      '1001 LUMI',
      '1001 LUMIW',
      '1002 NMR.A',
      '1003 NMBC',
      '1005 TWIN',
      '1006 TWIN',
      '1007 DUPE',
      '1008 DUPE',
      '1011 DLMR',
    ]);
    expect(body.data[1]).toMatchObject({
      name: 'Société Lumière & Cie, Inc.',
      type: 'warrant',
      exchange: 'nasdaq',
      mic: 'XNAS',
      sic: '2834',
      industry: 'Pharmaceutical Preparations',
      sector: 'manufacturing',
      sectorTitle: 'Manufacturing',
      validFrom: '2020-01-02',
      sources: ['filing-cover'],
    });
    expect(body.data[8]).toMatchObject({ type: null, securityTitle: null, exchange: 'otc', sic: null, sector: null });
    expect(body).toMatchObject({
      object: 'list',
      rights: { classification: 'public', redistribution: true },
      provenance: { source: 'sec-edgar' },
      freshness: { status: 'never' },
      materialization: { materializationVersion: null },
    });
    expect(body).not.toHaveProperty('coverage');
  });

  it.each([
    ['exchange=nyse', ['NMR.A']],
    ['exchange=otc', ['DLMR']],
    ['type=warrant', ['LUMIW']],
    ['type=common-stock&exchange=nyse', ['NMR.A']],
    ['sector=finance', ['NMR.A', 'NMBC']],
    ['industry=6022', ['NMR.A', 'NMBC']],
    ['industry=state%20commercial%20banks', ['NMR.A', 'NMBC']],
    ['sector=mining&industry=6022', []],
    ['sector=mining', ['TWIN']],
    ['search=northmere%20banc', ['NMBC']],
    ['search=lumi', ['LUMI', 'LUMIW']],
    ['search=%25', []],
    ["search=a'%20%26%20!b", []],
    ['exchange=memx', []],
  ])('filters by %s', async (query, expected) => {
    expect(await tickers(`/v1/market/universe?as_of=2026-03-10&${query}`)).toEqual(expected);
  });

  it('says of how many tickers the filtered value is known, and refuses a filter that none has', async () => {
    const { body } = await api.get<List>('/v1/market/universe?as_of=2026-03-10&sector=finance');
    expect(body.coverage).toEqual({ listings: 9, withExchange: 9, withType: 8, withIndustry: 5 });
    // The ticker of 2015 is the only one then, and its entity has no industry code.
    const refused = await api.get('/v1/market/universe?as_of=2016-03-10&sector=finance');
    expect(refused).toMatchObject({ status: 409, body: { code: 'filter-not-answerable', coverage: { listings: 1 } } });
    expect(await tickers('/v1/market/universe?as_of=2016-03-10')).toEqual(['TWIN']);
    expect(await tickers('/v1/market/universe?as_of=2001-01-02&sector=finance')).toEqual([]);
  });

  it.each([
    ['exchange=nsdq', 'exchange'],
    ['type=etf', 'type'],
    ['sector=tech', 'sector'],
    ['industry=Pharmaceutical%20Preparation', 'industry'],
    ['limit=0', 'limit'],
    ['cursor=1.5', 'cursor'],
    ['sectr=finance', 'sectr'],
  ])('refuses %s', async (query, name) => {
    const { status, body } = await api.get(`/v1/market/universe?${query}`);
    expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ name })]]);
  });

  it('pages to its end without a gap or repetition, also while tickers are added', async () => {
    const path = '/v1/market/universe?as_of=2026-03-10&limit=2';
    const plain = await walk(path);
    expect(plain).toHaveLength(9);
    let n = 0;
    const grown = await walk(path, async () => {
      // Newer tickers of an entity in the middle of a page, one entity before and one after.
      n += 1;
      await sql`
        insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
        select cik, 'ticker', 'A' || ${n}::int || cik, 'A' || ${n}::int || cik, 'filing-cover', '2026-03-01', 'x', '2026-03-01', 1
        from unnest('{1001,900,1011}'::text[]) cik
      `.execute(api.db);
    });
    const keys = grown.map(({ cik, ticker }) => `${String(cik)} ${String(ticker)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(plain.map(({ cik, ticker }) => `${String(cik)} ${String(ticker)}`)));
    await sql`delete from reference.identifiers where value = 'x'`.execute(api.db);
    const past = await api.get<List>('/v1/market/universe?cursor=9007199254740991');
    expect([past.status, past.body.data]).toEqual([200, []]);
  });
});

describe('GET /v1/market/search', () => {
  it.each([
    [
      'lumi',
      [
        ['LUMI', 'ticker'],
        ['LUMIW', 'ticker-prefix'],
      ],
    ],
    [
      'societe lumiere',
      [
        ['LUMI', 'name-prefix'],
        ['LUMIW', 'name-prefix'],
      ],
    ],
    [
      'Northmere',
      [
        ['NMR.A', 'name'],
        ['NMBC', 'name-prefix'],
      ],
    ],
    ['bancorp', [['NMBC', 'keyword']]],
    [
      'oldgate holdings',
      [
        ['LUMI', 'name'],
        ['LUMIW', 'name'],
      ],
    ],
    ['nmr-a', [['NMR.A', 'ticker']]],
    ['nothing like it', []],
    ["x' | '", []],
  ])('finds %s', async (q, expected) => {
    const { status, body } = await api.get<List>(`/v1/market/search?as_of=2026-03-10&q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(body.data.map((row) => [row['ticker'], row['matchedBy']])).toEqual(expected);
  });

  it('pages by rank and CIK, and needs letters', async () => {
    const found = await walk('/v1/market/search?as_of=2026-03-10&q=n&limit=1');
    expect(found.map((row) => row['ticker'])).toEqual(['NMR.A', 'NMBC', 'DUPE']);
    expect((await api.get('/v1/market/search?q=%21%21')).status).toBe(400);
    expect((await api.get('/v1/market/search')).status).toBe(400);
    expect((await api.get('/v1/market/search?q=lumi&as_computed=2020-01-01')).status).toBe(409);
    expect(await tickers('/v1/market/search?q=lumi&as_of=2019-01-02')).toEqual([]);
  });
});

describe('GET /v1/market/reference', () => {
  it('shows identifiers with their days, securities, industry and rights', async () => {
    const { status, body } = await api.get('/v1/market/reference?ticker=LUMI&as_of=2026-03-10');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'market_reference',
      cik: '1001',
      name: 'Société Lumière & Cie, Inc.',
      ticker: 'LUMI',
      exchange: 'nasdaq',
      mic: 'XNAS',
      industry: 'Pharmaceutical Preparations',
      securities: [
        { ticker: 'LUMI', isHeld: true, type: 'common-stock' },
        { ticker: 'LUMIW', isHeld: true, type: 'warrant' },
      ],
      rights: { restrictions: [{ field: 'cusip' }] },
      listingFilings: [],
      isPending: false,
    });
    expect(body['identifiers']).toContainEqual(
      expect.objectContaining({
        kind: 'name',
        source: 'former-name',
        value: 'OLDGATE HOLDINGS CORP',
        validTo: '2020-01-02',
      }),
    );
    const before = await api.get('/v1/market/reference?cik=0000001001&as_of=2019-06-03');
    expect(before.body).toMatchObject({ name: 'OLDGATE HOLDINGS CORP', ticker: null, securities: [] });
  });

  it('shows the listing filings that were public, and a version of the ticker list', async () => {
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
      values ('0000001001-25-000001', '1001', '25-NSE', '2025-06-02', '2025-06-02T20:00:00Z', false, 'u25', 'edgar'),
        ('0000001001-25-000002', '1001', '10-K', '2025-06-03', '2025-06-03T20:00:00Z', false, 'u10', 'edgar')
    `.execute(api.db);
    const tickers = [{ cik: parseCik('1001'), ticker: 'LUMI', name: 'Societe Lumiere', exchange: 'Nasdaq' }];
    await applyTickerFile(api.db, { asOf: date('2026-03-05'), rawSourceKey: RAW_KEY, tickers });
    const { body } = await api.get('/v1/market/reference?cik=1001&as_of=2026-03-10');
    expect(body).toMatchObject({
      listingFilings: [{ form: '25-NSE', filedDate: '2025-06-02', filingUrl: 'u25' }],
      provenance: { tickerListAsOf: '2026-03-05', rawSourceKey: RAW_KEY },
    });
    const { body: earlier } = await api.get('/v1/market/reference?cik=1001&as_of=2025-01-10');
    expect(earlier).toMatchObject({ listingFilings: [], provenance: { tickerListAsOf: null, rawSourceKey: null } });
  });

  it.each([
    ['', 400, 'invalid-parameter'],
    ['cik=424242', 404, 'unknown-cik'],
    ['cik=1001&as_of=2001-01-02', 200, undefined],
    ['cik=1002&as_of=2001-01-02', 404, 'unknown-cik'],
    ['ticker=NOSUCH', 404, 'unknown-ticker'],
    ['ticker=DUPE', 409, 'ambiguous-ticker'],
    ['ticker=LUMI&cik=1002', 400, 'invalid-parameter'],
    ['cik=1001&as_computed=2020-01-01T00:00:00Z', 409, 'clock-not-supported'],
  ])('?%s answers %i %s', async (query, status, code) => {
    const answer = await api.get(`/v1/market/reference?${query}`);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('GET /v1/market/corporate-actions', () => {
  beforeAll(() => storeDilution(api.db));

  it('lists actions and reverse splits of the newest filings first, each with its rights', async () => {
    const dilution = async (name: string) => walk(`/v1/dilution/${name}?limit=50`);
    const expected = [...(await dilution('corporate-actions')), ...(await dilution('reverse-splits'))];
    const all = await walk('/v1/market/corporate-actions?limit=50');
    expect(expected.length).toBeGreaterThan(5);
    expect(all.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const published = all.map((row) => String((row['freshness'] as { sourcePublishedAt: string }).sourcePublishedAt));
    expect(published).toEqual(published.toSorted().reverse());
    for (const row of all)
      expect(row).toMatchObject({ rights: { classification: 'public' }, provenance: {}, verification: {} });
  });

  it('pages to the same items whatever the page size', async () => {
    const whole = (await walk('/v1/market/corporate-actions?limit=50')).map(({ id }) => id);
    for (const limit of [1, 2, 3]) {
      expect((await walk(`/v1/market/corporate-actions?limit=${limit}`)).map(({ id }) => id)).toEqual(whole);
    }
  });

  it('filters by issuer and type, on both clocks', async () => {
    const splits = await walk('/v1/market/corporate-actions?type=reverse_split&limit=2');
    expect(new Set(splits.map(({ object }) => object))).toEqual(new Set(['reverse_split']));
    const names = await walk('/v1/market/corporate-actions?type=name_change&limit=2');
    expect(new Set(names.map(({ type }) => type))).toEqual(new Set(['name_change']));
    const own = await walk(`/v1/market/corporate-actions?cik=${ISSUER}&view=agent&limit=50`);
    expect(own[0]).toMatchObject({ verification: { crossValidationsPassed: expect.any(Boolean) } });
    expect((await api.get<List>('/v1/market/corporate-actions?as_computed=2001-01-01')).body.data).toEqual([]);
    expect((await api.get<List>('/v1/market/corporate-actions?as_of=2001-01-01')).body.data).toEqual([]);
    for (const [query, status] of [
      ['type=dividend', 400],
      ['parser_version=xbrl@1', 400],
      ['cursor=7', 404],
      ['cursor=999', 404],
    ]) {
      expect([query, (await api.get(`/v1/market/corporate-actions?${query}`)).status]).toEqual([query, status]);
    }
  });
});
