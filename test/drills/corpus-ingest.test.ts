import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parserVersionOf } from '../../core/ids.ts';
import type { RunReport } from '../../core/run-report.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { corpusPath } from '../corpus.ts';
import { exactSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';

const archive = corpusPath('edgar') ?? '';
const DATE = '2025-03-31';

describe.skipIf(archive === '')('the corpus of real filings (skipped without it: set TIDEMARK_CORPUS)', () => {
  let stack: TestStack;
  let mirror: MirrorServer;
  let submissions: number;
  let ingested: RunReport;
  beforeAll(async () => {
    const files = await readdir(join(archive, 'Archives/edgar/data'), { recursive: true });
    submissions = new Set(files.flatMap((name) => /(\d{10}-\d{2}-\d{6})\.txt(?:\.gz)?$/.exec(name)?.[1] ?? [])).size;
    mirror = await createMirrorServer(archive);
    stack = await createTestStack();
    await stack.startWorker();
    ingested = await stack.ingest({ by: 'all' }, archive);
  }, 600_000);
  afterAll(async () => {
    await stack.close();
    await mirror.close();
  });

  test('every filing is stored and ends in a recorded state, with a reason where it is not processed', async () => {
    expect(submissions).toBeGreaterThan(0);
    const { rows } = await sql<{ total: number; stored: number; final: number; unexplained: number }>`
      select count(*)::int as total, count(raw_source_key)::int as stored,
        (count(*) filter (where state in ('processed', 'rejected')))::int as final,
        (count(*) filter (where state <> 'processed' and state_reason is null))::int as unexplained
      from raw.filings
    `.execute(stack.db);
    expect(rows).toEqual([{ total: submissions, stored: submissions, final: submissions, unexplained: 0 }]);
    expect(ingested.filings.total).toBe(submissions);
  });

  test('every parser has run over every processed filing, and a parse run stands only where one read a document', async () => {
    const versions = PARSERS.map(({ id, version }) => parserVersionOf(id, version));
    const { rows } = await sql<{ versions: readonly string[] }>`
      select distinct s.parser_versions as versions
      from raw.filings f left join ops.parser_sets s using (parser_set) where f.state = 'processed'
    `.execute(stack.db);
    expect(rows).toEqual([{ versions: versions.toSorted() }]);
    const { rows: statuses } = await sql<{ status: string }>`
      select distinct status from ops.parse_runs order by 1
    `.execute(stack.db);
    expect(statuses.map(({ status }) => status)).toEqual(['parsed', 'rejected']);
    // The SEC's own company facts are compared, not parsed.
    const own = ingested.parsers.filter(({ parserVersion }) => versions.some((version) => version === parserVersion));
    expect(own).toHaveLength(versions.length);
    const of = own.map(({ parsed, notApplicable, rejected }) => parsed + notApplicable + rejected);
    expect(Math.min(...of)).toBeGreaterThanOrEqual(ingested.filings.byState['processed'] ?? 0);
    const { rows: unexplained } = await sql<{ count: number }>`
      select count(*)::int as count from ops.parse_runs where status <> 'parsed' and jsonb_array_length(reasons) = 0
    `.execute(stack.db);
    expect(unexplained).toEqual([{ count: 0 }]);
  });

  test('a second ingest fetches nothing and changes nothing', async () => {
    const before = await exactSnapshot(stack.db);
    const again = await stack.ingest({ by: 'all' }, archive);
    expect(again.tallies.fetch).toMatchObject({ items: 0, bytes: 0 });
    expect(again.filings).toEqual({ ...ingested.filings, newlyDiscovered: 0 });
    expect(again.rows).toEqual(ingested.rows);
    expect(await exactSnapshot(stack.db)).toEqual(before);
  }, 120_000);

  test('a night through the mirror scores, and its second run asks the mirror for nothing', async () => {
    const night = await stack.nightly(DATE, mirror.url);
    expect(night.filings.total).toBeGreaterThan(0);
    expect(night.scores?.scored).toBeGreaterThan(0);
    const before = await exactSnapshot(stack.db);
    mirror.resetStats();
    const again = await stack.nightly(DATE, mirror.url);
    expect(mirror.stats().requests).toBe(0);
    expect(again.scores).toEqual(night.scores);
    expect(await exactSnapshot(stack.db)).toEqual(before);
  }, 300_000);

  test('a night on an empty deployment goes all the way through the mirror', async () => {
    const empty = await createTestStack();
    try {
      await empty.startWorker();
      const night = await empty.nightly(DATE, mirror.url);
      const { total, byState } = night.filings;
      expect(total).toBeGreaterThan(0);
      expect((byState['processed'] ?? 0) + (byState['rejected'] ?? 0) + (byState['missing'] ?? 0)).toBe(total);
      expect(night.reasons.every(({ code }) => code !== 'no-reason')).toBe(true);
      const before = await exactSnapshot(empty.db);
      mirror.resetStats();
      await empty.nightly(DATE, mirror.url);
      expect(mirror.stats().requests).toBe(0);
      expect(await exactSnapshot(empty.db)).toEqual(before);
    } finally {
      await empty.close();
    }
  }, 300_000);
});
