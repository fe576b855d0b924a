import { hash } from 'node:crypto';
import type { Sha256 } from './ids.ts';

/** sha256 of bytes or UTF-8 text, as lower-case hex. */
export function sha256(data: Uint8Array | string): Sha256 {
  return hash('sha256', data, 'hex') as Sha256;
}

/**
 * JSON with object keys sorted by code unit (numbers among them first, ascending, as every JavaScript object has them)
 * and `undefined` members left out, so that equal values give equal bytes.
 *
 * @example
 * canonicalJson({ b: 1, a: [true, null] }) // '{"a":[true,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** The value with the keys of all its objects in canonical order: what is left to do is the engine's own and fast. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const { order, isPlain } = shapeOf(Object.keys(value));
  const source = value as Readonly<Record<string, unknown>>;
  // Without a prototype a key `__proto__` is one like any other.
  const ordered: Record<string, unknown> = isPlain ? {} : Object.create(null);
  for (let index = 0; index < order.length; index++) {
    const key = order[index] ?? '';
    ordered[key] = inOrder(source[key]);
  }
  return ordered;
}

interface Shape {
  readonly keys: readonly string[];
  readonly order: readonly string[];
  readonly isPlain: boolean;
}

/** Objects come in few shapes: the order of their keys is found once for each. By first key, which tells most apart. */
const shapes = new Map<string, readonly Shape[]>();
const FIRST_KEYS_KEPT = 1_000;
const SHAPES_KEPT_OF_EACH = 50;

function shapeOf(keys: readonly string[]): Shape {
  const first = keys[0] ?? '';
  const alike = shapes.get(first) ?? [];
  const known = alike.find((shape) => areEqual(shape.keys, keys));
  if (known !== undefined) return known;
  const shape: Shape = { keys, order: keys.toSorted(), isPlain: !keys.includes('__proto__') };
  if (shapes.size >= FIRST_KEYS_KEPT) shapes.clear();
  // What is met in ever new shapes is not worth remembering; the newest come back first.
  shapes.set(first, [shape, ...alike.slice(0, SHAPES_KEPT_OF_EACH - 1)]);
  return shape;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** sha256 over the canonical JSON of a value: the content hash of outputs, receipts and methodologies. */
export function contentHash(value: unknown): Sha256 {
  return sha256(canonicalJson(value));
}
