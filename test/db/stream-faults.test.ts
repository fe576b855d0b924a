import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { StreamSettings } from '../../api/stream/stream-settings.ts';
import { createDatabase } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import { startPostgres } from '../../stack/postgres.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import {
  append,
  eventOf,
  openClient,
  openSilentPeer,
  startTestServer,
  type TestClient,
  type TestServer,
} from './stream-fixture.ts';

const BEFORE_FIRST = '00000000-0000-0000-0000-000000000000';

let database: TestDatabase;
const servers: TestServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => database.drop());

async function start(settings: Partial<StreamSettings> = {}, url = database.url): Promise<TestServer> {
  const started = await startTestServer(url, settings);
  servers.push(started);
  return started;
}

const resumeIdOf = (reason: string) => /; resume with last_event_id=([0-9a-f-]{36})$/.exec(reason)?.[1] ?? '';

/** Follows the stream as `tidemark stream` does: whatever ends a connection, the next resumes after the last event. */
function follow(urlOf: () => string, from: string) {
  const keys: unknown[] = [];
  let lastId = from;
  let client: TestClient | null = null;
  let stopped = false;
  let connections = 0;
  async function run(): Promise<void> {
    while (!stopped) {
      client = await openClient(urlOf(), { last_event_id: lastId }).catch(() => null);
      if (client === null) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      connections += 1;
      await client.closed;
      keys.push(...client.keys());
      lastId = client.messages.at(-1)?.id ?? lastId;
    }
  }
  const done = run();
  return {
    received: () => keys.length + (client?.messages.length ?? 0),
    connections: () => connections,
    cut: () => client?.socket.terminate(),
    async stop(): Promise<readonly unknown[]> {
      stopped = true;
      await client?.close();
      await done;
      return keys;
    },
  };
}

async function orderOf(url = database.url): Promise<readonly string[]> {
  const db = createDatabase(url, { poolSize: 1 });
  const { rows } = await sql<{ key: string }>`
    select natural_key as key from events.outbox where position is not null order by position
  `.execute(db);
  await db.destroy();
  return rows.map(({ key }) => key);
}

describe('a client that resumes', () => {
  test('while transactions commit out of order and connections are cut, at either of two servers, misses and repeats nothing', async () => {
    const [writers, transactions] = [4, 40];
    const both = [await start({ pageSize: 7 }), await start({ pageSize: 5, maxBufferedBytes: 4_000 })];
    const urls = both.map(({ server }) => server.url);
    let turn = 0;
    const follower = follow(() => urls[turn++ % 2] ?? '', BEFORE_FIRST);
    const steady = follow(() => urls[0] ?? '', BEFORE_FIRST);
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; n < transactions; n += 1) {
        await database.db.transaction().execute(async (trx) => {
          await appendEvents(trx, [eventOf(`${writer}-${n}-0`), eventOf(`${writer}-${n}-1`)]);
          await sql`select pg_sleep(${Math.random() * 0.02})`.execute(trx);
          await appendEvents(trx, [eventOf(`${writer}-${n}-2`, { padding: 300 })]);
        });
        if (n % 4 === 0) follower.cut();
      }
    });
    await Promise.all(writing);
    const expected = writers * transactions * 3;
    await until('everything arrived', async () => follower.received() >= expected && steady.received() >= expected);
    const order = await orderOf();
    expect(order).toHaveLength(expected);
    expect(await follower.stop()).toEqual(order);
    expect(await steady.stop()).toEqual(order);
    expect(follower.connections()).toBeGreaterThan(10);
  }, 120_000);

  test('at a server that has not read its last event yet receives nothing twice', async () => {
    const ahead = await start();
    const behind = await startTestServer(database.url, { pollMs: 3_600_000, pageSize: 1 }, { isDeaf: true });
    servers.push(behind);
    const first = await openClient(ahead.server.url);
    await append(database.db, [eventOf('ahead-1'), eventOf('ahead-2')]);
    await until('the first server sent both', async () => first.messages.length === 2);
    const last = first.messages[1]?.id ?? '';
    // It reads on, since a client knows more than it does.
    const second = await openClient(behind.server.url, { last_event_id: last });
    await append(database.db, [eventOf('ahead-3')]);
    await until('the first server sent it', async () => first.messages.length === 3);
    const third = await openClient(behind.server.url, { last_event_id: first.messages[2]?.id ?? '' });
    await until('the second client has it too', async () => second.messages.length >= 1);
    expect([second.keys(), third.keys()]).toEqual([['ahead-3'], []]);
    for (const client of [first, second, third]) await client.close();
  });
});

