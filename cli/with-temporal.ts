import { Client, Connection } from '@temporalio/client';
import { AppError } from '../core/errors.ts';
import type { StackAddresses } from '../stack/local-stack.ts';
import { findRunningStack } from '../stack/stack-state.ts';
import { connectionSettings, type TemporalTarget } from '../stack/temporal-connection.ts';
import type { Config } from './config.ts';
import { temporalFailure } from './stack-loss.ts';
import { createRetries } from './temporal-retries.ts';

/** Runs something against the Temporal server that the configuration names, or that a `tidemark up` runs. */
export async function withTemporal<T>(config: Config, use: (client: Client) => Promise<T>): Promise<T> {
  const running = config.temporalAddress === null ? await findRunningStack(config.home) : null;
  const address = config.temporalAddress ?? running?.temporalAddress ?? null;
  if (address === null) {
    throw new AppError('no Temporal server: run `tidemark up` in another terminal, or set TEMPORAL_ADDRESS', {
      code: 'temporal-not-running',
      retryable: true,
    });
  }
  const namespace = running?.namespace ?? config.temporalNamespace;
  const temporalSecurity = config.temporalAddress === null ? null : config.temporalSecurity;
  return withClient({ temporalAddress: address, temporalSecurity, namespace }, use);
}

/** Runs `use` with a client; failures to reach the server become errors of one line. */
export async function withClient<T>(
  target: TemporalTarget & Pick<StackAddresses, 'namespace'>,
  use: (client: Client, connection: Connection) => Promise<T>,
): Promise<T> {
  const retries = createRetries();
  const { temporalAddress, namespace } = target;
  const options = { ...(await connectionSettings(target)), interceptors: [retries.interceptor] };
  const connection = await Connection.connect(options).catch((cause: unknown) => {
    const message = `no Temporal server responds at ${temporalAddress}: start it, or correct TEMPORAL_ADDRESS`;
    throw new AppError(message, { code: 'temporal-unreachable', retryable: true, cause });
  });
  try {
    return await use(new Client({ connection, namespace }), connection);
  } catch (error) {
    throw temporalFailure(error, temporalAddress);
  } finally {
    await retries.end();
    await connection.close();
  }
}
