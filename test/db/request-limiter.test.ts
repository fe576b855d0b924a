import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../db/database.ts';
import { penalizeRequests, reserveRequestSlot } from '../../db/repositories/runs/request-limiter.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

describe('request limiter', () => {
  let database: TestDatabase;
  let workers: Database[];
  beforeAll(async () => {
    database = await createTestDatabase();
    workers = Array.from({ length: 5 }, () => createDatabase(database.url, { poolSize: 2 }));
  });
  afterAll(async () => {
    await Promise.all(workers.map((db) => db.destroy()));
    await database.drop();
  });
  beforeEach(() =>
    sql`update ops.request_limiter set next_slot_at = 'epoch', blocked_until = 'epoch'`.execute(database.db),
  );

  /** When requests would go out, in milliseconds, as several workers wait for their slots and send. */
  async function send(
    db: Database,
    count: number,
    perSecond: number,
    priority: 'live' | 'backfill' = 'live',
  ): Promise<number[]> {
    const times: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const { waitMs } = await reserveRequestSlot(db, { perSecond, priority });
      times.push(performance.now() + waitMs);
      await sleep(waitMs);
    }
    return times;
  }

  function busiestSecond(times: readonly number[]): number {
    const sorted = times.toSorted((a, b) => a - b);
    return Math.max(...sorted.map((start) => sorted.filter((time) => time >= start && time < start + 1000).length));
  }

  test('five workers at the highest rate never send more than ten in any second, and waste little of it', async () => {
    const times = (await Promise.all(workers.map((db) => send(db, 8, 10)))).flat();
    expect(busiestSecond(times)).toBeLessThanOrEqual(10);
    const seconds = (Math.max(...times) - Math.min(...times)) / 1000;
    expect(times).toHaveLength(40);
    expect(39 / seconds).toBeGreaterThan(8);
  });

  test('slots handed out at the same moment are evenly spaced', async () => {
    const waits = await Promise.all(
      workers.flatMap((db) => [0, 1, 2].map(() => reserveRequestSlot(db, { perSecond: 8, priority: 'live' }))),
    );
    const sorted = waits.map(({ waitMs }) => waitMs).toSorted((a, b) => a - b);
    // All are reserved within moments, so the last one's wait is nearly the whole queue of fifteen.
    expect(sorted.at(-1)).toBeGreaterThan(14 * 125 - 400);
    expect(sorted.at(-1)).toBeLessThanOrEqual(14 * 125);
  });

  test('live requests go ahead: a backfill gets a slot only when the queue is empty', async () => {
    const order: string[] = [];
    const live = workers.slice(0, 2).map((db) => send(db, 8, 10).then(() => order.push('live')));
    await sleep(10);
    const backfill = workers.slice(2).map((db) => send(db, 4, 10, 'backfill').then(() => order.push('backfill')));
    await Promise.all([...live, ...backfill]);
    expect(order.slice(0, 2)).toEqual(['live', 'live']);
    expect(order).toHaveLength(5);
  });

  test('backfill alone uses the whole rate', async () => {
    const times = (await Promise.all(workers.map((db) => send(db, 4, 10, 'backfill')))).flat();
    expect(busiestSecond(times)).toBeLessThanOrEqual(10);
    expect(19 / ((Math.max(...times) - Math.min(...times)) / 1000)).toBeGreaterThan(6);
  });

  test('a penalty holds everybody off until it ends, and a shorter one does not shorten it', async () => {
    const [first, second] = workers;
    if (!first || !second) throw new Error('no workers');
    await penalizeRequests(first, Date.now() + 5_000);
    await penalizeRequests(second, Date.now() + 1_000);
    const { waitMs } = await reserveRequestSlot(second, { perSecond: 8, priority: 'live' });
    expect(waitMs).toBeGreaterThan(4_000);
    expect(waitMs).toBeLessThanOrEqual(5_000);
  });

  test('a clock that was set back does not stop the deployment', async () => {
    await sql`
      update ops.request_limiter set next_slot_at = now() + interval '1 year', blocked_until = now() + interval '1 year'
    `.execute(database.db);
    const { waitMs } = await reserveRequestSlot(database.db, { perSecond: 8, priority: 'live' });
    expect(waitMs).toBeLessThan(5_000);
  });

  test.each([0, 10.1, -1, Number.NaN, Number.POSITIVE_INFINITY])('a rate of %d is refused', async (perSecond) => {
    await expect(reserveRequestSlot(database.db, { perSecond, priority: 'live' })).rejects.toMatchObject({
      code: 'edgar-rate-too-high',
    });
  });
});
