import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli.ts';
import { createTestStack, type TestStack, until } from './test-stack.ts';

const DAY = 86_400_000;

let stack: TestStack;
beforeAll(async () => {
  stack = await createTestStack();
  await stack.startWorker();
});
afterAll(() => stack.close());

const env = () => ({
  DATABASE_URL: stack.addresses.databaseUrl.reveal(),
  TEMPORAL_ADDRESS: stack.addresses.temporalAddress,
  TIDEMARK_HOME: stack.home,
});

/** An event of so many days ago, with a delivery that was settled then. */
async function store(key: string, daysAgo: number): Promise<void> {
  const time = new Date(Date.now() - daysAgo * DAY).toISOString();
  const id = () => uuidv7({ msecs: Date.parse(time) });
  const { rows } = await sql<{ event_id: string; position: bigint }>`
    with head as (
      update events.outbox_head set last_position = last_position + 1 where name = 'outbox' returning last_position
    ), reader as (
      update events.reader_cursors set position = (select last_position from head)
    )
    insert into events.outbox (event_id, event_type, natural_key, payload, silent, created_at, position)
    select ${id()}, 'filing.published', ${key}, '{"some": "payload"}', false, ${time}, last_position from head
    returning event_id, position
  `.execute(stack.db);
  const [event] = rows;
  await sql`
    insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at, created_at)
    values (${id()}, ${event?.event_id}, ${event?.position}, gen_random_uuid(), 'delivered', ${time}, ${time})
  `.execute(stack.db);
}

async function stored(): Promise<{ payloads: readonly string[]; deliveries: number }> {
  const { rows } = await sql<{ key: string; deliveries: number }>`
    select o.natural_key as key, (select count(*) from events.deliveries)::int as deliveries
    from events.outbox o where o.payload is not null order by position
  `.execute(stack.db);
  return { payloads: rows.map(({ key }) => key), deliveries: rows[0]?.deliveries ?? 0 };
}

describe('scheduled retention', () => {
  test('is created, shown, and removes what is older than the configuration of the worker keeps', async () => {
    await store('old', 91);
    await store('settled', 31);
    await store('new', 1);
    expect(await runCli(['schedule', 'create-retention', '--at', '25:00'], { env: env() })).toMatchObject({ code: 1 });
    const created = await runCli(['schedule', 'create-retention', '--at', '04:15'], { env: env() });
    expect(created).toMatchObject({ code: 0, stdout: 'schedule "retention" created: daily at 04:15 US Eastern\n' });
    const shown = await runCli(['schedule', 'describe'], { env: env() });
    expect(shown.stdout).toMatch(/^retention: active\n {2}next: \d{4}-/);

    expect(await runCli(['schedule', 'trigger', 'retention'], { env: env() })).toMatchObject({ code: 0 });
    await until('it has run', async () => (await stored()).deliveries === 1 && (await stored()).payloads.length === 2);
    expect(await stored()).toEqual({ payloads: ['settled', 'new'], deliveries: 1 });
    const handle = stack.client.workflow.getHandle(
      (await runCli(['schedule', 'describe', '--json'], { env: env() })).stdout.match(/"workflowId": "(.+?)"/)?.[1] ??
        '',
    );
    expect(await handle.result()).toMatchObject({ deliveries: { rows: 2, attempts: 0 }, events: { rows: 1 } });
  });

  test('runs by hand, dry or not, with the configuration of the command', async () => {
    const shorter = { ...env(), TIDEMARK_KEEP_DELIVERIES_DAYS: '30', TIDEMARK_KEEP_EVENTS_DAYS: '30' };
    const dry = await runCli(['prune', '--dry-run'], { env: shorter });
    expect(dry.stdout).toMatch(/^would remove\n {2}deliveries {2}0 with 0 attempts/);
    expect(dry.stdout).toContain('payloads of 1 that no delivery refers to; after 30 days');
    expect((await stored()).payloads).toEqual(['settled', 'new']);
    const done = await runCli(['prune', '--json'], { env: shorter });
    expect(JSON.parse(done.stdout)).toMatchObject({ dryRun: false, pruned: { events: { rows: 1 } } });
    expect((await stored()).payloads).toEqual(['new']);
    const invalid = await runCli(['prune'], { env: { ...env(), TIDEMARK_KEEP_EVENTS_DAYS: '0' } });
    expect(invalid).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('TIDEMARK_KEEP_EVENTS_DAYS: set it to days'),
    });
  });
});
