import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAN } from '../../db/migrate.ts';
import type { MigrationPlan } from '../../db/migrator/migration.ts';
import {
  rehearseMigrations,
  SAMPLE_MIGRATIONS,
  withSampleMigrations,
} from '../../scripts/rehearsal/rehearse-migrations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

const rehearse = (plan: MigrationPlan, rehearsed: readonly string[]) =>
  rehearseMigrations(database.db, {
    plan,
    rehearsed,
    rows: 20_000,
    undisturbedMs: 200,
    reportMs: 300,
    migrate: { lockTimeoutMs: 200, pauseMs: 50 },
  });

test('the rehearsal applies a column and a concurrent index while writers and readers go on', async () => {
  const { undisturbed, migrations } = await rehearse(withSampleMigrations(PLAN), Object.keys(SAMPLE_MIGRATIONS));
  expect(undisturbed.writes).toBeGreaterThan(0);
  expect(migrations.map(({ name }) => name)).toEqual(Object.keys(SAMPLE_MIGRATIONS));
  const { rows } = await sql`
    select indisvalid from pg_index where indexrelid = 'raw.filings_by_sample_rank'::regclass
  `.execute(database.db);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('the rehearsal shows a migration that blocks writers', async () => {
  const name = '9998_block_everybody';
  const blocking: MigrationPlan = {
    migrations: {
      ...PLAN.migrations,
      [name]: { up: async (trx) => void (await sql`lock table raw.filings; select pg_sleep(1.5)`.execute(trx)) },
    },
    fileHashes: { ...PLAN.fileHashes, [name]: 'x' },
  };
  const { migrations } = await rehearse(blocking, [name]);
  // A writer queues while the lock is held, so its one statement takes at least nearly as long.
  expect(migrations[0]?.longestWriteMs).toBeGreaterThan(1400);
});
