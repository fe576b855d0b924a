import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { DatasetRow } from '../../core/row-provenance.ts';
import type { CashPositionValues, OfferingEventValues, RowMeta } from '../../core/rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { activeParserVersions, ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, publish, rowMeta } from './fixtures.ts';

const CASH: CashPositionValues = {
  asOf: date('2023-12-31'),
  currency: 'USD',
  // More digits than a double holds.
  cashAndEquivalents: '12345678901234567890.123456789',
  shortTermInvestments: '0',
  operatingCashFlow: '-1234000.5',
  operatingCashFlowStart: date('2023-01-01'),
  operatingCashFlowEnd: date('2023-12-31'),
  ttmOperatingCashFlow: null,
  monthlyBurn: '102833.375',
  runwayMonths: null,
  goingConcern: true,
  runwayStatement: 'enough\tfor "twelve"\\ months\u0000\ud800',
};

const OFFERING: OfferingEventValues = {
  form: '424B5',
  filedDate: date('2024-03-28'),
  fileNumber: '333-277095',
  type: 'atm',
  isAtm: true,
  isPrimary: true,
  isResale: false,
  securities: ['common stock', 'pre-funded "warrants", {series A}'],
  sharesOffered: null,
  pricePerShare: '1.05',
  grossProceeds: '5000000',
  netProceeds: null,
  maxAggregateOffering: '5000000',
  registeredAmount: null,
  fee: null,
  babyShelfApplies: true,
  babyShelfPublicFloat: '15000000',
  babyShelfSoldLast12Months: '0',
  statedPrice: '1.10',
  statedPriceDate: date('2024-03-27'),
  sharesOutstandingBefore: null,
  sharesOutstandingAfter: null,
};

const scopeOf = ({ cik, accessionNumber, parserVersion }: RowMeta) => ({ cik, accessionNumber, parserVersion });

describe('datasets', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`truncate dilution.cash_position, dilution.offering_events, ops.promotions, ops.row_history`.execute(
      database.db,
    );
    await publish(database.db, rowMeta());
  });

  const store = (meta: RowMeta, rows: readonly DatasetRow<CashPositionValues>[]) =>
    database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.cash_position', [scopeOf(meta)], rows));

  test('decimals, dates and awkward text come back as they were stored', async () => {
    await store(rowMeta(), [{ values: CASH, meta: rowMeta() }]);
    const row = await database.db.selectFrom('dilution.cash_position').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      as_of: '2023-12-31',
      cash_and_equivalents: '12345678901234567890.123456789',
      operating_cash_flow: '-1234000.5',
      ttm_operating_cash_flow: null,
      going_concern: true,
      runway_statement: 'enough\tfor "twelve"\\ months\ufffd\ufffd',
      value_spans: rowMeta().valueSpans,
      cross_validations: rowMeta().crossValidations,
    });
  });

  test('the same rows from another run change nothing; another value is a change; a row no longer given goes', async () => {
    const second: CashPositionValues = { ...CASH, asOf: date('2022-12-31') };
    const rows = [CASH, second].map((values) => ({ values, meta: rowMeta() }));
    expect(await store(rowMeta(), rows)).toEqual({ inserted: 2, changed: 0, unchanged: 0, removed: 0, duplicates: 0 });

    const later = rowMeta({
      materializationVersion: 'm2',
      extractionTraceId: 't2',
    });
    const again = rows.map(({ values }) => ({ values, meta: later }));
    expect(await store(later, again)).toEqual({ inserted: 0, changed: 0, unchanged: 2, removed: 0, duplicates: 0 });
    const kept = await database.db.selectFrom('dilution.cash_position').select('materialization_version').execute();
    expect(kept.map((row) => row.materialization_version)).toEqual(['m1', 'm1']);

    const changed = [{ values: { ...CASH, goingConcern: null }, meta: later }];
    expect(await store(later, changed)).toEqual({ inserted: 0, changed: 1, unchanged: 0, removed: 1, duplicates: 0 });
    expect(await store(later, [])).toEqual({ inserted: 0, changed: 0, unchanged: 0, removed: 1, duplicates: 0 });
  });

  test('of two rows with one key the more confident is kept, and counted', async () => {
    const counts = await store(rowMeta(), [
      { values: { ...CASH, cashAndEquivalents: '1' }, meta: rowMeta({ confidence: 0.5 }) },
      { values: { ...CASH, cashAndEquivalents: '2' }, meta: rowMeta({ confidence: 0.9 }) },
    ]);
    expect(counts).toMatchObject({ inserted: 1, duplicates: 1 });
    const rows = await database.db.selectFrom('dilution.cash_position').select('cash_and_equivalents').execute();
    expect(rows).toEqual([{ cash_and_equivalents: '2' }]);
  });

  test('offerings keep lists of securities and a place per document', async () => {
    const meta = rowMeta({ parserVersion: 'offering-events@1' as ParserVersion });
    const rows = [
      { values: OFFERING, meta, sequence: 1, ordinal: 0 },
      { values: { ...OFFERING, type: 'resale' as const }, meta, sequence: 1, ordinal: 1 },
    ];
    const write = () =>
      database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.offering_events', [scopeOf(meta)], rows));
    expect(await write()).toMatchObject({ inserted: 2 });
    expect(await write()).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
    const stored = await database.db
      .selectFrom('dilution.offering_events')
      .select(['securities', 'baby_shelf_sold_last12_months', 'price_per_share', 'ordinal', 'type'])
      .orderBy('ordinal')
      .execute();
    expect(stored).toEqual([
      {
        securities: OFFERING.securities,
        baby_shelf_sold_last12_months: '0',
        price_per_share: '1.05',
        ordinal: 0,
        type: 'atm',
      },
      {
        securities: OFFERING.securities,
        baby_shelf_sold_last12_months: '0',
        price_per_share: '1.05',
        ordinal: 1,
        type: 'resale',
      },
    ]);
  });

  test('the current view shows the promoted version only, and promotion can be taken back', async () => {
    const v1 = 'cash-position@1' as ParserVersion;
    const v2 = 'cash-position@2' as ParserVersion;
    await store(rowMeta(), [{ values: { ...CASH, cashAndEquivalents: '1' }, meta: rowMeta() }]);
    const meta2 = rowMeta({ parserVersion: v2 });
    await store(meta2, [{ values: { ...CASH, cashAndEquivalents: '2' }, meta: meta2 }]);
    const current = async () =>
      (await database.db.selectFrom('dilution.current_cash_position').select('cash_and_equivalents').execute()).map(
        (row) => row.cash_and_equivalents,
      );
    expect(await current()).toEqual([]);
    expect(await ensurePromoted(database.db, [v1])).toEqual([v1]);
    expect(await ensurePromoted(database.db, [v2])).toEqual([]);
    expect(await current()).toEqual(['1']);
    await promote(database.db, v2, 'golden set is better');
    expect(await current()).toEqual(['2']);
    await promote(database.db, v1, 'taken back');
    expect(await current()).toEqual(['1']);
    expect(await activeParserVersions(database.db)).toEqual(new Map([['cash-position', v1]]));
  });

  test('promotions at the same time leave exactly one version active', async () => {
    const versions = [1, 2, 3, 4].map((n) => `cash-position@${n}` as ParserVersion);
    await Promise.all(versions.map((version) => promote(database.db, version, 'race')));
    const active = await database.db
      .selectFrom('ops.promotions')
      .select('parser_version')
      .where('active', '=', true)
      .execute();
    expect(active).toHaveLength(1);
  });
});
