import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSecret, type Secret } from '../core/secret.ts';
import type { Database } from '../db/database.ts';
import type { Config } from './config.ts';
import { permanentError } from './errors.ts';
import { migrateDatabase } from './migrate-database.ts';

/**
 * Runs `use` against the deployment's database: DATABASE_URL, that of a `tidemark up` with the same home, or the home's
 * own PostgreSQL, started for the duration of the call.
 */
export async function withDatabase<T>(config: Config, use: (db: Database) => Promise<T>): Promise<T> {
  const known = await knownDatabase(config);
  if (known) return migrated(config, known, use);
  if (!existsSync(join(config.home, 'postgres'))) {
    const message = `no database at ${config.home}: set DATABASE_URL, or start one with "tidemark up"`;
    throw permanentError('no-database', message);
  }
  const { startOwnPostgres } = await import('../stack/local-stack.ts');
  const postgres = await startOwnPostgres(config);
  try {
    return await migrated(config, createSecret(postgres.url), use);
  } finally {
    await postgres.stop();
  }
}

/** The database of a running deployment; null if none is running. */
export async function knownDatabase(config: Config): Promise<Secret | null> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const { findRunningStack } = await import('../stack/stack-state.ts');
  const running = await findRunningStack(config.home);
  return running?.databaseUrl ? createSecret(running.databaseUrl) : null;
}

/**
 * The same, for what serves a running deployment.
 *
 * @throws AppError `stack-not-running`
 */
export async function runningDatabase(config: Config): Promise<Secret> {
  const url = await knownDatabase(config);
  if (url !== null) return url;
  const { AppError } = await import('../core/errors.ts');
  const message = 'no database: run `tidemark up` in another terminal, or set DATABASE_URL';
  throw new AppError(message, { code: 'stack-not-running', retryable: true });
}

async function migrated<T>(config: Config, url: Secret, use: (db: Database) => Promise<T>): Promise<T> {
  await migrateDatabase(url);
  return withConnection(config, url, use);
}

/** Runs `use` with a connection pool of a database of the current schema. */
export async function withConnection<T>(
  config: Pick<Config, 'databaseLimits'>,
  url: Secret,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  const { createDatabase } = await import('../db/database.ts');
  const { CONNECTION_LIMITS } = await import('../db/connection-limits.ts');
  const limits = { ...CONNECTION_LIMITS.command, ...config.databaseLimits };
  const db = createDatabase(url.reveal(), { poolSize: 4, applicationName: 'tidemark', limits });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
