import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimedAttempt } from '../../core/delivery-attempts.ts';
import { DELIVERY_HAPPENINGS, DELIVERY_STATES, DELIVERY_TRANSITIONS } from '../../core/delivery-states.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import {
  type Answer,
  claimed,
  fannedOut,
  LEASE,
  type Model,
  recovered,
  replayed,
  settled,
  turned,
  visited,
} from './delivery/model.ts';
import { type Crash, createWorld, storedDeliveries, type World } from './delivery/world.ts';

/** The jobs that living workers hold, beside the tables. */
interface Real {
  readonly world: World;
  held: ClaimedAttempt[];
}
type Command = fc.AsyncCommand<Model, Real>;

async function compare(model: Model, { world }: Real): Promise<void> {
  const stored = await storedDeliveries(world.db);
  const expected = stored.map((_, index) => model.deliveries[index] ?? null);
  expect(stored.map(({ id, ...row }) => (id === null ? null : row))).toEqual(expected);
}

function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await compare(model, real);
    },
    toString: () => name,
  };
}

const fanOut = (crash: Crash) =>
  command(`fan out, crash ${crash}`, async (model, { world }) => {
    await world.fanOut(crash);
    if (crash !== 'before') fannedOut(model);
  });

const claim = (crash: Crash) =>
  command(`claim, crash ${crash}`, async (model, real) => {
    const jobs = await real.world.claim(crash);
    if (crash === 'before') return;
    const indexes = claimed(model);
    // A worker that died after the commit holds nothing: its leases run out.
    if (crash === 'after') return;
    expect(jobs).toHaveLength(indexes.length);
    const stored = await storedDeliveries(real.world.db);
    for (const job of jobs) {
      const index = stored.findIndex(({ id }) => id === job.id);
      expect(indexes).toContain(index);
      model.held.push({ index, claim: job.claim, attempts: job.attempts, limit: job.attemptLimit });
      real.held.push(job);
    }
  });

const finish = (answer: Answer, crash: Crash) =>
  command(
    `answer ${JSON.stringify(answer)}, crash ${crash}`,
    async (model, real) => {
      const held = model.held.shift();
      const job = real.held.shift();
      if (!held || !job) throw new Error('nothing is held');
      real.world.answer = answer;
      const before = real.world.receiver.received.length;
      await real.world.finish(job, crash);
      if (answer !== 'aborted') expect(real.world.receiver.received).toHaveLength(before + 1);
      if (crash !== 'before') settled(model, held, answer);
    },
    (model) => model.held.length > 0,
  );

const recover = (crash: Crash) =>
  command(`recover, crash ${crash}`, async (model, { world }) => {
    await world.recover(crash);
    if (crash !== 'before') recovered(model);
  });

const replay = (index: number, crash: Crash) =>
  command(`replay ${index}, crash ${crash}`, async (model, { world }) => {
    const { id = null } = (await storedDeliveries(world.db))[index] ?? {};
    if (id === null) return;
    const isReplayed = await world.replay(id, crash);
    if (crash === 'before') return;
    const expected = replayed(model, index);
    if (crash === 'none') expect(isReplayed).toBe(expected);
  });

const turn = (to: Model['endpoint']) =>
  command(`endpoint ${to}`, async (model, { world }) => {
    await world.turn(to);
    turned(model, to);
  });

const advance = (ms: number | 'due' | 'lease') =>
  command(`advance ${ms}`, async (model, { world }) => {
    const pending = model.deliveries.filter((one) => one?.state === 'pending').map((one) => one?.dueAt ?? 0);
    const step =
      ms === 'lease'
        ? LEASE
        : ms === 'due'
          ? Math.max(0, Math.min(...pending, model.now + 86_400_000) - model.now)
          : ms;
    model.now += step;
    world.now = model.now;
  });

