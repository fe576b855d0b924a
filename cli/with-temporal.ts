import { Client, Connection } from '@temporalio/client';
import { AppError } from '../core/errors.ts';
import { findRunningStack } from '../stack/stack-state.ts';
import type { Config } from './config.ts';

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
  const connection = await Connection.connect({ address });
  try {
    return await use(new Client({ connection, namespace: running?.namespace ?? config.temporalNamespace }));
  } finally {
    await connection.close();
  }
}
