import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { VotingMeetingValues } from '../../../core/rows-voting.ts';
import type { Database, Transaction } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedTable } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';

export interface NomineeVotes {
  readonly name: string;
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly votesWithheld: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}

/** Counts of one class of shares that voted on its own. */
export interface ClassVotes {
  readonly shareClass: string;
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}

/** Counts of shares; null: not reported. Frequency votes have three periods instead of for and against. */
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
  readonly classVotes: readonly ClassVotes[];
}

/** One report under Item 5.07, with its values in the interface specification's names. */
export interface StoredMeetingReport
  extends Pick<VotingMeetingValues, 'meetingDate' | 'amendmentKind' | 'originalFiledDate' | 'frequencyDecisionYears'> {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly publicAt: IsoTimestamp;
  readonly result: VotingResultValues;
}

export interface VotingResultValues extends RowMetadata {
  readonly object: 'voting_result';
  readonly accessionNumber: AccessionNumber;
  readonly meetingDate: IsoDate | null;
  readonly meetingType: VotingMeetingValues['meetingType'];
  readonly parsing_confidence: VotingMeetingValues['parsingConfidence'];
  readonly resultStatus: VotingMeetingValues['resultStatus'];
  readonly sharesOutstanding: number | null;
  readonly sharesPresent: number | null;
  readonly proposals: readonly ProposalVotes[];
  /** The text of the item, if it was read with low confidence. */
  readonly rawItemText: string | null;
}

/** An issuer's reports that were public by an instant, oldest first. */
export async function loadMeetingReports(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null,
  computedBy: IsoTimestamp | null = null,
): Promise<readonly StoredMeetingReport[]> {
  return loadMeetings(db, {
    ciks: [cik],
    accessionNumbers: null,
    clocks: { publicTo, computedBy, parserVersion: null },
  });
}

interface MeetingsQuery {
  readonly ciks: readonly Cik[];
  /** Null: all. */
  readonly accessionNumbers: readonly AccessionNumber[] | null;
  readonly clocks: RowClocks;
}

/** Reports of issuers, oldest first. */
export async function loadMeetings(
  db: Database | Transaction,
  query: MeetingsQuery,
): Promise<readonly StoredMeetingReport[]> {
  const meetings = await db
    .selectFrom(clockedTable('parsed.voting_meetings', query.clocks))
    .select(METADATA_COLUMNS)
    .select([
      'cik',
      'meeting_date as meetingDate',
      'meeting_type as meetingType',
      'parsing_confidence',
      'result_status as resultStatus',
      'shares_outstanding',
      'shares_present',
      'amendment_kind as amendmentKind',
      'original_filed_date as originalFiledDate',
      'frequency_decision_years as frequencyDecisionYears',
      'raw_item_text as rawItemText',
    ])
    .where('cik', 'in', query.ciks)
    .where((is) =>
      query.accessionNumbers === null ? is.lit(true) : is('accession_number', 'in', query.accessionNumbers),
    )
    .orderBy('public_at')
    .orderBy('accession_number')
    .execute();
  if (meetings.length === 0) return [];
  const proposals = await loadProposals(db, {
    ...query,
    accessionNumbers: meetings.map((row) => row.accession_number),
  });
  return meetings.map((row) => {
    const { cik, accession_number: accessionNumber, meetingDate } = row;
    const { amendmentKind, originalFiledDate, frequencyDecisionYears } = row;
    return {
      cik,
      accessionNumber,
      publicAt: row.public_at,
      meetingDate,
      amendmentKind,
      originalFiledDate,
      frequencyDecisionYears,
      result: {
        object: 'voting_result',
        accessionNumber,
        meetingDate,
        meetingType: row.meetingType,
        parsing_confidence: row.parsing_confidence,
        resultStatus: row.resultStatus,
        sharesOutstanding: numberOfDecimal(row.shares_outstanding),
        sharesPresent: numberOfDecimal(row.shares_present),
        proposals: proposals.get(accessionNumber) ?? [],
        rawItemText: row.rawItemText,
        ...metadataOf(row),
      },
    };
  });
}

/** What decides how the reports of issuers are linked, oldest first. */
export async function loadMeetingLinks(
  db: Database | Transaction,
  { ciks, clocks }: Pick<MeetingsQuery, 'ciks' | 'clocks'>,
): Promise<readonly Omit<StoredMeetingReport, 'result'>[]> {
  if (ciks.length === 0) return [];
  return db
    .selectFrom(clockedTable('parsed.voting_meetings', clocks))
    .select([
      'cik',
      'accession_number as accessionNumber',
      'public_at as publicAt',
      'meeting_date as meetingDate',
      'amendment_kind as amendmentKind',
      'original_filed_date as originalFiledDate',
      'frequency_decision_years as frequencyDecisionYears',
    ])
    .where('cik', 'in', ciks)
    .orderBy('public_at')
    .orderBy('accession_number')
    .execute();
}

async function loadProposals(
  db: Database | Transaction,
  { ciks, accessionNumbers, clocks }: MeetingsQuery & { readonly accessionNumbers: readonly AccessionNumber[] },
): Promise<ReadonlyMap<AccessionNumber, readonly ProposalVotes[]>> {
  const nominees = await db
    .selectFrom(clockedTable('parsed.voting_nominees', clocks))
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
    .where('cik', 'in', ciks)
    .where('accession_number', 'in', accessionNumbers)
    .orderBy('ordinal')
    .execute();
  const nomineesOf = Map.groupBy(nominees, (row) => `${row.accession_number} ${row.proposal_ordinal}`);
  const proposals = await db
    .selectFrom(clockedTable('parsed.voting_proposals', clocks))
    .selectAll()
    .where('cik', 'in', ciks)
    .where('accession_number', 'in', accessionNumbers)
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
          classVotes: row.class_votes as readonly ClassVotes[],
        };
      }),
    ]),
  );
}
