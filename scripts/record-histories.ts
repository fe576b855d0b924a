import { existsSync, realpathSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, Connection, ScheduleOverlapPolicy, Client as TemporalClient } from '@temporalio/client';
import { sql } from 'kysely';
import { loadConfig } from '../cli/config.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { upsertNightlySchedule } from '../cli/nightly-schedule.ts';
import { createProgressLine } from '../cli/progress-line.ts';
import { RECOMPUTE_WORKFLOW_ID, recomputeNow } from '../cli/recompute-run.ts';
import { changeSchedule } from '../cli/schedules.ts';
import { startWorker } from '../cli/worker.ts';
import type { IsoDate } from '../core/dates.ts';
import { ENFORCEMENT_FEEDS } from '../core/enforcement.ts';
import { parserVersionOf } from '../core/ids.ts';
import { type FilingSelector, TASK_QUEUES } from '../core/run-plan.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { markRead } from '../db/repositories/filings/filings.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { pageUnread } from '../db/repositories/filings/unread-filings.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { createArchiveSource } from '../sources/archive/archive-source.ts';
import { createMirrorServer } from '../sources/archive/mirror-server.ts';
import { discoverQuarter } from '../sources/discovery/discover-day.ts';
import { startLocalStack } from '../stack/local-stack.ts';
import type { BackfillInput } from '../workflows/backfill.ts';
import type { FeedPollInput } from '../workflows/feed-poll.ts';
import { NO_PROGRESS } from '../workflows/ingest.ts';
import type { NightlyInput } from '../workflows/nightly.ts';
import type { PagedStageInput } from '../workflows/paged-stage.ts';
import type { ReprocessInput } from '../workflows/reprocess.ts';
import { encodeHistory } from './history-codec.ts';

