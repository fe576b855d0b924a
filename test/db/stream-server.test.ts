import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StreamSettings } from '../../api/stream/stream-settings.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import {
  append,
  eventOf,
  ORGANIZATION,
  OTHER_ORGANIZATION,
  openClient,
  startTestServer,
  type TestClient,
  type TestServer,
} from './stream-fixture.ts';

const BEFORE_FIRST = '00000000-0000-0000-0000-000000000000';

let database: TestDatabase;
const servers: TestServer[] = [];
const clients: TestClient[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.terminate();
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => database.drop());

async function start(settings: Partial<StreamSettings> = {}): Promise<TestServer> {
  const started = await startTestServer(database.url, settings);
  servers.push(started);
  return started;
}

async function open(server: TestServer, query?: Record<string, string>, headers?: Record<string, string>) {
  const client = await openClient(server.server.url, query, headers);
  clients.push(client);
  return client;
}

let batch = 0;
/** Appends events with keys of their own, one per option. */
async function publish(...options: Parameters<typeof eventOf>[1][]): Promise<readonly string[]> {
  batch += 1;
  const keys = options.map((_, index) => `${batch}-${index}`);
  await append(
    database.db,
    keys.map((key, index) => eventOf(key, options[index])),
  );
  return keys;
}

describe('the event stream', () => {
  test('sends each committed event once, as its envelope, to those who asked for its type', async () => {
    const server = await start();
    const [everything, dilution] = [
      await open(server),
      await open(server, { event_types: 'dilution.*,monitor.match' }),
    ];
    const keys = await publish({}, { type: 'dilution.lockup.created' }, { type: 'ops.parser.promoted' }, {});
    const [filing, lockup, , last] = keys;
    await until(
      'both have their events',
      async () => everything.messages.length === 3 && dilution.messages.length === 1,
    );
    expect(everything.keys()).toEqual([filing, lockup, last]);
    expect(dilution.keys()).toEqual([lockup]);
    expect(everything.messages[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      type: 'dilution.lockup.created',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { key: lockup, text: '' },
      provenance: null,
    });
    expect(dilution.messages[0]).toEqual(everything.messages[1]);
  });

  test('sends a private event to its organization alone, and silent ones and those of one endpoint to nobody', async () => {
    const server = await start();
    const own = await open(server);
    const other = await open(server, {}, { 'x-organization': OTHER_ORGANIZATION });
    const [, , , mine, , common] = await publish(
      { silent: true },
      { endpointId: '01990000-0000-7000-8000-00000000000a' },
      { organizationId: ORGANIZATION, endpointId: '01990000-0000-7000-8000-00000000000a' },
      { organizationId: ORGANIZATION },
      { silent: true, organizationId: ORGANIZATION },
      {},
    );
    await until('the last event arrived', async () => own.messages.length >= 2 && other.messages.length >= 1);
    expect(own.keys()).toEqual([mine, common]);
    expect(other.keys()).toEqual([common]);
    const resumed = await open(server, { last_event_id: other.startId }, { 'x-organization': OTHER_ORGANIZATION });
    await until('the stored event arrived', async () => resumed.messages.length >= 1);
    expect(resumed.keys()).toEqual([common]);
  });

  test('resumes after an event, after the one named at the start, and before the first', async () => {
    const server = await start({ pageSize: 3 });
    const idle = await open(server);
    const keys = await publish(...Array.from({ length: 10 }, () => ({})));
    await until('all arrived', async () => idle.messages.length === 10);
    const third = idle.messages[2]?.id ?? '';
    const resumed = await open(server, { last_event_id: third });
    expect(resumed.startId).toBe(third);
    const fromStart = await open(server, { last_event_id: idle.startId });
    const everything = await open(server, { last_event_id: BEFORE_FIRST, event_types: 'filing.published' });
    await until('they caught up', async () => resumed.messages.length >= 7 && fromStart.messages.length >= 10);
    expect(resumed.keys()).toEqual(keys.slice(3));
    expect(fromStart.keys()).toEqual(keys);
    const more = await publish({});
    await until('all are live', async () => everything.keys().includes(more[0]) && resumed.messages.length >= 8);
    expect(resumed.keys()).toEqual([...keys.slice(3), ...more]);
    expect(everything.keys().slice(-11)).toEqual([...keys, ...more]);
    const ids = everything.messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is woken by commits; where every notification is lost, it looks by itself', async () => {
    const woken = await start({ pollMs: 3_600_000 });
    const deaf = await startTestServer(database.url, { pollMs: 50 }, { isDeaf: true });
    servers.push(deaf);
    const both = [await open(woken), await open(deaf)];
    const [key] = await publish({});
    await until('both have it', async () => both.every(({ messages }) => messages.length === 1));
    expect(both.map((client) => client.keys())).toEqual([[key], [key]]);
  });

  test('ignores what a client says, and closes on a message that is too large', async () => {
    const server = await start();
    const [quiet, loud] = [await open(server), await open(server)];
    quiet.socket.send('hello');
    loud.socket.send('x'.repeat(100_000));
    expect((await loud.closed).code).toBe(1009);
    await publish({});
    await until('the other one still receives', async () => quiet.messages.length === 1);
  });
});

