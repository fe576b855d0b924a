import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatasetRow } from '../../core/row-provenance.ts';
import type { VotingMeetingValues, VotingNomineeValues, VotingProposalValues } from '../../core/rows-voting.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { loadMeetingReports } from '../../db/repositories/datasets/voting-results.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { shareholderMeetings } from '../../scoring/ledger/shareholder-meetings.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, publish, rowMeta } from './fixtures.ts';

const REPORT: VotingMeetingValues = {
  meetingDate: date('2023-05-16'),
  meetingType: 'annual',
  sharesOutstanding: '25810117.94',
  sharesPresent: '13477290.61',
  resultStatus: 'preliminary',
  parsingConfidence: 'high',
  frequencyDecisionYears: null,
  amendmentKind: null,
  originalFiledDate: null,
  rawItemText: null,
};
const PROPOSAL: VotingProposalValues = {
  ordinal: 0,
  number: '1',
  proposalType: 'elect_directors',
  subject: 'Election of directors',
  votesFor: null,
  votesAgainst: null,
  abstain: null,
  brokerNonVotes: null,
  oneYear: null,
  twoYears: null,
  threeYears: null,
  approved: true,
  classVotes: [{ shareClass: 'Class A' }],
};
const NOMINEE: VotingNomineeValues = {
  proposalOrdinal: 0,
  ordinal: 0,
  name: 'Ann Lee',
  votesFor: '8806112.33',
  votesAgainst: null,
  votesWithheld: '0',
  abstain: null,
  brokerNonVotes: '4354136.1',
};

describe('voting results', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const meta = (accession: string) =>
    rowMeta({
      accessionNumber: accession as ReturnType<typeof rowMeta>['accessionNumber'],
      parserVersion: 'voting-results@1' as ReturnType<typeof rowMeta>['parserVersion'],
    });

  test('a report, its proposals and nominees are stored once, and a second time unchanged', async () => {
    const own = meta('0000000001-23-000001');
    await publish(database.db, own);
    const scopes = [{ cik: own.cik, accessionNumber: own.accessionNumber, parserVersion: own.parserVersion }];
    const write = () =>
      database.db
        .transaction()
        .execute(async (trx) => [
          await replaceRows(trx, 'parsed.voting_meetings', scopes, [{ values: REPORT, meta: own }]),
          await replaceRows(trx, 'parsed.voting_proposals', scopes, [{ values: PROPOSAL, meta: own }]),
          await replaceRows(trx, 'parsed.voting_nominees', scopes, [{ values: NOMINEE, meta: own }]),
        ]);
    expect((await write()).map((counts) => counts.inserted)).toEqual([1, 1, 1]);
    expect((await write()).map((counts) => counts.unchanged)).toEqual([1, 1, 1]);
    const [row] = await database.db.selectFrom('parsed.voting_nominees').selectAll().execute();
    expect(row).toMatchObject({ name: 'Ann Lee', votes_for: '8806112.33', votes_withheld: '0', votes_against: null });
  });

  test('an amendment is linked to the report of its meeting', async () => {
    await ensurePromoted(database.db, [meta('x').parserVersion]);
    const stated = async (
      accession: string,
      publicAt: string,
      change: Partial<VotingMeetingValues>,
    ): Promise<DatasetRow<VotingMeetingValues>> => {
      const own = meta(accession);
      await publish(database.db, own, publicAt);
      return { values: { ...REPORT, ...change }, meta: own };
    };
    const reports = [
      await stated('0000000002-22-000001', '2022-05-19T20:00:00.000Z', { meetingDate: date('2022-05-17') }),
      await stated('0000000001-23-000001', '2023-05-19T20:00:00.000Z', {}),
      await stated('0000000001-23-000002', '2023-06-01T20:00:00.000Z', {
        resultStatus: 'final',
        amendmentKind: 'final-results',
      }),
      await stated('0000000001-23-000003', '2023-08-03T20:00:00.000Z', {
        meetingDate: null,
        resultStatus: null,
        amendmentKind: 'frequency-decision',
        originalFiledDate: date('2023-05-19'),
        frequencyDecisionYears: 1,
      }),
    ];
    await database.db.transaction().execute((trx) =>
      replaceRows(
        trx,
        'parsed.voting_meetings',
        reports.map(({ meta: own }) => own),
        reports,
      ),
    );
    const { cik } = meta('x');
    const meetings = shareholderMeetings(await loadMeetingReports(database.db, cik, null));
    const amended = meetings
      .flat()
      .map(({ report, links }) => [report.accessionNumber, links.amends?.accessionNumber ?? null]);
    expect(amended.sort()).toEqual([
      ['0000000001-23-000001', null],
      ['0000000001-23-000002', '0000000001-23-000001'],
      ['0000000001-23-000003', '0000000001-23-000001'],
      ['0000000002-22-000001', null],
    ]);
  });
});
