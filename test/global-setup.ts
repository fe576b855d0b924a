import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { type RunningPostgres, startPostgres } from '../stack/postgres.ts';
import { onServer, urlOfDatabase } from './database-urls.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for the run's PostgreSQL. */
    databaseBroker: string;
  }
}

export interface TestServer {
  /** A database of the server in which CREATE DATABASE can be said. */
  readonly adminUrl: string;
  /** The migrated database that others are copied from. */
  readonly template: string;
}

/**
 * One PostgreSQL per run, started when the first test file asks for it: runs without database tests do not wait.
 * TIDEMARK_TEST_DATABASE_URL names a server to use instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: RunningPostgres | null = null;
  let server: Promise<TestServer> | null = null;

  async function prepare(): Promise<TestServer> {
    const given = process.env['TIDEMARK_TEST_DATABASE_URL'];
    if (given === undefined) {
      cluster = await startPostgres({
        dataDir: join(tmpdir(), `tidemark-test-${process.pid}-${randomUUID().slice(0, 8)}`),
        ephemeral: true,
      });
    }
    const adminUrl = given ?? cluster?.url ?? '';
    const template = `tidemark_template_${randomUUID().slice(0, 8)}`;
    await onServer(adminUrl, (client) => client.query(`create database ${template}`));
    const db = createDatabase(urlOfDatabase(adminUrl, template), { poolSize: 2 });
    await migrateToLatest(db);
    await db.destroy();
    return { adminUrl, template };
  }

  const broker = createServer((_, response) => {
    server ??= prepare();
    server.then(
      (ready) => response.end(JSON.stringify(ready)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  project.provide('databaseBroker', await listening(broker));

  return async () => {
    broker.closeAllConnections();
    broker.close();
    const ready = await server?.catch(() => null);
    if (cluster) await cluster.stop();
    else if (ready)
      await onServer(ready.adminUrl, (client) => client.query(`drop database if exists ${ready.template}`));
  };
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
