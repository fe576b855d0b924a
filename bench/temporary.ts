import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCommandConfig } from '../cli/environment.ts';
import { workflowBundle } from '../cli/workflow-bundle.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { startPostgres } from '../stack/postgres.ts';

/**
 * Runs `use` with a new directory and removes it afterwards. Every account may enter it: a PostgreSQL started as root
 * could not keep its data in a directory with the permissions of `mkdtemp` (`stack/postgres-account.ts`).
 */
export async function withTemporaryDirectory<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'tidemark-bench-'));
  chmodSync(directory, 0o755);
  try {
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs `use` with a migrated database on a new PostgreSQL server with fsync. */
export function withTemporaryDatabase<T>(
  use: (db: Database, directory: string, url: string) => Promise<T>,
): Promise<T> {
  return withTemporaryDirectory(async (directory) => {
    const server = await startPostgres({ dataDir: join(directory, 'pg') });
    const db = createDatabase(server.url, { applicationName: 'tidemark-bench' });
    try {
      await migrateToLatest(db);
      return await use(db, directory, server.url);
    } finally {
      await db.destroy();
      await server.stop();
    }
  });
}

/** Creates a TIDEMARK_HOME that shares programs and workflow bundles with the real one: they take long to build. */
export async function createHome(directory: string): Promise<string> {
  const home = join(directory, 'home');
  mkdirSync(home);
  for (const shared of ['bin', 'cache']) {
    const target = join(loadCommandConfig().home, shared);
    mkdirSync(target, { recursive: true });
    symlinkSync(target, join(home, shared));
  }
  await workflowBundle(join(home, 'cache'));
  return home;
}
