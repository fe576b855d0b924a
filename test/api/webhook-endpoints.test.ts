import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSealingKey, parseSealingKeys, type SealingKeys } from '../../core/sealed-secret.ts';
import { pageOfDeliveries } from '../../db/repositories/delivery/deliveries.ts';
import { appendDirectedEvent } from '../../db/repositories/runs/directed-events.ts';
import { EVENTS_CHANNEL } from '../../db/repositories/runs/outbox.ts';
import { type Service, startDeliveries } from '../../delivery/delivery-service.ts';
import { createEventSigner } from '../../delivery/event-signer.ts';
import { createSignedSend } from '../../delivery/send-signed.ts';
import { createWebhookSender, type WebhookSender } from '../../delivery/webhook-sender.ts';
import { type AllowList, parseAllowList } from '../../events/allow-list.ts';
import { tableReads } from '../query-plans.ts';
import { type Body, createTestApi, type TestApi } from './api-fixture.ts';
import { OTHER, twoOrganizations } from './two-organizations.ts';

interface Endpoint extends Body {
  readonly id: string;
  readonly secret: string;
}
interface List<I = Body> extends Body {
  readonly data: readonly I[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
}
interface Delivery extends Body {
  readonly id: string;
  readonly event_id: string;
  readonly state: string;
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let api: TestApi;
let service: Service;
let sender: WebhookSender;
let received: Received[] = [];
let status = 204;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end(status === 204 ? '' : 'no thanks');
  });
});
let url: string;
const keyText = newSealingKey();

