import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { type RunningPostgres, startPostgres } from '../../stack/postgres.ts';
import { createAuthority } from '../certificates.ts';
import { runCli } from '../cli.ts';

const authority = createAuthority('Test authority');
const server = authority.issue('PostgreSQL');

let root: string;
let postgres: RunningPostgres;
/** A login that may create schemas in the database, and nothing else. */
let plainUrl: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tidemark-secured-'));
  // mkdtemp gives 0700, which the server's account could not enter when the tests run as root.
  chmodSync(root, 0o755);
  const dataDir = join(root, 'postgres');
  await (await startPostgres({ dataDir })).stop();
  const { uid, gid } = statSync(dataDir);
  for (const [name, content] of [
    ['server.crt', server.certificate],
    ['server.key', server.key],
  ] as const) {
    writeFileSync(join(dataDir, name), content, { mode: 0o600 });
    chownSync(join(dataDir, name), uid, gid);
  }
  appendFileSync(join(dataDir, 'postgresql.conf'), '\nssl = on\n');
  writeFileSync(join(root, 'ca.pem'), authority.certificate);
  writeFileSync(join(root, 'other.pem'), createAuthority('Another').certificate);
  postgres = await startPostgres({ dataDir });
  const db = createDatabase(postgres.url, { poolSize: 1 });
  await sql`create role plain login password 'plain'; grant create on database tidemark to plain`.execute(db);
  await db.destroy();
  const url = new URL(postgres.url);
  [url.username, url.password] = ['plain', 'plain'];
  plainUrl = url.href;
});
afterAll(async () => {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(url, { poolSize: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describe('PostgreSQL over TLS, by the address alone', () => {
  const isEncrypted = (parameters: string) =>
    withDatabase(`${postgres.url}${parameters}`, async (db) => {
      const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
        db,
      );
      return rows[0]?.ssl;
    });

  test('sslmode decides, and verify-full checks certificate and name', async () => {
    expect(await isEncrypted('')).toBe(false);
    expect(await isEncrypted('?sslmode=no-verify')).toBe(true);
    expect(await isEncrypted(`?sslmode=verify-full&sslrootcert=${join(root, 'ca.pem')}`)).toBe(true);
    await expect(isEncrypted(`?sslmode=verify-full&sslrootcert=${join(root, 'other.pem')}`)).rejects.toThrow(
      /certificate|signature/,
    );
    await expect(isEncrypted('?sslmode=verify-full')).rejects.toThrow(/certificate/);
  });
});

describe('a login that may not create roles', () => {
  test('migrates, is told which roles are missing, and grants them once they exist', async () => {
    const env = { DATABASE_URL: plainUrl };
    const first = await runCli(['migrate'], { env });
    expect(first.code).toBe(0);
    expect(first.stderr).toMatch(
      /^tidemark: no role tidemark_worker, tidemark_server, tidemark_viewer, tidemark_operator, tidemark_reader, and this login may not create roles[^\n]*\n$/,
    );
    const second = await runCli(['migrate', '--roles'], { env });
    expect([second.code, second.stderr.trim().split('\n').length]).toEqual([1, 1]);

    await withDatabase(postgres.url, async (db) => {
      for (const role of ['worker', 'server', 'viewer', 'operator', 'reader'])
        await sql.raw(`create role tidemark_${role} nologin`).execute(db);
    });
    expect(await runCli(['migrate', '--roles'], { env })).toMatchObject({ code: 0, stderr: '' });
    await withDatabase(plainUrl, async (db) => {
      expect(await migrateToLatest(db)).toEqual([]);
      const { rows } = await sql`
        select has_table_privilege('tidemark_worker', 'raw.filings', 'insert') as worker,
          has_table_privilege('tidemark_server', 'raw.filings', 'insert') as server,
          has_table_privilege('tidemark_server', 'raw.filings', 'select') as reads
      `.execute(db);
      expect(rows).toEqual([{ worker: true, server: false, reads: true }]);
    });
  });
});
