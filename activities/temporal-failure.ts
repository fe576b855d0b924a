import { ApplicationFailure } from '@temporalio/common';
import pg from 'pg';
import { AppError } from '../core/errors.ts';

/**
 * SQLSTATE classes that the same statement meets again however often it is sent: data exceptions, wrong syntax or
 * schema, features and objects that are not there, refused logins.
 */
const HOPELESS_SQL = /^(?:0A|22|28|3D|3F|42)/;

/**
 * The one place where the engine's errors become Temporal failures. What is retryable is retried by the workflow's
 * policy, for hours if need be; what can never succeed fails at once: an AppError that says so, a statement the
 * database will always refuse, a defect of the code. A run that fails says why, and its date stays missing.
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
