import { WEBHOOK_EVENT_TYPES } from '../core/events.ts';

/**
 * Whether a type is among those that a subscriber asked for: literal types, and patterns in which `*` stands for a whole
 * segment. The last `*` also covers the segments below it, since every type of the family `dilution.*` has three.
 */
export function isTypeMatched(type: string, patterns: readonly string[]): boolean {
  const own = type.split('.');
  return patterns.some((pattern) => matchesSegments(own, pattern.split('.')));
}

function matchesSegments(own: readonly string[], wanted: readonly string[]): boolean {
  const isOpenEnded = wanted.at(-1) === '*';
  if (isOpenEnded ? own.length < wanted.length : own.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment === '*' || segment === own[index]);
}

/** Patterns that match no registered type. */
export function unknownPatterns(patterns: readonly string[]): readonly string[] {
  return patterns.filter((pattern) => !WEBHOOK_EVENT_TYPES.some((type) => isTypeMatched(type, [pattern])));
}
