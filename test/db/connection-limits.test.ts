import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../cli/config.ts';
import { withConnection } from '../../cli/with-database.ts';
import { createSecret } from '../../core/secret.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../db/connection-limits.ts';
import { copyRows } from '../../db/copy.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const NONE: ConnectionLimits = { statementMs: 0, lockMs: 0, idleTransactionMs: 0 };

describe('limits of a connection', () => {
  let database: TestDatabase;
  const opened: Database[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
  });
  afterAll(() => database.drop());

  function open(limits: Partial<ConnectionLimits>): Database {
    const db = createDatabase(database.url, { poolSize: 1, limits: { ...NONE, ...limits } });
    opened.push(db);
    return db;
  }

  async function settingsOf(db: Database): Promise<Readonly<Record<string, string>>> {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout',
        'idle_in_transaction_session_timeout')
    `.execute(db);
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  }

  test('a statement that runs too long is canceled and may be retried; the connection remains usable', async () => {
    const db = open({ statementMs: 100 });
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({
      code: 'database-statement-timeout',
      retryable: true,
    });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('a COPY whose rows do not arrive is canceled, too', async () => {
    const db = open({ statementMs: 200 });
    async function* late() {
      await sleep(1_500);
      yield ['late', 0];
    }
    await expect(copyRows(db, 'events.outbox_head', ['name', 'last_position'], late())).rejects.toMatchObject({
      code: 'database-statement-timeout',
    });
  });

  test('a wait for a lock ends with the reason and may be retried', async () => {
    const db = open({ lockMs: 100 });
    const holder = open({});
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = holder.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(trx);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const waiting = db.transaction().execute((trx) => sql`select pg_advisory_xact_lock(7)`.execute(trx));
    await expect(waiting).rejects.toMatchObject({ code: 'database-lock-timeout', retryable: true });
    release.resolve();
    await holding;
  });

  test('a transaction that does nothing is ended, its locks are released, and the pool opens another connection', async () => {
    const db = open({ idleTransactionMs: 100 });
    const stuck = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(8)`.execute(trx);
      await sleep(1_500);
      await sql`select 1`.execute(trx);
    });
    stuck.catch(() => undefined);
    await expect(stuck).rejects.toMatchObject({ code: 'database-idle-transaction', retryable: true });
    const other = await open({ lockMs: 5_000 })
      .transaction()
      .execute((trx) => sql`select pg_advisory_xact_lock(8)`.execute(trx));
    expect(other.rows).toHaveLength(1);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('commands have limits by default, and the environment overrides each', async () => {
    const url = createSecret(database.url);
    const { statementMs, lockMs, idleTransactionMs } = CONNECTION_LIMITS.command;
    expect(await withConnection(loadConfig({}), url, settingsOf)).toEqual({
      statement_timeout: String(statementMs),
      lock_timeout: String(lockMs),
      idle_in_transaction_session_timeout: String(idleTransactionMs),
    });
    const own = loadConfig({
      DATABASE_STATEMENT_TIMEOUT: '7',
      DATABASE_LOCK_TIMEOUT: '3',
      DATABASE_IDLE_TRANSACTION_TIMEOUT: '0',
    });
    expect(await withConnection(own, url, settingsOf)).toEqual({
      statement_timeout: '7000',
      lock_timeout: '3000',
      idle_in_transaction_session_timeout: '0',
    });
  });
});
