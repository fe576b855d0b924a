import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { recordSpend } from '../../db/repositories/organizations/spend.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { envelopeOf } from '../../events/envelope.ts';
import { EVENT_TYPES } from '../../events/event-types.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const PERIOD = '2026-03';
let database: TestDatabase;
let organizationId: string;
let organizations = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  organizations += 1;
  ({ organizationId } = await ensureOrganization(database.db, `spender-${organizations}`));
});
afterAll(() => database.drop());

const spend = (amount: string, cap: string | null = '200', period = PERIOD) =>
  recordSpend(database.db, { organizationId, period, amount, cap });
const crossed = async (amount: string, cap?: string | null, period?: string) =>
  (await spend(amount, cap, period)).crossed;
const own = async () =>
  (await readEvents(database.db, { after: 0n, limit: 1_000 })).filter(
    (event) => event.organizationId === organizationId,
  );
const announced = async () => (await own()).map(({ naturalKey }) => naturalKey.replace(`${organizationId}/`, ''));

test('75, 90, 95 and 100 % of a cap are announced when they are reached, each once', async () => {
  expect(await crossed('149.99')).toEqual([]);
  expect(await spend('0.01')).toEqual({ spent: '150.00', cap: '200', crossed: [75] });
  expect(await crossed('0')).toEqual([]);
  expect(await crossed('29.999999')).toEqual([]);
  expect(await crossed('0.000001')).toEqual([90]);
  expect(await crossed('10')).toEqual([95]);
  expect(await crossed('10')).toEqual([100]);
  expect(await crossed('500')).toEqual([]);
  expect(await announced()).toEqual([75, 90, 95, 100].map((percent) => `${PERIOD}/${percent}`));
  // The next period begins at zero.
  expect(await crossed('160', '200', '2026-04')).toEqual([75]);
});

test('the event is of the registered form and is for the organization alone', async () => {
  await spend('150.40', '200.00');
  const [event] = await own();
  if (!event) throw new Error('no event');
  const { type, data, provenance } = envelopeOf(event);
  expect(type).toBe('billing.budget.threshold');
  expect(EVENT_TYPES[type as 'billing.budget.threshold'].data.safeParse(data).error).toBeUndefined();
  expect(data).toEqual({ organizationId, period: PERIOD, thresholdPercent: 75, cap: '200.00', spent: '150.40' });
  expect([provenance, event.silent]).toEqual([null, false]);
});

test('one record that crosses several thresholds announces each', async () => {
  expect(await crossed('1000')).toEqual([75, 90, 95, 100]);
});

test('updates that race announce each threshold once, and add up', async () => {
  const spends = await Promise.all(Array.from({ length: 200 }, () => spend('1')));
  expect(spends.flatMap(({ crossed: each }) => each).sort((a, b) => a - b)).toEqual([75, 90, 95, 100]);
  expect(spends.map(({ spent }) => Number(spent)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
  expect(await announced()).toHaveLength(4);
});

test('a lower cap announces what the spend exceeds, a higher one takes nothing back, and none announces nothing', async () => {
  expect(await crossed('100')).toEqual([]);
  expect(await crossed('0', '110')).toEqual([75, 90]);
  expect(await crossed('10', '1000')).toEqual([]);
  // Of the lower cap again: 75 and 90 were announced in this period.
  expect(await crossed('0', '110')).toEqual([95, 100]);
  expect(await crossed('1000000', null, '2026-05')).toEqual([]);
});

test('a record that is rolled back is neither spent nor announced', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    await recordSpend(trx, { organizationId, period: PERIOD, amount: '180', cap: '200' });
    throw new Error('the request failed');
  });
  await expect(failed).rejects.toThrow('the request failed');
  expect(await spend('1')).toEqual({ spent: '1', cap: '200', crossed: [] });
  expect(await announced()).toEqual([]);
});

test.each([
  ['-1', '200', 'the amount must be a decimal'],
  ['1e3', '200', 'the amount must be a decimal'],
  ['1', '0.00', 'the cap must be a decimal above zero'],
  ['1', 'NaN', 'the cap must be a decimal above zero'],
])('an amount of %s under a cap of %s is refused', async (amount, cap, message) => {
  await expect(spend(amount, cap)).rejects.toMatchObject({
    code: 'spend-invalid',
    message: expect.stringContaining(message),
  });
  const { rows } = await sql`select 1 from api.spend where organization_id = ${organizationId}`.execute(database.db);
  expect(rows).toEqual([]);
});
