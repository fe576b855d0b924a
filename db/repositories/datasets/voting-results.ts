import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { VotingMeetingValues } from '../../../core/rows-voting.ts';
import type { Database, Transaction } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { type MeetingReport, meetingReports } from './voting-meetings.ts';

export interface NomineeVotes {
  readonly name: string;
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly votesWithheld: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}

/** Counts of shares; null means not reported. For frequency votes the three periods instead of for and against. */
export interface ProposalVotes {
  readonly number: string | null;
  readonly proposal_type: string;
  readonly subject: string;
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
  readonly approved: boolean | null;
  readonly frequency: {
    readonly oneYear: number | null;
    readonly twoYears: number | null;
    readonly threeYears: number | null;
  } | null;
  readonly nominees: readonly NomineeVotes[];
  readonly classVotes: readonly object[];
}

/** One report under Item 5.07, in the interface specification's names, and its place among the meeting's reports. */
export interface VotingReport extends RowMetadata {
  readonly object: 'voting_result';
  readonly accessionNumber: AccessionNumber;
  readonly meetingDate: IsoDate | null;
  readonly meetingType: VotingMeetingValues['meetingType'];
  readonly parsing_confidence: VotingMeetingValues['parsingConfidence'];
  readonly resultStatus: VotingMeetingValues['resultStatus'];
  readonly sharesOutstanding: number | null;
  readonly sharesPresent: number | null;
  /** What this report amends; `accessionNumber` null where that report is not stored. */
  readonly amends: {
    readonly kind: NonNullable<VotingMeetingValues['amendmentKind']>;
    readonly accessionNumber: AccessionNumber | null;
    readonly originalFiledDate: IsoDate | null;
  } | null;
  /** Later reports of the meeting, oldest first. */
  readonly amendedBy: readonly {
    readonly kind: NonNullable<VotingMeetingValues['amendmentKind']>;
    readonly accessionNumber: AccessionNumber;
  }[];
  /** The later report with the final results of the meeting; null where this one stands. */
  readonly supersededBy: AccessionNumber | null;
  /** Item 5.07(d): the years between say-on-pay votes that the company decided on after this meeting. */
  readonly frequencyDecision: { readonly years: number; readonly accessionNumber: AccessionNumber } | null;
  readonly proposals: readonly ProposalVotes[];
  /** The words of the item where it was read with low confidence. */
  readonly rawItemText: string | null;
}

/** An issuer's meetings, newest first, each with its reports, oldest first. */
export async function loadVotingResults(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
): Promise<readonly (readonly VotingReport[])[]> {
  const links = await meetingReports(db, cik, publicTo);
  if (links.length === 0) return [];
  const accessions = links.map(({ accessionNumber }) => accessionNumber);
  const meetings = await db
    .selectFrom('parsed.current_voting_meetings')
    .select([
      ...METADATA_COLUMNS,
      'meeting_type',
      'parsing_confidence',
      'shares_outstanding',
      'shares_present',
      'original_filed_date',
      'raw_item_text',
    ])
    .where('cik', '=', cik)
    .where('accession_number', 'in', accessions)
    .execute();
  const meetingOf = new Map(meetings.map((row) => [row.accession_number, row]));
  const proposalsOf = await loadProposals(db, cik, accessions);
  return byMeeting(links).map((reports) => {
    const decision = reports.findLast(({ frequencyDecisionYears }) => frequencyDecisionYears !== null);
    return reports.flatMap((link, at): VotingReport[] => {
      const row = meetingOf.get(link.accessionNumber);
      if (!row) return [];
      const later = reports.slice(at + 1);
      return [
        {
          object: 'voting_result',
          accessionNumber: link.accessionNumber,
          meetingDate: link.meetingDate,
          meetingType: row.meeting_type,
          parsing_confidence: row.parsing_confidence,
          resultStatus: link.resultStatus,
          sharesOutstanding: numberOfDecimal(row.shares_outstanding),
          sharesPresent: numberOfDecimal(row.shares_present),
          amends:
            link.amendmentKind === null
              ? null
              : {
                  kind: link.amendmentKind,
                  accessionNumber: link.amends,
                  originalFiledDate: row.original_filed_date,
                },
          amendedBy: later.flatMap(({ amendmentKind: kind, accessionNumber }) =>
            kind === null ? [] : [{ kind, accessionNumber }],
          ),
          supersededBy:
            later.findLast(({ amendmentKind }) => amendmentKind === 'final-results')?.accessionNumber ?? null,
          frequencyDecision:
            decision?.frequencyDecisionYears == null
              ? null
              : { years: decision.frequencyDecisionYears, accessionNumber: decision.accessionNumber },
          proposals: proposalsOf.get(link.accessionNumber) ?? [],
          rawItemText: row.raw_item_text,
          ...metadataOf(row),
        },
      ];
    });
  });
}

