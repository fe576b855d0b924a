import {
  type Client,
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { permanentError, usageError } from './errors.ts';

/** The schedules of a deployment, with the command that creates each. */
export const SCHEDULES = {
  nightly: 'tidemark schedule create --first-date …',
  feed: 'tidemark schedule create-feed',
  enforcement: 'tidemark schedule create-enforcement',
  retention: 'tidemark schedule create-retention',
} as const;

export type ScheduleName = keyof typeof SCHEDULES;

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

export function parseTimeOfDay(value: string): TimeOfDay {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value);
  if (!match) throw usageError(`--at ${value}: give a time as HH:MM`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}

export function parseScheduleName(value: string): ScheduleName {
  if (Object.hasOwn(SCHEDULES, value)) return value as ScheduleName;
  throw usageError(`no schedule ${value}; choose from ${Object.keys(SCHEDULES).join(', ')}`);
}

/** What a schedule is made of; its id is its name. */
export type ScheduleDefinition = Required<Pick<ScheduleOptions, 'action' | 'spec' | 'policies'>>;

/**
 * Creates a schedule or updates an existing one, which stays paused if it is.
 *
 * @returns true if it was created, false if it was updated
 */
export async function upsertSchedule(
  client: Client,
  name: ScheduleName,
  definition: ScheduleDefinition,
): Promise<boolean> {
  try {
    await client.schedule.create({ ...definition, scheduleId: name });
    return true;
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { action, spec, policies } = definition;
    await client.schedule.getHandle(name).update((previous) => ({ ...previous, action, spec, policies }));
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

/** @throws AppError `schedule-not-found` */
export async function describeSchedule(client: Client, name: ScheduleName): Promise<ScheduleDescriptionLines> {
  const description = await orMissing(name, client.schedule.getHandle(name).describe());
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

/** Those that exist, by name. */
export async function describeSchedules(
  client: Client,
): Promise<Readonly<Partial<Record<ScheduleName, ScheduleDescriptionLines>>>> {
  const found: Partial<Record<ScheduleName, ScheduleDescriptionLines>> = {};
  for (const name of Object.keys(SCHEDULES) as ScheduleName[]) {
    try {
      found[name] = await describeSchedule(client, name);
    } catch (error) {
      if (!(error instanceof Error && error.cause instanceof ScheduleNotFoundError)) throw error;
    }
  }
  return found;
}

export async function changeSchedule(
  client: Client,
  name: ScheduleName,
  action: 'pause' | 'resume' | 'trigger' | 'delete',
): Promise<void> {
  const handle = client.schedule.getHandle(name);
  switch (action) {
    case 'pause':
      return orMissing(name, handle.pause('paused by tidemark schedule pause'));
    case 'resume':
      return orMissing(name, handle.unpause('resumed by tidemark schedule resume'));
    case 'trigger':
      return orMissing(name, handle.trigger(ScheduleOverlapPolicy.BUFFER_ONE));
    case 'delete':
      return orMissing(name, handle.delete());
  }
}

async function orMissing<T>(name: ScheduleName, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
    throw permanentError('schedule-not-found', `there is no ${name} schedule; create it with: ${SCHEDULES[name]}`, {
      cause: error,
    });
  }
}
