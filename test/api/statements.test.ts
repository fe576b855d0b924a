import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessionOf, RAW_KEY } from '../db/fixtures.ts';
import { FILER, SILENT, SUBSIDIARY, storeIssuers } from '../db/statement-fixture.ts';
import { type Body, createTestApi, type TestApi } from './api-fixture.ts';

interface Item extends Body {
  readonly periodStart: string | null;
  readonly periodEnd: string;
  readonly revenue?: number | null;
  readonly reasons: Readonly<Record<string, string>>;
  readonly lineage: Readonly<Record<string, { readonly rule: string; readonly operands: readonly Body[] }>>;
}
interface List {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
  readonly count: number;
  readonly finding: string;
  readonly currencies: readonly string[];
  readonly coverage?: { readonly status: string; readonly searches: readonly { readonly unread: readonly Body[] }[] };
}

const PATHS = ['income-statements', 'balance-sheets', 'cash-flow-statements', 'financials'].map(
  (name) => `/v1/companies/${name}`,
);
const RATIOS = '/v1/companies/ratios';
const ALL_PATHS = [...PATHS, '/v1/market/financials', RATIOS];
/** All take the same parameters. */
const TWO_PATHS = [RATIOS, '/v1/market/financials'];
const INCOME = '/v1/companies/income-statements';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ explorer: { isLocal: true, sealingKeys: null } });
  await storeIssuers(api.database.db);
});
afterAll(() => api.drop());

