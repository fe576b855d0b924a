import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { onServer, urlOfDatabase } from './database-urls.ts';
import type { TestServer } from './global-setup.ts';

export interface TestDatabase {
  readonly db: Database;
  /** For processes and pools of the test's own. */
  readonly url: string;
  /** Ends `db` and removes the database, also where others are still connected. */
  drop(): Promise<void>;
}

/**
 * A migrated database of the caller's own on a real PostgreSQL: one per test file, in `beforeAll`, dropped in
 * `afterAll`. `empty` gives one without any migration.
 *
 * @example
 * let database: TestDatabase;
 * beforeAll(async () => { database = await createTestDatabase(); });
 * afterAll(() => database.drop());
 */
export async function createTestDatabase(options: { readonly empty?: boolean } = {}): Promise<TestDatabase> {
  const response = await fetch(inject('databaseBroker'));
  if (!response.ok) throw new Error(`no PostgreSQL for tests: ${await response.text()}`);
  const { adminUrl, template } = (await response.json()) as TestServer;
  const name = `tidemark_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(adminUrl, (client) =>
    client.query(`create database ${name} template ${options.empty ? 'template0' : template}`),
  );
  const url = urlOfDatabase(adminUrl, name);
  const db = createDatabase(url, { applicationName: 'tidemark-test' });
  return {
    db,
    url,
    async drop() {
      await db.destroy();
      await onServer(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
