import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../core/errors.ts';

/**
 * The one place where the engine's errors become Temporal failures: what is retryable is retried by the workflow's
 * policy; the rest fails at once. Errors that are not ours (a lost connection, a defect) are left to the retry policy.
 */
function toTemporalFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return ApplicationFailure.create({
    message: error.message,
    type: error.code,
    nonRetryable: !error.retryable,
    details: [error.context],
    cause: error,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the constraint of every activity interface is "any async function".
type AnyActivity = (...args: any[]) => Promise<unknown>;

/** Wraps each activity so that no AppError leaves the room unmapped. */
export function withTemporalFailures<T extends { [K in keyof T]: AnyActivity }>(activities: T): T {
  const wrapped = Object.entries<AnyActivity>(activities).map(([name, activity]) => [
    name,
    async (...args: unknown[]): Promise<unknown> => {
      try {
        return await activity(...args);
      } catch (error) {
        throw toTemporalFailure(error);
      }
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}
