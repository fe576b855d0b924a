import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { createKey } from '../../cli/keys/create-key.ts';
import { ensureOrganization, findOrganization } from '../../db/repositories/organizations/organizations.ts';
import type { EventEnvelope } from '../../events/envelope.ts';
import { findFreePort } from '../../stack/ports.ts';
import { lineOf, resultOf, runCli, startCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { append, eventOf, OTHER_ORGANIZATION } from '../db/stream-fixture.ts';
import { until } from '../until.ts';

let database: TestDatabase;
let home = '';
let key = '';
const started: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { organizationId } = await ensureOrganization(database.db, 'default');
  const fields = { organizationId, name: 'of a test', scopes: ['read'] as const, expiresAt: null };
  key = (await createKey(database.db, fields)).text;
  home = mkdtempSync(join(tmpdir(), 'tidemark-stream-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = startCli(args, { env: { TIDEMARK_HOME: home, ...env } });
  started.push(child);
  return child;
}

async function startServer(port: number): Promise<{ child: ChildProcess; url: string }> {
  const child = start(['serve', '--port', String(port)], { DATABASE_URL: database.url });
  const line = await lineOf(child, /^api /);
  return { child, url: `${/http:\S+(?=;)/.exec(line)?.[0].replace('http:', 'ws:')}/v1/stream` };
}

/** `tidemark stream` with what it has printed. */
function follow(args: readonly string[]) {
  const child = start(['stream', ...args], { TIDEMARK_API_KEY: key });
  const printed = { out: '', errors: '' };
  child.stdout?.on('data', (chunk) => {
    printed.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    printed.errors += String(chunk);
  });
  const ended = resultOf(child);
  return {
    child,
    ended,
    lines: () => printed.out.split('\n').filter((line) => line !== ''),
    connected: (times: number) =>
      until(`connected ${times} times`, async () => (printed.errors.match(/^connected/gm) ?? []).length === times),
    async stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

describe('tidemark stream', { timeout: 120_000 }, () => {
  test('prints a line per event, and continues without a gap or a repeat where the server is stopped or killed', async () => {
    const port = await findFreePort();
    let server = await startServer(port);
    const text = follow(['--url', server.url]);
    const json = follow(['--url', server.url, '--json', '--event-types', 'filing.*,monitor.match']);
    await Promise.all([text.connected(1), json.connected(1)]);
    const organization = await findOrganization(database.db, 'default');
    const published = (key: string) => ({
      ...eventOf(key),
      payload: { form: '8-K', cik: '0000000100', accessionNumber: key, companyName: 'A \u001b[31mRed\u202e Company' },
    });
    await append(database.db, [
      published('one'),
      eventOf('lockup', { type: 'dilution.lockup.created' }),
      eventOf('private', { type: 'monitor.match', organizationId: organization?.organizationId ?? null }),
      eventOf('not mine', { type: 'monitor.match', organizationId: OTHER_ORGANIZATION }),
    ]);
    await until('both printed', async () => text.lines().length === 3 && json.lines().length === 2);
    expect(text.lines()[0]).toMatch(
      /^\d{4}-\d\d-\d\dT\S+Z {2}filing\.published {2}8-K A \[31mRed Company 0000000100 one {2}[0-9a-f-]{36}$/,
    );

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const exited = once(server.child, 'exit');
      server.child.kill(signal);
      await exited;
      await append(database.db, [eventOf(`while away ${signal}`)]);
      server = await startServer(port);
      await Promise.all([text, json].map((client) => client.connected(signal === 'SIGTERM' ? 2 : 3)));
      await append(database.db, [eventOf(`back ${signal}`)]);
    }
    await until('all is printed', async () => text.lines().length === 7 && json.lines().length === 6);
    const envelopes = json.lines().map((line) => JSON.parse(line) as EventEnvelope);
    expect(envelopes.map(({ data }) => data['key'] ?? data['accessionNumber'])).toEqual([
      'one',
      'private',
      'while away SIGTERM',
      'back SIGTERM',
      'while away SIGKILL',
      'back SIGKILL',
    ]);
    expect((await json.stop()).code).toBe(0);
    expect((await text.stop()).code).toBe(0);

    const since = follow(['--url', server.url, '--json', '--since', envelopes[3]?.id ?? '']);
    await until('the events after it are printed', async () => since.lines().length === 2);
    expect(since.lines().map((line) => (JSON.parse(line) as EventEnvelope).id)).toEqual(
      envelopes.slice(4).map(({ id }) => id),
    );
  });

  test('that is connected before the first event ever misses none', async () => {
    await sql`truncate events.outbox`.execute(database.db);
    const port = await findFreePort();
    const server = await startServer(port);
    const client = follow(['--url', server.url, '--json']);
    await client.connected(1);
    const exited = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    await exited;
    await append(database.db, [eventOf('the first')]);
    await startServer(port);
    await until('it is printed', async () => client.lines().length === 1);
    expect(client.lines().map((line) => (JSON.parse(line) as EventEnvelope).data['key'])).toEqual(['the first']);
  });

  test('reads no faster than it can print', async () => {
    const server = await startServer(await findFreePort());
    const client = follow(['--url', server.url, '--json']);
    await client.connected(1);
    client.child.stdout?.pause();
    const keys = Array.from({ length: 60 }, (_, index) => `much-${index}`);
    await append(
      database.db,
      keys.map((key) => eventOf(key, { padding: 100_000 })),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    client.child.stdout?.resume();
    await until('everything is printed', async () => client.lines().length === keys.length);
    expect(client.lines().map((line) => (JSON.parse(line) as EventEnvelope).data['key'])).toEqual(keys);
  });

  test('says in one line what to change, and ends', async () => {
    const { url } = await startServer(await findFreePort());
    const unknown = '01990000-0000-7000-8000-0000000000ff';
    const cases = [
      [
        ['--event-types', 'filing.publishd'],
        1,
        'no event type matches "filing.publishd"; did you mean filing.published?',
      ],
      [['--since', 'yesterday'], 1, 'last_event_id takes the id of one event, a UUID; leave it out to start now'],
      [
        ['--since', unknown],
        1,
        `no event has the id ${unknown}; everything stored follows last_event_id=00000000-0000-0000-0000-000000000000`,
      ],
    ] as const;
    for (const [args, code, message] of cases) {
      expect(await runCli(['stream', '--url', url, '--key', key, ...args])).toEqual({
        code,
        stdout: '',
        stderr: `tidemark: ${message}\n`,
      });
    }
    const wrong = await runCli([
      'stream',
      '--url',
      url,
      '--key',
      `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
    ]);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('unknown, expired or revoked') });
    // The key of the home goes to its own stack alone.
    const none = await runCli(['stream', '--url', url], { env: { TIDEMARK_HOME: home } });
    expect(none).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('give an API key: --key, or TIDEMARK_API_KEY'),
    });
    const free = await findFreePort();
    const away = await runCli(['stream', '--url', `ws://127.0.0.1:${free}/v1/stream`, '--key', key]);
    expect(away.code).toBe(75);
    expect(away.stderr).toMatch(
      /^tidemark: no event stream at ws:\S+ \(.*ECONNREFUSED.*\): start one with "tidemark up"/,
    );
    const nowhere = await runCli(['stream'], { env: { TIDEMARK_HOME: home } });
    expect(nowhere).toMatchObject({
      code: 75,
      stderr: expect.stringContaining('run `tidemark up` in another terminal'),
    });
    expect((await runCli(['stream', '--url', 'http://127.0.0.1'])).stderr).toMatch(/give an address like ws:/);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const second = await runCli(['serve'], {
      env: { TIDEMARK_HOME: home, DATABASE_URL: database.url, TIDEMARK_API_PORT: String(port) },
    });
    taken.close();
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`port ${port} for the API is in use`),
    });
  });

  test('ends where the address is of something else', async () => {
    const other = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(other, 'listening');
    other.on('connection', (socket) => socket.send('hello'));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const result = await runCli(['stream', '--url', `ws://127.0.0.1:${port}/v1/stream`, '--key', key]);
    for (const socket of other.clients) socket.terminate();
    other.close();
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('sends no events') });
  });
});
