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
  return written(value) ?? JSON.stringify(value);
}

/** Undefined where JSON has no way to write the value. */
function written(value: unknown): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (Array.isArray(value)) return writtenArray(value);
  if (typeof value === 'object') return writtenObject(value as Record<string, unknown>);
  return JSON.stringify(value);
}

function writtenArray(values: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    text += written(values[index]) ?? 'null';
  }
  return `${text}]`;
}

function writtenObject(value: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const [key, name] of membersOf(Object.keys(value))) {
    const member = written(value[key]);
    if (member === undefined) continue;
    text += text === '{' ? name : `,${name}`;
    text += member;
  }
  return `${text}}`;
}

type Members = readonly (readonly [key: string, name: string])[];

/** Objects come in few shapes: the order of their keys is found once for each. */
const shapes = new Map<string, Members>();
const SHAPES_KEPT = 5_000;

function membersOf(keys: string[]): Members {
  const shape = keys.join('\n');
  let members = shapes.get(shape);
  if (members === undefined || members.length !== keys.length) {
    const ordered = Object.keys(Object.fromEntries(keys.toSorted().map((key) => [key, null])));
    members = ordered.map((key) => [key, `${JSON.stringify(key)}:`] as const);
    if (shapes.size >= SHAPES_KEPT) shapes.clear();
    // A key with a line break in it could be taken for two keys of another shape.
    if (!keys.some((key) => key.includes('\n'))) shapes.set(shape, members);
  }
  return members;
}

/** sha256 over the canonical JSON of a value: the content hash of outputs, receipts and methodologies. */
export function contentHash(value: unknown): Sha256 {
  return sha256(canonicalJson(value));
}