beforeAll(async () => {
  api = await createTestApi({ access: twoOrganizations, webhookKeys: keyText });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`;
  sender = createWebhookSender({ allow: parseAllowList('127.0.0.1:*') as AllowList });
  const keys = parseSealingKeys(keyText) as SealingKeys;
  service = startDeliveries({
    db: api.db,
    databaseUrl: api.database.url,
    send: createSignedSend(
      createEventSigner(() => Promise.resolve(keys)),
      sender.send,
    ),
  });
});
afterAll(async () => {
  await service.stop();
  await sender.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await api.drop();
});

const ENDPOINTS = '/v1/webhook_endpoints';
const NOWHERE = '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11';

async function endpoint(more: object = {}, headers?: Record<string, string>): Promise<Endpoint> {
  const given = { url, event_types: ['dilution.*'], ...more };
  const { status: answered, body } = await api.send<Endpoint>('POST', ENDPOINTS, given, headers);
  expect(answered, JSON.stringify(body)).toBe(201);
  return body;
}

let published = 0;
/** Publishes an event to one endpoint, and waits until its receiver has it. */
async function publish(endpointId: string, organizationId = api.organizationId): Promise<Received> {
  received = [];
  published += 1;
  await appendDirectedEvent(api.db, {
    eventType: 'filing.published',
    naturalKey: `0000000001-26-${published}`,
    payload: { accessionNumber: `${published}`, cik: '100', provenance: { publicAt: '2026-03-02T21:15:08.000Z' } },
    organizationId,
    endpointId,
  });
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  const [request] = received;
  if (request === undefined) throw new Error('nothing received');
  return request;
}

const deliveries = (id: string, query = '') => api.get<List<Delivery>>(`${ENDPOINTS}/${id}/deliveries${query}`);

/** The newest delivery once it is in a state. */
async function deliveryIn(id: string, state: string): Promise<Delivery> {
  let found: Delivery | undefined;
  await expect
    .poll(
      async () => {
        found = (await deliveries(id)).body.data[0];
        return found?.state;
      },
      { timeout: 30_000 },
    )
    .toBe(state);
  if (found === undefined) throw new Error('no delivery');
  return found;
}

const isVerified = (secret: string, { headers, body }: Received): boolean => {
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) !== null;
  } catch {
    return false;
  }
};
const hex = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex');
/** Without what differs in each answer. */
const plain = ({ requestId: _, traceparent: __, ...body }: Body): Body => body;

describe('webhook endpoints', () => {
  it('are created with a secret that is shown once, changed, and deleted', async () => {
    const created = await endpoint({
      description: 'first',
      event_types: ['filing.published', 'dilution.*'],
      ciks: ['0000000100'],
    });
    const { secret, ...record } = plain(created);
    expect(secret).toMatch(/^whsec_/);
    expect(record).toMatchObject({
      object: 'webhook_endpoint',
      url,
      description: 'first',
      event_types: ['filing.published', 'dilution.*'],
      ciks: ['100'],
      tickers: null,
      enabled: true,
      disabled_reason: null,
      deleted_at: null,
    });
    const path = `${ENDPOINTS}/${created.id}`;
    expect(plain((await api.get(path)).body)).toEqual(record);
    const disabled = await api.send('PATCH', path, {
      enabled: false,
      disabled_reason: 'maintenance',
      description: null,
      ciks: null,
    });
    expect(disabled.body).toMatchObject({
      enabled: false,
      disabled_reason: 'maintenance',
      description: null,
      ciks: null,
    });
    const enabled = await api.send('PATCH', path, { enabled: true, url: `${url}/2`, event_types: ['*'] });
    expect(enabled.body).toMatchObject({ enabled: true, disabled_at: null, url: `${url}/2`, event_types: ['*'] });
    const deleted = await api.send('DELETE', path);
    expect([deleted.status, deleted.body['deleted_at']]).toEqual([200, expect.stringMatching(/^20/)]);
    expect(plain((await api.send('DELETE', path)).body)).toEqual(plain(deleted.body));
    for (const [method, gone, body] of [
      ['GET', path],
      ['PATCH', path, { enabled: true }],
      ['POST', `${path}/rotate_secret`],
    ] as const) {
      expect((await api.send(method, gone, body)).status, method).toBe(404);
    }
    expect((await deliveries(created.id)).body.data).toEqual([]);
    expect((await api.get<List<Endpoint>>(`${ENDPOINTS}?limit=50`)).body.data.map(({ id }) => id)).not.toContain(
      created.id,
    );
  });

  it.each([
    [{ url: 'http://10.0.0.1/hook' }, 400, 'webhook-url-refused', /10\.0\.0\.1 is refused/],
    [{ url: 'http://169.254.169.254/latest/meta-data' }, 400, 'webhook-url-refused', /refused/],
    [{ url: 'http://0x0a000001/' }, 400, 'webhook-url-refused', /10\.0\.0\.1 is refused/],
    [{ url: 'file:///etc/passwd' }, 400, 'webhook-url-refused', /scheme/],
    [{ event_types: ['filing.publishd'] }, 400, 'unknown-event-type', /did you mean filing\.published\?/],
    [{ event_types: [] }, 400, 'invalid-parameter', /event_types/],
    [{ event_types: 'filing.published' }, 400, 'invalid-parameter', /array/],
    [{ tickers: ['NOSUCH'] }, 404, 'unknown-ticker', /NOSUCH/],
    [{ ciks: ['0'] }, 400, 'invalid-cik', /CIK of an issuer/],
    [{ ciks: ['abc'] }, 400, 'invalid-parameter', /ciks/],
    [{ secret: 'whsec_mine' }, 400, 'unknown-parameter', /secret/],
    [{ description: 'a\0' }, 400, 'invalid-parameter', /NUL/],
  ])('that cannot be are refused: %j', async (wrong, refused, code, message) => {
    const answer = await api.send('POST', ENDPOINTS, { url, event_types: ['*'], ...wrong });
    expect([answer.status, answer.body['code'], answer.body['detail']]).toEqual([
      refused,
      code,
      expect.stringMatching(message),
    ]);
  });

  it('are refused a change of what they may not be, and nothing of it is stored', async () => {
    const { id } = await endpoint();
    const path = `${ENDPOINTS}/${id}`;
    const before = plain((await api.get(path)).body);
    for (const change of [
      {},
      { enabled: true, disabled_reason: 'no' },
      { description: 'new', url: 'http://192.168.0.1/' },
      { description: 'new', event_types: ['nothing'] },
      { enabeld: true },
    ]) {
      expect((await api.send('PATCH', path, change)).status, JSON.stringify(change)).toBe(400);
    }
    expect(plain((await api.get(path)).body)).toEqual(before);
  });

  it('belong to their organization: for another one they do not exist', async () => {
    const { id } = await endpoint();
    await publish(id);
    const { id: delivery } = await deliveryIn(id, 'delivered');
    for (const [method, path, body] of [
      ['GET', `${ENDPOINTS}/${id}`],
      ['PATCH', `${ENDPOINTS}/${id}`, { enabled: false }],
      ['DELETE', `${ENDPOINTS}/${id}`],
      ['POST', `${ENDPOINTS}/${id}/rotate_secret`],
      ['GET', `${ENDPOINTS}/${id}/deliveries`],
      ['POST', `${ENDPOINTS}/${id}/deliveries/${delivery}/replay`],
    ] as const) {
      const answer = await api.send(method, path, body, OTHER);
      expect([answer.status, answer.body['code']], path).toEqual([404, 'unknown-endpoint']);
    }
    const own = await endpoint({}, OTHER);
    // The delivery is of the other organization, also under an endpoint of one's own.
    const replayed = await api.send('POST', `${ENDPOINTS}/${own.id}/deliveries/${delivery}/replay`, undefined, OTHER);
    expect([replayed.status, replayed.body['code']]).toEqual([404, 'unknown-delivery']);
    const listed = await api.get<List<Endpoint>>(ENDPOINTS, OTHER);
    expect(listed.body.data.map((one) => one.id)).toEqual([own.id]);
    expect((await api.get(`${ENDPOINTS}/${id}`)).body).toMatchObject({ enabled: true });
    expect((await api.get(`${ENDPOINTS}/${NOWHERE}`)).status).toBe(404);
  });

  it('are listed to the end by cursor', async () => {
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.push((await endpoint({}, OTHER)).id);
    const seen: string[] = [];
    for (let cursor: number | null = null; ; ) {
      const { body }: { body: List<Endpoint> } = await api.get<List<Endpoint>>(
        `${ENDPOINTS}?limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
        OTHER,
      );
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.nextCursor;
      if (cursor === null) break;
    }
    expect(seen.slice(0, 3)).toEqual(made.toReversed());
    expect(new Set(seen).size).toBe(4);
  });

  it('are created once for an Idempotency-Key, with the same secret, until it is rotated', async () => {
    const key = { 'idempotency-key': 'e-1' };
    const first = await endpoint({}, key);
    const again = await endpoint({}, key);
    expect(plain(again)).toEqual(plain(first));
    // Neither the table of keys nor that of secrets has it in clear.
    const { rows } = await sql<{ row: string }>`
      select k::text as row from api.idempotency_keys k union all select s::text from api.endpoint_secrets s
    `.execute(api.db);
    expect(rows.map(({ row }) => row).join()).not.toContain(first.secret);
    await api.send('POST', `${ENDPOINTS}/${first.id}/rotate_secret?revoke_old=true`);
    const late = await api.send('POST', ENDPOINTS, { url, event_types: ['dilution.*'] }, key);
    expect([late.status, late.body['detail']]).toEqual([409, expect.stringContaining('rotate it again')]);
  });
});

