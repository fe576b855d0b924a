import type { IsoDate } from '../../core/dates.ts';
import type { ProposalType } from './words/proposal-type.ts';

/** Null: not reported. */
interface Counts {
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}

export interface NomineeResult extends Counts {
  readonly name: string;
  readonly votesWithheld: number | null;
}

export interface FrequencyResult extends Pick<Counts, 'abstain' | 'brokerNonVotes'> {
  readonly oneYear: number | null;
  readonly twoYears: number | null;
  readonly threeYears: number | null;
}

/** Counts of one class of shares that voted on its own. */
export interface ClassVote extends Counts {
  readonly shareClass: string;
}

export interface ProposalResult extends Counts {
  readonly number: string | null;
  readonly proposal_type: ProposalType;
  readonly subject: string;
  /** What the document says; null where it says nothing, and for frequency votes. */
  readonly approved: boolean | null;
  readonly nominees?: readonly NomineeResult[];
  readonly frequency?: FrequencyResult;
  readonly classVotes?: readonly ClassVote[];
}

/** What an 8-K/A amends: the report of the same meeting. */
export interface AmendmentLink {
  readonly kind: 'frequency-decision' | 'final-results' | 'correction';
  readonly meetingDate: IsoDate | null;
  /** Filing date of the report it amends, where the text states it. */
  readonly originalFiledDate: IsoDate | null;
}

export interface VotingResult {
  readonly parsing_confidence: 'high' | 'medium' | 'low';
  readonly meetingDate: IsoDate | null;
  readonly meetingType: 'annual' | 'special' | null;
  /** Shares, fractions as printed. */
  readonly sharesOutstanding: number | null;
  readonly sharesPresent: number | null;
  readonly resultStatus: 'final' | 'preliminary' | null;
  readonly proposals: readonly ProposalResult[];
  readonly frequencyDecision?: { readonly years: 1 | 2 | 3; readonly meetingDate: IsoDate | null };
  readonly amends?: AmendmentLink;
  /** The words of the item, where confidence is low. */
  readonly rawItemText?: string;
}
