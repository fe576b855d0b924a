import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { RowMeta } from '../../core/rows.ts';
import type { SubsidiaryValues } from '../../core/rows-subsidiaries.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { latestSubsidiaryLists } from '../../db/repositories/datasets/subsidiary-lists.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { subsidiaryChanges } from '../../scoring/ledger/subsidiary-changes.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, rowMeta } from './fixtures.ts';

const VERSION = 'subsidiaries@1' as ParserVersion;

function company(
  name: string,
  jurisdiction: string,
  ownershipPercent: string | null = null,
): Omit<SubsidiaryValues, 'position'> {
  const nameKey = name.toLowerCase().replace(/[^a-z]+/g, ' ');
  return { name, nameKey, jurisdiction, ownershipPercent, doingBusinessAs: null, level: 0, noteMarks: ['1', '*'] };
}

const FIRST = [
  company('Harbor Freightways, Inc.', 'Delaware', '100'),
  company('Northgate Ice Company', 'Maine', '66.67'),
  company('Twin LLC', 'Texas'),
  company('Twin LLC', 'Nevada'),
];
const SECOND = [
  company('Harbor Freightways, Inc.', 'Delaware', '100'),
  company('Northgate Ice Company', 'Maine', '80'),
  company('Twin LLC', 'Nevada'),
  company('NG Leasing LLC', 'Texas'),
];

describe('lists of subsidiaries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensurePromoted(database.db, [VERSION]);
  });
  afterAll(() => database.drop());

  const metaOf = (n: number): RowMeta => rowMeta({ parserVersion: VERSION, accessionNumber: accessionOf(n) });
  const store = async (meta: RowMeta, day: string, companies: readonly Omit<SubsidiaryValues, 'position'>[]) => {
    await publish(database.db, meta, `${day}T20:00:00.000Z`);
    return database.db.transaction().execute(async (trx) => {
      const list = { form: '10-K', filedDate: date(day), count: companies.length, notes: ['(1) Inactive.'] };
      const lists = await replaceRows(trx, 'parsed.subsidiary_lists', [meta], [{ values: list, meta, sequence: 4 }]);
      const rows = companies.map((values, position) => ({ values: { ...values, position }, meta, sequence: 4 }));
      return { lists, companies: await replaceRows(trx, 'parsed.subsidiaries', [meta], rows) };
    });
  };

  test('an issuer without a list has no changes, its first list is all new', async () => {
    const meta = metaOf(1);
    expect(subsidiaryChanges(await latestSubsidiaryLists(database.db, meta.cik, null))).toBeNull();
    await store(meta, '2023-03-01', FIRST);
    const changes = subsidiaryChanges(await latestSubsidiaryLists(database.db, meta.cik, null));
    expect(changes).toMatchObject({ previous: null, removed: [], changed: [] });
    expect(changes?.added.map(({ name }) => name)).toEqual(FIRST.map(({ name }) => name));
  });

  test('storing the same list again writes nothing', async () => {
    const again = await store(metaOf(1), '2023-03-01', FIRST);
    expect(again.lists).toMatchObject({ inserted: 0, changed: 0, unchanged: 1 });
    expect(again.companies).toMatchObject({ inserted: 0, changed: 0, unchanged: 4, removed: 0 });
  });

  test('the next list says what came, went and changed, and the view shows it alone', async () => {
    const meta = metaOf(2);
    await store(meta, '2024-03-01', SECOND);
    const changes = subsidiaryChanges(await latestSubsidiaryLists(database.db, meta.cik, null));
    expect(changes?.latest.accessionNumber).toBe(accessionOf(2));
    expect(changes?.previous?.accessionNumber).toBe(accessionOf(1));
    expect(changes?.added.map(({ name }) => name)).toEqual(['NG Leasing LLC']);
    expect(changes?.removed.map(({ name, jurisdiction }) => `${name} ${jurisdiction}`)).toEqual(['Twin LLC Texas']);
    expect(changes?.changed).toHaveLength(1);
    expect(changes?.changed[0]).toMatchObject({
      before: { ownershipPercent: '66.67' },
      after: { ownershipPercent: '80' },
    });
    const current = await database.db
      .selectFrom('parsed.current_subsidiaries')
      .select(['name', 'ownership_percent', 'note_marks'])
      .orderBy('position')
      .execute();
    expect(current.map(({ name }) => name)).toEqual(SECOND.map(({ name }) => name));
    expect(current[1]).toEqual({ name: 'Northgate Ice Company', ownership_percent: '80', note_marks: ['1', '*'] });
  });

  test('an empty list is a list: all of the last one went', async () => {
    const meta = metaOf(3);
    await store(meta, '2025-03-01', []);
    const changes = subsidiaryChanges(await latestSubsidiaryLists(database.db, meta.cik, null));
    expect(changes?.added).toEqual([]);
    expect(changes?.removed).toHaveLength(SECOND.length);
    expect(await database.db.selectFrom('parsed.current_subsidiaries').selectAll().execute()).toEqual([]);
  });
});
