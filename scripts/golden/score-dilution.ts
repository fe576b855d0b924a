import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, isOptional, list, type Members, members, same } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const OBJECTS = ['offering', 'cash', 'reverseSplit', 'shareFloat'] as const;
const LISTS = ['warrants', 'convertibles', 'rofr', 'lockups', 'corporateActions', 'exchangeCompliance'] as const;
/** Words of a document's own, which nobody writes the same way twice. */
const FREE = new Set([
  'label',
  'conditions',
  'runwayStatement',
  'scope',
  'exercisable',
  'holder',
  'notes',
  'securities',
  'expires',
]);

/** Value by value: recall over what is expected, precision over what is given, and what was claimed high. */
export function scoreDilution(golden: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  for (const key of OBJECTS) scoreObject(golden, outcome, card, key, members(result[key]));
  for (const key of LISTS) scoreList(golden, outcome, card, key, list(result[key]));
}

function scoreObject(
  { name, file }: GoldenCase,
  outcome: ParseOutcome,
  card: Scorecard,
  key: string,
  given: Members,
): void {
  const expected = file.expected[key];
  if (expected === undefined) {
    const invented = Object.values(given).some((value) => value !== null && value !== undefined);
    const counts = (key === 'offering' || key === 'reverseSplit') && invented && !isOptional(file, key);
    if (!counts) return;
    const high = isHigh(outcome, key);
    card.hit(`${key} where there is none`, 1, 0);
    card.hit('wrong values at high confidence', high, 0);
    card.differ({ name, path: key, expected: null, given, high });
    return;
  }
  const want = leavesOf(members(expected));
  const have = leavesOf(given);
  for (const [field, value] of Object.entries(want))
    score({ name, file }, outcome, card, key, `${key}.${field}`, `${key}.${field}`, value, have[field]);
}

function scoreList(
  { name, file }: GoldenCase,
  outcome: ParseOutcome,
  card: Scorecard,
  key: string,
  given: readonly Members[],
): void {
  const expected = list(file.expected[key]);
  if (expected.length === 0 && file.expected[key] === undefined) return;
  const left = [...given];
  for (const [index, item] of expected.entries()) {
    const want = leavesOf(item);
    const likeness = (one: Members) => Object.entries(want).filter(([field, value]) => same(value, one[field])).length;
    const best = left.toSorted((a, b) => likeness(b) - likeness(a))[0];
    for (const [field, value] of Object.entries(want)) {
      const place = best ? given.indexOf(best) : -1;
      score(
        { name, file },
        outcome,
        card,
        key,
        `${key}[${index}].${field}`,
        `${key}[${place}].${field}`,
        value,
        best?.[field],
      );
    }
    if (best) left.splice(left.indexOf(best), 1);
  }
  card.hit(`${key} items that stand there`, given.length - left.length, given.length);
  for (const extra of left) card.differ({ name, path: key, expected: null, given: extra, high: isHigh(outcome, key) });
}

function score(
  { name, file }: Pick<GoldenCase, 'name' | 'file'>,
  outcome: ParseOutcome,
  card: Scorecard,
  key: string,
  path: string,
  givenPath: string,
  expected: unknown,
  given: unknown,
): void {
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
