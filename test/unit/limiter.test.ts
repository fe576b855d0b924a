import { expect, test } from 'vitest';
import { createSharedLimiter, type SharedLimiterDeps } from '../../sources/edgar/limiter.ts';

/** Stands in for Postgres: slots `spacingMs` apart, and a permit whenever one is asked for. */
function createDeps(spacingMs: number, more: Partial<SharedLimiterDeps<number>> = {}): SharedLimiterDeps<number> {
  let next = 0;
  let grants = 0;
  return {
    async reserve() {
      const slot = Math.max(performance.now(), next);
      next = slot + spacingMs;
      return { waitMs: slot - performance.now() };
    },
    async take() {
      grants += 1;
      return { grant: grants, isProbe: false };
    },
    free: async () => undefined,
    block: async () => undefined,
    endBlock: async () => undefined,
    ...more,
  };
}

test('an aborted request rejects with the reason, and its slot goes to the next', async () => {
  // A slow rate: a wasted slot would cost another second.
  const limiter = createSharedLimiter(createDeps(1_000));
  await limiter.acquire();
  const controller = new AbortController();
  const reason = new Error('stop');
  const began = performance.now();
  const left = limiter.acquire({ signal: controller.signal });
  const next = limiter.acquire();
  controller.abort(reason);
  await expect(left).rejects.toBe(reason);
  await expect(limiter.acquire({ signal: controller.signal })).rejects.toBe(reason);
  await next;
  expect(performance.now() - began).toBeLessThan(1_900);
});

test('a live request does not wait behind a backfill that has to yield', async () => {
  let mayPass = false;
  let waits = 0;
  const limiter = createSharedLimiter(
    createDeps(0, { reserve: async (priority) => (priority === 'live' || mayPass ? { waitMs: 0 } : null) }),
  );
  const order: string[] = [];
  const onWait = () => {
    waits += 1;
  };
  const backfill = limiter.acquire({ priority: 'backfill', onWait }).then(() => order.push('backfill'));
  await limiter.acquire({ priority: 'live' }).then(() => order.push('live'));
  mayPass = true;
  await backfill;
  expect(order).toEqual(['live', 'backfill']);
  // It says that it waits, which an activity reports as progress.
  expect(waits).toBeGreaterThan(0);
});

test('a failure of the slot table is the failure of that request only', async () => {
  let broken = true;
  const limiter = createSharedLimiter(
    createDeps(0, {
      async reserve() {
        if (broken) throw new Error('database restarts');
        return { waitMs: 0 };
      },
    }),
  );
  await expect(limiter.acquire()).rejects.toThrow('database restarts');
  broken = false;
  await limiter.acquire();
});

test('a permit is freed once: when the answer arrives, or the request has been on the wire for long', async () => {
  const freed: number[] = [];
  const limiter = createSharedLimiter(createDeps(0, { free: async (grant) => void freed.push(grant) }));
  const answered = await limiter.acquire();
  answered.written();
  expect(freed).toEqual([]);
  answered.arrived();
  answered.arrived();
  expect(freed).toEqual([1]);
  const slow = await limiter.acquire();
  slow.written();
  await expect.poll(() => freed, { timeout: 10_000 }).toEqual([1, 2]);
  slow.arrived();
  expect(freed).toEqual([1, 2]);
});

test('only the answer to a probe ends a block', async () => {
  const ended: number[] = [];
  let isProbe = false;
  const limiter = createSharedLimiter(
    createDeps(0, { take: async () => ({ grant: 7, isProbe }), endBlock: async (grant) => void ended.push(grant) }),
  );
  (await limiter.acquire()).accepted();
  expect(ended).toEqual([]);
  isProbe = true;
  (await limiter.acquire()).accepted();
  expect(ended).toEqual([7]);
});
