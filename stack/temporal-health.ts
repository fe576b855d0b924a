import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { isListening } from './ports.ts';
import { connectionSettings, type TemporalTarget } from './temporal-connection.ts';

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
        await describeNamespace({ temporalAddress: address, temporalSecurity: null }, namespace);
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
export async function assertTemporalReachable(target: TemporalTarget, namespace: string): Promise<void> {
  const { temporalAddress: address, temporalSecurity: security } = target;
  try {
    if (!(await isListening(address, CONNECT_TIMEOUT_MS))) throw new Error(`nothing listens at ${address}`);
    await describeNamespace(target, namespace);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && 'code' in cause && cause.code === GRPC_NOT_FOUND) {
      const message = `Temporal at ${address} has no namespace ${namespace}: create it, or set TEMPORAL_NAMESPACE to one it has`;
      throw new AppError(message, { code: 'temporal-namespace-missing', retryable: false, cause });
    }
    if (isRefusal(cause)) {
      const message = `the Temporal server at ${address} refuses us (${messageOf(cause)}): check TEMPORAL_API_KEY, the client certificate and TEMPORAL_NAMESPACE`;
      throw new AppError(message, { code: 'temporal-refused', retryable: false, context: { address }, cause });
    }
    if (security !== null && (await isListening(address, CONNECT_TIMEOUT_MS))) {
      const message = `no TLS connection to the Temporal server at ${address} (${messageOf(cause)}): check TEMPORAL_TLS_SERVER_CA_CERT_PATH, TEMPORAL_TLS_SERVER_NAME and the client certificate`;
      throw new AppError(message, { code: 'temporal-unreachable', retryable: true, context: { address }, cause });
    }
    const message = `no Temporal server responds at ${address}: start it, correct TEMPORAL_ADDRESS, or unset it to run our own`;
    throw new AppError(message, { code: 'temporal-unreachable', retryable: true, context: { address }, cause });
  }
}

/** UNAUTHENTICATED or PERMISSION_DENIED. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 16 || error.code === 7);
}

/** The first line, with the SDK's wrapper's own cause where there is one. */
function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return ((cause instanceof Error ? cause.message : message).split('\n')[0] ?? '').slice(0, 200);
}

async function describeNamespace(target: TemporalTarget, namespace: string): Promise<void> {
  const { Connection } = await import('@temporalio/client');
  const settings = await connectionSettings(target);
  const connection = await Connection.connect({ ...settings, connectTimeout: CONNECT_TIMEOUT_MS });
  try {
    await connection.withDeadline(Date.now() + CONNECT_TIMEOUT_MS, () =>
      connection.workflowService.describeNamespace({ namespace }),
    );
  } finally {
    await connection.close();
  }
}
