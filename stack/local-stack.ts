import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { createSecret, type Secret } from '../core/secret.ts';
import { startOwnPostgres } from './own-postgres.ts';
import type { StackConfig } from './stack-config.ts';
import { claimStack, findRunningStack, type StackClaim, type StackState } from './stack-state.ts';
import { startTemporal } from './temporal.ts';

/** Where the parts of a stack are reached. */
export interface StackAddresses {
  readonly databaseUrl: Secret;
  /** `host:port`. */
  readonly temporalAddress: string;
  readonly namespace: string;
  /** Null where the server has no UI, or is external. */
  readonly uiUrl: string | null;
}

export interface LocalStack extends StackAddresses {
  /** The process that runs the stack, when it is another one: its stack is used and left alone. */
  readonly runningPid: number | null;
  readonly hasWorker: boolean;
  /** Resolves with the error when a part that is ours stops by itself; never otherwise. */
  readonly failed: Promise<AppError>;
  /** Stops what this call started, in reverse order. */
  stop(): Promise<void>;
}

/** Starts a worker on a stack; the one seam between the stack and the engine. */
export type StartWorker<C extends StackConfig> = (
  config: C,
  addresses: StackAddresses,
) => Promise<{ stop(): Promise<void> }>;

export interface LocalStackOptions<C extends StackConfig> {
  /** Told of each part as it comes up, in one line. */
  readonly log: (line: string) => void;
  /** Aborted: whatever has been started is stopped again. */
  readonly signal?: AbortSignal;
  /** Absent: the stack runs without a worker. */
  readonly startWorker?: StartWorker<C>;
  /** Brings the database to the newest schema; returns the names of the migrations it applied. */
  readonly migrate: (databaseUrl: Secret) => Promise<readonly string[]>;
}

const WAIT_FOR_OTHER_MS = 120_000;
const POLL_MS = 250;

/**
 * A stack to work on: the external parts that the configuration names, those of a `tidemark up` that runs at the same
 * home, and our own for the rest; migrated, and with a worker where one is wanted.
 *
 * Throws AppError with one line on what to do, and leaves nothing running then.
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

    const addresses = {
      databaseUrl,
      temporalAddress: temporal.address,
      namespace: temporal.namespace,
      uiUrl: temporal.uiUrl,
    };
    if (options.startWorker) {
      const worker = await options.startWorker(config, addresses);
      started.push(() => worker.stop());
      log('worker      running in this process');
    }
    await claim.publish({
      status: 'running',
      databaseUrl: postgres?.url ?? null,
      temporalAddress: temporal.source === 'external' ? null : temporal.address,
      namespace: temporal.namespace,
      uiUrl: temporal.uiUrl,
      hasWorker: options.startWorker !== undefined,
    });
    const failed = temporal.failed;
    return { ...addresses, runningPid: null, hasWorker: options.startWorker !== undefined, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Uses the stack that another process runs; what the configuration names explicitly still comes first. */
async function joinStack<C extends StackConfig>(
  config: C,
  state: StackState,
  options: LocalStackOptions<C>,
): Promise<LocalStack> {
  const databaseUrl = config.databaseUrl ?? (state.databaseUrl === null ? null : createSecret(state.databaseUrl));
  const temporalAddress = config.temporalAddress ?? state.temporalAddress;
  if (databaseUrl === null || temporalAddress === null) {
    const variable = databaseUrl === null ? 'DATABASE_URL' : 'TEMPORAL_ADDRESS';
    throw new AppError(`the stack that process ${state.pid} runs at ${config.home} has ${variable} set: set it too`, {
      code: 'stack-differs',
      retryable: false,
    });
  }
  const namespace = config.temporalAddress === null ? state.namespace : config.temporalNamespace;
  const addresses = { databaseUrl, temporalAddress, namespace, uiUrl: state.uiUrl };
  // A worker of the running stack serves its own addresses only.
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
  throw new AppError(`the stack that process ${held.pid} was starting at ${home} did not come up: start it again`, {
    code: 'stack-not-running',
    retryable: true,
  });
}

/** Every part is stopped, whatever another one does; the first failure is thrown at the end. */
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

/** A database address as it may be shown. */
export function withoutPassword(url: Secret): string {
  const shown = new URL(url.reveal());
  shown.password = '';
  return shown.href;
}
