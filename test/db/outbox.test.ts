import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredEvent } from '../../core/events.ts';
import { createDatabase, type Transaction } from '../../db/database.ts';
import { appendEvents, EVENTS_CHANNEL } from '../../db/repositories/runs/outbox.ts';
import { readEvents, sequenceEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const event = (naturalKey: string) => ({
  eventType: 'dilution.warrant.created' as const,
  naturalKey,
  payload: { naturalKey, text: 'nul \u0000' },
});

const keysOf = (events: readonly StoredEvent[]) => events.map(({ naturalKey }) => naturalKey);

describe('outbox', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`delete from events.outbox`.execute(database.db);
    await sql`update events.outbox_head set last_position = 0`.execute(database.db);
  });

  const append = (keys: readonly string[]) =>
    database.db.transaction().execute((trx) => appendEvents(trx, keys.map(event)));
  const read = (after: bigint, limit = 1_000) => readEvents(database.db, { after, limit });

  /** A transaction that has appended its events and commits when told to. */
  async function openTransaction(keys: readonly string[]): Promise<{ commit(): Promise<void> }> {
    const appended = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const done = database.db.transaction().execute(async (trx: Transaction) => {
      await appendEvents(trx, keys.map(event));
      appended.resolve();
      await mayCommit.promise;
    });
    await appended.promise;
    return {
      commit: () => {
        mayCommit.resolve();
        return done;
      },
    };
  }

  test('an event shares the transaction of its change: a rollback leaves none', async () => {
    const change = database.db.transaction().execute(async (trx) => {
      await appendEvents(trx, [event('a')]);
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await read(0n)).toEqual([]);
  });

  test('an event keeps its id, and ids sort in the order in which events were appended', async () => {
    await append(['a', 'b', 'c']);
    const before = await read(0n);
    await append(['c', 'b', 'a', 'd']);
    const after = await read(0n);
    expect(after.slice(0, 3)).toEqual(before);
    const ids = after.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(ids);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id))).toBe(true);
  });

  test('events of a silent run are stored and notify nobody; those of others notify listeners', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    try {
      let notified = 0;
      listener.on('notification', () => {
        notified += 1;
      });
      await listener.query(`listen ${EVENTS_CHANNEL}`);
      const { db } = database;
      await db.transaction().execute((trx) => appendEvents(trx, [event('quiet')], { silent: true }));
      await listener.query('select 1');
      expect(notified).toBe(0);
      await append(['quiet', 'loud']);
      await listener.query('select 1');
      expect(notified).toBe(1);
      expect((await read(0n)).map(({ naturalKey, silent }) => [naturalKey, silent])).toEqual([
        ['quiet', true],
        ['loud', false],
      ]);
    } finally {
      await listener.end();
    }
  });

  test('what follows from a filing that was found silently is silent in every later run', async () => {
    const published = (naturalKey: string) => ({ ...event(naturalKey), eventType: 'filing.published' as const });
    const { db } = database;
    await db.transaction().execute((trx) => appendEvents(trx, [published('old')], { silent: true }));
    await db.transaction().execute((trx) => appendEvents(trx, [published('new')]));
    const found = (key: string, accessionNumber: string) => ({
      ...event(key),
      accessionNumber: accessionNumber as never,
    });
    await db.transaction().execute((trx) => appendEvents(trx, [found('a', 'old'), found('b', 'new'), event('c')]));
    const events = await read(2n);
    expect(events.map(({ naturalKey, silent }) => [naturalKey, silent])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
  });

  test('the same natural key is stored once, and pages continue after a position', async () => {
    await append([]);
    await append(['a', 'b']);
    await append(['b', 'c']);
    const all = await read(0n);
    expect(keysOf(all)).toEqual(['a', 'b', 'c']);
    expect(all.map(({ position }) => position)).toEqual([1n, 2n, 3n]);
    expect(all[0]?.payload).toEqual({ naturalKey: 'a', text: 'nul \ufffd' });
    expect(await read(0n, 2)).toEqual(all.slice(0, 2));
    expect(await read(2n)).toEqual(all.slice(2));
  });

  test('a transaction that took the lower id and commits later still reaches the reader, exactly once', async () => {
    const slow = await openTransaction(['lower id']);
    await append(['higher id']);
    const first = await read(0n);
    expect(keysOf(first)).toEqual(['higher id']);
    await slow.commit();
    const second = await read(first.at(-1)?.position ?? 0n);
    expect(keysOf(second)).toEqual(['lower id']);
    expect(await read(second.at(-1)?.position ?? 0n)).toEqual([]);
    const { rows } = await sql<{ natural_key: string }>`select natural_key from events.outbox order by id`.execute(
      database.db,
    );
    expect(rows.map((row) => row.natural_key)).toEqual(['lower id', 'higher id']);
  });

  test('positions continue where handled events were deleted', async () => {
    await append(['a', 'b']);
    await sequenceEvents(database.db);
    await sql`delete from events.outbox`.execute(database.db);
    await append(['c']);
    expect((await read(2n)).map(({ position }) => position)).toEqual([3n]);
  });

  test('with several writers, sequencers and readers at once, each reader sees every event once and in one order', async () => {
    const [writers, transactions, events] = [4, 25, 4];
    const pools = Array.from({ length: 3 }, () => createDatabase(database.url, { poolSize: 4 }));
    const expected = writers * transactions * events;
    let writing = true;

    async function write(writer: number): Promise<void> {
      for (let n = 0; n < transactions; n += 1) {
        const keys = Array.from({ length: events }, (_, i) => `${writer}-${n}-${i}`);
        await database.db.transaction().execute(async (trx) => {
          // Ids are taken on both sides of a pause, so that transactions interleave.
          await appendEvents(trx, keys.slice(0, 2).map(event));
          await sql`select pg_sleep(${Math.random() * 0.01})`.execute(trx);
          await appendEvents(trx, keys.slice(2).map(event));
        });
      }
    }
    async function sequence(): Promise<void> {
      while (writing) for (const db of pools) await sequenceEvents(db);
    }
    async function readAll(reader: number): Promise<readonly string[]> {
      const db = pools[reader % pools.length] as (typeof pools)[number];
      const seen: string[] = [];
      for (let after = 0n; seen.length < expected; ) {
        const page = await readEvents(db, { after, limit: 7 });
        seen.push(...keysOf(page));
        after = page.at(-1)?.position ?? after;
      }
      expect(await readEvents(db, { after: BigInt(expected), limit: 7 })).toEqual([]);
      return seen;
    }

    try {
      const readers = [0, 1, 2].map(readAll);
      const sequencers = [sequence(), sequence()];
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
      writing = false;
      await Promise.all(sequencers);
      const orders = await Promise.all(readers);
      for (const order of orders) {
        expect(new Set(order).size).toBe(expected);
        expect(order).toEqual(orders[0]);
      }
    } finally {
      writing = false;
      await Promise.all(pools.map((db) => db.destroy()));
    }
  }, 60_000);
});
