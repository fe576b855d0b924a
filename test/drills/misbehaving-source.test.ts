import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EdgarPatience } from '../../activities/edgar-sources.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type SampleFiling, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { EVERYTHING, filingsIn, SMALL_BATCHES, undisturbedRun } from '../workflow/undisturbed-run.ts';
import {
  ERROR_PAGE,
  expandingInstance,
  fetchingInstance,
  removeFiling,
  replaceFiling,
  submissionOf,
} from './hostile-filings.ts';

/** The client's own ways, quicker. */
const PATIENCE: EdgarPatience = {
  timeouts: { headersMs: 1_200, bodyMs: 1_200, overallMs: 1_200 },
  backoff: { baseMs: 20, refusedMs: 40, maxMs: 2_000 },
};
const SUBMISSIONS = '/edgar/data/.*\\.txt$';

interface Ending {
  readonly state: string;
  readonly code: string | null;
  readonly reason: string | null;
  readonly stored: boolean;
  readonly warnings: readonly string[];
}

describe('a source that misbehaves', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('misbehaving');
    mirror = await createMirrorServer(archive.dir);
  });
  afterAll(async () => {
    await mirror.close();
    await archive.remove();
  });
  beforeEach(async () => {
    stack = await createTestStack();
    await stack.startWorker({ patience: PATIENCE });
  });
  afterEach(async () => {
    mirror.clearFaults();
    await stack.close();
  });

  async function endings(): Promise<Map<string, Ending>> {
    const { rows } = await sql<Ending & { accessionNumber: string }>`
      select accession_number as "accessionNumber", state, state_code as code, state_reason as reason,
        raw_source_key is not null as stored,
        coalesce((select array_agg(w ->> 'code') from jsonb_array_elements(warnings) w), '{}') as warnings
      from raw.filings
    `.execute(stack.db);
    return new Map(rows.map(({ accessionNumber, ...ending }) => [accessionNumber, ending]));
  }

  test('429, 503, cut connections, slow bytes and error pages that pass cost time and nothing else', async () => {
    mirror.addFaults([
      { kind: 'status', status: 429, retryAfter: 1, times: 2, match: SUBMISSIONS },
      { kind: 'status', status: 503, times: 4, match: SUBMISSIONS },
      { kind: 'cut', afterBytes: 3_000, times: 4, match: SUBMISSIONS },
      { kind: 'error-page', times: 2, match: SUBMISSIONS },
      { kind: 'error-page', status: 403, times: 2, match: SUBMISSIONS },
      { kind: 'slow', chunkBytes: 64, delayMs: 50, times: 2, match: SUBMISSIONS },
      { kind: 'status', status: 503, times: 2, match: 'master' },
    ]);
    const report = await stack.ingest(EVERYTHING, mirror.url, SMALL_BATCHES);
    expect(report.filings.byState).toEqual({ processed: archive.filings.length });
    const { byStatus } = mirror.stats();
    expect(byStatus).toMatchObject({ 429: 2, 503: 6, 403: 2 });
    expect(await factSnapshot(stack.db)).toEqual(await undisturbedRun(mirror.url));
  }, 240_000);

  test('a source that is down as a whole is waited for: no filing is given up', async () => {
    mirror.addFaults([{ kind: 'status', status: 503, match: '.' }]);
    const run = await stack.startIngest(EVERYTHING, mirror.url, SMALL_BATCHES);
    await sleep(1_000);
    mirror.clearFaults();
    await expect.poll(() => filingsIn(stack.db, 'stored', 'processed'), { timeout: 30_000 }).toBeGreaterThan(0);
    mirror.addFaults([{ kind: 'cut', afterBytes: 0, match: '.' }]);
    await sleep(6_000);
    expect(await filingsIn(stack.db, 'failed', 'missing', 'rejected')).toBe(0);
    mirror.clearFaults();
    expect((await run.result()).filings.byState).toEqual({ processed: archive.filings.length });
  }, 240_000);

  async function waiting() {
    const { rows } = await sql<{ accession: string; attempts: number }>`
      select accession_number as accession, attempts from raw.filings where retry_at > now() or attempts > 0 order by 1
    `.execute(stack.db);
    return rows;
  }

  test('filings that stay bad end in a state with its reason, and their neighbours are unharmed', async () => {
    const [gone, cutInHeader, cutInDocument, empty, page, other, bomb, ...rest] = archive.filings;
    const [entity, down, dropped, dripping, refused, damaged] = rest;
    if (!gone || !cutInHeader || !cutInDocument || !empty || !page || !other || !bomb) throw new Error('too few');
    if (!entity || !down || !dropped || !dripping || !refused || !damaged) throw new Error('too few filings');
    const secret = join(archive.dir, 'secret.txt');
    await writeFile(secret, 'the-secret-of-this-machine');

    const document = {
      type: '10-K',
      filename: 'main.htm',
      text: `<html><body>${'<p>Words.</p>'.repeat(500)}</body></html>`,
    };
    const instance = (text: string) => [document, { type: 'EX-101.INS', filename: 'a-20241231.xml', text }];
    await removeFiling(archive, gone);
    await replaceFiling(archive, cutInHeader, submissionOf(cutInHeader, [document]).slice(0, 200));
    await replaceFiling(archive, cutInDocument, submissionOf(cutInDocument, [document]).slice(0, 4_000));
    await replaceFiling(archive, empty, '');
    await replaceFiling(archive, page, ERROR_PAGE);
    await replaceFiling(
      archive,
      other,
      submissionOf({ ...other, accessionNumber: '0000000777-25-000001' }, [document]),
    );
    await replaceFiling(archive, bomb, submissionOf(bomb, instance(expandingInstance())));
    await replaceFiling(archive, entity, submissionOf(entity, instance(fetchingInstance(secret, mirror.url))));
    await writeFile(join(archive.dir, `${damaged.path}.gz`), 'these bytes are no gzip');
    const only = ({ accessionNumber }: SampleFiling): string => `${accessionNumber}\\.txt$`;
    mirror.addFaults([
      { kind: 'status', status: 503, match: only(down) },
      { kind: 'cut', afterBytes: 1_000, match: only(dropped) },
      { kind: 'slow', chunkBytes: 1, delayMs: 100, match: only(dripping) },
      { kind: 'status', status: 429, match: only(refused) },
    ]);
    mirror.resetStats();

    const report = await stack.ingest(EVERYTHING, mirror.url, SMALL_BATCHES);
    const ended = await endings();
    const of = ({ accessionNumber }: SampleFiling): Ending | undefined => ended.get(accessionNumber);
    expect(of(gone)).toMatchObject({ state: 'missing', code: 'edgar-not-found', stored: false });
    expect(of(cutInHeader)).toMatchObject({ state: 'rejected', code: 'no-documents', stored: true });
    expect(of(cutInDocument)).toMatchObject({ state: 'processed', code: null, stored: true });
    expect(of(cutInDocument)?.warnings).toContain('truncated');
    expect(of(empty)).toMatchObject({ state: 'rejected', code: 'empty-submission', stored: true });
    expect(of(page)).toMatchObject({ state: 'failed', code: 'edgar-error-page', stored: false });
    expect(of(other)).toMatchObject({ state: 'rejected', code: 'accession-mismatch', stored: true });
    expect(of(down)).toMatchObject({ state: 'failed', code: 'edgar-unavailable', stored: false });
    expect(of(dropped)).toMatchObject({ state: 'failed', code: 'edgar-connection', stored: false });
    expect(of(dripping)).toMatchObject({ state: 'failed', code: 'edgar-timeout', stored: false });
    expect(of(refused)).toMatchObject({ state: 'failed', code: 'edgar-rate-limited', stored: false });
    expect(of(damaged)).toMatchObject({ state: 'failed', stored: false });
    for (const hostile of [bomb, entity]) expect(of(hostile)).toMatchObject({ state: 'processed', code: null });

    const bad = [
      gone,
      cutInHeader,
      cutInDocument,
      empty,
      page,
      other,
      bomb,
      entity,
      down,
      dropped,
      dripping,
      refused,
      damaged,
    ];
    const neighbours = archive.filings.filter((filing) => !bad.includes(filing));
    expect(neighbours.map((filing) => of(filing)?.state)).toEqual(neighbours.map(() => 'processed'));
    expect([...ended.values()].filter(({ state, reason }) => state !== 'processed' && !reason)).toEqual([]);
    expect(report.reasons).toContainEqual(
      expect.objectContaining({ subject: 'filing failed', code: 'edgar-error-page', example: page.accessionNumber }),
    );

    const { rows: hostileRuns } = await sql<{ status: string; codes: string; accession: string }>`
      select status, reasons::text || warnings::text as codes, accession_number as accession from ops.parse_runs
      where parser_id = 'xbrl' and sequence = 2
        and accession_number = any(${[bomb.accessionNumber, entity.accessionNumber]})
    `.execute(stack.db);
    expect(hostileRuns.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const { rows: leaked } = await sql<{ count: number }>`
      select count(*)::int as count from parsed.xbrl_facts t where t::text like '%the-secret-of-this-machine%'
    `.execute(stack.db);
    expect(leaked).toEqual([{ count: 0 }]);
    expect(Object.keys(mirror.stats().byPath).filter((path) => /dtd|entity|parameter/.test(path))).toEqual([]);

    // What may pass waits for its retry, and a run before that asks for none of it.
    expect(await waiting()).toEqual(
      [gone, cutInHeader, empty, page, down, dropped, dripping, refused, damaged]
        .map(({ accessionNumber }) => ({ accession: accessionNumber, attempts: 1 }))
        .sort((a, b) => (a.accession < b.accession ? -1 : 1)),
    );
    mirror.clearFaults();
    mirror.resetStats();
    const early = await stack.ingest(EVERYTHING, mirror.url, SMALL_BATCHES);
    expect(early.filings.byState).toEqual(report.filings.byState);
    expect(Object.keys(mirror.stats().byPath).filter((path) => path.endsWith('.txt'))).toEqual([]);

    // When it is due, the next run takes it; what is final is left alone.
    await replaceFiling(archive, page, submissionOf(page, [document]));
    await replaceFiling(archive, damaged, submissionOf(damaged, [document]));
    await sql`update raw.filings set retry_at = now() where retry_at is not null`.execute(stack.db);
    const second = await stack.ingest(EVERYTHING, mirror.url, SMALL_BATCHES);
    expect(second.filings.byState).toEqual({ processed: archive.filings.length - 4, missing: 1, rejected: 3 });
    const asked = Object.keys(mirror.stats().byPath).filter((path) => path.endsWith('.txt'));
    expect(asked.sort()).toEqual(
      [gone, cutInHeader, empty, page, down, dropped, dripping, refused, damaged].map(({ path }) => `/${path}`).sort(),
    );
    // Good filings have their failures forgotten; the others wait longer.
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
  }, 240_000);

  test('a batch of which no filing comes is given up as well, when the source answers otherwise', async () => {
    const [page] = archive.filings;
    if (!page) throw new Error('no filing');
    await replaceFiling(archive, page, ERROR_PAGE);
    const date = { by: 'filed-date', from: page.filedDate, to: page.filedDate } as FilingSelector;
    const report = await stack.ingest(date, mirror.url, { batchSize: 1 });
    expect(report.reasons).toContainEqual(
      expect.objectContaining({ subject: 'filing failed', code: 'edgar-error-page', example: page.accessionNumber }),
    );
  });
});
