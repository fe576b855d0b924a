import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import {
  countPending,
  countPendingElsewhere,
  pageDue,
  pagePending,
} from '../../db/repositories/filings/pending-filings.ts';
import { countUnread, pageUnread } from '../../db/repositories/filings/unread-filings.ts';
import { deploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type TableRead, tableReads } from '../query-plans.ts';
import { date } from './fixtures.ts';

const WANTED = ['xbrl@2', 'overhang@1'] as ParserVersion[];
/** Filings with work left among a million: of each thousand two are new, one waits and one lacks a parser. */
const [FILINGS, PENDING] = [1_000_000, 4_000];

describe('looking for pending filings among a million', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const [complete, older] = await db
      .transaction()
      .execute(async (trx) => [await parserSetOf(trx, WANTED), await parserSetOf(trx, ['xbrl@1' as ParserVersion])]);
    await db.transaction().execute(async (trx) => {
      // Spares a million checks of foreign keys.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source,
          state, raw_source_key, parser_set, state_code, retry_at)
        select '0001234567-24-' || lpad(n::text, 7, '0'), (n % 8000)::text, '8-K', date '2020-01-01' + n / 1000,
          date '2020-01-01' + n / 1000, false, 'u', case when n % 100000 = 7 then '/archive' else 'edgar' end,
          case when n % 1000 in (1, 2) then 'discovered' when n % 1000 = 3 then 'missing' else 'processed' end,
          'sha256:' || n, case when n % 1000 in (1, 2, 3) then null when n % 1000 = 4 then ${older}::int else ${complete} end,
          case when n % 1000 = 3 then 'edgar-not-found' end,
          case when n % 1000 = 3 then now() - interval '1 hour' end
        from generate_series(1, ${FILINGS}) n
      `.execute(trx);
      await sql`
        insert into raw.filing_filers (cik, accession_number, role)
        select cik, accession_number, 'filer' from raw.filings where cik::int < 80
      `.execute(trx);
      // Another source lists some of them too, and nearly all of those are finished.
      await sql`
        insert into raw.filing_sources select '/archive', filed_date, accession_number from raw.filings
        where source = 'edgar' and cik::int < 100
      `.execute(trx);
    });
    await sql`analyze raw.filings`.execute(db);
    await sql`analyze raw.filing_filers`.execute(db);
    await sql`analyze raw.filing_sources`.execute(db);
  }, 300_000);
  afterAll(() => database.drop());

  const selectors: Record<string, FilingSelector> = {
    all: { by: 'all' },
    night: { by: 'filed-date', from: date('2021-01-04'), to: date('2021-01-04') },
    years: { by: 'filed-date', from: date('2020-01-01'), to: date('2022-12-31') },
    issuer: { by: 'cik', ciks: ['4' as Cik, '7' as Cik] },
  };
  const query = (name: string) => ({
    selector: selectors[name] ?? { by: 'all' },
    source: 'edgar',
    parserVersions: WANTED,
  });

  /** Filings are read by indexes only, parse runs never; returns the rows of filings that were read. */
  function examined(reads: readonly TableRead[]): number {
    expect(reads.filter(({ table }) => table === 'parse_runs')).toEqual([]);
    const filings = reads.filter(({ table }) => table === 'filings');
    expect(filings.length).toBeGreaterThan(0);
    for (const { index } of filings) expect(index, JSON.stringify(reads)).not.toBeNull();
    return filings.reduce((sum, { rows }) => sum + rows, 0);
  }

  test.each([
    ['all', PENDING],
    ['years', PENDING],
    ['night', 4],
    ['issuer', 125],
  ])('counting those of "%s" reads only pending filings', async (name, expected) => {
    let count = 0;
    const reads = await tableReads(database.db, async (db) => {
      count = await countPending(db, query(name));
    });
    expect(count).toBe(expected);
    expect(examined(reads)).toBeLessThanOrEqual(expected + 1_200);
  });

  test.each(['all', 'years', 'night', 'issuer'])(
    'a page of "%s" reads about as many filings as it has',
    async (name) => {
      const reads = await tableReads(database.db, async (db) => {
        const page = await pagePending(db, { ...query(name), limit: 50 });
        if (page.length === 50) await pagePending(db, { ...query(name), after: page.at(-1) ?? null, limit: 50 });
      });
      expect(examined(reads)).toBeLessThanOrEqual(700);
    },
  );

  test('a source that lists finished filings of another reads few of them to find its own pending ones', async () => {
    const reads = await tableReads(database.db, async (db) => {
      await pagePending(db, { ...query('all'), source: '/archive', limit: 50 });
      await countPendingElsewhere(db, { ...query('night'), source: '/archive' });
      await pageDue(db, { source: '/archive', filedBefore: date('2023-01-01'), limit: 50 });
    });
    // At most the unfinished filings of all sources, for each of the three questions.
    expect(examined(reads)).toBeLessThanOrEqual(3 * PENDING);
  });

  test('the status of a million filings reads only the unfinished ones and the newest date', async () => {
    const reads = await tableReads(database.db, async (db) => {
      const { filings, failures, retries } = await deploymentStatus(db, WANTED);
      expect(filings).toMatchObject({ isEstimated: true, pending: PENDING });
      expect(filings.byState).toMatchObject({ discovered: 2_000, missing: 1_000 });
      // An estimate of 997,000.
      expect(Math.abs((filings.byState['processed'] ?? 0) - 997_000)).toBeLessThan(20_000);
      expect(failures).toEqual([{ code: 'edgar-not-found', count: 1_000, example: expect.any(String) }]);
      expect(retries).toEqual({ due: 1_000, waiting: 0, nextAt: null });
    });
    // The pending twice, the missing three times, and a thousand of the newest date.
    expect(examined(reads)).toBeLessThanOrEqual(2 * PENDING + 3 * 1_000 + 2_000);
  });

  test.each([
    ['one that all but a thousand have', 'overhang@1', 1_000],
    ['one that none has', 'new@1', 997_000],
  ])(
    'a page of filings that a version has not read (%s) reads about as many filings as it has',
    async (_, version, count) => {
      const scope = { parserVersion: version as ParserVersion, ciks: null, from: null, to: null };
      expect(await countUnread(database.db, scope)).toBe(count);
      const reads = await tableReads(database.db, async (db) => {
        const page = await pageUnread(db, scope, null, 50);
        expect(page.filings).toHaveLength(50);
        await pageUnread(db, scope, page.next, 50);
        // The last days, after which nothing may be searched from the beginning.
        await pageUnread(db, { ...scope, from: date('2022-09-01') }, null, 50);
      });
      expect(examined(reads)).toBeLessThanOrEqual(900);
    },
  );

  test('counting the few filings that a version has not read reads no others', async () => {
    const scope = { parserVersion: 'overhang@1' as ParserVersion, ciks: null, from: null, to: null };
    const reads = await tableReads(database.db, (db) => countUnread(db, scope));
    // Beside them a look for each source and set.
    expect(examined(reads)).toBeLessThanOrEqual(1_000 + 100);
  });
});
