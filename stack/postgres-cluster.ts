import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../core/errors.ts';
import { giveTo, type ServerPlaces } from './postgres-account.ts';

/** The superuser of the cluster, and of the engine. */
export const POSTGRES_USER = 'tidemark';
const PASSWORD_FILE = 'tidemark.password';

/** The generated password of a cluster; it stands only in its data directory, mode 0600. */
export function readPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

/**
 * Makes the cluster where there is none. It is made beside and renamed into place, so that an interrupted run leaves
 * no half cluster; a directory that is half a cluster for another reason is never touched.
 */
export async function ensureCluster(places: ServerPlaces, options: { sync: boolean }): Promise<'created' | 'existing'> {
  const { dataDir } = places;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    assertWholeCluster(dataDir);
    return 'existing';
  }
  removeAbandonedStagings(dataDir);
  const staging = `${dataDir}.initializing-${process.pid}`;
  const passwordFile = `${staging}.password`;
  try {
    mkdirSync(staging, { mode: 0o700 });
    giveTo(places.account, staging);
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    giveTo(places.account, passwordFile);
    await runInitdb(places, staging, passwordFile, options.sync);
    renameSync(passwordFile, join(staging, PASSWORD_FILE));
    try {
      renameSync(staging, dataDir);
    } catch (error) {
      // Another process was faster; its cluster is as good.
      if (!existsSync(join(dataDir, PASSWORD_FILE))) throw error;
      return 'existing';
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
  return 'created';
}

function assertWholeCluster(dataDir: string): void {
  const missing = ['PG_VERSION', 'global/pg_control', 'postgresql.conf', PASSWORD_FILE].find(
    (name) => !existsSync(join(dataDir, name)),
  );
  if (missing !== undefined) {
    throw new AppError(
      `${dataDir} is a half-initialised PostgreSQL data directory (no ${missing}): move it away or delete it, then run again`,
      { code: 'postgres-half-initialised', retryable: false, context: { dataDir, missing } },
    );
  }
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    throw new AppError(
      `${dataDir} was made by PostgreSQL ${version}, this is 18: use another TIDEMARK_HOME, or dump and restore it`,
      { code: 'postgres-other-version', retryable: false, context: { dataDir, version } },
    );
  }
}

/** Removes what interrupted runs left; such a directory never held data. */
function removeAbandonedStagings(dataDir: string): void {
  if (!existsSync(dirname(dataDir))) return;
  const prefix = `${basename(dataDir)}.initializing-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function runInitdb(places: ServerPlaces, dir: string, passwordFile: string, sync: boolean): Promise<void> {
  const args = [
    `--pgdata=${dir}`,
    `--username=${POSTGRES_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Code point order on every machine: no operating system or ICU collation can change an index.
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
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((cause: unknown) => {
    throw new AppError(`cannot run initdb: ${(cause as Error).message}`, {
      code: 'postgres-missing',
      retryable: false,
      cause,
    });
  });
  if (code === 0) return;
  const reason = /^initdb: error: (.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? 'no output';
  throw new AppError(`initdb failed for ${dir}: ${reason}`, {
    code: 'postgres-init-failed',
    retryable: false,
    context: { output: output.slice(-2000) },
  });
}

/** The server inherits nothing of the operator's environment but the search path. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/** What `postmaster.pid` says; null where there is none, or its process is gone or is no PostgreSQL. */
export function readPostmaster(dataDir: string): PostmasterFile | null {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path) || statSync(path).size === 0) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid || !isAlive(pid) || !isPostgres(pid)) return null;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), status: (lines[7] ?? '').trim() };
}

/** Process numbers are used again after a restart of the machine; where /proc says who it is, it is asked. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres');
}
