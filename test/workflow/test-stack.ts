import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { type Config, loadConfig } from '../../cli/config.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from '../../cli/worker.ts';
import type { FilingSelector, SourceRef } from '../../core/run-plan.ts';
import { TASK_QUEUES } from '../../core/run-plan.ts';
import type { RunReport } from '../../core/run-report.ts';
import { createSecret } from '../../core/secret.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import type { StackAddresses } from '../../stack/local-stack.ts';
import { startTemporal } from '../../stack/temporal.ts';
import type { ingestRunWorkflow, nightlyWorkflow } from '../../workflows/index.ts';
import { CLI } from '../cli.ts';
import { corpusPath } from '../corpus.ts';
import { createTestDatabase } from '../database.ts';
import { TEMPORAL_PROGRAMS } from '../temporal-programs.ts';

/** The scripts of workflows, bundled once for all test files: they are named for their content. */
const BUNDLES = fileURLToPath(new URL('../../.tidemark/cache', import.meta.url));

interface IngestPlan {
  readonly batchSize?: number;
  readonly window?: number;
  readonly discoverOnly?: boolean;
}

export interface TestStack {
  readonly home: string;
  readonly config: Config;
  readonly addresses: StackAddresses;
  readonly client: Client;
  readonly db: Database;
  /** A worker in this process, stopped with the stack. */
  startWorker(options?: WorkerOptions): Promise<RunningWorker>;
  /** A worker as an operator starts it: a process of its own. */
  startWorkerProcess(env?: Readonly<Record<string, string>>): Promise<WorkerProcess>;
  /** A process of the build whose newest xbrl is version 2. */
  startSecondBuild(): Promise<WorkerProcess>;
  startNightly(
    businessDate: string,
    source: SourceRef,
    prices?: string,
    force?: boolean,
  ): Promise<WorkflowHandle<typeof nightlyWorkflow>>;
  startIngest(
    selector: FilingSelector,
    source: SourceRef,
    plan?: IngestPlan,
  ): Promise<WorkflowHandle<typeof ingestRunWorkflow>>;
  /** `force`: also for a day on which EDGAR is closed. */
  nightly(businessDate: string, source: SourceRef, prices?: string, force?: boolean): Promise<RunReport>;
  ingest(selector: FilingSelector, source: SourceRef, plan?: IngestPlan): Promise<RunReport>;
  /** The JSON lines of all workers so far. */
  logLines(): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** kill -9: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestStackOptions {
  /** A migrated database of the caller's own; one of the run's PostgreSQL where absent. */
  readonly databaseUrl?: string;
  /** Variables of the workers besides those that every stack has. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A Temporal server, a database and a home directory of one test file's own; real ones, as an operator has them. */
export async function createTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const home = await mkdtemp(join(tmpdir(), 'tidemark-stack-'));
  await mkdir(BUNDLES, { recursive: true });
  await symlink(BUNDLES, join(home, 'cache'));
  const database = options.databaseUrl === undefined ? await createTestDatabase() : null;
  const databaseUrl = database?.url ?? options.databaseUrl ?? '';
  const db = database?.db ?? createDatabase(databaseUrl, { applicationName: 'tidemark-test' });
  const temporal = await startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: join(home, 'logs', 'temporal.log') });
  const environment = {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporal.address,
    TIDEMARK_HOME: home,
    TIDEMARK_DATA_DIRS: [tmpdir(), corpusPath()].filter((dir) => dir !== null).join(delimiter),
    LOG_LEVEL: 'debug',
    ...options.environment,
  };
  const config = loadConfig(environment);
  const { address: temporalAddress, namespace } = temporal;
  const addresses = {
    databaseUrl: createSecret(databaseUrl),
    temporalAddress,
    temporalSecurity: null,
    namespace,
    uiUrl: null,
  };
  const connection = await Connection.connect({ address: temporalAddress });
  const client = new Client({ connection, namespace });
  const logFile = join(home, 'logs', 'worker.log');
  const workers: RunningWorker[] = [];
  const processes: WorkerProcess[] = [];

  function startNightly(businessDate: string, source: SourceRef, prices?: string, force = false) {
    return client.workflow.start<typeof nightlyWorkflow>('nightlyWorkflow', {
      workflowId: `nightly/${businessDate}`,
      taskQueue: TASK_QUEUES.control,
      args: [
        {
          businessDate: businessDate as never,
          source,
          methodologyVersion: '2026-11-01.1',
          prices: prices ?? null,
          batchSize: 50,
          window: 4,
          ...(force ? { force } : {}),
        },
      ],
    });
  }

  let ingests = 0;
  function startIngest(selector: FilingSelector, source: SourceRef, plan: IngestPlan = {}) {
    ingests += 1;
    return client.workflow.start<typeof ingestRunWorkflow>('ingestRunWorkflow', {
      workflowId: `ingest-run/${ingests}`,
      taskQueue: TASK_QUEUES.control,
      args: [
        {
          source,
          selector,
          discoverOnly: plan.discoverOnly ?? false,
          batchSize: plan.batchSize ?? 50,
          window: plan.window ?? 4,
          ingestWorkflowId: `ingest/run/${ingests}`,
        },
      ],
    });
  }

  return {
    home,
    config,
    addresses,
    client,
    db,
    async startWorker(workerOptions = {}) {
      const worker = await startWorker(config, addresses, { logFile, ...workerOptions });
      workers.push(worker);
      return worker;
    },
    async startWorkerProcess(env = {}) {
      const started = await startProcess({ ...environment, ...env }, CLI, ['worker', '--log-file', logFile]);
      processes.push(started);
      return started;
    },
    async startSecondBuild() {
      const script = fileURLToPath(new URL('./second-build-worker.ts', import.meta.url));
      const started = await startProcess(environment, process.execPath, [script, logFile]);
      processes.push(started);
      return started;
    },
    startNightly,
    startIngest,
    nightly: async (...args) => (await startNightly(...args)).result(),
    ingest: async (...args) => (await startIngest(...args)).result(),
    async logLines() {
      const text = await readFile(logFile, 'utf8');
      return text
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    async close() {
      for (const started of processes) await started.kill();
      for (const worker of workers) await worker.stop();
      await connection.close();
      await temporal.stop();
      if (database) await database.drop();
      else await db.destroy();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function startProcess(
  env: Readonly<Record<string, string>>,
  program: string,
  args: readonly string[],
): Promise<WorkerProcess> {
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    cwd: env['TIDEMARK_HOME'],
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('serving')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(([code]) => reject(new Error(`the worker ended with ${code}: ${output}`)), reject);
  });
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  }
  return { child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

export { until } from '../until.ts';
