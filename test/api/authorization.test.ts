import { sql } from 'kysely';
import Type from 'typebox';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineOperation, type Operation, SCOPES, type Scope } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import { createKey } from '../../cli/keys/create-key.ts';
import { type ApiAccess, createApiAccess } from '../../cli/serve/api-access.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import { revokeApiKey } from '../../db/repositories/organizations/api-keys.ts';
import { ensureOrganization, setSpendCap } from '../../db/repositories/organizations/organizations.ts';
import { append, eventOf } from '../db/stream-fixture.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';

const SILENT = { warn: () => undefined, error: () => undefined };
const PERIOD = new Date().toISOString().slice(0, 7);

/** Operations of the test's own: one for each scope, whatever the families are. */
const PROBES = SCOPES.map((scope) =>
  defineOperation({
    id: `probe_${scope}`,
    method: 'GET',
    path: `/v1/probes/${scope}`,
    family: scope === 'read' ? 'Dilution' : 'Monitors',
    scope,
    summary: 'Of a test',
    response: Type.Object({ organization: Type.String() }),
    handle: async ({ caller }) => ({ organization: caller.organizationId }),
  }),
);

let api: TestApi;
let access: ApiAccess;
/** Moves the clock of keys and caps forward. */
let later = 0;
beforeAll(async () => {
  const limits = { callsPerMinute: 100_000, burst: 100_000, failuresPerMinute: 10_000 };
  api = await createTestApi({
    operations: [...OPERATIONS, ...PROBES],
    access: (_, writer) => {
      access = createApiAccess(writer, limits, SILENT, () => Date.now() + later);
      return access.access;
    },
  });
});
afterAll(async () => {
  await access.stop();
  await api.drop();
});

interface KeyChoice {
  readonly organization?: string;
  readonly expiresAt?: string;
}

async function keyWith(scopes: readonly Scope[], { organization = 'default', expiresAt }: KeyChoice = {}) {
  const { organizationId } = await ensureOrganization(api.db, organization);
  const fields = { organizationId, name: 'of a test', scopes, expiresAt: (expiresAt ?? null) as IsoTimestamp | null };
  return { organizationId, ...(await createKey(api.db, fields)) };
}

/** The operation's path with values that no row has. */
function pathOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/accession/.test(name) ? '0000000000-24-000001' : NO_ID));
}
const NO_ID = '01990000-0000-7000-8000-0000000000ff';
const OWN = [...OPERATIONS, ...PROBES];
const call = (operation: Operation, headers: Readonly<Record<string, string>>) =>
  api.send(operation.method, pathOf(operation), operation.body === null ? undefined : {}, headers);