describe('rotating a secret', () => {
  it('leaves the old one valid for 24 hours: both verify what a real receiver gets', async () => {
    const { id, secret: old } = await endpoint();
    // As a client that sends its content type with every POST.
    const json = { 'content-type': 'application/json' };
    const { status: answered, body } = await api.send<Endpoint>(
      'POST',
      `${ENDPOINTS}/${id}/rotate_secret`,
      undefined,
      json,
    );
    expect(answered).toBe(200);
    expect(body.secret).not.toBe(old);
    const hours = (Date.parse(String(body['old_secret_expires_at'])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const request = await publish(id);
    expect([isVerified(old, request), isVerified(body.secret, request)]).toEqual([true, true]);
    expect(request.headers['service-signature']).toBe(hex(old, request.body));
    const revoked = await api.send<Endpoint>('POST', `${ENDPOINTS}/${id}/rotate_secret?revoke_old=true`, {});
    expect(revoked.body['old_secret_expires_at']).toBeNull();
    const later = await publish(id);
    expect([isVerified(body.secret, later), isVerified(revoked.body.secret, later)]).toEqual([false, true]);
    for (let times = 0; times < 3; times += 1) await api.send('POST', `${ENDPOINTS}/${id}/rotate_secret`);
    const many = await api.send('POST', `${ENDPOINTS}/${id}/rotate_secret`);
    expect([many.status, many.body['code']]).toEqual([409, 'too-many-secrets']);
  });
});

describe('the log of deliveries', () => {
  it('has every attempt of a real receiver, and a failed delivery can be replayed', async () => {
    const { id } = await endpoint();
    status = 500;
    const { headers } = await publish(id);
    // The last attempt of the schedule.
    await expect.poll(async () => (await deliveries(id)).body.data[0]?.['attempts'], { timeout: 30_000 }).toBe(1);
    await sql`
      update events.deliveries set attempt_limit = 2, due_at = now() where endpoint_id = ${id}
    `.execute(api.db);
    await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(api.db);
    const failed = await deliveryIn(id, 'failed');
    expect(failed).toMatchObject({
      object: 'webhook_delivery',
      endpoint_id: id,
      event_id: headers['webhook-id'],
      event_type: 'filing.published',
      attempts: 2,
      next_attempt_at: null,
      last_error: 'http-500',
      log: [
        { attempt: 1, outcome: 'rejected', status: 500, error_code: 'http-500', response_excerpt: 'no thanks' },
        { attempt: 2, outcome: 'exhausted', status: 500 },
      ],
    });
    expect((await deliveries(id, '?state=delivered')).body.data).toEqual([]);
    expect((await deliveries(id, '?state=failed')).body.data).toHaveLength(1);
    expect((await deliveries(id, '?state=lost')).body['errors']).toMatchObject([{ name: 'state' }]);
    status = 204;
    received = [];
    const path = `${ENDPOINTS}/${id}/deliveries/${failed.id}/replay`;
    const replayed = await api.send<Delivery>('POST', path, undefined, { 'content-type': 'application/json' });
    expect([replayed.status, replayed.body.id]).toEqual([202, failed.id]);
    expect(await deliveryIn(id, 'delivered')).toMatchObject({ attempts: 3, last_error: null });
    expect(received.map((request) => request.headers['webhook-id'])).toEqual([headers['webhook-id']]);
    await api.send('PATCH', `${ENDPOINTS}/${id}`, { enabled: false });
    const held = await api.send('POST', path);
    expect([held.status, held.body['code'], held.body['detail']]).toEqual([
      409,
      'not-replayable',
      expect.stringContaining('its endpoint is disabled'),
    ]);
    expect((await api.send('POST', `${ENDPOINTS}/${id}/deliveries/${NOWHERE}/replay`)).status).toBe(404);
  });
});

describe('GET /v1/observability', () => {
  it('says how deliveries of the organization went, from the event on', async () => {
    const own = { ...OTHER };
    const { id } = await endpoint({ description: 'observed' }, own);
    const organization = await sql<{ id: string }>`
      select organization_id as id from api.webhook_endpoints where id = ${id}
    `.execute(api.db);
    await publish(id, organization.rows[0]?.id);
    status = 503;
    await publish(id, organization.rows[0]?.id);
    status = 204;
    await expect
      .poll(async () => (await api.get('/v1/observability', own)).body['attempts'], { timeout: 30_000 })
      .toBe(2);
    const { body, headers } = await api.get('/v1/observability?window_hours=1', own);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      object: 'observability',
      window_hours: 1,
      is_shortened: false,
      delivered: 1,
      failed: 0,
      success_rate: 1,
      failed_attempts: 1,
      pending: 1,
      held: 0,
      recent_failures: [{ endpoint_id: id, status: 503, error_code: 'http-503', is_final: false, attempt: 1 }],
    });
    const { end_to_end: endToEnd, average_latency_ms: average } = body as {
      end_to_end: { p50_ms: number };
      average_latency_ms: number;
    };
    expect(average).toBeGreaterThanOrEqual(0);
    expect(endToEnd.p50_ms).toBeGreaterThan(0);
    expect(endToEnd.p50_ms).toBeLessThan(30_000);
    const endpoints = (body as unknown as { endpoints: readonly Body[] }).endpoints;
    expect(endpoints.find((one) => one['id'] === id)).toMatchObject({ url, delivered: 1, pending: 1 });
    for (const query of ['window_hours=0', 'window_hours=721', 'window_hours=x', 'hours=3']) {
      expect((await api.get(`/v1/observability?${query}`)).status, query).toBe(400);
    }
  });
});

