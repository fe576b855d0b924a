import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, isHigh, list, type Members, members, same, words } from './compare.ts';
import { createJudge } from './judge.ts';
import type { Scorecard } from './scorecard.ts';

const COUNTS = ['votesFor', 'votesAgainst', 'abstain', 'brokerNonVotes'] as const;
const NOMINEE_COUNTS = [...COUNTS, 'votesWithheld'] as const;
const YEARS = ['oneYear', 'twoYears', 'threeYears', 'abstain', 'brokerNonVotes'] as const;

/** Proposals are matched by what they have most in common, then compared count by count. */
export function scoreVotingResults({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const given = list(result['proposals']);
  const { judge, finish } = createJudge(name, outcome, card);
  const row = (what: string, path: string, ok: boolean, expected: unknown, found: Members | null): void =>
    void judge(what, { ok, path, expected, given: found, isGiven: found !== null });
  const allAgree = (keys: readonly string[], path: string, expected: Members, found: Members | null): boolean =>
    found !== null && keys.every((key) => agrees(file, `${path}.${key}`, expected[key], found[key]));

  for (const key of ['meetingDate', 'meetingType', 'sharesOutstanding', 'sharesPresent']) {
    const expected = file.expected[key];
    if (expected === null || expected === undefined) continue;
    const ok = agrees(file, key, expected, result[key]);
    card.hit(key, ok);
    if (!ok) card.differ({ name, path: key, expected, given: result[key], high: isHigh(outcome) });
  }
  const used = new Set<Members>();
  for (const [index, expected] of list(file.expected['proposals']).entries()) {
    const at = `proposals[${index}]`;
    const found = bestMatch(expected, index, given, used);
    if (found) used.add(found);
    card.hit('proposal type', agrees(file, `${at}.proposal_type`, expected['proposal_type'], found?.['proposal_type']));
    if (expected['approved'] !== null) {
      card.hit('outcome', agrees(file, `${at}.approved`, expected['approved'], found?.['approved']));
    }
    const nominees = list(expected['nominees']);
    if (nominees.length > 0) {
      const unmatched = new Map(list(found?.['nominees']).map((nominee) => [words(nominee['name']), nominee]));
      for (const [place, nominee] of nominees.entries()) {
        const path = `${at}.nominees[${place}]`;
        const names = [nominee['name'], ...(file.accept?.[`${path}.name`] ?? [])].map(words);
        const match = names.map((one) => unmatched.get(one)).find((one) => one !== undefined) ?? null;
        for (const one of names) unmatched.delete(one);
        row('nominee rows', path, allAgree(NOMINEE_COUNTS, path, nominee, match), nominee, match);
      }
      for (const extra of unmatched.values()) row('nominees that stand there', `${at}.nominees`, false, null, extra);
    } else if (expected['frequency']) {
      const [want, have] = [members(expected['frequency']), members(found?.['frequency'])];
      row('frequency rows', at, allAgree(YEARS, `${at}.frequency`, want, have), want, found ? have : null);
    } else row('proposal rows', at, allAgree(COUNTS, at, expected, found), expected, found);
  }
  for (const extra of given.filter((proposal) => !used.has(proposal))) {
    row('proposals that stand there', 'proposals', false, null, extra);
  }
  finish('rows');
}

function bestMatch(
  expected: Members,
  index: number,
  given: readonly Members[],
  used: ReadonlySet<Members>,
): Members | null {
  const likeness = (proposal: Members): number => {
    const counts = COUNTS.filter((key) => expected[key] !== null && same(expected[key], proposal[key])).length;
    const names = new Set(list(proposal['nominees']).map((nominee) => words(nominee['name'])));
    const shared = list(expected['nominees']).filter((nominee) => names.has(words(nominee['name']))).length;
    const type = proposal['proposal_type'] === expected['proposal_type'] ? 3 : 0;
    return counts + shared + type + (same(expected['number'], proposal['number']) ? 2 : 0);
  };
  const ranked = given
    .map((proposal, place) => ({ proposal, place, likeness: likeness(proposal) }))
    .filter(({ proposal }) => !used.has(proposal))
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.place - index) - Math.abs(b.place - index));
  return ranked[0]?.proposal ?? null;
}
