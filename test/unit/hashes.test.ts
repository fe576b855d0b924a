import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../core/hashes.ts';

/** What canonical JSON is, said plainly: keys sorted, then written as JSON writes them. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, member]) => [key, plainly(member)]));
}

describe('canonical JSON', () => {
  test('is the JSON of the value with its keys sorted, whatever the value', () => {
    const anything = fc.anything({
      key: fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'a\nb', '10', '9', '-0', '__proto__')),
    });
    fc.assert(
      fc.property(anything, (value) => {
        expect(canonicalJson(value)).toBe(JSON.stringify(plainly(value)));
      }),
      { numRuns: 3_000 },
    );
  });

  test('shapes whose keys would concatenate alike are distinguished', () => {
    expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
    expect(canonicalJson({ 'b\na': 1 })).toBe('{"b\\na":1}');
    expect(canonicalJson({ b: 1, a: [undefined, -0, Number.NaN] })).toBe('{"a":[null,0,null],"b":1}');
    expect(canonicalJson(JSON.parse('{"z":1,"__proto__":{"y":[]}}'))).toBe('{"__proto__":{"y":[]},"z":1}');
  });
});
