import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { sha256 } from '../../core/hashes.ts';
import type { Database } from '../../db/database.ts';
import { createIndexConcurrently } from '../../db/migrator/concurrent-index.ts';
import type { Migration, MigrationPlan } from '../../db/migrator/migration.ts';
import { type MigrateOptions, runMigrations } from '../../db/migrator/run-migrations.ts';
import { generateFilings, type LoadFigures, startFilingsLoad } from './filings-load.ts';

/** What is rehearsed where no migration is named: a column with a default, then an index on it, built concurrently. */
export const SAMPLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '9998_add_sample_column': {
    up: async (trx) => {
      await sql`alter table raw.filings add column sample_rank integer not null default 0`.execute(trx);
    },
  },
  '9999_index_sample_column': {
    outside: (connection) =>
      createIndexConcurrently(connection, {
        name: 'filings_by_sample_rank',
        table: 'raw.filings',
        definition: '(sample_rank, accession_number)',
      }),
  },
};

interface RehearsedMigration extends LoadFigures {
  readonly name: string;
  readonly seconds: number;
}

export interface Rehearsal {
  /** The same load without a migration. */
  readonly undisturbed: LoadFigures;
  readonly migrations: readonly RehearsedMigration[];
}

export interface RehearsalOptions {
  readonly plan: MigrationPlan;
  /** Names of the plan's migrations that run under load; those before them are the baseline. */
  readonly rehearsed: readonly string[];
  readonly rows: number;
  readonly undisturbedMs?: number;
  readonly reportMs?: number;
  readonly migrate?: MigrateOptions;
}

/** A plan with the sample migrations behind a build's own. */
export function withSampleMigrations(plan: MigrationPlan): MigrationPlan {
  const hashes = Object.keys(SAMPLE_MIGRATIONS).map((name) => [name, sha256(name)] as const);
  return {
    migrations: { ...plan.migrations, ...SAMPLE_MIGRATIONS },
    fileHashes: { ...plan.fileHashes, ...Object.fromEntries(hashes) },
  };
}

/** Migrates an empty database to the baseline, generates filings, and applies the rehearsed migrations under load. */
export async function rehearseMigrations(db: Database, options: RehearsalOptions): Promise<Rehearsal> {
  const { plan, rehearsed, rows, migrate = {} } = options;
  const schemaless = db as unknown as Kysely<unknown>;
  const upTo = (names: readonly string[]): MigrationPlan => ({
    ...plan,
    migrations: Object.fromEntries(Object.entries(plan.migrations).filter(([name]) => names.includes(name))),
  });
  const baseline = Object.keys(plan.migrations).filter((name) => !rehearsed.includes(name));
  await runMigrations(schemaless, upTo(baseline));
  await generateFilings(db, rows);

  const load = startFilingsLoad(db, rows, options);
  const migrations: RehearsedMigration[] = [];
  try {
    await sleep(options.undisturbedMs ?? 5000);
    const undisturbed = await load.take();
    for (const [index, name] of rehearsed.entries()) {
      const startedAt = performance.now();
      await runMigrations(schemaless, upTo([...baseline, ...rehearsed.slice(0, index + 1)]), migrate);
      const seconds = (performance.now() - startedAt) / 1000;
      migrations.push({ name, seconds, ...(await load.take()) });
    }
    return { undisturbed, migrations };
  } finally {
    await load.stop();
  }
}
