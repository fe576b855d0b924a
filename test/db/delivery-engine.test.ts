import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { listDeliveries, readAttempts, replayDelivery } from '../../db/repositories/delivery/deliveries.ts';
import { deleteEndpoint, enableEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { type DeliveryDeps, type Service, startDeliveries } from '../../delivery/delivery-service.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import {
  addEndpoint,
  append,
  clearDeliveries,
  localSender,
  publishedEvent,
  type Receiver,
  startReceiver,
} from './delivery-fixture.ts';

let database: TestDatabase;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => clearDeliveries(database.db));
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function receiver(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...answer);
  closers.push(() => started.close());
  return started;
}

const errors: unknown[] = [];

/** A worker with connections of its own. */
function worker(options: Partial<DeliveryDeps> = {}, timeoutMs?: number): Service {
  const db = createDatabase(database.url, { poolSize: 5 });
  const sender = localSender(timeoutMs);
  const service = startDeliveries({
    db,
    databaseUrl: database.url,
    send: sender.deliver,
    onError: (error) => errors.push(error),
    ...options,
  });
  closers.push(async () => {
    await service.stop();
    await sender.close();
    await db.destroy();
  });
  return service;
}

const statesOf = async (endpointId: string) => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from events.deliveries where endpoint_id = ${endpointId} group by 1
  `.execute(database.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const dueNow = (endpointId: string) =>
  sql`update events.deliveries set due_at = now() where endpoint_id = ${endpointId} and state = 'pending'`.execute(
    database.db,
  );
const settled = (endpointId: string, state: string, count: number) =>
  until(`${count} are ${state}`, async () => (await statesOf(endpointId))[state] === count);
const only = async (endpointId: string) => {
  const [delivery, ...others] = await listDeliveries(database.db, { endpointId, limit: 10 });
  if (delivery === undefined || others.length > 0) throw new Error(`${others.length + 1} deliveries`);
  return delivery;
};
const logOf = async (id: string) => (await readAttempts(database.db, [id])).get(id) ?? [];
const attemptsOf = async (endpointId: string) =>
  (await listDeliveries(database.db, { endpointId, limit: 1 }))[0]?.attempts ?? 0;
const keys = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => publishedEvent(`${prefix}-${index}`));

describe('the delivery engine', () => {
  test('delivers each event once to each endpoint, with two workers, and wakes up on a commit', async () => {
    const [first, second] = [await receiver(), await receiver()];
    const [a, b] = [
      await addEndpoint(database.db, { url: first.url }),
      await addEndpoint(database.db, { url: second.url }),
    ];
    worker();
    worker();
    for (let page = 0; page < 5; page += 1) await append(database.db, keys(`page${page}`, 20));
    await settled(a, 'delivered', 100);
    await settled(b, 'delivered', 100);
    expect(new Set(first.received.map(({ id }) => id)).size).toBe(100);
    expect(first.received).toHaveLength(100);
    expect(second.received).toHaveLength(100);
    const [one] = first.received;
    const envelope = JSON.parse(one?.body ?? '{}') as { id: string; type: string };
    expect(envelope).toMatchObject({ id: one?.id, type: 'filing.published' });
    expect(errors).toEqual([]);
  });

  test('a dead and a slow endpoint hold few attempts and delay no other', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const [dead, slow, healthy] = [
      await receiver(() => undefined),
      await receiver((_, response) => void released.then(() => response.writeHead(200).end())),
      await receiver(),
    ];
    await addEndpoint(database.db, { url: dead.url });
    const slowId = await addEndpoint(database.db, { url: slow.url });
    const healthyId = await addEndpoint(database.db, { url: healthy.url });
    const limits = { total: 12, perLane: 3, failing: 2 };
    worker({ limits, graceMs: 100 }, 60_000);
    await append(database.db, keys('many', 60));
    // Delivered while the others hold all that they may.
    await settled(healthyId, 'delivered', 60);
    expect(dead.received).toHaveLength(3);
    expect(slow.received).toHaveLength(3);
    expect((await statesOf(slowId))['delivered']).toBeUndefined();
    release();
    await settled(slowId, 'delivered', 60);
    expect(slow.mostAtOnce()).toBe(3);
    expect(dead.received).toHaveLength(3);
  });

  test('many endpoints that fail share a part of the slots, one attempt each', async () => {
    const broken = await receiver((_, response) => response.writeHead(500).end());
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      ids.push(await addEndpoint(database.db, { url: broken.url, eventTypes: ['filing.*'] }));
    }
    const hanging = await receiver(() => undefined);
    worker({ limits: { total: 8, perLane: 4, failing: 2 }, graceMs: 100 }, 60_000);
    await append(database.db, keys('first', 1));
    for (const id of ids) await until('its attempt failed', async () => (await attemptsOf(id)) === 1);
    await sql`update api.webhook_endpoints set url = ${hanging.url}`.execute(database.db);
    const healthy = await receiver();
    const healthyId = await addEndpoint(database.db, { url: healthy.url });
    await append(database.db, keys('second', 20));
    await settled(healthyId, 'delivered', 20);
    expect(hanging.received.length).toBeLessThanOrEqual(2);
  });

  test('logs a failed attempt with its answer, tries again by the schedule, and delivers under the same id', async () => {
    let answers = 0;
    const flaky = await receiver((_, response) => {
      answers += 1;
      if (answers === 1) response.writeHead(503, { 'retry-after': '3600' }).end('x'.repeat(5_000));
      else if (answers === 2) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      else response.writeHead(201).end('thanks');
    });
    const id = await addEndpoint(database.db, { url: flaky.url });
    const service = worker();
    await append(database.db, keys('one', 1));
    await until('the first attempt is recorded', async () => (await attemptsOf(id)) === 1);
    const waiting = await only(id);
    expect(waiting).toMatchObject({ state: 'pending', lastError: 'http-503', settledAt: null });
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from due_at - now())::float8 as seconds from events.deliveries
    `.execute(database.db);
    expect(rows[0]?.seconds).toBeGreaterThan(3_500);
    await dueNow(id);
    service.wake();
    await until('the second attempt is recorded', async () => (await attemptsOf(id)) === 2);
    expect(await only(id)).toMatchObject({ state: 'pending', lastError: 'redirect-refused' });
    await dueNow(id);
    service.wake();
    await settled(id, 'delivered', 1);
    expect(new Set(flaky.received.map((request) => request.id)).size).toBe(1);
    expect(new Set(flaky.received.map((request) => request.body)).size).toBe(1);
    const log = await logOf((await only(id)).id);
    expect(log.map(({ attempt, outcome, status }) => [attempt, outcome, status])).toEqual([
      [1, 'rejected', 503],
      [2, 'rejected', 302],
      [3, 'accepted', 201],
    ]);
    expect(Buffer.byteLength(log[0]?.responseExcerpt ?? '')).toBe(1_024);
    expect(log[2]?.responseExcerpt).toBe('thanks');
    for (const { latencyMs } of log) expect(latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('410 ends the delivery and disables the endpoint; the others are held, and continue once it is enabled', async () => {
    let isGone = true;
    const leaving = await receiver((_, response) => response.writeHead(isGone ? 410 : 200).end());
    const id = await addEndpoint(database.db, { url: leaving.url });
    const disabled: string[] = [];
    const service = worker({
      limits: { total: 4, perLane: 1, failing: 4 },
      onDisabled: (endpoint) => disabled.push(endpoint),
    });
    await append(database.db, keys('gone', 5));
    await settled(id, 'failed', 1);
    await until('it is reported', async () => disabled.length === 1);
    const { rows } = await sql<{ enabled: boolean; reason: string }>`
      select enabled, disabled_reason as reason from api.webhook_endpoints
    `.execute(database.db);
    expect(rows).toEqual([{ enabled: false, reason: 'the receiver answered 410 Gone' }]);
    await append(database.db, keys('meanwhile', 1));
    service.wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await statesOf(id)).toEqual({ failed: 1, pending: 4 });
    expect(leaving.received).toHaveLength(1);
    isGone = false;
    await enableEndpoint(database.db, id);
    service.wake();
    await until('the held ones are delivered', async () => (await statesOf(id))['delivered'] === 4);
    expect(await statesOf(id)).toEqual({ failed: 1, delivered: 4 });
    const [failed] = await listDeliveries(database.db, { endpointId: id, state: 'failed', limit: 2 });
    expect(await replayDelivery(database.db, failed?.id ?? '')).toBe(true);
    await settled(id, 'delivered', 5);
  });

  test('what is pending for a deleted endpoint is canceled, and cannot be replayed', async () => {
    const id = await addEndpoint(database.db, { url: 'http://127.0.0.1:1/' });
    worker();
    await append(database.db, keys('deleted', 2));
    await until('attempts failed', async () => {
      const { rows } = await sql`select from events.delivery_attempts`.execute(database.db);
      return rows.length === 2;
    });
    await deleteEndpoint(database.db, id);
    await settled(id, 'canceled', 2);
    const [one] = await listDeliveries(database.db, { endpointId: id, limit: 1 });
    expect(one).toMatchObject({ state: 'canceled', lastError: 'deleted' });
    expect(await replayDelivery(database.db, one?.id ?? '')).toBe(false);
  });

  test('a worker that stops records what is in flight as interrupted, and the next one delivers it', async () => {
    let isHanging = true;
    const hanging = await receiver((_, response) => {
      if (!isHanging) response.writeHead(200).end();
    });
    const id = await addEndpoint(database.db, { url: hanging.url });
    const stopping = worker({ graceMs: 50 });
    await append(database.db, keys('stop', 1));
    await until('it is received', async () => hanging.received.length === 1);
    await stopping.stop();
    expect(await only(id)).toMatchObject({ state: 'pending', attempts: 0, lastError: 'interrupted' });
    isHanging = false;
    worker();
    await settled(id, 'delivered', 1);
    const log = await logOf((await only(id)).id);
    expect(log.map(({ attempt, claim, outcome }) => [claim, attempt, outcome])).toEqual([
      [1, 1, 'interrupted'],
      [2, 1, 'accepted'],
    ]);
    expect(new Set(hanging.received.map((request) => request.id)).size).toBe(1);
  });
});
