/**
 * Child of `bench/reprocess.ts`: ingests an archive on a separate stack, then reprocesses it under a build with a second
 * version of xbrl, and prints the measurements as JSON.
 *
 *     node bench/reprocess-run.ts <home> <archive>
 */
import { Client, Connection } from '@temporalio/client';
import { loadConfig } from '../cli/config.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { startReprocess } from '../cli/reprocess-run.ts';
import { runWorkflow } from '../cli/run-workflow.ts';
import { startWorker, type WorkerOptions } from '../cli/worker.ts';
import { parserVersionOf } from '../core/ids.ts';
import { startLocalStack } from '../stack/local-stack.ts';
import { SECOND_BUILD } from '../test/parse-processes/second-xbrl.ts';
import { workflowTime } from './activity-time.ts';

/** What this script prints. */
export interface ReprocessRun {
  readonly version: string;
  readonly filings: number;
  /** Wall-clock time in which parse activities of the ingest ran. */
  readonly parseStageSeconds: number;
  readonly parseBusySeconds: number;
  readonly reprocessed: number;
  /** From the start of the reprocess to its report. */
  readonly reprocessSeconds: number;
  readonly reprocessBusySeconds: number;
  readonly rows: number;
}

const VERSION = parserVersionOf('xbrl', 2);
const [home = '', archive = ''] = process.argv.slice(2);
const config = loadConfig({ TIDEMARK_HOME: home, TIDEMARK_DATA_DIRS: archive, LOG_LEVEL: 'warn' });
const silent = { show: () => undefined, note: () => undefined, clear: () => undefined };

async function onStack<T>(options: WorkerOptions, use: (client: Client) => Promise<T>): Promise<T> {
  const stack = await startLocalStack(config, {
    log: () => undefined,
    migrate: migrateDatabase,
    startWorker: (...[of, addresses]) => startWorker(of, addresses, options),
  });
  const connection = await Connection.connect({ address: stack.temporalAddress });
  try {
    return await use(new Client({ connection, namespace: stack.namespace }));
  } finally {
    await connection.close();
    await stack.stop();
  }
}

/** Seconds in which at least one activity of the name ran. */
async function secondsOf(client: Client, workflowId: string, name: string): Promise<number> {
  const { activities } = await workflowTime(client, workflowId);
  let [ms, until] = [0, 0];
  for (const { startMs, endMs } of activities
    .filter((one) => one.name === name)
    .sort((a, b) => a.startMs - b.startMs)) {
    ms += Math.max(0, endMs - Math.max(startMs, until));
    until = Math.max(until, endMs);
  }
  return ms / 1_000;
}

const ingest = await onStack({}, async (client) => {
  const input = {
    source: archive,
    batchSize: 50,
    window: 4,
    selector: { by: 'all' },
    ingestWorkflowId: 'ingest/bench',
  };
  const request = { workflowType: 'ingestRunWorkflow', workflowId: 'ingest-run/bench', input } as const;
  const { filings, tallies } = await runWorkflow(client, request, silent);
  return {
    filings: filings.byState['processed'] ?? 0,
    parseStageSeconds: await secondsOf(client, 'ingest/bench', 'parseFilings'),
    parseBusySeconds: tallies.parse.busyMs / 1_000,
  };
});
const parseModule = new URL('../test/parse-processes/second-xbrl.ts', import.meta.url);
const report = await onStack({ parsers: { catalog: SECOND_BUILD, parseModule } }, async (client) => {
  const scope = { parserVersion: VERSION, ciks: null, from: null, to: null };
  const plan = { scope, pageSize: 50, window: 4, pagesPerRun: 200 };
  return (await startReprocess(client, plan, () => undefined)).result();
});
const run: ReprocessRun = {
  version: VERSION,
  ...ingest,
  reprocessed: report.tally.filings,
  reprocessSeconds: report.workingMs / 1_000,
  reprocessBusySeconds: report.tally.parseMs / 1_000,
  rows: report.tally.rows,
};
console.log(JSON.stringify(run));
