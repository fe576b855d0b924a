import type { NomineeResult, ProposalResult } from '../vote-result.ts';

/** Words of an election with more nominees than seats, in which some lose although more votes are for them than withheld. */
const CONTESTED =
  /\bcontested\b|\bdissident|\buniversal\s+proxy|\bopposition\s+(?:nominee|slate|candidate)|\b(?:most|greatest|highest)\s+(?:number\s+of\s+)?(?:affirmative\s+)?votes\b|\bslates?\b/i;

/**
 * Outcomes that the counts do not confirm, by index: the words of an outcome may be another proposal's. A matter is
 * confirmed by its majority; an election won by the majority of every nominee, where there were no more than seats, and one
 * lost by a nominee who has fewer votes for than against.
 */
export function unconfirmedOutcomes(proposals: readonly ProposalResult[], text: string): readonly number[] {
  const isContested = CONTESTED.test(text);
  return proposals.flatMap(({ approved, votesFor, votesAgainst, nominees }, index) => {
    if (approved === null) return [];
    if (nominees !== undefined) {
      const rows = nominees.filter((row) => row.votesFor !== null);
      const hasLoser = rows.some(isOpposed);
      const isConfirmed = approved ? rows.length > 0 && !hasLoser && !isContested : hasLoser;
      return isConfirmed ? [] : [index];
    }
    const isMajority = votesFor !== null && votesFor > (votesAgainst ?? 0);
    return votesFor !== null && isMajority === approved ? [] : [index];
  });
}

function isOpposed({ votesFor, votesAgainst, votesWithheld }: NomineeResult): boolean {
  return votesFor !== null && votesFor <= Math.max(votesAgainst ?? 0, votesWithheld ?? 0);
}
