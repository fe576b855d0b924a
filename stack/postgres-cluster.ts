import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../core/errors.ts';
import { isAlive } from './bound-process.ts';
import { changeOwner, type ServerPlaces } from './postgres-account.ts';

/** The cluster's superuser, which the engine connects as. */
export const POSTGRES_USER = 'tidemark';
const PASSWORD_FILE = 'tidemark.password';

/** The generated password of a cluster, stored only in its data directory with mode 0600. */
export function readPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

/**
 * Creates the cluster where there is none. It is initialized in a staging directory and renamed into place, so that an
 * interrupted run leaves no partial cluster; an existing partial cluster is never touched.
 */
export async function ensureCluster(places: ServerPlaces, options: { sync: boolean }): Promise<void> {
  const { dataDir } = places;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    assertWholeCluster(dataDir);
    return;
  }
  removeAbandonedStagings(dataDir);
  const staging = `${dataDir}.initializing-${process.pid}`;
  const passwordFile = `${staging}.password`;
  try {
    mkdirSync(staging, { mode: 0o700 });
    changeOwner(places.account, staging);
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    changeOwner(places.account, passwordFile);
    await runInitdb(places, staging, passwordFile, options.sync);
    renameSync(passwordFile, join(staging, PASSWORD_FILE));
    try {
      renameSync(staging, dataDir);
    } catch (error) {
      // Another process created the cluster first; ours is discarded.
      if (!existsSync(join(dataDir, PASSWORD_FILE))) throw error;
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function assertWholeCluster(dataDir: string): void {
  const missing = ['PG_VERSION', 'global/pg_control', 'postgresql.conf', PASSWORD_FILE].find(
    (name) => !existsSync(join(dataDir, name)),
  );
  if (missing !== undefined) {
    const message = `${dataDir} is a half-initialized PostgreSQL data directory (no ${missing}): move it away or delete it, then run again`;
    const context = { dataDir, missing };
    throw new AppError(message, { code: 'postgres-half-initialised', retryable: false, context });
  }
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    const message = `${dataDir} was created by PostgreSQL ${version}, this is 18: use another TIDEMARK_HOME, or dump and restore it`;
    throw new AppError(message, { code: 'postgres-other-version', retryable: false, context: { dataDir, version } });
  }
}

/** Removes the staging directories of interrupted runs; they never held data. */
function removeAbandonedStagings(dataDir: string): void {
  if (!existsSync(dirname(dataDir))) return;
  const prefix = `${basename(dataDir)}.initializing-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
}

async function runInitdb(places: ServerPlaces, dir: string, passwordFile: string, sync: boolean): Promise<void> {
  const args = [
    `--pgdata=${dir}`,
    `--username=${POSTGRES_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Code point order everywhere: no operating system or ICU collation can change an index.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(sync ? [] : ['--no-sync']),
  ];
  const child = spawn(join(places.binDir, 'initdb'), args, {
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(places.account && { uid: places.account.uid, gid: places.account.gid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((cause: unknown) => {
    const message = `cannot run initdb: ${(cause as Error).message}`;
    throw new AppError(message, { code: 'postgres-missing', retryable: false, cause });
  });
  if (code === 0) return;
  const reason = /^initdb: error: (.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? 'no output';
  const context = { output: output.slice(-2000) };
  throw new AppError(`initdb failed for ${dir}: ${reason}`, {
    code: 'postgres-init-failed',
    retryable: false,
    context,
  });
}

/** The server inherits only the search path from the operator's environment. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/** Reads `postmaster.pid`; null where the file is missing or its process is gone or not PostgreSQL. */
export function readPostmaster(dataDir: string): { pid: number; port: number; status: string } | null {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path) || statSync(path).size === 0) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid || !isServerAlive(pid)) return null;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), status: (lines[7] ?? '').trim() };
}

/**
 * Process ids are reused after a reboot, and a killed server that nobody has reaped keeps its id: check the command
 * line where /proc shows it.
 */
export function isServerAlive(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres');
}
