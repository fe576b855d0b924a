import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEndpoint } from '../../api/webhooks/create-endpoint.ts';
import { rekeySecrets, rotateSecret } from '../../api/webhooks/signing-secrets.ts';
import { ensureSealingKeys, loadSealingKeys } from '../../cli/webhooks/sealing-keys.ts';
import { newSealingKey, parseSealingKeys, type SealingKeys } from '../../core/sealed-secret.ts';
import { readSecrets } from '../../db/repositories/organizations/endpoint-secrets.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { listEndpoints } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { replaceIdentifiers } from '../../db/repositories/reference/identifiers.ts';
import { createEventSigner } from '../../delivery/event-signer.ts';
import { NOTHING_ALLOWED } from '../../events/allow-list.ts';
import { serviceSignature } from '../../events/signature.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let home: string;
let env: Record<string, string>;
let organizationId: string;
const keyText = newSealingKey();
const keys = parseSealingKeys(keyText) as SealingKeys;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ organizationId } = await ensureOrganization(database.db, 'default'));
  home = await mkdtemp(join(tmpdir(), 'webhooks-'));
  env = { DATABASE_URL: database.url, TIDEMARK_HOME: home, TIDEMARK_WEBHOOK_KEYS: keyText };
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

const webhooks = (args: readonly string[], extra: Record<string, string> = {}) =>
  runCli(['webhooks', ...args], { env: { ...env, ...extra } });

async function json<T>(args: readonly string[], extra: Record<string, string> = {}): Promise<T> {
  const { code, stdout, stderr } = await webhooks([...args, '--json'], extra);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as T;
}

interface Shown {
  readonly id: string;
  readonly enabled: boolean;
  readonly secret: string;
  readonly secrets: readonly { readonly expiresAt: string | null; readonly keyId: string }[];
}
const HOOK = 'https://receiver.example/hook';
const REQUEST = { url: HOOK, description: null, eventTypes: ['*'], ciks: [], tickers: [] };
const create = (extra: readonly string[] = []) =>
  json<Shown>(['create', HOOK, '--event-types', 'filing.published', ...extra]);

