import { inspect } from 'node:util';
import { AppError, exitCodeOf } from '../core/errors.ts';

/**
 * Prints an error on stderr, in one line or as JSON, and returns the exit code. The stack and cause are printed on request,
 * and always for an error that is not an AppError: that is a bug.
 */
export function reportError(error: unknown, options: { json: boolean; verbose: boolean }): 1 | 75 {
  const exitCode = exitCodeOf(error);
  const details = options.verbose || !(error instanceof AppError) ? inspect(error, { depth: 6 }) : null;
  if (options.json) {
    console.error(JSON.stringify({ error: { ...describeError(error), ...(details && { details }) }, exitCode }));
    return exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  console.error(`tidemark: ${message.replace(/\s*\n\s*/g, ' ')}`);
  if (details !== null) console.error(details);
  return exitCode;
}

function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof AppError) {
    const { code, message, retryable, context } = error;
    return { code, message, retryable, context };
  }
  return { code: 'unexpected', message: error instanceof Error ? error.message : String(error), retryable: false };
}
