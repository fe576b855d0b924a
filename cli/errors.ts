import { AppError, type AppErrorOptions } from '../core/errors.ts';

/** An error that no retry resolves (exit code 1). */
export function permanentError(
  code: string,
  message: string,
  details: Pick<AppErrorOptions, 'context' | 'cause'> = {},
): AppError {
  return new AppError(message, { code, retryable: false, ...details });
}

/** Invalid arguments or options. */
export function usageError(message: string, cause?: unknown): AppError {
  return permanentError('usage', message, { cause });
}
