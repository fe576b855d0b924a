import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { OutputScope } from '../../core/row-provenance.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import {
  OWNERS_DATASET,
  type SearchedDataset,
  SUBSIDIARIES_DATASET,
  searchDataset,
  VOTES_DATASET,
} from '../../db/repositories/datasets/dataset-search.ts';
import { scheduleOwners } from '../../db/repositories/datasets/schedule-owners.ts';
import { latestSubsidiaryLists } from '../../db/repositories/datasets/subsidiary-lists.ts';
import { loadMeetingReports } from '../../db/repositories/datasets/voting-results.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { OWN_KEYS } from '../../db/tables/datasets.ts';
import { shareholderMeetings } from '../../scoring/ledger/shareholder-meetings.ts';
import { subsidiaryChanges } from '../../scoring/ledger/subsidiary-changes.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant } from './fixtures.ts';
import { CIK, EMPTY, LISTS, SCHEDULES, storeIssuers, UNREAD, VOTES } from './issuer-fixture.ts';

describe("an issuer's meetings, subsidiaries and owners", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensurePromoted(database.db, [VOTES, LISTS, SCHEDULES]);
    await storeIssuers(database.db);
    const index = { source: 'edgar', indexKind: 'full-index', cik: null, filings: 1 } as const;
    await recordDiscovery(database.db, { ...index, from: date('2022-01-01'), to: date('2023-12-31') });
  });
  afterAll(() => database.drop());

  const search = (cik: Cik, dataset: SearchedDataset, publicTo: string | null = null) =>
    searchDataset(database.db, { cik, dataset, publicTo: publicTo === null ? null : instant(publicTo) });

  test('none found differs from not covered, and both from an unknown CIK', async () => {
    expect(await search('999' as Cik, VOTES_DATASET)).toBeNull();
    expect(await search(EMPTY, VOTES_DATASET)).toEqual({
      status: 'covered',
      parserVersion: VOTES,
      searched: 2,
      found: 0,
      byForm: { '8-K': 1, '8-K/A': 1 },
      newestReport: null,
      indexed: [{ from: '2022-01-01', to: '2023-12-31' }],
      notIndexed: [],
      from: '2023-01-05',
      to: '2023-02-05',
      newestFound: null,
      unread: [],
    });
    expect(await search(EMPTY, SUBSIDIARIES_DATASET)).toMatchObject({ status: 'not-covered', searched: 0, unread: [] });
    const unread = await search(UNREAD, VOTES_DATASET);
    expect(unread).toMatchObject({ status: 'not-covered', searched: 0, found: 0 });
    expect(unread?.unread.map(({ reason }) => reason)).toEqual([
      'joint filing: its rows stand under CIK 900',
      'pending: not read by voting-results@1',
      'missing: the source has no such file',
      'pending: stored',
    ]);
    expect(await search(CIK, VOTES_DATASET)).toMatchObject({
      status: 'covered',
      searched: 5,
      found: 4,
      to: '2023-09-01',
      newestFound: '2023-08-03',
    });
    expect(await search(CIK, OWNERS_DATASET)).toMatchObject({
      status: 'partly-covered',
      searched: 2,
      found: 2,
      notIndexed: [{ from: '2024-01-01', to: '2024-02-10' }],
    });
    expect(await search(CIK, SUBSIDIARIES_DATASET)).toMatchObject({
      status: 'partly-covered',
      searched: 2,
      unread: [{ accessionNumber: accessionOf(12), reason: 'rejected: the list is an image' }],
    });
    expect(await search(CIK, VOTES_DATASET, '2022-12-31T00:00:00.000Z')).toMatchObject({ searched: 1, found: 1 });
  });

  const meetingsOf = async (cik: Cik, publicTo: IsoTimestamp | null) =>
    shareholderMeetings(await loadMeetingReports(database.db, cik, publicTo)).map((meeting) =>
      meeting.map(({ report, links }) => ({ ...report.result, ...links })),
    );

  test('a meeting is all its reports: results replaced, amendments linked, the decision on each', async () => {
    const meetings = await meetingsOf(CIK, null);
    const accessions = (reports: (typeof meetings)[number]) => reports.map(({ accessionNumber }) => accessionNumber);
    expect(meetings.map(accessions)).toEqual([[accessionOf(2), accessionOf(3), accessionOf(4)], [accessionOf(1)]]);
    const [preliminary, final, decision] = meetings[0] ?? [];
    expect(preliminary).toMatchObject({
      amends: null,
      supersededBy: accessionOf(3),
      amendedBy: [{ kind: 'final-results' }, { kind: 'frequency-decision', accessionNumber: accessionOf(4) }],
      frequencyDecision: { years: 1, accessionNumber: accessionOf(4) },
      sharesOutstanding: 2000.5,
      provenance: { accessionNumber: accessionOf(2), parserVersion: VOTES },
    });
    expect(final).toMatchObject({
      amends: { kind: 'final-results', accessionNumber: accessionOf(2) },
      supersededBy: null,
      proposals: [
        {
          proposal_type: 'elect_directors',
          votesFor: null,
          abstain: 0,
          approved: true,
          frequency: null,
          nominees: [{ name: 'Ann Lee', votesFor: 801, votesWithheld: 12, votesAgainst: null }],
        },
        { frequency: { oneYear: 900, twoYears: 0, threeYears: 50 }, nominees: [], approved: null },
      ],
    });
    expect(decision).toMatchObject({ proposals: [], amends: { kind: 'frequency-decision' } });
    const before = await meetingsOf(CIK, instant('2023-05-31T00:00:00.000Z'));
    expect(before.map(accessions)).toEqual([[accessionOf(2)], [accessionOf(1)]]);
    expect(before[0]?.[0]).toMatchObject({ supersededBy: null, amendedBy: [], frequencyDecision: null });
    expect(await meetingsOf(EMPTY, null)).toEqual([]);
  });

  test('a list of subsidiaries as of a date is the latest that was public by then', async () => {
    const now = subsidiaryChanges(await latestSubsidiaryLists(database.db, CIK, null));
    expect(now?.latest.companies.map(({ name }) => name)).toEqual(['Harbor LLC', 'NG Leasing LLC']);
    expect(now).toMatchObject({ latest: { accessionNumber: accessionOf(11), notes: ['(1) Inactive.'] } });
    const before = subsidiaryChanges(
      await latestSubsidiaryLists(database.db, CIK, instant('2022-12-31T00:00:00.000Z')),
    );
    expect(before).toMatchObject({ latest: { accessionNumber: accessionOf(10) }, previous: null });
    expect(
      subsidiaryChanges(await latestSubsidiaryLists(database.db, CIK, instant('2021-12-31T00:00:00.000Z'))),
    ).toBeNull();
  });

  test('owners are what schedules of the issuer said by a date', async () => {
    const now = await scheduleOwners(database.db, CIK, null);
    expect(now.map(({ name, percentOfClass }) => [name, percentOfClass])).toEqual([
      ['Larkmere Capital', 7.5],
      ['Ann Lee', 7.5],
      ['LARKMERE CAPITAL', 5.31],
    ]);
    expect(await scheduleOwners(database.db, CIK, instant('2023-12-31T00:00:00.000Z'))).toHaveLength(2);
    expect(await scheduleOwners(database.db, EMPTY, null)).toEqual([]);
  });

  /** Replaces the issuer's rows with none, as a parser that finds nothing would; returns how to put them back. */
  async function withoutRows(): Promise<() => Promise<void>> {
    const tables = Object.keys(OWN_KEYS) as (keyof typeof OWN_KEYS)[];
    for (const table of tables) {
      const { rows: scopes } = await sql<OutputScope>`
        select distinct cik, accession_number as "accessionNumber", parser_version as "parserVersion"
        from ${sql.table(table)} where cik = ${CIK}
      `.execute(database.db);
      if (scopes.length === 0) continue;
      await database.db.transaction().execute((trx) => replaceRows(trx, table, scopes, []));
    }
    return async () => {
      for (const table of tables) {
        await sql`
          insert into ${sql.table(table)}
          select r.* from ops.row_history h cross join lateral jsonb_populate_record(null::${sql.table(table)}, h.row) r
          where h.table_name = ${table}
        `.execute(database.db);
      }
    };
  }

  describe('the commands', () => {
    const run = (...args: string[]) => runCli(args, { env: { DATABASE_URL: database.url } });
    const json = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(...args, '--json');
      expect([code, stderr]).toEqual([0, '']);
      return JSON.parse(stdout) as Record<string, unknown>;
    };

    test('tidemark subsidiaries', async () => {
      const { stdout } = await run('subsidiaries', '--cik', CIK, '--changes');
      expect(stdout).toMatch(/added\s+│ NG Leasing LLC/);
      expect(stdout).toMatch(/removed\s+│ Twin LLC/);
      expect(stdout).toContain('rejected: the list is an image');
      expect(stdout).toContain('found in 2, the newest filed 2023-03-01');
      expect(await json('subsidiaries', '--cik', CIK, '--changes')).toMatchObject({
        object: 'list',
        data: [{ name: 'Harbor LLC', jurisdiction: 'Delaware', ownershipPercent: 66.67 }, { name: 'NG Leasing LLC' }],
        accessionNumber: accessionOf(11),
        filingDate: '2023-03-01',
        filingUrl: expect.stringContaining('https://'),
        coverage: { status: 'partly-covered' },
        changes: { added: [{ name: 'NG Leasing LLC' }], removed: [{ name: 'Twin LLC' }], changed: [] },
      });
      expect(await json('subsidiaries', '--cik', EMPTY)).toMatchObject({ data: [], accessionNumber: null });
    });

    test('tidemark votes', async () => {
      const { stdout } = await run('votes', '--cik', CIK, '--top', '1');
      expect(stdout).toContain(`replaced by the final results in ${accessionOf(3)}`);
      expect(stdout).toMatch(/Ann Lee\s+│\s+801 │\s+│\s+12 │/);
      expect(stdout).toContain(`say-on-pay vote every year: the company's decision, ${accessionOf(4)}`);
      expect(stdout).toContain('… and 1 more');
      expect(await json('votes', '--cik', CIK, '--as-of', '2022-12-31')).toMatchObject({
        data: [{ object: 'voting_result', parsing_confidence: 'high', proposals: [{}, {}] }],
        coverage: { status: 'covered', searched: 1 },
      });
      expect((await run('votes', '--cik', EMPTY)).stdout).toContain(
        'searched 2 stored filings (8-K 1, 8-K/A 1, filed 2023-01-05 to 2023-02-05): none found',
      );
      expect((await run('votes', '--cik', UNREAD)).stdout).toContain('not covered: none of the stored filings');
    });

    test('tidemark coverage', async () => {
      const { stdout } = await run('coverage', '--cik', CIK);
      expect(stdout).toContain('Indexes were read for 2022-01-01 to 2023-12-31');
      expect(await json('coverage', '--cik', CIK)).toMatchObject({
        issuer: {
          asOf: '2023-12-31',
          notIndexed: [],
          datasets: expect.arrayContaining([{ dataset: 'overhang' }].map((one) => expect.objectContaining(one))),
        },
      });
    });

    test('tidemark owners', async () => {
      const { stdout } = await run('owners', '--cik', CIK);
      expect(stdout).toMatch(/LARKMERE CAPITAL\s+│\s+│ 5\.31 │/);
      expect(stdout).toMatch(new RegExp(`Ann Lee.*not named in ${accessionOf(21)}`));
      expect(await json('owners', '--cik', CIK)).toMatchObject({
        data: [
          { object: 'beneficial_owner', name: 'Ann Lee', percentOfClass: 7.5, notNamedIn: accessionOf(21) },
          { name: 'LARKMERE CAPITAL', eventDate: '2023-12-29', issuer: { cusip: '037833100' }, notNamedIn: null },
        ],
        superseded: 1,
      });
    });

    test('--as-computed prints what the rows said before a later run replaced them', async () => {
      const commands = ['subsidiaries', 'votes', 'owners'];
      const printed = (...more: string[]) => Promise.all(commands.map((name) => json(name, '--cik', CIK, ...more)));
      const before = await printed();
      const { rows } = await sql<{ now: string }>`
        select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now, pg_sleep(0.01)
      `.execute(database.db);
      const restore = await withoutRows();
      try {
        expect((await printed()).map(({ data }) => data)).toEqual([[], [], []]);
        expect(await printed('--as-computed', rows[0]?.now ?? '')).toEqual(before);
        expect((await printed('--as-computed', '2020-01-01')).map(({ data }) => data)).toEqual([[], [], []]);
      } finally {
        await restore();
      }
    });

    test.each(['subsidiaries', 'votes', 'owners'])('tidemark %s refuses a CIK that nothing names', async (name) => {
      const { code, stdout, stderr } = await run(name, '--cik', '999', '--json');
      expect([code, stdout]).toEqual([1, '']);
      expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'unknown-cik' } });
      expect(await run(name, '--cik', 'abc')).toMatchObject({ code: 1, stdout: '' });
    });
  });
});
