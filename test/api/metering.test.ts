import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Budgets, createBudgets, periodOf } from '../../api/metering/budgets.ts';
import { createMeter, type Meter, type MeterDeps } from '../../api/metering/meter.ts';
import { costOf, decimalOf, tokensOf, unitsOf } from '../../api/metering/prices.ts';
import { hashOfSecret, newApiKey } from '../../core/api-key.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import {
  findKeyForRequest,
  insertApiKey,
  listApiKeys,
  readBudget,
} from '../../db/repositories/organizations/api-keys.ts';
import { type MeteredCall, recordCalls } from '../../db/repositories/organizations/metered-calls.ts';
import {
  ensureOrganization,
  listOrganizations,
  setSpendCap,
} from '../../db/repositories/organizations/organizations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const PERIOD = periodOf(Date.now());
/** Organizations that are not stored. */
const A = '01990000-0000-7000-8000-00000000000a';
const B = '01990000-0000-7000-8000-00000000000b';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let organizations = 0;
let name: string;
let organizationId: string;
let keyId: string;
let budgets: Budgets;
let logged: string[];
beforeEach(async () => {
  organizations += 1;
  name = `metered-${organizations}`;
  ({ organizationId } = await ensureOrganization(database.db, name));
  const { prefix, secret } = newApiKey();
  const key = { organizationId, prefix, secretHash: hashOfSecret(secret), name: 'k', scopes: ['read'] as const };
  ({ keyId } = await insertApiKey(database.db, { ...key, expiresAt: null }));
  budgets = startBudgets();
  logged = [];
});

const startBudgets = (now: () => number = Date.now): Budgets =>
  createBudgets({
    read: (id, period) => readBudget(database.db, id, period),
    onError: (error) => void logged.push(String(error)),
    now,
  });
const log = (_: object, message: string): void => void logged.push(message);
const startMeter = (
  settings: MeterDeps['settings'] = {},
  store: MeterDeps['store'] = (calls) => recordCalls(database.db, calls),
) =>
  createMeter({
    store,
    budgets,
    logger: { warn: log, error: log } as MeterDeps['logger'],
    settings: { flushMs: 5, retryMs: [5, 20], ...settings },
  });

function callOf(cost: string, more: Partial<MeteredCall> = {}): MeteredCall {
  const calledAt = new Date().toISOString() as IsoTimestamp;
  return {
    callId: uuidv7(),
    organizationId,
    keyId,
    operation: 'listWarrants',
    status: 200,
    tokens: 120,
    cost,
    calledAt,
    ...more,
  };
}

async function stored(): Promise<{ calls: number; tokens: number; cost: string; spent: string; announced: string[] }> {
  const { rows } = await sql<{ calls: number; tokens: number; cost: string; spent: string; announced: string[] }>`
    select count(*)::int as calls, coalesce(sum(tokens), 0)::int as tokens, trim_scale(coalesce(sum(cost), 0)) as cost,
      (select trim_scale(spent) from api.spend s where s.organization_id = ${organizationId}) as spent,
      array(select natural_key from events.outbox o where o.organization_id = ${organizationId}
        and event_type = 'billing.budget.threshold' order by created_at, natural_key) as announced
    from api.metered_calls where organization_id = ${organizationId}
  `.execute(database.db);
  const [row] = rows;
  if (row === undefined) throw new Error('no answer');
  return { ...row, announced: row.announced.map((key) => key.split('/').at(-1) ?? '').sort() };
}

async function stopped(...meters: readonly Meter[]): Promise<void> {
  await Promise.all(meters.map((meter) => meter.stop()));
}