describe('tidemark webhooks create', () => {
  test('prints the secret once and stores it encrypted only', async () => {
    const created = await create(['dilution.*', '--description', 'of the desk']);
    expect(created).toMatchObject({
      url: HOOK,
      eventTypes: ['filing.published', 'dilution.*'],
      description: 'of the desk',
      ciks: null,
      enabled: true,
    });
    expect(created.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const shown = await webhooks(['show', created.id, '--json']);
    expect(shown.stdout).not.toContain('whsec_');
    const { rows } = await sql<{ row: string }>`
      select row_to_json(s)::text as row from api.endpoint_secrets s
    `.execute(database.db);
    const bytes = Buffer.from(created.secret.slice('whsec_'.length), 'base64');
    for (const form of [created.secret, bytes.toString('hex'), Buffer.from(created.secret).toString('hex')]) {
      expect(rows.map(({ row }) => row).join()).not.toContain(form);
    }
  });

  test.each([
    [{ url: 'http://127.0.0.1/hook' }, 'webhook-url-refused', 'the address 127.0.0.1 is refused (loopback)'],
    [{ url: 'https://receiver.example:8443/' }, 'webhook-url-refused', 'port 8443 is refused'],
    [{ url: 'ftp://receiver.example/' }, 'webhook-url-refused', 'the scheme ftp is refused'],
    [{ url: 'https://a:hunter2@receiver.example/' }, 'webhook-url-refused', 'user name or password'],
    [{ eventTypes: ['filing.publishd'] }, 'unknown-event-type', 'did you mean filing.published?'],
    [{ eventTypes: ['filing.published', 'dilutoin.*'] }, 'unknown-event-type', 'did you mean dilution.*?'],
    [{ eventTypes: ['ops.parser.promoted'] }, 'unknown-event-type', 'no event type matches'],
    [{ eventTypes: [] }, 'unknown-event-type', 'no event types given'],
    [{ tickers: ['NOSUCH'] }, 'unknown-ticker', 'states the ticker NOSUCH'],
    [{ ciks: ['abc'] }, 'invalid-identifier', 'not a CIK: "abc"'],
    [{ ciks: ['0'] }, 'invalid-cik', 'give the CIK of an issuer'],
  ])('refuses %j', async (wrong, code, reason) => {
    const before = await listEndpoints(database.db, { organizationId, deleted: true });
    const refused = createEndpoint(
      database.db,
      { ...REQUEST, organizationId, ...wrong },
      { keys, allow: NOTHING_ALLOWED },
    );
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(reason) });
    await expect(refused).rejects.not.toThrow('hunter2');
    expect(await listEndpoints(database.db, { organizationId, deleted: true })).toEqual(before);
  });

  test('prints a refusal in one line', async () => {
    const { code, stdout, stderr } = await webhooks(['create', HOOK, '--event-types', 'filing.publishd']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('tidemark: no event type matches "filing.publishd"; did you mean filing.published?\n');
  });

  test('takes what the operator allows, and lists separated by commas', async () => {
    const created = await json<Shown>(
      [
        'create',
        'http://127.0.0.1:8080/hook',
        '--event-types',
        'filing.published,monitor.match',
        '--cik',
        '320193,0001318605',
      ],
      { TIDEMARK_WEBHOOK_ALLOW: '127.0.0.1:8080' },
    );
    expect(created).toMatchObject({ eventTypes: ['filing.published', 'monitor.match'], ciks: ['1318605', '320193'] });
  });

  test('resolves tickers to the issuers that hold them today', async () => {
    const identifier = {
      cik: '320193' as never,
      kind: 'ticker' as const,
      value: 'AAPL',
      valueKey: 'AAPL',
      source: 'sec-ticker-file',
      validFrom: '2019-01-01' as never,
      validTo: null,
      lastStated: '2099-01-01' as never,
      statements: 1,
      securityTitle: null,
      exchange: null,
      accessionNumber: null,
      sourceSpan: null,
      rawSourceKey: null,
    };
    await database.db.transaction().execute((trx) => replaceIdentifiers(trx, [identifier.cik], [identifier as never]));
    const request = { ...REQUEST, organizationId, tickers: ['aapl'], ciks: ['0000789019'] };
    const { endpoint } = await createEndpoint(database.db, request, { keys, allow: NOTHING_ALLOWED });
    expect(endpoint).toMatchObject({ ciks: ['320193', '789019'], tickers: ['AAPL'] });
  });

  test('says how to get a key where there is none', async () => {
    const { code, stderr } = await runCli(['webhooks', 'create', HOOK, '--event-types', '*'], {
      env: { DATABASE_URL: database.url, TIDEMARK_HOME: join(home, 'none') },
    });
    expect(code).toBe(1);
    expect(stderr).toContain('set TIDEMARK_WEBHOOK_KEYS or TIDEMARK_WEBHOOK_KEY_FILE, or run "tidemark up"');
  });
});

/** One made without a process of its own. */
const made = async () => {
  const { endpoint, secret } = await createEndpoint(
    database.db,
    { ...REQUEST, organizationId },
    { keys, allow: NOTHING_ALLOWED },
  );
  return { id: endpoint.id, secret };
};

