import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateMonitors } from '../../activities/monitors/evaluate-monitors.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { pageOfDeliveries, replayDelivery } from '../../db/repositories/delivery/deliveries.ts';
import { deliveryHealth } from '../../db/repositories/delivery/health.ts';
import { insertDiscovered } from '../../db/repositories/filings/filings.ts';
import { insertMonitor, pageOfMonitors } from '../../db/repositories/monitors/monitors.ts';
import { pageOfMatches, takeMatches } from '../../db/repositories/monitors/record-matches.ts';
import { readSecrets } from '../../db/repositories/organizations/endpoint-secrets.ts';
import { claimIdempotencyKey } from '../../db/repositories/organizations/idempotency.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { recordSpend } from '../../db/repositories/organizations/spend.ts';
import { disableEndpoints } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import { sequenceEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { markDependents } from '../../db/repositories/runs/promotion-effects.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { grantRoles, serverRoleOf, viewerRoleOf, workerRoleOf } from '../../db/roles.ts';
import { validateSearch } from '../../events/monitor-search.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, publish } from './fixtures.ts';
import { storeOffering } from './monitor-fixture.ts';

let database: TestDatabase;
let empty: TestDatabase;
const logins: { readonly name: string; readonly db: Database }[] = [];

/** A login as an operator creates it, and real connections with its password. */
async function login(roles: readonly string[], on: TestDatabase = database): Promise<{ db: Database; url: string }> {
  const name = `test_${roles[0] ?? 'plain'}_${randomUUID().slice(0, 8)}`;
  const password = randomBytes(12).toString('hex');
  await sql.raw(`create role ${name} login password '${password}'`).execute(on.db);
  for (const role of roles) await sql.raw(`grant ${role} to ${name}`).execute(on.db);
  const url = new URL(on.url);
  url.username = name;
  url.password = password;
  const db = createDatabase(url.href, { poolSize: 2 });
  logins.push({ name, db });
  return { db, url: url.href };
}

let worker: Database;
let server: Database;
let viewer: Database;
let operator: Database;
let stranger: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  empty = await createTestDatabase({ empty: true });
  await publish(database.db, { cik: '100' as never, accessionNumber: accessionOf(1) });
  ({ db: worker } = await login(['tidemark_worker']));
  ({ db: server } = await login(['tidemark_server']));
  ({ db: viewer } = await login(['tidemark_viewer']));
  ({ db: operator } = await login(['tidemark_operator']));
  ({ db: stranger } = await login([]));
});
afterAll(async () => {
  for (const { db } of logins) await db.destroy();
  for (const { name } of logins) {
    for (const { db } of [database, empty]) await sql.raw(`drop owned by ${name} cascade`).execute(db);
  }
  for (const { name } of logins) await sql.raw(`drop role ${name}`).execute(database.db);
  await empty.drop();
  await database.drop();
});

const DENIED = { code: '42501' };
const run = (db: Database, statement: string) => sql.raw(statement).execute(db);

async function expectDenied(db: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await expect(run(db, statement), statement).rejects.toMatchObject(DENIED);
}

const DATA = [
  'raw.filings',
  'parsed.subsidiaries',
  'dilution.offering_events',
  'score.scores',
  'ops.runs',
  'events.outbox',
];

