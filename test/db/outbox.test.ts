import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { pageEvents } from './stored-events.ts';

const event = (naturalKey: string) => ({
  eventType: 'dilution.warrant.created',
  naturalKey,
  payload: { naturalKey, text: 'nul \u0000' },
});

describe('outbox', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('an event goes with its change: a transaction that fails tells nothing', async () => {
    const change = database.db.transaction().execute(async (trx) => {
      await appendEvents(trx, [event('a')]);
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await pageEvents(database.db, 0n, 10)).toEqual([]);
  });

  test('the same natural key is stored once, and pages continue after an id', async () => {
    const append = (keys: readonly string[]) =>
      database.db.transaction().execute((trx) => appendEvents(trx, keys.map(event)));
    await append([]);
    await append(['a', 'b']);
    await append(['b', 'c']);
    const all = await pageEvents(database.db, 0n, 10);
    expect(all.map(({ naturalKey }) => naturalKey)).toEqual(['a', 'b', 'c']);
    expect(all[0]?.payload).toEqual({ naturalKey: 'a', text: 'nul \ufffd' });
    expect(await pageEvents(database.db, all[1]?.id ?? 0n, 10)).toEqual(all.slice(2));
  });
});
