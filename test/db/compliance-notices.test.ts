import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { ExchangeComplianceValues } from '../../core/rows-compliance.ts';
import { loadComplianceNotices } from '../../db/repositories/datasets/compliance-notices.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, PUBLIC_AT, publish, rowMeta } from './fixtures.ts';

const CIK = '100' as Cik;
const VERSION = 'exchange-compliance@1' as ParserVersion;

const BID_PRICE: ExchangeComplianceValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  exchange: 'nasdaq',
  rule: '5550(a)(2)',
  deficiency: 'bid_price',
  status: 'notified',
  stage: 'notified',
  noticeDate: date('2024-03-25'),
  cureDeadline: date('2024-09-23'),
  isCurrent: true,
};
const EQUITY: ExchangeComplianceValues = { ...BID_PRICE, deficiency: 'equity', rule: '5550(b)(1)', cureDeadline: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensurePromoted(database.db, [VERSION]);
});
afterAll(() => database.drop());

test('two deficiencies stated by the same words keep their own rules and deadlines', async () => {
  const meta = rowMeta({ cik: CIK, parserVersion: VERSION });
  await publish(database.db, meta);
  const rows = [BID_PRICE, EQUITY].map((values, ordinal) => ({ values, meta, sequence: 1, ordinal }));
  await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.exchange_compliance', [meta], rows));

  const noticeOf = await loadComplianceNotices(database.db, CIK);
  const { accessionNumber, sourceSpan, parserVersion } = meta;
  const source = { accessionNumber, sourceSpan, parserVersion, publicAt: PUBLIC_AT, confidence: 1, verified: true };
  const step = { status: 'notified', noticeDate: date('2024-03-25'), source } as const;
  const of = (deficiency: 'bid_price' | 'equity') => noticeOf({ exchange: 'nasdaq', deficiency, step });
  expect(of('bid_price')).toMatchObject({ rule: '5550(a)(2)', cureDeadline: '2024-09-23' });
  expect(of('equity')).toMatchObject({ rule: '5550(b)(1)', cureDeadline: null });
  const another = { ...step, noticeDate: date('2024-03-26') };
  expect(noticeOf({ exchange: 'nasdaq', deficiency: 'equity', step: another })).toBeNull();
});
