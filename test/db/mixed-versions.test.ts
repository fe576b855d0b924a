import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { ExchangeComplianceValues } from '../../core/rows-compliance.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, rowMeta } from './fixtures.ts';

/** A row of version 1, which has no column `security`. */
const NOTICE: ExchangeComplianceValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  exchange: 'nyse-american',
  rule: '1003(f)(v)',
  deficiency: 'bid_price',
  status: 'notified',
  stage: 'notified',
  noticeDate: date('2024-03-25'),
  cureDeadline: null,
  isCurrent: true,
};
const WARRANTS: ExchangeComplianceValues = { ...NOTICE, security: 'warrants' };
const V1 = rowMeta({ parserVersion: 'exchange-compliance@1' as ParserVersion });
const V2 = rowMeta({ parserVersion: 'exchange-compliance@2' as ParserVersion });

const oldRow = { values: NOTICE, meta: V1, sequence: 1, ordinal: 0 };
const newRow = { values: WARRANTS, meta: V2, sequence: 1, ordinal: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const n of [1, 2]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate dilution.exchange_compliance, ops.row_history`.execute(database.db));

const store = (rows: readonly (typeof oldRow)[]) =>
  database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.exchange_compliance', [V1, V2], rows));

async function storedRows(): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - 'recorded_at' - 'verified_at' as row from dilution.exchange_compliance t
    order by accession_number, parser_version
  `.execute(database.db);
  return rows.map(({ row }) => row);
}

test.each([
  ['the old version first', [oldRow, newRow]],
  ['the new version first', [newRow, oldRow]],
])('a load with rows of two versions stores every column of both, %s', async (_, rows) => {
  expect(await store(rows)).toMatchObject({ inserted: 2 });
  const [old, current] = await storedRows();
  expect([old?.['security'], current?.['security']]).toEqual([null, 'warrants']);
  const { parser_version: oldVersion, security: _none, ...columns } = old ?? {};
  const { parser_version: newVersion, security: _warrants, ...same } = current ?? {};
  expect([oldVersion, newVersion]).toEqual([V1.parserVersion, V2.parserVersion]);
  expect(same).toEqual(columns);
  expect(columns).toMatchObject({ rule: '1003(f)(v)', notice_date: '2024-03-25', source_span: V1.sourceSpan });

  expect(await store(rows.toReversed()), 'in the other order').toMatchObject({ unchanged: 2, removed: 0 });
  expect(await storedRows()).toEqual([old, current]);
});

test('a change of a column that only the second row has is written, and the replaced row is kept', async () => {
  await store([oldRow, newRow]);
  const corrected = { ...newRow, values: { ...WARRANTS, security: 'units' as const } };
  expect(await store([oldRow, corrected])).toMatchObject({ changed: 1, unchanged: 1, removed: 0 });
  expect((await storedRows()).map((row) => row['security'])).toEqual([null, 'units']);
  const past = await database.db.selectFrom('ops.row_history').select(['parser_version', 'row']).execute();
  expect(past).toMatchObject([{ parser_version: V2.parserVersion, row: { security: 'warrants' } }]);
});

test('a filing of the old version among filings of the new one does not take their column away', async () => {
  const other = rowMeta({ parserVersion: V2.parserVersion, accessionNumber: accessionOf(2) });
  const rows = [oldRow, newRow, { ...newRow, meta: other }];
  await database.db
    .transaction()
    .execute((trx) => replaceRows(trx, 'dilution.exchange_compliance', [V1, V2, other], rows));
  expect((await storedRows()).map((row) => row['security'])).toEqual([null, 'warrants', 'warrants']);
});
