import { join, resolve } from 'node:path';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import { createBackfillActivities } from '../activities/backfill.ts';
import { createDeploymentLimiter } from '../activities/deployment-limiter.ts';
import { createDeriveActivities } from '../activities/derive-score.ts';
import { createEdgarSources, type EdgarPatience, type EdgarSources } from '../activities/edgar-sources.ts';
import { createFeedActivities } from '../activities/feed.ts';
import { createFetchActivities } from '../activities/fetch.ts';
import { withHeartbeats } from '../activities/heartbeats.ts';
import { createLoadActivities } from '../activities/load.ts';
import { createMonitorActivities } from '../activities/monitors/monitor-activities.ts';
import { withNamedFiles } from '../activities/named-files.ts';
import { createParseActivities } from '../activities/parse.ts';
import { createParsePool, type ParsePool } from '../activities/parse-pool.ts';
import { createRecomputeActivities } from '../activities/recompute.ts';
import { createReprocessActivities } from '../activities/reprocess.ts';
import { createRetentionActivities } from '../activities/retention.ts';
import { createControlActivities } from '../activities/run-lifecycle.ts';
import { withTemporalFailures } from '../activities/temporal-failure.ts';
import { TASK_QUEUES, type TaskQueueRole } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { assertSchemaCurrent } from '../db/migrate.ts';
import { CATALOG, type ParserCatalog } from '../parsers/parser-catalog.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { StackAddresses } from '../stack/local-stack.ts';
import { messageOf } from '../stack/stop-order.ts';
import { connectionSettings } from '../stack/temporal-connection.ts';
import { buildIdentity } from './build-identity.ts';
import type { Config } from './config.ts';
import { createLogger } from './logger.ts';
import { openWorkerDatabase } from './worker-database.ts';
import { startWorkerServices } from './worker-services.ts';
import { workflowBundle } from './workflow-bundle.ts';

const MAX_SUBMISSION_BYTES = 300 * 1024 * 1024;

/** Activities of each queue that run at once. */
const SLOTS: Readonly<Record<TaskQueueRole, number>> = {
  control: 20,
  feed: 4,
  fetch: 4,
  parse: 4,
  load: 2,
  derive: 2,
  'history-fetch': 4,
  'history-parse': 4,
  'history-load': 2,
  'history-derive': 1,
  backfill: 2,
};

export interface RunningWorker {
  /** Shuts down gracefully. */
  stop(): Promise<void>;
  /** Resolves when the worker ends by itself; rejects if it fails. */
  readonly ended: Promise<void>;
}

export interface WorkerOptions {
  /** Queues this process serves; all by default. */
  readonly roles?: readonly TaskQueueRole[];
  readonly logFile?: string | null;
  readonly patience?: EdgarPatience;
  /** Another build's parsers, with the module that its parse processes run; default: those of this build. */
  readonly parsers?: { readonly catalog: ParserCatalog; readonly parseModule: URL };
}

