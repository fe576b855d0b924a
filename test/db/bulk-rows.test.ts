import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parserVersionOf, type RawSourceKey } from '../../core/ids.ts';
import type { BulkBatch } from '../../core/row-provenance.ts';
import type { ThirteenfHoldingValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import type { XbrlFact, XbrlFactValues } from '../../core/xbrl.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { factValues } from '../../parsers/xbrl/rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, bulkBatch, date, publish, RAW_KEY, rowMeta } from './fixtures.ts';

const FACT: XbrlFact = {
  concept: 'us-gaap:Assets',
  value: '1',
  unit: 'USD',
  decimals: '-3',
  period: { instant: '2024-03-31' },
  entity: '0000000100',
  dimensions: {},
  isNil: false,
  id: null,
};

function fact(parts: Partial<XbrlFact> = {}, start = 10): BulkRow<XbrlFactValues> {
  return {
    values: factValues({ ...FACT, ...parts }, 1, 'unique'),
    span: { sequence: 1, start, end: 20 },
    confidence: 1,
  };
}

const facts = (rows: readonly BulkRow<XbrlFactValues>[], parts: Partial<BulkBatch<XbrlFactValues>> = {}) =>
  bulkBatch('xbrl@1', rows, parts);

const HOLDING: ThirteenfHoldingValues = {
  periodOfReport: date('2023-12-31'),
  nameOfIssuer: 'ALPHA CO',
  titleOfClass: 'COM',
  cusip: '037833100',
  figi: null,
  rawValue: '5',
  valueDollars: '5000',
  sshPrnamt: '100',
  sshPrnamtType: 'SH',
  putCall: null,
  investmentDiscretion: 'SOLE',
  otherManager: null,
  votingSole: '100',
  votingShared: '0',
  votingNone: '0',
};

