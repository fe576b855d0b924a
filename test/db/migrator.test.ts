import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertSchemaCurrent, migrateToLatest } from '../../db/migrate.ts';
import { createIndexConcurrently } from '../../db/migrator/concurrent-index.ts';
import { migrationHash } from '../../db/migrator/history.ts';
import type { Migration } from '../../db/migrator/migration.ts';
import { runMigrations } from '../../db/migrator/run-migrations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  db = database.db as unknown as Kysely<unknown>;
});
afterEach(() => database.drop());

function planOf(migrations: Readonly<Record<string, Migration>>, fileHashes: Readonly<Record<string, string>> = {}) {
  const hashes = Object.keys(migrations).map((name) => [name, `hash of ${name}`]);
  return { migrations, fileHashes: { ...(Object.fromEntries(hashes) as Record<string, string>), ...fileHashes } };
}

const statement = (text: string): Migration => ({ up: async (trx) => void (await sql.raw(text).execute(trx)) });
const NUMBERS = statement('create table numbers (n int); insert into numbers select generate_series(1, 1000)');

async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0];
}

/** A session of another program, for as long as the work lasts. */
async function withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url, application_name: 'someone else' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const indexOf = (name: string) =>
  one(sql<{ valid: boolean; definition: string }>`
    select indisvalid as valid, pg_get_indexdef(indexrelid) as definition
    from pg_index where indexrelid = to_regclass(${name})
  `);

describe('each migration', () => {
  test('has a transaction of its own: what succeeded stays, what failed leaves no trace', async () => {
    const plan = planOf({
      '0001_a': NUMBERS,
      '0002_b': statement('create table halfway (n int); select 1/0'),
      '0003_c': statement('create table never (n int)'),
    });
    await expect(runMigrations(db, plan)).rejects.toMatchObject({
      code: 'migration-failed',
      message: 'migration 0002_b failed: division by zero',
    });
    const { rows } = await sql<{ name: string }>`select name from ops.migrations order by name`.execute(db);
    expect(rows).toEqual([{ name: '0001_a' }]);
    expect(await one(sql`select to_regclass('halfway') as halfway, to_regclass('never') as never`)).toEqual({
      halfway: null,
      never: null,
    });
    const mended = planOf({ ...plan.migrations, '0002_b': statement('create table halfway (n int)') });
    expect(await runMigrations(db, mended)).toEqual(['0002_b', '0003_c']);
  });

  test('waits briefly for a lock, lets others pass, and names the session in its way', async () => {
    await runMigrations(db, planOf({ '0001_a': NUMBERS }));
    const plan = planOf({ '0001_a': NUMBERS, '0002_b': statement('alter table numbers add column note text') });
    const lines: string[] = [];
    await withSession(async (reader) => {
      await reader.query('begin');
      await reader.query('select count(*) from numbers');
      const { rows } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid');
      const pid = rows[0]?.pid;
      await expect(
        runMigrations(db, plan, { lockTimeoutMs: 1000, attempts: 2, pauseMs: 10, log: (line) => lines.push(line) }),
      ).rejects.toMatchObject({
        code: 'migration-blocked',
        retryable: true,
        message: expect.stringMatching(
          new RegExp(
            `^migration 0002_b did not get its lock in 2 attempts, because of process ${pid} \\(someone else\\), idle in transaction: select pg_backend_pid`,
          ),
        ),
      });
      await reader.query('commit');
    });
    expect(lines).toContainEqual(expect.stringMatching(/^0002_b waits for process \d+ \(someone else\)/));
    expect(lines).toContain('0002_b did not get its lock within 1 s; attempt 2 in 0.01 s');
    expect(await runMigrations(db, plan)).toEqual(['0002_b']);
  });

  test('is tried again until the session in its way has ended', async () => {
    await runMigrations(db, planOf({ '0001_a': NUMBERS }));
    const plan = planOf({ '0001_a': NUMBERS, '0002_b': statement('alter table numbers add column note text') });
    await withSession(async (reader) => {
      await reader.query('begin');
      await reader.query('select count(*) from numbers');
      const applied = runMigrations(db, plan, {
        lockTimeoutMs: 200,
        pauseMs: 10,
        log: (line) => {
          if (line.includes('attempt 3')) void reader.query('rollback');
        },
      });
      expect(await applied).toEqual(['0002_b']);
    });
  });
});

