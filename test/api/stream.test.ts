import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../cli/keys/create-key.ts';
import { type ApiAccess, createApiAccess } from '../../cli/serve/api-access.ts';
import { SCOPES, type Scope } from '../../core/scopes.ts';
import { revokeApiKey } from '../../db/repositories/organizations/api-keys.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { append, eventOf, openClient, startTestServer, type TestServer } from '../db/stream-fixture.ts';
import { until } from '../until.ts';

const LIMITS = { callsPerMinute: 600, burst: 50, failuresPerMinute: 1_000 };
const SILENT = { warn: () => undefined, error: () => undefined };

let database: TestDatabase;
let access: ApiAccess;
let server: TestServer;
let url: string;
/** Moves the clock of the keys forward. */
let later = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  access = createApiAccess(database.db, LIMITS, SILENT, () => Date.now() + later);
  server = await startTestServer(database.url, { recheckMs: 200 }, { access: access.access });
  ({ url } = server.server);
});
afterAll(async () => {
  await server.stop();
  await access.stop();
  await database.drop();
});

async function keyOf(organization: string, scopes: readonly Scope[] = ['read']) {
  const { organizationId } = await ensureOrganization(database.db, organization);
  const { key, text } = await createKey(database.db, { organizationId, name: 'k', scopes, expiresAt: null });
  return { organizationId, keyId: key.keyId, headers: { 'x-api-key': text }, text };
}

describe('the event stream', () => {
  test('takes a key in either header, and sends its organization what is private to it', async () => {
    const [one, two] = [await keyOf('one'), await keyOf('two')];
    const first = await openClient(url, {}, one.headers);
    const second = await openClient(url, {}, { authorization: `Bearer ${two.text}` });
    await append(database.db, [
      eventOf('of one', { organizationId: one.organizationId }),
      eventOf('of two', { organizationId: two.organizationId }),
      eventOf('of all'),
    ]);
    await until('both have theirs', async () => first.messages.length === 2 && second.messages.length === 2);
    expect([first.keys(), second.keys()]).toEqual([
      ['of one', 'of all'],
      ['of two', 'of all'],
    ]);
    for (const client of [first, second]) await client.close();
  });

  test('refuses with the problems of the API: no key, a wrong one, one without the scope read', async () => {
    const others = await keyOf(
      'one',
      SCOPES.filter((scope) => scope !== 'read'),
    );
    const cases = [
      [{}, 401, 'missing-key'],
      [{ 'x-api-key': 'tm_wrong' }, 401, 'invalid-key'],
      [others.headers, 403, 'missing-scope'],
    ] as const;
    for (const [headers, status, code] of cases) {
      // Before it looks at the query.
      await expect(openClient(url, { unknown: '1' }, headers)).rejects.toMatchObject({ status, code });
    }
    const { headers } = await keyOf('one');
    const versioned = openClient(url, {}, { ...headers, 'service-version': '1999-01-01' });
    await expect(versioned).rejects.toMatchObject({ status: 400, code: 'unsupported-service-version' });
  });

  test('closes a connection whose key is revoked, and no other', async () => {
    const [kept, revoked] = [await keyOf('one'), await keyOf('one')];
    const stays = await openClient(url, {}, kept.headers);
    const ends = await openClient(url, {}, revoked.headers);
    await revokeApiKey(database.db, revoked.keyId);
    later += 5_001;
    const { code, reason } = await ends.closed;
    expect([code, reason]).toEqual([4401, expect.stringMatching(/^the key is no longer valid; resume with/)]);
    await expect(openClient(url, {}, revoked.headers)).rejects.toMatchObject({ status: 401, code: 'invalid-key' });
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    await stays.close();
  });

  test('counts connections against the limit of the key', async () => {
    const { headers } = await keyOf('busy');
    const attempts = await Promise.allSettled(
      Array.from({ length: 60 }, () => openClient(url, { last_event_id: 'no id' }, headers)),
    );
    const codes = attempts.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'open'));
    expect(new Set(codes)).toEqual(new Set(['invalid-last-event-id', 'rate-limited']));
  });

  test('answers a handshake with the headers of every answer, and a broken one with a problem', async () => {
    const { headers } = await keyOf('one');
    const asked = httpRequest(url.replace('ws:', 'http:'), {
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      },
    }).end();
    const [answer, socket] = (await once(asked, 'upgrade')) as [{ headers: object }, { destroy(): void }];
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^req_/),
      traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-/),
      'ratelimit-limit': '50',
      'service-version': expect.any(String),
      'service-last-event-id': expect.any(String),
    });
    socket.destroy();
    const broken = await exchange('/v1/stream', ['upgrade: websocket', 'sec-websocket-version: 12']);
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken).toContain('application/problem+json');
    expect(broken).toContain('"code":"invalid-handshake"');
  });

  test('does not take other requests that would like to upgrade: they are answered over HTTP', async () => {
    expect(await exchange('/health/live', ['upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'])).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expect(await exchange('/v1/nothing', ['upgrade: websocket'])).toMatch(/^HTTP\/1\.1 404 /);
  });
});

/** The answer to a request that asks for an upgrade. */
async function exchange(path: string, headers: readonly string[]): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
    if (/\r\n\r\n./.test(answer)) socket.end();
  });
  socket.write([`GET ${path} HTTP/1.1`, 'host: a', 'connection: Upgrade', ...headers, '', ''].join('\r\n'));
  await once(socket, 'close');
  return answer;
}
