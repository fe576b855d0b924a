import type { VotingMeetingValues } from '../../core/rows-voting.ts';
import type { DateColumn, DecimalColumn, Json, RowMetaColumns } from './columns.ts';

export interface VotingMeetingsTable extends RowMetaColumns {
  meeting_date: DateColumn | null;
  meeting_type: VotingMeetingValues['meetingType'];
  shares_outstanding: DecimalColumn | null;
  shares_present: DecimalColumn | null;
  result_status: VotingMeetingValues['resultStatus'];
  parsing_confidence: VotingMeetingValues['parsingConfidence'];
  frequency_decision_years: number | null;
  amendment_kind: VotingMeetingValues['amendmentKind'];
  original_filed_date: DateColumn | null;
  raw_item_text: string | null;
}

export interface VotingProposalsTable extends RowMetaColumns {
  ordinal: number;
  number: string | null;
  proposal_type: string;
  subject: string;
  votes_for: DecimalColumn | null;
  votes_against: DecimalColumn | null;
  abstain: DecimalColumn | null;
  broker_non_votes: DecimalColumn | null;
  one_year: DecimalColumn | null;
  two_years: DecimalColumn | null;
  three_years: DecimalColumn | null;
  approved: boolean | null;
  class_votes: Json<readonly object[]>;
}

export interface VotingNomineesTable extends RowMetaColumns {
  proposal_ordinal: number;
  ordinal: number;
  name: string;
  votes_for: DecimalColumn | null;
  votes_against: DecimalColumn | null;
  votes_withheld: DecimalColumn | null;
  abstain: DecimalColumn | null;
  broker_non_votes: DecimalColumn | null;
}

export interface VotingSchema {
  'parsed.voting_meetings': VotingMeetingsTable;
  'parsed.current_voting_meetings': VotingMeetingsTable;
  'parsed.voting_proposals': VotingProposalsTable;
  'parsed.current_voting_proposals': VotingProposalsTable;
  'parsed.voting_nominees': VotingNomineesTable;
  'parsed.current_voting_nominees': VotingNomineesTable;
}
