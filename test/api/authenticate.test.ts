import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Authenticate, createAuthenticator } from '../../api/auth/authenticate.ts';
import type { CredentialHeaders } from '../../api/auth/credentials.ts';
import { Problem } from '../../api/http/problems.ts';
import { createFailureLimit } from '../../api/limits/failure-limit.ts';
import { apiKeyText, hashOfSecret, isHashOf, newApiKey, parseApiKey } from '../../core/api-key.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Scope } from '../../core/scopes.ts';
import {
  type ApiKey,
  findKeyForRequest,
  insertApiKey,
  revokeApiKey,
} from '../../db/repositories/organizations/api-keys.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const ADDRESS = '192.0.2.1';
const PERIOD = '2026-03';

let database: TestDatabase;
let organizationId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ organizationId } = await ensureOrganization(database.db, 'default'));
});
afterAll(() => database.drop());

interface KeyOptions {
  readonly scopes?: readonly Scope[];
  readonly expiresAt?: string | null;
}

async function createKey({ scopes = ['read'], expiresAt = null }: KeyOptions = {}): Promise<ApiKey & { text: string }> {
  const parts = newApiKey();
  const secretHash = hashOfSecret(parts.secret);
  const fields = { organizationId, prefix: parts.prefix, secretHash, name: 'of a test', scopes };
  const stored = await insertApiKey(database.db, { ...fields, expiresAt: expiresAt as IsoTimestamp | null });
  return { ...stored, text: apiKeyText(parts) };
}

let authenticate: Authenticate;
let now: number;
let lookUps: string[];
let comparisons: number;
beforeEach(() => {
  now = Date.now();
  authenticate = startAuthenticator();
});

function startAuthenticator(failuresPerMinute = 1_000): Authenticate {
  lookUps = [];
  comparisons = 0;
  return createAuthenticator({
    findKey(prefix) {
      lookUps.push(prefix);
      return findKeyForRequest(database.db, prefix, PERIOD);
    },
    isHashOf(secret, hash) {
      comparisons += 1;
      return isHashOf(secret, hash);
    },
    failures: createFailureLimit({ perMinute: failuresPerMinute }),
    now: () => now,
  });
}

/** The caller, or how the request is refused. */
async function attempt(headers: CredentialHeaders, address = ADDRESS): Promise<object> {
  try {
    return { caller: await authenticate(headers, address) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, message, details } = error;
    return { status, code, message, ...details };
  }
}
const byKey = (text: string, address = ADDRESS) => attempt({ 'x-api-key': text }, address);
const INVALID = { status: 401, code: 'invalid-key' };

