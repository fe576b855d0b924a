import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { snakeCase } from '../../db/names.ts';
import { refreshCoverageSummary } from '../../db/repositories/filings/coverage-summary.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';
import {
  filingOf,
  ISSUER,
  type Listed,
  OTHER,
  SILENT,
  type StoredFiling,
  storeDilution,
  storeFiling,
  storeRows,
  TABLES,
  VALUES,
} from './dilution-fixture.ts';

const PATHS: Readonly<Record<Listed, string>> = {
  'dilution.cash_position': 'cash-position',
  'dilution.convertibles': 'convertibles',
  'dilution.corporate_actions': 'corporate-actions',
  'dilution.exchange_compliance': 'exchange-compliance',
  'dilution.lockups': 'lockups',
  'dilution.offering_events': 'events',
  'dilution.reverse_splits': 'reverse-splits',
  'dilution.rights_of_first_refusal': 'rofr',
  'dilution.share_float_history': 'share-float-history',
  'dilution.warrants': 'warrants',
};

interface Item {
  readonly id: string;
  readonly accessionNumber: string;
  readonly cik: string;
  readonly verification: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly coverage?: { readonly status: string; readonly searches: readonly Readonly<Record<string, unknown>>[] };
}

let api: TestApi;
let filings: readonly StoredFiling[];
beforeAll(async () => {
  api = await createTestApi();
  filings = await storeDilution(api.db);
});
afterAll(() => api.drop());

const list = async (path: string): Promise<List> => {
  const { status, body } = await api.get<List>(`/v1/dilution/${path}`);
  expect([path, status, status === 200 ? '' : body]).toEqual([path, 200, '']);
  return body;
};

