import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Listener, startListener } from '../../db/listener.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';

describe('a listener to notifications', () => {
  let database: TestDatabase;
  let listener: Listener | null = null;
  let wakes = 0;
  const errors: Error[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  afterEach(async () => {
    await listener?.stop();
    listener = null;
    wakes = 0;
    errors.length = 0;
  });

  function listen(url = database.url): Listener {
    listener = startListener(url, {
      channel: 'tidemark_events',
      onWake: () => {
        wakes += 1;
      },
      onConnectionError: (error) => errors.push(error),
      retryMs: [20, 100],
    });
    return listener;
  }
  const notify = () => sql`select pg_notify('tidemark_events', '')`.execute(database.db);
  const listeners = async () =>
    (
      await sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'tidemark listener'`.execute(
        database.db,
      )
    ).rows.length;

  test('is woken when its connection is up, and by each commit that notifies', async () => {
    await listen().listening;
    expect(wakes).toBe(1);
    await notify();
    await until('the notification arrived', async () => wakes === 2);
    await database.db.transaction().execute(async (trx) => {
      await sql`select pg_notify('tidemark_events', '')`.execute(trx);
      await sql`select pg_sleep(0.05)`.execute(trx);
      expect(wakes).toBe(2);
    });
    await until('the commit notified', async () => wakes === 3);
  });

  test('reconnects when the server ends its session, and is woken since notifications were lost', async () => {
    await listen().listening;
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tidemark listener'
    `.execute(database.db);
    await until('it is connected again', async () => wakes === 2);
    expect(errors.length).toBeGreaterThan(0);
    await notify();
    await until('the notification arrived', async () => wakes === 3);
  });

  test('keeps trying where no server answers, and stops at once and leaves no session', async () => {
    const away = new URL(database.url);
    away.port = '1';
    const trying = listen(away.href);
    await until('several attempts failed', async () => errors.length >= 3);
    await trying.stop();
    const connected = listen();
    await connected.listening;
    await connected.stop();
    await until('its session has ended', async () => (await listeners()) === 0);
    const failures = errors.length;
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(errors).toHaveLength(failures);
  });
});
