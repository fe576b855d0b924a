import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, isOptional, list, type Members, members, same } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

interface Given {
  readonly period: Members;
  readonly path: string;
}

/**
 * Value by value, in the periods that the case names: recall over what is expected, precision over what is given. A value
 * that the filing does not report, and a column that it does not present, count where they are claimed high.
 */
export function scoreStatements({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const unmatched = new Map<string, Given>();
  for (const [index, period] of list(members(outcome.result)['periods']).entries()) {
    unmatched.set(keyOf(period, period['start']), { period, path: `periods[${index}].values` });
  }
  for (const [index, expected] of list(file.expected['periods']).entries()) {
    const starts = [expected['start'], ...(file.accept?.[`periods[${index}].start`] ?? [])];
    const key = starts.map((start) => keyOf(expected, start)).find((one) => unmatched.has(one)) ?? '';
    const given = unmatched.get(key) ?? null;
    unmatched.delete(key);
    card.hit('periods found', given !== null);
    scorePeriod(`periods[${index}].values`, members(expected['values']), given);
  }
  for (const { period, path } of unmatched.values()) {
    const values = Object.entries(members(period['values']));
    const high = values.some(([field, value]) => value !== null && isHigh(outcome, `${path}.${field}`));
    card.hit('spurious at high confidence', high, 0);
    card.hit('wrong values at high confidence', high, 0);
    if (high) card.differ({ name, path, expected: null, given: keyOf(period, period['start']), high });
  }

  function scorePeriod(path: string, expected: Members, given: Given | null): void {
    const values = members(given?.period['values']);
    for (const field of new Set([...Object.keys(expected), ...Object.keys(values)])) {
      const [want, have] = [expected[field] ?? null, values[field] ?? null];
      if (want !== null || have !== null) scoreValue(`${path}.${field}`, want, have, `${given?.path}.${field}`);
    }
  }

  function scoreValue(path: string, want: unknown, have: unknown, claimed: string): void {
    const ok = agrees(file, path, want, have);
    const mayLack = isOptional(file, path) || (file.accept?.[path] ?? []).includes(null);
    const high = have !== null && isHigh(outcome, claimed);
    if (want === null) {
      // Given beyond the truth: it may be right, but must not be claimed.
      if (ok || isOptional(file, path)) return;
      card.hit('spurious at high confidence', high, 0);
      card.hit('wrong values at high confidence', high, 0);
      if (high) card.differ({ name, path, expected: want, given: have, high });
      return;
    }
    if (!ok && have === null && mayLack) return;
    card.hit('values recall', ok);
    if (have !== null) {
      card.hit('values precision', ok);
      card.claim(confidenceOf(outcome, claimed), ok);
      if (ok) card.hit('right values claimed high', high);
      else card.hit('wrong values at high confidence', high, 0);
    }
    if (!ok) card.differ({ name, path, expected: want, given: have, high });
  }
}

function keyOf(period: Members, start: unknown): string {
  return `${String(period['statement'])} ${same(start, null) ? '' : String(start)}..${String(period['end'])}`;
}
