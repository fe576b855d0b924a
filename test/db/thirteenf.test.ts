import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareManagerQuarters, readManagerQuarter } from '../../api/reads/manager-quarter.ts';
import type { ParserVersion } from '../../core/ids.ts';
import type { BulkBatch } from '../../core/row-provenance.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { NOW } from '../../db/repositories/datasets/clocked-rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, bulkBatch, date, instant, publish, rowMeta } from './fixtures.ts';

const VERSION = 'thirteenf@1' as ParserVersion;

function holding(cusip: string, parts: Partial<ThirteenfHoldingValues> = {}): BulkRow<ThirteenfHoldingValues> {
  return {
    span: { sequence: 2, start: 0, end: 10 },
    confidence: 0.99,
    values: {
      periodOfReport: date('2023-12-31'),
      nameOfIssuer: 'ALPHA\tCO',
      titleOfClass: 'COM',
      cusip,
      figi: null,
      rawValue: '5',
      valueDollars: '5000',
      sshPrnamt: '100.5',
      sshPrnamtType: 'SH',
      putCall: null,
      investmentDiscretion: 'SOLE',
      otherManager: '4,8',
      votingSole: '100',
      votingShared: '0',
      votingNone: null,
      ...parts,
    },
  };
}

function batch(bulkRows: readonly BulkRow<ThirteenfHoldingValues>[], n = 1): BulkBatch<ThirteenfHoldingValues> {
  return bulkBatch(VERSION, bulkRows, { accessionNumber: accessionOf(n), confidence: 0.99 });
}

const REPORT: ThirteenfReportValues = {
  form: '13F-HR',
  reportType: '13F HOLDINGS REPORT',
  periodOfReport: date('2023-12-31'),
  managerName: 'LARKMERE CAPITAL LP',
  fileNumber: '028-90001',
  isAmendment: false,
  amendmentNumber: null,
  amendmentType: null,
  confidentialOmitted: null,
  entries: 2,
  totalValueDollars: '10000',
  valueUnit: 'thousands',
  valueUnitBasis: 'filed-date',
  valueUnitReason: 'filed 2022-11-14, before 2023-01-03: thousands',
  coverEntryTotal: 2,
  coverValueTotal: '10',
  includedManagers: [{ number: 4, name: 'OTHER', fileNumber: '028-1', cik: null }],
  reportingManagers: [],
};

