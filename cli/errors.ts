import { type AppError, permanentError } from '../core/errors.ts';

export { permanentError };

/** Invalid arguments or options. */
export function usageError(message: string, cause?: unknown): AppError {
  return permanentError('usage', message, { cause });
}
