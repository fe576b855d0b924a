import { Context } from '@temporalio/activity';
import { AppError } from '../core/errors.ts';

export interface HeartbeatOptions {
  /** Without progress for this long the activity counts as stuck; default 5 minutes. */
  readonly stalledAfterMs?: number;
}

/** Of an activity that is one statement: longer than a worker's statement may run. */
export const ONE_STATEMENT: HeartbeatOptions = { stalledAfterMs: 900_000 };

const BEAT_EVERY_MS = 5_000;
const STALLED_AFTER_MS = 300_000;

/** The same activities with heartbeats: each runs one or a few statements and starts over if its worker dies. */
export function withHeartbeats<A extends object>(activities: A): A {
  const beating = Object.entries(activities).map(([name, activity]) => [
    name,
    (...args: readonly unknown[]) => withHeartbeat(() => activity(...args), ONE_STATEMENT),
  ]);
  return Object.fromEntries(beating) as A;
}

/**
 * Sends heartbeats while work progresses. Between two calls of `beat` a timer keeps the server informed that the process
 * lives, so that a dead worker is noticed within seconds; work that makes no progress for long (it waits for a lock, a
 * connection, a hung disk) is given up with a retryable error and its signal aborted. Cancellation of the activity or a
 * worker shutdown aborts the signal, too.
 *
 * @throws AppError `activity-stalled` (retryable)
 */
export async function withHeartbeat<T>(
  work: (beat: (detail?: unknown) => void, signal: AbortSignal) => Promise<T>,
  options: HeartbeatOptions = {},
): Promise<T> {
  const stalledAfterMs = options.stalledAfterMs ?? STALLED_AFTER_MS;
  const context = Context.current();
  const stall = new AbortController();
  const stalled = Promise.withResolvers<never>();
  let detail: unknown = context.info.heartbeatDetails ?? null;
  let progressAt = performance.now();
  const beat = (next: unknown = detail): void => {
    detail = next;
    progressAt = performance.now();
    context.heartbeat(detail);
  };
  const timer = setInterval(
    () => {
      const idleMs = performance.now() - progressAt;
      if (idleMs <= stalledAfterMs) {
        context.heartbeat(detail);
        return;
      }
      const message = `${context.info.activityType} has made no progress for ${Math.round(idleMs / 1_000)} s`;
      const error = new AppError(message, { code: 'activity-stalled', retryable: true, context: { detail } });
      stall.abort(error);
      stalled.reject(error);
    },
    Math.min(BEAT_EVERY_MS, stalledAfterMs),
  );
  try {
    const signal = AbortSignal.any([context.cancellationSignal, stall.signal]);
    return await Promise.race([work(beat, signal), stalled.promise]);
  } finally {
    clearInterval(timer);
  }
}
