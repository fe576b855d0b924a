import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createMonitorFixture } from './monitor-fixture.ts';

let database: TestDatabase;
let fixture: ReturnType<typeof createMonitorFixture>;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = createMonitorFixture(database.db);
  await sql`
    insert into score.methodologies (version, content_hash, body)
    values (${CURRENT_METHODOLOGY_VERSION}, 'a', '{}'), ('other', 'b', '{}')
  `.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate api.monitors, events.monitor_matches, events.outbox, score.scores cascade`.execute(database.db);
});

/** A score of an issuer on a day of March 2026; null: withheld. */
async function score(day: number, value: number | null, given: { cik?: string; version?: string; cash?: number } = {}) {
  const { cik = '100', version = CURRENT_METHODOLOGY_VERSION, cash = 1 } = given;
  const band = value === null ? null : value >= 75 ? 'high' : value >= 50 ? 'elevated' : 'low';
  await sql`
    insert into score.scores (cik, methodology_version, as_of_date, status, score, lo, hi, band, band_barred, confidence,
      present_weight, factors, sub_ratings, priced, confidence_reasons, withheld_reasons, receipt_hash,
      materialization_version)
    values (${cik}, ${version}, make_date(2026, 3, ${day}), ${value === null ? 'withheld' : 'published'}, ${value}, 0, 100,
      ${band}, false, 'high', 100, ${JSON.stringify({ cashRunwayPressure: cash })}, '{"overallRisk": "high"}', true, '[]',
      '[]', 'r', 'm1')
    on conflict (cik, methodology_version, as_of_date) do update set score = excluded.score, band = excluded.band,
      status = excluded.status, computed_at = clock_timestamp()
  `.execute(database.db);
}

const key = (day: number, cik = '100') =>
  `["${cik}", "${CURRENT_METHODOLOGY_VERSION}", "2026-03-${String(day).padStart(2, '0')}"]`;

test('a band that changed to high matches on the day of the change, and not without a score before', async () => {
  const monitor = await fixture.monitor('scores', 'band changed to HIGH');
  await score(1, 80, { cik: '200' });
  for (const [day, value] of [60, 76, 80, 60, null, 90].entries()) await score(day + 1, value);
  await fixture.evaluate();
  expect(await fixture.keysOf(monitor)).toEqual([key(2), key(6)]);
});

test('a rise counts within its days, once when it begins to hold', async () => {
  const rose = await fixture.monitor('scores', 'score rose by >= 10 in 5 days');
  const fell = await fixture.monitor(
    'scores',
    'score fell by 10 within 5 days or cashRunwayPressure rose by 5 in 1 day',
  );
  // Ten points over six days are too slow; then from 50 on the 8th to 60 on the 13th.
  const values = { 1: 40, 7: 50, 8: 50, 10: 52, 13: 60, 14: 61, 20: 61, 21: 50, 22: 49 };
  for (const [day, value] of Object.entries(values)) await score(Number(day), value);
  await fixture.evaluate();
  expect(await fixture.keysOf(rose)).toEqual([key(13)]);
  expect(await fixture.keysOf(fell)).toEqual([key(21)]);
  await score(2, 1, { cik: '300', cash: 20 });
  await score(3, 1, { cik: '300', cash: 25 });
  await fixture.evaluate();
  expect(await fixture.keysOf(fell)).toEqual([key(21), key(3, '300')]);
});

test('a day that is scored again matches if it did not before, once', async () => {
  const monitor = await fixture.monitor('scores', 'band changed to high');
  await score(1, 10);
  await score(2, 20);
  await fixture.evaluate();
  await score(2, 90);
  await fixture.evaluate();
  await score(2, 20);
  await score(2, 91);
  await fixture.evaluate();
  expect(await fixture.keysOf(monitor)).toEqual([key(2)]);
});

test('scores of other methodologies match only monitors that name one', async () => {
  const current = await fixture.monitor('scores', 'score >= 50 and overallRisk = high');
  const other = await fixture.monitor('scores', 'score >= 50 and methodologyVersion = other');
  await score(1, 60);
  await score(1, 60, { version: 'other' });
  await fixture.evaluate();
  expect(await fixture.keysOf(current)).toEqual([key(1)]);
  expect(await fixture.keysOf(other)).toEqual(['["100", "other", "2026-03-01"]']);
});
