import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, isOptional, list, type Members, members, same } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const OBJECTS = ['offering', 'cash', 'reverseSplit', 'shareFloat'] as const;
const LISTS = ['warrants', 'convertibles', 'rofr', 'lockups', 'corporateActions', 'exchangeCompliance'] as const;
/** Free text, which no two readers write the same way. */
const FREE = new Set('label conditions runwayStatement scope exercisable holder notes securities expires'.split(' '));

/** Value by value: recall over what is expected, precision over what is given, and what was claimed high. */
export function scoreDilution({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  for (const key of OBJECTS) scoreObject(key, members(result[key]));
  for (const key of LISTS) scoreList(key, list(result[key]));

  function scoreObject(key: string, given: Members): void {
    const expected = file.expected[key];
    if (expected !== undefined) {
      const have = leavesOf(given);
      for (const [field, value] of Object.entries(leavesOf(members(expected)))) {
        score(key, `${key}.${field}`, `${key}.${field}`, value, have[field]);
      }
      return;
    }
    const isInvented = Object.values(given).some((value) => value !== null && value !== undefined);
    if (!isInvented || (key !== 'offering' && key !== 'reverseSplit') || isOptional(file, key)) return;
    const high = isHigh(outcome, key);
    card.hit(`${key} where there is none`, 1, 0);
    card.hit('wrong values at high confidence', high, 0);
    card.differ({ name, path: key, expected: null, given, high });
  }

  function scoreList(key: string, given: readonly Members[]): void {
    if (file.expected[key] === undefined) return;
    const left = [...given];
    for (const [index, item] of list(file.expected[key]).entries()) {
      const want = Object.entries(leavesOf(item));
      const likeness = (one: Members) => want.filter(([field, value]) => same(value, one[field])).length;
      const best = left.toSorted((a, b) => likeness(b) - likeness(a))[0];
      const place = best ? given.indexOf(best) : -1;
      for (const [field, value] of want) {
        score(key, `${key}[${index}].${field}`, `${key}[${place}].${field}`, value, best?.[field]);
      }
      if (best) left.splice(left.indexOf(best), 1);
    }
    card.hit(`${key} items that stand there`, given.length - left.length, given.length);
    const high = isHigh(outcome, key);
    for (const extra of left) card.differ({ name, path: key, expected: null, given: extra, high });
  }

  function score(key: string, path: string, givenPath: string, expected: unknown, given: unknown): void {
    const ok = agrees(file, path, expected, given);
    if (!ok && isOptional(file, path)) return;
    card.hit(`${key} recall`, ok);
    const high = isHigh(outcome, givenPath);
    if (given !== null && given !== undefined) {
      card.hit(`${key} precision`, ok);
      card.claim(confidenceOf(outcome, givenPath), ok);
      if (ok) card.hit('right values claimed high', high);
      else card.hit('wrong values at high confidence', high, 0);
    }
    if (!ok) card.differ({ name, path, expected, given, high });
  }
}

/** Single values of an object; those of `babyShelf` by their dotted path. */
function leavesOf(value: Members): Members {
  const leaves: Record<string, unknown> = {};
  for (const [field, member] of Object.entries(value)) {
    if (FREE.has(field) || member === null || member === undefined) continue;
    if (field === 'babyShelf')
      for (const [inner, leaf] of Object.entries(members(member))) leaves[`babyShelf.${inner}`] = leaf;
    else if (typeof member !== 'object') leaves[field] = member;
  }
  return leaves;
}