describe('a key', () => {
  test('is accepted in either header, and says whose it is and what it permits', async () => {
    const key = await createKey({ scopes: ['read', 'webhooks'] });
    const caller = { organizationId, keyId: key.keyId, scopes: ['read', 'webhooks'] };
    expect(await byKey(key.text)).toEqual({ caller });
    for (const authorization of [`Bearer ${key.text}`, `bearer  ${key.text} `]) {
      expect(await attempt({ authorization })).toEqual({ caller });
    }
    const both = { authorization: `Bearer ${key.text}`, 'x-api-key': key.text };
    expect(await attempt(both)).toEqual({ caller });
  });

  test('that differs between the two headers is refused, whichever is right', async () => {
    const [one, two] = [await createKey(), await createKey()];
    const headers = { authorization: `Bearer ${one.text}`, 'x-api-key': two.text };
    expect(await attempt(headers)).toMatchObject({
      status: 400,
      code: 'two-keys',
    });
  });

  test.each([
    [{}, 'missing-key'],
    [{ 'x-api-key': '  ' }, 'missing-key'],
    [{ authorization: 'Basic dXNlcjpwYXNz' }, 'invalid-authorization'],
    [{ authorization: 'Bearer' }, 'invalid-authorization'],
    [{ authorization: 'Bearer a b' }, 'invalid-authorization'],
  ])('%j names none: 401 with a challenge', async (headers, code) => {
    expect(await attempt(headers)).toMatchObject({
      status: 401,
      code,
      headers: { 'www-authenticate': expect.stringMatching(/^Bearer realm=/) },
    });
  });

  test('is refused with one answer, whatever is wrong with it', async () => {
    const revoked = await createKey();
    await revokeApiKey(database.db, revoked.keyId);
    const expired = await createKey({ expiresAt: new Date(now - 1).toISOString() });
    const valid = await createKey();
    const { prefix } = parseApiKey(valid.text) ?? { prefix: '' };
    const unknown = newApiKey();
    const wrong = [
      revoked.text,
      expired.text,
      apiKeyText(unknown),
      apiKeyText({ prefix, secret: unknown.secret }),
      `${valid.text}a`,
      valid.text.toUpperCase(),
      `${valid.text}, ${valid.text}`,
      'tm_',
      "' or 1=1 --",
      'ä\u0000ö',
      'a.b.c',
    ];
    const answers = new Set<string>();
    for (const text of wrong) answers.add(JSON.stringify(await byKey(text)));
    expect([...answers]).toHaveLength(1);
    expect(JSON.parse([...answers][0] ?? '')).toMatchObject(INVALID);
  });

  test('that is unknown costs what a wrong secret of a known one costs: one look-up, one comparison', async () => {
    const valid = await createKey();
    const revoked = await createKey();
    await revokeApiKey(database.db, revoked.keyId);
    // Also where the right key is cached: what was found by it is found by the whole key only.
    await byKey(valid.text);
    const cost = async (text: string): Promise<readonly [lookUps: number, comparisons: number]> => {
      const before = [lookUps.length, comparisons] as const;
      await byKey(text);
      return [lookUps.length - before[0], comparisons - before[1]];
    };
    const secret = () => newApiKey().secret;
    const attempts = [
      apiKeyText(newApiKey()),
      apiKeyText({ prefix: valid.prefix, secret: secret() }),
      apiKeyText({ prefix: revoked.prefix, secret: secret() }),
      revoked.text,
    ];
    // Repeating an attempt costs the same again.
    for (const text of [...attempts, ...attempts]) expect(await cost(text), text).toEqual([1, 1]);
  });

  test('that is used a hundred times at once is looked up once, and again after five seconds', async () => {
    const key = await createKey();
    const all = await Promise.all(Array.from({ length: 100 }, () => byKey(key.text)));
    expect(all.every((one) => 'caller' in one)).toBe(true);
    now += 4_999;
    await byKey(key.text);
    expect(lookUps).toEqual([key.prefix]);
    now += 2;
    await byKey(key.text);
    expect(lookUps).toEqual([key.prefix, key.prefix]);
  });

  test('that is revoked stops working within five seconds, and one that expires at once', async () => {
    const revoked = await createKey();
    const expiring = await createKey({ expiresAt: new Date(now + 2_000).toISOString() });
    expect(await byKey(revoked.text)).toHaveProperty('caller');
    expect(await byKey(expiring.text)).toHaveProperty('caller');
    expect(await revokeApiKey(database.db, revoked.keyId)).toBe(true);
    expect(await revokeApiKey(database.db, revoked.keyId)).toBe(false);
    now += 2_000;
    expect(await byKey(expiring.text)).toMatchObject(INVALID);
    now += 3_000;
    expect(await byKey(revoked.text)).toMatchObject(INVALID);
  });

  test('fails for the caller where the database does not answer, and is not counted against it', async () => {
    const failing = createAuthenticator({
      findKey: () => Promise.reject(new Error('the database is away')),
      failures: createFailureLimit({ perMinute: 1 }),
    });
    const headers = { 'x-api-key': apiKeyText(newApiKey()) };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(failing(headers, ADDRESS)).rejects.toThrow('the database is away');
    }
  });
});

describe('failed attempts', () => {
  test('are limited by address, before the database is asked, and hold up no key that was valid', async () => {
    const key = await createKey();
    authenticate = startAuthenticator(3);
    expect(await byKey(key.text)).toHaveProperty('caller');
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await byKey(apiKeyText(newApiKey()))).toMatchObject(INVALID);
    const asked = lookUps.length;
    expect(await byKey(apiKeyText(newApiKey()))).toMatchObject({
      status: 429,
      code: 'too-many-invalid-keys',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(lookUps).toHaveLength(asked);
    // Cached, and looked up again.
    expect(await byKey(key.text)).toHaveProperty('caller');
    now += 10_000;
    expect(await byKey(key.text)).toHaveProperty('caller');
    expect(await byKey(apiKeyText(newApiKey()), '192.0.2.2')).toMatchObject(INVALID);
  });

  test('from one network of IPv6 count together, and mapped IPv4 addresses as IPv4', () => {
    const limit = createFailureLimit({ perMinute: 1 });
    limit.count('2001:db8::1');
    expect(limit.waitSeconds('2001:db8:0:0:ffff::2')).toBeGreaterThan(0);
    expect(limit.waitSeconds('2001:db8:0:1::1')).toBe(0);
    limit.count('::ffff:192.0.2.7');
    expect(limit.waitSeconds('192.0.2.7')).toBeGreaterThan(0);
    expect(limit.waitSeconds('::ffff:192.0.2.8')).toBe(0);
  });
});
