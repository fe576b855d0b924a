import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { ExchangeComplianceValues } from '../../core/rows-compliance.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { deriveComplianceStates } from '../../scoring/ledger/compliance-states.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, publish, rowMeta } from './fixtures.ts';

const CIK = '100' as Cik;
const V1 = 'exchange-compliance@1' as ParserVersion;
const V2 = 'exchange-compliance@2' as ParserVersion;
const ON_WARRANTS: ExchangeComplianceValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  exchange: 'nyse-american',
  rule: '1001',
  deficiency: 'bid_price',
  status: 'delisting',
  stage: 'suspended',
  noticeDate: date('2024-03-28'),
  cureDeadline: null,
  isCurrent: true,
};
const ON_STOCK: ExchangeComplianceValues = {
  ...ON_WARRANTS,
  deficiency: 'equity',
  status: 'notified',
  stage: 'notified',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await publish(database.db, rowMeta());
  await ensurePromoted(database.db, [V1]);
  for (const [version, of] of [
    [V1, {}],
    [V2, { security: 'warrants' as const }],
  ] as const) {
    const meta = rowMeta({ parserVersion: version });
    const stock = version === V1 ? ON_STOCK : { ...ON_STOCK, security: null };
    const rows = [{ ...ON_WARRANTS, ...of }, stock].map((values, ordinal) => ({ values, meta, sequence: 1, ordinal }));
    await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.exchange_compliance', [meta], rows));
  }
});
afterAll(() => database.drop());

const statesOf = async () => {
  const asOf = date('2024-04-05');
  const [facts] = await loadIssuerFacts(database.db, { ciks: [CIK], asOf, lookbackDays: 400 });
  if (facts === undefined) throw new Error('an issuer without facts');
  const { states } = deriveComplianceStates(facts, asOf, methodologyByVersion(CURRENT_METHODOLOGY_VERSION));
  return states.map(({ deficiency, status }) => [deficiency, status]);
};

test('suspended warrants leave the listing of the stock as it is, once the version that tells them apart is promoted', async () => {
  expect(await statesOf()).toEqual([
    ['bid_price', 'suspended'],
    ['equity', 'notified'],
  ]);
  await promote(database.db, V2, 'reads the class of security');
  expect(await statesOf()).toEqual([['equity', 'notified']]);
  const rows = await database.db
    .selectFrom('dilution.current_exchange_compliance')
    .select(['deficiency', 'security'])
    .orderBy('ordinal')
    .execute();
  expect(rows).toEqual([
    { deficiency: 'bid_price', security: 'warrants' },
    { deficiency: 'equity', security: null },
  ]);
});
