import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { loadCommandConfig } from '../../cli/environment.ts';
import { newSealingKey, parseSealingKeys } from '../../core/sealed-secret.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { findFreePort } from '../../stack/ports.ts';
import { type RunningPostgres, startPostgres } from '../../stack/postgres.ts';
import { startTemporal } from '../../stack/temporal.ts';
import { createEndpoints, ENDPOINTS, publish } from '../event-load.ts';
import { processOf } from '../process-time.ts';
import { createHome } from '../temporary.ts';
import type { ReceivedEvents } from './chaos-receivers.ts';
import { type EventsTally, tallyOf } from './events-tally.ts';

export interface EventsSoak {
  /** For the database and all else; emptied by the caller. */
  readonly directory: string;
  readonly events: number;
  /** Also a whole `tidemark worker`, and the Temporal server that it needs, both killed at random. */
  readonly withTemporal: boolean;
  /** Mean seconds between two kills. */
  readonly secondsBetweenKills: number;
  readonly log?: (line: string) => void;
}

const PAGE = 200;
const PAGE_PAUSE_MS = 250;
/** How often the schedule's pauses are cut short. */
const TIME_STEP_MS = 500;

/**
 * Events to receivers that fail, hang and reset at random, while workers, PostgreSQL and Temporal are killed at random.
 * Pauses of the schedule and leases of dead workers are cut short, so that 41 hours pass in minutes; nothing else differs
 * from a deployment.
 */
export async function soakEvents(soak: EventsSoak): Promise<EventsTally> {
  const log = soak.log ?? (() => undefined);
  const key = newSealingKey();
  const keys = parseSealingKeys(key);
  if ('problem' in keys) throw new Error(keys.problem);
  const dataDir = join(soak.directory, 'pg');
  let server = await startPostgres({ dataDir, port: await findFreePort() });
  const db = createDatabase(server.url, { poolSize: 4, applicationName: 'tidemark-soak' });
  await migrateToLatest(db);
  const receivers = fork(new URL('chaos-receivers.ts', import.meta.url), [String(ENDPOINTS)]);
  const [{ ports }] = (await once(receivers, 'message')) as [{ ports: number[] }];
  await createEndpoints(db, keys, ports);

  const temporal = soak.withTemporal ? await startOwnTemporal(soak.directory) : null;
  const starters = [() => lightWorker(server.url, key), () => lightWorker(server.url, key)];
  if (temporal !== null) {
    const home = await createHome(soak.directory);
    starters.push(() => wholeWorker({ home, databaseUrl: server.url, temporalAddress: temporal.address, key }));
  }
  const fleet = createFleet(starters);
  const kills = { workers: 0, postgres: 0, temporal: 0 };
  const restartPostgres = async (): Promise<void> => {
    server = await restarted(server, dataDir);
    kills.postgres += 1;
  };

  let isDone = false;
  async function wreakHavoc(): Promise<void> {
    while (!isDone) {
      await sleep(Math.random() * 2_000 * soak.secondsBetweenKills);
      if (isDone) return;
      const chance = Math.random();
      if (chance < 0.25) await restartPostgres();
      else if (chance < 0.4 && temporal !== null) {
        await temporal.killAndRestart();
        kills.temporal += 1;
      } else {
        fleet.killOne();
        kills.workers += 1;
      }
    }
  }

  try {
    const settling = publishAll(db, soak.events, log)
      .then(() => untilSettled(db, soak.events, log))
      .finally(() => {
        isDone = true;
      });
    await Promise.all([settling, wreakHavoc(), passTime(db, () => isDone)]);
    receivers.send({});
    const [{ received }] = (await once(receivers, 'message')) as [{ received: ReceivedEvents }];
    return { ...(await tallyOf(db, received, soak.events)), kills };
  } finally {
    isDone = true;
    fleet.stop();
    receivers.kill('SIGKILL');
    await temporal?.stop();
    await db.destroy();
    await server.stop();
  }
}

/** Kills a server as a power failure does, and starts it on its data and port again. */
async function restarted(server: RunningPostgres, dataDir: string): Promise<RunningPostgres> {
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  // Its other processes hold the port and the shared memory until they notice.
  return persistently(() => startPostgres({ dataDir, port: server.port }));
}

