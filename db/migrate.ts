import { type Migration, Migrator, sql } from 'kysely';
import { AppError } from '../core/errors.ts';
import type { Database } from './database.ts';
import { up as createOps } from './migrations/0001_create_ops.ts';
import { up as createRaw } from './migrations/0002_create_raw.ts';
import { up as createParsed } from './migrations/0003_create_parsed.ts';
import { up as createDilution } from './migrations/0004_create_dilution.ts';
import { up as createScore } from './migrations/0005_create_score.ts';
import { up as createEvents } from './migrations/0006_create_events.ts';
import { up as createCurrentViews } from './migrations/0007_create_current_views.ts';

/** What this build knows, one file per schema. Up-only: once released, a migration never changes (`lock.json`). */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_create_ops': { up: createOps },
  '0002_create_raw': { up: createRaw },
  '0003_create_parsed': { up: createParsed },
  '0004_create_dilution': { up: createDilution },
  '0005_create_score': { up: createScore },
  '0006_create_events': { up: createEvents },
  '0007_create_current_views': { up: createCurrentViews },
};

const MIGRATION_SCHEMA = 'ops';
const MIGRATION_TABLE = 'migrations';

/**
 * Applies the missing migrations in one transaction. Concurrent callers wait for each other.
 *
 * @returns names of the applied migrations, in order
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  const newer = (await appliedMigrations(db)).filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0) throw newerSchema(newer);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableSchema: MIGRATION_SCHEMA,
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'migration_locks',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new AppError(`migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown'}`, {
      code: 'migration-failed',
      retryable: false,
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Throws `schema-newer` on migrations that this build does not know, and `schema-outdated` on missing ones.
 */
export async function assertSchemaCurrent(db: Database): Promise<void> {
  const applied = await appliedMigrations(db);
  const newer = applied.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0) throw newerSchema(newer);
  const missing = Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new AppError(`the database lacks ${missing.length} migration(s), first ${missing[0]}: run tidemark migrate`, {
      code: 'schema-outdated',
      retryable: false,
      context: { missing },
    });
  }
}

function newerSchema(names: readonly string[]): AppError {
  return new AppError(`the database has migrations this build does not know (${names.join(', ')}): update tidemark`, {
    code: 'schema-newer',
    retryable: false,
    context: { names },
  });
}

async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const table = `${MIGRATION_SCHEMA}.${MIGRATION_TABLE}`;
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const applied = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}
