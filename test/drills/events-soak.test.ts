import { expect, test } from 'vitest';
import { soakEvents } from '../../bench/soak/events-soak.ts';
import { withTemporaryDirectory } from '../../bench/temporary.ts';

test('with receivers that fail at random and workers and a database that are killed, no event is lost or invented', async () => {
  const tally = await withTemporaryDirectory((directory) =>
    soakEvents({ directory, events: 500, withTemporal: false, secondsBetweenKills: 2 }),
  );
  expect(tally.violations).toEqual([]);
  expect(tally.delivered + tally.failed).toBe(500);
  // The first of 100 receivers never accepts anything.
  expect(tally.failed).toBeGreaterThanOrEqual(5);
  expect(tally.kills.workers + tally.kills.postgres).toBeGreaterThan(0);
}, 300_000);
