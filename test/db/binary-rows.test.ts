import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBinaryRows, textField } from '../../db/binary-rows.ts';
import { copyBinary } from '../../db/copy.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const KB = 1_024;

test('texts of every length come to the database as they are, wherever a chunk ends', async () => {
  const draw = createDraw(20_261_123);
  const lengths = [
    0,
    1,
    32 * KB - 1,
    32 * KB,
    32 * KB + 1,
    256 * KB,
    300 * KB,
    // Copied into chunks that they fill in ever other ways, among some that are handed on as they are.
    ...Array.from({ length: 300 }, () => draw.int(0, draw.int(0, 9) === 0 ? 40 * KB : 6 * KB)),
  ];
  const texts = lengths.map((length, row) => String.fromCharCode(97 + (row % 26)).repeat(length));
  function* chunks(): Generator<Uint8Array> {
    const rows = createBinaryRows(64);
    for (const [row, text] of texts.entries()) {
      rows.row(3);
      rows.text(textField(String(row)));
      rows.text(textField('é'));
      rows.longText(Buffer.from(text, 'utf8'));
      yield* rows.full();
    }
    yield* rows.end();
  }
  await copyBinary(database.db, 'score.receipt_inputs', ['cik', 'inputs_hash', 'body'], chunks());
  const { rows } = await sql<{ body: string }>`
    select body from score.receipt_inputs where inputs_hash = 'é' order by cik::int
  `.execute(database.db);
  expect(rows.map(({ body }) => body)).toEqual(texts);
});
