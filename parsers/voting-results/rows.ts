import type { ParseOutcome } from '../../core/parser.ts';
import type { VotingMeetingValues, VotingNomineeValues, VotingProposalValues } from '../../core/rows-voting.ts';
import { type ParsedRow, parsedRow } from '../reported-facts/parsed-row.ts';
import type { ProposalResult, VotingResult } from './vote-result.ts';

/** The report's own row; none unless parsed. */
export function votingMeetingRows(outcome: ParseOutcome<VotingResult>): readonly ParsedRow<VotingMeetingValues>[] {
  const { result } = outcome;
  if (result === null) return [];
  const values: VotingMeetingValues = {
    meetingDate: result.meetingDate,
    meetingType: result.meetingType,
    sharesOutstanding: decimalText(result.sharesOutstanding),
    sharesPresent: decimalText(result.sharesPresent),
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
      votesFor: decimalText(proposal.votesFor),
      votesAgainst: decimalText(proposal.votesAgainst),
      abstain: decimalText(frequency?.abstain ?? proposal.abstain),
      brokerNonVotes: decimalText(frequency?.brokerNonVotes ?? proposal.brokerNonVotes),
      oneYear: decimalText(frequency?.oneYear ?? null),
      twoYears: decimalText(frequency?.twoYears ?? null),
      threeYears: decimalText(frequency?.threeYears ?? null),
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
        votesFor: decimalText(nominee.votesFor),
        votesAgainst: decimalText(nominee.votesAgainst),
        votesWithheld: decimalText(nominee.votesWithheld),
        abstain: decimalText(nominee.abstain),
        brokerNonVotes: decimalText(nominee.brokerNonVotes),
      };
      return parsedRow(outcome, values, `proposals[${proposalOrdinal}].nominees[${ordinal}].`);
    }),
  );
}

/** Counts have at most twelve digits before and six after the point: their shortest text is what was printed. */
function decimalText(value: number | null): string | null {
  return value === null ? null : String(value);
}
