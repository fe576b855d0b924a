import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createMirrorServer } from '../../sources/archive/mirror-server.ts';
import { maxInAnySecond } from '../../sources/archive/request-log.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';
import { createLocalLimiter, createSharedLimiter } from '../../sources/edgar/limiter.ts';
import { createArchiveFixture } from './archive-fixture.ts';

/** What Postgres does for all workers, in one process: the next slot, spaced, and never before a penalty ends. */
function createSlots(perSecond: number) {
  let next = 0;
  return {
    reserve: async () => {
      const slot = Math.max(performance.now(), next);
      next = slot + 1000 / perSecond;
      return { waitMs: slot - performance.now() };
    },
    penalize: async (untilMs: number) => {
      next = Math.max(next, performance.now() + untilMs - Date.now());
    },
  };
}

test('a rate above ten a second is refused, and so are zero and nonsense', () => {
  for (const perSecond of [10.01, 11, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => createLocalLimiter({ perSecond })).toThrow(/at most 10 requests a second/);
  }
  expect(() => createLocalLimiter({ perSecond: 10 })).not.toThrow();
});

describe('the local limiter', () => {
  test('spaces requests evenly: never more than ten in any sliding second, also after a pause and a blocked process', async () => {
    const limiter = createLocalLimiter({ perSecond: 10 });
    const granted: number[] = [];
    const take = async () => {
      await limiter.acquire();
      granted.push(performance.now());
    };
    await Promise.all(Array.from({ length: 8 }, take));
    await sleep(600);
    const more = Promise.all(Array.from({ length: 12 }, take));
    // Blocks the whole process, as a long parse would.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 350);
    await more;
    const gaps = granted.slice(1).map((at, index) => at - (granted[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(99.5);
    expect(maxInAnySecond(granted)).toBeLessThanOrEqual(10);
    expect(granted).toHaveLength(20);
  });

  test('lets live requests go ahead of backfill that came earlier', async () => {
    const limiter = createLocalLimiter({ perSecond: 10 });
    const order: string[] = [];
    await Promise.all([
      ...['b1', 'b2', 'b3'].map((name) => limiter.acquire(undefined, 'backfill').then(() => order.push(name))),
      ...['l1', 'l2'].map((name) => limiter.acquire(undefined, 'live').then(() => order.push(name))),
    ]);
    expect(order).toEqual(['l1', 'l2', 'b1', 'b2', 'b3']);
  });

  test('a penalty holds everybody, also those already waiting', async () => {
    const limiter = createLocalLimiter({ perSecond: 10 });
    await limiter.acquire();
    const began = performance.now();
    const waiting = limiter.acquire();
    await limiter.penalize(Date.now() + 400);
    await waiting;
    expect(performance.now() - began).toBeGreaterThanOrEqual(395);
  });

  test('an aborted waiter leaves the queue with the reason, and its turn goes to the next', async () => {
    // A slow rate: a turn that went nowhere would cost a whole second more.
    const limiter = createLocalLimiter({ perSecond: 1 });
    await limiter.acquire();
    const controller = new AbortController();
    const reason = new Error('stop');
    const began = performance.now();
    const left = limiter.acquire(controller.signal);
    const next = limiter.acquire();
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
    await expect(limiter.acquire(controller.signal)).rejects.toBe(reason);
    await next;
    expect(performance.now() - began).toBeLessThan(1_900);
  });
});

describe('the shared limiter', () => {
  test('keeps several workers together below the rate, and uses most of it', async () => {
    const slots = createSlots(10);
    const workers = [createSharedLimiter(slots), createSharedLimiter(slots), createSharedLimiter(slots)];
    const granted: number[] = [];
    const began = performance.now();
    await Promise.all(
      workers.flatMap((worker) =>
        Array.from({ length: 6 }, async () => {
          await worker.acquire();
          granted.push(performance.now());
        }),
      ),
    );
    expect(granted).toHaveLength(18);
    expect(maxInAnySecond(granted)).toBeLessThanOrEqual(11);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('a penalty of one worker reaches the slots of all', async () => {
    const slots = createSlots(10);
    const [one, other] = [createSharedLimiter(slots), createSharedLimiter(slots)];
    await one.penalize(Date.now() + 300);
    const began = performance.now();
    await other.acquire();
    expect(performance.now() - began).toBeGreaterThanOrEqual(280);
  });

  test('a live request does not wait behind a backfill that is held back', async () => {
    const heldBack = Promise.withResolvers<{ waitMs: number }>();
    const limiter = createSharedLimiter({
      reserve: (priority) => (priority === 'live' ? Promise.resolve({ waitMs: 0 }) : heldBack.promise),
      penalize: async () => undefined,
    });
    const order: string[] = [];
    const backfill = limiter.acquire(undefined, 'backfill').then(() => order.push('backfill'));
    await limiter.acquire(undefined, 'live').then(() => order.push('live'));
    heldBack.resolve({ waitMs: 0 });
    await backfill;
    expect(order).toEqual(['live', 'backfill']);
  });

  test('a failure of the slot table is the failure of that request only', async () => {
    let broken = true;
    const limiter = createSharedLimiter({
      reserve: async () => {
        if (broken) throw new Error('database restarts');
        return { waitMs: 0 };
      },
      penalize: async () => undefined,
    });
    await expect(limiter.acquire()).rejects.toThrow('database restarts');
    broken = false;
    await limiter.acquire();
  });
});

test('the client asks the limiter for every request on the wire, as the mirror sees it', async () => {
  const archive = await createArchiveFixture();
  const mirror = await createMirrorServer(archive.dir, { faults: [{ kind: 'status', status: 503, times: 4 }] });
  const client = createEdgarClient({
    baseUrl: mirror.url,
    dataUrl: mirror.url,
    limiter: createLocalLimiter({ perSecond: 8 }),
    backoff: { baseMs: 1 },
  });
  try {
    await archive.write('files/x.json', '{}');
    await Promise.all(Array.from({ length: 12 }, () => client.get('/files/x.json')));
    expect(mirror.stats().requests).toBe(16);
    expect(mirror.stats().maxPerSecond).toBeLessThanOrEqual(10);
  } finally {
    await client.close();
    await mirror.close();
    await archive.remove();
  }
});
