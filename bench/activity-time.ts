import type { Client } from '@temporalio/client';

/** One activity in its workflow's history; milliseconds of the server's clock. */
export interface ActivityInterval {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Start and end of a workflow's last execution, with its activities. */
export interface WorkflowTime {
  readonly startMs: number;
  readonly endMs: number;
  readonly activities: readonly ActivityInterval[];
}

/** Reads a finished workflow's history, which holds only the last attempt of an activity. */
export async function workflowTime(client: Client, workflowId: string): Promise<WorkflowTime> {
  const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
  const names = new Map<string, string>();
  const started = new Map<string, number>();
  const activities: ActivityInterval[] = [];
  const times: number[] = [];
  for (const event of events ?? []) {
    const at = Number(event.eventTime?.seconds ?? 0) * 1_000 + (event.eventTime?.nanos ?? 0) / 1e6;
    times.push(at);
    const name = event.activityTaskScheduledEventAttributes?.activityType?.name;
    if (name) names.set(String(event.eventId), name);
    const start = event.activityTaskStartedEventAttributes;
    if (start) started.set(String(start.scheduledEventId), at);
    const end = event.activityTaskCompletedEventAttributes ?? event.activityTaskFailedEventAttributes;
    if (!end) continue;
    const id = String(end.scheduledEventId);
    activities.push({ name: names.get(id) ?? 'unknown', startMs: started.get(id) ?? at, endMs: at });
  }
  return { startMs: Math.min(...times), endMs: Math.max(...times), activities };
}

/**
 * Splits a span of wall-clock time: each moment is divided evenly among the running activities, or counts as `idle`. The
 * shares add up to 1.
 */
export function sharesOfTime(
  span: { readonly startMs: number; readonly endMs: number },
  activities: readonly ActivityInterval[],
): { readonly byName: ReadonlyMap<string, number>; readonly idle: number } {
  const edges = activities
    .flatMap(({ name, startMs, endMs }) => [
      { at: startMs, name, change: 1 },
      { at: endMs, name, change: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const running = new Map<string, number>();
  const spent = new Map<string, number>();
  let idle = 0;
  let before = span.startMs;
  for (const { at, name, change } of [...edges, { at: span.endMs, name: '', change: 0 }]) {
    const total = [...running.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) idle += at - before;
    for (const [one, count] of running) {
      if (count > 0) spent.set(one, (spent.get(one) ?? 0) + ((at - before) * count) / total);
    }
    running.set(name, (running.get(name) ?? 0) + change);
    before = at;
  }
  const whole = span.endMs - span.startMs;
  return { byName: new Map([...spent].map(([name, ms]) => [name, ms / whole])), idle: idle / whole };
}
