import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { assertSchemaCurrent, migrateToLatest } from '../../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  test('a database without migrations is refused', async () => {
    await expect(assertSchemaCurrent(database.db)).rejects.toMatchObject({ code: 'schema-outdated', retryable: false });
  });

  test('eight processes migrate an empty database at once: each migration is applied exactly once, none fails', async () => {
    const clients = Array.from({ length: 8 }, () => createDatabase(database.url, { poolSize: 2 }));
    try {
      const applied = await Promise.all(clients.map((db) => migrateToLatest(db)));
      const winners = applied.filter((names) => names.length > 0);
      expect(winners).toHaveLength(1);
      expect(winners[0]?.[0]).toBe('0001_create_ops');
    } finally {
      await Promise.all(clients.map((db) => db.destroy()));
    }
    await assertSchemaCurrent(database.db);
  });

  test('a second run applies none', async () => {
    expect(await migrateToLatest(database.db)).toEqual([]);
  });

  test('every station of the pipeline has a schema', async () => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname !~ '^pg_' order by nspname
    `.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dilution', 'events', 'ops', 'parsed', 'raw', 'score']),
    );
  });

  test('an old build refuses a schema with a migration it does not know', async () => {
    await sql`insert into ops.migrations (name, content_hash, duration_ms) values ('9999_from_the_future', 'x', 1)`.execute(
      database.db,
    );
    await expect(assertSchemaCurrent(database.db)).rejects.toMatchObject({ code: 'schema-newer' });
    await expect(migrateToLatest(database.db)).rejects.toMatchObject({ code: 'schema-newer' });
  });
});