describe('metered calls', () => {
  test('that race over two instances are stored and charged exactly, and thresholds are announced once', async () => {
    await setSpendCap(database.db, { organizationId, cap: '0.02', period: PERIOD });
    const meters = [startMeter({ batchSize: 7 }), startMeter({ batchSize: 11 })];
    for (let call = 0; call < 200; call += 1) {
      meters[call % 2]?.record(callOf('0.0001'));
      if (call % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
    }
    await stopped(...meters);
    expect(meters.map((meter) => meter.counts())).toEqual([
      { stored: 100, waiting: 0, lost: 0 },
      { stored: 100, waiting: 0, lost: 0 },
    ]);
    expect(await stored()).toEqual({
      calls: 200,
      tokens: 24_000,
      cost: '0.02',
      spent: '0.02',
      announced: ['100', '75', '90', '95'],
    });
    const [listed] = (await listOrganizations(database.db, PERIOD)).filter((one) => one.name === name);
    expect(listed).toMatchObject({ activeKeys: 1, calls: 200, spendCap: '0.02', period: PERIOD });
    // One key was used by all; when is up to a minute old.
    const [key] = await listApiKeys(database.db, { organizationId });
    expect(Date.now() - Date.parse(key?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(logged).toEqual([]);
  });

  test('that are stored twice, because the answer of the database was lost, are charged once', async () => {
    let attempts = 0;
    const meter = startMeter({}, async (calls) => {
      const answer = await recordCalls(database.db, calls);
      attempts += 1;
      if (attempts === 1) throw new Error('connection lost');
      return answer;
    });
    meter.record(callOf('0.25'));
    meter.record(callOf('0.5'));
    await stopped(meter);
    expect(attempts).toBe(2);
    expect(await stored()).toMatchObject({ calls: 2, spent: '0.75' });
    expect(logged).toEqual(['metered calls were not stored; trying again']);
  });

  test('wait for a database that is away, are bounded in memory, and those that are lost are counted and logged', async () => {
    let away = true;
    const meter = startMeter({ maxCalls: 50, batchSize: 10 }, async (calls) => {
      if (away) throw new Error('the database is away');
      return recordCalls(database.db, calls);
    });
    for (let call = 0; call < 60; call += 1) meter.record(callOf('1'));
    expect(meter.counts()).toEqual({ stored: 0, waiting: 50, lost: 10 });
    await new Promise((resolve) => setTimeout(resolve, 30));
    away = false;
    while (meter.counts().waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    meter.record(callOf('1'));
    await stopped(meter);
    expect(meter.counts()).toEqual({ stored: 51, waiting: 0, lost: 10 });
    expect(await stored()).toMatchObject({ calls: 51, spent: '51' });
    expect(new Set(logged)).toEqual(
      new Set([
        'calls are not metered: too many wait',
        'metered calls were not stored; trying again',
        'calls were not metered',
      ]),
    );
  });

  test('that cannot be stored before an instance ends are logged as lost', async () => {
    const meter = startMeter({ stopMs: 20 }, () => Promise.reject(new Error('the database is away')));
    meter.record(callOf('1'));
    await stopped(meter);
    expect(meter.counts().lost).toBe(1);
    expect(logged.at(-1)).toBe('calls were not metered');
  });

  test('belong to the month in which they were made', async () => {
    const meter = startMeter();
    meter.record(callOf('1', { calledAt: '2026-01-31T23:59:59.999Z' as IsoTimestamp }));
    meter.record(callOf('2', { calledAt: '2026-02-01T00:00:00.000Z' as IsoTimestamp, keyId: null }));
    await stopped(meter);
    const { rows } = await sql`
      select period, spent from api.spend where organization_id = ${organizationId} order by 1
    `.execute(database.db);
    expect(rows).toEqual([
      { period: '2026-01', spent: '1' },
      { period: '2026-02', spent: '2' },
    ]);
  });
});

describe('a budget', () => {
  test('is exceeded as soon as what is stored and what waits reach the cap', () => {
    budgets.observe(A, { period: PERIOD, spent: '0.5', cap: '1' });
    expect(budgets.exceeded(A, PERIOD)).toBeNull();
    budgets.charge(A, PERIOD, unitsOf('0.4999'));
    expect(budgets.exceeded(A, PERIOD)).toBeNull();
    budgets.charge(A, PERIOD, unitsOf('0.0001'));
    expect(budgets.exceeded(A, PERIOD)).toEqual({ period: PERIOD, spent: '1', cap: '1' });
    expect(budgets.exceeded(B, PERIOD)).toBeNull();
  });

  test('is seen across instances with the next look-up of a key, starts again each month, and may be raised', async () => {
    await setSpendCap(database.db, { organizationId, cap: '1', period: PERIOD });
    const { rows } = await sql<{ prefix: string }>`select prefix from api.api_keys where key_id = ${keyId}`.execute(
      database.db,
    );
    const observe = async (): Promise<void> => {
      const key = await findKeyForRequest(database.db, rows[0]?.prefix ?? '', PERIOD);
      if (key) budgets.observe(organizationId, key.budget);
    };
    await observe();
    expect(budgets.exceeded(organizationId, PERIOD)).toBeNull();
    // Another instance stores calls.
    await recordCalls(database.db, [callOf('1.5')]);
    await observe();
    expect(budgets.exceeded(organizationId, PERIOD)).toMatchObject({ spent: '1.5', cap: '1' });
    expect(budgets.exceeded(organizationId, '2999-01')).toBeNull();
    budgets = startBudgets();
    await setSpendCap(database.db, { organizationId, cap: '2', period: PERIOD });
    await observe();
    expect(budgets.exceeded(organizationId, PERIOD)).toBeNull();
    // Lowered below what is spent: announced at once, not with the next call.
    expect((await setSpendCap(database.db, { organizationId, cap: '1.6', period: PERIOD })).crossed).toEqual([]);
    expect((await stored()).announced).toEqual(['100', '75', '90', '95']);
  });

  test('is read again beside the requests where no key is looked up, so that a raised cap is seen', async () => {
    let now = Date.now();
    budgets = startBudgets(() => now);
    await setSpendCap(database.db, { organizationId, cap: '1', period: PERIOD });
    await recordCalls(database.db, [callOf('1')]);
    // Unknown so far: the first call passes.
    expect(budgets.exceeded(organizationId, PERIOD)).toBeNull();
    await expect.poll(() => budgets.exceeded(organizationId, PERIOD)).toMatchObject({ spent: '1', cap: '1' });
    await setSpendCap(database.db, { organizationId, cap: '2', period: PERIOD });
    expect(budgets.exceeded(organizationId, PERIOD)).not.toBeNull();
    now += 5_001;
    await expect.poll(() => budgets.exceeded(organizationId, PERIOD)).toBeNull();
    expect(logged).toEqual([]);
  });

  test('of what an older answer of the database says is not reduced', () => {
    budgets.observe(A, { period: PERIOD, spent: '2', cap: '2' });
    budgets.observe(A, { period: PERIOD, spent: '1', cap: '2' });
    expect(budgets.exceeded(A, PERIOD)).toMatchObject({ spent: '2' });
  });
});

describe('prices', () => {
  test('are exact decimals: a call, and what its tokens add', () => {
    expect([tokensOf(0), tokensOf(1), tokensOf(4), tokensOf(5)]).toEqual([0, 1, 1, 2]);
    expect(decimalOf(costOf('Dilution', 0))).toBe('0.0005');
    expect(decimalOf(costOf('Dilution', 1))).toBe('0.000501');
    expect(decimalOf(costOf('Dilution', 2_345))).toBe('0.002845');
    expect(decimalOf(costOf('Monitors', 1_000_000))).toBe('0');
    expect([unitsOf('12.5'), unitsOf('0'), decimalOf(unitsOf('1000.000000000001'))]).toEqual([
      12_500_000_000_000n,
      0n,
      '1000.000000000001',
    ]);
  });
});
