import { AppError } from '../core/errors.ts';
import { createSecret } from '../core/secret.ts';
import type { StackAddresses } from '../stack/local-stack.ts';
import { findRunningStack } from '../stack/stack-state.ts';
import type { Config } from './config.ts';

/** Addresses of the services that the configuration names, or that a `tidemark up` at the same home runs. */
export async function addressesOf(config: Config): Promise<StackAddresses> {
  const running = await findRunningStack(config.home);
  const databaseUrl = config.databaseUrl ?? (running?.databaseUrl ? createSecret(running.databaseUrl) : null);
  const temporalAddress = config.temporalAddress ?? running?.temporalAddress ?? null;
  if (databaseUrl === null || temporalAddress === null) {
    const missing = databaseUrl === null ? 'database' : 'Temporal server';
    const message = `no ${missing}: run \`tidemark up\` in another terminal, or set DATABASE_URL and TEMPORAL_ADDRESS`;
    throw new AppError(message, { code: 'stack-not-running', retryable: true });
  }
  const namespace = config.temporalAddress === null ? (running?.namespace ?? 'default') : config.temporalNamespace;
  const temporalSecurity = config.temporalAddress === null ? null : config.temporalSecurity;
  return { databaseUrl, temporalAddress, temporalSecurity, namespace, uiUrl: running?.uiUrl ?? null };
}
