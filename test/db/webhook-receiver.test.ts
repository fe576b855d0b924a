import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEndpoint } from '../../api/webhooks/create-endpoint.ts';
import { rotateSecret } from '../../api/webhooks/signing-secrets.ts';
import { newSealingKey, parseSealingKeys, type SealingKeys } from '../../core/sealed-secret.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { deleteEndpoint, disableEndpoints } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { appendDirectedEvent } from '../../db/repositories/runs/directed-events.ts';
import { type Service, startDeliveries } from '../../delivery/delivery-service.ts';
import { createEventSigner } from '../../delivery/event-signer.ts';
import { createSignedSend } from '../../delivery/send-signed.ts';
import { createWebhookSender, type WebhookSender } from '../../delivery/webhook-sender.ts';
import { type AllowList, parseAllowList } from '../../events/allow-list.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let database: TestDatabase;
let home: string;
let service: Service;
let sender: WebhookSender;
let organizationId: string;
const keyText = newSealingKey();
const keys = parseSealingKeys(keyText) as SealingKeys;
const allow = parseAllowList('127.0.0.1:*') as AllowList;

let received: Received[] = [];
let status = 204;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end(status === 204 ? '' : 'no thanks');
  });
});
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'receiver-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`;
  ({ organizationId } = await ensureOrganization(database.db, 'default'));
  sender = createWebhookSender({ allow });
  service = startDeliveries({
    db: database.db,
    databaseUrl: database.url,
    send: createSignedSend(
      createEventSigner(() => Promise.resolve(keys)),
      sender.send,
    ),
  });
});
afterAll(async () => {
  await service.stop();
  await sender.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

let endpoint: { readonly id: string; readonly secret: string };
beforeEach(async () => {
  received = [];
  status = 204;
  const request = { organizationId, url, description: null, eventTypes: ['dilution.*'], ciks: [], tickers: [] };
  const created = await createEndpoint(database.db, request, { keys, allow });
  endpoint = { id: created.endpoint.id, secret: created.secret };
});
// Others of the database would receive its events too.
afterEach(() => sql`update api.webhook_endpoints set deleted_at = now()`.execute(database.db));

let published = 0;
async function publishOne(): Promise<{ readonly id: string; readonly request: Received }> {
  const before = received.length;
  published += 1;
  const id = await appendDirectedEvent(database.db, {
    eventType: 'filing.published',
    naturalKey: `0000000001-26-${published}`,
    payload: { accessionNumber: `é ${published}`, cik: '100', provenance: { publicAt: '2026-03-02T21:15:08.000Z' } },
    organizationId,
    endpointId: endpoint.id,
  });
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(before + 1);
  const request = received.at(-1);
  if (request === undefined) throw new Error('nothing received');
  return { id, request };
}

/** As docs/webhooks.md shows it. */
function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(String(headers['service-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isVerifiedBy(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

const webhooks = async (args: readonly string[]) =>
  runCli(['webhooks', ...args], {
    env: { DATABASE_URL: database.url, TIDEMARK_HOME: home, TIDEMARK_WEBHOOK_KEYS: keyText },
  });

describe('a receiver', () => {
  test('verifies an event by Service-Signature and by the package of Standard Webhooks', async () => {
    const { id, request } = await publishOne();
    expect(isSignedBy(endpoint.secret, request)).toBe(true);
    expect(isVerifiedBy(endpoint.secret, request)).toBe(true);
    expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
    expect(JSON.parse(request.body)).toMatchObject({ id, type: 'filing.published', data: { cik: '100' } });
    const altered = { ...request, body: request.body.replace('"100"', '"101"') };
    expect([isSignedBy(endpoint.secret, altered), isVerifiedBy(endpoint.secret, altered)]).toEqual([false, false]);
  });

  test('with the old secret accepts for 24 hours after a rotation, and refuses after', async () => {
    const { secret: current } = await rotateSecret(database.db, keys, { endpointId: endpoint.id, endsOldNow: false });
    const { request: within } = await publishOne();
    expect([isVerifiedBy(endpoint.secret, within), isVerifiedBy(current, within)]).toEqual([true, true]);
    expect([isSignedBy(endpoint.secret, within), isSignedBy(current, within)]).toEqual([true, false]);
    // 24 hours pass.
    await sql`
      update api.endpoint_secrets set created_at = created_at - interval '24 hours',
        expires_at = expires_at - interval '24 hours' where endpoint_id = ${endpoint.id}
    `.execute(database.db);
    const { request: after } = await publishOne();
    expect([isVerifiedBy(endpoint.secret, after), isVerifiedBy(current, after)]).toEqual([false, true]);
    expect([isSignedBy(endpoint.secret, after), isSignedBy(current, after)]).toEqual([false, true]);
  });
});

describe('tidemark webhooks', () => {
  test('sends an example event of a subscribed type and prints what the receiver answered', async () => {
    const { code, stdout, stderr } = await webhooks(['test', endpoint.id]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('delivered');
    const [request] = received;
    expect(request && isVerifiedBy(endpoint.secret, request)).toBe(true);
    const event = JSON.parse(request?.body ?? '') as { type: string; data: object };
    expect(event).toMatchObject({ type: 'dilution.warrant.created', data: { test: true, kind: 'warrant' } });
  });

  test('reports a refused test event, and lists why', async () => {
    status = 500;
    const { code, stdout, stderr } = await webhooks(['test', endpoint.id, '--type', 'monitor.match', '--json']);
    expect([code, JSON.parse(stderr)]).toEqual([1, expect.objectContaining({ exitCode: 1 })]);
    expect(JSON.parse(stdout)).toMatchObject({
      eventType: 'monitor.match',
      state: 'pending',
      attempts: 1,
      log: [{ status: 500, outcome: 'rejected', responseExcerpt: 'no thanks' }],
    });
    const listed = await webhooks(['deliveries', endpoint.id, '--state', 'pending', '--json']);
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
    expect((await webhooks(['deliveries', endpoint.id, '--state', 'lost'])).stderr).toContain('give one of pending');
    expect((await webhooks(['deliveries', endpoint.id])).stdout).toContain('1 of 8');
  });

  test('replay makes a new attempt under the same event id, also of all that failed', async () => {
    status = 500;
    const ids = [(await publishOne()).id, (await publishOne()).id];
    await expect.poll(() => states(), { timeout: 30_000 }).toEqual(['pending', 'pending']);
    // A slow machine must not reach the second attempt of the schedule.
    await sql`update events.deliveries set due_at = now() + interval '1 hour' where state = 'pending'`.execute(
      database.db,
    );
    const [, first] = await deliveries();
    if (first === undefined) throw new Error('no delivery');
    status = 204;
    const one = await webhooks(['replay', first.id]);
    expect([one.code, one.stdout]).toEqual([0, '1 delivery will be attempted now\n']);
    await expect.poll(() => states(), { timeout: 30_000 }).toEqual(['pending', 'delivered']);
    expect(received.at(-1)?.headers['webhook-id']).toBe(ids[0]);
    await sql`
      update events.deliveries set state = 'failed', attempts = 8, settled_at = now() where state = 'pending'
    `.execute(database.db);
    const all = await webhooks(['replay', '--failed', endpoint.id, '--json']);
    expect(JSON.parse(all.stdout)).toEqual({ replayed: 1 });
    await expect.poll(() => states(), { timeout: 30_000 }).toEqual(['delivered', 'delivered']);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([ids[0], ids[1], ids[0], ids[1]]);
  });

  test('replay refuses what it cannot do, in one line', async () => {
    await publishOne();
    await expect.poll(() => states(), { timeout: 30_000 }).toEqual(['delivered']);
    const [delivered] = await deliveries();
    if (delivered === undefined) throw new Error('no delivery');
    expect((await webhooks(['replay'])).stderr).toContain('give the ids of deliveries');
    expect((await webhooks(['replay', endpoint.id])).stderr).toContain(`there is no delivery ${endpoint.id}`);
    await disableEndpoints(database.db, [endpoint.id], 'maintenance');
    expect((await webhooks(['replay', delivered.id])).stderr).toContain('its endpoint is disabled');
    expect((await webhooks(['test', endpoint.id])).stderr).toContain('the endpoint is disabled (maintenance)');
    await deleteEndpoint(database.db, endpoint.id);
    expect((await webhooks(['replay', delivered.id])).stderr).toContain('its endpoint was deleted');
    const shown = await webhooks(['deliveries', endpoint.id, delivered.id]);
    expect(shown.stdout).toContain('204');
  });

  async function deliveries(): Promise<readonly { id: string; state: string }[]> {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from events.deliveries where endpoint_id = ${endpoint.id} order by event_id desc
    `.execute(database.db);
    return rows;
  }
  const states = async () => (await deliveries()).map(({ state }) => state);
});