describe('the history of a database', () => {
  test('has the hash of each migration; a build with another version of one is refused by name', async () => {
    await runMigrations(db, planOf({ '0001_a': NUMBERS }));
    const changed = planOf({ '0001_a': NUMBERS }, { '0001_a': 'another hash' });
    await expect(runMigrations(db, changed)).rejects.toMatchObject({
      code: 'schema-differs',
      message: expect.stringContaining('0001_a'),
    });
  });

  test('a real database whose applied migration differs is refused at start, by migrate and by the worker', async () => {
    await migrateToLatest(database.db);
    await sql`update ops.migrations set content_hash = 'another' where name = '0003_create_parsed'`.execute(db);
    for (const check of [assertSchemaCurrent, migrateToLatest]) {
      await expect(check(database.db)).rejects.toMatchObject({
        code: 'schema-differs',
        retryable: false,
        message: expect.stringContaining('0003_create_parsed'),
      });
    }
  });

  test('a change of a file that a migration uses is a change of the migration', () => {
    const uses: Migration = { ...NUMBERS, uses: ['columns'] };
    const before = migrationHash(planOf({ '0001_a': uses }, { columns: 'one' }), '0001_a');
    expect(migrationHash(planOf({ '0001_a': uses }, { columns: 'two' }), '0001_a')).not.toBe(before);
    expect(() => migrationHash(planOf({ '0001_a': uses }), '0001_a')).toThrow(/lock\.json lacks columns/);
  });

  test('a database of a build that kept no hashes is refused', async () => {
    await sql`
      create schema ops;
      create table ops.migrations (name varchar(255) primary key, timestamp varchar(255) not null);
      insert into ops.migrations values ('0001_create_ops', 'then')
    `.execute(db);
    await expect(migrateToLatest(database.db)).rejects.toMatchObject({ code: 'schema-differs' });
  });

  test('a new migration that sorts before an applied one is refused', async () => {
    await runMigrations(db, planOf({ '0002_b': NUMBERS }));
    await expect(
      runMigrations(db, planOf({ '0001_a': statement('select 1'), '0002_b': NUMBERS })),
    ).rejects.toMatchObject({ code: 'schema-out-of-order', message: expect.stringContaining('lacks 0001_a') });
  });
});

describe('an index outside a transaction', () => {
  const byNumber = { name: 'numbers_by_n', table: 'public.numbers', definition: '(n)' };
  const build = (definition: Parameters<typeof createIndexConcurrently>[1]): Migration => ({
    outside: (connection) => createIndexConcurrently(connection, definition),
  });

  test('is built while a writer has its transaction open, and is a no-op the second time', async () => {
    const plan = planOf({ '0001_a': NUMBERS, '0002_b': build(byNumber) });
    await runMigrations(db, planOf({ '0001_a': NUMBERS }));
    await withSession(async (writer) => {
      await writer.query('begin');
      await writer.query('insert into numbers values (0)');
      const applied = runMigrations(db, plan, { lockTimeoutMs: 100 });
      await until('the build waits for the writer', async () => (await indexOf('numbers_by_n')) !== undefined);
      // A build inside a transaction would block this writer until its own end, which would wait for the writer.
      await writer.query('insert into numbers values (-1)');
      await writer.query('commit');
      expect(await applied).toEqual(['0002_b']);
    });
    expect(await indexOf('numbers_by_n')).toMatchObject({ valid: true });
    await createIndexConcurrently(db, byNumber);
  });

  test('left invalid by a killed build, it is dropped and built again', async () => {
    await runMigrations(db, planOf({ '0001_a': NUMBERS }));
    const plan = planOf({ '0001_a': NUMBERS, '0002_b': build(byNumber) });
    await withSession(async (writer) => {
      await writer.query('begin');
      await writer.query('insert into numbers values (0)');
      const building = runMigrations(db, plan).then(
        () => null,
        (error: unknown) => error,
      );
      await until('the build waits for the writer', async () => (await indexOf('numbers_by_n')) !== undefined);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'create index concurrently%' and datname = current_database()
      `.execute(db);
      expect(await building).toMatchObject({ code: 'migration-failed' });
      await writer.query('rollback');
    });
    expect(await indexOf('numbers_by_n')).toMatchObject({ valid: false });
    expect(await runMigrations(db, plan)).toEqual(['0002_b']);
    expect(await indexOf('numbers_by_n')).toMatchObject({ valid: true });
  });

  test('a name that another table has is an error, not a no-op', async () => {
    await sql`create table others (n int); create index numbers_by_n on others (n); create table numbers (n int)`.execute(
      db,
    );
    await expect(createIndexConcurrently(db, byNumber)).rejects.toThrow('exists on public.others');
  });

  test('of a partitioned table is built partition by partition, also after an interruption', async () => {
    await sql`
      create table numbers (n int) partition by range (n);
      create table numbers_low partition of numbers for values from (0) to (500);
      create table numbers_high partition of numbers for values from (500) to (2000) partition by range (n);
      create table numbers_high_with_a_name_that_is_nearly_as_long_as_names_may_be partition of numbers_high default;
      insert into numbers select generate_series(1, 1000);
      create index numbers_by_n on only numbers (n);
      create index numbers_low_numbers_by_n on numbers_low (n);
    `.execute(db);
    expect(await indexOf('numbers_by_n')).toMatchObject({ valid: false });
    await createIndexConcurrently(db, byNumber);
    await createIndexConcurrently(db, byNumber);
    expect(await indexOf('numbers_by_n')).toMatchObject({ valid: true });
    expect(
      await one(
        sql`select count(*)::int as indexes, bool_and(indisvalid) as valid from pg_index where indrelid::regclass::text like 'numbers%'`,
      ),
    ).toEqual({ indexes: 4, valid: true });
  });
});