describe('roles of the database', () => {
  test('the server and operators replay deliveries, which workers alone write', async () => {
    for (const db of [server, operator]) {
      expect(await replayDelivery(db, randomUUID())).toBe(false);
      await expectDenied(db, [
        'update events.deliveries set attempts = 0',
        'delete from events.deliveries',
        'delete from events.delivery_attempts',
      ]);
    }
  });

  test('the worker writes rows of every station and defines nothing', async () => {
    const filing = {
      accessionNumber: accessionOf(2),
      cik: '100' as never,
      companyName: 'A Company',
      form: '8-K',
      filedDate: '2024-03-28' as never,
      acceptedAt: null,
      periodOfReport: null,
      url: 'https://www.sec.gov/x.txt',
      source: 'edgar',
    };
    expect(await insertDiscovered(worker, [filing])).toMatchObject({ inserted: 1 });
    for (const table of DATA) await run(worker, `delete from ${table} where false`);
    await worker.transaction().execute(async (trx) => {
      await sql`create temporary table incoming (n int) on commit drop`.execute(trx);
    });
    await expectDenied(worker, [
      'create table raw.extra (n int)',
      'create schema extra',
      'alter table raw.filings add column extra int',
      'drop table raw.filings',
      'create index on raw.filings (form)',
      'truncate raw.filings',
      "update ops.migrations set content_hash = 'x'",
      "insert into ops.migrations (name, content_hash, duration_ms) values ('x', 'x', 1)",
      'create role extra',
    ]);
  });

  test('the server reads everything and writes only its own tables', async () => {
    for (const table of [...DATA, 'dilution.current_offering_events', 'ops.migrations']) {
      await run(server, `select * from ${table} limit 1`);
    }
    await expectDenied(
      server,
      DATA.flatMap((table) => {
        const insertion = `insert into ${table} default values`;
        return table === 'events.outbox' ? [`delete from ${table}`] : [`delete from ${table}`, insertion];
      }),
    );
    // It meters what organizations spend, and tells them when they reach a share of their cap.
    const { organizationId } = await ensureOrganization(server, 'metered');
    const spend = { organizationId, period: '2026-03', amount: '80', cap: '100' };
    expect((await recordSpend(server, spend)).crossed).toEqual([75]);
    await expectDenied(server, ["update raw.filings set form = 'X'", 'create table api.own (n int)']);
    // Whoever reads events gives them their positions.
    await run(
      database.db,
      "insert into events.outbox (event_id, event_type, natural_key, payload, silent) values (gen_random_uuid(), 'filing.published', 'for the server', '{}', false)",
    );
    expect(await sequenceEvents(server)).toBeGreaterThan(0);
    await expectDenied(server, ['update events.outbox set silent = false', 'delete from events.outbox_head']);
    // A later migration of the owner.
    await run(database.db, 'create table api.subscriptions (id int generated always as identity, name text)');
    await run(server, "insert into api.subscriptions (name) values ('one')");
    await run(server, "update api.subscriptions set name = 'two'");
    await run(server, 'delete from api.subscriptions');
    // Workers disable endpoints that are gone.
    await run(worker, "insert into api.subscriptions (name) values ('three')");
  });

  test('a worker reads endpoints and their secrets and disables endpoints; the server makes both', async () => {
    const id = randomUUID();
    const organization = randomUUID();
    await run(server, `insert into api.organizations (organization_id, name) values ('${organization}', 'roles')`);
    const columns = '(id, organization_id, url, event_types)';
    const values = `('${id}', '${organization}', 'https://receiver.example/', '{*}')`;
    await run(server, `insert into api.webhook_endpoints ${columns} values ${values}`);
    const secret = `gen_random_uuid(), '${id}', 'k', decode(repeat('00', 12), 'hex'), ''`;
    await run(server, `insert into api.endpoint_secrets (id, endpoint_id, key_id, nonce, ciphertext) select ${secret}`);
    expect(await disableEndpoints(worker, [id], 'gone')).toEqual([id]);
    expect(await readSecrets(worker, [id])).toHaveLength(1);
    const refused = [
      `insert into api.webhook_endpoints ${columns} values ${values}`,
      "update api.webhook_endpoints set url = 'https://elsewhere.example/'",
      'delete from api.webhook_endpoints',
      `insert into api.endpoint_secrets (id, endpoint_id, key_id, nonce, ciphertext) select ${secret}`,
      'update api.endpoint_secrets set expires_at = null',
      'delete from api.endpoint_secrets',
    ];
    await expectDenied(worker, refused);
    // Repeating the grants opens nothing.
    await grantRoles(database.db);
    await expectDenied(worker, refused);
  });

  test('the server evaluates monitors and remembers keys of requests; the viewer lists what came of it', async () => {
    await ensurePromoted(database.db, ['offering-events@1' as never]);
    const { organizationId } = await ensureOrganization(server, 'monitoring');
    const search = validateSearch({ dataset: 'offering-events', text: 'offering' });
    const request = { organizationId, key: 'k', operation: 'createMonitor', requestHash: Buffer.from('h') };
    const monitor = await server.transaction().execute(async (trx) => {
      expect(await claimIdempotencyKey(trx, request)).toBeNull();
      const destination = { kind: 'email', recipient: 'desk@fund.example' } as const;
      return insertMonitor(trx, {
        organizationId,
        name: 'm',
        search: { ...search, text: null },
        expression: null,
        destination,
      });
    });
    await storeOffering(database.db, 70, { type: 'atm' });
    const text = '<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<FILENAME>d.htm\n<TEXT>\nan offering\n</TEXT>\n</DOCUMENT>\n';
    const submission = `<SEC-DOCUMENT>a.txt\n<SEC-HEADER>\n</SEC-HEADER>\n${text}</SEC-DOCUMENT>\n`;
    const rawStore = { getUpTo: () => Promise.resolve(Buffer.from(submission)) };
    const deps = { db: server, rawStore, logger: pino({ level: 'silent' }) };
    const { monitorId } = monitor;
    expect(await evaluateMonitors(deps, [monitorId])).toMatchObject({ evaluated: 1, matches: 1, failed: 0 });
    expect((await takeMatches(server, { monitorId, after: null, limit: 10 })).matches).toHaveLength(1);
    // Texts become searchable, and those that nothing searches any more are dropped.
    const worded = await insertMonitor(server, {
      organizationId,
      name: 'w',
      search,
      expression: null,
      destination: null,
    });
    await storeOffering(database.db, 71, { type: 'atm' });
    expect(await evaluateMonitors(deps, [worded.monitorId])).toMatchObject({ matches: 1, failed: 0 });
    expect(await pageOfMonitors(viewer, { organizationId, isActive: true, before: null, limit: 10 })).toHaveLength(2);
    expect(await pageOfMatches(viewer, { monitorId, after: 0, limit: 10 })).toHaveLength(1);
    expect((await deliveryHealth(viewer, { organizationId, windowHours: 24, failures: 1 })).endpoints).toEqual([]);
    expect(await pageOfDeliveries(viewer, { endpointId: randomUUID(), before: null, limit: 1 })).toEqual([]);
    await expectDenied(viewer, ['select * from api.idempotency_keys', 'update api.monitors set returned_to = 0']);
    await expectDenied(server, [
      'update events.monitor_matches set silent = true',
      'delete from events.monitor_matches',
      'delete from events.emails',
      'update raw.filing_words set part = 1',
    ]);
  });

  test('the viewer reads what requests show, and neither keys nor secrets; it writes nothing', async () => {
    const tables = [...DATA, 'dilution.current_offering_events', 'reference.identifiers', 'api.webhook_endpoints'];
    for (const table of [...tables, 'api.monitors', 'api.spend', 'api.metered_calls']) {
      await run(viewer, `select * from ${table} limit 1`);
    }
    const refused = [
      'select secret_hash from api.api_keys',
      'select prefix from api.api_keys',
      'select ciphertext from api.endpoint_secrets',
      ...[...DATA, 'api.organizations', 'api.api_keys'].map((table) => `delete from ${table}`),
      'update api.organizations set spend_cap = null',
    ];
    await expectDenied(viewer, refused);
    // Repeating the grants opens nothing.
    await grantRoles(database.db);
    await expectDenied(viewer, refused);
    // Not even the owner writes in a session that only reads.
    const readOnly = createDatabase(database.url, { poolSize: 1, readOnly: true });
    try {
      await expect(run(readOnly, 'delete from raw.filings')).rejects.toMatchObject({ code: '25006' });
    } finally {
      await readOnly.destroy();
    }
  });

  test('workers remove old metered calls, and have nothing to do with keys', async () => {
    await run(worker, 'delete from api.metered_calls where false');
    await expectDenied(worker, [
      'select prefix from api.api_keys',
      'delete from api.api_keys',
      'update api.metered_calls set cost = 0',
      'update api.organizations set spend_cap = null',
    ]);
  });

  test('the operator promotes and retries, and rewrites no row', async () => {
    await promote(operator, 'cash-position@1' as never, 'tested');
    const { rows } =
      await sql`select reason from ops.promotions where active and parser_version = 'cash-position@1'`.execute(
        operator,
      );
    expect(rows).toEqual([{ reason: 'tested' }]);
    const dependents = ['derivations', 'identifiers', 'scores'] as const;
    await operator.transaction().execute(async (trx) => {
      await markDependents(trx, { from: 'cash-position@1' as never, to: 'cash-position@2' as never }, dependents);
      await appendEvents(trx, [{ eventType: 'ops.parser.promoted', naturalKey: 'tested', payload: {} }]);
    });
    await run(operator, "update raw.filings set state = 'discovered', state_code = null, state_changed_at = now()");
    await expectDenied(operator, [
      "update raw.filings set form = 'X'",
      'update raw.filings set public_at = now()',
      'delete from raw.filings',
      'delete from ops.promotions',
      'delete from score.scores',
      'update score.scores set score = 1',
      'update dilution.offering_events set confidence = 1',
      'delete from events.outbox',
      "update events.outbox set payload = '{}'",
      'delete from dilution.derivation_marks',
      'create table ops.extra (n int)',
    ]);
  });

  test('tables of later migrations have the same grants; another login has none', async () => {
    await run(database.db, 'create table dilution.later (n int)');
    await run(worker, 'insert into dilution.later values (1)');
    await run(server, 'select * from dilution.later');
    await expectDenied(server, ['insert into dilution.later values (2)']);
    await expectDenied(stranger, [
      'select * from dilution.later',
      'select * from raw.filings',
      'select * from ops.runs',
    ]);
  });

  test('an owner without any special right migrates; missing roles are named and granted later', async () => {
    const owner = await login([], empty);
    const name = new URL(owner.url).username;
    await expect(migrateToLatest(owner.db)).rejects.toMatchObject({ code: '42501' });
    await sql.raw(`grant create on database ${new URL(empty.url).pathname.slice(1)} to ${name}`).execute(empty.db);
    // The roles exist in this cluster already, so they are granted without the right to create them.
    expect(await migrateToLatest(owner.db)).toContain('0010_grant_roles');
    expect(await grantRoles(owner.db)).toEqual([]);
    const { code, stderr } = await runCli(['migrate', '--roles'], { env: { DATABASE_URL: owner.url } });
    expect([code, stderr]).toEqual([0, '']);
    const { db: reader } = await login(['tidemark_server'], empty);
    await run(reader, 'select * from raw.filings');
    await expectDenied(reader, ['delete from raw.filings']);
  });

  test("a worker takes the worker's role where its login may, and works with its own rights where not", async () => {
    expect(await workerRoleOf(database.url)).toBe('tidemark_worker');
    const member = await login(['tidemark_worker']);
    expect(await workerRoleOf(member.url)).toBe('tidemark_worker');
    expect(await serverRoleOf(member.url)).toBeNull();
    expect(await serverRoleOf(database.url)).toBe('tidemark_server');
    expect(await viewerRoleOf(database.url)).toBe('tidemark_viewer');
    expect(await viewerRoleOf(member.url)).toBeNull();
    const other = await login(['tidemark_server']);
    expect(await workerRoleOf(other.url)).toBeNull();
    const confined = createDatabase(database.url, { poolSize: 1, role: 'tidemark_worker' });
    try {
      await run(confined, 'delete from ops.runs where false');
      await expectDenied(confined, ['create table raw.extra (n int)']);
    } finally {
      await confined.destroy();
    }
  });
});
