import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyRows } from '../../db/copy.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import type { SlowStatement } from '../../db/slow-statements.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let db: Database;
let quick: Database;
const slow: SlowStatement[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const onSlow = (statement: SlowStatement) => void slow.push(statement);
  db = createDatabase(database.url, { poolSize: 2, slow: { thresholdMs: 300, onSlow } });
  quick = createDatabase(database.url, { poolSize: 1, slow: { thresholdMs: 600_000, onSlow } });
});
beforeEach(() => slow.splice(0));
afterAll(async () => {
  await db.destroy();
  await quick.destroy();
  await database.drop();
});

test('a slow statement is reported with its text, duration and rows, and without its values', async () => {
  await sql`select pg_sleep(0.4), ${'a secret value'} as value
    from generate_series(1, 1)`.execute(db);
  expect(slow).toHaveLength(1);
  expect(slow[0]).toMatchObject({
    statement: 'select pg_sleep(0.4), $1 as value from generate_series(1, 1)',
    rows: 1,
    error: null,
  });
  expect(slow[0]?.durationMs).toBeGreaterThanOrEqual(390);
});

test('a slow statement that fails is reported with its code, not its message', async () => {
  await expect(
    sql`select pg_sleep(0.4), (${'a secret value'}::text || n)::int from generate_series(1, 1) n`.execute(db),
  ).rejects.toThrow('invalid input syntax');
  expect(slow).toEqual([expect.objectContaining({ rows: null, error: '22P02' })]);
  expect(JSON.stringify(slow)).not.toContain('secret');
});

test('a slow COPY is reported with the rows it wrote', async () => {
  await sql`create table notes (text text)`.execute(db);
  async function* rows() {
    yield ['one'];
    await new Promise((resolve) => setTimeout(resolve, 400));
    yield ['two'];
  }
  await copyRows(db, 'notes', ['text'], rows());
  expect(slow).toEqual([expect.objectContaining({ statement: 'copy notes (text) from stdin', rows: 2 })]);
});

test('a statement below the threshold is not reported', async () => {
  await sql`select pg_sleep(0.4)`.execute(quick);
  expect(slow).toEqual([]);
});
