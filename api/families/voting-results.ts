import Type from 'typebox';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { VOTES_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { loadIssuerNames } from '../../db/repositories/datasets/issuer-names.ts';
import { listRows } from '../../db/repositories/datasets/list-rows.ts';
import { loadMeetingLinks, loadMeetings } from '../../db/repositories/datasets/voting-results.ts';
import { type MeetingLinks, shareholderMeetings } from '../../scoring/ledger/shareholder-meetings.ts';
import { DatasetFreshness, listOf } from '../blocks.ts';
import { defineOperation } from '../operation.ts';
import { type Clocks, clocksOf, DEFAULT_LIMIT, dateParameter, ISSUER, PAGE, VIEW } from '../parameters.ts';
import { datasetFreshness } from '../reads/dataset-freshness.ts';
import { requestedIssuer } from '../reads/requested-issuer.ts';
import { Coverage, coverageOf } from './coverage.ts';
import { publicRange } from './dilution/dataset-list.ts';
import { choice } from './dilution/fields.ts';
import { between, equals } from './dilution/filters.ts';
import { readDatasetClocks } from './ownership/manager-query.ts';
import { VotingResult, VotingResultAgent, votingItem } from './voting-items.ts';

const MEMBERS = { freshness: DatasetFreshness, coverage: Type.Optional(Coverage) };

export const listVotingResults = defineOperation({
  id: 'listVotingResults',
  method: 'GET',
  path: '/v1/events/voting-results',
  family: 'Events',
  scope: 'read',
  tool: 'events.voting_results',
  summary: 'Voting results of shareholder meetings (Form 8-K Item 5.07)',
  description:
    'One result per filing, with its proposals; newest filings first. `from` and `to` are dates of publication, which every filing has; `meeting_from` and `meeting_to` are dates of the meeting, which an amendment may not state. Amendments are linked with the reports that they amend, as far as these were public by `as_of`. With `ticker` or `cik`, the first page has `coverage`.',
  query: Type.Object({
    ...ISSUER,
    from: dateParameter('Only filings that became public on this date or later, US Eastern.'),
    to: dateParameter('Only filings that became public by the end of this date, US Eastern.'),
    meeting_from: dateParameter('Only meetings on this date or later.'),
    meeting_to: dateParameter('Only meetings up to this date.'),
    meeting_type: choice(['annual', 'special'], 'Type of the meeting.'),
    ...clocksOf('voting-results'),
    ...PAGE,
    ...VIEW,
  }),
  response: listOf(VotingResult, MEMBERS),
  agent: listOf(VotingResultAgent, MEMBERS),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'voting-results');
    const cik = await requestedIssuer(db, query, clocks.asOf);
    const { publicFrom, publicTo } = publicRange(query, clocks);
    const { rows, nextCursor } = await listRows(db, {
      table: 'parsed.voting_meetings',
      columns: ['cik', 'accession_number'],
      where: [
        ...between('meeting_date', 'meeting', query.meeting_from, query.meeting_to),
        ...equals('meeting_type', query.meeting_type),
      ],
      cik,
      publicFrom,
      clocks: { ...clocks, publicTo },
      cursor: query.cursor ?? null,
      limit: query.limit ?? DEFAULT_LIMIT,
    });
    const isFirstOfIssuer = cik !== null && !query.cursor;
    return {
      object: 'list',
      data: await resultsOf(db, rows, clocks, query.view === 'agent'),
      hasMore: nextCursor !== null,
      nextCursor,
      freshness: await datasetFreshness(db, 'voting-results'),
      ...(isFirstOfIssuer && { coverage: await coverageOf(db, cik, VOTES_DATASET, clocks) }),
    } as never;
  },
});

interface RowKey {
  readonly cik: Cik;
  readonly accession_number: AccessionNumber;
}

/** The results of a page in its order, linked with the other reports of their issuers. */
async function resultsOf(
  db: Database,
  rows: readonly RowKey[],
  clocks: Clocks,
  isAgent: boolean,
): Promise<readonly object[]> {
  if (rows.length === 0) return [];
  const ciks = [...new Set(rows.map(({ cik }) => cik))];
  const accessionNumbers = rows.map((row) => row.accession_number);
  const reports = await loadMeetings(db, { ciks, accessionNumbers, clocks });
  const byNumber = new Map(reports.map((report) => [report.accessionNumber, report]));
  const ofIssuers = Map.groupBy(await loadMeetingLinks(db, { ciks, clocks }), ({ cik }) => cik);
  const links = new Map<AccessionNumber, MeetingLinks>(
    [...ofIssuers.values()].flatMap((own) =>
      shareholderMeetings(own)
        .flat()
        .map(({ report, links: linked }) => [report.accessionNumber, linked] as const),
    ),
  );
  const names = await loadIssuerNames(db, ciks, clocks.publicTo ?? (new Date().toISOString() as IsoTimestamp));
  return accessionNumbers.flatMap((accessionNumber) => {
    const [report, linked] = [byNumber.get(accessionNumber), links.get(accessionNumber)];
    if (!report || !linked) return [];
    return [votingItem(report, linked, names.get(report.cik) ?? { ticker: null, name: null }, isAgent)];
  });
}
