import { type Client, ScheduleAlreadyRunning, ScheduleNotFoundError, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { ScheduledNightlyInput } from '../workflows/scheduled-nightly.ts';
import { permanentError, usageError } from './errors.ts';

const SCHEDULE_ID = 'nightly';

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

export function parseTimeOfDay(value: string): TimeOfDay {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value);
  if (!match) throw usageError(`--at ${value}: give a time as HH:MM`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}

/**
 * Creates the schedule or updates an existing one. One run at a time: if a night is still running when the next is due,
 * the next starts afterwards and materializes every missing date.
 *
 * @returns true if it was created, false if it was updated
 */
export async function upsertNightlySchedule(
  client: Client,
  at: TimeOfDay,
  input: ScheduledNightlyInput,
): Promise<boolean> {
  const options = {
    scheduleId: SCHEDULE_ID,
    spec: {
      calendars: [{ ...at, dayOfWeek: { start: 'MONDAY' as const, end: 'FRIDAY' as const } }],
      timezone: 'America/New_York',
    },
    action: {
      type: 'startWorkflow' as const,
      workflowType: 'scheduledNightlyWorkflow',
      workflowId: 'scheduled-nightly',
      taskQueue: TASK_QUEUES.control,
      args: [input],
    },
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ONE, catchupWindow: '365 days' as const },
  };
  try {
    await client.schedule.create(options);
    return true;
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { scheduleId: _, ...changed } = options;
    await client.schedule.getHandle(SCHEDULE_ID).update((previous) => ({ ...previous, ...changed }));
    return false;
  }
}

export interface ScheduleDescriptionLines {
  readonly paused: boolean;
  readonly note: string;
  readonly input: unknown;
  readonly recent: readonly { readonly scheduledAt: string; readonly startedAt: string; readonly workflowId: string }[];
  readonly next: readonly string[];
}

export async function describeNightlySchedule(client: Client): Promise<ScheduleDescriptionLines> {
  const description = await orMissing(client.schedule.getHandle(SCHEDULE_ID).describe());
  return {
    paused: description.state.paused,
    note: description.state.note ?? '',
    input: description.action.type === 'startWorkflow' ? (description.action.args?.[0] ?? null) : null,
    recent: description.info.recentActions.map((run) => ({
      scheduledAt: run.scheduledAt.toISOString(),
      startedAt: run.takenAt.toISOString(),
      workflowId: run.action.type === 'startWorkflow' ? run.action.workflow.workflowId : '',
    })),
    next: description.info.nextActionTimes.slice(0, 3).map((time) => time.toISOString()),
  };
}

export async function changeNightlySchedule(
  client: Client,
  action: 'pause' | 'resume' | 'trigger' | 'delete',
): Promise<void> {
  const handle = client.schedule.getHandle(SCHEDULE_ID);
  switch (action) {
    case 'pause':
      return orMissing(handle.pause('paused by tidemark schedule pause'));
    case 'resume':
      return orMissing(handle.unpause('resumed by tidemark schedule resume'));
    case 'trigger':
      return orMissing(handle.trigger(ScheduleOverlapPolicy.BUFFER_ONE));
    case 'delete':
      return orMissing(handle.delete());
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
    throw permanentError(
      'schedule-not-found',
      'there is no nightly schedule; create it with: tidemark schedule create --first-date …',
      { cause: error },
    );
  }
}