describe('every operation', () => {
  test('is refused to a key that has all scopes but its own, and not to one that has its own alone', async () => {
    const keys = new Map<Scope, { readonly own: string; readonly others: string }>();
    for (const scope of SCOPES) {
      const { text: own } = await keyWith([scope]);
      const { text: others } = await keyWith(SCOPES.filter((one) => one !== scope));
      keys.set(scope, { own, others });
    }
    const wrong: string[] = [];
    for (const operation of OWN) {
      const { own = '', others = '' } = keys.get(operation.scope) ?? {};
      const refused = await call(operation, { 'x-api-key': others });
      const isNamed = refused.body['code'] === 'missing-scope' && refused.body['requiredScope'] === operation.scope;
      if (refused.status !== 403 || !isNamed) wrong.push(`${operation.id}: ${refused.status} with the other scopes`);
      const admitted = await call(operation, { authorization: `Bearer ${own}` });
      if ([401, 403, 500].includes(admitted.status)) wrong.push(`${operation.id}: ${admitted.status} with its scope`);
    }
    expect(wrong).toEqual([]);
  });

  test('needs a key, before it looks at anything else', async () => {
    const wrong: string[] = [];
    for (const operation of OWN) {
      for (const query of ['', '?limit=0&unknown=1']) {
        const { status, body, headers } = await api.send(operation.method, `${pathOf(operation)}${query}`);
        const isChallenge = String(headers['www-authenticate']).startsWith('Bearer ');
        if (status !== 401 || body['code'] !== 'missing-key' || !isChallenge) wrong.push(`${operation.id}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const [probe] = PROBES as [Operation];
const withKey = (text: string) => call(probe, { 'x-api-key': text });

describe('a key', () => {
  test('of another organization sees its own organization', async () => {
    const [one, two] = [await keyWith(['read']), await keyWith(['read'], { organization: 'other' })];
    expect((await withKey(one.text)).body['organization']).toBe(one.organizationId);
    expect((await withKey(two.text)).body['organization']).toBe(two.organizationId);
  });

  test('that is revoked, expired or unknown gets one answer', async () => {
    const revoked = await keyWith(['read']);
    await revokeApiKey(api.db, revoked.key.keyId);
    const expired = await keyWith(['read'], { expiresAt: '2020-01-01T00:00:00.000Z' });
    const answers = [];
    for (const text of [
      revoked.text,
      expired.text,
      `${revoked.text.slice(0, -1)}7`,
      'tm_aaaaaaaaaaaa_b',
      "' or ''='",
    ]) {
      const { status, headers, body } = await withKey(text);
      const { requestId, traceparent, ...same } = body;
      expect([requestId, traceparent]).toEqual([headers['x-request-id'], headers['traceparent']]);
      answers.push(JSON.stringify([status, headers['www-authenticate'], same]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('[401,"Bearer realm=');
  });

  test('names where it stands in its limit in every answer, and is refused beyond it', async () => {
    const { text } = await keyWith(['read']);
    const first = await withKey(text);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '100000',
      'ratelimit-remaining': '99999',
      'ratelimit-reset': '1',
      'ratelimit-policy': '"key";q=100000;w=60',
      ratelimit: '"key";r=99999;t=1',
    });
    const refused = await call(probe, { 'x-api-key': (await keyWith(['webhooks'])).text });
    expect([refused.status, refused.headers['ratelimit-remaining']]).toEqual([403, '99999']);
  });
});

/** Parameters of paths that name what belongs to an organization; the others name what is public. */
const PRIVATE = new Set(['monitor_id', 'id', 'delivery_id']);
const PUBLIC = new Set([
  'accession_number',
  'event_id',
  'sourceSpan',
  'source_span',
  'export_id',
  'file',
  'dataset',
  'country',
  'jobId',
  'f1',
  'f2',
  'cik',
  'ticker',
]);
/** What operations on what is private take. */
const BODIES: Readonly<Record<string, object>> = {
  setMonitorDelivery: { kind: 'none' },
  updateWebhookEndpoint: { description: 'taken over' },
};

const paramsOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe("another organization's", () => {
  test('monitors, endpoints and deliveries are unknown: 404, as for ids that nobody has, and unchanged', async () => {
    const owner = await keyWith(SCOPES, { organization: 'owner' });
    const own = { 'x-api-key': owner.text };
    const stranger = { 'x-api-key': (await keyWith(SCOPES, { organization: 'stranger' })).text };
    const monitor = await api.send(
      'POST',
      '/v1/monitors',
      { name: 'private', search: { dataset: 'offering-events' } },
      own,
    );
    expect(monitor.status).toBe(201);
    const [endpointId, deliveryId] = [uuidv7(), uuidv7()];
    await sql`
      insert into api.webhook_endpoints (id, organization_id, url, event_types)
      values (${endpointId}, ${owner.organizationId}, 'https://receiver.example/', '{*}')
    `.execute(api.db);
    await append(api.db, [eventOf('of the owner')]);
    await sql`
      insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at)
      select ${deliveryId}, event_id, 1, ${endpointId}, 'failed', now() from events.outbox limit 1
    `.execute(api.db);
    const ids: Readonly<Record<string, string>> = {
      monitor_id: String(monitor.body['id']),
      id: endpointId,
      delivery_id: deliveryId,
    };
    const state = async () =>
      (
        await sql`
          select (select jsonb_agg(m) from api.monitors m) as monitors, (select jsonb_agg(e) from api.webhook_endpoints e) as endpoints,
            (select jsonb_agg(s) from api.endpoint_secrets s) as secrets, (select jsonb_agg(d) from events.deliveries d) as deliveries
        `.execute(api.db)
      ).rows;
    const before = await state();
    const unclassified = OPERATIONS.flatMap(paramsOf).filter((name) => !PRIVATE.has(name) && !PUBLIC.has(name));
    expect(unclassified).toEqual([]);
    const operations = OPERATIONS.filter((operation) => paramsOf(operation).some((name) => PRIVATE.has(name)));
    expect(operations.length).toBeGreaterThan(8);
    const wrong: string[] = [];
    for (const operation of operations) {
      const body = operation.body === null ? undefined : BODIES[operation.id];
      if (operation.body !== null && body === undefined) wrong.push(`${operation.id}: this test lacks a body for it`);
      const ask = (of: (name: string) => string, headers: Readonly<Record<string, string>>) =>
        api.send(
          operation.method,
          operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of(name)),
          body,
          headers,
        );
      const theirs = await ask((name) => ids[name] ?? NO_ID, stranger);
      const nobodys = await ask(() => NO_ID, stranger);
      const words = ({ status, body: { code } }: typeof theirs) => `${status} ${String(code)}`;
      if (theirs.status !== 404 || words(theirs) !== words(nobodys)) wrong.push(`${operation.id}: ${words(theirs)}`);
    }
    expect(wrong).toEqual([]);
    expect(await state()).toEqual(before);
    // Nor are they in its lists; the owner sees them.
    for (const path of ['/v1/monitors', '/v1/webhook_endpoints']) {
      expect((await api.get(path, stranger)).body['data']).toEqual([]);
      expect((await api.get(path, own)).body['data']).toHaveLength(1);
    }
  });
});

describe('metered calls', () => {
  test('that race are recorded exactly, charged by the headers of their answers, and held to the cap', async () => {
    const { organizationId, text, key } = await keyWith(['read', 'monitors'], { organization: 'racing' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => withKey(text)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const cost = String(answers[0]?.headers['service-estimated-cost']);
    const tokens = Number(answers[0]?.headers['service-token-count']);
    expect(cost).toMatch(/^0\.000\d+$/);
    // Refused and failed calls cost nothing.
    expect((await api.get(`${probe.path}?unknown=1`, { 'x-api-key': text })).status).toBe(400);

    const recorded = async () => {
      const { rows } = await sql<{ calls: number; cost: boolean; tokens: boolean }>`
        select count(*)::int as calls, sum(cost) = ${cost}::numeric * 200 as cost, bool_and(tokens = ${tokens}) as tokens,
          bool_and(operation = 'probe_read' and status = 200 and key_id = ${key.keyId}) as fields,
          (select spent = ${cost}::numeric * 200 from api.spend where organization_id = ${organizationId}) as spent
        from api.metered_calls where organization_id = ${organizationId}
      `.execute(api.db);
      return rows[0];
    };
    await expect
      .poll(recorded, { timeout: 10_000 })
      .toEqual({ calls: 200, cost: true, tokens: true, fields: true, spent: true });

    // The cap is what was spent: 100 % at once.
    const spend = await setSpendCap(api.db, { organizationId, cap: decimalTimes(cost, 200), period: PERIOD });
    expect(spend.crossed).toEqual([75, 90, 95, 100]);
    later += 5_001;
    await expect.poll(async () => (await withKey(text)).status, { timeout: 15_000, interval: 250 }).toBe(402);
    const { body, headers } = await withKey(text);
    expect(body).toMatchObject({ code: 'spend-cap-reached', period: PERIOD, status: 402 });
    expect(Number(body['spent'])).toBeGreaterThanOrEqual(Number(body['cap']));
    expect(headers['ratelimit-limit']).toBe('100000');
    // What is free continues.
    const free = PROBES.find(({ scope }) => scope === 'monitors') as Operation;
    expect((await call(free, { 'x-api-key': text })).status).toBe(200);
  }, 60_000);
});

/** Exact: twelve decimals. */
function decimalTimes(decimal: string, factor: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const units = BigInt(whole + fraction.padEnd(12, '0')) * BigInt(factor);
  const digits = units.toString().padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`;
}

test('a key with few calls gets 429 with Retry-After, and its next call when a token has come', async () => {
  const limits = { callsPerMinute: 600, burst: 2, failuresPerMinute: 10 };
  const own = createApiAccess(api.db, limits, SILENT);
  const { key } = await keyWith(['read']);
  const caller = { organizationId: key.organizationId, keyId: key.keyId, scopes: key.scopes };
  expect(own.access.admit(caller, probe)['ratelimit-remaining']).toBe('1');
  own.access.admit(caller, probe);
  expect(() => own.access.admit(caller, probe)).toThrow(
    expect.objectContaining({
      status: 429,
      code: 'rate-limited',
      details: { headers: expect.objectContaining({ 'retry-after': '1', 'ratelimit-remaining': '0' }) },
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 120));
  own.access.admit(caller, probe);
  await own.stop();
});
