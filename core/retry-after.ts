/**
 * Milliseconds that a Retry-After header requests, as delta seconds or an HTTP date. Null where it is absent or
 * malformed; 0 for a date in the past.
 *
 * @example
 * parseRetryAfter('120', 0) // 120000
 */
export function parseRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // RFC 9110 dates start with a weekday; Date.parse alone would read "5 minutes" as a date in May.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