interface OwnTemporal {
  readonly address: string;
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

async function startOwnTemporal(directory: string): Promise<OwnTemporal> {
  const options = {
    cacheDir: join(loadCommandConfig().home, 'bin'),
    dataFile: join(directory, 'temporal.db'),
    logFile: join(directory, 'temporal.log'),
    port: await findFreePort(),
  };
  let server = await startTemporal(options);
  return {
    address: server.address,
    async killAndRestart() {
      process.kill(processOf(['server', 'start-dev', String(options.port)]), 'SIGKILL');
      await server.failed;
      server = await persistently(() => startTemporal(options));
    },
    stop: () => server.stop(),
  };
}

function lightWorker(databaseUrl: string, key: string): ChildProcess {
  const env = { ...process.env, TIDEMARK_WEBHOOK_KEYS: key };
  return fork(new URL('delivery-worker.ts', import.meta.url), [databaseUrl], { env });
}

interface WholeWorker {
  readonly home: string;
  readonly databaseUrl: string;
  readonly temporalAddress: string;
  readonly key: string;
}

/** `tidemark worker`, as an operator starts it. */
function wholeWorker({ home, databaseUrl, temporalAddress, key }: WholeWorker): ChildProcess {
  const command = fileURLToPath(new URL('../../tidemark', import.meta.url));
  const log = join(home, 'worker.log');
  return spawn(command, ['worker', '--queues', 'control', '--log-file', log], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TIDEMARK_HOME: home,
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporalAddress,
      TIDEMARK_WEBHOOK_ALLOW: '127.0.0.1:*',
      TIDEMARK_WEBHOOK_KEYS: key,
    },
  });
}

interface Fleet {
  killOne(): void;
  stop(): void;
}

/** Keeps as many workers running as there are starters: one that ends, for whatever reason, is started again. */
function createFleet(starters: readonly (() => ChildProcess)[]): Fleet {
  const running: ChildProcess[] = [];
  let isStopped = false;
  const keep = (index: number): void => {
    const child = starters[index]?.();
    if (child === undefined) return;
    running[index] = child;
    child.once('exit', () => void sleep(500).then(() => (isStopped ? undefined : keep(index))));
  };
  for (const index of starters.keys()) keep(index);
  return {
    killOne: () => void running[Math.floor(Math.random() * running.length)]?.kill('SIGKILL'),
    stop() {
      isStopped = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** Repeats what fails while the server is away. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(300);
    }
  }
}

async function publishAll(db: Database, events: number, log: (line: string) => void): Promise<void> {
  for (let from = 0; from < events; from += PAGE) {
    await persistently(() => publish(db, from, Math.min(PAGE, events - from)));
    await sleep(PAGE_PAUSE_MS);
    if (from > 0 && from % 10_000 === 0) log(`${from} events published`);
  }
}

/** Makes retries due, and ends leases of workers that must be dead: an attempt ends after ten seconds. */
async function passTime(db: Database, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await sleep(TIME_STEP_MS);
    if (isDone()) return;
    await persistently(async () => {
      await sql`update events.deliveries set due_at = now() where state = 'pending' and due_at > now()`.execute(db);
      await sql`
        update events.deliveries set lease_until = now()
        where state = 'sending' and lease_until < now() + interval '45 seconds'
      `.execute(db);
      await sql`select pg_notify('tidemark_events', '')`.execute(db);
    });
  }
}

async function untilSettled(db: Database, events: number, log: (line: string) => void): Promise<void> {
  for (let round = 0; ; round += 1) {
    const { rows } = await persistently(() =>
      sql<{ settled: number; open: number }>`
        select count(*) filter (where settled_at is not null)::int as settled,
          count(*) filter (where settled_at is null)::int as open
        from events.deliveries
      `.execute(db),
    );
    const [{ settled, open } = { settled: 0, open: 0 }] = rows;
    if (settled >= events && open === 0) return;
    if (round % 20 === 0) log(`${settled} settled, ${open} open`);
    await sleep(500);
  }
}
