import type { Secret } from '../core/secret.ts';
import { assertDatabaseReachable } from './database-health.ts';

/** Migrates a database to the newest schema and returns the applied migrations. Safe to run concurrently. */
export async function migrateDatabase(databaseUrl: Secret): Promise<readonly string[]> {
  await assertDatabaseReachable(databaseUrl);
  const { createDatabase } = await import('../db/database.ts');
  const { migrateToLatest } = await import('../db/migrate.ts');
  const { CONNECTION_LIMITS } = await import('../db/connection-limits.ts');
  const database = createDatabase(databaseUrl.reveal(), {
    poolSize: 2,
    applicationName: 'tidemark migrate',
    limits: CONNECTION_LIMITS.migration,
  });
  try {
    return await migrateToLatest(database, { log: (line) => console.error(`tidemark: ${line}`) });
  } finally {
    await database.destroy();
  }
}

/** Repeats the grants of the deployment's roles. @returns roles that do not exist and cannot be created */
export async function grantDatabaseRoles(databaseUrl: Secret): Promise<readonly string[]> {
  const { createDatabase } = await import('../db/database.ts');
  const { grantRoles } = await import('../db/roles.ts');
  const database = createDatabase(databaseUrl.reveal(), { poolSize: 1, applicationName: 'tidemark migrate' });
  try {
    return await grantRoles(database);
  } finally {
    await database.destroy();
  }
}
