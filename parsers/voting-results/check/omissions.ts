import type { Reason } from '../../../core/parser.ts';
import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import type { Grouping } from '../assemble/grouped-proposal.ts';
import { saysNoVote } from '../assemble/no-vote.ts';
import type { ProposalResult } from '../vote-result.ts';
import { pattern } from '../words/patterns.ts';

const IN_EXHIBIT =
  /\b(?:results?|votes?|voting|tabulation|counts?|report)\b[^.;]{0,160}?\b(?:attached|included|set\s+(?:forth|out)|filed|furnished|contained)\b[^.;]{0,80}\b(exhibit\s+\d+(?:\.\d+)?)/i;
const ANNOUNCED = pattern('i')`
  \b(${Object.keys(ONE_TO_TWELVE).join('|')}|\d{1,2})\s+(?:\(\d{1,2}\)\s+)?(?:proposals|matters|items)\s+(?:of\s+business\s+)?
  (?:were|was)\s+(?:\w+\s+)?(?:voted|submitted|presented|considered|acted)`;

/** The exhibit in which the item says that the results are; null where it says so of none. */
export function exhibitOfCounts(body: string): string | null {
  return IN_EXHIBIT.exec(body)?.[1] ?? null;
}

/** What the item announces and the result lacks: counts in an exhibit, matters of the agenda without counts. */
export function omissionsOf(
  body: string,
  { listed }: Grouping,
  proposals: readonly ProposalResult[],
): readonly Reason[] {
  const found: Reason[] = [];
  const hasCounts = proposals.some((one) => one.votesFor !== null || one.frequency !== undefined || hasVotes(one));
  const exhibit = hasCounts ? null : exhibitOfCounts(body);
  if (exhibit !== null)
    found.push({
      code: 'counts-in-exhibit',
      message: `the item refers to an exhibit: ${exhibit}`,
    });
  const numbers = new Set(proposals.map(({ number }) => Number(number)));
  const missing = [...listed.keys()].filter((number) => !numbers.has(number));
  if (numbers.size > 1 && !numbers.has(0) && missing.length > 0 && !saysNoVote(body))
    found.push({
      code: 'items-without-counts',
      message: `no counts were found for items ${missing.join(', ')} of the agenda`,
    });
  const word = ANNOUNCED.exec(body)?.[1]?.toLowerCase() ?? '';
  const announced = ONE_TO_TWELVE[word] ?? Number(word);
  if (announced > proposals.length && proposals.length > 0)
    found.push({
      code: 'fewer-proposals-than-stated',
      message: `${proposals.length} of ${announced} matters were read`,
    });
  return found;
}

function hasVotes({ nominees = [] }: ProposalResult): boolean {
  return nominees.some((row) => row.votesFor !== null);
}
