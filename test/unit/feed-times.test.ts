import { expect, test } from 'vitest';
import type { IsoTimestamp } from '../../core/dates.ts';
import { feedReach } from '../../core/feed-times.ts';

const at = (time: string) => time as IsoTimestamp;
const reach = (now: string, readAt: string | null, releaseReadAt: string | null = readAt) =>
  feedReach(Date.parse(now), {
    readAt: readAt === null ? null : at(readAt),
    releaseReadAt: releaseReadAt === null ? null : at(releaseReadAt),
  }).readTo;

// Monday 2026-11-23; 06:00 Eastern is 11:00 UTC. The business day before is Friday.
const RELEASE = '2026-11-23T11:00:00.000Z';
const FRIDAY_CLOSE = '2026-11-20T22:30:00.000Z';

test('the first poll of a feed reads what was released on its day', () => {
  expect(reach('2026-11-23T15:00:00Z', null)).toBe(RELEASE);
  // Before six and at weekends, that is the business day before.
  expect(reach('2026-11-23T10:59:59Z', null)).toBe('2026-11-20T11:00:00.000Z');
  expect(reach('2026-11-22T15:00:00Z', null)).toBe('2026-11-20T11:00:00.000Z');
});

test('after the morning release polls read down to the close before: for five minutes, and again after half an hour', () => {
  expect(reach('2026-11-23T10:59:30Z', '2026-11-23T10:59:00Z')).toBeNull();
  expect(reach('2026-11-23T11:00:10Z', '2026-11-23T10:59:30Z')).toBe(FRIDAY_CLOSE);
  expect(reach('2026-11-23T11:04:40Z', '2026-11-23T11:04:10Z')).toBe(FRIDAY_CLOSE);
  expect(reach('2026-11-23T11:10:00Z', '2026-11-23T11:05:10Z')).toBeNull();
  expect(reach('2026-11-23T11:30:10Z', '2026-11-23T11:29:40Z', '2026-11-23T11:05:10Z')).toBe(FRIDAY_CLOSE);
  expect(reach('2026-11-23T11:31:00Z', '2026-11-23T11:30:40Z', '2026-11-23T11:30:10Z')).toBeNull();
  expect(reach('2026-11-23T18:00:00Z', '2026-11-23T17:59:30Z', '2026-11-23T11:30:10Z')).toBeNull();
});

test('a poller that comes back after an outage over the release reads down to the close, holidays left out', () => {
  expect(reach('2026-11-23T16:00:00Z', '2026-11-23T02:00:00Z')).toBe(FRIDAY_CLOSE);
  // Thanksgiving is Thursday, November 26: the close before Friday's release is Wednesday's.
  expect(reach('2026-11-27T16:00:00Z', '2026-11-25T23:00:00Z')).toBe('2026-11-25T22:30:00.000Z');
  expect(reach('2026-11-23T16:00:00Z', '2026-11-23T15:00:00Z', null)).toBe(FRIDAY_CLOSE);
});
