import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSealingKey, openSecret, parseSealingKeys, type SealingKeys, sealSecret } from '../../core/sealed-secret.ts';
import { countSecretsByKey, readSecrets, replaceSecret } from '../../db/repositories/organizations/endpoint-secrets.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import {
  deleteEndpoint,
  disableEndpoints,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  readSubscriptions,
  type WebhookEndpoint,
} from '../../db/repositories/organizations/webhook-endpoints.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let organizationId: string;
let otherId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ organizationId } = await ensureOrganization(database.db, 'default'));
  ({ organizationId: otherId } = await ensureOrganization(database.db, 'other'));
});
afterAll(() => database.drop());

const keys = parseSealingKeys(newSealingKey()) as SealingKeys;

async function create(organization = organizationId): Promise<WebhookEndpoint> {
  return database.db.transaction().execute((trx) =>
    insertEndpoint(trx, {
      organizationId: organization,
      url: 'https://receiver.example/hook',
      description: null,
      eventTypes: ['filing.published', 'dilution.*'],
      ciks: ['320193' as never],
      tickers: null,
    }),
  );
}

let endpoint: WebhookEndpoint;
beforeEach(async () => {
  endpoint = await create();
});

describe('an endpoint', () => {
  test('is found by its own organization only', async () => {
    expect(await findEndpoint(database.db, endpoint)).toEqual(endpoint);
    expect(await findEndpoint(database.db, { organizationId: otherId, id: endpoint.id })).toBeNull();
    expect(await listEndpoints(database.db, { organizationId: otherId })).toEqual([]);
    expect((await listEndpoints(database.db, { organizationId })).map(({ id }) => id)).toContain(endpoint.id);
  });

  test('is disabled with a reason and a time, which enabling removes; both are idempotent', async () => {
    expect(await disableEndpoints(database.db, [endpoint.id], 'maintenance')).toEqual([endpoint.id]);
    expect(await disableEndpoints(database.db, [endpoint.id], 'again')).toEqual([]);
    const disabled = await findEndpoint(database.db, endpoint);
    expect(disabled).toMatchObject({ enabled: false, disabledReason: 'maintenance' });
    expect(disabled?.disabledAt).not.toBeNull();
    expect((await readSubscriptions(database.db)).map(({ endpointId }) => endpointId)).not.toContain(endpoint.id);
    expect(await enableEndpoint(database.db, endpoint.id)).toBe(true);
    expect(await enableEndpoint(database.db, endpoint.id)).toBe(false);
    expect(await findEndpoint(database.db, endpoint)).toEqual(endpoint);
  });

  test('is deleted with its secrets; its row remains', async () => {
    const sealed = sealSecret(keys, endpoint.id, 'whsec_x');
    await database.db
      .transaction()
      .execute((trx) => replaceSecret(trx, { endpointId: endpoint.id, sealed, keepSeconds: 60 }));
    expect(await deleteEndpoint(database.db, endpoint.id)).toBe(true);
    expect(await deleteEndpoint(database.db, endpoint.id)).toBe(false);
    expect((await findEndpoint(database.db, endpoint))?.deletedAt).not.toBeNull();
    expect(await readSecrets(database.db, [endpoint.id])).toEqual([]);
    expect(await enableEndpoint(database.db, endpoint.id)).toBe(false);
    expect((await listEndpoints(database.db, { organizationId })).map(({ id }) => id)).not.toContain(endpoint.id);
    expect((await listEndpoints(database.db, { organizationId, deleted: true })).map(({ id }) => id)).toContain(
      endpoint.id,
    );
  });

  test('is a subscription with its event types and issuers', async () => {
    expect((await readSubscriptions(database.db)).find(({ endpointId }) => endpointId === endpoint.id)).toEqual({
      endpointId: endpoint.id,
      organizationId,
      eventTypes: ['filing.published', 'dilution.*'],
      ciks: ['320193'],
      createdAt: endpoint.createdAt,
    });
  });
});

describe('secrets', () => {
  const opened = async (): Promise<readonly string[]> =>
    (await readSecrets(database.db, [endpoint.id])).map((sealed) => openSecret(keys, endpoint.id, sealed));
  const rotateTo = (secret: string, keepSeconds: number) =>
    database.db
      .transaction()
      .execute((trx) =>
        replaceSecret(trx, { endpointId: endpoint.id, sealed: sealSecret(keys, endpoint.id, secret), keepSeconds }),
      );

  test('are read oldest first while they are valid, and the current one has no end', async () => {
    await rotateTo('one', 3_600);
    await rotateTo('two', 3_600);
    await rotateTo('three', 3_600);
    expect(await opened()).toEqual(['one', 'two', 'three']);
    expect((await readSecrets(database.db, [endpoint.id])).map(({ expiresAt }) => expiresAt !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('end at once where none is kept', async () => {
    await rotateTo('one', 3_600);
    await rotateTo('two', 3_600);
    await rotateTo('three', 0);
    expect(await opened()).toEqual(['three']);
  });

  test('are one current secret, also when rotations race', async () => {
    await rotateTo('one', 3_600);
    await Promise.all(['a', 'b', 'c'].map((secret) => rotateTo(secret, 3_600)));
    const secrets = await readSecrets(database.db, [endpoint.id]);
    expect(secrets).toHaveLength(4);
    expect(secrets.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1);
  });

  test('are counted by the key that encrypts them', async () => {
    await rotateTo('one', 3_600);
    const counts = await countSecretsByKey(database.db);
    expect(counts.find(({ keyId }) => keyId === keys.keys[0]?.id)?.secrets).toBeGreaterThan(0);
  });
});
