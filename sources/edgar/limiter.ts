import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Live requests go ahead of backfill. */
export type RequestPriority = 'live' | 'backfill';

/** Every request to EDGAR waits here first; one limiter for the whole deployment. */
export interface RequestLimiter {
  /** Resolves when one request may be sent. Rejects with the signal's reason if it is aborted first. */
  acquire(signal?: AbortSignal, priority?: RequestPriority): Promise<void>;
  /** No process sends a request before this instant (milliseconds since the epoch). */
  penalize(untilMs: number): Promise<void>;
}

export interface SharedLimiterDeps {
  /**
   * Reserves the deployment's next slot and returns the wait until then. May hold a backfill back while any worker has
   * live requests queued.
   */
  readonly reserve: (priority: RequestPriority) => Promise<{ readonly waitMs: number }>;
  /** Notifies all processes; must move the deployment's next slot to that instant or later. */
  readonly penalize: (untilMs: number) => Promise<void>;
}

/** A slot missed by more than this (busy process, pause) is dropped: a late request would crowd the slot after it. */
const STALE_SLOT_MS = 200;
/** After this many stale slots in a row, one is used anyway. */
const MAX_STALE_SLOTS = 3;
/** Timers hold at most 2^31 − 1 ms, so longer pauses are split. */
const MAX_SLEEP_MS = 3_600_000;

/**
 * A limiter over slots that Postgres hands out to all workers. One reservation at a time per process and priority: a
 * live request never waits behind a backfill whose reservation is held back.
 */
export function createSharedLimiter(deps: SharedLimiterDeps): RequestLimiter {
  const queueOf = (priority: RequestPriority) => createSlotQueue(async () => (await deps.reserve(priority)).waitMs);
  const queues = { live: queueOf('live'), backfill: queueOf('backfill') };
  return {
    acquire: (signal, priority = 'live') => queues[priority].acquire(signal),
    async penalize(untilMs) {
      for (const queue of Object.values(queues)) queue.pauseFor(untilMs - Date.now());
      await deps.penalize(untilMs);
    },
  };
}

/**
 * Requests waiting for slots that arrive one at a time; `nextSlot` gives the milliseconds until the next one. A slot is
 * assigned when it arrives, so an aborted request wastes none.
 */
function createSlotQueue(nextSlot: () => Promise<number>) {
  const waiting = new Set<PromiseWithResolvers<void>>();
  let pausedUntil = 0;
  let serving = false;
  const first = () => waiting.values().next().value;

  /** Waits until a slot may be used; returns by how many milliseconds it was missed. */
  async function waitUntilDue(waitMs: number): Promise<number> {
    const due = performance.now() + waitMs;
    for (;;) {
      const left = Math.max(due, pausedUntil) - performance.now();
      if (left <= 0) return performance.now() - due;
      await sleep(Math.min(Math.ceil(left), MAX_SLEEP_MS));
    }
  }

  async function serve(): Promise<void> {
    let stale = 0;
    for (let head = first(); head; head = first()) {
      try {
        const lateMs = await waitUntilDue(await nextSlot());
        if (lateMs > STALE_SLOT_MS && stale < MAX_STALE_SLOTS) {
          stale += 1;
          continue;
        }
        stale = 0;
        const next = first();
        if (!next) return;
        waiting.delete(next);
        next.resolve();
        // Lets the request go out before the next slot is reserved.
        await sleep(0);
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
    async acquire(signal?: AbortSignal): Promise<void> {
      signal?.throwIfAborted();
      const waiter = Promise.withResolvers<void>();
      const onAbort = () => {
        waiting.delete(waiter);
        waiter.reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.add(waiter);
      start();
      try {
        await waiter.promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    /** No slot is used for this many milliseconds. */
    pauseFor(ms: number): void {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms);
    },
  };
}
