import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '../../api/blocks.ts';
import { problemOf } from '../../api/http/problems.ts';
import { defineOperation } from '../../api/operation.ts';
import { PAGE, VIEW } from '../../api/parameters.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';

const OPERATIONS = [
  defineOperation({
    id: 'listThings',
    method: 'GET',
    path: '/v1/things',
    family: 'Dilution',
    scope: 'read',
    summary: 'Things',
    query: Type.Object({ ...PAGE, ...VIEW, since: Type.Optional(Type.String({ format: 'date' })) }),
    response: listOf(Type.Object({ size: Type.Integer() })),
    handle: async ({ query }) => ({
      object: 'list',
      data: Array.from({ length: query.limit ?? 0 }, (_, size) => ({ size })),
      hasMore: false,
      nextCursor: null,
    }),
  }),
  defineOperation({
    id: 'makeThing',
    method: 'POST',
    path: '/v1/things',
    family: 'Dilution',
    scope: 'monitors',
    summary: 'Makes a thing',
    body: Type.Object({ size: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    response: Type.Object({ size: Type.Integer() }),
    status: 201,
    handle: async ({ body }) => ({ size: (body as { size: number }).size }),
  }),
  defineOperation({
    id: 'writeOnRead',
    method: 'GET',
    path: '/v1/writes',
    family: 'Dilution',
    scope: 'read',
    summary: 'Tries to write',
    response: Type.Object({}),
    async handle({ deps }) {
      await sql`insert into api.organizations (organization_id, name) values (gen_random_uuid(), 'nobody')`.execute(
        deps.db,
      );
      return {};
    },
  }),
];

const VERSIONS = [
  {
    date: '2026-01-01',
    adapt: (_: string, body: Readonly<Record<string, unknown>>) => ({ ...body, items: body['data'], data: undefined }),
  },
  { date: '2026-06-01', adapt: (_: string, body: Readonly<Record<string, unknown>>) => ({ ...body, old: true }) },
  { date: '2026-11-23' },
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ operations: OPERATIONS, versions: VERSIONS });
});
afterAll(() => api.drop());

