import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { createSecret, type Secret } from '../core/secret.ts';
import { startPostgres, stopPostgres } from './postgres.ts';
import { claimStack, findRunningStack, type StackClaim, type StackState } from './stack-state.ts';
import { startTemporal } from './temporal.ts';

/** The part of the configuration that a local stack needs. */
export interface StackConfig {
  /** Null: the stack runs its own PostgreSQL. */
  readonly databaseUrl: Secret | null;
  /** `host:port`; null: the stack runs its own server. */
  readonly temporalAddress: string | null;
  readonly temporalNamespace: string;
  /** Absolute path of the directory that holds all local state. */
  readonly home: string;
  /** Null: any free port. */
  readonly ports: {
    readonly postgres: number | null;
    readonly temporal: number | null;
    readonly temporalUi: number | null;
  };
}

/** The addresses of a stack's parts. */
export interface StackAddresses {
  readonly databaseUrl: Secret;
  /** `host:port`. */
  readonly temporalAddress: string;
  readonly namespace: string;
  /** Null where the server has no UI or is external. */
  readonly uiUrl: string | null;
}

export interface LocalStack extends StackAddresses {
  /** The process that runs the stack, if another one does. */
  readonly runningPid: number | null;
  readonly hasWorker: boolean;
  /** Resolves with the error when one of our own parts stops unexpectedly; otherwise never settles. */
  readonly failed: Promise<AppError>;
  /** Stops what this call started, in reverse order. */
  stop(): Promise<void>;
}

interface LocalStackOptions<C extends StackConfig> {
  /** Receives one line as each part comes up. */
  readonly log: (line: string) => void;
  /** When aborted, everything started so far is stopped. */
  readonly signal?: AbortSignal;
  /** Starts a worker on the stack; absent: the stack runs without one. */
  readonly startWorker?: (config: C, addresses: StackAddresses) => Promise<{ stop(): Promise<void> }>;
  /** Migrates the database; returns the names of the migrations it applied. */
  readonly migrate: (databaseUrl: Secret) => Promise<readonly string[]>;
}

const WAIT_FOR_OTHER_MS = 120_000;
const POLL_MS = 250;

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
  if ('held' in claimed) return joinStack(config, await waitUntilRunning(config.home, claimed.held), options);
  return startOwnStack(config, claimed.claim, options);
}

async function startOwnStack<C extends StackConfig>(
  config: C,
  claim: StackClaim,
  options: LocalStackOptions<C>,
): Promise<LocalStack> {
  const { log, signal } = options;
  const started: (() => Promise<void>)[] = [() => claim.release()];
  const stop = createStop(started);
  try {
    const postgres = config.databaseUrl === null ? await startOwnPostgres(config) : null;
    if (postgres) started.push(postgres.stop);
    const databaseUrl = config.databaseUrl ?? createSecret(postgres?.url ?? '');
    log(`postgresql  ${withoutPassword(databaseUrl)}${postgres ? '' : ' (external)'}`);
    throwIfInterrupted(signal);

    const temporal = await startTemporal({
      address: config.temporalAddress,
      namespace: config.temporalNamespace,
      cacheDir: join(config.home, 'bin'),
      dataFile: join(config.home, 'temporal', 'temporal.db'),
      port: config.ports.temporal,
      uiPort: config.ports.temporalUi,
      logFile: join(config.home, 'logs', 'temporal.log'),
      log,
    });
    started.push(() => temporal.stop());
    log(`temporal    ${temporal.address}, namespace ${temporal.namespace} (${temporal.source})`);
    if (temporal.uiUrl !== null) log(`ui          ${temporal.uiUrl}`);
    throwIfInterrupted(signal);

    const applied = await options.migrate(databaseUrl);
    log(`schema      ${applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`}`);
    throwIfInterrupted(signal);

    const { uiUrl, namespace } = temporal;
    const addresses = { databaseUrl, temporalAddress: temporal.address, namespace, uiUrl };
    const hasWorker = options.startWorker !== undefined;
    if (options.startWorker) {
      const worker = await options.startWorker(config, addresses);
      started.push(() => worker.stop());
      log('worker      running in this process');
    }
    await claim.publish({
      status: 'running',
      databaseUrl: postgres?.url ?? null,
      temporalAddress: temporal.source === 'external' ? null : temporal.address,
      namespace,
      uiUrl,
      hasWorker,
    });
    return { ...addresses, runningPid: null, hasWorker, failed: temporal.failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The local stack's own PostgreSQL, with its data under the home. A server already running there was left by a killed
 * stack: it is reused, and stopped with ours.
 */
export async function startOwnPostgres({
  home,
  ports,
}: StackConfig): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = join(home, 'postgres');
  const server = await startPostgres({ dataDir, ...(ports.postgres === null ? {} : { port: ports.postgres }) });
  const stop = async () => {
    if (server.alreadyRunning) await stopPostgres({ dataDir: server.dataDir });
    else await server.stop();
  };
  return { url: server.url, stop };
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
  const addresses = { databaseUrl, temporalAddress, namespace, uiUrl: state.uiUrl };
  // The running stack's worker serves only that stack's addresses.
  const sameParts = config.databaseUrl === null && config.temporalAddress === null;
  const worker =
    options.startWorker && !(state.hasWorker && sameParts) ? await options.startWorker(config, addresses) : null;
  return {
    ...addresses,
    runningPid: state.pid,
    hasWorker: state.hasWorker || worker !== null,
    failed: new Promise(() => undefined),
    stop: async () => worker?.stop(),
  };
}

async function waitUntilRunning(home: string, held: StackState): Promise<StackState> {
  const deadline = performance.now() + WAIT_FOR_OTHER_MS;
  let state: StackState | null = held;
  while (state?.status === 'starting' && performance.now() < deadline) {
    await sleep(POLL_MS);
    state = await findRunningStack(home);
  }
  if (state?.status === 'running') return state;
  const message = `the stack that process ${held.pid} was starting at ${home} did not come up: start it again`;
  throw new AppError(message, { code: 'stack-not-running', retryable: true });
}

/** Stops every part even if another fails to stop; throws the first failure at the end. */
function createStop(started: readonly (() => Promise<void>)[]): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  const stopAll = async () => {
    const failures: unknown[] = [];
    for (const stopPart of started.toReversed()) await stopPart().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return () => {
    stopping ??= stopAll();
    return stopping;
  };
}

function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('interrupted', { code: 'interrupted', retryable: true });
}

/** A database URL safe to print. */
export function withoutPassword(url: Secret): string {
  const shown = new URL(url.reveal());
  shown.password = '';
  return shown.href;
}
