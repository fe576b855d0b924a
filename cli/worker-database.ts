import type { Logger } from 'pino';
import { activityUnderWay } from '../activities/activity-under-way.ts';
import type { Secret } from '../core/secret.ts';
import { CONNECTION_LIMITS } from '../db/connection-limits.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { workerRoleOf } from '../db/roles.ts';
import type { Config } from './config.ts';

/** The worker's connections, with the rights of its role only, where its login may take it. */
export async function openWorkerDatabase(
  config: Config,
  databaseUrl: Secret,
  logger: Logger,
  { poolSize = 24, applicationName = 'tidemark worker' } = {},
): Promise<Database> {
  const url = databaseUrl.reveal();
  return createDatabase(url, {
    poolSize,
    role: await workerRoleOf(url),
    slow: {
      thresholdMs: config.slowStatementMs,
      onSlow: (slow) => logger.warn({ ...slow, ...activityUnderWay() }, 'slow statement'),
    },
    applicationName,
    limits: { ...CONNECTION_LIMITS.worker, ...config.databaseLimits },
    onConnectionError: (error) => logger.warn({ error: error.message }, 'database connection lost'),
  });
}
