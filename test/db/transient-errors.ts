import { AppError } from '../../core/errors.ts';

/**
 * Whether a database error is retryable: the server went away or restarts, connections ran out, a deadlock or
 * serialization failure, or a full disk.
 */
export function isTransientDatabaseError(error: unknown): boolean {
  if (error instanceof AppError) return error.retryable;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(?:08|40|53|57P0)/.test(code) || code === '55P03') return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}
