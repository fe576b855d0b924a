import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** One report of a shareholder meeting under Item 5.07: an original or an amendment. */
export interface VotingMeetingValues {
  /** Day of the meeting; null where the report states none. */
  readonly meetingDate: IsoDate | null;
  readonly meetingType: 'annual' | 'special' | null;
  /** Shares entitled to vote at the record date; fractions as printed. */
  readonly sharesOutstanding: DecimalText | null;
  readonly sharesPresent: DecimalText | null;
  readonly resultStatus: 'final' | 'preliminary' | null;
  readonly parsingConfidence: 'high' | 'medium' | 'low';
  /** Years between say-on-pay votes, as the company decided (Item 5.07(d)). */
  readonly frequencyDecisionYears: number | null;
  /** What an 8-K/A changes in the report it amends; null for an original. */
  readonly amendmentKind: 'frequency-decision' | 'final-results' | 'correction' | null;
  readonly originalFiledDate: IsoDate | null;
  /** The text of the item, if it was read with low confidence. */
  readonly rawItemText: string | null;
}

/** Counts of one proposal; frequency votes have three periods instead of for and against. */
export interface VotingProposalValues {
  /** Position in the report, from 0. */
  readonly ordinal: number;
  readonly number: string | null;
  readonly proposalType: string;
  readonly subject: string;
  readonly votesFor: DecimalText | null;
  readonly votesAgainst: DecimalText | null;
  readonly abstain: DecimalText | null;
  readonly brokerNonVotes: DecimalText | null;
  readonly oneYear: DecimalText | null;
  readonly twoYears: DecimalText | null;
  readonly threeYears: DecimalText | null;
  readonly approved: boolean | null;
  /** Counts by class of shares, if classes voted separately. */
  readonly classVotes: readonly object[];
}

export interface VotingNomineeValues {
  readonly proposalOrdinal: number;
  /** Position among the proposal's nominees, from 0. */
  readonly ordinal: number;
  readonly name: string;
  readonly votesFor: DecimalText | null;
  readonly votesAgainst: DecimalText | null;
  readonly votesWithheld: DecimalText | null;
  readonly abstain: DecimalText | null;
  readonly brokerNonVotes: DecimalText | null;
}
