import type { Kysely } from 'kysely';
import { AppError } from '../core/errors.ts';
import type { Database } from './database.ts';
import { up as createOps } from './migrations/0001_create_ops.ts';
import { up as createRaw } from './migrations/0002_create_raw.ts';
import { up as createParsed } from './migrations/0003_create_parsed.ts';
import { up as createDilution } from './migrations/0004_create_dilution.ts';
import { up as createScore } from './migrations/0005_create_score.ts';
import { up as createEvents } from './migrations/0006_create_events.ts';
import { up as createCurrentViews } from './migrations/0007_create_current_views.ts';
import { up as createReference } from './migrations/0008_create_reference.ts';
import { up as createBulkTables } from './migrations/0009_create_bulk_tables.ts';
import { up as grantRoles } from './migrations/0010_grant_roles.ts';
import { up as createOrganizations } from './migrations/0011_create_organizations.ts';
import { up as createWebhookEndpoints } from './migrations/0012_create_webhook_endpoints.ts';
import { up as createDeliveries } from './migrations/0013_create_deliveries.ts';
import { up as createMonitors } from './migrations/0014_create_monitors.ts';
import { up as createSpend } from './migrations/0015_create_spend.ts';
import { up as createApiKeys } from './migrations/0016_create_api_keys.ts';
import { up as createStatements } from './migrations/0017_create_statements.ts';
import { up as createSegmentedFacts } from './migrations/0018_create_segmented_facts.ts';
import { up as createFootnotes } from './migrations/0019_create_footnotes.ts';
import lock from './migrations/lock.json' with { type: 'json' };
import { readStanding } from './migrator/history.ts';
import type { Migration, MigrationPlan } from './migrator/migration.ts';
import { type MigrateOptions, runMigrations } from './migrator/run-migrations.ts';

/** What this build knows, one file per schema. Up-only: once released, a migration never changes (`lock.json`). */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_create_ops': { up: createOps },
  '0002_create_raw': { up: createRaw },
  '0003_create_parsed': { up: createParsed, uses: ['row-meta'] },
  '0004_create_dilution': { up: createDilution, uses: ['row-meta'] },
  '0005_create_score': { up: createScore },
  '0006_create_events': { up: createEvents },
  '0007_create_current_views': { up: createCurrentViews, uses: ['dataset-views'] },
  '0008_create_reference': { up: createReference },
  '0009_create_bulk_tables': { up: createBulkTables, uses: ['bulk-views'] },
  '0010_grant_roles': { up: grantRoles, uses: ['monitor-grants', 'replay-grants', 'viewer-limits', 'worker-limits'] },
  '0011_create_organizations': { up: createOrganizations },
  '0012_create_webhook_endpoints': { up: createWebhookEndpoints, uses: ['viewer-limits', 'worker-limits'] },
  '0013_create_deliveries': { up: createDeliveries, uses: ['queue-columns', 'replay-grants'] },
  '0014_create_monitors': { up: createMonitors, uses: ['monitor-grants', 'queue-columns'] },
  '0015_create_spend': { up: createSpend },
  '0016_create_api_keys': { up: createApiKeys, uses: ['viewer-limits', 'worker-limits'] },
  '0017_create_statements': { up: createStatements, uses: ['dataset-views', 'row-meta'] },
  '0018_create_segmented_facts': { up: createSegmentedFacts, uses: ['dataset-views', 'row-meta'] },
  '0019_create_footnotes': { up: createFootnotes, uses: ['dataset-views', 'row-meta'] },
};

export const PLAN: MigrationPlan = { migrations: MIGRATIONS, fileHashes: lock };

/**
 * Applies the missing migrations, each in a transaction of its own. Concurrent callers wait for each other.
 *
 * @returns names of the applied migrations, in order
 */
export async function migrateToLatest(db: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  return runMigrations(schemaless(db), PLAN, options);
}

/**
 * Throws `schema-newer` on migrations that this build does not know, `schema-differs` on one that it knows otherwise, and
 * `schema-outdated` on missing ones.
 */
export async function assertSchemaCurrent(db: Database): Promise<void> {
  const { missing } = await readStanding(schemaless(db), PLAN);
  if (missing.length > 0) {
    throw new AppError(`the database lacks ${missing.length} migration(s), first ${missing[0]}: run tidemark migrate`, {
      code: 'schema-outdated',
      retryable: false,
      context: { missing },
    });
  }
}

/** Migrations are written against no particular schema. */
function schemaless(db: Database): Kysely<unknown> {
  return db as unknown as Kysely<unknown>;
}
