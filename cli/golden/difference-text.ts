import { type Members, members, same } from './compare.ts';
import type { Difference } from './scorecard.ts';

/**
 * One difference as text: the expected value (`-`) above the parser's (`+`). Of two objects, shows the members that differ.
 * HIGH: the parser claimed high confidence.
 */
export function differenceText({ path, expected, given, high }: Difference): string {
  const mark = high ? 'HIGH ' : '';
  const [want, have] = [members(expected), members(given)];
  if (Object.keys(want).length === 0 || Object.keys(have).length === 0) {
    return `  ${mark}${path}\n    - ${shown(expected)}\n    + ${shown(given)}`;
  }
  const named = typeof want['name'] === 'string' ? ` (${want['name']})` : '';
  const names = Object.keys(want).filter((name) => !isSame(want[name], have[name]));
  const lines = names.map((name) => `    ${name}\n      - ${shown(want[name])}\n      + ${shown(have[name])}`);
  return [`  ${mark}${path}${named}`, ...lines].join('\n');
}

function isSame(a: unknown, b: unknown): boolean {
  const nested = (value: unknown): Members | null =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? members(value) : null;
  const [one, other] = [nested(a), nested(b)];
  if (one && other) return Object.keys(one).every((name) => same(one[name], other[name]));
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return same(a, b);
}

function shown(value: unknown): string {
  return value === null || value === undefined ? '(nothing)' : JSON.stringify(value);
}
