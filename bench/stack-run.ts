/**
 * Child of `bench/nightly.ts` and `bench/large-filing.ts`: ingests an archive on a separate stack, as `tidemark ingest`
 * does, then materializes its last night if one is given, and prints the measurements as JSON.
 *
 *     node bench/stack-run.ts <home> <archive> [<night>]
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '../cli/config.ts';
import { type RunRequest, runWorkflow } from '../cli/run-workflow.ts';
import { withConnection } from '../cli/with-database.ts';
import { withStack } from '../cli/with-stack.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../scoring/methodology-registry.ts';
import { type ActivityInterval, sharesOfTime, workflowTime } from './activity-time.ts';
import { peakBytes } from './measure.ts';

/** What this script prints. */
export interface StackRun {
  readonly filings: number;
  /** Of the largest filing. */
  readonly holdings: number;
  readonly confidence: number | null;
  readonly ingestSeconds: number;
  /** Share of the ingest's wall-clock time by stage; `workflow` is the time without a running activity. */
  readonly shares: Readonly<Record<string, number>>;
  readonly busySeconds: Readonly<Record<string, number>>;
  readonly nightSeconds: number;
  readonly scored: number;
  readonly processorSeconds: number;
  readonly peakBytes: number;
}

/** Activity → stage; the rest (pages of filings, reports) is `control`. */
const STAGES: Readonly<Record<string, string>> = {
  discoverPage: 'discover',
  fetchFilings: 'fetch',
  parseFilings: 'parse',
  loadFilings: 'load',
  crossCheckPage: 'derive',
  derivePage: 'derive',
  entitiesPage: 'derive',
  scorePage: 'score',
  rankScores: 'score',
};

/** Child workflows of an ingest run that do a stage in pages. */
const STAGE_WORKFLOWS = ['discover', 'cross-check', 'derive', 'entities'];

const [home = '', archive = '', night = ''] = process.argv.slice(2);
const config = loadConfig({ TIDEMARK_HOME: home, TIDEMARK_DATA_DIRS: archive, LOG_LEVEL: 'warn' });
const silent = { show: () => undefined, note: () => undefined, clear: () => undefined };
const settings = { source: archive, batchSize: 50, window: 4 };
const INGEST: RunRequest = {
  workflowType: 'ingestRunWorkflow',
  workflowId: 'ingest-run/bench',
  input: { ...settings, selector: { by: 'all' }, ingestWorkflowId: 'ingest/run/bench' },
};
const NIGHT: RunRequest = {
  workflowType: 'nightlyWorkflow',
  workflowId: `nightly/${night}`,
  input: {
    ...settings,
    businessDate: night,
    methodologyVersion: CURRENT_METHODOLOGY_VERSION,
    prices: join(archive, 'prices.csv'),
  },
};

await withStack(
  config,
  async ({ client, stack }) => {
    const ingested = await runWorkflow(client, INGEST, silent);
    const parent = await workflowTime(client, 'ingest-run/bench');
    const children = ['ingest/run/bench', ...STAGE_WORKFLOWS.map((stage) => `ingest-run/bench/${stage}`)];
    const times = await Promise.all(children.map((id) => workflowTime(client, id)));
    const activities = [...parent.activities, ...times.flatMap((child) => child.activities)].map(
      (one): ActivityInterval => ({ ...one, name: STAGES[one.name] ?? 'control' }),
    );
    const { byName, idle } = sharesOfTime(parent, activities);
    const nightly = night === '' ? null : await runWorkflow(client, NIGHT, silent);
    const { rows } = await withConnection(config, stack.databaseUrl, (db) =>
      sql<{ holdings: number; confidence: number | null }>`
        select count(*)::int as holdings, min(confidence) as confidence from parsed.thirteenf_holdings
        where accession_number = (select accession_number from raw.filings order by bytes desc nulls last limit 1)
      `.execute(db),
    );
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const run: StackRun = {
      filings: ingested.filings.byState['processed'] ?? 0,
      holdings: rows[0]?.holdings ?? 0,
      confidence: rows[0]?.confidence ?? null,
      ingestSeconds: (parent.endMs - parent.startMs) / 1_000,
      shares: { ...Object.fromEntries(byName), workflow: idle },
      busySeconds: Object.fromEntries(
        Object.entries(ingested.tallies).map(([stage, { busyMs }]) => [stage, busyMs / 1_000]),
      ),
      nightSeconds: nightly ? (Date.parse(nightly.finishedAt) - Date.parse(nightly.startedAt)) / 1_000 : 0,
      scored: nightly?.scores?.scored ?? 0,
      processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
      peakBytes: peakBytes(),
    };
    console.log(JSON.stringify(run));
  },
  () => undefined,
);
