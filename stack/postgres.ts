import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import { assertPortFree, findFreePort } from './ports.ts';
import { giveTo, prepareServerPlaces, type ServerPlaces } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  ensureCluster,
  isAlive,
  POSTGRES_USER,
  readPassword,
  readPostmaster,
  serverEnvironment,
} from './postgres-cluster.ts';

const DATABASE = 'tidemark';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 60_000;

export interface StartPostgresOptions {
  /** The PostgreSQL data directory itself (PGDATA); made where it does not exist. */
  readonly dataDir: string;
  /** A free port is picked where none is given. */
  readonly port?: number;
  /** Default `server.log` in the data directory. */
  readonly logFile?: string;
  /**
   * For tests: no fsync, and server and data directory end with this process, however it ends. Never for data that
   * anybody wants to keep.
   */
  readonly ephemeral?: boolean;
}

export interface RunningPostgres {
  /** Connection string with the password. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly logFile: string;
  /** True: another process had started it; `stop` then leaves it alone. */
  readonly alreadyRunning: boolean;
  /** Fast shutdown: connections are cut, transactions rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed, on loopback TCP only, with a generated password, and makes sure of the
 * database `tidemark`. Where the data directory's server runs already, that one is returned.
 *
 * Errors: `port-in-use`, `postgres-half-initialised`, `postgres-missing`, `postgres-start-failed`, each one line.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const places = prepareServerPlaces(options.dataDir, findPostgresBinaries());
  const logFile = options.logFile ?? join(places.dataDir, 'server.log');
  await ensureCluster(places, { sync: options.ephemeral !== true });

  const postmaster = readPostmaster(places.dataDir);
  if (postmaster) {
    await waitUntilReady(places.dataDir, () => null);
    const { pid, port } = readPostmaster(places.dataDir) ?? postmaster;
    await ensureDatabase(urlOf(places.dataDir, port, 'postgres'));
    const url = urlOf(places.dataDir, port, DATABASE);
    return { url, port, pid, dataDir: places.dataDir, logFile, alreadyRunning: true, stop: async () => undefined };
  }
  // A file whose process is gone, or is no PostgreSQL: the server would refuse over a number that was used again.
  rmSync(join(places.dataDir, 'postmaster.pid'), { force: true });

  if (options.port !== undefined) await assertPortFree(options.port, 'PostgreSQL', 'TIDEMARK_POSTGRES_PORT');
  const port = options.port ?? (await findFreePort());
  const child = launch(places, port, logFile, options.ephemeral === true);
  let exit: string | null = null;
  child.once('error', (error) => {
    exit = error.message;
  });
  child.once('exit', (code, signal) => {
    exit ??= `exit ${code ?? signal}`;
  });
  try {
    await waitUntilReady(places.dataDir, () => (exit === null ? null : `${exit}: ${lastComplaint(logFile)}`));
    await ensureDatabase(urlOf(places.dataDir, port, 'postgres'));
  } catch (error) {
    await stopChild(child, places.dataDir, options.ephemeral === true);
    throw error;
  }
  child.unref();
  return {
    url: urlOf(places.dataDir, port, DATABASE),
    port,
    pid: readPostmaster(places.dataDir)?.pid ?? child.pid ?? 0,
    dataDir: places.dataDir,
    logFile,
    alreadyRunning: false,
    stop: () => stopChild(child, places.dataDir, options.ephemeral === true),
  };
}

/**
 * Stops the server of a data directory, whoever started it.
 *
 * @returns false where none was running.
 */
export async function stopPostgres(options: { readonly dataDir: string }): Promise<boolean> {
  const postmaster = existsSync(options.dataDir) ? readPostmaster(options.dataDir) : null;
  if (!postmaster) return false;
  process.kill(postmaster.pid, 'SIGINT');
  await waitForEnd(() => !isAlive(postmaster.pid), options.dataDir);
  return true;
}

/** An eighth of the memory there is: a night goes through the same tables as the night before. */
function sharedBuffers(): string {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return `${Math.min(Math.max(Math.floor(bytes / 8 / 2 ** 20), 128), 2_048)}MB`;
}

function launch(places: ServerPlaces, port: number, logFile: string, ephemeral: boolean): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: ephemeral ? '64MB' : sharedBuffers(),
    max_wal_size: '2GB',
    // Inherited settings of the machine must not change what a date or a number prints as.
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    ...(ephemeral && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', io_method: 'sync' }),
  };
  const command = [
    join(places.binDir, 'postgres'),
    '-D',
    places.dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile, 'a', 0o600);
  giveTo(places.account, logFile);
  const spawnOptions = {
    cwd: '/',
    env: serverEnvironment(),
    // Its own session: Ctrl-C on the terminal reaches this process only, which stops the server last.
    detached: true,
    stdio: [ephemeral ? 'pipe' : 'ignore', log, log] as ['pipe' | 'ignore', number, number],
    ...(places.account && { uid: places.account.uid, gid: places.account.gid }),
  };
  try {
    if (!ephemeral) return spawn(command[0] ?? '', command.slice(1), spawnOptions);
    // The pipe closes when this process ends, also by kill -9: then the server goes, and its data with it.
    const guard =
      'data=$1; shift; "$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$data"';
    return spawn('/bin/sh', ['-c', guard, 'sh', places.dataDir, ...command], spawnOptions);
  } finally {
    closeSync(log);
  }
}

function urlOf(dataDir: string, port: number, database: string): string {
  return `postgres://${POSTGRES_USER}:${encodeURIComponent(readPassword(dataDir))}@127.0.0.1:${port}/${database}`;
}

async function waitUntilReady(dataDir: string, failure: () => string | null): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    if (readPostmaster(dataDir)?.status === 'ready') return;
    const reason = failure();
    if (reason !== null || performance.now() > deadline) {
      const why =
        reason ?? `not ready after ${START_TIMEOUT_MS / 1000} s (recovery of a large log takes longer: try again)`;
      const portTaken = /could not bind|Address already in use/i.test(why);
      throw new AppError(`PostgreSQL did not start from ${dataDir}: ${why}`, {
        code: portTaken ? 'port-in-use' : 'postgres-start-failed',
        retryable: reason === null,
        context: { dataDir },
      });
    }
    await sleep(20);
  }
}

function lastComplaint(logFile: string): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : [];
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  return `${complaint} (see ${logFile})`;
}

async function stopChild(child: ChildProcess, dataDir: string, ephemeral: boolean): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  if (ended()) return;
  child.ref();
  if (ephemeral) child.stdin?.end();
  else child.kill('SIGINT');
  await waitForEnd(ended, dataDir);
}

async function waitForEnd(ended: () => boolean, dataDir: string): Promise<void> {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (!ended()) {
    if (performance.now() > deadline) {
      throw new AppError(`PostgreSQL of ${dataDir} did not stop within ${STOP_TIMEOUT_MS / 1000} s`, {
        code: 'postgres-stop-timeout',
        retryable: true,
      });
    }
    await sleep(20);
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
