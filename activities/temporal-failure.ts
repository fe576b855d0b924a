import { Context } from '@temporalio/activity';
import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import pg from 'pg';
import { AppError } from '../core/errors.ts';

/**
 * SQLSTATE classes of permanent errors: data exceptions, wrong syntax or schema, missing features and objects, rejected
 * logins.
 */
const HOPELESS_SQL = /^(?:0A|22|28|3D|3F|42)/;

/** Servers that are down, restart, or have too many connections; serialization failures and deadlocks. */
const OUTAGE_SQL = /^(?:08|40|53|57P)/;
/** Retryable errors that come from outside (hosts, the database, a full disk) and pass with time: the workflow's policy retries them for a day. */
const OUTAGE =
  /^(?:edgar-(?:rate-limited|unavailable|connection|timeout|error-page|empty-answer)|database-(?:connection|lock-timeout|idle-transaction)|raw-store-full)$/;
/**
 * Attempts, a quarter of an hour with the waits between them, after which any other retryable error fails the run: a
 * statement that is too slow, an activity that gets stuck, a full disk, and what nobody expected.
 */
const MOST_ATTEMPTS = 15;

function isCancellation(error: unknown): boolean {
  return error instanceof CancelledFailure || (error instanceof Error && error.name === 'AbortError');
}

function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return OUTAGE.test(error.code);
  return error instanceof pg.DatabaseError && OUTAGE_SQL.test(error.code ?? '');
}

/**
 * The one place where the engine's errors become Temporal failures. Retryable errors are retried by the workflow's
 * policy: for a day if an outage explains them, else for some attempts. Permanent ones fail at once: an AppError that is not retryable, a statement that the
 * database always rejects, a defect of the code. A failed run gives the reason, and its date stays missing.
 */
function toTemporalFailure(error: unknown, attempt: number): unknown {
  const isLast = attempt >= MOST_ATTEMPTS && !isOutage(error);
  if (error instanceof AppError) {
    const { message, code, retryable, context } = error;
    return ApplicationFailure.create({
      message,
      type: code,
      nonRetryable: !retryable || isLast,
      details: [context],
      cause: error,
    });
  }
  if (error instanceof pg.DatabaseError && HOPELESS_SQL.test(error.code ?? '')) {
    const message = `the database refuses a statement (${error.code}): ${error.message}`;
    return ApplicationFailure.nonRetryable(message, 'database-refused', { table: error.table, hint: error.hint });
  }
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError) {
    const failure = ApplicationFailure.nonRetryable(`defect: ${error.message}`, 'defect');
    if (error.stack) failure.stack = error.stack;
    return failure;
  }
  if (isCancellation(error) || !isLast) return error;
  const message = `given up after ${attempt} attempts: ${error instanceof Error ? error.message : String(error)}`;
  return ApplicationFailure.create({
    message,
    type: 'given-up',
    nonRetryable: true,
    ...(error instanceof Error && { cause: error }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the constraint of every activity interface is "any async function".
type AnyActivity = (...args: any[]) => Promise<unknown>;

/** Wraps each activity so that no AppError leaves the room unmapped. */
export function withTemporalFailures<T extends { [K in keyof T]: AnyActivity }>(
  activities: T,
  attempt: () => number = () => Context.current().info.attempt,
): T {
  const wrapped = Object.entries<AnyActivity>(activities).map(([name, activity]) => [
    name,
    async (...args: unknown[]): Promise<unknown> => {
      try {
        return await activity(...args);
      } catch (error) {
        throw toTemporalFailure(error, attempt());
      }
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}