// Last: the positions of its events are ahead of those that workers give.
describe('a long log of deliveries', () => {
  it('is walked to its end by cursor, by an index whatever the state, and stays when the endpoint is deleted', async () => {
    const { id } = await endpoint();
    await sql`
      with events as (
        insert into events.outbox (event_id, event_type, natural_key, payload, silent, position)
        select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'filing.published', 'walk ' || n, '{}', true,
          1000000 + n
        from generate_series(1, 1000) n returning event_id, position
      )
      insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at)
      select gen_random_uuid(), event_id, position, ${id},
        case when position % 500 = 0 then 'failed' else 'delivered' end, now() from events
    `.execute(api.db);
    await sql`analyze events.deliveries, events.outbox`.execute(api.db);
    const seen: string[] = [];
    let added = 0;
    for (let cursor: number | null = null; ; ) {
      const { body }: { body: List<Delivery> } = await deliveries(
        id,
        `?limit=50&state=delivered${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...body.data.map((one) => one.event_id));
      cursor = body.nextCursor;
      if (cursor === null) break;
      // Newer ones, which come before the first page.
      added += 1;
      await sql`
        insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at)
        values (gen_random_uuid(), ${`7fffffff-0000-7000-8000-${String(added).padStart(12, '0')}`}, 2000000, ${id}, 'delivered', now())
      `.execute(api.db);
    }
    expect(seen).toHaveLength(998);
    expect(seen).toEqual(seen.toSorted().reverse());
    const { body } = await deliveries(id, '?state=failed&limit=50');
    expect([body.data.length, body.hasMore, body.nextCursor]).toEqual([2, false, null]);
    for (const state of ['failed', 'delivered'] as const) {
      const reads = await tableReads(api.db, (db) =>
        pageOfDeliveries(db, { endpointId: id, state, before: 1_000_600, limit: 11 }),
      );
      const [read] = reads.filter(({ table }) => table === 'deliveries');
      expect(read?.index, state).not.toBeNull();
      expect(read?.rows, state).toBeLessThan(20);
    }
    const wrong = await deliveries(id, '?cursor=5000000');
    expect([wrong.status, wrong.body['code']]).toEqual([404, 'unknown-cursor']);
    await api.send('DELETE', `${ENDPOINTS}/${id}`);
    expect((await deliveries(id)).body).toMatchObject({ hasMore: true });
  });
});
