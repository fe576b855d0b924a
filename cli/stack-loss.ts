import { setTimeout as sleep } from 'node:timers/promises';
import { isGrpcServiceError } from '@temporalio/client';
import { AppError } from '../core/errors.ts';
import { isAlive } from '../stack/bound-process.ts';
import { isListening } from '../stack/ports.ts';

export interface WatchedStack {
  readonly temporalAddress: string;
  /** The process that runs the stack, if another one does. */
  readonly runningPid: number | null;
}

const WATCH_MS = 1_000;
const ANSWER_MS = 2_000;
/** A server that another machine runs may be restarted behind a load balancer. */
const MISSES = { local: 2, remote: 10 } as const;

/**
 * Rejects once the stack that a command waits for is gone: the process of its `tidemark up`, or its Temporal server.
 * Until then, nothing else would end the wait for a minute, because the client retries. Settles when `done` is aborted.
 *
 * @param ask a cheap request to Temporal; consulted only if no connection to its address can be opened, which a proxy
 *   may forbid
 * @throws AppError `stack-lost`
 */
export async function watchStack(
  { temporalAddress, runningPid }: WatchedStack,
  ask: (deadline: number) => Promise<unknown>,
  done: AbortSignal,
): Promise<void> {
  const isLocal = runningPid !== null || /^(?:localhost|127\.[\d.]+|\[::1\]):/.test(temporalAddress);
  const limit = isLocal ? MISSES.local : MISSES.remote;
  for (let misses = 0; !done.aborted; ) {
    if (runningPid !== null && !isAlive(runningPid)) throw lost(`the stack of process ${runningPid} ended`);
    misses = (await responds(temporalAddress, ask)) ? 0 : misses + 1;
    if (misses >= limit) throw lost(`the Temporal server at ${temporalAddress} no longer responds`);
    // Aborted when the command no longer waits.
    await sleep(WATCH_MS, undefined, { signal: done }).catch(() => undefined);
  }
}

async function responds(address: string, ask: (deadline: number) => Promise<unknown>): Promise<boolean> {
  if (await isListening(address, ANSWER_MS)) return true;
  return ask(Date.now() + ANSWER_MS).then(
    () => true,
    () => false,
  );
}

function lost(why: string): AppError {
  const message = `${why}; the run resumes when the stack is up again, and the same command waits for it`;
  return new AppError(message, { code: 'stack-lost', retryable: true });
}

/** gRPC's codes of a server that is away or overloaded: CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const RETRYABLE_CODES: ReadonlySet<number> = new Set([1, 4, 8, 14]);

/**
 * A failed request to Temporal as an AppError in one line; any other error unchanged. The messages of gRPC and of the
 * client's wrapper name neither the server nor a remedy.
 */
export function temporalFailure(error: unknown, address: string): unknown {
  const cause = error instanceof Error && !isGrpcServiceError(error) ? error.cause : error;
  if (!isGrpcServiceError(cause)) return error;
  const retryable = RETRYABLE_CODES.has(cause.code);
  const message = retryable
    ? `the Temporal server at ${address} does not respond (${cause.details || cause.message}): start it, or try again`
    : `the Temporal server at ${address} refused a request: ${cause.details || cause.message}`;
  const code = retryable ? 'temporal-unreachable' : 'temporal-refused';
  return new AppError(message, { code, retryable, context: { address }, cause: error });
}
