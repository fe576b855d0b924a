import type { Assembled } from '../assemble/assemble-proposals.ts';
import type { Meeting } from '../assemble/meeting.ts';
import type { Item } from '../find/item.ts';
import type { ProposalResult } from '../vote-result.ts';
import { pattern } from '../words/patterns.ts';
import { judge, type Verdict } from './judge.ts';
import { exhibitOfCounts } from './omissions.ts';
import { numbersBesides, unusedVoteNumbers } from './vote-numbers.ts';

/** The verdict on an amendment that only reports a decision on frequency: there are no counts to check. */
export const DECISION_ONLY: Verdict = {
  confidence: 0.95,
  checks: [{ name: 'frequency decision without votes', passed: true }],
  reasons: [],
  confirmed: new Set(),
};
/** The verdict on an item that says that no vote was taken, and in which no counts are. */
export const NO_VOTE: Verdict = {
  confidence: 0.95,
  checks: [{ name: 'no vote taken, and no counts', passed: true }],
  reasons: [{ code: 'no-vote-taken', message: 'the item says that the meeting took no vote' }],
  confirmed: new Set(),
};
/** An item that corrects an earlier one may print the old counts beside the new ones, and the totals of both agree. */
const CORRECTION = pattern('i')`
  \b(?:erroneous(?:ly)?|typographical|clerical error|(?:was|were) (?:incorrect|inadvertent)
  |incorrectly (?:reported|stated|disclosed)|inadvertently (?:reported|omitted|misstated|transposed)|as corrected
  |(?:corrected|revised) (?:to|results?|votes?|vote counts?)|should (?:have been|have read|read)
  |(?:originally|previously|initially) reported (?:as|votes?|results?|vot(?:e|ing)))\b`;

/** Problems of the item as a whole. */
export function itemProblems(item: Item, votes: Assembled, meeting: Meeting): readonly string[] {
  const shares = [meeting.places.get('sharesOutstanding'), meeting.places.get('sharesPresent')];
  const used = new Set([...votes.used, ...shares.flatMap((place) => place?.start ?? [])]);
  const counts = countsOf(votes.proposals.map((one) => one.result));
  return [
    ...(unusedVoteNumbers(item.rows, used, counts) > 0 ? ['unused-vote-number'] : []),
    ...(item.isCut ? ['item-too-long'] : []),
    ...(CORRECTION.test(item.body) ? ['corrected-counts'] : []),
  ];
}

/** Every count of the result that is too large to recur by chance. */
function countsOf(proposals: readonly ProposalResult[]): ReadonlySet<number> {
  const counts = proposals
    .flatMap((one) => [one, one.frequency, ...(one.nominees ?? [])])
    .flatMap((row) => Object.values(row ?? {}));
  return new Set(counts.filter((count) => typeof count === 'number' && count >= 10_000));
}

/** Judges the counts by everything else the item states. */
export function judgeVotes(
  item: Item,
  votes: Assembled,
  { sharesPresent, sharesOutstanding }: Meeting,
  proposals: readonly ProposalResult[],
  problems: readonly string[],
): Verdict {
  return judge({
    proposals,
    sharesPresent,
    sharesOutstanding,
    problems,
    short: new Set(votes.proposals.flatMap(({ record }, index) => (record?.isShort === true ? [index] : []))),
    statedTotals: votes.statedTotals,
    clean: votes.clean,
    isInExhibit: exhibitOfCounts(item.body) !== null,
    countsAt: (path) => votes.places.get(`${path}.votesFor`)?.start ?? null,
    brokersAt: (path) => votes.places.get(`${path}.brokerNonVotes`)?.start ?? null,
    printed: numbersBesides(item.body, item.start, new Set(votes.used)),
  });
}