/*
 * Runs every workflow once on a small sample archive and writes the histories to test/replay/histories, for the test that
 * replays them against the current code. Run it after an incompatible change of a workflow (and guard the change with
 * `patched` if a deployment may have runs under way).
 *
 *     npm run histories             all histories
 *     npm run histories -- backfill only those whose names start with "backfill"
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const HISTORIES = join(root, 'test/replay/histories');
const HOME = join(root, '.tidemark/histories');
const DATE = '2025-03-28' as IsoDate;
const ONLY = process.argv[2] ?? '';

await rm(HOME, { recursive: true, force: true });
await mkdir(HOME, { recursive: true });
const programs = join(root, '.tidemark/bin');
if (existsSync(programs)) await symlink(programs, join(HOME, 'bin'));
const archive = join(HOME, 'archive');
await generateSampleArchive({ dir: archive, seed: 'histories', issuers: 3, years: 1, endDate: DATE });
// A night that no index covers; the quarterly index would cover it too.
await rm(join(archive, 'Archives/edgar/daily-index/2025/QTR1/master.20250327.idx.gz'));
await rm(join(archive, 'Archives/edgar/full-index/2025/QTR1/master.idx.gz'));
const mirror = await createMirrorServer(archive);
const stack = await startLocalStack(loadConfig({ TIDEMARK_HOME: HOME }), {
  log: console.error,
  migrate: migrateDatabase,
  startWorker,
});
const connection = await Connection.connect({ address: stack.temporalAddress });
const client = new TemporalClient({ connection, namespace: stack.namespace });
try {
  await mkdir(HISTORIES, { recursive: true });
  await record(client);
} finally {
  await connection.close();
  await stack.stop();
  await mirror.close();
  await rm(HOME, { recursive: true, force: true });
}

async function record(temporal: Client): Promise<void> {
  const plan = { source: mirror.url, batchSize: 5, window: 2 };
  const prices = join(archive, 'prices.csv');
  const nightly: Omit<NightlyInput, 'businessDate'> = { ...plan, methodologyVersion: '2026-11-01.1', prices };
  await recordIngests(temporal, plan);
  await run(temporal, 'nightlyWorkflow', 'nightly/2025-03-26', { ...nightly, businessDate: '2025-03-26' });
  await save(temporal, 'nightly', 'nightly/2025-03-26');
  const unindexed = { ...nightly, businessDate: '2025-03-27' };
  await run(temporal, 'nightlyWorkflow', 'nightly/2025-03-27', unindexed).catch(expected);
  await save(temporal, 'nightly-not-indexed', 'nightly/2025-03-27');
  await recordBackfill(temporal, nightly);
  await recordRecompute(temporal);
  await recordReprocess(temporal);
  await recordSchedule(temporal, nightly);
  await recordFeeds(temporal, plan);
  await run(temporal, 'retentionWorkflow', 'retention', null);
  await save(temporal, 'retention', 'retention');
}

async function recordIngests(temporal: Client, plan: Pick<NightlyInput, 'source' | 'batchSize' | 'window'>) {
  const range = { by: 'filed-date', from: '2024-10-01', to: '2024-12-31' } as FilingSelector;
  await run(temporal, 'ingestRunWorkflow', 'ingest-run/recorded', {
    ...plan,
    selector: range,
    discoverOnly: false,
    ingestWorkflowId: 'ingest/run/recorded',
  });
  await save(temporal, 'ingest-run', 'ingest-run/recorded');
  await save(temporal, 'ingest', 'ingest/run/recorded');

  await run(temporal, 'ingestRunWorkflow', 'ingest-run/listed', {
    ...plan,
    selector: { by: 'filed-date', from: '2025-01-01', to: '2025-03-26' },
    discoverOnly: true,
    ingestWorkflowId: 'ingest/run/listed',
  });
  await save(temporal, 'ingest-run-discover-only', 'ingest-run/listed');
  const first = await run(temporal, 'ingestWorkflow', 'ingest/continued', {
    ...plan,
    batchSize: 2,
    run: { runId: 'recorded', source: mirror.url, materializationVersion: 'recorded' },
    selector: { by: 'filed-date', from: '2025-01-01', to: '2025-03-26' },
    batchesPerRun: 2,
    cursor: null,
    progress: NO_PROGRESS,
  });
  await save(temporal, 'ingest-continued-as-new', 'ingest/continued', first);
  await save(temporal, 'ingest-last-of-continued', 'ingest/continued');

  // Two pages of ten days, with continue-as-new after the first.
  const paged: PagedStageInput = {
    run: { runId: 'recorded', source: plan.source, materializationVersion: 'recorded', priority: 'backfill' },
    stage: {
      name: 'discover',
      selector: { by: 'filed-date', from: '2025-03-10' as IsoDate, to: '2025-03-26' as IsoDate },
    },
    pagesPerRun: 1,
    continued: null,
  };
  const firstPage = await run(temporal, 'pagedStageWorkflow', 'paged-stage/recorded', paged);
  await save(temporal, 'paged-stage-continued-as-new', 'paged-stage/recorded', firstPage);
  await save(temporal, 'paged-stage', 'paged-stage/recorded');
}

async function recordBackfill(temporal: Client, nightly: Omit<NightlyInput, 'businessDate'>): Promise<void> {
  // One issuer per page, and continue-as-new after two.
  const backfill: BackfillInput = {
    scope: {
      methodologyVersion: nightly.methodologyVersion,
      from: '2025-01-02' as IsoDate,
      to: '2025-03-26' as IsoDate,
      ciks: null,
      prices: nightly.prices,
    },
    pageSize: 1,
    window: 2,
    pagesPerRun: 2,
    daysPerRanking: 40,
    continued: null,
  };
  const cut = await run(temporal, 'backfillWorkflow', 'backfill/recorded', backfill);
  await save(temporal, 'backfill-continued-as-new', 'backfill/recorded', cut);
  await save(temporal, 'backfill', 'backfill/recorded');
}

async function withDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const db = createDatabase(stack.databaseUrl.reveal(), { applicationName: 'tidemark-histories' });
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}

/** With marks as a promotion leaves them. */
async function recordRecompute(temporal: Client): Promise<void> {
  await withDatabase(async (db) => {
    await sql`
      insert into score.score_marks (cik, methodology_version) select cik, methodology_version from score.scores
    `.execute(db);
    await sql`
      insert into dilution.derivation_marks (cik, cause) select cik, 'promotion' from dilution.derivations
    `.execute(db);
  });
  await recomputeNow(temporal, createProgressLine());
  await save(temporal, 'recompute', RECOMPUTE_WORKFLOW_ID);
}

/** Three filings per page, of twelve that voting-results has not read, and continue-as-new after two pages. */
async function recordReprocess(temporal: Client): Promise<void> {
  await withDatabase(async (db) => {
    const nobody = { parserVersion: parserVersionOf('nobody', 1), ciks: null, from: null, to: null };
    const { filings } = await pageUnread(db, nobody, null, 12);
    await db.transaction().execute(async (trx) => {
      const parserSet = await parserSetOf(trx, [parserVersionOf('xbrl', 1)]);
      const read = filings.map(({ accessionNumber }) => ({ accessionNumber, parserSet, retry: null }));
      await markRead(trx, read);
    });
  });
  const reprocess: ReprocessInput = {
    scope: { parserVersion: parserVersionOf('voting-results', 1), ciks: null, from: null, to: null },
    pageSize: 3,
    window: 2,
    pagesPerRun: 2,
    continued: null,
  };
  const cut = await run(temporal, 'reprocessWorkflow', 'reprocess/recorded', reprocess);
  await save(temporal, 'reprocess-continued-as-new', 'reprocess/recorded', cut);
  await save(temporal, 'reprocess', 'reprocess/recorded');
}

