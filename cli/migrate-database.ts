import type { Secret } from '../core/secret.ts';
import { assertDatabaseReachable } from './database-health.ts';

/** Brings a database to the newest schema; safe beside others that do the same. Returns the names of what was applied. */
export async function migrateDatabase(databaseUrl: Secret): Promise<readonly string[]> {
  await assertDatabaseReachable(databaseUrl);
  const [{ createDatabase }, { migrateToLatest }] = await Promise.all([
    import('../db/database.ts'),
    import('../db/migrate.ts'),
  ]);
  const database = createDatabase(databaseUrl.reveal(), { poolSize: 2, applicationName: 'tidemark migrate' });
  try {
    return await migrateToLatest(database);
  } finally {
    await database.destroy();
  }
}