describe('an endpoint', () => {
  test('is listed, disabled with a reason, enabled and deleted; repeating is no error', async () => {
    const { id } = await made();
    expect(await json(['disable', id, '--reason', 'maintenance'])).toMatchObject({
      changed: true,
      enabled: false,
      disabledReason: 'maintenance',
    });
    expect((await webhooks(['list'])).stdout).toContain('maintenance');
    expect(await json(['enable', id])).toMatchObject({ changed: true, enabled: true, disabledAt: null });
    expect(await json(['delete', id])).toMatchObject({ changed: true });
    expect((await webhooks(['delete', id])).stdout).toContain('is already deleted');
    expect((await json<Shown[]>(['list', '--all'])).map((one) => one.id)).toContain(id);
    const { code, stderr } = await webhooks(['enable', id]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('was deleted')]);
  });

  test('of another organization, with a malformed id or of no organization is refused with a hint', async () => {
    const { id } = await create(['--organization', 'acme']);
    expect((await webhooks(['show', id])).stderr).toContain(`organization "default" has no endpoint ${id}`);
    expect(await json<Shown>(['show', id, '--organization', 'acme'])).toMatchObject({ id });
    expect((await webhooks(['list', '--organization', 'nobody'])).stderr).toContain('no organization "nobody"');
    expect((await webhooks(['show', 'abc'])).stderr).toContain('"tidemark webhooks list" prints them');
  });
});

