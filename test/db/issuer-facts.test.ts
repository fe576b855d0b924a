import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, ParserVersion, Sha256 } from '../../core/ids.ts';
import type { ParseStatus } from '../../core/parser.ts';
import type { RowMeta } from '../../core/rows.ts';
import { NOT_UNDERSTOOD } from '../../core/score-inputs.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { insertDiscovered, markStates, markStored } from '../../db/repositories/filings/filings.ts';
import { recordParseRuns } from '../../db/repositories/filings/parse-runs.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { pageScoredIssuers } from '../../db/repositories/scores/scored-issuers.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, PUBLIC_AT, publish, RAW_KEY, rowMeta } from './fixtures.ts';

const ALPHA = '100' as Cik;
const BETA = '200' as Cik;
const CASH_V1 = 'cash-position@1' as ParserVersion;
const FLOAT_V1 = 'share-float@1' as ParserVersion;

describe('issuer facts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`
      truncate raw.filings, raw.discoveries, parsed.filer_identities, dilution.cash_position,
        dilution.share_float_history, ops.parse_runs, ops.promotions cascade
    `.execute(database.db),
  );

  const load = async (asOf: string, ciks: readonly Cik[] = [ALPHA]) =>
    loadIssuerFacts(database.db, { ciks, asOf: date(asOf), lookbackDays: 1300 });

  async function storeCash(meta: RowMeta, cash: string, currency = 'USD', publicAt = PUBLIC_AT) {
    await publish(database.db, meta, publicAt);
    const values = {
      asOf: date('2023-12-31'),
      currency,
      cashAndEquivalents: cash,
      shortTermInvestments: null,
      operatingCashFlow: '-100.25',
      operatingCashFlowStart: date('2023-01-01'),
      operatingCashFlowEnd: date('2023-12-31'),
      ttmOperatingCashFlow: null,
      monthlyBurn: null,
      runwayMonths: null,
      goingConcern: false,
      runwayStatement: null,
    };
    await database.db
      .transaction()
      .execute((trx) => replaceRows(trx, 'dilution.cash_position', [meta], [{ values, meta }]));
  }

  async function discover(
    n: number,
    form: string,
    filedDate: string,
    acceptedAt: IsoTimestamp | null = null,
    cik = ALPHA,
  ) {
    await insertDiscovered(database.db, [
      {
        accessionNumber: accessionOf(n),
        cik,
        companyName: cik === ALPHA ? 'Alpha Corp' : 'Beta Inc',
        form,
        filedDate: date(filedDate),
        acceptedAt,
        periodOfReport: null,
        url: `https://www.sec.gov/${n}`,
        source: 'edgar',
      },
    ]);
  }

  /** Marks a filing as processed by the parsers of some runs, and by others. */
  async function process(
    n: number,
    runs: readonly (readonly [ParserVersion, ParseStatus])[],
    others: readonly ParserVersion[] = [],
  ) {
    await markStored(database.db, [
      {
        accessionNumber: accessionOf(n),
        rawSourceKey: RAW_KEY,
        bytes: 1,
        retrievedAt: instant('2024-04-01T00:00:00.000Z'),
      },
    ]);
    await recordParseRuns(
      database.db,
      runs.flatMap(([parserVersion, status]) => {
        if (status === 'not_applicable') return [];
        return [
          {
            cik: ALPHA,
            accessionNumber: accessionOf(n),
            parserId: parserVersion.split('@')[0] ?? '',
            parserVersion,
            sequence: 1,
            status,
            confidence: status === 'parsed' ? 1 : 0,
            inputHash: 'a'.repeat(64) as Sha256,
            outputHash: 'b'.repeat(64) as Sha256,
            reasons: status === 'rejected' ? [{ code: 'no-statements', message: 'none' }] : [],
            warnings: [],
            crossValidations: [],
            durationMs: 1,
            runId: null,
            materializationVersion: 'm1',
          },
        ];
      }),
    );
    const versions = [...runs.map(([version]) => version), ...others];
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, versions));
    await markStates(database.db, [{ accessionNumber: accessionOf(n), state: 'processed', reason: null, parserSet }]);
  }

  test('a fact counts from the day by whose end (US Eastern) it was public', async () => {
    await ensurePromoted(database.db, [CASH_V1]);
    // 23:30 in New York on 28 March is already the 29th in UTC.
    await storeCash(rowMeta(), '500', 'USD', instant('2024-03-29T03:30:00.000Z'));
    expect((await load('2024-03-27'))[0]?.cash).toEqual([]);
    expect((await load('2024-03-28'))[0]?.cash).toEqual([
      {
        cik: ALPHA,
        accessionNumber: accessionOf(1),
        currency: 'USD',
        sourceSpan: rowMeta().sourceSpan,
        parserVersion: CASH_V1,
        publicAt: '2024-03-29T03:30:00.000Z',
        confidence: 0.95,
        valueSpans: { cashAndEquivalents: `${RAW_KEY}#1:10-20` },
        verified: true,
        asOf: '2023-12-31',
        cash: 500,
        shortTermInvestments: null,
        operatingCashFlow: -100.25,
        operatingCashFlowStart: '2023-01-01',
        operatingCashFlowEnd: '2023-12-31',
        ttmOperatingCashFlow: null,
        goingConcern: false,
      },
    ]);
    expect((await load('2028-03-28'))[0]?.cash).toEqual([]);
    const universe = { lookbackDays: 1300, after: null, limit: 10 };
    expect(await pageScoredIssuers(database.db, { ...universe, asOf: date('2024-03-28') })).toEqual([ALPHA]);
    expect(await pageScoredIssuers(database.db, { ...universe, asOf: date('2024-03-27') })).toEqual([]);
    expect(await pageScoredIssuers(database.db, { ...universe, asOf: date('2024-03-28'), after: ALPHA })).toEqual([]);
  });

  test('only promoted versions are read, in every currency; a failed cross-check is not verified', async () => {
    await ensurePromoted(database.db, [CASH_V1, FLOAT_V1]);
    await storeCash(rowMeta({ parserVersion: 'cash-position@2' as ParserVersion }), '1');
    await storeCash(rowMeta({ accessionNumber: accessionOf(2) }), '2', 'CAD');
    const meta = rowMeta({
      parserVersion: FLOAT_V1,
      crossValidations: [
        { name: 'a', passed: true },
        { name: 'b', passed: false },
      ],
    });
    const values = {
      asOf: date('2024-03-01'),
      shareClass: '',
      basis: 'cover' as const,
      sharesOutstanding: '123456789',
      publicFloat: null,
      publicFloatAsOf: null,
    };
    await database.db
      .transaction()
      .execute((trx) => replaceRows(trx, 'dilution.share_float_history', [meta], [{ values, meta }]));
    const [facts] = await load('2024-06-30');
    expect(facts?.cash).toMatchObject([{ currency: 'CAD', cash: 2 }]);
    expect(facts?.shareCounts).toMatchObject([{ sharesOutstanding: 123456789, publicFloat: null, verified: false }]);
  });

  test('name and ticker come from the latest public filing, else the name from the index; prices are looked up by ticker', async () => {
    await ensurePromoted(database.db, [FLOAT_V1]);
    await discover(1, '10-K', '2023-03-01');
    await discover(9, '10-K', '2023-03-01', null, BETA);
    for (const [n, publicAt, ticker] of [
      [1, '2023-03-01T20:00:00.000Z', 'OLD'],
      [2, '2024-03-01T20:00:00.000Z', 'NEW'],
    ] as const) {
      const meta = rowMeta({ accessionNumber: accessionOf(n), parserVersion: FLOAT_V1 });
      await publish(database.db, meta, publicAt);
      const values = {
        name: n === 2 ? 'Alpha Holdings' : null,
        ticker,
        exchange: null,
        securityTitle: null,
        documentType: '10-K',
        documentPeriodEnd: null,
        fiscalYearEnd: null,
        isShellCompany: null,
        filerCategory: null,
      };
      await database.db
        .transaction()
        .execute((trx) => replaceRows(trx, 'parsed.filer_identities', [meta], [{ values, meta, ordinal: 0 }]));
    }
    const directory = await mkdtemp(join(tmpdir(), 'tidemark-facts-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const prices = join(directory, 'prices.csv');
    await writeFile(prices, 'ticker,date,close,volume\nNEW,2024-03-01,1.5,\n');
    const at = async (asOf: string) =>
      (await loadIssuerFacts(database.db, { ciks: [ALPHA, BETA], asOf: date(asOf), lookbackDays: 1300, prices })).map(
        ({ ticker, name, prices: closes }) => [ticker, name, closes.length],
      );
    expect(await at('2023-06-30')).toEqual([
      ['OLD', 'Alpha Corp', 0],
      [null, 'Beta Inc', 0],
    ]);
    expect(await at('2024-06-30')).toEqual([
      ['NEW', 'Alpha Holdings', 1],
      [null, 'Beta Inc', 0],
    ]);
  });

  test('coverage requires an index for every business day up to the as-of date and a promoted parser', async () => {
    const coverage = async (asOf: string, cik = ALPHA) => (await load(asOf, [cik]))[0]?.coverage;
    const index = (from: string, to: string, cik: Cik | null = null) =>
      recordDiscovery(database.db, {
        source: 'edgar',
        indexKind: cik === null ? 'daily-index' : 'submissions',
        cik,
        from: date(from),
        to: date(to),
        filings: 1,
      });
    await index('2024-01-02', '2024-03-27');
    expect((await coverage('2024-03-27'))?.cash).toEqual({ status: 'not-covered', from: null, unparsed: [] });
    await ensurePromoted(database.db, [CASH_V1]);
    const indexed = [{ from: '2024-01-02', to: '2024-03-27' }];
    expect((await coverage('2024-03-27'))?.cash).toEqual({
      status: 'covered',
      from: '2024-01-02',
      unparsed: [],
      indexed,
    });
    expect((await coverage('2024-03-27'))?.offerings.status).toBe('not-covered');
    expect((await coverage('2024-03-27'))?.overhang.status).toBe('not-covered');
    // Thursday the 28th has no index; the 29th (Good Friday) is a business day of EDGAR's.
    await index('2024-03-29', '2024-03-29');
    expect((await coverage('2024-03-28'))?.cash.status).toBe('not-covered');
    expect((await coverage('2024-03-31'))?.cash.from).toBe('2024-03-29');
    await index('2024-03-28', '2024-03-28');
    expect((await coverage('2024-03-31'))?.cash.from).toBe('2024-01-02');
    // Monday has no index yet.
    expect((await coverage('2024-04-01'))?.cash.status).toBe('not-covered');
    // One issuer's submissions reach further back, for that issuer.
    await index('2019-05-01', '2024-01-15', ALPHA);
    expect((await coverage('2024-03-31'))?.cash.from).toBe('2019-05-01');
    expect((await coverage('2024-03-31', BETA))?.cash.from).toBe('2024-01-02');
  });

  test('filings of a dataset that its parser has not read are named with the reason', async () => {
    await ensurePromoted(database.db, [CASH_V1, FLOAT_V1]);
    await recordDiscovery(database.db, {
      source: 'edgar',
      indexKind: 'full-index',
      cik: null,
      from: date('2024-01-01'),
      to: date('2024-06-30'),
      filings: 9,
    });
    await discover(1, '10-K', '2024-03-01');
    const rejected = [
      [CASH_V1, 'parsed'],
      [FLOAT_V1, 'rejected'],
    ] as const;
    await process(1, rejected, [FLOAT_V1]);
    await discover(2, '10-Q/A', '2024-03-02');
    await process(2, [[CASH_V1, 'not_applicable']]);
    // A newer version has run too, and the older one is promoted again.
    await discover(9, '10-Q', '2024-03-06');
    const read = [
      [CASH_V1, 'parsed'],
      [FLOAT_V1, 'parsed'],
    ] as const;
    await process(9, read, ['share-float@2' as ParserVersion]);
    await discover(10, '10-Q', '2024-03-07');
    await process(10, read);
    await discover(3, '10-Q', '2024-03-03');
    await discover(4, '10-Q', '2024-03-04');
    await markStates(database.db, [
      { accessionNumber: accessionOf(4), state: 'missing', reason: { code: 'not-found', message: 'HTTP 404' } },
    ]);
    await discover(5, '8-K', '2024-03-05');
    await discover(6, '10-Q', '2024-06-20');
    await discover(7, '10-K', '2023-12-20');
    await discover(8, '10-K', '2024-03-01', null, BETA);
    // Filed under another's number, for this issuer too; and forms of others that no dataset reads.
    for (const cik of [BETA, ALPHA]) {
      await discover(11, '10-Q', '2024-03-08', null, cik);
      await discover(12, '4', '2024-03-08', null, cik);
    }

    const [facts] = await load('2024-05-31');
    const named = (list: readonly { accessionNumber: string; reason: string }[] | undefined) =>
      list?.map(({ accessionNumber, reason }) => [accessionNumber, reason]);
    expect(named(facts?.coverage.cash.unparsed)).toEqual([
      [accessionOf(3), 'pending: discovered'],
      [accessionOf(4), 'missing: not-found'],
      [accessionOf(11), 'pending: discovered'],
    ]);
    expect(named(facts?.coverage['share-float'].unparsed)).toEqual([
      [accessionOf(1), 'rejected: no-statements'],
      [accessionOf(2), 'pending: no run of share-float@1'],
      [accessionOf(3), 'pending: discovered'],
      [accessionOf(4), 'missing: not-found'],
      [accessionOf(11), 'pending: discovered'],
    ]);
  });

  test('a report that speaks of convertibles which no row has counts as unread', async () => {
    const OVERHANG = 'overhang@2' as ParserVersion;
    await ensurePromoted(database.db, [OVERHANG]);
    await recordDiscovery(database.db, {
      source: 'edgar',
      indexKind: 'full-index',
      cik: null,
      from: date('2024-01-01'),
      to: date('2024-06-30'),
      filings: 3,
    });
    for (const [number, code] of [
      [1, null],
      [2, 'outstanding-convertibles-not-read'],
      [3, 'convertible-amounts-not-read'],
    ] as const) {
      await discover(number, '10-Q', `2024-03-0${number}`);
      await process(number, [[OVERHANG, 'parsed']]);
      const warnings = code === null ? [] : [{ code, message: 'amounts were not used' }];
      await sql`
        update ops.parse_runs set warnings = ${JSON.stringify(warnings)}::jsonb
        where accession_number = ${accessionOf(number)}
      `.execute(database.db);
    }
    const [facts] = await load('2024-05-31');
    expect(facts?.coverage.overhang.unparsed).toMatchObject([
      { accessionNumber: accessionOf(2), reason: NOT_UNDERSTOOD },
    ]);
  });
});