/** Serves the deployment's task queues; any number of workers may run, on any number of machines. */
export async function startWorker(
  config: Config,
  addresses: StackAddresses,
  options: WorkerOptions = {},
): Promise<RunningWorker> {
  const roles = options.roles ?? (Object.keys(TASK_QUEUES) as TaskQueueRole[]);
  const logger = createLogger(config, options.logFile ?? join(config.home, 'logs', 'worker.log'));
  installRuntime(logger);
  const db = await openWorkerDatabase(config, addresses.databaseUrl, logger);
  await assertSchemaCurrent(db);
  const rawStoreDir = join(config.home, 'raw');
  const rawStore = createDiskRawStore(rawStoreDir);
  const sources = edgarSourcesOf(config, db, logger, options.patience);
  const { catalog = CATALOG, ...parsing } = options.parsers ?? {};
  const pool = createParsePool({ rawStore, rawStoreDir, ...parsing });

  const activities = activitiesOf(config, { db, rawStore, sources, pool, logger, catalog });
  const connection = await NativeConnection.connect(await connectionSettings(addresses));
  const bundle = roles.includes('control') ? await workflowBundle(join(config.home, 'cache')) : null;
  const namedFiles = {
    folders: config.dataDirs,
    excluded: [join(config.home, 'postgres'), join(config.home, 'stack.json'), config.webhookKeyFile, resolve('.env')],
    origins: [config.edgarBaseUrl, config.edgarDataUrl].map((url) => new URL(url).origin),
  };
  const workers: Worker[] = [];
  for (const role of roles) {
    workers.push(
      await Worker.create({
        connection,
        namespace: addresses.namespace,
        taskQueue: TASK_QUEUES[role],
        activities: withTemporalFailures(
          withNamedFiles(activities[role]() as Record<string, () => Promise<unknown>>, namedFiles),
        ),
        maxConcurrentActivityTaskExecutions: SLOTS[role],
        shutdownGraceTime: '5 seconds',
        // An activity that ignores its cancellation is abandoned; Temporal retries it elsewhere or later.
        shutdownForceTime: '12 seconds',
        maxHeartbeatThrottleInterval: '5 seconds',
        ...(role === 'control' && bundle
          ? { workflowBundle: { codePath: bundle.codePath }, reuseV8Context: true }
          : {}),
      }),
    );
  }
  const services = roles.includes('control')
    ? await startWorkerServices(config, addresses.databaseUrl, logger)
    : { stop: async () => undefined };
  logger.info({ roles, temporal: addresses.temporalAddress }, 'worker started');
  const ended = Promise.all(workers.map((worker) => worker.run())).then(() => undefined);
  // Whoever waits for `ended` reports its failure; without this it would end a process that does not.
  ended.catch(() => undefined);

  let stopping: Promise<void> | null = null;
  async function close(): Promise<void> {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    const note = (error: unknown) => logger.warn({ error: messageOf(error) }, 'while the worker stopped');
    await Promise.all([ended.catch(note), services.stop().catch(note)]);
    for (const part of [() => pool.close(), () => sources.close(), () => connection.close(), () => db.destroy()]) {
      await part().catch(note);
    }
    logger.flush();
  }
  return {
    ended,
    stop() {
      stopping ??= close();
      return stopping;
    },
  };
}

interface ActivityDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly sources: EdgarSources;
  readonly pool: ParsePool;
  readonly logger: Logger;
  readonly catalog: ParserCatalog;
}

/** By queue, its activities; created only for the queues that the worker serves. */
function activitiesOf(
  config: Config,
  { db, rawStore, sources, pool, logger, catalog }: ActivityDeps,
): Record<TaskQueueRole, () => object> {
  const build = buildIdentity(config);
  const fetch = () =>
    createFetchActivities({ db, rawStore, sources, logger, maxSubmissionBytes: MAX_SUBMISSION_BYTES });
  const parse = () => createParseActivities({ db, pool, logger });
  const load = () => createLoadActivities({ db, rawStore, logger, catalog });
  const monitors = () => createMonitorActivities({ db, rawStore, logger });
  const derive = () => ({ ...createDeriveActivities({ db, rawStore, logger }), ...monitors() });
  return {
    control: () => withHeartbeats(createControlActivities({ db, build, catalog })),
    feed: () => ({
      ...createFeedActivities({ db, rawStore, sources, logger, feeds: config.enforcementFeeds }),
      ...monitors(),
    }),
    fetch,
    parse,
    load,
    derive,
    'history-fetch': fetch,
    'history-parse': parse,
    'history-load': load,
    'history-derive': derive,
    backfill: () => ({
      ...createBackfillActivities({ db, logger, build }),
      ...createReprocessActivities({ db }),
      ...createRecomputeActivities({ db, logger }),
      ...createRetentionActivities({ db, days: config.retention }),
    }),
  };
}

function edgarSourcesOf(
  config: Config,
  db: Database,
  logger: Logger,
  patience: EdgarPatience | undefined,
): EdgarSources {
  return createEdgarSources({
    edgarBaseUrl: config.edgarBaseUrl,
    edgarDataUrl: config.edgarDataUrl,
    userAgent: config.userAgent,
    limiter: createDeploymentLimiter(db, config.edgarRequestsPerSecond),
    onEvent: (event) => (event.type === 'response' ? logger.debug(event, 'http') : logger.warn(event, 'http')),
    ...(patience ? { patience } : {}),
  });
}

let installed = false;

/** Leaves signals to the command and routes the SDK's log to the worker's. */
function installRuntime(logger: Logger): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      const line = { sdk: true, ...meta };
      if (level === 'ERROR') logger.error(line, message);
      else logger.warn(line, message);
    }),
  });
}
