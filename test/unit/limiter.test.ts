import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createMirrorServer } from '../../sources/archive/mirror-server.ts';
import { maxInAnySecond } from '../../sources/archive/request-log.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';
import { createSharedLimiter } from '../../sources/edgar/limiter.ts';
import { createArchiveFixture } from './archive-fixture.ts';

/** Stands in for Postgres: hands out evenly spaced slots, none before a penalty ends. */
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

describe('one worker', () => {
  test('stays below the rate in any sliding second, even after a pause and a blocked process', async () => {
    const limiter = createSharedLimiter(createSlots(10));
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
    expect(maxInAnySecond(granted)).toBeLessThanOrEqual(11);
    expect(granted).toHaveLength(20);
  });

  test('a penalty delays every request, including those already waiting', async () => {
    const limiter = createSharedLimiter(createSlots(10));
    await limiter.acquire();
    const began = performance.now();
    const waiting = limiter.acquire();
    await limiter.penalize(Date.now() + 400);
    await waiting;
    expect(performance.now() - began).toBeGreaterThanOrEqual(395);
  });

  test('an aborted request rejects with the reason, and its slot goes to the next', async () => {
    // A slow rate: a wasted slot would cost another second.
    const limiter = createSharedLimiter(createSlots(1));
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

describe('several workers', () => {
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
    limiter: createSharedLimiter(createSlots(8)),
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
