import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../core/errors.ts';
import { assertPortFree, findFreePort } from './ports.ts';
import { changeOwner, prepareServerPlaces, type ServerPlaces } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  ensureCluster,
  isServerAlive,
  POSTGRES_USER,
  readPassword,
  readPostmaster,
  serverEnvironment,
} from './postgres-cluster.ts';

const DATABASE = 'tidemark';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 40_000;

interface StartPostgresOptions {
  /** The PostgreSQL data directory itself (PGDATA); created where it does not exist. */
  readonly dataDir: string;
  /** Absent: any free port. */
  readonly port?: number;
  /** Default `server.log` in the data directory. */
  readonly logFile?: string;
  /** For tests: no fsync, and both server and data are removed when this process ends, however it ends. */
  readonly ephemeral?: boolean;
}

export interface RunningPostgres {
  /** Connection string with the password. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly logFile: string;
  /** True where another process started it; `stop` is then a no-op. */
  readonly alreadyRunning: boolean;
  /** Resolves when the server ends, for whatever reason, with how it ended; never keeps the process alive. */
  readonly ended: Promise<string>;
  /** Fast shutdown: drops connections and rolls back open transactions; committed data is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed, on loopback TCP only, with a generated password, and creates the database
 * `tidemark` if needed. Returns the data directory's server if one is already running.
 *
 * Errors, each one line: `port-in-use`, `postgres-half-initialised`, `postgres-missing`, `postgres-start-failed`.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const places = prepareServerPlaces(options.dataDir, findPostgresBinaries());
  const { dataDir } = places;
  const ephemeral = options.ephemeral === true;
  const logFile = options.logFile ?? join(dataDir, 'server.log');
  await ensureCluster(places, { sync: !ephemeral });

  const postmaster = readPostmaster(dataDir);
  if (postmaster) {
    await waitUntilReady(dataDir, () => null);
    const { pid, port } = readPostmaster(dataDir) ?? postmaster;
    await ensureDatabase(urlOf(dataDir, port, 'postgres'));
    const url = urlOf(dataDir, port, DATABASE);
    const ended = endOf(pid);
    return { url, port, pid, dataDir, logFile, alreadyRunning: true, ended, stop: async () => undefined };
  }
  // A stale file: if its process id has been reused, the server would refuse to start.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });

  if (options.port !== undefined) await assertPortFree(options.port, 'PostgreSQL', 'TIDEMARK_POSTGRES_PORT');
  const port = options.port ?? (await findFreePort());
  const child = launch(places, port, logFile, ephemeral);
  let exit: string | null = null;
  const ended = new Promise<string>((resolve) => {
    const settle = (how: string): void => {
      exit ??= how;
      resolve(exit);
    };
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) => settle(signal === null ? `exit code ${code}` : `killed by ${signal}`));
  });
  const stop = () => stopChild(child, dataDir, ephemeral);
  try {
    await waitUntilReady(dataDir, () => (exit === null ? null : `${exit}: ${lastComplaint(logFile)}`));
    await ensureDatabase(urlOf(dataDir, port, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  child.unref();
  // Rejects only where the server has ended meanwhile.
  hastenShutdown(dataDir, () => exit !== null).catch(() => undefined);
  const pid = readPostmaster(dataDir)?.pid ?? child.pid ?? 0;
  return { url: urlOf(dataDir, port, DATABASE), port, pid, dataDir, logFile, alreadyRunning: false, ended, stop };
}

/** Stops a data directory's server, whichever process started it; false where none was running. */
export async function stopPostgres(options: { readonly dataDir: string }): Promise<boolean> {
  const postmaster = existsSync(options.dataDir) ? readPostmaster(options.dataDir) : null;
  if (!postmaster) return false;
  process.kill(postmaster.pid, 'SIGINT');
  const quit = () => process.kill(postmaster.pid, 'SIGQUIT');
  await waitForEnd(() => !isServerAlive(postmaster.pid), options.dataDir, quit);
  return true;
}

const WATCH_MS = 1_000;

/** The end of a server that another process started, whose exit code nobody here receives. */
async function endOf(pid: number): Promise<string> {
  while (isServerAlive(pid)) await sleep(WATCH_MS, undefined, { ref: false });
  return 'its process is gone';
}

/**
 * Turns the shutdown that SIGTERM asks for into the one of SIGINT. The first waits until every session has ended, and those
 * that listen to events never do.
 */
async function hastenShutdown(dataDir: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    await sleep(WATCH_MS, undefined, { ref: false });
    const postmaster = hasEnded() ? null : readPostmaster(dataDir);
    if (postmaster?.status !== 'stopping') continue;
    process.kill(postmaster.pid, 'SIGINT');
    return;
  }
}

/** One eighth of memory: each nightly run reads the same tables again. */
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
    // The machine's settings must not change how dates and numbers print.
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    ...(ephemeral && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', io_method: 'sync' }),
  };
  const program = join(places.binDir, 'postgres');
  const args = [
    '-D',
    places.dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile, 'a', 0o600);
  changeOwner(places.account, logFile);
  const spawnOptions = {
    cwd: '/',
    env: serverEnvironment(),
    // Its own session: Ctrl-C reaches only this process, which stops the server last.
    detached: true,
    stdio: [ephemeral ? 'pipe' : 'ignore', log, log] as ['pipe' | 'ignore', number, number],
    ...(places.account && { uid: places.account.uid, gid: places.account.gid }),
  };
  try {
    if (!ephemeral) return spawn(program, args, spawnOptions);
    // The pipe closes when this process ends, including by kill -9; the guard then removes server and data.
    const guard =
      'data=$1; shift; "$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$data"';
    return spawn('/bin/sh', ['-c', guard, 'sh', places.dataDir, program, ...args], spawnOptions);
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
        reason ?? `not ready after ${START_TIMEOUT_MS / 1000} s (recovery of a large log takes longer: retry)`;
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
  await waitForEnd(ended, dataDir, () => child.kill('SIGQUIT'));
}

/** After half of the time, an immediate shutdown: the next start then recovers from the log. */
async function waitForEnd(ended: () => boolean, dataDir: string, quit: () => void): Promise<void> {
  const started = performance.now();
  let hasQuit = false;
  while (!ended()) {
    const waited = performance.now() - started;
    if (waited > STOP_TIMEOUT_MS / 2 && !hasQuit) {
      hasQuit = true;
      quit();
    }
    if (waited > STOP_TIMEOUT_MS) {
      const message = `PostgreSQL of ${dataDir} did not stop within ${STOP_TIMEOUT_MS / 1000} s`;
      throw new AppError(message, { code: 'postgres-stop-timeout', retryable: true });
    }
    await sleep(20);
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  // A connection that breaks between two queries is reported by the next one; without a listener it ends the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
