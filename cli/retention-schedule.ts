import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUES } from '../core/run-plan.ts';
import { type TimeOfDay, upsertSchedule } from './schedules.ts';

/**
 * Creates or updates the daily schedule of retention. How long what is stored is said by the configuration of the workers,
 * so that a change needs no new schedule.
 *
 * @returns true if it was created, false if it was updated
 */
export function upsertRetentionSchedule(client: Client, at: TimeOfDay): Promise<boolean> {
  return upsertSchedule(client, 'retention', {
    spec: { calendars: [{ ...at }], timezone: 'America/New_York' },
    action: {
      type: 'startWorkflow',
      workflowType: 'retentionWorkflow',
      workflowId: 'retention',
      taskQueue: TASK_QUEUES.control,
      args: [],
    },
    // What one day did not remove, the next one does.
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 day' },
  });
}