async function walk(path: string, limit: number): Promise<readonly Item[]> {
  const found: Item[] = [];
  let cursor: number | null = null;
  do {
    const at: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page: List = await list(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}${at}`);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    found.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

describe.each(TABLES)('the list of %s', (table) => {
  const path = PATHS[table];

  it('has the values of the newest filing first, each with its blocks and sources', async () => {
    const { data, ...page } = await list(path);
    expect(page).toMatchObject({ object: 'list', hasMore: false, nextCursor: null });
    expect(page.coverage).toBeUndefined();
    expect(data).toHaveLength(10);
    expect(data.map(({ accessionNumber }) => accessionNumber)).toEqual(
      [...filings].sort(newestFirst).flatMap(({ accessionNumber }) => [accessionNumber, accessionNumber]),
    );
    const newest = filings.at(-1);
    // Places of text are in the order of the text.
    const stated = [0, 1].map((n) => asJson(VALUES[table](n, newest?.day ?? '')));
    expect(data.slice(0, 2)).toEqual(expect.arrayContaining(stated.map((values) => expect.objectContaining(values))));
    expect(data[0]).toMatchObject({
      cik: OTHER,
      name: `ISSUER ${OTHER}`,
      sources: { asOf: expect.stringContaining('#1:10-20') },
      provenance: { source: 'sec-edgar', accessionNumber: newest?.accessionNumber },
      freshness: { status: 'fresh', sourcePublishedAt: `${newest?.day}T20:30:00.000Z` },
      materialization: { materializationVersion: 'm1' },
      verification: {
        sourceSpan: expect.stringContaining('#1:10-20'),
        extractionTraceId: 't1',
        confidence: 0.95,
        crossValidations: [{ name: 'balance-date', passed: true }],
        modelVersion: null,
        verifiedAt: expect.stringMatching(/Z$/),
      },
    });
  });

  it('walked by cursor equals the table, with any limit and for one issuer', async () => {
    const all = await list(`${path}?limit=50`);
    expect(new Set(all.data.map(({ id }) => id)).size).toBe(10);
    expect(await walk(path, 3)).toEqual(all.data);
    const own = await walk(`${path}?ticker=abcd`, 2);
    expect(own).toEqual(all.data.filter(({ cik }) => cik === ISSUER));
    expect(own).toHaveLength(6);
  });

  it('says what was searched for an issuer, so that none found is not not covered', async () => {
    const own = await list(`${path}?cik=${ISSUER}&limit=1`);
    expect(own.coverage?.searches.length).toBeGreaterThan(0);
    expect((await list(`${path}?cik=${ISSUER}&limit=1&cursor=${own.nextCursor}`)).coverage).toBeUndefined();
    const silent = await list(`${path}?cik=${SILENT}`);
    expect(silent).toMatchObject({ data: [], coverage: { status: expect.stringMatching(/covered$/) } });
    expect(await api.get(`/v1/dilution/${path}?cik=999`)).toMatchObject({ status: 404, body: { code: 'unknown-cik' } });
  });

  it('reduces verification in the compact view', async () => {
    const { data } = await list(`${path}?view=agent&limit=1`);
    expect(data[0]?.verification).toEqual({
      confidence: 0.95,
      crossValidationsPassed: true,
      sourceSpanResolved: true,
      modelVersion: null,
    });
    expect(data[0]).not.toHaveProperty('sources');
  });

  it('goes back in both clocks and between dates', async () => {
    const days = async (query: string) =>
      [...new Set((await walk(`${path}?${query}`, 50)).map(({ accessionNumber }) => accessionNumber))].map(
        (accession) => filings.find(({ accessionNumber }) => accessionNumber === accession)?.day,
      );
    expect(await days('as_of=2024-02-10')).toEqual(['2024-02-10', '2024-02-10', '2024-01-10']);
    expect(await days('as_of=2024-02-09')).toEqual(['2024-01-10']);
    expect(await days('from=2024-02-10&to=2024-03-10')).toEqual(['2024-03-10', '2024-02-10', '2024-02-10']);
    expect(await days('from=2024-02-10&to=2024-03-10&as_of=2024-02-29')).toEqual(['2024-02-10', '2024-02-10']);
    expect(await days('as_computed=2020-01-01')).toEqual([]);
    expect(await days('as_computed=2099-01-01')).toHaveLength(5);
    expect(await days('as_of=2024-01-10&as_computed=2099-01-01&ticker=ABCD')).toEqual(['2024-01-10']);
  });
});

const newestFirst = (a: StoredFiling, b: StoredFiling) =>
  a.day === b.day ? (a.accessionNumber < b.accessionNumber ? 1 : -1) : a.day < b.day ? 1 : -1;

/** Decimals are numbers. */
function asJson(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isDecimal = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
      return [name, isDecimal ? Number(value) : value];
    }),
  );
}

describe.each(['events', 'share-float-history'])('the list of %s', (path) => {
  it.each([
    ['cursor=-1', 400, 'invalid-parameter'],
    ['cursor=9007199254740993', 400, 'invalid-parameter'],
    ['cursor=123456789000001', 404, 'unknown-cursor'],
    ['limit=51', 400, 'invalid-parameter'],
    ['ticker=NOPE', 404, 'unknown-ticker'],
    ['ticker=TWIN', 409, 'ambiguous-ticker'],
    [`ticker=ABCD&cik=${OTHER}`, 400, 'invalid-parameter'],
    ["ticker=A'%20or%201=1--", 400, 'invalid-parameter'],
    ['ticker=AB%00CD', 400, 'invalid-parameter'],
    ['cik=1&cik=2', 400, 'invalid-parameter'],
    ['from=2024-03-01&to=2024-02-01', 400, 'invalid-parameter'],
    ['as_of=2024-02-30', 400, 'invalid-parameter'],
    ['as_computed=yesterday-', 400, 'invalid-parameter'],
    ['parser_version=xbrl@1', 400, 'invalid-parameter'],
    ['tickr=ABCD', 400, 'unknown-parameter'],
    ['as_of=', 400, 'invalid-parameter'],
  ])('refuses %s with %i', async (query, status, code) => {
    const answer = await api.get(`/v1/dilution/${path}?${query}`);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('filters', () => {
  const matching = (table: Listed, test: (values: Readonly<Record<string, unknown>>) => boolean) =>
    [0, 1].filter((n) => test(VALUES[table](n, '2024-01-10') as never)).length * filings.length;

  it.each<[Listed, string, (values: Readonly<Record<string, unknown>>) => boolean]>([
    ['dilution.cash_position', 'going_concern=true', (row) => row['goingConcern'] === true],
    ['dilution.cash_position', 'max_runway_months=6', (row) => Number(row['runwayMonths']) <= 6],
    ['dilution.cash_position', 'balance_from=2023-02-01', (row) => String(row['asOf']) >= '2023-02-01'],
    ['dilution.convertibles', 'variable_price=true', (row) => row['variablePrice'] === true],
    ['dilution.convertibles', 'ratchet=false', (row) => row['ratchet'] === false],
    ['dilution.convertibles', 'maturity_to=2026-12-31', (row) => row['maturity'] !== null],
    ['dilution.corporate_actions', 'type=name_change', (row) => row['type'] === 'name_change'],
    ['dilution.exchange_compliance', 'exchange=nyse', (row) => row['exchange'] === 'nyse'],
    [
      'dilution.exchange_compliance',
      'deficiency=bid_price&status=notified',
      (row) => row['deficiency'] === 'bid_price',
    ],
    ['dilution.exchange_compliance', 'stage=delisted', () => false],
    ['dilution.exchange_compliance', 'is_current=true', () => true],
    ['dilution.lockups', 'parties=holders', (row) => row['parties'] === 'holders'],
    ['dilution.lockups', 'active_on=2024-09-30', () => true],
    ['dilution.lockups', 'active_on=2024-10-01', () => false],
    ['dilution.lockups', 'ends_from=2024-09-01&ends_to=2024-09-30', () => true],
    ['dilution.offering_events', 'form=424b5', (row) => row['form'] === '424B5'],
    ['dilution.offering_events', 'form=424B*', (row) => row['form'] === '424B5'],
    ['dilution.offering_events', 'form=S-1', () => false],
    ['dilution.offering_events', 'is_atm=true', (row) => row['isAtm'] === true],
    ['dilution.offering_events', 'type=shelf&is_atm=false', (row) => row['type'] === 'shelf'],
    ['dilution.offering_events', 'file_number=333-277095', () => true],
    ['dilution.offering_events', 'is_resale=true', () => false],
    ['dilution.reverse_splits', 'stage=effective', (row) => row['stage'] === 'effective'],
    ['dilution.reverse_splits', 'effective_from=2024-01-01', (row) => row['effectiveDate'] !== null],
    ['dilution.rights_of_first_refusal', 'tail=false', (row) => row['tailMonths'] === null],
    ['dilution.share_float_history', 'basis=annual-float', (row) => row['basis'] === 'annual-float'],
    ['dilution.share_float_history', 'stated_to=2023-12-31', () => false],
    ['dilution.warrants', 'status=outstanding', (row) => row['status'] === 'outstanding'],
    ['dilution.warrants', 'outstanding=false', (row) => row['status'] !== 'outstanding'],
    ['dilution.warrants', 'pre_funded=true', (row) => row['preFunded'] === true],
    ['dilution.warrants', 'price_protection=true&ratchet=false', (row) => row['priceProtection'] === true],
    ['dilution.warrants', 'expires_to=2028-12-31', (row) => row['expires'] === '2028-01-31'],
  ])('of %s: %s', async (table, query, test) => {
    const expected = matching(table, test);
    expect(await walk(`${PATHS[table]}?${query}`, 3)).toHaveLength(expected);
  });

  it('of a single date, and not together with a range', async () => {
    const { data } = await list('events?date=2024-03-10');
    expect(data.map(({ filedDate }) => filedDate)).toEqual(['2024-03-10', '2024-03-10']);
    expect((await api.get('/v1/dilution/events?date=2024-03-10&from=2024-01-01')).status).toBe(400);
    for (const form of ['%25', "S-1'", '*', '_', 'S-1%00']) {
      expect((await api.get(`/v1/dilution/events?form=${form}`)).status).toBe(400);
    }
  });

  it('take every stated value of the schema', async () => {
    for (const table of TABLES) {
      const { rows } = await sql<{ column: string }>`
        select column_name as column from information_schema.columns
        where table_schema || '.' || table_name = ${table}
      `.execute(api.db);
      const columns = new Set(rows.map(({ column }) => column));
      const { data } = await list(`${PATHS[table]}?limit=1`);
      const names = Object.keys(VALUES[table](0, '2024-01-10'));
      expect([table, names.filter((name) => !columns.has(snakeCase(name)) || !(name in (data[0] ?? {})))]).toEqual([
        table,
        [],
      ]);
    }
  });
});

describe('an offering event', () => {
  const idOf = (filing: StoredFiling | undefined) => `${filing?.accessionNumber}.offering-events.1.0`;

  it('has its verification, the securities of its filing and of its shelf program, and the instruments they became', async () => {
    const { data } = await list('events?cik=100');
    const { status, body } = await api.get<Readonly<Record<string, unknown>>>(
      `/v1/dilution/events/${idOf(filings[0])}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject(data.find(({ id }) => id === idOf(filings[0])) ?? { id: 'none' });
    const warrants = body['warrants'] as readonly Item[];
    expect(warrants.filter(({ linkedBy }) => linkedBy === 'filing')).toHaveLength(2);
    expect(warrants.filter(({ linkedBy }) => linkedBy === 'program').length).toBeGreaterThan(0);
    expect(warrants.every(({ cik }) => cik === ISSUER)).toBe(true);
    expect(body).toMatchObject({
      program: { fileNumber: '333-277095' },
      hasMoreLinks: false,
      convertibles: expect.arrayContaining([expect.objectContaining({ object: 'convertible', linkedBy: 'filing' })]),
      instruments: expect.arrayContaining([expect.objectContaining({ kind: 'warrant' })]),
    });
    const agent = await api.get<Item>(`/v1/dilution/events/${idOf(filings[0])}?view=agent`);
    expect(agent.body.verification).toEqual({
      confidence: 0.95,
      crossValidationsPassed: true,
      sourceSpanResolved: true,
      modelVersion: null,
    });
  });

  it('is seen as of a date with what was public by then, and not before its filing', async () => {
    const id = idOf(filings[0]);
    const { body } = await api.get<Readonly<Record<string, readonly Item[]>>>(
      `/v1/dilution/events/${id}?as_of=2024-01-10`,
    );
    expect(body['warrants']?.map(({ linkedBy }) => linkedBy)).toEqual(['filing', 'filing']);
    expect(body['derivedAsOf']).toBe('2024-01-10');
    expect((await api.get(`/v1/dilution/events/${id}?as_of=2024-01-09`)).status).toBe(404);
    expect((await api.get(`/v1/dilution/events/${id}?as_computed=2020-01-01`)).status).toBe(404);
  });

  it.each([
    'x',
    '0009999999-24-000001',
    '0009999999-24-000001.offering-events.1.9',
    '0009999999-24-009999.offering-events.1.0',
    '0009999999-24-000001.overhang.1.0',
    "0009999999-24-000001.offering-events.1.0'--",
    `${'9'.repeat(200)}`,
  ])('with an unknown id is a problem: %s', async (id) => {
    const { status } = await api.get(`/v1/dilution/events/${encodeURIComponent(id)}`);
    expect(status).toBe(id.length > 120 ? 400 : 404);
  });
});

