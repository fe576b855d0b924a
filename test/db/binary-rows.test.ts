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

test('texts of every length arrive unchanged, wherever a chunk ends', async () => {
  const draw = createDraw(20_261_123);
  const texts = Array.from({ length: 5_000 }, (_, row) =>
    String.fromCharCode(97 + (row % 26)).repeat(draw.int(0, 400)),
  );
  function* chunks(): Generator<Uint8Array> {
    const rows = createBinaryRows(512);
    for (const [row, text] of texts.entries()) {
      rows.row(3);
      rows.text(textField(String(row)));
      rows.text(textField('é'));
      rows.text(textField(text));
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
