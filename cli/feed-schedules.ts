import { type CalendarSpec, type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { EnforcementSyncInput } from '../workflows/enforcement-sync.ts';
import type { FeedPollInput } from '../workflows/feed-poll.ts';
import { type TimeOfDay, upsertSchedule } from './schedules.ts';

const EASTERN = 'America/New_York';
/** A poll or sync that a stopped server missed is pointless: the next one reads what it would have read. */
const CATCHUP = '1 minute';

/** When EDGAR releases nothing, US Eastern time: 22:15 to 06:00, and weekends. */
const NIGHT_HOURS: readonly CalendarSpec[] = [
  { hour: 22, minute: { start: 15, end: 59 }, second: '*' },
  { hour: 23, minute: '*', second: '*' },
  { hour: { start: 0, end: 5 }, minute: '*', second: '*' },
  { dayOfWeek: ['SATURDAY', 'SUNDAY'], hour: '*', minute: '*', second: '*' },
];

/**
 * Creates the feed's schedule or updates it: a poll every so many seconds, none in the night hours. EDGAR releases filings
 * from 06:00 to 22:00, so the last quarter of an hour takes what it publishes late. One poll at a time: what falls due
 * while one runs is skipped.
 *
 * @returns true if it was created, false if it was updated
 */
export function upsertFeedSchedule(client: Client, everySeconds: number, input: FeedPollInput): Promise<boolean> {
  return upsertSchedule(client, 'feed', {
    spec: {
      intervals: [{ every: everySeconds * 1_000 }],
      skip: [...NIGHT_HOURS],
      timezone: EASTERN,
    },
    action: {
      type: 'startWorkflow',
      workflowType: 'feedPollWorkflow',
      workflowId: 'feed-poll',
      taskQueue: TASK_QUEUES.control,
      args: [input],
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: CATCHUP },
  });
}

/** Creates or updates the daily sync of the SEC's enforcement feeds. @returns true if it was created */
export function upsertEnforcementSchedule(
  client: Client,
  at: TimeOfDay,
  input: EnforcementSyncInput,
): Promise<boolean> {
  return upsertSchedule(client, 'enforcement', {
    spec: { calendars: [{ ...at }], timezone: EASTERN },
    action: {
      type: 'startWorkflow',
      workflowType: 'enforcementSyncWorkflow',
      workflowId: 'enforcement-sync',
      taskQueue: TASK_QUEUES.control,
      args: [input],
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 day' },
  });
}
