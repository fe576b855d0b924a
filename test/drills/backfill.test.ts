import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackfillHandle, backfillProgress, startBackfill } from '../../cli/backfill-run.ts';
import type { BackfillReport, BackfillScope } from '../../core/backfill.ts';
import type { IsoDate } from '../../core/dates.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack, until, type WorkerProcess } from '../workflow/test-stack.ts';
import { EVERYTHING } from '../workflow/undisturbed-run.ts';

const ISSUERS = 12;
/** A page is one issuer, and the history is cut after every second, so that a disturbance finds some of each. */
const PLAN = { pageSize: 1, window: 2, pagesPerRun: 2, daysPerRanking: 60 };
/** A page at a time and a history each: slow enough to be cancelled before its end. */
const SLOW_PLAN = { ...PLAN, window: 1, pagesPerRun: 1 };

describe('a backfill', () => {
  let archive: TestArchive;
  let stack: TestStack;
  let scope: BackfillScope;
  let undisturbed: BackfillReport;
  let finished: Readonly<Record<string, string>>;

  beforeAll(async () => {
    archive = await createTestArchive('backfill', ISSUERS);
    stack = await createTestStack();
    scope = {
      methodologyVersion: '2026-11-15.1',
      from: '2024-04-01' as IsoDate,
      to: '2025-03-31' as IsoDate,
      ciks: null,
      prices: archive.prices,
    };
    const worker = await stack.startWorkerProcess();
    await stack.ingest(EVERYTHING, archive.dir);
    // As if the years before had been searched too: else nothing could be said of them, and no score would be published.
    const searched = { from: '2020-01-01' as IsoDate, to: scope.to, filings: 0 };
    await recordDiscovery(stack.db, { source: archive.dir, indexKind: 'full-index', cik: null, ...searched });
    undisturbed = await (await start()).result();
    finished = await tables();
    await worker.stop();
  }, 180_000);
  afterAll(async () => {
    await stack.close();
    await archive.remove();
  });

  const start = (over: Partial<BackfillScope> = {}, plan = PLAN): Promise<BackfillHandle> =>
    startBackfill(stack.client, { ...plan, scope: { ...scope, ...over } });

  /** Every row of the finished tables, in the order of their keys. */
  async function tables(): Promise<Readonly<Record<string, string>>> {
    const digests: Record<string, string> = {};
    for (const [table, columns, key] of [
      ['score.score_histories', 't', 'cik, methodology_version, as_of_date'],
      ['score.history_universes', 't', 'methodology_version, as_of_date'],
      // By which build a row came is not what it says.
      ['score.history_inputs', '(cik, from_date, to_date, computed, carried)', 'cik, methodology_version, from_date'],
    ] as const) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ' rows ' || md5(string_agg(${sql.raw(columns)}::text, E'\n' order by ${sql.raw(key)})) as digest
        from ${sql.table(table)} t
      `.execute(stack.db);
      digests[table] = rows[0]?.digest ?? '';
    }
    return digests;
  }

  const empty = () =>
    sql`truncate score.score_histories, score.history_inputs, score.history_universes`.execute(stack.db);
  async function issuersStored(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from score.history_inputs`.execute(
      stack.db,
    );
    return rows[0]?.count ?? 0;
  }
  const nightly = (status: string) =>
    sql`
      insert into ops.runs (run_id, kind, business_date, source, materialization_version, status)
      values ('night', 'nightly', '2025-03-31', 'edgar', 'm', ${status})
      on conflict (run_id) do update set status = excluded.status
    `.execute(stack.db);
  const latestRun = async () =>
    stack.db
      .selectFrom('ops.runs')
      .select(['status', 'error', 'report'])
      .where('kind', '=', 'backfill')
      .orderBy('started_at', 'desc')
      .executeTakeFirst();

  test('scores every issuer on every business day, and says how many scores were carried', async () => {
    const { rows } = await sql<{ scores: number; issuers: number }>`
      select count(*)::int as scores, count(distinct cik)::int as issuers from score.score_histories
    `.execute(stack.db);
    const { tally, days, ranked } = undisturbed;
    expect(rows[0]).toEqual({ scores: tally.computed + tally.carried, issuers: tally.issuers });
    expect(tally.issuers).toBe(ISSUERS);
    expect(days).toBe(250);
    expect(tally.carried).toBeGreaterThan(0);
    expect(tally).toMatchObject({ unchanged: 0, kept: 0 });
    // Fictional issuers publish little in their first days; twelve are too few for percentiles.
    expect(ranked.days).toBeGreaterThan(200);
    expect(ranked.withPercentiles).toBe(0);
    expect(await latestRun()).toMatchObject({ status: 'succeeded', error: null, report: { kind: 'backfill' } });
  });

  test('killed in the middle with -9 goes on under another worker, and leaves the very same bytes', async () => {
    await empty();
    let worker: WorkerProcess = await stack.startWorkerProcess();
    const handle = await start();
    await until('some issuers stored', async () => (await issuersStored()) >= 2);
    await worker.kill();
    const left = ISSUERS - (await issuersStored());
    expect(left).toBeGreaterThan(0);
    expect(await tables()).not.toEqual(finished);

    worker = await stack.startWorkerProcess();
    const report = await handle.result();
    expect(report.tally.issuers).toBe(ISSUERS);
    expect(await tables()).toEqual(finished);
    await worker.stop();
  }, 90_000);

  test('stands back behind a nightly run and while it is paused; cancelled, it is recorded and taken up', async () => {
    await empty();
    const worker = await stack.startWorkerProcess();
    await nightly('running');
    const handle = await start({}, SLOW_PLAN);
    const stateOf = async () => (await backfillProgress(handle)).state;
    await until('behind the night', async () => (await stateOf()) === 'behind-nightly');
    expect(await issuersStored()).toBe(0);
    await expect(start({ prices: null })).rejects.toThrow(/with other inputs \(prices\)/);

    await handle.signal('pause', Date.now());
    await nightly('succeeded');
    await until('paused', async () => (await stateOf()) === 'paused');
    expect(await issuersStored()).toBe(0);
    await handle.signal('resume', Date.now());
    await until('an issuer stored', async () => (await issuersStored()) >= 1);
    await handle.cancel();
    await expect(handle.result()).rejects.toThrow(/Workflow execution cancelled/);
    const stored = await issuersStored();
    expect(stored).toBeLessThan(ISSUERS);
    expect(await latestRun()).toMatchObject({ status: 'failed', error: 'cancelled' });

    const again = await (await start()).result();
    expect(again.tally.issuers).toBe(ISSUERS);
    expect(again.tally.unchanged).toBeGreaterThanOrEqual(stored);
    expect(again.tally.kept).toBeGreaterThan(0);
    expect(await tables()).toEqual(finished);
    await worker.stop();
  }, 90_000);
});
