import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, parseIsoDate } from '../../core/dates.ts';
import { listMatches } from '../../db/repositories/monitors/record-matches.ts';
import { createMonitorFixture } from '../db/monitor-fixture.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

let archive: TestArchive;
let stack: TestStack;
let fixture: ReturnType<typeof createMonitorFixture>;
beforeAll(async () => {
  archive = await createTestArchive('monitors', 6);
  stack = await createTestStack();
  fixture = createMonitorFixture(stack.db);
  await stack.startWorker();
});
afterAll(async () => {
  await stack.close();
  await archive.remove();
});

test('a night ends with the matches of monitors, and a history that is loaded delivers none', async () => {
  const busiest = parseIsoDate(archive.busiest);
  const filings = await fixture.monitor('filings', null, {
    destination: { kind: 'email', recipient: 'desk@fund.example' },
  });
  const words = await fixture.monitor('filings', 'state = processed', { text: 'common stock' });
  const scores = await fixture.monitor('scores', 'status = published and methodologyVersion = "2026-11-01.1"');
  const matched = async (monitorId: string, silent: boolean) =>
    (await listMatches(stack.db, { monitorId, limit: 10_000 })).filter((match) => match.silent === silent);

  const from = addDays(busiest, -60);
  await stack.ingest({ by: 'filed-date', from, to: addDays(busiest, -1) }, archive.dir);
  const history = await matched(filings.monitorId, true);
  expect(history.length).toBeGreaterThan(0);
  expect(await matched(filings.monitorId, false)).toEqual([]);
  expect(await fixture.events()).toEqual([]);

  await stack.nightly(archive.busiest, archive.dir, archive.prices);
  const listed = archive.filings.filter(({ filedDate }) => filedDate === archive.busiest);
  const found = await matched(filings.monitorId, false);
  expect(found.map(({ accessionNumber }) => accessionNumber).sort()).toEqual(
    listed.map(({ accessionNumber }) => accessionNumber).sort(),
  );
  const [quoted] = await matched(words.monitorId, false);
  expect(quoted?.matchedWords.map(({ term }) => term)).toEqual(['common', 'stock']);
  const { rows: published } = await sql`select from score.scores where status = 'published'`.execute(stack.db);
  expect(await matched(scores.monitorId, false)).toHaveLength(published.length);
  const told = await fixture.events();
  expect(told.map(({ payload }) => payload.monitorId).sort()).toEqual(
    [filings, words, ...(published.length > 0 ? [scores] : [])].map(({ monitorId }) => monitorId).sort(),
  );
  const { rows: emails } = await sql`select recipient from events.emails`.execute(stack.db);
  expect(emails).toEqual([{ recipient: 'desk@fund.example' }]);

  // The same night again finds nothing new.
  await stack.nightly(archive.busiest, archive.dir, archive.prices);
  expect(await fixture.events()).toHaveLength(told.length);
}, 300_000);