/** Reports and those that amend them, directly or over another amendment: the newest meeting first. */
function byMeeting(links: readonly MeetingReport[]): readonly (readonly MeetingReport[])[] {
  const meetings: MeetingReport[][] = [];
  const meetingOf = new Map<AccessionNumber, MeetingReport[]>();
  for (const link of links) {
    const known = link.amends === null ? undefined : meetingOf.get(link.amends);
    const meeting = known ?? [];
    if (!known) meetings.push(meeting);
    meeting.push(link);
    meetingOf.set(link.accessionNumber, meeting);
  }
  return meetings.reverse();
}

async function loadProposals(
  db: Database | Transaction,
  cik: Cik,
  accessions: readonly AccessionNumber[],
): Promise<ReadonlyMap<AccessionNumber, readonly ProposalVotes[]>> {
  const nominees = await db
    .selectFrom('parsed.current_voting_nominees')
    .select([
      'accession_number',
      'proposal_ordinal',
      'name',
      'votes_for',
      'votes_against',
      'votes_withheld',
      'abstain',
      'broker_non_votes',
    ])
    .where('cik', '=', cik)
    .where('accession_number', 'in', accessions)
    .orderBy('ordinal')
    .execute();
  const nomineesOf = Map.groupBy(nominees, (row) => `${row.accession_number} ${row.proposal_ordinal}`);
  const proposals = await db
    .selectFrom('parsed.current_voting_proposals')
    .selectAll()
    .where('cik', '=', cik)
    .where('accession_number', 'in', accessions)
    .orderBy('ordinal')
    .execute();
  const byReport = Map.groupBy(proposals, (row) => row.accession_number);
  return new Map(
    [...byReport].map(([accessionNumber, rows]) => [
      accessionNumber,
      rows.map((row): ProposalVotes => {
        const frequency = {
          oneYear: numberOfDecimal(row.one_year),
          twoYears: numberOfDecimal(row.two_years),
          threeYears: numberOfDecimal(row.three_years),
        };
        return {
          number: row.number,
          proposal_type: row.proposal_type,
          subject: row.subject,
          votesFor: numberOfDecimal(row.votes_for),
          votesAgainst: numberOfDecimal(row.votes_against),
          abstain: numberOfDecimal(row.abstain),
          brokerNonVotes: numberOfDecimal(row.broker_non_votes),
          approved: row.approved,
          frequency: Object.values(frequency).every((count) => count === null) ? null : frequency,
          nominees: (nomineesOf.get(`${accessionNumber} ${row.ordinal}`) ?? []).map((nominee) => ({
            name: nominee.name,
            votesFor: numberOfDecimal(nominee.votes_for),
            votesAgainst: numberOfDecimal(nominee.votes_against),
            votesWithheld: numberOfDecimal(nominee.votes_withheld),
            abstain: numberOfDecimal(nominee.abstain),
            brokerNonVotes: numberOfDecimal(nominee.broker_non_votes),
          })),
          classVotes: row.class_votes,
        };
      }),
    ]),
  );
}
