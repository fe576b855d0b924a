import { createHash } from 'node:crypto';
import type { Sha256 } from './ids.ts';

/** sha256 of bytes or UTF-8 text, as lower-case hex. */
export function sha256(data: Uint8Array | string): Sha256 {
  return createHash('sha256').update(data).digest('hex') as Sha256;
}

/**
 * JSON with object keys sorted by code unit and `undefined` members left out, so that equal values give equal bytes.
 *
 * @example
 * canonicalJson({ b: 1, a: [true, null] }) // '{"a":[true,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
  }
  return value;
}

/** sha256 over the canonical JSON of a value: the content hash of outputs, receipts and methodologies. */
export function contentHash(value: unknown): Sha256 {
  return sha256(canonicalJson(value));
}
