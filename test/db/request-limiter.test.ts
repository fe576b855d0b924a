import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDeploymentLimiter } from '../../activities/deployment-limiter.ts';
import { createEdgarSources } from '../../activities/edgar-sources.ts';
import { soakLimiter } from '../../bench/soak/limiter-soak.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import {
  blockRequests,
  endBlock,
  freeRequestPermit,
  type RequestGrant,
  reserveRequestSlot,
  takeRequestPermit,
} from '../../db/repositories/runs/request-limiter.ts';
import { createMirrorServer } from '../../sources/archive/mirror-server.ts';
import { maxInAnySecond } from '../../sources/archive/request-log.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';
import type { RequestLimiter } from '../../sources/edgar/limiter.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createArchiveFixture } from '../unit/archive-fixture.ts';

const PAUSE = { retryAfterMs: null, firstPauseMs: 30_000, longestPauseMs: 600_000 };

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
  beforeEach(async () => {
    await sql`
      update ops.request_limiter set next_slot_at = 'epoch', blocked_until = 'epoch', refusals = 0, probe_until = 'epoch',
        recovered_at = null
    `.execute(database.db);
    await sql`update ops.request_permits set free_at = 'epoch'`.execute(database.db);
  });

  const limiterOf = (db: Database, perSecond = 10) => createDeploymentLimiter(db, perSecond);

  /** When requests go out, in milliseconds; each is answered at once. */
  async function send(
    limiter: RequestLimiter,
    count: number,
    priority: 'live' | 'backfill' = 'live',
  ): Promise<number[]> {
    const times: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const permit = await limiter.acquire({ priority });
      permit.written();
      times.push(performance.now());
      permit.arrived();
    }
    return times;
  }

  async function grantOf(db: Database): Promise<RequestGrant> {
    const taken = await takeRequestPermit(db);
    if ('waitMs' in taken) throw new Error(`no permit for ${taken.waitMs} ms`);
    return taken;
  }

  test('five workers at the highest rate never send more than ten in any second, and waste little of it', async () => {
    const times = (await Promise.all(workers.map((db) => send(limiterOf(db), 8)))).flat();
    expect(maxInAnySecond(times)).toBeLessThanOrEqual(10);
    const seconds = (Math.max(...times) - Math.min(...times)) / 1000;
    expect(times).toHaveLength(40);
    expect(39 / seconds).toBeGreaterThan(6);
  });

  test('processes that stop and continue at random never put more than ten requests into a second', async () => {
    const soak = { databaseUrl: database.url, perSecond: 10, seconds: 6, processes: 4 };
    const { mostInOneSecond, requests, stalls } = await soakLimiter(soak);
    expect(mostInOneSecond).toBeLessThanOrEqual(10);
    expect(requests).toBeGreaterThan(20);
    expect(stalls).toBeGreaterThan(4);
  }, 60_000);

  test('a permit that is out counts until its request has arrived, however late that is', async () => {
    const { db } = database;
    const grants: RequestGrant[] = [];
    for (let n = 0; n < 10; n += 1) grants.push(await grantOf(db));
    await sleep(1_100);
    expect(await takeRequestPermit(db)).toHaveProperty('waitMs');
    const [first, second] = grants as [RequestGrant, RequestGrant];
    await freeRequestPermit(db, first);
    expect(await takeRequestPermit(db)).toHaveProperty('waitMs');
    await sleep(1_050);
    const again = await grantOf(db);
    expect([again.permit, again.uses]).toEqual([first.permit, first.uses + 1n]);
    // Freeing it once more is about its former use, and changes nothing.
    await freeRequestPermit(db, first);
    await sleep(1_050);
    expect(await takeRequestPermit(db)).toHaveProperty('waitMs');
    // A process that died with its permit does not lose it for good.
    await sql`update ops.request_permits set free_at = now() where permit = ${second.permit}`.execute(db);
    expect((await grantOf(db)).permit).toBe(second.permit);
  });

  test('two that take a permit at the same moment never get the same one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql`update ops.request_permits set free_at = 'epoch'`.execute(database.db);
      const taken = await Promise.all([...workers, ...workers, ...workers].map((db) => takeRequestPermit(db)));
      const permits = taken.flatMap((one) => ('permit' in one ? [one.permit] : []));
      expect(new Set(permits).size).toBe(permits.length);
      expect(permits.length).toBeLessThanOrEqual(10);
    }
  });

  test('slots handed out at the same moment are evenly spaced', async () => {
    const waits = await Promise.all(
      workers.flatMap((db) => [0, 1, 2].map(() => reserveRequestSlot(db, { perSecond: 8, priority: 'live' }))),
    );
    const sorted = waits.map((slot) => slot?.waitMs ?? Number.NaN).toSorted((a, b) => a - b);
    // All are reserved within moments, so the last one's wait is nearly the whole queue of fifteen.
    expect(sorted.at(-1)).toBeGreaterThan(14 * 125 - 400);
    expect(sorted.at(-1)).toBeLessThanOrEqual(14 * 125);
  });

  test('live requests go ahead: a backfill gets a slot only when the queue is empty', async () => {
    const order: string[] = [];
    const live = workers.slice(0, 2).map((db) => send(limiterOf(db), 8).then(() => order.push('live')));
    await sleep(10);
    const backfill = workers
      .slice(2)
      .map((db) => send(limiterOf(db), 4, 'backfill').then(() => order.push('backfill')));
    await Promise.all([...live, ...backfill]);
    expect(order.slice(0, 2)).toEqual(['live', 'live']);
    expect(order).toHaveLength(5);
  });

  test('backfill alone uses the whole rate', async () => {
    const times = (await Promise.all(workers.map((db) => send(limiterOf(db), 4, 'backfill')))).flat();
    expect(maxInAnySecond(times)).toBeLessThanOrEqual(10);
    expect(19 / ((Math.max(...times) - Math.min(...times)) / 1000)).toBeGreaterThan(4);
  });

  test('a refusal stops everybody; a single request probes after the pause, and each refused probe doubles it', async () => {
    const { db } = database;
    const pauses: number[] = [];
    for (let refusals = 0; refusals < 6; refusals += 1) {
      const under = refusals === 0 ? [await grantOf(db), await grantOf(db), await grantOf(db)] : [await grantOf(db)];
      expect(under.every(({ isProbe }) => isProbe === refusals > 0)).toBe(true);
      // While a probe is out, nobody else sends.
      expect('waitMs' in (await takeRequestPermit(workers[0] as Database))).toBe(refusals > 0);
      // Those under way when the block began are refused too, and count once.
      for (const grant of under) await blockRequests(db, grant, PAUSE);
      const { rows } = await sql<{ ms: number }>`
        select extract(epoch from blocked_until - now())::float8 * 1000 as ms from ops.request_limiter
      `.execute(db);
      pauses.push(Math.round((rows[0]?.ms ?? 0) / 10_000) * 10);
      expect(await takeRequestPermit(workers[1] as Database)).toHaveProperty('waitMs');
      await sql`update ops.request_limiter set blocked_until = now()`.execute(db);
      await sql`update ops.request_permits set free_at = 'epoch'`.execute(db);
    }
    // A block of ten minutes is probed four times.
    expect(pauses).toEqual([30, 60, 120, 240, 480, 600]);
  });

  test('after a block the rate rises from one a second, and a refusal meanwhile counts on', async () => {
    const { db } = database;
    await blockRequests(db, await grantOf(db), PAUSE);
    await sql`update ops.request_limiter set blocked_until = now()`.execute(db);
    const probe = await grantOf(db);
    expect(probe.isProbe).toBe(true);
    await endBlock(db, probe);
    expect((await grantOf(db)).isProbe).toBe(false);
    const spacingAfter = async (seconds: number): Promise<number> => {
      await sql`
        update ops.request_limiter set next_slot_at = 'epoch', recovered_at = now() - ${seconds} * interval '1 second'
      `.execute(db);
      const waits: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        waits.push((await reserveRequestSlot(db, { perSecond: 8, priority: 'live' }))?.waitMs ?? Number.NaN);
      }
      return Math.round(((waits[2] as number) - (waits[1] as number)) / 125) * 125;
    };
    expect([await spacingAfter(0), await spacingAfter(16), await spacingAfter(31), await spacingAfter(50)]).toEqual([
      1_000, 500, 250, 125,
    ]);
    await blockRequests(db, await grantOf(db), PAUSE);
    const refusals = async () =>
      (await db.selectFrom('ops.request_limiter').select('refusals').executeTakeFirstOrThrow()).refusals;
    expect(await refusals()).toBe(2);
    await sql`update ops.request_limiter set blocked_until = now(), recovered_at = now() - interval '5 minutes'`.execute(
      db,
    );
    await blockRequests(db, await grantOf(db), PAUSE);
    expect(await refusals()).toBe(1);
  });

  test('a pause that the host asked for holds everybody off until it ends, and a shorter one does not shorten it', async () => {
    const [first, second] = workers as [Database, Database];
    const grants = [await grantOf(first), await grantOf(second)] as const;
    await blockRequests(first, grants[0], { ...PAUSE, retryAfterMs: 5_000 });
    await blockRequests(second, grants[1], { ...PAUSE, retryAfterMs: 1_000 });
    const slot = await reserveRequestSlot(second, { perSecond: 8, priority: 'live' });
    expect(slot?.waitMs).toBeGreaterThan(3_500);
    expect(slot?.waitMs).toBeLessThanOrEqual(5_000);
  });

  test('a clock that was set back does not stop the deployment', async () => {
    await sql`
      update ops.request_limiter set next_slot_at = now() + interval '1 year', blocked_until = now() + interval '1 year',
        probe_until = now() + interval '1 year'
    `.execute(database.db);
    await sql`update ops.request_permits set free_at = now() + interval '1 year'`.execute(database.db);
    const slot = await reserveRequestSlot(database.db, { perSecond: 8, priority: 'live' });
    expect(slot?.waitMs).toBeLessThan(5_000);
    await grantOf(database.db);
  });

  test.each([0, 10.1, -1, Number.NaN, Number.POSITIVE_INFINITY])('a rate of %d is refused', async (perSecond) => {
    await expect(reserveRequestSlot(database.db, { perSecond, priority: 'live' })).rejects.toMatchObject({
      code: 'edgar-rate-too-high',
    });
  });

  describe('what the client asks of it', () => {
    let proxy: Server;
    const arrivals: number[] = [];
    let refuseNext = 0;
    beforeAll(async () => {
      // Answers as a reverse proxy to EDGAR does: on this machine, with nothing that names a mirror.
      proxy = createServer((_, response) => {
        arrivals.push(performance.now());
        refuseNext -= 1;
        response.writeHead(refuseNext >= 0 ? 403 : 200, { server: 'nginx' }).end('{}');
      });
      await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    });
    afterEach(() => arrivals.splice(0));
    afterAll(() => new Promise((done) => proxy.close(done)));
    const url = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

    /** Counts what the limiter let through. */
    function counting(limiter: RequestLimiter) {
      const counted = {
        count: 0,
        limiter: {
          acquire: (options) => {
            counted.count += 1;
            return limiter.acquire(options);
          },
        } satisfies RequestLimiter,
      };
      return counted;
    }

    test('a proxy to EDGAR on this machine is limited like EDGAR; only a mirror that says so is not', async () => {
      const archive = await createArchiveFixture();
      const mirror = await createMirrorServer(archive.dir);
      const counted = counting(limiterOf(database.db));
      const sources = createEdgarSources({
        edgarBaseUrl: url(),
        edgarDataUrl: url(),
        userAgent: null,
        limiter: counted.limiter,
      });
      try {
        await archive.write('files/x.json', '{}');
        const proxied = await sources.open('edgar');
        for (let n = 0; n < 12; n += 1) await proxied.get(`/files/${n}.json`);
        expect(counted.count).toBe(12);
        expect(maxInAnySecond(arrivals)).toBeLessThanOrEqual(10);
        const mirrored = await sources.open(mirror.url);
        for (let n = 0; n < 12; n += 1) await mirrored.get('/files/x.json');
        // The first answer tells that it is a mirror.
        expect(counted.count).toBe(13);
        expect(mirror.stats().requests).toBe(12);
      } finally {
        await sources.close();
        await mirror.close();
        await archive.remove();
      }
    });

    test('every request on the wire has a permit of its own: attempts after a refusal, too', async () => {
      const counted = counting(limiterOf(database.db));
      const backoff = { baseMs: 1, refusedMs: 50 };
      const client = createEdgarClient({ baseUrl: url(), dataUrl: url(), limiter: counted.limiter, backoff });
      try {
        refuseNext = 2;
        expect((await client.get('/files/x.json')).attempts).toBe(3);
        expect([counted.count, arrivals.length]).toEqual([3, 3]);
      } finally {
        await client.close();
      }
    });

    test('a process that stood still with its permit takes another before it sends', async () => {
      let expired = 2;
      const counted = counting(limiterOf(database.db));
      const limiter: RequestLimiter = {
        acquire: async (options) => {
          const permit = await counted.limiter.acquire(options);
          return {
            ...permit,
            isExpired: () => {
              expired -= 1;
              return expired >= 0;
            },
          };
        },
      };
      const client = createEdgarClient({ baseUrl: url(), dataUrl: url(), limiter });
      try {
        expect((await client.get('/files/x.json')).attempts).toBe(1);
        expect([counted.count, arrivals.length]).toEqual([3, 1]);
      } finally {
        await client.close();
      }
    });
  });
});
