import type { ParseOutcome } from '../../core/parser.ts';
import { bestPairs } from './best-pairs.ts';
import type { ExpectedFile, GoldenCase } from './cases.ts';
import { agrees, isOptional, list, type Members, members, same, words } from './compare.ts';
import { createValueJudge, isEmpty, leavesOf } from './judge-values.ts';
import type { Scorecard } from './scorecard.ts';

const OBJECTS = ['offering', 'cash', 'reverseSplit', 'shareFloat'] as const;
const LISTS = ['warrants', 'convertibles', 'rofr', 'lockups', 'corporateActions', 'exchangeCompliance'] as const;
/** A pair that is right in everything outweighs any number of half-right ones. */
const RIGHT = 1e9;

/**
 * Value by value: recall over what is expected, precision over what is given, and what was claimed high. What is given and
 * is not in the document counts where it is claimed high, in the sections that the case is complete in: those that it
 * lists, those that it names as absent, and whether there is an offering or a reverse split.
 */
export function scoreDilution(golden: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const { file } = golden;
  const result = members(outcome.result);
  const { score, beyond } = createValueJudge(golden, outcome, card);
  for (const key of OBJECTS) scoreObject(key, members(result[key]));
  for (const key of LISTS) scoreList(key, list(result[key]));
  for (const path of file.aux?.absent ?? []) scoreAbsent(path);

  function scoreObject(key: string, given: Members): void {
    const expected = file.expected[key];
    if (expected === undefined || expected === null) {
      const isInvented = Object.values(given).some((value) => !isEmpty(value));
      if (!isInvented || isOptional(file, key)) return;
      if (key === 'offering' || key === 'reverseSplit') card.hit(`${key} where there is none`, 1, 0);
      beyond(key, key, given);
      return;
    }
    const have = leavesOf(given);
    const wanted = members(expected);
    scoreAgents(key, wanted, given);
    for (const [field, value] of Object.entries(leavesOf(wanted))) {
      const path = `${key}.${field}`;
      score({ key, path, givenPath: path, expected: value, given: have[field], mayLack: isOptional(file, path) });
    }
  }

  function scoreAgents(key: string, wanted: Members, given: Members): void {
    const [want, have] = [wanted, given].map(({ placementAgentOrUnderwriters: agents }) =>
      Array.isArray(agents) ? new Set(agents.map(words)) : null,
    );
    if (want) card.hit(`${key} agents recall`, [...want].filter((agent) => have?.has(agent)).length, want.size);
  }

  function scoreList(key: string, given: readonly Members[]): void {
    const expected = list(file.expected[key]);
    const pairs = bestPairs(expected.length, given.length, (index, place) => {
      const likeness = likenessOf(file, { key, index, expected: expected[index] ?? {}, given: given[place] ?? {} });
      return likeness === null ? null : likeness + Math.max(0, 500 - Math.abs(place - index));
    });
    for (const [index, item] of expected.entries()) {
      const place = pairs.get(index);
      const found = place === undefined ? {} : (given[place] ?? {});
      for (const [field, value] of Object.entries(leavesOf(item))) {
        const path = `${key}[${index}].${field}`;
        const mayLack = isOptional(file, path) || isOptional(file, key);
        const givenPath = `${key}[${place}].${field}`;
        score({ key, path, givenPath, expected: value, given: found[field], mayLack });
      }
    }
    const used = new Set(pairs.values());
    for (const [place, extra] of given.entries()) if (!used.has(place)) beyond(key, `${key}[${place}]`, extra);
    if (file.expected[key] === undefined) return;
    card.hit(`${key} items not spurious`, isOptional(file, key) ? given.length : pairs.size, given.length);
  }

  /** Single values that the case names as absent. */
  function scoreAbsent(path: string): void {
    const [key = '', field] = path.split('.');
    const [expected, given] = [file.expected[key], members(result[key])];
    if (field === undefined || expected === undefined || expected === null) return;
    const value = given[field];
    if (isEmpty(value) || value === false || field in members(expected)) return;
    if ((file.accept?.[path] ?? []).some((other) => same(other, value))) return;
    beyond(path, key, { [field]: value });
  }
}

interface ItemPair {
  readonly key: string;
  readonly index: number;
  readonly expected: Members;
  readonly given: Members;
}

/** How well a given item fits an expected one; null: not at all. */
function likenessOf(file: ExpectedFile, { key, index, expected, given }: ItemPair): number | null {
  const at = `${key}[${index}]`;
  const fields = Object.entries(leavesOf(expected));
  const isAgreed = ([field, value]: readonly [string, unknown]) => agrees(file, `${at}.${field}`, value, given[field]);
  const agreed = fields.filter(isAgreed);
  const mayLack = isOptional(file, at) || isOptional(file, key);
  // An item that may be missing covers only what is like it.
  const isLike = agreed.some(([field, value]) => typeof value !== 'boolean' && field !== 'status');
  if (mayLack && !isLike) return null;
  const isRight = fields.every(
    (field) => isAgreed(field) || ((given[field[0]] ?? null) === null && isOptional(file, `${at}.${field[0]}`)),
  );
  return RIGHT * Number(isRight && !mayLack) + 10_000 * agreed.length + 1000 * Number(!mayLack);
}