describe('a client that does not keep up', () => {
  const BIG = { padding: 200_000 };

  test('is closed with a code and the id to resume from, holds no more than the bound, and delays no other', async () => {
    const bound = 1_000_000;
    const server = await start({ maxBufferedBytes: bound, slowMs: 2_000, closeMs: 60_000 });
    const fast = await openClient(server.server.url);
    const slow = await openClient(server.server.url);
    slow.socket.pause();
    const keys = Array.from({ length: 150 }, (_, index) => `big-${index}`);
    let most = 0;
    for (const key of keys) {
      await append(database.db, [eventOf(key, BIG)]);
      most = Math.max(most, server.server.bufferedBytes());
    }
    await until('the other one has everything', async () => fast.messages.length === keys.length);
    // 30 MB in all; each of the two may hold the bound.
    expect(most).toBeGreaterThan(bound / 2);
    expect(most).toBeLessThan(2 * (bound + BIG.padding));
    await until('the server closes the slow one', async () => server.closings.includes(4408));
    slow.socket.resume();
    const { code, reason } = await slow.closed;
    expect(code).toBe(4408);
    expect(reason).toMatch(/^too slow; resume with/);
    const received = slow.messages.length;
    expect(received).toBeLessThan(keys.length);
    expect(resumeIdOf(reason)).toBe(slow.messages.at(-1)?.id);

    const resumed = await openClient(server.server.url, { last_event_id: resumeIdOf(reason) });
    await until('the rest arrived', async () => received + resumed.messages.length === keys.length);
    expect([...slow.keys(), ...resumed.keys()]).toEqual(keys);
    for (const client of [fast, resumed]) await client.close();
  }, 120_000);

  test('for a moment stays connected and receives everything at its own pace', async () => {
    const server = await start({ maxBufferedBytes: 500_000, slowMs: 60_000 });
    const client = await openClient(server.server.url);
    const keys = Array.from({ length: 120 }, (_, index) => `paced-${index}`);
    client.socket.pause();
    await append(
      database.db,
      keys.map((key) => eventOf(key, { padding: 100_000 })),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    client.socket.resume();
    await until('everything arrived', async () => client.messages.length === keys.length);
    expect(client.keys()).toEqual(keys);
    await client.close();
  }, 120_000);

  test('is ended where it does not even answer the closing', async () => {
    const server = await start({ maxBufferedBytes: 100_000, slowMs: 100, closeMs: 200 });
    const peer = await openSilentPeer(server.server.url);
    const ended = once(peer, 'close');
    peer.pause();
    for (let n = 0; n < 60; n += 1) await append(database.db, [eventOf(`mute-${n}`, BIG)]);
    await until('the server let it go', async () => server.server.connections() === 0);
    peer.resume();
    await ended;
    expect(server.closings).toEqual([4408]);
  }, 120_000);

  test('and pings without reading gets no more answers than the bound holds', async () => {
    const bound = 50_000;
    const server = await start({ maxBufferedBytes: bound });
    const client = await openClient(server.server.url);
    client.socket.ping('hello');
    await once(client.socket, 'pong');
    const peer = await openSilentPeer(server.server.url);
    peer.pause();
    // A masked ping of 125 bytes; the mask is zero.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 + 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    const flood = Buffer.concat(Array.from({ length: 1_000 }, () => ping));
    let most = 0;
    for (let n = 0; n < 100; n += 1) {
      if (!peer.write(flood)) await once(peer, 'drain');
      most = Math.max(most, server.server.bufferedBytes());
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(bound + 1_000);
    peer.destroy();
    await client.close();
  });

  test('and is dead is terminated after a ping without answer, while one that answers stays', async () => {
    const server = await start({ pingMs: 200 });
    const alive = await openClient(server.server.url);
    const peer = await openSilentPeer(server.server.url);
    const received: Buffer[] = [];
    peer.on('data', (chunk: Buffer) => received.push(chunk));
    await once(peer, 'close');
    // Pings, and no close frame: nobody would read it.
    const opcodes = Buffer.concat(received);
    expect(opcodes[0]).toBe(0x89);
    expect(opcodes.includes(0x88)).toBe(false);
    await until('its place is free', async () => server.server.connections() === 1);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    await alive.close();
  });
});

describe('a server that stops', () => {
  test('closes with 1001 and the last event of each client, from where another server continues', async () => {
    const first = await start();
    const [received, idle] = [
      await openClient(first.server.url, { event_types: 'filing.*' }),
      await openClient(first.server.url, { event_types: 'monitor.match' }),
    ];
    await append(database.db, [eventOf('before stop')]);
    await until('it arrived', async () => received.messages.length === 1);
    servers.splice(0);
    await first.stop();
    const closes = await Promise.all([received.closed, idle.closed]);
    expect(closes.map(({ code }) => code)).toEqual([1001, 1001]);
    const [resumeReceived, resumeIdle] = closes.map(({ reason }) => resumeIdOf(reason));
    expect([resumeReceived, resumeIdle]).toEqual([received.messages[0]?.id, idle.startId]);
    await append(database.db, [eventOf('after stop'), eventOf('a match', { type: 'monitor.match' })]);
    const second = await start();
    const again = [
      await openClient(second.server.url, { event_types: 'filing.*', last_event_id: resumeReceived ?? '' }),
      await openClient(second.server.url, { event_types: 'monitor.match', last_event_id: resumeIdle ?? '' }),
    ];
    await until('both continued', async () => again.every(({ messages }) => messages.length === 1));
    expect(again.map((client) => client.keys())).toEqual([['after stop'], ['a match']]);
    for (const client of again) await client.close();
    await expect(openClient(first.server.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('does not wait for a peer that does not answer', async () => {
    const server = await start({ closeMs: 200 });
    const peer = await openSilentPeer(server.server.url);
    const ended = once(peer, 'close');
    servers.splice(0);
    await server.stop();
    await ended;
    expect(server.closings).toEqual([1001]);
  });
});

describe('a PostgreSQL that is restarted', () => {
  test('costs seconds and no event: connections stay, and what was committed around it arrives once', async () => {
    const root = await mkdtemp(join(tmpdir(), 'tidemark-stream-'));
    // mkdtemp gives 0700, which the server's account could not enter when the tests run as root.
    await chmod(root, 0o755);
    let postgres = await startPostgres({ dataDir: join(root, 'postgres') });
    const { url } = postgres;
    const db = createDatabase(url, { poolSize: 2 });
    await migrateToLatest(db);
    const server = await start({ pollMs: 200 }, url);
    const client = await openClient(server.server.url);
    await append(db, [eventOf('before')]);
    await until('the first arrived', async () => client.messages.length === 1);
    await postgres.stop();
    await expect(openClient(server.server.url)).rejects.toMatchObject({ status: 503, code: 'database-unavailable' });
    postgres = await startPostgres({ dataDir: postgres.dataDir, port: postgres.port });
    await append(db, [eventOf('after')]);
    await until('the connection continues', async () => client.messages.length === 2);
    const resumed = await openClient(server.server.url, { last_event_id: client.startId });
    await until('a new one catches up', async () => resumed.messages.length === 2);
    expect([client.keys(), resumed.keys()]).toEqual([
      ['before', 'after'],
      ['before', 'after'],
    ]);
    expect(server.warnings.length).toBeGreaterThan(0);
    for (const one of [client, resumed]) await one.close();
    servers.splice(0);
    await server.stop();
    await db.destroy();
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  }, 120_000);
});
