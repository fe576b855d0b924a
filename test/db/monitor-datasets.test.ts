import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cik } from '../../core/ids.ts';
import { MONITOR_DATASETS } from '../../core/monitor-datasets.ts';
import { rowSourceOf } from '../../db/repositories/monitors/dataset-rows.ts';
import { asReader, findRows, loadRows, nextWindow, readWindow } from '../../db/repositories/monitors/find-rows.ts';
import { operatorsOf, validateSearch } from '../../events/monitor-search.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const VALUES = { text: 'x', number: '1', date: '2026-01-02', time: '2026-01-02', boolean: true, list: 'x' };

test.each([...MONITOR_DATASETS.values()])('PostgreSQL takes every comparison of $name', async (dataset) => {
  const searching = Object.entries(dataset.fields).flatMap(([field, spec]) =>
    operatorsOf(dataset, spec).map((operator, n) => {
      const value = spec.oneOf?.[0] ?? VALUES[spec.type];
      const isBare = operator.startsWith('is ') || operator === 'changed';
      const days = operator.endsWith(' by') ? { days: 5 } : {};
      const compared = isBare ? {} : { value: operator.endsWith('in') ? [value] : value };
      const leaf = { field, operator, ...compared, ...days };
      // At the top, and inside of others.
      const where = n % 2 === 0 ? leaf : { or: [{ not: leaf }, leaf] };
      const watch = n % 3 === 0 ? { watch: ['1'] } : {};
      return { search: validateSearch({ dataset: dataset.name, where, ...watch }), after: '-infinity' };
    }),
  );
  await asReader(database.db, async (trx) => {
    const options = { methodologyVersion: 'm', ciks: new Set(['1' as Cik]), limit: 10 };
    for (const by of ['recorded', 'dated'] as const) {
      const window = { dataset: dataset.name, by, after: '-infinity', to: null };
      expect(await findRows(trx, window, searching, options)).toEqual([]);
      expect((await loadRows(trx, window, ['x'])).size).toBe(0);
      expect(await readWindow(trx, window)).toEqual({ rows: 0, ciks: new Set() });
    }
    expect(await nextWindow(trx, { dataset: dataset.name, after: '-infinity', limit: 10 })).toBeNull();
  });
});

test('what is new in a dataset is found by an index', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select i.indrelid::regclass::text as table, a.attname as column from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  `.execute(database.db);
  const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const missing = [...MONITOR_DATASETS.values()].filter(({ name, table }) => {
    const isBulk = table === 'parsed.xbrl_facts' || table === 'parsed.thirteenf_holdings';
    const column = rowSourceOf(name).recorded.replace('t.', '');
    return !indexed.has(`${isBulk ? 'parsed.bulk_outputs' : table}.${column}`);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