describe('a rotation', () => {
  const signaturesOf = async (id: string, attemptedAt: Date) =>
    createEventSigner(() => Promise.resolve(keys)).sign(
      { id: 'e', body: '{}', attemptedAt },
      await readSecrets(database.db, [id]),
    );
  const rotated = (id: string, endsOldNow = false) => rotateSecret(database.db, keys, { endpointId: id, endsOldNow });

  test('keeps the old secret for 24 hours, in which it alone signs Service-Signature, and no longer', async () => {
    const { id, secret: old } = await made();
    const rotation = await json<{ secret: string; oldSecretUntil: string }>(['rotate', id]);
    expect(rotation.secret).not.toBe(old);
    const until = Date.parse(rotation.oldSecretUntil);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from s.expires_at - n.created_at)::int as seconds
      from api.endpoint_secrets s join api.endpoint_secrets n on n.endpoint_id = s.endpoint_id and n.expires_at is null
      where s.endpoint_id = ${id} and s.expires_at is not null
    `.execute(database.db);
    expect(rows).toEqual([{ seconds: 86_400 }]);
    const within = await signaturesOf(id, new Date(until - 1));
    expect(within['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(within['service-signature']).toBe(serviceSignature(old, '{}'));
    const after = await signaturesOf(id, new Date(until));
    expect(after['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(after['service-signature']).toBe(serviceSignature(rotation.secret, '{}'));
  });

  test('ends the old secret at once where it has leaked', async () => {
    const { id } = await made();
    await rotated(id);
    const { secret, oldSecretUntil } = await json<{ secret: string; oldSecretUntil: null }>(['rotate', id, '--now']);
    expect(oldSecretUntil).toBeNull();
    const headers = await signaturesOf(id, new Date());
    expect(headers['service-signature']).toBe(serviceSignature(secret, '{}'));
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('is refused while four secrets are valid', async () => {
    const { id } = await made();
    for (let times = 0; times < 3; times += 1) await rotated(id);
    await expect(rotated(id)).rejects.toMatchObject({
      code: 'too-many-secrets',
      message: expect.stringContaining('--now'),
    });
    expect(await readSecrets(database.db, [id])).toHaveLength(4);
    expect((await rotated(id, true)).oldSecretUntil).toBeNull();
  });
});

describe('tidemark webhooks rekey', () => {
  test('with a key file: adds a key, encrypts all secrets again, and removes the old key', async () => {
    const own = await createTestDatabase();
    const file = join(home, 'rekey');
    const signer = createEventSigner(() => loadSealingKeys({ webhookKeys: null, webhookKeyFile: file }));
    const fileEnv = { DATABASE_URL: own.url, TIDEMARK_HOME: home, TIDEMARK_WEBHOOK_KEY_FILE: file };
    const run = async (args: readonly string[]) => {
      const { code, stdout, stderr } = await runCli(['webhooks', ...args, '--json'], { env: fileEnv });
      expect([code, stderr]).toEqual([0, '']);
      return JSON.parse(stdout) as Shown & { reencrypted: number; key: string; unusedKeys: readonly string[] };
    };
    try {
      await writeFile(file, `${newSealingKey()}\n`, { mode: 0o600 });
      const { id, secret } = await run(['create', HOOK, '--event-types', '*']);
      const signature = async () =>
        (await signer.sign({ id: 'e', body: '{}', attemptedAt: new Date() }, await readSecrets(own.db, [id])))[
          'service-signature'
        ];
      // A worker that runs through it all.
      expect(await signature()).toBe(serviceSignature(secret, '{}'));
      const rekeyed = await run(['rekey', '--new-key']);
      expect(rekeyed).toMatchObject({ reencrypted: 1, unusedKeys: [expect.any(String)] });
      expect(rekeyed.key).not.toBe(rekeyed.unusedKeys[0]);
      expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await run(['show', id])).secrets.map(({ keyId }) => keyId)).toEqual([rekeyed.key]);
      expect(await signature()).toBe(serviceSignature(secret, '{}'));
      expect(await run(['rekey', '--remove-old'])).toMatchObject({ reencrypted: 0 });
      expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await signature()).toBe(serviceSignature(secret, '{}'));
    } finally {
      await own.drop();
    }
  });

  test('with keys in the environment: encrypts with the first, and changes no file', async () => {
    const { id } = await made();
    const added = newSealingKey();
    const both = { TIDEMARK_WEBHOOK_KEYS: `${added},${keyText}` };
    const refused = await webhooks(['rekey', '--new-key'], both);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('TIDEMARK_WEBHOOK_KEYS')]);
    const lost = rekeySecrets(database.db, parseSealingKeys(added) as SealingKeys);
    await expect(lost).rejects.toMatchObject({ code: 'unknown-secret-key' });
    const rekeyed = await json<{ key: string; reencrypted: number }>(['rekey'], both);
    expect(rekeyed.reencrypted).toBeGreaterThan(0);
    expect((await readSecrets(database.db, [id])).map(({ keyId }) => keyId)).toEqual([rekeyed.key]);
    // Back, for the other tests.
    await rekeySecrets(database.db, parseSealingKeys(`${keyText},${added}`) as SealingKeys);
  });

  test('encrypts more secrets than one transaction takes', async () => {
    const { id } = await made();
    await sql`
      insert into api.endpoint_secrets (id, endpoint_id, key_id, nonce, ciphertext, expires_at)
      select gen_random_uuid(), endpoint_id, key_id, nonce, ciphertext, now() + interval '1 day'
      from api.endpoint_secrets, generate_series(1, 450) where endpoint_id = ${id}
    `.execute(database.db);
    const added = newSealingKey();
    const first = await rekeySecrets(database.db, parseSealingKeys(`${added},${keyText}`) as SealingKeys);
    expect(first.reencrypted).toBeGreaterThan(450);
    expect(first.byKey).toHaveLength(1);
    await rekeySecrets(database.db, parseSealingKeys(`${keyText},${added}`) as SealingKeys);
  });
});

describe('the key file', () => {
  test('is made once, readable by its owner only, also when two commands start at once', async () => {
    const file = join(home, 'new');
    const config = { webhookKeys: null, webhookKeyFile: file };
    await Promise.all([ensureSealingKeys(config), ensureSealingKeys(config), ensureSealingKeys(config)]);
    const text = await readFile(file, 'utf8');
    await ensureSealingKeys(config);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await loadSealingKeys(config)).keys).toHaveLength(1);
    expect((await readdir(home)).filter((name) => name.startsWith('new.'))).toEqual([]);
  });

  test('that every account can read is refused', async () => {
    const file = join(home, 'open');
    await writeFile(file, `${newSealingKey()}\n`);
    await chmod(file, 0o644);
    await expect(loadSealingKeys({ webhookKeys: null, webhookKeyFile: file })).rejects.toMatchObject({
      code: 'unusable-webhook-keys',
      message: expect.stringContaining('chmod 600'),
    });
  });
});