const crash = fc.constantFrom<Crash>('none', 'none', 'none', 'none', 'before', 'after');
const answer = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Answer>('error', 'reset') },
  { weight: 2, arbitrary: fc.constantFrom<Answer>('ok', 'aborted') },
  { weight: 1, arbitrary: fc.constant<Answer>('gone') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 45, 7_200, 400_000).map((seconds): Answer => ({ retryAfterSeconds: seconds })),
  },
);
const often = (times: number, arbitrary: fc.Arbitrary<Command>) => Array.from({ length: times }, () => arbitrary);
const COMMANDS = [
  ...often(2, crash.map(fanOut)),
  ...often(8, crash.map(claim)),
  ...often(
    8,
    fc.tuple(answer, crash).map(([how, when]) => finish(how, when)),
  ),
  ...often(2, crash.map(recover)),
  ...often(
    2,
    fc.tuple(fc.nat(2), crash).map(([index, when]) => replay(index, when)),
  ),
  ...often(3, fc.constantFrom<Model['endpoint']>('enabled', 'disabled').map(turn)),
  fc.constantFrom<Model['endpoint']>('enabled', 'disabled', 'enabled', 'deleted').map(turn),
  ...often(8, fc.constantFrom<number | 'due' | 'lease'>('due', 'due', 'due', 'lease', 1, 29_999).map(advance)),
];

describe('deliveries against their state table', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function run(list: Iterable<Command>): Promise<void> {
    const world = await createWorld(database.db, 3);
    const model: Model = { now: world.now, endpoint: 'enabled', deliveries: [null, null, null], held: [] };
    const real: Real = { world, held: [] };
    try {
      await fc.asyncModelRun(() => ({ model, real }), list);
    } finally {
      await world.close();
    }
  }

  test('whatever happens in whatever order, the tables hold what the model holds', async () => {
    const commands = fc.commands<Model, Real, false>(COMMANDS, { maxCommands: 120, size: 'max' });
    const limits = { interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true };
    await fc.assert(fc.asyncProperty(commands, run), { numRuns: 50, ...limits });
    const cells = DELIVERY_STATES.flatMap((state) =>
      DELIVERY_HAPPENINGS.filter((happening) => DELIVERY_TRANSITIONS[state][happening] !== null).map(
        (happening) => `${state} ${happening}`,
      ),
    );
    expect(cells.filter((cell) => !visited.has(cell))).toEqual([]);
  }, 300_000);

  test('eight attempts at 0 s, 30 s, 2 min, 10 min, 1 h, 4 h, 12 h and 24 h, then failed, then one more by a replay', async () => {
    const world = await createWorld(database.db, 1);
    const start = world.now;
    world.answer = 'error';
    await world.fanOut('none');
    const attemptedAt: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const [job] = await world.claim('none');
      if (job) {
        attemptedAt.push((world.now - start) / 1_000);
        await world.finish(job, 'none');
      }
      const [stored] = await storedDeliveries(database.db);
      if (stored?.state !== 'pending') break;
      expect(await world.claim('none')).toEqual([]);
      world.now = stored.dueAt - 1;
      expect(await world.claim('none')).toEqual([]);
      world.now = stored.dueAt;
    }
    const delays = attemptedAt.map((at, index) => at - (attemptedAt[index - 1] ?? 0));
    expect(delays).toEqual([0, 30, 120, 600, 3_600, 14_400, 43_200, 86_400]);
    const [failed] = await storedDeliveries(database.db);
    expect(failed).toMatchObject({ state: 'failed', attempts: 8 });
    expect(failed?.log.map(([, attempt, outcome]) => `${attempt} ${outcome}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((attempt) => `${attempt} rejected`),
      '8 exhausted',
    ]);
    world.now += 7 * 86_400_000;
    expect(await world.claim('none')).toEqual([]);
    expect(await world.replay(failed?.id ?? '', 'none')).toBe(true);
    const [again] = await world.claim('none');
    if (!again) throw new Error('a replay is due at once');
    await world.finish(again, 'none');
    expect((await storedDeliveries(database.db))[0]).toMatchObject({ state: 'failed', attempts: 9 });
    expect(await world.replay(failed?.id ?? '', 'none')).toBe(true);
    const [last] = await world.claim('none');
    if (!last) throw new Error('a replay is due at once');
    world.answer = 'ok';
    await world.finish(last, 'none');
    expect((await storedDeliveries(database.db))[0]).toMatchObject({ state: 'delivered', attempts: 10 });
    expect(new Set(world.receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(world.receiver.received).toHaveLength(10);
    await world.close();
  });
});