/** Started by the schedule, which sets the search attribute of the scheduled time. */
async function recordSchedule(temporal: Client, nightly: Omit<NightlyInput, 'businessDate'>): Promise<void> {
  await upsertNightlySchedule(temporal, { hour: 22, minute: 30 }, { ...nightly, firstDate: '2025-03-26' as IsoDate });
  const night = Date.parse('2025-03-29T02:30:00Z');
  await temporal.schedule.getHandle('nightly').backfill({
    start: new Date(night - 60_000),
    end: new Date(night + 60_000),
    overlap: ScheduleOverlapPolicy.ALLOW_ALL,
  });
  const scheduled = 'scheduled-nightly-2025-03-29T02:30:00Z';
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isKnown(temporal, scheduled)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await temporal.workflow.getHandle(scheduled).result().catch(expected);
  await save(temporal, 'scheduled-nightly', scheduled);
  await changeSchedule(temporal, 'nightly', 'delete');
}

/** A poll that announces a filing and starts its ingest, one that has nothing to do, and a sync of enforcement releases. */
async function recordFeeds(
  temporal: Client,
  { source, batchSize, window }: Pick<NightlyInput, 'source' | 'batchSize' | 'window'>,
) {
  // Filings that no run before this has ingested.
  const { filings } = await discoverQuarter(await createArchiveSource(archive), 2024, 3);
  mirror.publish(
    filings.slice(0, 3).map((filing) => ({ ...filing, items: [], acceptedAt: null, filers: [...filing.filers] })),
  );
  const input: FeedPollInput = { source, maxPages: 2, ingest: { batchSize, window } };
  await run(temporal, 'feedPollWorkflow', 'feed-poll/recorded', input);
  await temporal.workflow.getHandle(`ingest-run/feed/${source}`).result();
  await save(temporal, 'feed-poll', 'feed-poll/recorded');
  await temporal.workflow.getHandle('feed-monitors').result();
  await save(temporal, 'feed-monitors', 'feed-monitors');
  await run(temporal, 'feedPollWorkflow', 'feed-poll/idle', { ...input, ingest: null });
  await save(temporal, 'feed-poll-idle', 'feed-poll/idle');
  for (const feed of ENFORCEMENT_FEEDS) {
    const folder = join(archive, 'enforcement-litigation', feed);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'rss'), '<rss version="2.0"><channel><title>Releases</title></channel></rss>');
  }
  await run(temporal, 'enforcementSyncWorkflow', 'enforcement-sync/recorded', { source });
  await save(temporal, 'enforcement-sync', 'enforcement-sync/recorded');
}

async function run(temporal: Client, workflowType: string, workflowId: string, input: unknown): Promise<string> {
  const handle = await temporal.workflow.start(workflowType, {
    workflowId,
    taskQueue: TASK_QUEUES.control,
    args: [input],
  });
  await handle.result();
  return handle.firstExecutionRunId;
}

function expected(error: unknown): void {
  console.error(`expected: ${error instanceof Error ? error.message : String(error)}`);
}

async function isKnown(temporal: Client, workflowId: string): Promise<boolean> {
  const query = `WorkflowId = '${workflowId}'`;
  for await (const _ of temporal.workflow.list({ query })) return true;
  return false;
}

/** Writes a history without the process names and paths of this machine. */
async function save(temporal: Client, name: string, workflowId: string, runId?: string): Promise<void> {
  if (!name.startsWith(ONLY)) return;
  const history = await temporal.workflow.getHandle(workflowId, runId).fetchHistory();
  // Stacks name this machine's paths; node_modules may be a link to elsewhere.
  const json = encodeHistory({ workflowId, history })
    .replaceAll(realpathSync(join(root, 'node_modules')), '/tidemark/node_modules')
    .replaceAll(root, '/tidemark/');
  await writeFile(join(HISTORIES, `${name}.json`), `${json.replace(/("identity": )"[^"]*"/g, '$1"worker"')}\n`);
  console.error(`${name}: ${history.events?.length ?? 0} events`);
}
