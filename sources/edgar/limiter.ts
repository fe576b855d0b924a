import { performance } from 'node:perf_hooks';
import { AppError } from '../../core/errors.ts';
import { createSlotQueue, type RequestPriority } from './slot-queue.ts';

export type { RequestPriority } from './slot-queue.ts';

/** EDGAR's fair-access limit, over all machines of one user. */
const EDGAR_MAX_REQUESTS_PER_SECOND = 10;

/** Everybody who asks EDGAR for something waits here first; one for the whole deployment. */
export interface RequestLimiter {
  /** Resolves when one request may be sent. Rejects with the signal's reason when it is aborted first. */
  acquire(signal?: AbortSignal, priority?: RequestPriority): Promise<void>;
  /** Nobody sends anything before this instant (milliseconds since the epoch). */
  penalize(untilMs: number): Promise<void>;
}

/** Refuses rates EDGAR does not allow. */
function requireRate(perSecond: number): number {
  if (!(perSecond > 0 && perSecond <= EDGAR_MAX_REQUESTS_PER_SECOND)) {
    throw new AppError(
      `EDGAR allows at most ${EDGAR_MAX_REQUESTS_PER_SECOND} requests a second, not ${perSecond}: set EDGAR_REQUESTS_PER_SECOND to 10 or less (8 is the default)`,
      { code: 'edgar-rate-too-high', retryable: false, context: { perSecond } },
    );
  }
  return perSecond;
}

/**
 * A limiter for one process: requests are evenly spaced, counted from when each really went out, so that a late timer
 * never lets two follow closely. Runs on the monotonic clock; a jump of the wall clock changes nothing.
 */
export function createLocalLimiter(options: { readonly perSecond: number }): RequestLimiter {
  // One millisecond more than the even share, so that timers cannot squeeze an eleventh request into a second.
  const spacingMs = 1000 / requireRate(options.perSecond) + 1;
  let nextAt = 0;
  const queue = createSlotQueue({
    nextSlot: async () => Math.max(0, nextAt - performance.now()),
    granted: () => {
      nextAt = performance.now() + spacingMs;
    },
  });
  return { acquire: queue.acquire, penalize: async (untilMs) => queue.pauseFor(untilMs - Date.now()) };
}

export interface SharedLimiterDeps {
  /**
   * Hands out the next slot of the deployment and says how long to wait for it. May hold a backfill back while live
   * requests of any worker queue.
   */
  readonly reserve: (priority: RequestPriority) => Promise<{ readonly waitMs: number }>;
  /** Tells all processes; must move the deployment's next slot to that instant or later. */
  readonly penalize: (untilMs: number) => Promise<void>;
}

/** A slot missed by more than this (busy process, pause) is given up: late senders would bunch up with those whose slot it is by then. */
const STALE_SLOT_MS = 200;

/**
 * A limiter over slots that another place (Postgres) hands out to all workers. One reservation at a time per process
 * and priority: a live request never waits behind a backfill whose reservation is held back.
 */
export function createSharedLimiter(deps: SharedLimiterDeps): RequestLimiter {
  const queueOf = (priority: RequestPriority) =>
    createSlotQueue({
      nextSlot: async () => (await deps.reserve(priority)).waitMs,
      granted: () => undefined,
      staleMs: STALE_SLOT_MS,
    });
  const queues = { live: queueOf('live'), backfill: queueOf('backfill') };
  return {
    acquire: (signal, priority = 'live') => queues[priority].acquire(signal, priority),
    async penalize(untilMs) {
      for (const queue of [queues.live, queues.backfill]) queue.pauseFor(untilMs - Date.now());
      await deps.penalize(untilMs);
    },
  };
}