describe('compact rows of facts and holdings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensurePromoted(database.db, [parserVersionOf('xbrl', 1), parserVersionOf('thirteenf', 1)]);
    for (const n of [1, 2, 3]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`truncate parsed.fact_rows, parsed.fact_rows_history, parsed.holding_rows, parsed.bulk_outputs`.execute(
      database.db,
    ),
  );

  const load = (batches: readonly BulkBatch<XbrlFactValues>[]) =>
    database.db
      .transaction()
      .execute((trx) => replaceBulkRows(database.db, trx, 'parsed.xbrl_facts', batches, 'run-2'));
  const loadHoldings = (rows: readonly ThirteenfHoldingValues[]) =>
    database.db.transaction().execute((trx) =>
      replaceBulkRows(database.db, trx, 'parsed.thirteenf_holdings', [
        bulkBatch(
          'thirteenf@1',
          rows.map((values) => ({ values, span: { sequence: 2, start: 0, end: 10 }, confidence: 0.9 })),
        ),
      ]),
    );
  const stored = <R>(query: ReturnType<typeof sql<R>>) => query.execute(database.db).then(({ rows }) => rows);

  it('a value reads back as stated: trailing zeros, signs, exponents, texts that look like numbers, no value', async () => {
    const values = ['1.50', '1.5', '-0', '-0.00', '007', '+5', '1e3', '.5', '5.', '0', '0.000', '-12.30', null];
    const texts = ['2024', '', ' ', 'a'.repeat(200)];
    await load([
      facts([
        ...values.map((value) => fact({ value, isNil: value === null })),
        ...texts.map((value) => fact({ value, unit: null, decimals: null })),
      ]),
    ]);
    const rows = await stored(sql<{ value: string | null }>`select value from parsed.xbrl_facts order by fact_index`);
    expect(rows.map(({ value }) => value)).toEqual([...values, ...texts]);
    // A changed number of decimals is another statement, although the number is equal.
    expect(
      await load([
        facts([
          ...values.map((value) => fact({ value: value === '1.50' ? '1.500' : value })),
          ...texts.map((value) => fact({ value, unit: null, decimals: null })),
        ]),
      ]),
    ).toMatchObject({
      changed: 2,
      unchanged: values.length + texts.length - 2,
    });
  });

  it('a text over 200 characters is left to its span, and a changed one is written all the same', async () => {
    const text = 'é'.repeat(201);
    const one = (value: string) => fact({ value, unit: null, decimals: null });
    const spanless = { ...one(text), span: null };
    await load([facts([one(text), spanless])]);
    const rows = await stored(
      sql`select value, value_length as length, source_span as span from parsed.xbrl_facts order by fact_index`,
    );
    expect(rows).toEqual([
      { value: null, length: 201, span: `${RAW_KEY}#1:10-20` },
      { value: text, length: null, span: null },
    ]);
    expect(await load([facts([one(text), spanless])])).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await load([facts([one('e'.repeat(201)), spanless])])).toMatchObject({ changed: 1, unchanged: 1 });
  });

  it('what a row leaves out because its run or filer says the same reads back in full', async () => {
    const other = { ...fact({ entity: '0000000777', dimensions: { 'x:B': 'x:M', 'x:A': 'x:N' } }), confidence: 0.5 };
    const elsewhere = { ...fact({ unit: null, decimals: '-6' }), span: { sequence: 7, start: 0, end: 1 } };
    const moved = { ...elsewhere, values: { ...elsewhere.values, sequence: 7 } };
    const inconsistent = { ...fact(), values: { ...fact().values, duplicateClass: 'inconsistent' as const } };
    await load([facts([fact(), other, moved, inconsistent])]);
    const rows = await stored(sql`
      select entity, confidence, sequence, source_span as span, unit, decimals, dimensions, duplicate_class as class
      from parsed.xbrl_facts order by fact_index`);
    const usual = { entity: '0000000100', confidence: 1, sequence: 1, span: `${RAW_KEY}#1:10-20`, unit: 'USD' };
    const plain = { ...usual, decimals: '-3', dimensions: {}, class: 'unique' };
    expect(rows).toEqual([
      plain,
      { ...plain, entity: '0000000777', confidence: 0.5, dimensions: { 'x:A': 'x:N', 'x:B': 'x:M' } },
      { ...plain, sequence: 7, span: `${RAW_KEY}#7:0-1`, unit: null, decimals: '-6' },
      { ...plain, class: 'inconsistent' },
    ]);
  });

  it('printed values and votes of a holding read back as stated, whatever their form', async () => {
    const rows: ThirteenfHoldingValues[] = [
      ['5', '5000'],
      ['5000', '5000'],
      ['1,234', '1234'],
      ['1,234,567', '1234567000'],
      ['12,34', '1234'],
      ['0', '0'],
      ['0005', '5'],
      ['91,374.36', '91374360'],
      [null, null],
      ['n/a', null],
      ['999999999999999999', '999999999999999999'],
    ].map(([rawValue = null, valueDollars = null]) => ({ ...HOLDING, rawValue, valueDollars }));
    const votes = [
      ['100', '0', '0'],
      ['0', '100', '0'],
      ['0', '0', '100'],
      ['100', '0', null],
      ['60', '40', '0'],
      ['100', '100', '100'],
      [null, null, null],
      ['100.0', '0', '0'],
    ].map(([votingSole = null, votingShared = null, votingNone = null]) => ({
      ...HOLDING,
      votingSole,
      votingShared,
      votingNone,
    }));
    const without = [
      { ...HOLDING, sshPrnamt: null },
      { ...HOLDING, sshPrnamt: '0', votingSole: '0' },
    ];
    await loadHoldings([...rows, ...votes, ...without]);
    const read = await stored(sql`
      select raw_value as "rawValue", value_dollars as "valueDollars", ssh_prnamt as "sshPrnamt",
        voting_sole as "votingSole", voting_shared as "votingShared", voting_none as "votingNone"
      from parsed.thirteenf_holdings order by ordinal`);
    expect(read).toEqual(
      [...rows, ...votes, ...without].map(
        ({ rawValue, valueDollars, sshPrnamt, votingSole, votingShared, votingNone }) => ({
          rawValue,
          valueDollars,
          sshPrnamt,
          votingSole,
          votingShared,
          votingNone,
        }),
      ),
    );
    const { rows: compact } = await sql<{ count: number }>`
      select count(*)::int as count from parsed.holding_rows where raw_value is null`.execute(database.db);
    expect(compact[0]?.count).toBe(rows.length + votes.length + without.length - 4);
  });

  it('two loads with the same new values in opposite order neither deadlock nor wait for each other', async () => {
    const concepts = Array.from({ length: 300 }, (_, n) => `x:Concept${n}`);
    const rowsOf = (names: readonly string[]) =>
      names.map((concept) => fact({ concept, dimensions: { 'x:Axis': concept } }));
    const { db } = database;
    const [a, b] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
    // Both transactions are open at once; were entries part of them, the second would wait for the first for ever.
    await replaceBulkRows(db, a, 'parsed.xbrl_facts', [facts(rowsOf(concepts))]);
    await replaceBulkRows(db, b, 'parsed.xbrl_facts', [
      facts(rowsOf(concepts.toReversed()), { accessionNumber: accessionOf(2) }),
    ]);
    await a.rollback().execute();
    await b.commit().execute();
    const together = Array.from({ length: 6 }, (_, n) => {
      const names = Array.from({ length: 400 }, (__, k) => `y:Concept${n % 2 === 0 ? k : 399 - k}`);
      const batch = facts(rowsOf(names), { accessionNumber: accessionOf(10 + n) });
      return db.transaction().execute((trx) => replaceBulkRows(db, trx, 'parsed.xbrl_facts', [batch]));
    });
    for (const counts of await Promise.all(together)) expect(counts).toMatchObject({ inserted: 400 });
    const twice = await stored(sql`select concept from parsed.concepts group by concept having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('rows that a rerun replaces are kept with their time, and an earlier instant shows them', async () => {
    const instant = async () => (await stored(sql<{ at: string }>`select clock_timestamp()::text as at`))[0]?.at ?? '';
    const asOf = async (at: string) =>
      stored(sql`
        select fact_index as n, value from parsed.xbrl_facts_as_computed(${at}::timestamptz) order by fact_index`);
    const before = await instant();
    await load([facts([fact({ value: '1' }), fact({ value: '2' }), fact({ value: '3' })])]);
    const first = await instant();
    await load([facts([fact({ value: '1' }), fact({ value: '20' })])]);
    const second = await instant();
    await load([facts([fact({ value: '1' }), fact({ value: '2' }), fact({ value: '3' })])]);
    expect(await asOf(before)).toEqual([]);
    expect(await asOf(first)).toMatchObject([{ value: '1' }, { value: '2' }, { value: '3' }]);
    expect(await asOf(second)).toMatchObject([{ value: '1' }, { value: '20' }]);
    expect(await asOf(await instant())).toMatchObject([{ value: '1' }, { value: '2' }, { value: '3' }]);
    const history = await stored(sql`
      select value, recorded_at < superseded_at as ordered, superseded_by_run as run from parsed.xbrl_facts_history
      order by superseded_at, fact_index`);
    expect(history).toEqual([
      { value: '2', ordered: true, run: 'run-2' },
      { value: '3', ordered: true, run: 'run-2' },
      { value: '20', ordered: true, run: 'run-2' },
    ]);
  });

  it('rows that come from other bytes or other cross-checks are all replaced; an equal rerun writes nothing', async () => {
    const rows = [fact(), fact()];
    await load([facts(rows)]);
    expect(await load([facts(rows, { extractionTraceId: 't2', materializationVersion: 'm2' })])).toMatchObject({
      changed: 0,
      unchanged: 2,
    });
    const rawSourceKey = `sha256:${'c'.repeat(64)}` as RawSourceKey;
    expect(await load([facts(rows, { rawSourceKey })])).toMatchObject({ changed: 2, unchanged: 0 });
    const spans = await stored(sql<{ span: string }>`select source_span as span from parsed.xbrl_facts`);
    expect(spans.map(({ span }) => span)).toEqual([`${rawSourceKey}#1:10-20`, `${rawSourceKey}#1:10-20`]);
    const past = await stored(sql<{ span: string }>`select source_span as span from parsed.xbrl_facts_history`);
    expect(past.map(({ span }) => span)).toEqual([`${RAW_KEY}#1:10-20`, `${RAW_KEY}#1:10-20`]);
    const crossValidations = [{ name: 'xbrl-entity-is-filer', passed: false }];
    expect(await load([facts(rows, { rawSourceKey, crossValidations })])).toMatchObject({ changed: 2 });
    const checks = await stored(sql`select distinct cross_validations as checks from parsed.xbrl_facts`);
    expect(checks).toEqual([{ checks: crossValidations }]);
  });

  it('a filing whose first filer changes has its rows under the new one only', async () => {
    await load([facts([fact(), fact()])]);
    expect(await load([facts([fact()], { cik: '200' as never })])).toMatchObject({ inserted: 1, removed: 2 });
    expect(await stored(sql`select cik from parsed.xbrl_facts`)).toEqual([{ cik: '200' }]);
  });

  it('several outputs of a filing are numbered one after the other, and one that is gone takes its rows along', async () => {
    await load([facts([fact({ value: '1' })]), facts([fact({ value: '2' })], { sequence: 5 })]);
    expect(await stored(sql`select fact_index as n, value from parsed.xbrl_facts order by 1`)).toEqual([
      { n: 0, value: '1' },
      { n: 1, value: '2' },
    ]);
    expect(await load([facts([fact({ value: '1' })])])).toMatchObject({ unchanged: 1, removed: 1 });
  });

  it('rows have every metadata block, and their time is their filing’s', async () => {
    await load([facts([fact()])]);
    const at = '2024-05-01T00:00:00.000Z';
    await publish(database.db, rowMeta(), at);
    const [row] = await stored(sql`select * from parsed.current_xbrl_facts`);
    await publish(database.db, rowMeta());
    expect(row).toMatchObject({
      accession_number: accessionOf(1),
      filing_url: expect.stringContaining(accessionOf(1)),
      retrieved_at: '2024-04-01T00:00:00.000Z',
      public_at: at,
      public_at_estimated: false,
      is_fresh: true,
      parser_version: 'xbrl@1',
      raw_source_key: RAW_KEY,
      materialization_version: 'm1',
      source_span: `${RAW_KEY}#1:10-20`,
      extraction_trace_id: 't1',
      confidence: 1,
      cross_validations: rowMeta().crossValidations,
      model_version: null,
      verified_at: expect.any(String),
      recorded_at: expect.any(String),
    });
  });
});
