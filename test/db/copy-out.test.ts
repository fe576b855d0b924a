import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectByCopy } from '../../db/copy-out.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

interface Row {
  readonly key: number;
  readonly words: string | null;
  readonly list: readonly string[] | null;
  readonly json: unknown;
  readonly amount: string | null;
  readonly share: number | null;
  readonly flag: boolean | null;
  readonly day: string | null;
  readonly at: string | null;
}

const COLUMNS = ['key', 'words', 'list', 'json', 'amount', 'share', 'flag', 'day', 'at'] as const;
const select = sql<Row>`select ${sql.join(COLUMNS.map((column) => sql.ref(column)))} from public.copied`;

/** Text that COPY has to escape, and what looks like an escape of its own. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', '\\N', '\\\\N', '\\.', 'a\tb', 'a\nb\r\n', '\\x41', '\b\f\v', '{"a"}', 'NULL'),
);
const stored = fc.record({
  words: fc.option(words.map((text) => text.replaceAll('\0', ''))),
  list: fc.option(
    fc.array(
      words.map((text) => text.replaceAll('\0', '')),
      { maxLength: 4 },
    ),
  ),
  json: fc.option(
    fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''))),
  ),
  amount: fc.option(fc.constantFrom('0.10', '-12345678901234567890.5', '7')),
  share: fc.option(fc.double({ noDefaultInfinity: true, noNaN: true })),
  flag: fc.option(fc.boolean()),
  day: fc.option(fc.constantFrom('2024-02-29', '1999-12-31')),
  at: fc.option(fc.constantFrom('2024-03-29T20:05:33.000Z', '2024-03-29T20:05:33.125Z')),
});

describe('rows read by COPY', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`
      create table public.copied (key integer primary key, words text, list text[], json jsonb, amount numeric,
        share float8, flag boolean, day date, at timestamptz)
    `.execute(database.db);
  });
  afterAll(() => database.drop());

  test('are those of a query, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { maxLength: 30 }), async (rows) => {
        await sql`truncate public.copied`.execute(database.db);
        const json = JSON.stringify(rows.map((row, key) => ({ key, ...row })));
        await sql`insert into public.copied select * from jsonb_populate_recordset(null::public.copied, ${json}::jsonb)`.execute(
          database.db,
        );
        const { rows: queried } = await sql<Row>`${select} where key >= 0 order by key`.execute(database.db);
        const copied = await selectByCopy(database.db, select, sql`key >= ${sql.lit(0)} order by key`);
        expect(copied.map((row) => COLUMNS.map((column) => row[column]))).toEqual(
          queried.map((row) => COLUMNS.map((column) => row[column])),
        );
        expect(queried).toHaveLength(rows.length);
      }),
      { numRuns: 60 },
    );
  });

  test('take no parameters, and a failure leaves the connection as it was', async () => {
    await expect(selectByCopy(database.db, select, sql`key = ${1}`)).rejects.toThrow('COPY takes no parameters');
    await sql`insert into public.copied (key, words) values (1000, 'x') on conflict do nothing`.execute(database.db);
    await expect(selectByCopy(database.db, select, sql`1 / (key - key) = 1`)).rejects.toMatchObject({ code: '22012' });
    await database.db.transaction().execute(async (trx) => {
      const rows = await selectByCopy(trx, select, sql`key = 1000`);
      expect(rows.map((row) => row.words)).toEqual(['x']);
    });
  });
});
