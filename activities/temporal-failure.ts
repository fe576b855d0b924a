import { ApplicationFailure } from '@temporalio/common';
import pg from 'pg';
import { AppError } from '../core/errors.ts';

/**
 * SQLSTATE classes of permanent errors: data exceptions, wrong syntax or schema, missing features and objects, rejected
 * logins.
 */
const HOPELESS_SQL = /^(?:0A|22|28|3D|3F|42)/;

/**
 * The one place where the engine's errors become Temporal failures. Retryable errors are retried by the workflow's
 * policy, for hours if necessary. Permanent ones fail at once: an AppError that is not retryable, a statement that the
 * database always rejects, a defect of the code. A failed run gives the reason, and its date stays missing.
 */
function toTemporalFailure(error: unknown): unknown {
  if (error instanceof AppError) {
    const { message, code, retryable, context } = error;
    return ApplicationFailure.create({
      message,
      type: code,
      nonRetryable: !retryable,
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
  return error;
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
