import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { createSecret, type Secret } from '../core/secret.ts';
import { lastLogLine } from './bound-process.ts';
import { startPostgres, stopPostgres } from './postgres.ts';
import { claimStack, findRunningStack, type StackClaim, type StackState } from './stack-state.ts';
import { createStop, messageOf, type StartedPart, startedUnless } from './stop-order.ts';
import { startTemporal, type TemporalOptions } from './temporal.ts';
import type { TemporalSecurity, TemporalTarget } from './temporal-connection.ts';

/** The part of the configuration that a local stack needs. */
export interface StackConfig {
  /** Null: the stack runs its own PostgreSQL. */
  readonly databaseUrl: Secret | null;
  /** `host:port`; null: the stack runs its own server. */
  readonly temporalAddress: string | null;
  readonly temporalNamespace: string;
  /** Of the server at `temporalAddress`; the stack's own has no TLS. */
  readonly temporalSecurity: TemporalSecurity | null;
  /** Absolute path of the directory that holds all local state. */
  readonly home: string;
  /** Null: any free port. */
  readonly ports: {
    readonly postgres: number | null;
    readonly temporal: number | null;
    readonly temporalUi: number | null;
    readonly api: number | null;
  };
}

/** The addresses of a stack's parts. */
export interface StackAddresses extends TemporalTarget {
  readonly databaseUrl: Secret;
  readonly namespace: string;
  /** Null where the server has no UI or is external. */
  readonly uiUrl: string | null;
}

export interface LocalStack extends StackAddresses {
  /** The process that runs the stack, if another one does. */
  readonly runningPid: number | null;
  readonly hasWorker: boolean;
  /** Address of the HTTP API; null where the stack serves none. */
  readonly apiUrl: string | null;
  /** Resolves with the error when one of our own parts stops unexpectedly; otherwise never settles. */
  readonly failed: Promise<AppError>;
  /** Stops what this call started, in reverse order. */
  stop(): Promise<void>;
}

interface StackWorker {
  stop(): Promise<void>;
  /** Rejects if the worker fails. */
  readonly ended?: Promise<void>;
}

/** A server of the stack. */
interface StackServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface LocalStackOptions<C extends StackConfig> {
  /** Receives one line as each part comes up. */
  readonly log: (line: string) => void;
  /** When aborted, everything started so far is stopped. */
  readonly signal?: AbortSignal;
  /** Starts a worker on the stack; absent: the stack runs without one. */
  readonly startWorker?: (config: C, addresses: StackAddresses) => Promise<StackWorker>;
  /** Serves the HTTP API of the stack; absent: the stack runs without one. */
  readonly startApi?: (config: C, addresses: StackAddresses) => Promise<StackServer>;
  /** Migrates the database; returns the names of the migrations it applied. */
  readonly migrate: (databaseUrl: Secret) => Promise<readonly string[]>;
}

const WAIT_FOR_OTHER_MS = 120_000;
const POLL_MS = 250;
const NEVER = new Promise<never>(() => undefined);

/**
 * A migrated stack: the external parts that the configuration names, those of a `tidemark up` running at the same home,
 * and our own for the rest.
 *
 * On failure it throws an AppError with a one-line remedy and leaves nothing running.
 */
export async function startLocalStack<C extends StackConfig>(
  config: C,
  options: LocalStackOptions<C>,
): Promise<LocalStack> {
  const claimed = await claimStack(config.home);
  if ('held' in claimed)
    return joinStack(config, await waitUntilRunning(config.home, claimed.held, options.signal), options);
  return startOwnStack(config, claimed.claim, options);
}

