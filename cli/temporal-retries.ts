import { setTimeout as sleep } from 'node:timers/promises';
import { defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client';

/** A tenth of a second, then longer, at most this: a command that gives up waits for the pending retries. */
const LONGEST_PAUSE_MS = 1_000;
const ATTEMPTS = 30;

/**
 * The client's retries of requests, which can be ended. The SDK's own ones go on after the connection is closed, and the
 * next one then ends the process with an uncaught error.
 */
export function createRetries() {
  const { delayFunction, retryableDecider } = defaultGrpcRetryOptions({
    maxAttempts: ATTEMPTS,
    maxIntervalMs: () => LONGEST_PAUSE_MS,
  });
  let isOver = false;
  let pendingUntil = 0;
  const interceptor = makeGrpcRetryInterceptor({
    retryableDecider: (attempt, status) => !isOver && retryableDecider(attempt, status),
    delayFunction(attempt, status) {
      const delay = delayFunction(attempt, status);
      pendingUntil = Math.max(pendingUntil, performance.now() + delay);
      return delay;
    },
  });
  return {
    interceptor,
    /** Begins no more retries, and waits for the pending ones. */
    async end(): Promise<void> {
      isOver = true;
      const left = pendingUntil - performance.now();
      if (left > 0) await sleep(left + 50);
    },
  };
}
