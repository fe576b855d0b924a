import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunPriority } from '../../core/run-plan.ts';

/** The right to send one request. Its owner says what became of it. */
export interface RequestPermit {
  /** True if the process stood still for so long that the deployment no longer counts on it: take another permit. */
  isExpired(): boolean;
  /** The request is on the wire. */
  written(): void;
  /** The host has answered, or the request has failed and will not arrive any more. */
  arrived(): void;
  /** The host answered with anything but a refusal. */
  accepted(): void;
  /** The host refused: no process sends anything until the pause is over, and then one request as a probe. */
  refused(pause: RefusalPause): Promise<void>;
}

export interface RefusalPause {
  /** What the host asked for; null: nothing. */
  readonly retryAfterMs: number | null;
  /** Without Retry-After: the first pause and the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export interface AcquireOptions {
  readonly signal?: AbortSignal | undefined;
  /** Live requests go ahead of backfill; default `live`. */
  readonly priority?: RunPriority | undefined;
  /** Called while the request waits, each time the deployment says that it still has to. */
  readonly onWait?: (() => void) | undefined;
}

/** Every request to EDGAR waits here first; one limiter for the whole deployment. */
export interface RequestLimiter {
  /** Resolves when one request may be sent. Rejects with the signal's reason if it is aborted first. */
  acquire(options?: AcquireOptions): Promise<RequestPermit>;
}

export interface SharedLimiterDeps<Grant> {
  /** Reserves the deployment's next slot; null: a backfill that has to yield for now. */
  readonly reserve: (priority: RunPriority) => Promise<{ readonly waitMs: number } | null>;
  /** Takes a permit when the slot is due, or says after how many milliseconds there may be one. */
  readonly take: () => Promise<{ readonly grant: Grant; readonly isProbe: boolean } | { readonly waitMs: number }>;
  /** The permit's request has arrived. */
  readonly free: (grant: Grant) => Promise<void>;
  readonly block: (grant: Grant, pause: RefusalPause) => Promise<void>;
  /** The permit's request was a probe, and was answered. */
  readonly endBlock: (grant: Grant) => Promise<void>;
}

/** A permit is not used later than this after it was taken; the deployment frees it by itself some time later. */
const PERMIT_LASTS_MS = 45_000;
/** What was written this long ago has arrived: a slow answer holds no permit. */
const ARRIVES_WITHIN_MS = 1_000;
/** Between two looks at the deployment's state. */
const LONGEST_SLEEP_MS = 5_000;
const YIELD_MS = { first: 100, longest: 1_000 } as const;

/**
 * A limiter over slots and permits that Postgres hands out to all workers. One reservation at a time per process and
 * priority: a live request never waits behind a backfill that has to yield.
 */
export function createSharedLimiter<Grant>(deps: SharedLimiterDeps<Grant>): RequestLimiter {
  const queues = { live: createQueue(deps, 'live'), backfill: createQueue(deps, 'backfill') };
  return { acquire: (options = {}) => queues[options.priority ?? 'live'].acquire(options) };
}

interface Waiter extends PromiseWithResolvers<RequestPermit> {
  readonly onWait: (() => void) | undefined;
}

/** Requests waiting for permits that arrive one at a time. A permit is assigned when it arrives. */
function createQueue<Grant>(deps: SharedLimiterDeps<Grant>, priority: RunPriority) {
  const waiting = new Set<Waiter>();
  let serving = false;
  const first = () => waiting.values().next().value;

  /** Waits in pieces, and tells those who wait that the deployment makes them. */
  async function wait(ms: number): Promise<void> {
    for (const { onWait } of waiting) onWait?.();
    const until = performance.now() + ms;
    for (let left = ms; left > 0; left = until - performance.now()) {
      await sleep(Math.min(Math.ceil(left), LONGEST_SLEEP_MS));
      for (const { onWait } of waiting) onWait?.();
    }
  }

  async function nextSlot(): Promise<void> {
    for (let yieldMs: number = YIELD_MS.first; first(); yieldMs = Math.min(yieldMs * 2, YIELD_MS.longest)) {
      const slot = await deps.reserve(priority);
      if (slot !== null) return wait(slot.waitMs);
      // With jitter, so that backfills do not look together.
      await wait(yieldMs * (0.5 + Math.random()));
    }
  }

  async function nextPermit(): Promise<RequestPermit | null> {
    while (first()) {
      const takenAt = performance.now();
      const taken = await deps.take();
      if ('grant' in taken) return createPermit(deps, { ...taken, takenAt });
      await wait(Math.min(Math.max(taken.waitMs, 5), LONGEST_SLEEP_MS) + 10 * Math.random());
    }
    return null;
  }

  async function serve(): Promise<void> {
    for (let head = first(); head; head = first()) {
      try {
        await nextSlot();
        const permit = await nextPermit();
        const next = first();
        if (permit && next) {
          waiting.delete(next);
          next.resolve(permit);
          // Lets the request go out before the next slot is reserved.
          await sleep(0);
        } else permit?.arrived();
      } catch (error) {
        waiting.delete(head);
        head.reject(error);
      }
    }
  }

  function start(): void {
    if (serving) return;
    serving = true;
    void serve().finally(() => {
      serving = false;
      if (first()) start();
    });
  }

  return {
    async acquire({ signal, onWait }: AcquireOptions): Promise<RequestPermit> {
      signal?.throwIfAborted();
      const waiter: Waiter = { ...Promise.withResolvers<RequestPermit>(), onWait };
      const onAbort = () => {
        waiting.delete(waiter);
        waiter.reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.add(waiter);
      start();
      try {
        return await waiter.promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

interface Taken<Grant> {
  readonly grant: Grant;
  readonly isProbe: boolean;
  readonly takenAt: number;
}

function createPermit<Grant>(deps: SharedLimiterDeps<Grant>, { grant, isProbe, takenAt }: Taken<Grant>): RequestPermit {
  let isFreed = false;
  let timer: NodeJS.Timeout | null = null;
  function free(): void {
    if (timer) clearTimeout(timer);
    if (isFreed) return;
    isFreed = true;
    // If the database does not answer, the permit's lease ends by itself.
    deps.free(grant).catch(() => undefined);
  }
  return {
    isExpired: () => performance.now() - takenAt > PERMIT_LASTS_MS,
    written() {
      timer ??= setTimeout(free, ARRIVES_WITHIN_MS).unref();
    },
    arrived: free,
    accepted() {
      // If the database does not answer, another probe follows.
      if (isProbe) deps.endBlock(grant).catch(() => undefined);
    },
    refused: (pause) => deps.block(grant, pause),
  };
}