describe('13F tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const n of [1, 2, 3]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
  });
  afterAll(() => database.drop());

  const load = (batches: readonly BulkBatch<ThirteenfHoldingValues>[]) =>
    database.db.transaction().execute((trx) => replaceBulkRows(database.db, trx, 'parsed.thirteenf_holdings', batches));
  const cusips = async () =>
    (
      await database.db
        .selectFrom('parsed.thirteenf_holdings')
        .select(['accession_number', 'ordinal', 'cusip'])
        .orderBy('accession_number')
        .orderBy('ordinal')
        .execute()
    ).map((row) => row.cusip);

  test('holdings become exactly those given: new, changed, unchanged and removed are counted', async () => {
    await sql`truncate parsed.holding_rows, parsed.bulk_outputs`.execute(database.db);
    const first = [
      batch([holding('037833100'), holding('000361105'), holding('88554D205')]),
      batch([holding('G0450A105')], 2),
    ];
    expect(await load(first)).toMatchObject({ inserted: 4, changed: 0, unchanged: 0, removed: 0 });
    expect(await load(first)).toMatchObject({ inserted: 0, changed: 0, unchanged: 4, removed: 0 });
    const second = [batch([holding('037833100'), holding('000361105', { valueDollars: '6000' })])];
    expect(await load(second)).toMatchObject({ inserted: 0, changed: 1, unchanged: 1, removed: 1 });
    expect(await cusips()).toEqual(['037833100', '000361105', 'G0450A105']);
    expect(await load([batch([])])).toMatchObject({ removed: 2 });
    expect(await cusips()).toEqual(['G0450A105']);
  });

  test('text, decimals and nulls come back as they were', async () => {
    await load([batch([holding('000361105')], 3)]);
    const row = await database.db
      .selectFrom('parsed.thirteenf_holdings')
      .selectAll()
      .where('accession_number', '=', accessionOf(3))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      cusip: '000361105',
      name_of_issuer: 'ALPHA\tCO',
      ssh_prnamt: '100.5',
      voting_none: null,
      other_manager: '4,8',
      period_of_report: '2023-12-31',
    });
  });

  test('a report is one row per filing, with the decision on its unit and its managers', async () => {
    const meta = rowMeta({ parserVersion: VERSION });
    await publish(database.db, meta);
    const write = () =>
      database.db
        .transaction()
        .execute((trx) => replaceRows(trx, 'parsed.thirteenf_reports', [meta], [{ values: REPORT, meta }]));
    expect(await write()).toMatchObject({ inserted: 1 });
    expect(await write()).toMatchObject({ inserted: 0, changed: 0, unchanged: 1 });
    const row = await database.db.selectFrom('parsed.thirteenf_reports').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      value_unit: 'thousands',
      value_unit_basis: 'filed-date',
      total_value_dollars: '10000',
      included_managers: REPORT.includedManagers,
    });
  });

  describe('a manager after its amendments', () => {
    const reports = [
      {
        n: 11,
        period: '2023-09-30',
        publicAt: '2023-11-14T21:00:00.000Z',
        type: null,
        rows: [holding('037833100'), holding('88554D205')],
      },
      { n: 12, period: '2023-12-31', publicAt: '2024-02-14T21:00:00.000Z', type: null, rows: [holding('594918104')] },
      {
        n: 13,
        period: '2023-12-31',
        publicAt: '2024-03-01T21:00:00.000Z',
        type: 'RESTATEMENT' as const,
        rows: [holding('037833100', { sshPrnamt: '250' })],
      },
      {
        n: 14,
        period: '2023-12-31',
        publicAt: '2024-04-01T21:00:00.000Z',
        type: 'NEW HOLDINGS' as const,
        rows: [holding('023135106')],
      },
    ];

    async function store(order: readonly number[]): Promise<void> {
      await sql`truncate parsed.thirteenf_reports, parsed.holding_rows, parsed.bulk_outputs, ops.promotions`.execute(
        database.db,
      );
      await ensurePromoted(database.db, [VERSION]);
      for (const report of order.map((at) => reports[at])) {
        if (!report) throw new Error('no such report');
        const { n, type } = report;
        const [period, publicAt] = [date(report.period), instant(report.publicAt)];
        const meta = rowMeta({ parserVersion: VERSION, accessionNumber: accessionOf(n) });
        await publish(database.db, meta, publicAt);
        const values = { ...REPORT, periodOfReport: period, isAmendment: type !== null, amendmentType: type };
        await database.db
          .transaction()
          .execute((trx) => replaceRows(trx, 'parsed.thirteenf_reports', [meta], [{ values, meta }]));
        const rows = report.rows.map((row) => ({ ...row, values: { ...row.values, periodOfReport: period } }));
        await load([batch(rows, n)]);
      }
    }
    const cik = rowMeta().cik;

    test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]]])(
      'is the same in whatever order its reports arrive: %j',
      async (order) => {
        await store(order);
        const { quarter } = await readManagerQuarter(database.db, { cik, period: null, clocks: NOW });
        expect(quarter.holdings.map(({ cusip }) => cusip)).toEqual(['037833100', '023135106']);
        expect([quarter.composedOf, quarter.replaced]).toEqual([[accessionOf(13), accessionOf(14)], [accessionOf(12)]]);
      },
    );

    test('is, as of a date, what was public by then', async () => {
      const publicTo = instant('2024-02-20T00:00:00.000Z');
      const { quarter } = await readManagerQuarter(database.db, {
        cik,
        period: date('2023-12-31'),
        clocks: { ...NOW, publicTo },
      });
      expect(quarter.holdings.map(({ cusip }) => cusip)).toEqual(['594918104']);
      const earlier = await readManagerQuarter(database.db, {
        cik,
        period: null,
        clocks: { ...NOW, publicTo: instant('2024-01-31T00:00:00.000Z') },
      });
      expect(earlier.quarter.periodOfReport).toBe('2023-09-30');
      const none = { cik, period: null, clocks: { ...NOW, publicTo: instant('2023-01-31T00:00:00.000Z') } };
      await expect(readManagerQuarter(database.db, none)).rejects.toMatchObject({ code: 'no-thirteenf' });
    });

    test('stands beside the quarter before: new, closed, increased', async () => {
      const { positions } = await compareManagerQuarters(database.db, { cik, period: null, clocks: NOW });
      const changes = positions.map(({ change, after, before }) => [change, (after ?? before)?.cusip]);
      expect(changes).toEqual(
        expect.arrayContaining([
          ['increased', '037833100'],
          ['new', '023135106'],
          ['closed', '88554D205'],
        ]),
      );
    });
  });
});
