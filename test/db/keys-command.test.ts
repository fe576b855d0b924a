import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfSecret, parseApiKey } from '../../core/api-key.ts';
import { listApiKeys } from '../../db/repositories/organizations/api-keys.ts';
import { findOrganization } from '../../db/repositories/organizations/organizations.ts';
import { recordSpend } from '../../db/repositories/organizations/spend.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const DAY = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const tidemark = (...args: readonly string[]) => runCli(args, { env: { DATABASE_URL: database.url } });

async function json<T>(...args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await tidemark(...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as T;
}

interface Created {
  readonly key: string;
  readonly keyId: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
}

describe('tidemark keys', () => {
  test('creates a key, prints it once, and stores its hash only', async () => {
    const created = await json<Created>(
      'keys',
      'create',
      '--name',
      'desk',
      '--scope',
      'webhooks',
      '--scope',
      'read',
      '--expires',
      '90d',
    );
    const parts = parseApiKey(created.key);
    expect(parts).toMatchObject({ prefix: created.prefix, secret: expect.stringMatching(/^.{32}$/) });
    expect(created.scopes).toEqual(['read', 'webhooks']);
    const expiresIn = Date.parse(created.expiresAt ?? '') - Date.now();
    expect(Math.abs(expiresIn - 90 * DAY)).toBeLessThan(DAY / 24);

    const { rows } = await sql<{ hash: Uint8Array; text: string }>`
      select secret_hash as hash, k::text as text from api.api_keys k
    `.execute(database.db);
    expect(Buffer.from(rows[0]?.hash ?? []).equals(hashOfSecret(parts?.secret ?? ''))).toBe(true);
    expect(rows[0]?.text).not.toContain(parts?.secret);
    const listed = await tidemark('keys', 'list');
    expect(listed.stdout).toContain(`tm_${created.prefix}`);
    expect(listed.stdout + JSON.stringify(await json('keys', 'list'))).not.toContain(parts?.secret);
  });

  test('revokes a key by its prefix, once; it is no longer listed but by --all', async () => {
    const created = await json<Created>('keys', 'create', '--name', 'short', '--organization', 'acme-fund');
    expect(created).toMatchObject({ scopes: ['read'], expiresAt: null });
    // Not of this organization.
    const elsewhere = await tidemark('keys', 'revoke', created.keyId);
    expect(elsewhere).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`default has no key ${created.keyId}`),
    });
    const own = ['--organization', 'acme-fund'];
    const revoked = await tidemark('keys', 'revoke', `tm_${created.prefix}`, ...own);
    expect(revoked).toMatchObject({ code: 0, stdout: expect.stringContaining('stops working within five seconds') });
    expect(await json('keys', 'revoke', created.prefix, ...own)).toMatchObject({ changed: false });
    const { organizationId = '' } = (await findOrganization(database.db, 'acme-fund')) ?? {};
    expect(await listApiKeys(database.db, { organizationId })).toEqual([]);
    expect((await tidemark('keys', 'list', '--all', ...own)).stdout).toContain('revoked 2');
  });

  test('refuses what it does not understand in one line, which says what to write', async () => {
    const cases = [
      [['--scope', 'reed'], 'did you mean read?'],
      [['--expires', '2020-01-31'], 'the date has passed'],
      [['--expires', 'soon'], 'give days such as 90d, or a date'],
      [['--organization', 'Acme Fund'], 'give lowercase letters'],
      [['--name', ' '], 'give 1 to 100 characters'],
    ] as const;
    const answers = await Promise.all(cases.map(([args]) => tidemark('keys', 'create', '--name', 'n', ...args)));
    for (const [index, { code, stderr }] of answers.entries()) {
      expect([code, stderr.trim().split('\n').length, stderr]).toEqual([
        1,
        1,
        expect.stringContaining(cases[index]?.[1] ?? ''),
      ]);
    }
  });
});

describe('tidemark organizations', () => {
  test('sets and removes a spend cap, announces what the spend exceeds at once, and lists both', async () => {
    await json('keys', 'create', '--name', 'n', '--organization', 'capped');
    const { organizationId = '' } = (await findOrganization(database.db, 'capped')) ?? {};
    const period = new Date().toISOString().slice(0, 7);
    await recordSpend(database.db, { organizationId, period, amount: '80', cap: null });
    const set = await tidemark('organizations', 'cap', 'capped', '100');
    expect(set.stdout).toBe(`capped: spent 80 of 100 in ${period}, US dollars; announced 75 %\n`);
    const listed = await json<readonly object[]>('organizations', 'list');
    expect(listed).toContainEqual(
      expect.objectContaining({ name: 'capped', spendCap: '100', spent: '80', activeKeys: 1 }),
    );
    expect(await json('organizations', 'cap', 'capped', 'none')).toMatchObject({ spendCap: null, announced: [] });
    const [zero, unknown] = await Promise.all([
      tidemark('organizations', 'cap', 'capped', '0'),
      tidemark('organizations', 'cap', 'unknown', '1'),
    ]);
    expect(zero.stderr).toContain('above zero');
    expect(unknown.stderr).toContain('no organization "unknown"');
  });
});