describe('coverage', () => {
  interface Coverage {
    readonly datasets: readonly Readonly<Record<string, unknown>>[];
    readonly forms?: readonly Readonly<Record<string, unknown>>[];
    readonly [field: string]: unknown;
  }
  const coverage = async (query = '') => {
    const { status, body } = await api.get<Coverage>(`/v1/dilution/coverage${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };

  it('sums over all issuers what parsers searched, as the last run counted it', async () => {
    const now = await coverage();
    expect(now.datasets.find(({ dataset }) => dataset === 'warrants')).toMatchObject({
      searched: 6,
      parsed: 5,
      notApplicable: 1,
      rejected: 0,
      verified: 5,
      failedChecks: 0,
      highConfidence: 5,
      freshness: { status: expect.stringMatching(/^(fresh|late|stale|never)$/) },
    });
    expect(now).toMatchObject({
      object: 'dilution_coverage',
      cik: null,
      tickers: { issuers: 3, tickers: 3, issuersWithTicker: 2 },
      indexed: [{ from: '2024-01-01', to: '2024-06-30' }],
      notRead: [],
    });
    await refreshCoverageSummary(api.db);
    const filing = filingOf(80, SILENT, '8-K', '2024-05-20');
    await storeFiling(api.db, filing);
    const stored = await coverage();
    expect({ ...stored, countedAt: null }).toMatchObject({ datasets: now.datasets });
    await refreshCoverageSummary(api.db);
    await sql`update ops.coverage_summaries set counted_at = '2024-01-01', duration_ms = 3`.execute(api.db);
    await refreshCoverageSummary(api.db);
    expect((await coverage()).datasets.find(({ dataset }) => dataset === 'warrants')).toMatchObject({ searched: 7 });
    await sql`delete from raw.filings where accession_number = ${filing.accessionNumber}`.execute(api.db);
    await sql`truncate ops.coverage_summaries`.execute(api.db);
  });

  it('of an issuer, of a form, as of a date, and compact', async () => {
    const silent = await coverage(`?cik=${SILENT}`);
    expect(silent.datasets.find(({ dataset }) => dataset === 'cash-position')).toMatchObject({
      parsed: 0,
      coverage: { status: 'covered', searches: [{ found: 0, searched: 1 }, { found: 0 }] },
    });
    const own = await coverage('?ticker=ABCD&form=10-q');
    expect(new Set(own.forms?.map(({ form }) => form))).toEqual(new Set(['10-Q']));
    const early = await coverage(`?cik=${ISSUER}&as_of=2024-01-31`);
    expect(early.datasets.find(({ dataset }) => dataset === 'lockups')).toMatchObject({ searched: 1, parsed: 1 });
    expect(Object.keys(await coverage('?view=agent')).sort()).toEqual(
      ['object', 'cik', 'countedAt', 'tickers', 'datasets', 'requestId', 'traceparent'].sort(),
    );
    for (const query of ['as_of=2024-01-31', 'as_computed=2024-01-31', 'parser_version=overhang@1', 'form=%27']) {
      expect([query, (await api.get(`/v1/dilution/coverage?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await api.get('/v1/dilution/coverage?cik=999')).status).toBe(404);
  });
});

