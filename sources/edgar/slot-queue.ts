import { performance } from 'node:perf_hooks';

/** Live filings go ahead of backfill. */
export type RequestPriority = 'live' | 'backfill';

interface Waiter {
  readonly grant: () => void;
  readonly fail: (error: unknown) => void;
}

export interface SlotQueueDeps {
  /** Milliseconds until the next slot, for whoever is first in the queue when it comes. */
  readonly nextSlot: () => Promise<number>;
  /** Called at the moment a slot is used. */
  readonly granted: () => void;
  /** A slot missed by more than this many milliseconds is not used but asked for anew. */
  readonly staleMs?: number;
}

export interface SlotQueue {
  readonly acquire: (signal?: AbortSignal, priority?: RequestPriority) => Promise<void>;
  /** No slot is used for this long. */
  readonly pauseFor: (ms: number) => void;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Timers hold at most 2^31 − 1 ms; longer pauses are slept in pieces. */
const LONGEST_SLEEP_MS = 3_600_000;

/**
 * Waiters in two classes over slots that come one at a time. Who gets a slot is decided when it has come, so a live
 * request that arrives during the wait still goes first.
 */
export function createSlotQueue(deps: SlotQueueDeps): SlotQueue {
  const waiting: Record<RequestPriority, Set<Waiter>> = { live: new Set(), backfill: new Set() };
  let pausedUntil = 0;
  let running = false;

  const first = (): Waiter | undefined => {
    for (const set of [waiting.live, waiting.backfill]) for (const waiter of set) return waiter;
    return undefined;
  };

  async function waitUntilDue(slotMs: number): Promise<number> {
    const due = performance.now() + slotMs;
    for (;;) {
      const left = Math.max(due, pausedUntil) - performance.now();
      if (left <= 0) return performance.now() - due;
      await delay(Math.min(Math.ceil(left), LONGEST_SLEEP_MS));
    }
  }

  async function serve(): Promise<void> {
    let missed = 0;
    for (let head = first(); head; head = first()) {
      try {
        const lateMs = await waitUntilDue(await deps.nextSlot());
        if (deps.staleMs !== undefined && lateMs > deps.staleMs && missed < 3) {
          missed += 1;
          continue;
        }
        missed = 0;
        const next = first();
        if (!next) return;
        deps.granted();
        next.grant();
        // The request goes out before the next slot is asked for.
        await delay(0);
      } catch (error) {
        head.fail(error);
      }
    }
  }

  function start(): void {
    if (running) return;
    running = true;
    void serve().finally(() => {
      running = false;
      if (first()) start();
    });
  }

  return {
    acquire(signal, priority = 'live') {
      return new Promise<void>((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const leave = () => {
          waiting[priority].delete(waiter);
          signal?.removeEventListener('abort', onAbort);
        };
        const onAbort = () => {
          leave();
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          grant: () => {
            leave();
            resolve();
          },
          fail: (error) => {
            leave();
            reject(error);
          },
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting[priority].add(waiter);
        start();
      });
    },
    pauseFor(ms) {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms);
    },
  };
}