const list = async (path: string) => {
  const { status, body } = await api.get<List>(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const revenues = (items: readonly Item[]) => items.map(({ periodEnd, revenue }) => [periodEnd, revenue]);

describe('statements of an issuer', () => {
  it('are its fiscal years, as the newest filing states them, with the lineage of every number', async () => {
    const { data, finding, count, currencies, coverage } = await list(`${INCOME}?ticker=nice`);
    expect(revenues(data)).toEqual([
      ['2025-12-31', 1_100_000_000],
      ['2024-12-31', 990_000_000],
      ['2023-12-31', 800_000_000],
    ]);
    expect([finding, count, currencies, coverage?.status]).toEqual(['reported', 3, ['USD'], 'covered']);
    expect(data[0]).toMatchObject({
      object: 'income_statement',
      cik: FILER,
      ticker: 'NICE',
      name: 'NORTHGATE ICE CO',
      period: 'annual',
      periodKind: 'regular',
      fiscalYear: 2025,
      fiscalQuarter: null,
      periodStart: '2025-01-01',
      currency: 'USD',
      accessionNumber: accessionOf(6),
      form: '10-K',
      filingDate: '2026-02-20',
      epsDiluted: 1.375,
      researchAndDevelopment: null,
      reasons: { researchAndDevelopment: 'not-reported' },
      provenance: { accessionNumber: accessionOf(6), rawSourceKey: RAW_KEY },
      verification: { confidence: 0.97, crossValidations: [{ name: 'balance-sheet-balances', passed: true }] },
    });
    expect(data[0]?.lineage['revenue']).toEqual({
      rule: 'reported',
      confidence: 0.97,
      accessionNumber: accessionOf(6),
      operands: [
        {
          concept: 'us-gaap:Revenue',
          value: 1_100_000_000,
          start: '2025-01-01',
          end: '2025-12-31',
          sign: 1,
          accessionNumber: accessionOf(6),
          sourceSpan: `${RAW_KEY}#1:100-109`,
        },
      ],
    });
    for (const item of data) {
      const numbers = Object.keys(item.lineage).filter((field) => typeof item[field] === 'number');
      expect(numbers).toEqual(Object.keys(item.lineage));
      for (const field of Object.keys(item.reasons)) expect([field, item[field]]).toEqual([field, null]);
    }
  });

  it('have cross-checks that pass, or say by how much they do not', async () => {
    const [income] = (await list(`${INCOME}?cik=${FILER}`)).data;
    expect(income?.['checks']).toContainEqual({
      name: 'gross-profit',
      field: 'grossProfit',
      stated: 440_000_000,
      computed: 440_000_000,
      tolerance: expect.any(Number),
      passed: true,
    });
    expect(income?.['checks']).toContainEqual(
      expect.objectContaining({
        name: 'year-sum-of-quarters',
        field: 'revenue',
        computed: 1_100_000_000,
        passed: true,
      }),
    );
    const [balance] = (await list(`/v1/companies/balance-sheets?cik=${FILER}&restated=first`)).data;
    expect(balance?.['checks']).toEqual([
      expect.objectContaining({ name: 'assets-liabilities-equity', stated: 2_200_000_000, computed: 2_200_000_000 }),
    ]);
  });

  it('show a restatement as such, and what was first reported on request', async () => {
    const { data } = await list(`${INCOME}?cik=${FILER}&restated=first`);
    expect(revenues(data)[1]).toEqual(['2024-12-31', 1_000_000_000]);
    expect(data[1]?.['restatements']).toContainEqual({
      field: 'revenue',
      kind: 'restated',
      old: 1_000_000_000,
      new: 990_000_000,
      oldAccessionNumber: accessionOf(2),
      newAccessionNumber: accessionOf(6),
      newFilingDate: '2026-02-20',
    });
  });

  it('as of a date have nothing that became public later', async () => {
    const before = await list(`${INCOME}?cik=${FILER}&as_of=2026-02-19`);
    expect(revenues(before.data)).toEqual([
      ['2024-12-31', 1_000_000_000],
      ['2023-12-31', 800_000_000],
    ]);
    expect(before.data.flatMap((item) => item['restatements'])).toEqual([]);
    expect(JSON.stringify(before.data)).not.toContain(accessionOf(6));
    expect((await list(`${INCOME}?cik=${FILER}&as_of=2020-01-01`)).finding).toBe('not-covered');
    expect((await list(`${INCOME}?cik=${FILER}&as_computed=2020-01-01`)).data).toEqual([]);
  });

  it('of quarters are what is reported, or the difference of longer periods with both operands', async () => {
    const { data } = await list(`${INCOME}?cik=${FILER}&period=quarter&as_of=2026-03-01`);
    expect(revenues(data).slice(0, 4)).toEqual([
      ['2025-12-31', 290_000_000],
      ['2025-09-30', 290_000_000],
      ['2025-06-30', 270_000_000],
      ['2025-03-31', 250_000_000],
    ]);
    expect(data[0]).toMatchObject({ periodStart: '2025-10-01', fiscalYear: 2025, fiscalQuarter: 4 });
    expect(data[0]?.lineage['revenue']).toMatchObject({
      rule: 'year-to-date',
      operands: [
        { value: 1_100_000_000, sign: 1, accessionNumber: accessionOf(6) },
        { value: 810_000_000, sign: -1, accessionNumber: accessionOf(5) },
      ],
    });
    expect(data[0]?.reasons['epsDiluted']).toBe('not-additive');
    const cash = await list(`/v1/companies/cash-flow-statements?cik=${FILER}&period=quarter`);
    expect(cash.data.slice(0, 4).map((item) => item['operatingCashFlow'])).toEqual([
      75_000_000, 70_000_000, 70_000_000, 60_000_000,
    ]);
  });

  it('of twelve months are the sums of four quarters', async () => {
    const { data } = await list(`${INCOME}?cik=${FILER}&period=ttm`);
    expect(revenues(data)[0]).toEqual(['2025-12-31', 1_100_000_000]);
  });

  it('have what is computed from several statements, with the facts of each', async () => {
    const [income] = (await list(`${INCOME}?cik=${FILER}`)).data;
    expect(income).toMatchObject({ ebitda: 286_000_000, sharesOutstanding: 110_000_000, sharesDiluted: 112_200_000 });
    expect(income?.lineage['ebitda']).toMatchObject({
      rule: 'sum',
      operands: [
        { concept: 'us-gaap:OperatingIncome', value: 220_000_000, sign: 1 },
        { concept: 'us-gaap:DepreciationAmortization', value: 66_000_000, sign: 1 },
      ],
    });
    const [balance] = (await list(`/v1/companies/balance-sheets?cik=${FILER}`)).data;
    expect(balance).toMatchObject({
      debt: 660_000_000,
      shortTermDebt: 110_000_000,
      cash: 440_000_000,
      netDebt: 220_000_000,
      equity: 880_000_000,
    });
    const [cash] = (await list(`/v1/companies/cash-flow-statements?cik=${FILER}`)).data;
    expect(cash).toMatchObject({ freeCashFlow: 220_000_000, dividends: 33_000_000 });
  });

  it('give ratios with their definitions and inputs', async () => {
    const { data } = await list(`${RATIOS}?cik=${FILER}`);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      object: 'ratios',
      periodEnd: '2025-12-31',
      price: null,
      grossMargin: 0.4,
      netMargin: 0.14,
      returnOnAssets: 154 / 2090,
      debtToEquity: 0.75,
      interestCover: 10,
      dividendsPerShare: 0.3,
      quickRatio: null,
      priceToEarnings: null,
      accessionNumber: accessionOf(6),
      reasons: { quickRatio: 'operand-not-reported', priceToEarnings: 'no-price', marketCapitalization: 'no-price' },
    });
    expect(data[0]?.lineage['returnOnAssets']).toEqual({
      definition: 'net income attributable to the parent ÷ average total assets',
      inputs: ['netIncome', 'totalAssets', 'opening.totalAssets'],
    });
    expect(data[0]?.['inputs']).toMatchObject({
      'opening.totalAssets': {
        value: 1_980_000_000,
        operands: [{ end: '2024-12-31', accessionNumber: accessionOf(6) }],
      },
    });
    // The balance sheet of 2022 is in no report.
    expect(data[2]).toMatchObject({ returnOnAssets: null, reasons: { returnOnAssets: 'operand-not-reported' } });
    const quarters = await list(`${RATIOS}?cik=${FILER}&period=quarter&limit=1`);
    expect(quarters.data[0]).toMatchObject({ returnOnEquity: null, reasons: { returnOnEquity: 'not-annual' } });
  });

  it('value the newest reported period by a price, and no other', async () => {
    const { data } = await list(`${RATIOS}?cik=${FILER}&price=10&price_date=2026-03-02`);
    expect(data[0]).toMatchObject({
      price: { value: 10, currency: 'USD', date: '2026-03-02' },
      marketCapitalization: 1_100_000_000,
      enterpriseValue: 1_320_000_000,
      priceToEarnings: 1100 / 154,
      enterpriseValueToEbitda: 1320 / 286,
      dividendYield: 0.03,
    });
    expect(data.slice(1).map((item) => [item['price'], item['priceToEarnings']])).toEqual([
      [null, null],
      [null, null],
    ]);
    // Ended, but not reported yet.
    const before = await list(`${RATIOS}?cik=${FILER}&price=10&price_date=2026-01-15`);
    expect(before.data.map((item) => item['price'] !== null)).toEqual([false, true, false]);
    const euros = await list(`${RATIOS}?cik=${FILER}&price=10&price_currency=eur`);
    expect(euros.data.map((item) => item['price'])).toEqual([null, null, null]);
  });

  it('refuse a price that is none', async () => {
    const queries = ['price=0', 'price=-1', 'price=1e-30', 'price=1e300', 'price=NaN', 'price=ten', 'price=1&price=2'];
    queries.push('price_date=2026-03-02', 'price=1&price_date=2026-02-30', 'price=1&price_date=2126-01-01');
    queries.push('price=1&price_date=2026-01-02&as_of=2026-01-01', 'price=1&price_currency=dollars');
    for (const query of queries) {
      const { status, body } = await api.get(`${RATIOS}?cik=${FILER}&${query}`);
      expect([query, status, body['code']]).toEqual([query, 400, 'invalid-parameter']);
    }
  });

  it('combine by period, with the balance sheet of its last day', async () => {
    const { data } = await list(`/v1/companies/financials?cik=${FILER}`);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      object: 'financials',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      incomeStatement: { object: 'income_statement', revenue: 1_100_000_000 },
      balanceSheet: { object: 'balance_sheet', periodStart: null, totalAssets: 2_200_000_000 },
      cashFlowStatement: { object: 'cash_flow_statement', freeCashFlow: 220_000_000 },
    });
    const market = await list(`/v1/market/financials?cik=${FILER}&limit=1`);
    expect(market.data[0]).toMatchObject({ ...data[0], rights: { classification: 'public', redistribution: true } });
  });

  it.each(ALL_PATHS)('walk by cursor and compact: %s', async (path) => {
    for (const view of ['', '&view=agent']) {
      const whole = await list(`${path}?cik=${FILER}&period=quarter&limit=50${view}`);
      const walked: Item[] = [];
      for (let cursor: number | null = 0; cursor !== null; ) {
        const page: List = await list(`${path}?cik=${FILER}&period=quarter&limit=5&cursor=${cursor}${view}`);
        expect(page.coverage === undefined).toBe(cursor > 0);
        expect(page.count).toBe(whole.count);
        walked.push(...page.data);
        cursor = page.nextCursor;
      }
      expect(walked).toEqual(whole.data);
      expect(JSON.stringify(walked).includes('lineage')).toBe(view === '');
    }
    const beyond = await list(`${path}?cik=${FILER}&cursor=9007199254740991`);
    expect([beyond.data, beyond.hasMore, beyond.nextCursor]).toEqual([[], false, null]);
  });

  it('have a page on which each number opens the words that it rests on', async () => {
    const { status, text } = await api.get(`/issuers/${FILER}/statements`, { accept: 'text/html' });
    expect(status).toBe(200);
    const row = /<tr><th scope="row"[^>]*>Revenue<\/th>.*?<\/tr>/s.exec(text)?.[0] ?? '';
    const first = accessionOf(6);
    expect(row).toContain(
      `href="/filings/${first}/documents/1?span=100-109&amp;source=bbbbbbbbbbbbbbbb#span">1,100,000,000</a>`,
    );
    // The fourth quarter opens both facts whose difference it is.
    const quarters = text.slice(text.indexOf('Fiscal quarters'));
    expect(quarters).toMatch(new RegExp(`290,000,000</a>\\s*<small><a[^>]*/filings/${accessionOf(5)}/documents/1`));
    const silent = await api.get(`/issuers/${SILENT}/statements`, { accept: 'text/html' });
    expect([silent.status, /not covered/i.test(silent.text)]).toEqual([200, true]);
  });

  it('of an issuer without XBRL are said to be not covered', async () => {
    for (const path of ALL_PATHS) {
      const { data, finding, coverage } = await list(`${path}?cik=${SILENT}`);
      expect([path, data, finding]).toEqual([path, [], 'not-covered']);
      expect(coverage?.searches[0]?.unread[0]?.['reason']).toMatch(/no XBRL facts/);
    }
  });

  it('of a joint report belong to the filer whom its facts are about', async () => {
    const { data } = await list(`${INCOME}?cik=${SUBSIDIARY}`);
    expect(revenues(data)).toEqual([['2024-12-31', 50_000_000]]);
  });

  it.each([
    ['', 400, 'invalid-parameter'],
    ['ticker=NONE', 404, 'unknown-ticker'],
    ['ticker=TWIN', 409, 'ambiguous-ticker'],
    ['cik=999', 404, 'unknown-cik'],
    [`ticker=NICE&cik=${SILENT}`, 400, 'invalid-parameter'],
    ["ticker='; drop table parsed.income_statements; --", 400, 'invalid-parameter'],
    [`cik=${FILER}&period=month`, 400, 'invalid-parameter'],
    [`cik=${FILER}&period=annual&period=ttm`, 400, 'invalid-parameter'],
    [`cik=${FILER}&restated=maybe`, 400, 'invalid-parameter'],
    [`cik=${FILER}&currency=EUR`, 404, 'currency-not-reported'],
    [`cik=${FILER}&currency=U%00D`, 400, 'invalid-parameter'],
    [`cik=${FILER}&currency=DOLLARS`, 400, 'invalid-parameter'],
    [`cik=${FILER}&limit=51`, 400, 'invalid-parameter'],
    [`cik=${FILER}&limit=0`, 400, 'invalid-parameter'],
    [`cik=${FILER}&cursor=-1`, 400, 'invalid-parameter'],
    [`cik=${FILER}&cursor=1e99`, 400, 'invalid-parameter'],
    [`cik=${FILER}&cursor=two`, 400, 'invalid-parameter'],
    [`cik=${FILER}&as_of=2025-02-30`, 400, 'invalid-parameter'],
    [`cik=${FILER}&as_of=%ff`, 400, 'invalid-parameter'],
    [`cik=${FILER}&parser_version=xbrl@1`, 400, 'invalid-parameter'],
    [`cik=${FILER}&parser_version=statements@9`, 404, 'unknown-parser-version'],
    [`cik=${FILER}&nonsense=1`, 400, 'unknown-parameter'],
  ])('refuse %s', async (query, status, code) => {
    const answers = [];
    for (const path of TWO_PATHS) answers.push(await api.get(`${path}?${query}`));
    expect(answers.map((answer) => answer.status)).toEqual(TWO_PATHS.map(() => status));
    expect(answers.map(({ body }) => body['code'])).toEqual(TWO_PATHS.map(() => code));
    for (const { headers } of answers) expect(headers['content-type']).toContain('application/problem+json');
  });
});