describe('a notice', () => {
  it('shows the procedure that it is a step of, also as of a date', async () => {
    const { data } = await list(`exchange-compliance?cik=${ISSUER}&deficiency=bid_price&as_of=2024-03-31`);
    expect(data).toHaveLength(3);
    expect(data[0]?.['remediation']).toMatchObject({
      asOf: '2024-03-31',
      status: 'notified',
      isOpen: true,
      steps: expect.arrayContaining([expect.objectContaining({ noticeDate: '2024-01-10' })]),
    });
    const now = await list(`exchange-compliance?cik=${ISSUER}&deficiency=bid_price`);
    expect(now.data[0]?.['remediation']).toBeNull();
    await sql`
      insert into dilution.derivations (cik, as_of, methodology_version, derived_at)
      values (${ISSUER}, '2024-06-30', 'm', now())
    `.execute(api.db);
    await sql`
      insert into dilution.compliance_states (cik, exchange, deficiency, status, is_open, since, notice_date, source, history)
      values (${ISSUER}, 'nasdaq', 'bid_price', 'regained', false, '2024-01-10', '2024-06-01', '{}', '[]')
    `.execute(api.db);
    const derived = await list(`exchange-compliance?cik=${ISSUER}&deficiency=bid_price`);
    expect(derived.data[0]?.['remediation']).toMatchObject({ asOf: '2024-06-30', status: 'regained', steps: [] });
  });
});

