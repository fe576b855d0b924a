import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_PLACE, prune } from '../../activities/prune.ts';
import type { ParserVersion } from '../../core/ids.ts';
import { PRUNED_KINDS, pruneCutoffs, type RetentionDays } from '../../core/retention.ts';
import { replayDelivery } from '../../db/repositories/delivery/deliveries.ts';
import { takeMatches } from '../../db/repositories/monitors/record-matches.ts';
import { recordCalls } from '../../db/repositories/organizations/metered-calls.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { readEvents, sequenceEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { countPrunable } from '../../db/repositories/runs/retention.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { clearDeliveries } from './delivery-fixture.ts';
import { createMonitorFixture, storeOffering } from './monitor-fixture.ts';
import { append, eventOf, openClient, startTestServer } from './stream-fixture.ts';

const DAY = 86_400_000;
const DAYS: RetentionDays = { events: 90, deliveries: 30, failed: 60, matches: 365, emails: 90, calls: 400 };
const BEFORE_FIRST = '00000000-0000-0000-0000-000000000000';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await clearDeliveries(database.db);
});

/** Prunes as it would so many days from now. */
const pruneIn = (days: number, options: { batches?: number; batchSize?: number } = {}) =>
  prune(database.db, FIRST_PLACE, { days: DAYS, now: Date.now() + days * DAY, ...options });

async function publish(keys: readonly string[]): Promise<void> {
  await append(
    database.db,
    keys.map((key) => eventOf(key)),
  );
  await sequenceEvents(database.db);
}

const passed = (position: number) =>
  sql`update events.reader_cursors set position = ${position} where reader = 'deliveries'`.execute(database.db);