async function startOwnStack<C extends StackConfig>(
  config: C,
  claim: StackClaim,
  options: LocalStackOptions<C>,
): Promise<LocalStack> {
  const { log, signal } = options;
  const started: StartedPart[] = [{ name: 'the claim of the home', limitMs: 5_000, stop: () => claim.release() }];
  const stop = createStop(started);
  try {
    const postgres = await databaseOf(config, signal);
    if (postgres.own) started.push({ name: 'PostgreSQL', limitMs: 45_000, stop: postgres.own.stop });
    const { databaseUrl } = postgres;
    log(`postgresql  ${withoutPassword(databaseUrl)}${postgres.own ? '' : ' (external)'}`);

    const temporal = await startedUnless(signal, startTemporal(temporalOptions(config, log)), (late) => late.stop());
    started.push({ name: 'Temporal', limitMs: 15_000, stop: () => temporal.stop() });
    log(`temporal    ${temporal.address}, namespace ${temporal.namespace} (${temporal.source})`);
    if (temporal.uiUrl !== null) log(`ui          ${temporal.uiUrl}`);

    const applied = await startedUnless(signal, options.migrate(databaseUrl));
    log(`schema      ${applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`}`);

    const { uiUrl, namespace } = temporal;
    const temporalSecurity = temporal.source === 'external' ? config.temporalSecurity : null;
    const addresses = { databaseUrl, temporalAddress: temporal.address, temporalSecurity, namespace, uiUrl };
    const failures = [temporal.failed, ...(postgres.own ? [postgres.own.failed] : [])];
    const hasWorker = options.startWorker !== undefined;
    if (options.startWorker) {
      const worker = await startedUnless(signal, options.startWorker(config, addresses), (late) => late.stop());
      started.push({ name: 'the worker', limitMs: 25_000, stop: () => worker.stop() });
      if (worker.ended) failures.push(workerFailure(worker.ended));
      log('worker      running in this process');
    }
    let apiUrl: string | null = null;
    if (options.startApi) {
      const api = await startedUnless(signal, options.startApi(config, addresses), (late) => late.stop());
      // It closes its connections and stores the calls that it has metered.
      started.push({ name: 'the API', limitMs: 20_000, stop: () => api.stop() });
      apiUrl = api.url;
      log(`api         ${apiUrl}`);
    }
    await claim.publish({
      status: 'running',
      databaseUrl: postgres.own?.url ?? null,
      temporalAddress: temporal.source === 'external' ? null : temporal.address,
      namespace,
      uiUrl,
      hasWorker,
      apiUrl,
    });
    return { ...addresses, runningPid: null, hasWorker, apiUrl, failed: Promise.race(failures), stop };
  } catch (error) {
    // The reason that the stack did not start matters more than what then failed to stop.
    await stop().catch((failure: unknown) => log(`while stopping: ${messageOf(failure)}`));
    throw error;
  }
}

async function databaseOf(config: StackConfig, signal: AbortSignal | undefined) {
  if (config.databaseUrl !== null) return { databaseUrl: config.databaseUrl, own: null };
  const own = await startedUnless(signal, startOwnPostgres(config), (late) => late.stop());
  return { databaseUrl: createSecret(own.url), own };
}

function temporalOptions(config: StackConfig, log: (line: string) => void): TemporalOptions {
  return {
    address: config.temporalAddress,
    security: config.temporalSecurity,
    namespace: config.temporalNamespace,
    cacheDir: join(config.home, 'bin'),
    dataFile: join(config.home, 'temporal', 'temporal.db'),
    port: config.ports.temporal,
    uiPort: config.ports.temporalUi,
    logFile: join(config.home, 'logs', 'temporal.log'),
    log,
  };
}

/** The error of a worker that fails; never settles where it is stopped. */
async function workerFailure(ended: Promise<void>): Promise<AppError> {
  try {
    await ended;
    return await NEVER;
  } catch (cause) {
    const message = `the worker stopped: ${messageOf(cause)}`;
    return new AppError(message, { code: 'worker-stopped', retryable: true, cause });
  }
}

interface OwnPostgres {
  readonly url: string;
  /** Resolves with the error when the server stops unexpectedly; otherwise never settles. */
  readonly failed: Promise<AppError>;
  readonly stop: () => Promise<void>;
}

/**
 * The local stack's own PostgreSQL, with its data under the home. A server already running there was left by a killed
 * stack: it is reused, and stopped with ours.
 */
export async function startOwnPostgres({ home, ports }: StackConfig): Promise<OwnPostgres> {
  const dataDir = join(home, 'postgres');
  const server = await startPostgres({ dataDir, ...(ports.postgres === null ? {} : { port: ports.postgres }) });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    if (server.alreadyRunning) await stopPostgres({ dataDir: server.dataDir });
    else await server.stop();
  };
  const failed = server.ended.then(async (how) => {
    if (stopping) return NEVER;
    const { logFile } = server;
    const message = `PostgreSQL stopped (${how}; ${await lastLogLine(logFile)}); see ${logFile}`;
    return new AppError(message, { code: 'postgres-stopped', retryable: true, context: { logFile } });
  });
  return { url: server.url, failed, stop };
}

/** Uses the stack of another process; whatever the configuration names explicitly takes precedence. */
async function joinStack<C extends StackConfig>(
  config: C,
  state: StackState,
  options: LocalStackOptions<C>,
): Promise<LocalStack> {
  const databaseUrl = config.databaseUrl ?? (state.databaseUrl === null ? null : createSecret(state.databaseUrl));
  const temporalAddress = config.temporalAddress ?? state.temporalAddress;
  if (databaseUrl === null || temporalAddress === null) {
    const variable = databaseUrl === null ? 'DATABASE_URL' : 'TEMPORAL_ADDRESS';
    const message = `the stack that process ${state.pid} runs at ${config.home} has ${variable} set: set it too`;
    throw new AppError(message, { code: 'stack-differs', retryable: false });
  }
  const namespace = config.temporalAddress === null ? state.namespace : config.temporalNamespace;
  const temporalSecurity = config.temporalAddress === null ? null : config.temporalSecurity;
  const addresses = { databaseUrl, temporalAddress, temporalSecurity, namespace, uiUrl: state.uiUrl };
  // The running stack's worker serves only that stack's addresses.
  const sameParts = config.databaseUrl === null && config.temporalAddress === null;
  const worker =
    options.startWorker && !(state.hasWorker && sameParts) ? await options.startWorker(config, addresses) : null;
  return {
    ...addresses,
    runningPid: state.pid,
    hasWorker: state.hasWorker || worker !== null,
    apiUrl: state.apiUrl,
    failed: worker?.ended ? workerFailure(worker.ended) : NEVER,
    stop: async () => worker?.stop(),
  };
}

async function waitUntilRunning(home: string, held: StackState, signal?: AbortSignal): Promise<StackState> {
  const deadline = performance.now() + WAIT_FOR_OTHER_MS;
  let state: StackState | null = held;
  while (state?.status === 'starting' && performance.now() < deadline) {
    await startedUnless(signal, sleep(POLL_MS));
    state = await findRunningStack(home);
  }
  if (state?.status === 'running') return state;
  const message = `the stack that process ${held.pid} was starting at ${home} did not come up: start it again`;
  throw new AppError(message, { code: 'stack-not-running', retryable: true });
}

/** A database URL safe to print. */
export function withoutPassword(url: Secret): string {
  const shown = new URL(url.reveal());
  shown.password = '';
  return shown.href;
}
