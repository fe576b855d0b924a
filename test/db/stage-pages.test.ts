import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crossCheckPage } from '../../activities/company-facts.ts';
import { type DeriveCursor, derivePage } from '../../activities/derive.ts';
import { type DiscoverCursor, discoverPage } from '../../activities/discover.ts';
import type { Cik } from '../../core/ids.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import type { EdgarSource } from '../../sources/edgar/edgar-source.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, RAW_KEY } from './fixtures.ts';

const RUN = { runId: 'paged', source: 'edgar', materializationVersion: 'm1' };
const ISSUERS = 1_010;

describe('stages that are done in pages', () => {
  let database: TestDatabase;
  let folder: string;
  let source: EdgarSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tidemark-pages-'));
    source = await createArchiveSource(folder);
    const issuers = sql`generate_series(1, ${ISSUERS}) as n`;
    const accession = sql`lpad(n::text, 10, '0') || '-24-000001'`;
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
        raw_source_key)
      select ${accession}, n::text, '10-Q', '2024-03-01', '2024-03-01T21:00:00Z', false, 'u', 'edgar', 'stored', ${RAW_KEY}
      from ${issuers}
    `.execute(database.db);
    await sql`
      insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
        input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version, run_id)
      select n::text, ${accession}, 'xbrl@1', 1, 'xbrl', 'parsed', 1, 'i', 'o', '[]', '[]', '[]', 1, 'm1', ${RUN.runId}
      from ${issuers} where n <= 90
    `.execute(database.db);
    await sql`
      insert into dilution.derivations (cik, as_of, due_on, methodology_version, derived_at)
      select n::text, '2024-02-01', '2024-03-01', 'm', now() from ${issuers}
    `.execute(database.db);
  });
  afterAll(async () => {
    await source.close();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  });

  function deps(beats: unknown[] = [], signal = new AbortController().signal) {
    const beat = (detail?: unknown) => void beats.push(detail);
    return { db: database.db, logger: pino({ level: 'silent' }), client: source, beat, signal };
  }

  test('deriving takes bounded pages in the order of CIKs; a page that fails repeats, and not those before it', async () => {
    const seen: string[] = [];
    const pages: number[] = [];
    const dates = new Set<string>();
    let cursor: DeriveCursor | null = null;
    do {
      const beats: unknown[] = [];
      // The next attempt has the cursor of the one that was interrupted.
      await expect(
        derivePage(deps([], AbortSignal.abort(new Error('worker stops'))), RUN, null, cursor),
      ).rejects.toThrow('worker stops');
      const { tally, next }: Awaited<ReturnType<typeof derivePage>> = await derivePage(deps(beats), RUN, null, cursor);
      pages.push(tally.items);
      seen.push(...beats.map(String));
      if (next) dates.add(next.asOf);
      // A filing that arrives meanwhile does not change the date of the pages that follow.
      await sql`update raw.filings set filed_date = '2024-03-05' where cik = '1'`.execute(database.db);
      cursor = next;
    } while (cursor !== null);
    expect(pages).toEqual([500, 500, 10]);
    expect(seen).toEqual(seen.toSorted());
    expect(seen).toHaveLength(11);
    expect([...dates]).toEqual(['2024-03-01']);
  });

  test('cross-checking takes some issuers at a time, each once', async () => {
    const seen: unknown[] = [];
    const pages: number[] = [];
    let cursor: Cik | null = null;
    do {
      const { tally, next }: Awaited<ReturnType<typeof crossCheckPage>> = await crossCheckPage(deps(seen), RUN, cursor);
      pages.push(tally.items);
      cursor = next;
    } while (cursor !== null);
    expect(pages).toEqual([40, 40, 10]);
    expect(new Set(seen).size).toBe(90);
  });

  test('discovering takes ten days at a time where no quarter is indexed', async () => {
    const selector = { by: 'filed-date', from: date('2024-03-01'), to: date('2024-03-25') } as const;
    const own = { ...deps(), source: folder, onStep: () => undefined, onProblem: () => undefined };
    const cursors: (DiscoverCursor | null)[] = [];
    const notIndexed: string[] = [];
    let cursor: DiscoverCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof discoverPage>> = await discoverPage(own, selector, cursor);
      notIndexed.push(...page.counts.notIndexed);
      cursor = page.next;
      cursors.push(cursor);
    } while (cursor !== null);
    expect(cursors).toEqual([{ date: '2024-03-11' }, { date: '2024-03-21' }, null]);
    expect(notIndexed).toHaveLength(17);
  });
});
