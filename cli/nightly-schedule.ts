import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { ScheduledNightlyInput } from '../workflows/scheduled-nightly.ts';
import { type TimeOfDay, upsertSchedule } from './schedules.ts';

/**
 * Creates the nightly schedule or updates it. One run at a time: if a night is still running when the next is due, the
 * next starts afterwards and materializes every missing date.
 *
 * @returns true if it was created, false if it was updated
 */
export function upsertNightlySchedule(client: Client, at: TimeOfDay, input: ScheduledNightlyInput): Promise<boolean> {
  return upsertSchedule(client, 'nightly', {
    spec: {
      calendars: [{ ...at, dayOfWeek: { start: 'MONDAY', end: 'FRIDAY' } }],
      timezone: 'America/New_York',
    },
    action: {
      type: 'startWorkflow',
      workflowType: 'scheduledNightlyWorkflow',
      workflowId: 'scheduled-nightly',
      taskQueue: TASK_QUEUES.control,
      args: [input],
    },
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ONE, catchupWindow: '365 days' },
  });
}
