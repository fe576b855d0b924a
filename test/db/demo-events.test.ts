import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, loadConfig } from '../../cli/config.ts';
import { monitoredNight, withReceiver } from '../../cli/demo/monitored-night.ts';
import { renderDemoEvents } from '../../cli/report/render-demo-events.ts';
import { ensureSealingKeys } from '../../cli/webhooks/sealing-keys.ts';
import { startWorkerServices } from '../../cli/worker-services.ts';
import type { DecimalText } from '../../core/rows.ts';
import { createSecret } from '../../core/secret.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { listEndpoints } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, rowMeta } from './fixtures.ts';
import { createMonitorFixture } from './monitor-fixture.ts';

let database: TestDatabase;
let home = '';
let config: Config;
beforeAll(async () => {
  database = await createTestDatabase();
  home = mkdtempSync(join(tmpdir(), 'tidemark-demo-events-'));
  chmodSync(home, 0o755);
  config = loadConfig({ TIDEMARK_HOME: home });
  await ensureSealingKeys(config);
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** A filing whose cash lasts for so many months. */
async function storeCash(n: number, runwayMonths: string): Promise<void> {
  const meta = rowMeta({ accessionNumber: accessionOf(n) });
  await publish(database.db, meta);
  const values = {
    asOf: date('2024-03-31'),
    currency: 'USD',
    cashAndEquivalents: '1000000' as DecimalText,
    shortTermInvestments: null,
    operatingCashFlow: null,
    operatingCashFlowStart: null,
    operatingCashFlowEnd: null,
    ttmOperatingCashFlow: null,
    monthlyBurn: null,
    runwayMonths,
    goingConcern: true,
    runwayStatement: null,
  };
  await database.db
    .transaction()
    .execute((trx) => replaceRows(trx, 'dilution.cash_position', [meta], [{ values, meta, sequence: 1, ordinal: 0 }]));
}

test('the demo shows what its monitor matched, and the webhook that its receiver verified', async () => {
  await ensurePromoted(database.db, [rowMeta().parserVersion]);
  const { evaluate } = createMonitorFixture(database.db);
  const night = async (runways: readonly string[]): Promise<string> => {
    for (const [index, runway] of runways.entries()) await storeCash(index + 1, runway);
    await evaluate();
    return 'the report';
  };
  const demo = (runways: readonly string[]) =>
    withReceiver(config, async (allowing, receiver) => {
      const services = await startWorkerServices(allowing, createSecret(database.url), pino({ level: 'silent' }));
      try {
        return await monitoredNight(database.db, allowing, receiver, () => night(runways));
      } finally {
        await services.stop();
      }
    });

  const first = await demo(['0.35', '17.2', '5.9']);
  expect(first.night).toBe('the report');
  const { matches, deliveries, verified } = first.events;
  expect(matches.map(({ values }) => String(values['runwayMonths'])).sort()).toEqual(['0.35', '5.9']);
  expect(deliveries.map(({ eventType, state, attempts }) => [eventType, state, attempts])).toEqual([
    ['monitor.match', 'delivered', 1],
  ]);
  expect(verified).toBe(1);
  const text = renderDemoEvents(first.events);
  expect(text).toContain(
    'monitor "cash for less than six months" (goingConcern = true and runwayMonths < 6): 2 matches',
  );
  expect(text).toContain(`: cash for 0.35 months (CORRESP ${accessionOf(1)})`);
  expect(text).toMatch(/webhook: 1 monitor\.match delivered to http:\S+, signature verified by the receiver$/);

  // A second run finds nothing new, shows what is stored, and leaves no endpoint behind either.
  const second = await demo(['0.35']);
  expect(second.events).toMatchObject({ deliveries: [], verified: 0 });
  expect(renderDemoEvents(second.events)).toMatch(/2 matches[\s\S]*webhook: nothing new to deliver$/);
  const { organizationId } = await ensureOrganization(database.db, 'default');
  expect(await listEndpoints(database.db, { organizationId })).toEqual([]);
  expect(await listEndpoints(database.db, { organizationId, deleted: true })).toHaveLength(2);
});