/** A delivery of the event with this key, with one attempt in its log. */
async function deliver(key: string, state: 'pending' | 'delivered' | 'failed'): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at)
    select ${id}, event_id, position, gen_random_uuid(), ${state}, ${state === 'pending' ? null : sql`now()`}
    from events.outbox where natural_key = ${key}
  `.execute(database.db);
  await sql`
    insert into events.delivery_attempts (id, lane, claim, attempt, attempted_at, outcome)
    values (${id}, gen_random_uuid(), 1, 1, now(), 'rejected')
  `.execute(database.db);
  return id;
}

async function stored(): Promise<{ payloads: string[]; keys: string[]; deliveries: number; attempts: number }> {
  const { rows } = await sql<{ key: string; pruned: boolean }>`
    select natural_key as key, payload is null as pruned from events.outbox order by position
  `.execute(database.db);
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)).rows[0]?.n ??
    -1;
  return {
    keys: rows.map(({ key }) => key),
    payloads: rows.filter(({ pruned }) => !pruned).map(({ key }) => key),
    deliveries: await count('events.deliveries'),
    attempts: await count('events.delivery_attempts'),
  };
}

describe('retention', () => {
  test('removes settled deliveries with their attempts by age, failed ones later, and pending ones never', async () => {
    await publish(['a', 'b', 'c']);
    await passed(3);
    await deliver('a', 'delivered');
    await deliver('b', 'failed');
    await deliver('c', 'pending');
    expect((await pruneIn(29)).tally).toMatchObject({ deliveries: { rows: 0 }, events: { rows: 0 } });
    expect((await pruneIn(31)).tally.deliveries).toEqual({ rows: 1, attempts: 1 });
    expect(await stored()).toMatchObject({ deliveries: 2, attempts: 2, payloads: ['a', 'b', 'c'] });
    expect((await pruneIn(61)).tally.deliveries).toEqual({ rows: 1, attempts: 1 });
    expect((await pruneIn(10_000)).tally).toMatchObject({ deliveries: { rows: 0 }, events: { rows: 2 } });
    expect(await stored()).toMatchObject({ deliveries: 1, attempts: 1, payloads: ['c'] });
  });

  test('keeps a failed delivery that was replayed, with its event, until it is settled and old again', async () => {
    await publish(['a']);
    await passed(1);
    const id = await deliver('a', 'failed');
    expect(await replayDelivery(database.db, id)).toBe(true);
    expect((await pruneIn(10_000)).tally).toMatchObject({ deliveries: { rows: 0 }, events: { rows: 0 } });
    await sql`update events.deliveries set state = 'failed', settled_at = now() + interval '100 days'`.execute(
      database.db,
    );
    expect((await pruneIn(159)).tally.deliveries.rows).toBe(0);
    expect(await stored()).toMatchObject({ payloads: ['a'] });
    expect((await pruneIn(161)).tally).toMatchObject({ deliveries: { rows: 1 }, events: { rows: 1 } });
  });

  test('treats emails like deliveries, by an age of their own', async () => {
    const store = (state: string) =>
      sql`
      with email as (
        insert into events.emails (id, organization_id, monitor_id, recipient, subject, text_body, html_body, state, settled_at)
        values (${uuidv7()}, gen_random_uuid(), gen_random_uuid(), 'a@b.example', ${state}, '', '', ${state},
          ${state === 'pending' ? null : sql`now()`})
        returning id, organization_id
      )
      insert into events.email_attempts (id, lane, claim, attempt, attempted_at, outcome)
      select id, organization_id, 1, 1, now(), 'rejected' from email
    `.execute(database.db);
    for (const state of ['pending', 'delivered', 'failed']) await store(state);
    const left = async () =>
      (await sql<{ state: string }>`select state from events.emails order by state`.execute(database.db)).rows.map(
        ({ state }) => state,
      );
    expect((await pruneIn(59)).tally.emails).toEqual({ rows: 0, attempts: 0 });
    expect((await pruneIn(61)).tally.emails).toEqual({ rows: 1, attempts: 1 });
    expect(await left()).toEqual(['delivered', 'pending']);
    expect((await pruneIn(91)).tally.emails).toEqual({ rows: 1, attempts: 1 });
    expect((await pruneIn(10_000)).tally.emails).toEqual({ rows: 0, attempts: 0 });
    expect(await left()).toEqual(['pending']);
  });

  test('removes metered calls by age, and keeps what was spent', async () => {
    const { organizationId } = await ensureOrganization(database.db, 'metered');
    const call = { organizationId, keyId: null, operation: 'listWarrants', status: 200, tokens: 1, cost: '1' };
    const calls = Array.from({ length: 5 }, () => ({ ...call, callId: uuidv7(), calledAt: new Date().toISOString() }));
    await recordCalls(database.db, calls as never);
    expect((await pruneIn(399)).tally.calls.rows).toBe(0);
    expect(await countPrunable(database.db, 'calls', pruneCutoffs(DAYS, Date.now() + 401 * DAY))).toMatchObject({
      rows: 5,
    });
    expect((await pruneIn(401, { batchSize: 2 })).tally.calls.rows).toBe(5);
    const { rows } = await sql`
      select spent, (select count(*)::int from api.metered_calls) as calls from api.spend
      where organization_id = ${organizationId}
    `.execute(database.db);
    expect(rows).toEqual([{ spent: '5', calls: 0 }]);
  });

  test('removes what matches say, but not before they were returned where nothing else delivers them', async () => {
    await ensurePromoted(database.db, ['offering-events@1' as ParserVersion]);
    const { monitor, evaluate, keysOf } = createMonitorFixture(database.db);
    const polled = await monitor('offering-events', 'type = atm');
    const pushed = await monitor('offering-events', 'type = atm', {
      destination: { kind: 'webhook', endpointId: '01990000-0000-7000-8000-00000000000a' },
    });
    await storeOffering(database.db, 1, { type: 'atm' });
    await evaluate();
    expect((await pruneIn(364)).tally.matches.rows).toBe(0);
    expect((await pruneIn(366)).tally.matches.rows).toBe(1);
    expect([await keysOf(polled), await keysOf(pushed)]).toEqual([[expect.any(String)], []]);
    expect(
      (await takeMatches(database.db, { monitorId: polled.monitorId, limit: 10, after: null })).matches,
    ).toHaveLength(1);
    expect((await pruneIn(366)).tally.matches.rows).toBe(1);
    expect(await keysOf(polled)).toEqual([]);

    // The row is stored again, as by a rerun: neither monitor matches it a second time.
    await storeOffering(database.db, 1, { type: 'atm', grossProceeds: '17' });
    await evaluate();
    expect([await keysOf(polled), await keysOf(pushed)]).toEqual([[], []]);
    await storeOffering(database.db, 2, { type: 'atm' });
    await evaluate();
    expect([(await keysOf(polled)).length, (await keysOf(pushed)).length]).toEqual([1, 1]);
  });

  test('keeps events that a reader has not passed, however old, and those without a position', async () => {
    await publish(['a', 'b', 'c']);
    await sql`insert into events.reader_cursors values ('another', 1) on conflict (reader) do nothing`.execute(
      database.db,
    );
    await passed(2);
    await append(database.db, [eventOf('d')]);
    try {
      expect((await pruneIn(10_000)).tally.events.rows).toBe(1);
      expect(await stored()).toMatchObject({ payloads: ['b', 'c', 'd'] });
      await sql`update events.reader_cursors set position = 100`.execute(database.db);
      expect((await pruneIn(10_000)).tally.events.rows).toBe(2);
      expect(await stored()).toMatchObject({ payloads: ['d'] });
    } finally {
      await sql`delete from events.reader_cursors where reader = 'another'`.execute(database.db);
    }
  });

  test('never publishes an event again, and positions continue', async () => {
    await publish(['a', 'b']);
    await passed(2);
    expect((await pruneIn(91)).tally.events.rows).toBe(2);
    await publish(['a', 'b', 'c']);
    const { keys, payloads } = await stored();
    expect({ keys, payloads }).toEqual({ keys: ['a', 'b', 'c'], payloads: ['c'] });
    expect((await readEvents(database.db, { after: 2n, limit: 10 })).map(({ position }) => position)).toEqual([3n]);
  });

  test('works in batches, goes on where it was stopped, and does nothing the second time', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `k${index}`);
    await publish(keys);
    await passed(25);
    for (const key of keys.slice(0, 12)) await deliver(key, 'delivered');
    // Of an age that stays: it is passed over, and what follows it is not.
    await deliver('k3', 'pending');
    const first = await pruneIn(91, { batchSize: 5, batches: 2 });
    expect(first).toMatchObject({ tally: { deliveries: { rows: 10 } }, next: { kind: 'deliveries' } });
    const place = first.next ?? FIRST_PLACE;
    const options = { days: DAYS, now: Date.now() + 91 * DAY, batchSize: 5 };
    const rest = await prune(database.db, place, options);
    expect(rest).toMatchObject({ tally: { deliveries: { rows: 2 }, events: { rows: 24 } }, next: null });
    expect(await stored()).toMatchObject({ payloads: ['k3'], deliveries: 1, attempts: 1 });
    expect((await pruneIn(91)).tally).toMatchObject({ deliveries: { rows: 0 }, events: { rows: 0 } });
  });

  test('skips rows that another transaction holds instead of waiting for them', async () => {
    await publish(['a', 'b']);
    await passed(2);
    const held = await deliver('a', 'delivered');
    await deliver('b', 'delivered');
    await database.db.transaction().execute(async (trx) => {
      await sql`select from events.deliveries where id = ${held} for update`.execute(trx);
      expect((await pruneIn(91)).tally).toMatchObject({ deliveries: { rows: 1 }, events: { rows: 1 } });
    });
    expect((await pruneIn(91)).tally).toMatchObject({ deliveries: { rows: 1 }, events: { rows: 1 } });
  });

  test('two at once remove each row once', async () => {
    const keys = Array.from({ length: 200 }, (_, index) => `k${index}`);
    await publish(keys);
    await passed(200);
    for (const key of keys) await deliver(key, 'delivered');
    const both = await Promise.all([pruneIn(91, { batchSize: 7 }), pruneIn(91, { batchSize: 9 })]);
    const sum = (of: (tally: (typeof both)[number]['tally']) => number) =>
      both.reduce((n, { tally }) => n + of(tally), 0);
    const left = await pruneIn(91);
    expect(sum(({ deliveries }) => deliveries.rows) + left.tally.deliveries.rows).toBe(200);
    expect(sum(({ events }) => events.rows) + left.tally.events.rows).toBe(200);
    expect(await stored()).toMatchObject({ payloads: [], deliveries: 0, attempts: 0 });
  });

  test('tried dry, counts what it would remove, with the events that become free', async () => {
    await publish(['a', 'b', 'c', 'd']);
    await passed(3);
    await deliver('a', 'delivered');
    await deliver('b', 'failed');
    await deliver('c', 'pending');
    const before = await stored();
    const countIn = async (days: number) => {
      const cutoffs = pruneCutoffs(DAYS, Date.now() + days * DAY);
      const counts = [];
      for (const kind of PRUNED_KINDS) counts.push([kind, await countPrunable(database.db, kind, cutoffs)] as const);
      expect(await stored()).toEqual(before);
      return Object.fromEntries(counts);
    };
    expect(await countIn(29)).toMatchObject({ deliveries: { rows: 0 }, events: { rows: 0 } });
    expect(await countIn(31)).toMatchObject({ deliveries: { rows: 1, attempts: 1 }, events: { rows: 0 } });
    const counted = await countIn(91);
    expect(counted).toMatchObject({ deliveries: { rows: 2, attempts: 2 }, events: { rows: 2 } });
    expect((await pruneIn(91)).tally).toEqual(counted);
    expect(await stored()).toMatchObject({ payloads: ['c', 'd'], deliveries: 1 });
  });
});

describe('the stream after retention', () => {
  test('tells a client whose next events were pruned from where to resume, and lets others resume', async () => {
    await publish(['a', 'b']);
    await append(database.db, [eventOf('c', { type: 'monitor.match' })]);
    await publish(['d']);
    await passed(4);
    const server = await startTestServer(database.url);
    try {
      const all = await openClient(server.server.url, { last_event_id: BEFORE_FIRST });
      while (all.messages.length < 4) await new Promise((resolve) => setTimeout(resolve, 10));
      const [a, b, c] = all.messages.map(({ id }) => id);
      await deliver('c', 'pending');
      await deliver('d', 'pending');
      expect((await pruneIn(91)).tally.events.rows).toBe(2);

      const pruned = { status: 410, code: 'events-pruned', resumeFrom: b };
      await expect(openClient(server.server.url, { last_event_id: BEFORE_FIRST })).rejects.toMatchObject(pruned);
      await expect(openClient(server.server.url, { last_event_id: a ?? '' })).rejects.toMatchObject(pruned);
      const unknown = openClient(server.server.url, { last_event_id: '01990000-0000-7000-8000-0000000000ff' });
      await expect(unknown).rejects.toMatchObject({ status: 404, resumeFrom: b });

      const resumed = await openClient(server.server.url, { last_event_id: b ?? '' });
      // Nothing of its type is missing.
      const matches = await openClient(server.server.url, { last_event_id: a ?? '', event_types: 'monitor.match' });
      const later = await openClient(server.server.url, { last_event_id: c ?? '' });
      while (resumed.messages.length < 2 || matches.messages.length < 1 || later.messages.length < 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expect([resumed.keys(), matches.keys(), later.keys()]).toEqual([['c', 'd'], ['c'], ['d']]);
    } finally {
      await server.stop();
    }
  });

  test('closes a client that was catching up while its next events were pruned', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `k${index}`);
    await append(
      database.db,
      keys.map((key) => eventOf(key, { padding: 200_000 })),
    );
    await sequenceEvents(database.db);
    await passed(40);
    const server = await startTestServer(database.url, { pageSize: 1, maxBufferedBytes: 100_000, slowMs: 60_000 });
    try {
      const client = await openClient(server.server.url, { last_event_id: BEFORE_FIRST });
      client.socket.pause();
      await pruneIn(91);
      client.socket.resume();
      const { code, reason } = await client.closed;
      expect(code).toBe(4410);
      expect(client.messages.length).toBeLessThan(keys.length);
      const { rows } = await sql<{
        id: string;
      }>`select event_id as id from events.outbox where natural_key = 'k39'`.execute(database.db);
      expect(reason).toBe(`events were pruned; resume with last_event_id=${rows[0]?.id}`);
    } finally {
      await server.stop();
    }
  });
});
