/**
 * Milliseconds that a Retry-After header asks for: delta seconds or an HTTP date. Null where it is absent or unreadable;
 * a date in the past is 0.
 *
 * @example
 * parseRetryAfter('120', 0) // 120000
 */
export function parseRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Only the date forms of RFC 9110 start with a weekday; Date.parse alone would take "5 minutes" for a date in May.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

export interface BackoffOptions {
  /** First wait after a 5xx, a cut connection or a timeout. */
  readonly baseMs: number;
  /** First pause of everybody after a 403 or 429 without Retry-After. */
  readonly refusedMs: number;
  /** No single wait is longer. */
  readonly maxMs: number;
}

export const DEFAULT_BACKOFF: BackoffOptions = { baseMs: 500, refusedMs: 10_000, maxMs: 600_000 };

/** Exponential in the number of attempts made (1, 2, …), with up to half of it random so that workers do not return at once. */
export function backoffMs(attempt: number, baseMs: number, maxMs: number, random: () => number): number {
  const full = Math.min(maxMs, baseMs * 2 ** Math.min(attempt - 1, 30));
  return full / 2 + (full / 2) * random();
}
