import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, QueryNotRegisteredError, WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../core/errors.ts';
import { PENDING_COUNT_LIMIT } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import type { IngestProgress } from '../workflows/ingest.ts';
import type { NightlyProgress } from '../workflows/nightly.ts';
import { createProgressLine, type ProgressLine } from './progress-line.ts';
import { startOrJoin } from './start-or-join.ts';

export interface RunRequest {
  readonly workflowType: 'nightlyWorkflow' | 'ingestRunWorkflow';
  /** Meaningful and unique per unit of work: a second request with the same id joins the running workflow. */
  readonly workflowId: string;
  readonly input: object;
}

/**
 * Starts a run, or joins the running one with the same input, and waits for its report. Temporal owns the run: Ctrl-C does
 * not stop it.
 *
 * @throws AppError `run-under-way` if the running one has another input
 */
export async function runWorkflow(
  client: Client,
  request: RunRequest,
  progress: ProgressLine = createProgressLine(),
): Promise<RunReport> {
  const handle = await startOrJoin(client, request, (line) => progress.note(line));
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

/** The root cause of a failed run. A missing index is retryable. */
export function runFailure(error: unknown, workflowId: string): unknown {
  if (!(error instanceof WorkflowFailedError)) return error;
  let cause: unknown = error.cause;
  while (cause instanceof Error && !(cause instanceof ApplicationFailure) && cause.cause) cause = cause.cause;
  const code = cause instanceof ApplicationFailure ? (cause.type ?? 'run-failed') : 'run-failed';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError(message, { code, retryable: code === 'not-indexed', context: { workflowId }, cause: error });
}

/** Each poll is a task for the run's own worker; at 2.5 polls a second they took a tenth of the machine. */
const POLL_MS = 1_000;

async function watch(client: Client, workflowId: string, progress: ProgressLine, done: AbortSignal): Promise<void> {
  for (let round = 0; !done.aborted; round += 1) {
    const run = await query<NightlyProgress>(client, workflowId);
    const ingest = run?.stage === 'fetch' ? await query<IngestProgress>(client, run.ingestWorkflowId) : null;
    // Retries matter to a waiting user, but are polled less often than progress.
    const working = ingest && run ? run.ingestWorkflowId : workflowId;
    const trouble = round % 2 === 1 ? await retryingActivity(client, working) : null;
    if (trouble) progress.note(trouble);
    if (ingest?.total) showIngest(progress, ingest.done, ingest.total);
    else if (run) progress.show(run.stage, null);
    // Aborted when the run ends.
    await sleep(POLL_MS, undefined, { signal: done }).catch(() => undefined);
  }
}

function showIngest(progress: ProgressLine, done: number, total: number): void {
  // The count of pending filings stops at a limit.
  const isPartial = total >= PENDING_COUNT_LIMIT;
  progress.show(`ingest ${done}/${total}${isPartial ? '+' : ''} filings`, isPartial ? null : done / total);
}

/** An activity on its third attempt or later, with its last failure; null if there is none. */
export async function retryingActivity(client: Client, workflowId: string): Promise<string | null> {
  try {
    const { raw } = await client.workflow.getHandle(workflowId).describe();
    const stuck = (raw.pendingActivities ?? []).find(({ attempt, lastFailure }) => (attempt ?? 0) >= 3 && lastFailure);
    if (!stuck) return null;
    return `${stuck.activityType?.name} is retrying (attempt ${stuck.attempt}): ${stuck.lastFailure?.message}`;
  } catch (error) {
    progressUnavailable(error);
    return null;
  }
}

/** Null while the workflow has not started or no worker responds; a missing progress report never fails a run. */
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
