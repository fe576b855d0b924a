import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../api/operation.ts';
import { type ApiAccess, createApiAccess } from '../../cli/serve/api-access.ts';
import { apiKeyText, hashOfSecret, newApiKey } from '../../core/api-key.ts';
import { insertApiKey } from '../../db/repositories/organizations/api-keys.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';

const HTML = { accept: 'text/html,*/*' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LIMITS = { callsPerMinute: 600, burst: 100, failuresPerMinute: 1_000 };

describe('the explorer on a loopback address', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ explorer: { isLocal: true, sealingKeys: null } });
  });
  afterAll(() => api.drop());

  test('answers every page with its policy, and nothing that a page may run', async () => {
    const { status, headers, text } = await api.get('/', HTML);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/i);
  });

  test('serves its assets for good, by the hash of their content', async () => {
    const { text } = await api.get('/', HTML);
    const paths = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths) {
      const { status, headers } = await api.get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await api.get('/assets/explorer.0000000000000000.css')).status).toBe(404);
    expect((await api.get('/assets/..%2f..%2fpackage.json')).status).toBe(404);
  });

  test.each([
    ['/issuers/1', 404, 'no filing of CIK 1'],
    ['/issuers/abc', 404, 'one to ten digits'],
    ['/issuers/1/nothing', 404, 'no page'],
    ['/filings/0000000001-26-000001', 404, 'no filing 0000000001-26-000001'],
    ['/filings/x', 404, '18 digits'],
    ['/filings/0000000001-26-000001/documents/x', 404, 'a document has a number'],
    ['/?as_of=2026-02-30', 400, 'YYYY-MM-DD'],
    ['/?as_of=2999-01-01', 400, 'YYYY-MM-DD'],
    ['/?as_of=2026-01-02&as_of=2026-01-03', 400, 'more than once'],
    ['/?methodology=2020-01-01.1', 400, 'no scored methodology'],
    ['/issuers/1?range=2y', 400, '3m, 1y, 3y, all'],
    ['/nothing-here', 404, 'there is no page'],
  ])('%s is a page that says what is wrong', async (path, status, words) => {
    const answer = await api.get(path, HTML);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('role="search"');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('says of an empty database that nothing is computed, and finds nobody, whatever is searched', async () => {
    expect((await api.get('/', HTML)).text).toContain('Not computed');
    for (const text of ['acme', '%00', '%E2%80%AE', "'; drop table x --", '\u{1F600}', 'x'.repeat(3_000), '%25%5F\\']) {
      const { status, text: page } = await api.get(`/?q=${encodeURI(text)}`, HTML);
      expect([text, status]).toEqual([text, 200]);
      expect(page).not.toMatch(/[\0\u202e]/);
    }
    const { text } = await api.get('/?q=%3Cscript%3Ealert(1)%3C/script%3E', HTML);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert');
  });

  test('leaves unknown paths of programs to the API', async () => {
    expect((await api.get('/v1/nothing', HTML)).headers['content-type']).toContain('application/problem+json');
    expect((await api.get('/nothing')).headers['content-type']).toContain('application/problem+json');
  });

  test('is not open under the name of another site', async () => {
    const { status, headers } = await api.get('/issuers/1', { ...HTML, host: 'evil.example' });
    expect([status, headers['location']]).toEqual([303, '/sign-in?to=%2Fissuers%2F1']);
  });

  test('is not in the document of the API', async () => {
    const { body } = await api.get<{ paths: object }>('/openapi.json');
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/v1/') && !path.startsWith('/health/'))).toEqual(
      [],
    );
  });
});

describe('the explorer elsewhere', () => {
  let api: TestApi;
  let access: ApiAccess;
  beforeAll(async () => {
    api = await createTestApi({
      explorer: { isLocal: false, sealingKeys: null },
      access: (_, writer) => {
        access = createApiAccess(writer, LIMITS, pino({ level: 'silent' }));
        return access.access;
      },
    });
  });
  afterAll(async () => {
    await access.stop();
    await api.drop();
  });

  async function newKey(scopes: readonly Scope[], expiresAt: string | null = null): Promise<string> {
    const parts = newApiKey();
    const { organizationId, db } = api;
    const secretHash = hashOfSecret(parts.secret);
    await insertApiKey(db, {
      organizationId,
      prefix: parts.prefix,
      name: 'test',
      scopes,
      expiresAt: expiresAt as never,
      secretHash,
    });
    return apiKeyText(parts);
  }

  const signIn = (key: string, to = '/') =>
    api.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers: FORM,
      payload: new URLSearchParams({ key, to }).toString(),
    });

  test('asks for a key, keeps it in a cookie that no script reads, and lets its holder in', async () => {
    const refused = await api.get('/issuers/1?range=3m', HTML);
    expect([refused.status, refused.headers['location']]).toEqual([303, '/sign-in?to=%2Fissuers%2F1%3Frange%3D3m']);
    expect((await api.get('/sign-in?to=/issuers/1', HTML)).text).toContain('type="password"');
    const key = await newKey(['read']);
    const answer = await signIn(key, '/issuers/1');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/issuers/1']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Strict/i);
    expect(cookie).not.toContain(key.slice(3));
    const session = cookie.split(';')[0] ?? '';
    expect((await api.get('/', { ...HTML, cookie: session })).status).toBe(200);
    const altered = `${session.slice(0, -2)}${session.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const other of [altered, 'tidemark_session=', 'tidemark_session=a.b.c', `${session}.x`]) {
      expect((await api.get('/', { ...HTML, cookie: other })).status).toBe(303);
    }
    const out = await api.app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { ...FORM, cookie: session },
      payload: '',
    });
    expect(String(out.headers['set-cookie'])).toContain('tidemark_session=;');
  });

  test('refuses keys that are unknown, expired or without the scope, and goes to no other site', async () => {
    const expired = await newKey(['read'], '2020-01-01T00:00:00.000Z');
    for (const [key, status] of [
      ['tm_nothing', 401],
      ['', 401],
      [expired, 401],
      [await newKey(['monitors']), 403],
    ] as const) {
      const answer = await signIn(key);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined]);
      expect(answer.body).toContain('role="alert"');
    }
    const key = await newKey(['read']);
    for (const to of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '']) {
      expect((await signIn(key, to)).headers.location).toBe('/');
    }
  });

  test('serves its assets and the sign-in to everybody, and limits the pages of an address', async () => {
    const { text } = await api.get('/sign-in', HTML);
    const [, asset = ''] = /href="(\/assets\/explorer[^"]+css)"/.exec(text) ?? [];
    let limited = await api.get('/', HTML);
    for (let asked = 0; asked < 200 && limited.status !== 429; asked += 1) limited = await api.get('/', HTML);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.get(asset)).status).toBe(200);
  });
});
