import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, QueryNotRegisteredError, WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../core/errors.ts';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import type { IngestProgress } from '../workflows/ingest.ts';
import type { NightlyProgress } from '../workflows/nightly.ts';
import type { ProgressLine } from './progress-line.ts';

export interface RunRequest {
  readonly workflowType: 'nightlyWorkflow' | 'ingestRunWorkflow';
  /** Meaningful and unique per business: a second request for the same id joins the run under way. */
  readonly workflowId: string;
  readonly input: unknown;
}

/**
 * Starts a run, or joins the one under way, and waits for its report. Ctrl-C leaves the run going: it belongs to
 * Temporal, not to this terminal.
 */
export async function runWorkflow(client: Client, request: RunRequest, progress: ProgressLine): Promise<RunReport> {
  const handle = await client.workflow.start(request.workflowType, {
    workflowId: request.workflowId,
    taskQueue: TASK_QUEUES.control,
    args: [request.input],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
  });
  const finished = new AbortController();
  const result = (handle.result() as Promise<RunReport>).finally(() => finished.abort());
  const watching = watch(client, request.workflowId, progress, finished.signal);
  try {
    return await result;
  } catch (error) {
    throw runFailure(error, request.workflowId);
  } finally {
    await watching;
    progress.clear();
  }
}

/** Why a run failed, in the words of what failed first. An index that is not there yet is worth another try. */
export function runFailure(error: unknown, workflowId: string): unknown {
  if (!(error instanceof WorkflowFailedError)) return error;
  let cause: unknown = error.cause;
  while (cause instanceof Error && !(cause instanceof ApplicationFailure) && cause.cause) cause = cause.cause;
  const code = cause instanceof ApplicationFailure ? (cause.type ?? 'run-failed') : 'run-failed';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError(message, { code, retryable: code === 'not-indexed', context: { workflowId }, cause: error });
}

/** Each look is a task for the run's own worker: at two and a half a second, looking took a tenth of the machine. */
const LOOK_MS = 1_000;

async function watch(client: Client, workflowId: string, progress: ProgressLine, done: AbortSignal): Promise<void> {
  for (let round = 0; !done.aborted; round += 1) {
    const run = await query<NightlyProgress>(client, workflowId);
    const ingest = run?.stage === 'fetch' ? await query<IngestProgress>(client, run.ingestWorkflowId) : null;
    // What keeps failing is what a person who waits wants to know; asked for less often than progress.
    const working = ingest && run ? run.ingestWorkflowId : workflowId;
    const trouble = round % 2 === 1 ? await retryingActivity(client, working) : null;
    if (trouble) progress.note(trouble);
    if (ingest?.total) progress.show(`ingest ${ingest.done}/${ingest.total} filings`, ingest.done / ingest.total);
    else if (run) progress.show(run.stage, null);
    // Cut short when the run ends.
    await sleep(LOOK_MS, undefined, { signal: done }).catch(() => undefined);
  }
}

/** An activity on its third attempt or later, with what it fails of; null where all goes well. */
export async function retryingActivity(client: Client, workflowId: string): Promise<string | null> {
  try {
    const { raw } = await client.workflow.getHandle(workflowId).describe();
    const stuck = (raw.pendingActivities ?? []).find(({ attempt, lastFailure }) => (attempt ?? 0) >= 3 && lastFailure);
    if (!stuck) return null;
    return `${stuck.activityType?.name} is tried again (attempt ${stuck.attempt}): ${stuck.lastFailure?.message}`;
  } catch (error) {
    progressUnavailable(error);
    return null;
  }
}

/** Null while the workflow has not started or no worker answers; progress is a courtesy and never fails a run. */
async function query<T>(client: Client, workflowId: string): Promise<T | null> {
  try {
    return await client.workflow.getHandle(workflowId).query<T>('progress');
  } catch (error) {
    if (error instanceof WorkflowNotFoundError || error instanceof QueryNotRegisteredError) return null;
    progressUnavailable(error);
    return null;
  }
}

let lastReason = '';
function progressUnavailable(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (process.env['LOG_LEVEL'] === 'debug' && reason !== lastReason) process.stderr.write(`progress: ${reason}\n`);
  lastReason = reason;
}
