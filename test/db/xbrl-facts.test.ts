import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BulkBatch } from '../../core/row-provenance.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import type { XbrlFact, XbrlFactValues } from '../../core/xbrl.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { factValues } from '../../parsers/xbrl/rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, bulkBatch, publish, rowMeta } from './fixtures.ts';

function factRow(fact: Partial<XbrlFact> = {}): BulkRow<XbrlFactValues> {
  const stated: XbrlFact = {
    concept: 'us-gaap:Assets',
    value: '1234.50',
    unit: 'USD',
    decimals: '-3',
    period: { instant: '2024-03-31' },
    entity: '0000000100',
    dimensions: {},
    isNil: false,
    id: 'f1',
    ...fact,
  };
  return { values: factValues(stated, 1, 'unique'), span: null, confidence: 1 };
}

function batch(bulkRows: readonly BulkRow<XbrlFactValues>[], n = 1): BulkBatch<XbrlFactValues> {
  return bulkBatch('xbrl@1', bulkRows, { accessionNumber: accessionOf(n) });
}

describe('xbrl facts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const n of [1, 2, 3]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
  });
  afterAll(() => database.drop());
  beforeEach(() => sql`truncate parsed.fact_rows, parsed.fact_rows_history, parsed.bulk_outputs`.execute(database.db));

  const load = (batches: readonly BulkBatch<XbrlFactValues>[]) =>
    database.db.transaction().execute((trx) => replaceBulkRows(database.db, trx, 'parsed.xbrl_facts', batches));
  const values = async () =>
    (await database.db.selectFrom('parsed.xbrl_facts').select('value').orderBy('fact_index').execute()).map(
      ({ value }) => value,
    );

  test('text with tabs, line ends, backslashes, quotes, \\N and \\. passes COPY unchanged', async () => {
    const texts = [
      'a\tb',
      'a\nb',
      'a\r\nb\r',
      '\\',
      '\\N',
      '\\.',
      'a\\tb',
      '"q"',
      '',
      ' ',
      '\u0001\b\f\v',
      'é漢😀',
      '\\x41',
    ];
    await load([batch(texts.map((value) => factRow({ value, unit: null })))]);
    expect(await values()).toEqual(texts);
  });

  test('characters that Postgres cannot hold are replaced one for one, and the fact says so', async () => {
    await load([
      batch([factRow({ value: 'a\u0000b\ud800c', unit: null, dimensions: { 'x:Axis': 'm\u0000' } }), factRow()]),
    ]);
    const rows = await database.db
      .selectFrom('parsed.xbrl_facts')
      .select(['value', 'dimensions', 'storage_notes'])
      .orderBy('fact_index')
      .execute();
    expect(rows).toEqual([
      { value: 'a\ufffdb\ufffdc', dimensions: { 'x:Axis': 'm\ufffd' }, storage_notes: ['nul-characters-replaced'] },
      { value: '1234.50', dimensions: {}, storage_notes: null },
    ]);
  });

  test('numbers keep every digit; what is none, and dates that are none, are null with a note, never an error', async () => {
    const cases: Partial<XbrlFact>[] = [
      { value: '-12345678901234567890.0010' },
      { value: '1e6' },
      { value: '1e999999999' },
      { value: 'INF' },
      { value: `1${'0'.repeat(5000)}` },
      { value: null, isNil: true },
      { value: '7', unit: null },
      { period: { start: '2023-02-29', end: '2024-03-31' } },
      { period: { forever: true } },
    ];
    await load([batch(cases.map(factRow))]);
    const rows = await database.db
      .selectFrom('parsed.xbrl_facts')
      .select(['numeric_value', 'period_start', 'period_end', 'is_instant', 'storage_notes'])
      .orderBy('fact_index')
      .execute();
    expect(rows.map((row) => [row.numeric_value, row.storage_notes])).toEqual([
      ['-12345678901234567890.0010', null],
      ['1000000', null],
      [null, ['value-not-a-numeric']],
      [null, ['value-not-a-numeric']],
      [null, ['value-not-a-numeric']],
      [null, null],
      [null, null],
      ['1234.50', ['period-not-a-date']],
      ['1234.50', null],
    ]);
    expect(rows.slice(-2).map((row) => [row.period_start, row.period_end, row.is_instant])).toEqual([
      [null, '2024-03-31', false],
      [null, null, false],
    ]);
  });

  test('loading again changes nothing; changed, new and vanished facts are each written once', async () => {
    const facts = [factRow({ id: 'a' }), factRow({ id: 'b' }), factRow({ id: 'c' })];
    expect(await load([batch(facts), batch(facts, 2)])).toMatchObject({ inserted: 6, unchanged: 0 });
    const before = await rowVersions();
    expect(await load([batch(facts), batch(facts, 2)])).toMatchObject({
      inserted: 0,
      changed: 0,
      unchanged: 6,
      removed: 0,
    });
    expect(await rowVersions()).toEqual(before);

    const other = [factRow({ id: 'a' }), factRow({ id: 'b', value: '9' })];
    expect(await load([batch(other), batch(facts, 3)])).toMatchObject({
      inserted: 3,
      changed: 1,
      unchanged: 1,
      removed: 1,
    });
    expect(await load([batch([])])).toMatchObject({ inserted: 0, removed: 2 });
  });

  async function rowVersions() {
    const { rows } = await sql`
      select output_id, position, xmin::text from parsed.fact_rows order by 1, 2
    `.execute(database.db);
    return rows;
  }

  test('a COPY that fails leaves nothing behind, and the connection is of use again', async () => {
    const wrong = { ...factRow(), confidence: 'much' as unknown as number };
    await expect(load([batch([factRow(), wrong])])).rejects.toThrow(/double precision/);
    expect(await values()).toEqual([]);
    expect(await load([batch([factRow()])])).toMatchObject({ inserted: 1 });
  });

  test('rows that fail while they are made cancel the COPY', async () => {
    const hostile = Object.defineProperty({ ...factRow() }, 'values', {
      get(): XbrlFactValues {
        throw new Error('made to fail');
      },
    });
    await expect(load([batch([factRow(), hostile])])).rejects.toThrow('made to fail');
    expect(await load([batch([factRow()])])).toMatchObject({ inserted: 1 });
  });

  test('fifty thousand facts load within seconds', async () => {
    const facts = Array.from({ length: 50_000 }, (_, n) => factRow({ id: `f${n}`, value: String(n) }));
    const started = performance.now();
    expect(await load([batch(facts)])).toMatchObject({ inserted: 50_000 });
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
