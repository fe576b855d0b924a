import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readIssuers } from '../../api/reads/manager-quarter.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import type { HoldingIssuer } from '../../scoring/ledger/holding-issuers.ts';
import { readCusipList } from '../../sources/cusip-list/read-cusip-list.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { LINES, line, QUARTER, storeList, storeSchedule, VERSION } from './cusip-fixture.ts';
import { accessionOf, bulkBatch, publish, rowMeta } from './fixtures.ts';

const THIRTEENF = 'thirteenf@1' as ParserVersion;

describe('the list of 13(f) securities and the issuers of holdings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensurePromoted(database.db, [VERSION]);
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`truncate raw.cusip_lists, raw.cusip_securities, raw.filings, raw.filing_filers, parsed.beneficial_owners cascade`.execute(
      database.db,
    ),
  );

  async function issuer(cusip: string | null, asOf: string | null = null): Promise<HoldingIssuer> {
    const quarter = { periodOfReport: QUARTER, holdings: [{ cusip }] };
    return (await readIssuers(database.db, quarter, asOf as IsoTimestamp | null))(cusip);
  }

  test('an edition is stored once: again it changes nothing; the day it was public only becomes surer', async () => {
    const first = await storeList(database.db, LINES, '2024-03-01T00:00:00.000Z', 'stored');
    expect(first).toMatchObject({ inserted: 4, changed: 0, unchanged: 0, removed: 0, publicAtBasis: 'stored' });
    const again = await storeList(database.db, LINES, '2024-05-01T00:00:00.000Z', 'stored');
    expect(again).toMatchObject({ inserted: 0, changed: 0, unchanged: 4, publicAt: '2024-03-01T00:00:00.000Z' });
    const stated = await storeList(database.db, LINES, '2024-01-09T04:59:59.000Z');
    expect(stated).toMatchObject({ unchanged: 4, publicAt: '2024-01-09T04:59:59.000Z', publicAtBasis: 'stated' });
    const later = await storeList(database.db, LINES, '2024-01-02T00:00:00.000Z', 'stored');
    expect(later).toMatchObject({ publicAt: '2024-01-09T04:59:59.000Z', publicAtBasis: 'stated' });
  });

  test('a file that is not the list is refused whole', () => {
    expect(() => readCusipList(Buffer.from('%PDF-1.7 …'))).toThrow(/not the text edition/);
    expect(() => readCusipList(Buffer.from('<html>not found</html>'))).toThrow(/not the text edition/);
    expect(() => readCusipList(Buffer.from(''))).toThrow(/not the text edition/);
  });

  test("a name is the list's of the quarter, with its line as the source", async () => {
    expect(await issuer('037833100')).toMatchObject({
      status: 'unresolved',
      reasons: [{ code: 'no-list' }, { code: 'no-schedule' }],
    });
    await storeList(database.db, LINES, '2024-01-09T04:59:59.000Z');
    // A spreadsheet dropped the leading zero.
    expect(await issuer('37833100')).toMatchObject({
      status: 'resolved',
      issuerName: 'NORTHGATE ICE CO',
      cik: null,
      basis: [
        { kind: 'official-list', quarter: QUARTER, description: 'COM', sourceSpan: expect.stringMatching(/#1:0-\d+$/) },
      ],
      reasons: [{ code: 'no-schedule' }],
    });
    expect(await issuer('88554D205')).toMatchObject({ basis: [{ description: 'CL A', listStatus: 'added' }] });
    expect((await issuer('594918104')).reasons[0]).toMatchObject({ code: 'different-issuers' });
    expect((await issuer('023135106')).reasons[0]).toMatchObject({ code: 'not-listed' });
    expect(await issuer(null)).toMatchObject({ status: 'unresolved', reasons: [{ code: 'no-cusip' }] });
  });

  test('as of a date, only an edition that was public by then counts, the newest of those', async () => {
    await storeList(database.db, LINES, '2024-01-09T04:59:59.000Z');
    await storeList(
      database.db,
      [line('037833100', 'NORTHGATE ICE COMPANY'), ...LINES.slice(1)],
      '2024-02-01T00:00:00.000Z',
    );
    expect((await issuer('037833100', '2024-01-08T00:00:00.000Z')).reasons[0]).toMatchObject({
      code: 'list-not-public',
    });
    expect((await issuer('037833100', '2024-01-20T00:00:00.000Z')).issuerName).toBe('NORTHGATE ICE CO');
    expect((await issuer('037833100', '2024-02-20T00:00:00.000Z')).issuerName).toBe('NORTHGATE ICE COMPANY');
    expect((await issuer('037833100')).issuerName).toBe('NORTHGATE ICE COMPANY');
  });

  describe('a CIK is that of the company under whose header schedules state the CUSIP', () => {
    beforeEach(() => storeList(database.db, LINES, '2024-01-09T04:59:59.000Z'));

    test('once or more, by the date', async () => {
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z');
      await storeSchedule(database.db, 2, '2024-02-05T00:00:00.000Z', { name: 'Another Owner' });
      expect(await issuer('037833100')).toMatchObject({
        issuerName: 'NORTHGATE ICE CO',
        cik: '200' as Cik,
        basis: [{ kind: 'official-list' }, { kind: 'schedule-13', accessionNumber: accessionOf(2), schedules: 2 }],
        reasons: [],
      });
      expect(await issuer('037833100', '2024-01-20T00:00:00.000Z')).toMatchObject({
        cik: null,
        reasons: [{ code: 'no-schedule' }],
      });
    });

    test('without a list too: then the name is that of the header', async () => {
      await sql`truncate raw.cusip_lists cascade`.execute(database.db);
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z');
      expect(await issuer('037833100')).toMatchObject({
        status: 'resolved',
        issuerName: 'NORTHGATE ICE CO',
        cik: '200',
        reasons: [{ code: 'no-list' }],
      });
    });

    test('never where schedules name different companies', async () => {
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z');
      await storeSchedule(database.db, 2, '2024-02-05T00:00:00.000Z', { issuerCik: '300' }, { cik: '300' });
      expect(await issuer('037833100')).toMatchObject({
        cik: null,
        issuerName: 'NORTHGATE ICE CO',
        reasons: [{ code: 'ambiguous-company', message: expect.stringContaining('CIK 300, 200') }],
      });
    });

    test('never where the list names quite another one: the schedule has a wrong number', async () => {
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z', { cusip: '88554D205' });
      expect(await issuer('88554D205')).toMatchObject({
        cik: null,
        issuerName: 'LARKMERE HLDGS INC',
        reasons: [{ code: 'names-disagree' }],
      });
    });

    test('never by a schedule whose cover and header contradict each other, or whose CUSIP cannot be one', async () => {
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z', {}, { issuerAgrees: false });
      await storeSchedule(database.db, 2, '2024-02-01T00:00:00.000Z', { issuerCik: '201' });
      await storeSchedule(database.db, 3, '2024-02-01T00:00:00.000Z', { cusip: '037833108' });
      expect((await issuer('037833100')).reasons).toMatchObject([{ code: 'no-schedule' }]);
      expect((await issuer('037833108')).reasons).toMatchObject([
        { code: 'not-listed' },
        { code: 'cusip-check-digit' },
      ]);
    });
  });

  describe('the commands', () => {
    let home = '';
    beforeAll(() => {
      home = mkdtempSync(join(tmpdir(), 'tidemark-cusips-'));
    });
    afterAll(() => rmSync(home, { recursive: true, force: true }));
    const run = (...args: string[]) =>
      runCli(args, { env: { DATABASE_URL: database.url, TIDEMARK_HOME: join(home, 'home') } });

    async function storeReport(): Promise<void> {
      const meta = rowMeta({ parserVersion: THIRTEENF, accessionNumber: accessionOf(50) });
      await ensurePromoted(database.db, [THIRTEENF]);
      await publish(database.db, meta);
      const nothing = { totalValueDollars: null, valueUnitReason: null, coverEntryTotal: null, coverValueTotal: null };
      const report: ThirteenfReportValues = {
        ...nothing,
        form: '13F-HR',
        reportType: '13F HOLDINGS REPORT',
        periodOfReport: QUARTER,
        managerName: 'LARKMERE CAPITAL LP',
        fileNumber: null,
        isAmendment: false,
        amendmentNumber: null,
        amendmentType: null,
        confidentialOmitted: null,
        entries: 2,
        valueUnit: 'dollars',
        valueUnitBasis: 'filed-date',
        includedManagers: [],
        reportingManagers: [],
      };
      const bulkRows = ['037833100', '023135106'].map((cusip) => ({
        span: { sequence: 2, start: 0, end: 10 },
        confidence: meta.confidence,
        values: {
          periodOfReport: QUARTER,
          nameOfIssuer: 'AS FILED',
          titleOfClass: 'COM',
          cusip,
          figi: null,
          rawValue: '5',
          valueDollars: '5',
          sshPrnamt: '1',
          sshPrnamtType: 'SH' as const,
          putCall: null,
          investmentDiscretion: null,
          otherManager: null,
          votingSole: null,
          votingShared: null,
          votingNone: null,
        },
      }));
      await database.db.transaction().execute(async (trx) => {
        await replaceRows(trx, 'parsed.thirteenf_reports', [meta], [{ values: report, meta }]);
        await replaceBulkRows(database.db, trx, 'parsed.thirteenf_holdings', [
          bulkBatch(meta.parserVersion, bulkRows, { accessionNumber: meta.accessionNumber }),
        ]);
      });
    }

    test('a list is stored with its bytes, and names the issuers of holdings', async () => {
      await storeReport();
      const file = join(home, '13flist2023q4-txt.txt.gz');
      writeFileSync(file, gzipSync(LINES.join('\r\n')));
      const stored = await run(
        'cusip-list',
        file,
        '--published',
        '2024-01-08',
        '--url',
        'https://sec.test/l',
        '--json',
      );
      expect(stored).toMatchObject({ code: 0, stderr: '' });
      const { rawSourceKey } = JSON.parse(stored.stdout) as { rawSourceKey: string };
      expect(JSON.parse(stored.stdout)).toMatchObject({ quarter: QUARTER, securities: 4, inserted: 4, unread: [] });
      expect((await run('cusip-list', file)).stdout).toContain('0 new, 0 changed, 4 unchanged, 0 removed');
      expect(
        await sql`select url from raw.objects where 'sha256:' || sha256 = ${rawSourceKey}`.execute(database.db),
      ).toMatchObject({ rows: [{ url: 'https://sec.test/l' }] });
      await storeSchedule(database.db, 1, '2024-02-01T00:00:00.000Z');
      const { stdout } = await run('holdings', '--cik', '100');
      expect(stdout).toMatch(/037833100.*NORTHGATE ICE CO\s+│ 200 │/);
      expect(stdout).toMatch(/023135106.*unresolved: not-listed/);
      expect(stdout).toContain('1 of 2 positions named by its list');
      const asOf = await run('holdings', '--cik', '100', '--as-of', '2024-04-30', '--json');
      const { quarter } = JSON.parse(asOf.stdout) as { quarter: { holdings: { issuer: HoldingIssuer }[] } };
      expect(quarter.holdings.map(({ issuer: { status, cik } }) => [status, cik])).toEqual([
        ['resolved', '200'],
        ['unresolved', null],
      ]);
      const line = quarter.holdings[0]?.issuer.basis[0]?.sourceSpan ?? '';
      expect((await run('span', line)).stdout).toBe(`${LINES[0]}\n`);
    });

    test('rejects a file without a known quarter, and one that is not the list', async () => {
      const file = join(home, 'list.txt');
      writeFileSync(file, '%PDF-1.7');
      expect(await run('cusip-list', file)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('cannot tell the quarter'),
      });
      expect(await run('cusip-list', file, '--quarter', '2023Q4')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('not the text edition'),
      });
    });
  });
});
