import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, isOptional, list, members } from './compare.ts';
import { createJudge } from './judge.ts';
import { createProposalMatcher } from './match-proposals.ts';
import type { Scorecard } from './scorecard.ts';

const FACTS = ['meetingDate', 'meetingType', 'sharesOutstanding', 'sharesPresent'] as const;

/**
 * Proposals are paired with what is given by the best total of what they have in common, then compared count by count.
 * Wrong types, outcomes and facts beside the rows count where they are claimed high.
 */
export function scoreVotingResults({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const given = list(result['proposals']);
  const { judge, spurious, fact, finish } = createJudge(name, outcome, card);
  const { expected, pairs, nomineeRows, isRowRight, rowsBeside, agreeOn } = createProposalMatcher(file, given);

  for (const key of FACTS) {
    const [want, have] = [file.expected[key] ?? null, result[key] ?? null];
    const ok = agrees(file, key, want, have);
    if (want !== null) card.hit(key, ok);
    const isJudged = have !== null && key in file.expected && !(isOptional(file, key) && !ok);
    if (isJudged) fact({ ok, path: key, claimed: key, expected: want, given: have });
    else if (!ok && want !== null) card.differ({ name, path: key, expected: want, given: have, high: false });
  }
  const paired = pairs();
  for (const index of expected.keys()) scoreProposal(index, paired.get(index));
  const used = new Set(paired.values());
  for (const [place, extra] of given.entries()) {
    if (used.has(place)) continue;
    spurious('spurious proposals', { path: 'proposals', claimed: `proposals[${place}]`, given: extra });
  }
  finish('rows');

  function scoreProposal(index: number, place: number | undefined): void {
    const [want, at, givenAt] = [expected[index] ?? {}, `proposals[${index}]`, `proposals[${place}]`];
    const found = place === undefined ? null : (given[place] ?? null);
    const have = found ?? {};
    card.hit('proposal type', agreeOn(['proposal_type'], at, want, have).length === 1);
    if (typeof want['approved'] === 'boolean') {
      card.hit('outcome', agreeOn(['approved'], at, want, have).length === 1);
    }
    for (const key of ['proposal_type', 'approved']) {
      const [one, other, path] = [want[key] ?? null, have[key] ?? null, `${at}.${key}`];
      const ok = agrees(file, path, one, other);
      if (other === null || (isOptional(file, path) && !ok)) continue;
      fact({ ok, path, claimed: [`${givenAt}.${key}`, givenAt], expected: one, given: other });
    }
    const { rows, extra } = nomineeRows(index, have);
    for (const row of rows) {
      const nominee = row.given ? list(have['nominees']).findIndex((one) => one['name'] === row.given?.['name']) : -1;
      const claimed = [`${givenAt}.nominees[${nominee}]`, givenAt];
      judge('nominee rows', { ...row, claimed, isGiven: row.given !== null });
    }
    if (rows.length === 0) {
      const [what, one, other] = want['frequency']
        ? ['frequency rows', members(want['frequency']), members(have['frequency'])]
        : ['proposal rows', want, have];
      const ok = found !== null && isRowRight(index, have);
      const isGiven = Object.keys(other).length > 0;
      judge(what, { ok, path: at, claimed: givenAt, expected: one, given: isGiven ? other : null, isGiven });
    }
    for (const nominee of extra) {
      spurious('spurious nominees', { path: `${at}.nominees`, claimed: givenAt, given: nominee });
    }
    for (const [path, row] of rowsBeside(index, have)) {
      spurious('spurious rows', { path, claimed: givenAt, given: row });
    }
  }
}