describe('versions and changes', () => {
  it('show rows of another parser version, as computed, stale and failed ones as they are', async () => {
    const filing = filingOf(90, OTHER, '10-Q', '2024-06-01');
    await storeFiling(api.db, filing);
    const version = 'lockups-and-rofr@2' as ParserVersion;
    await storeRows(api.db, 'dilution.lockups', filing, 1, {
      parserVersion: version,
      crossValidations: [
        { name: 'one', passed: true },
        { name: 'two', passed: false },
      ],
      sourceSpan: null,
    });
    const unpromoted = await list(`lockups?parser_version=${version}&view=agent`);
    expect(unpromoted.data.map(({ verification }) => verification)).toEqual([
      { confidence: 0.95, crossValidationsPassed: false, sourceSpanResolved: false, modelVersion: null },
    ]);
    expect((await list('lockups')).data).toHaveLength(10);
    const refused = await api.get(`/v1/dilution/lockups?parser_version=${version}&as_computed=2099-01-01`);
    expect([refused.status, refused.body['code']]).toEqual([400, 'version-not-promoted']);
    expect((await list('lockups?parser_version=lockups-and-rofr@1&as_computed=2099-01-01')).data).toHaveLength(10);
    await sql`
      update raw.filings set raw_source_key = ${`sha256:${'c'.repeat(64)}`}
      where accession_number = ${filing.accessionNumber}
    `.execute(api.db);
    const [stale] = (await list(`lockups?parser_version=${version}`)).data;
    expect(stale).toMatchObject({ freshness: { status: 'stale' } });
  });
});
