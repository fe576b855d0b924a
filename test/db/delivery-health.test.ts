import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderHealth } from '../../cli/report/render-health.ts';
import { deliveryHealth } from '../../db/repositories/delivery/health.ts';
import { disableEndpoints } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tableReads } from '../query-plans.ts';
import { addEndpoint, clearDeliveries, ORGANIZATION } from './delivery-fixture.ts';

const OTHER = '019cafd1-0d4e-7c53-8d1a-64b7a1f3b2c1';

describe('the health of deliveries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => clearDeliveries(database.db));

  /** One attempt of a delivery of its own, minutes ago. */
  async function attempted(
    endpointId: string,
    attempt: { outcome: string; minutesAgo: number; latencyMs?: number; status?: number; errorCode?: string },
  ): Promise<void> {
    const { outcome, minutesAgo, latencyMs = null, status = null, errorCode = null } = attempt;
    await sql`
      insert into events.delivery_attempts (id, lane, claim, attempt, attempted_at, outcome, latency_ms, age_ms, status,
        error_code)
      values (gen_random_uuid(), ${endpointId}, 1, 1, now() - make_interval(mins => ${minutesAgo}), ${outcome},
        ${latencyMs}, ${latencyMs === null ? null : latencyMs + 20}, ${status}, ${errorCode})
    `.execute(database.db);
  }
  const waiting = (endpointId: string, state: string) =>
    sql`
      insert into events.deliveries (id, event_id, position, endpoint_id, state)
      values (gen_random_uuid(), gen_random_uuid(), 1, ${endpointId}, ${state})
    `.execute(database.db);
  const report = (organizationId: string | null, windowHours = 1) =>
    deliveryHealth(database.db, { organizationId, windowHours, failures: 2 });

  test('counts deliveries and attempts in the window, for each endpoint and in total', async () => {
    const [a, b] = [
      await addEndpoint(database.db, { url: 'https://a.example/' }),
      await addEndpoint(database.db, { url: 'https://b.example/' }),
    ];
    for (let index = 1; index <= 98; index += 1) {
      await attempted(a, { outcome: 'accepted', minutesAgo: 30, latencyMs: 10, status: 200 });
    }
    await attempted(a, { outcome: 'rejected', minutesAgo: 20, latencyMs: 110, status: 500, errorCode: 'http-500' });
    await attempted(a, { outcome: 'gone', minutesAgo: 10, latencyMs: 210, status: 410, errorCode: 'gone' });
    await attempted(a, { outcome: 'accepted', minutesAgo: 90, latencyMs: 9_000, status: 200 });
    await attempted(b, { outcome: 'exhausted', minutesAgo: 5, latencyMs: 10_000, errorCode: 'timeout' });
    await attempted(b, { outcome: 'interrupted', minutesAgo: 5, errorCode: 'interrupted' });
    await waiting(a, 'pending');
    await waiting(a, 'sending');
    await waiting(a, 'delivered');
    await waiting(b, 'pending');
    await disableEndpoints(database.db, [b], 'by hand');
    const { total, endpoints, recentFailures } = await report(ORGANIZATION);
    const healthOfA = {
      delivered: 98,
      failed: 1,
      successRate: 98 / 99,
      attempts: 100,
      failedAttempts: 2,
      attemptLatency: { averageMs: 13, p50Ms: 10, p95Ms: 10, p99Ms: 110 },
      firstAttempt: { averageMs: 20, p50Ms: 20, p95Ms: 20, p99Ms: 20 },
      endToEnd: { averageMs: 30, p50Ms: 30, p95Ms: 30, p99Ms: 30 },
      pending: 2,
      held: 0,
    };
    expect(endpoints).toEqual([
      { endpointId: a, url: 'https://a.example/', enabled: true, disabledReason: null, ...healthOfA },
      expect.objectContaining({
        endpointId: b,
        enabled: false,
        delivered: 0,
        failed: 1,
        successRate: 0,
        attempts: 1,
        attemptLatency: { averageMs: null, p50Ms: null, p95Ms: null, p99Ms: null },
        endToEnd: { averageMs: null, p50Ms: null, p95Ms: null, p99Ms: null },
        pending: 0,
        held: 1,
      }),
    ]);
    const { firstAttempt } = total;
    expect(total).toEqual({
      ...healthOfA,
      firstAttempt,
      failed: 2,
      successRate: 0.98,
      attempts: 101,
      failedAttempts: 3,
      held: 1,
    });
    expect(firstAttempt).toMatchObject({ p50Ms: 20, p99Ms: 20 });
    expect(recentFailures.map(({ endpointId, errorCode, isFinal }) => [endpointId, errorCode, isFinal])).toEqual([
      [b, 'timeout', true],
      [a, 'gone', true],
    ]);
    expect((await report(ORGANIZATION, 2)).total.delivered).toBe(99);
    expect(renderHealth(await report(ORGANIZATION))).toContain('98.00 %');
  });

  test('shows an organization its own endpoints, and those who operate all of them', async () => {
    const own = await addEndpoint(database.db, { url: 'https://own.example/' });
    const foreign = await addEndpoint(database.db, { url: 'https://foreign.example/', organizationId: OTHER });
    for (const endpoint of [own, foreign]) {
      await attempted(endpoint, { outcome: 'rejected', minutesAgo: 1, errorCode: 'timeout' });
    }
    const mine = await report(OTHER);
    expect(mine.endpoints.map(({ endpointId }) => endpointId)).toEqual([foreign]);
    expect(mine.total.attempts).toBe(1);
    expect(mine.recentFailures).toHaveLength(1);
    expect((await report(null)).total.attempts).toBe(2);
  });

  test('is printed by its command, and in total by tidemark status', async () => {
    const id = await addEndpoint(database.db, { url: 'https://a.example/' });
    await attempted(id, { outcome: 'accepted', minutesAgo: 90, latencyMs: 12, status: 200 });
    await attempted(id, { outcome: 'exhausted', minutesAgo: 5, latencyMs: 40, status: 500, errorCode: 'http-500' });
    const run = (...args: string[]) => runCli(args, { env: { DATABASE_URL: database.url } });
    const organization = ['--organization', `o-${ORGANIZATION}`];
    const json = await run('webhooks', 'health', '--hours', '1', '--json', ...organization);
    expect([json.code, json.stderr]).toEqual([0, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      total: { delivered: 0, failed: 1, successRate: 0, attemptLatency: { averageMs: 40 } },
      endpoints: [{ endpointId: id, url: 'https://a.example/', failed: 1 }],
      recentFailures: [{ endpointId: id, errorCode: 'http-500', isFinal: true }],
    });
    const { stdout } = await run('webhooks', 'health', ...organization);
    expect(stdout).toContain('50.00 %');
    expect((await run('status')).stdout).toContain('webhooks, 24 h: 1 delivered, 1 failed, 1 failed attempts');
    expect((await run('webhooks', 'health')).stderr).toContain('there is no organization "default"');
  });

  test('reads no more attempts than a report may, of the newest part of the window, by an index', async () => {
    const endpoints: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      endpoints.push(
        await addEndpoint(database.db, { url: `https://${n}.example/`, organizationId: n < 2 ? ORGANIZATION : OTHER }),
      );
    }
    // An attempt of each endpoint every 15 seconds, over two hours; the third belongs to another organization.
    await sql`
      insert into events.delivery_attempts (id, lane, claim, attempt, attempted_at, outcome, latency_ms, age_ms, status)
      select gen_random_uuid(), lane, 1, 1, now() - n * interval '15 seconds' + interval '10 seconds',
        case when n % 100 = 0 then 'rejected' else 'accepted' end, n % 7, n % 7 + 5, 200
      from generate_series(1, 480) n, unnest(${endpoints}::uuid[]) lane
    `.execute(database.db);
    await sql`analyze events.delivery_attempts, api.webhook_endpoints, events.deliveries`.execute(database.db);
    const query = { organizationId: ORGANIZATION, windowHours: 2, failures: 3 };
    expect((await deliveryHealth(database.db, query)).isShortened).toBe(false);
    const reads = await tableReads(database.db, async (db) => {
      const { isShortened, since, total, recentFailures } = await deliveryHealth(db, query, 300);
      expect([isShortened, total.attempts, recentFailures.length]).toEqual([true, 240, 3]);
      expect(Date.now() - Date.parse(since)).toBeGreaterThan(29 * 60_000);
      expect(total.attemptLatency.p50Ms).toBe(3);
    });
    const attempts = reads.filter(({ table }) => table === 'delivery_attempts');
    for (const read of attempts)
      expect(read, JSON.stringify(read)).toMatchObject({ index: expect.stringMatching(/./) });
    expect(Math.max(...attempts.map(({ rows }) => rows))).toBeLessThanOrEqual(602);
  });

  test('is empty without endpoints', async () => {
    const { total, endpoints } = await report(ORGANIZATION);
    expect(endpoints).toEqual([]);
    expect(total).toMatchObject({ delivered: 0, successRate: null, endToEnd: { p95Ms: null }, pending: 0 });
    expect(renderHealth(await report(ORGANIZATION))).toContain('tidemark webhooks create');
  });
});
