import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { isListening } from './ports.ts';

const START_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5000;
const POLL_MS = 100;
const GRPC_NOT_FOUND = 5;

/** Resolves once a newly started server responds and has the namespace, or silently once aborted. */
export async function waitForTemporal(address: string, namespace: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let last: unknown = null;
  while (!signal.aborted && Date.now() < deadline) {
    if (await isListening(address)) {
      try {
        await describeNamespace(address, namespace);
        return;
      } catch (error) {
        last = error;
      }
    }
    await sleep(POLL_MS);
  }
  if (signal.aborted) return;
  const message = `the Temporal server at ${address} did not respond within ${START_TIMEOUT_MS / 1000} s`;
  throw new AppError(message, { code: 'temporal-failed', retryable: true, cause: last });
}

/** Throws a one-line error where an external server does not respond or lacks the namespace. */
export async function assertTemporalReachable(address: string, namespace: string): Promise<void> {
  try {
    if (!(await isListening(address, CONNECT_TIMEOUT_MS))) throw new Error(`nothing listens at ${address}`);
    await describeNamespace(address, namespace);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === GRPC_NOT_FOUND) {
      const message = `Temporal at ${address} has no namespace ${namespace}: create it, or set TEMPORAL_NAMESPACE to one it has`;
      throw new AppError(message, { code: 'temporal-namespace-missing', retryable: false, cause });
    }
    const message = `no Temporal server responds at ${address}: start it, correct TEMPORAL_ADDRESS, or unset it to run our own`;
    throw new AppError(message, { code: 'temporal-unreachable', retryable: true, context: { address }, cause });
  }
}

async function describeNamespace(address: string, namespace: string): Promise<void> {
  const { Connection } = await import('@temporalio/client');
  const connection = await Connection.connect({ address, connectTimeout: CONNECT_TIMEOUT_MS });
  try {
    await connection.withDeadline(Date.now() + CONNECT_TIMEOUT_MS, () =>
      connection.workflowService.describeNamespace({ namespace }),
    );
  } finally {
    await connection.close();
  }
}