describe('every answer', () => {
  it('has a request id and continues an incoming trace, also where it refuses', async () => {
    const incoming = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    for (const path of ['/v1/things', '/v1/things?limit=0', '/v1/nothing', '/health/live', '/openapi.json']) {
      const { headers, body, status } = await api.get(path, { traceparent: incoming });
      expect(headers['traceparent']).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/);
      expect(headers['traceparent']).not.toBe(incoming);
      if (!path.startsWith('/v1')) continue;
      expect(body).toMatchObject({ requestId: headers['x-request-id'], traceparent: headers['traceparent'] });
      expect(status).toBe({ '/v1/things': 200, '/v1/things?limit=0': 400, '/v1/nothing': 404 }[path]);
    }
  });

  it.each([
    ['all zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['a forbidden version', 'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['no trace', 'hello'],
  ])('starts a trace of its own where the incoming one is %s', async (_, traceparent) => {
    const { headers } = await api.get('/v1/things', { traceparent });
    expect(headers['traceparent']).toMatch(/^00-(?!0{32}|4bf92f)[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it('has an ETag that leaves out what differs each time, and answers 304 to it', async () => {
    const first = await api.get('/v1/things');
    const again = await api.get('/v1/things');
    expect(first.headers['etag']).toBe(again.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const same = await api.get('/v1/things', { 'if-none-match': `"other", ${String(first.headers['etag'])}` });
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await api.get('/v1/things?limit=3', { 'if-none-match': String(first.headers['etag']) })).status).toBe(200);
  });

  it('says what it cost', async () => {
    const { headers } = await api.get('/v1/things');
    expect(Number(headers['service-token-count'])).toBeGreaterThan(0);
    expect(headers['service-estimated-cost']).toBe('0');
  });

  it('is compressed where the client takes it', async () => {
    const plain = await api.app.inject({ url: '/v1/things?limit=50' });
    const packed = await api.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
  });
});

describe('parameters', () => {
  it.each([
    ['/v1/things?limt=3', 'limt', /unknown parameter; did you mean limit\?/],
    ['/v1/things?limit=51', 'limit', /<= 50/],
    ['/v1/things?limit=ten', 'limit', /integer/],
    ['/v1/things?limit=1&limit=2', 'limit', /integer/],
    ['/v1/things?cursor=-1', 'cursor', />= 0/],
    ['/v1/things?cursor=99999999999999999999', 'cursor', /<=/],
    ['/v1/things?view=human', 'view', /give agent/],
    ['/v1/things?since=2026-02-30', 'since', /a date that exists/],
    ['/v1/things?since=2026-02-01%00', 'since', /NUL/],
  ])('that are wrong are named with what is allowed: %s', async (path, name, message) => {
    const { status, body, headers } = await api.get(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body['errors']).toEqual([
      expect.objectContaining({ in: 'query', name, message: expect.stringMatching(message) }),
    ]);
    expect(body).toMatchObject({ status: 400, type: `urn:tidemark:problem:${String(body['code'])}` });
  });

  it('have the defaults of the specification', async () => {
    expect((await api.get('/v1/things')).body['data']).toHaveLength(10);
  });

  it.each([
    [{ size: 0 }, 'size'],
    [{ size: '1' }, 'size'],
    [{}, 'size'],
    [{ size: 1, sizes: 2 }, 'sizes'],
  ])('of a body are not coerced: %j', async (body, name) => {
    const answer = await api.send('POST', '/v1/things', body);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([expect.objectContaining({ in: 'body', name })]);
  });

  it('of a body that is too large, no JSON or not called JSON are refused', async () => {
    expect(
      (await api.send('POST', '/v1/things', 'x'.repeat(300_000), { 'content-type': 'application/json' })).status,
    ).toBe(413);
    expect((await api.send('POST', '/v1/things', '{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await api.send('POST', '/v1/things', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
    expect((await api.send('POST', '/v1/things', { size: 2 })).status).toBe(201);
  });
});

describe('methods', () => {
  it('that a path lacks are refused with those that it has', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'QUERY']) {
      const { status, headers, body } = await api.send(method, '/v1/things');
      expect([status, headers['allow'], body['code']]).toEqual([405, 'GET, HEAD, POST, OPTIONS', 'method-not-allowed']);
    }
    expect(await api.send('OPTIONS', '/v1/things')).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    });
    expect(await api.send('HEAD', '/v1/things')).toMatchObject({ status: 200, text: '' });
  });

  it('of reading run in sessions that cannot write', async () => {
    expect((await api.get('/v1/writes')).status).toBe(500);
    const { rows } = await sql`select from api.organizations where name = 'nobody'`.execute(api.db);
    expect(rows).toHaveLength(0);
  });
});

describe('versions', () => {
  it('are chosen by date, the newest without a header', async () => {
    expect((await api.get('/v1/things')).headers['service-version']).toBe('2026-11-23');
    const older = await api.get('/v1/things', { 'service-version': '2026-06-01' });
    expect(older.body).toMatchObject({ old: true, object: 'list' });
    const oldest = await api.get('/v1/things', { 'service-version': '2026-01-01' });
    expect(oldest.body).toMatchObject({ old: true, items: expect.any(Array) });
    expect(oldest.body).not.toHaveProperty('data');
    expect(oldest.headers['etag']).not.toBe(older.headers['etag']);
  });

  it.each(['2026-11-22', 'latest', '2026-13-01', ''])(
    'that are not supported are refused with those that are: "%s"',
    async (version) => {
      const { status, body } = await api.get('/v1/things', { 'service-version': version });
      expect([status, body['code']]).toEqual([400, 'unsupported-service-version']);
      expect(body['supported']).toEqual(['2026-01-01', '2026-06-01', '2026-11-23']);
    },
  );
});

describe('a database that is away', () => {
  it.each([
    ['57P01', 'a server that stops', 503],
    ['57P03', 'a server that starts', 503],
    ['53300', 'no free connection', 503],
    ['42P01', 'a missing table', 500],
  ])('is said to be: %s, %s', (code, message, status) => {
    const error = Object.assign(new Error(message), { severity: 'FATAL', code });
    expect(problemOf(error)).toMatchObject({ status });
  });
});

describe('a listening server', () => {
  it('answers what is no HTTP with a problem document, and is ready with a schema that fits', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ status: 'ready' });
    for (const [request, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET /v1/things HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [`GET /v1/things?since=${'x'.repeat(9_000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 414],
      ['GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    ] as const) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.setEncoding('utf8');
      let answer = '';
      socket.on('data', (text: string) => {
        answer += text;
      });
      socket.write(request);
      await once(socket, 'close');
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('application/problem+json');
      expect(answer).toMatch(/"requestId":"req_\w+","traceparent":"00-/);
    }
  });
});
