import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { ConvertibleValues, WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, rowMeta } from './fixtures.ts';

const OVERHANG = 'overhang@1' as ParserVersion;

const WARRANT: WarrantValues = {
  asOf: date('2024-03-28'),
  label: 'Series A Warrants',
  count: '500000',
  exercisePrice: '2.25',
  expires: date('2029-03-28'),
  expiresText: null,
  exercisableFrom: null,
  exercisableText: 'immediately',
  priceProtection: null,
  ratchet: null,
  preFunded: false,
  status: 'outstanding',
};

const NOTE: ConvertibleValues = {
  asOf: date('2024-03-28'),
  label: '8% convertible notes',
  principal: '1000000',
  conversionPrice: '1.5',
  maturity: date('2026-01-01'),
  maturityYear: 2026,
  interestRate: '8',
  variablePrice: null,
  ratchet: null,
  sharesIssuable: null,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function metaOf(accessionNumber: AccessionNumber) {
  return rowMeta({ accessionNumber, parserVersion: OVERHANG });
}

test('warrants and convertibles are read as overhang; exhibits that repeat their report are skipped', async () => {
  const meta = metaOf(accessionOf(1));
  await publish(database.db, meta);
  await database.db.transaction().execute(async (trx) => {
    await replaceRows(
      trx,
      'dilution.warrants',
      [meta],
      [
        { values: WARRANT, meta, sequence: 1, ordinal: 0 },
        { values: { ...WARRANT, count: null, exercisableText: 'after approval' }, meta, sequence: 1, ordinal: 1 },
        { values: WARRANT, meta, sequence: 2, ordinal: 0 },
      ],
    );
    await replaceRows(
      trx,
      'dilution.convertibles',
      [meta],
      [
        { values: NOTE, meta, sequence: 1, ordinal: 0 },
        { values: { ...NOTE, conversionPrice: null, variablePrice: true }, meta, sequence: 1, ordinal: 1 },
        { values: { ...NOTE, sharesIssuable: '700000' }, meta, sequence: 1, ordinal: 2 },
      ],
    );
  });
  await ensurePromoted(database.db, [OVERHANG]);
  const [facts] = await loadIssuerFacts(database.db, {
    ciks: ['100' as Cik],
    asOf: date('2024-04-01'),
    lookbackDays: 1_300,
  });
  const told = facts?.overhang.map(({ instrument, shares, exercisePrice, exercisableFrom, variablePrice }) => ({
    instrument,
    shares,
    exercisePrice,
    exercisableFrom,
    variablePrice,
  }));
  expect(told).toEqual([
    {
      instrument: 'warrant',
      shares: 500_000,
      exercisePrice: 2.25,
      exercisableFrom: '2024-03-28',
      variablePrice: false,
    },
    { instrument: 'warrant', shares: null, exercisePrice: 2.25, exercisableFrom: null, variablePrice: false },
    { instrument: 'convertible', shares: 666_666, exercisePrice: 1.5, exercisableFrom: null, variablePrice: false },
    { instrument: 'convertible', shares: null, exercisePrice: null, exercisableFrom: null, variablePrice: true },
    { instrument: 'convertible', shares: 700_000, exercisePrice: 1.5, exercisableFrom: null, variablePrice: false },
  ]);
  expect(facts?.overhang.every(({ accessionNumber }) => accessionNumber === accessionOf(1))).toBe(true);
});

test('a second output of the same parser replaces the whole first one', async () => {
  const meta = metaOf(accessionOf(2));
  await publish(database.db, meta);
  const write = (rows: readonly WarrantValues[]) =>
    database.db.transaction().execute((trx) =>
      replaceRows(
        trx,
        'dilution.warrants',
        [meta],
        rows.map((values, ordinal) => ({ values, meta, sequence: 1, ordinal })),
      ),
    );
  expect(await write([WARRANT, { ...WARRANT, count: '7' }])).toMatchObject({ inserted: 2 });
  expect(await write([WARRANT])).toMatchObject({ inserted: 0, unchanged: 1, removed: 1 });
});