describe('a request that the stream refuses', () => {
  test.each([
    [
      'a misspelled type',
      { event_types: 'filing.publishd' },
      400,
      'unknown-event-type',
      /did you mean filing\.published\?$/,
    ],
    [
      'a wildcard of nothing',
      { event_types: 'filing.published,dilutoin.*' },
      400,
      'unknown-event-type',
      /did you mean dilution\.\*\?$/,
    ],
    ["operators' events", { event_types: 'ops.*' }, 400, 'unknown-event-type', /^no event type matches "ops\.\*"/],
    ['an empty list', { event_types: '' }, 400, 'unknown-event-type', /^no event type matches ""/],
    ['a misspelled parameter', { event_type: '*' }, 400, 'unknown-parameter', /did you mean event_types\?$/],
    ['an id that is none', { last_event_id: '17' }, 400, 'invalid-last-event-id', /a UUID; leave it out to start now$/],
  ] as const)('for %s says what to write', async (_, query, status, code, message) => {
    const server = await start();
    await expect(openClient(server.server.url, query)).rejects.toMatchObject({
      status,
      code,
      message: expect.stringMatching(message),
    });
  });

  test("with an unknown id, or another organization's, says from where everything follows", async () => {
    const server = await start();
    const client = await open(server);
    await publish({ organizationId: ORGANIZATION });
    await until('it arrived', async () => client.messages.length === 1);
    for (const id of ['01990000-0000-7000-8000-0000000000ff', client.messages[0]?.id ?? '']) {
      const refused = openClient(server.server.url, { last_event_id: id }, { 'x-organization': OTHER_ORGANIZATION });
      await expect(refused).rejects.toMatchObject({ status: 404, code: 'unknown-event', resumeFrom: BEFORE_FIRST });
    }
  });

  test('without a right, from a web page, or for another path has a status of its own', async () => {
    const { server } = await start();
    await expect(openClient(server.url, {}, { 'x-refused': '1' })).rejects.toMatchObject({ status: 401 });
    await expect(openClient(server.url, {}, { origin: 'https://page.example' })).rejects.toMatchObject({
      status: 403,
      code: 'origin-refused',
    });
    const elsewhere = server.url.replace('/v1/stream', '/v2/stream');
    await expect(openClient(elsewhere)).rejects.toMatchObject({
      status: 404,
      message: 'there is no path /v2/stream; did you mean /v1/stream?',
    });
    const plain = await fetch(server.url.replace('ws:', 'http:'));
    expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });

  test('above a limit is told which, and the place of a closed connection is free again', async () => {
    const { server } = await start({ maxConnections: 4, maxPerOrganization: 2, maxPerAddress: 3 });
    const [first] = [await openClient(server.url), await openClient(server.url)];
    await expect(openClient(server.url)).rejects.toMatchObject({
      status: 429,
      message: 'this organization has 2 connections, the most that one may have; close one first',
    });
    const other = { 'x-organization': OTHER_ORGANIZATION };
    await openClient(server.url, {}, other);
    await expect(openClient(server.url, {}, other)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^this address has 3 connections/),
    });
    await first?.close();
    await until('a place is free', async () => server.connections() === 2);
    await openClient(server.url);
    expect(server.connections()).toBe(3);
  });

  test('by one more than the server holds is told to come later', async () => {
    const { server } = await start({ maxConnections: 1 });
    await openClient(server.url);
    await expect(openClient(server.url)).rejects.toMatchObject({ status: 503, code: 'server-full' });
  });
});
