import type { ParseOutcome } from '../../core/parser.ts';
import type { VotingMeetingValues, VotingNomineeValues, VotingProposalValues } from '../../core/rows-voting.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf } from '../filing/row-values.ts';
import type { ProposalResult, VotingResult } from './vote-result.ts';

/** The report's own row; none unless parsed. */
export function votingMeetingRows(outcome: ParseOutcome<VotingResult>): readonly ParsedRow<VotingMeetingValues>[] {
  const { result } = outcome;
  if (result === null) return [];
  const values: VotingMeetingValues = {
    meetingDate: result.meetingDate,
    meetingType: result.meetingType,
    sharesOutstanding: decimalOf(result.sharesOutstanding),
    sharesPresent: decimalOf(result.sharesPresent),
    resultStatus: result.resultStatus,
    parsingConfidence: result.parsing_confidence,
    frequencyDecisionYears: result.frequencyDecision?.years ?? null,
    amendmentKind: result.amends?.kind ?? null,
    originalFiledDate: result.amends?.originalFiledDate ?? null,
    rawItemText: result.rawItemText ?? null,
  };
  return [parsedRow(outcome, values, '')];
}

/** A row per proposal, in the report's order. */
export function votingProposalRows(outcome: ParseOutcome<VotingResult>): readonly ParsedRow<VotingProposalValues>[] {
  return (outcome.result?.proposals ?? []).map((proposal, ordinal) => {
    const { frequency } = proposal;
    const values: VotingProposalValues = {
      ordinal,
      number: proposal.number,
      proposalType: proposal.proposal_type,
      subject: proposal.subject,
      votesFor: decimalOf(proposal.votesFor),
      votesAgainst: decimalOf(proposal.votesAgainst),
      abstain: decimalOf(frequency?.abstain ?? proposal.abstain),
      brokerNonVotes: decimalOf(frequency?.brokerNonVotes ?? proposal.brokerNonVotes),
      oneYear: decimalOf(frequency?.oneYear ?? null),
      twoYears: decimalOf(frequency?.twoYears ?? null),
      threeYears: decimalOf(frequency?.threeYears ?? null),
      approved: proposal.approved,
      classVotes: proposal.classVotes ?? [],
    };
    const row = parsedRow(outcome, values, `proposals[${ordinal}].`);
    const counts = frequency === undefined ? row : parsedRow(outcome, values, `proposals[${ordinal}].frequency.`);
    return { ...row, valueSpans: { ...counts.valueSpans, ...row.valueSpans } };
  });
}

/** A row per nominee of every election, in the report's order. */
export function votingNomineeRows(outcome: ParseOutcome<VotingResult>): readonly ParsedRow<VotingNomineeValues>[] {
  return (outcome.result?.proposals ?? []).flatMap((proposal: ProposalResult, proposalOrdinal) =>
    (proposal.nominees ?? []).map((nominee, ordinal) => {
      const values: VotingNomineeValues = {
        proposalOrdinal,
        ordinal,
        name: nominee.name,
        votesFor: decimalOf(nominee.votesFor),
        votesAgainst: decimalOf(nominee.votesAgainst),
        votesWithheld: decimalOf(nominee.votesWithheld),
        abstain: decimalOf(nominee.abstain),
        brokerNonVotes: decimalOf(nominee.brokerNonVotes),
      };
      return parsedRow(outcome, values, `proposals[${proposalOrdinal}].nominees[${ordinal}].`);
    }),
  );
}
