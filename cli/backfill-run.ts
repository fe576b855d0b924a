import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';
import type { BackfillProgress, BackfillReport, BackfillScope } from '../core/backfill.ts';
import { contentHash } from '../core/hashes.ts';
import type { BackfillInput, backfillWorkflow } from '../workflows/backfill.ts';
import { permanentError } from './errors.ts';
import type { ProgressLine } from './progress-line.ts';
import { backfillFigures, backfillLine } from './report/render-backfill.ts';
import { retryingActivity, runFailure } from './run-workflow.ts';
import { startOrJoin } from './start-or-join.ts';

export type BackfillHandle = WorkflowHandle<typeof backfillWorkflow>;

/** The same methodology, days and issuers give the same id, so that a second request finds the running backfill. */
export function backfillWorkflowId({ methodologyVersion, from, to, ciks }: Omit<BackfillScope, 'prices'>): string {
  const range = `backfill/${methodologyVersion}/${from}..${to}`;
  return ciks === null ? range : `${range}/${contentHash(ciks).slice(0, 12)}`;
}

/** Starts a backfill, or joins the running one if it has the same inputs. @throws AppError `run-under-way` */
export async function startBackfill(
  client: Client,
  input: Omit<BackfillInput, 'continued'>,
  log: (line: string) => void = console.error,
): Promise<BackfillHandle> {
  const request = {
    workflowType: 'backfillWorkflow',
    workflowId: backfillWorkflowId(input.scope),
    input: { ...input, continued: null },
    compared: ['scope', 'pageSize'],
  };
  return (await startOrJoin(client, request, log)) as BackfillHandle;
}

/** Each poll is a task for the scoring worker. */
const POLL_MS = 1_000;

/** Waits for the report and shows progress. Temporal owns the backfill: Ctrl-C does not stop it. */
export async function followBackfill(
  client: Client,
  handle: BackfillHandle,
  progress: ProgressLine,
): Promise<BackfillReport> {
  const finished = new AbortController();
  const result = handle.result().finally(() => finished.abort());
  const watching = watch(client, handle, progress, finished.signal);
  try {
    return await result;
  } catch (error) {
    throw runFailure(error, handle.workflowId);
  } finally {
    await watching;
    progress.clear();
  }
}

async function watch(client: Client, handle: BackfillHandle, line: ProgressLine, done: AbortSignal): Promise<void> {
  for (let round = 0; !done.aborted; round += 1) {
    // No worker responds yet, or the workflow has just continued as new: skip this poll.
    const progress = await backfillProgress(handle).catch(() => null);
    if (progress && !done.aborted) {
      const { text, share } = backfillLine(backfillFigures(progress, Date.now()));
      line.show(text, share);
    }
    const trouble = round % 5 === 4 ? await retryingActivity(client, handle.workflowId) : null;
    if (trouble) line.note(trouble);
    await sleep(POLL_MS, undefined, { signal: done }).catch(() => undefined);
  }
}

/** The progress of a running backfill. */
export async function backfillProgress(handle: Pick<BackfillHandle, 'query'>): Promise<BackfillProgress> {
  return handle.query<BackfillProgress>('progress');
}

/** Runs `use` with the handle of a backfill; throws AppError `backfill-not-found` if there is none. */
export async function withBackfill<T>(
  client: Client,
  workflowId: string,
  use: (handle: BackfillHandle) => Promise<T>,
): Promise<T> {
  try {
    return await use(client.workflow.getHandle<typeof backfillWorkflow>(workflowId));
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    throw permanentError('backfill-not-found', `${workflowId} is not running; "tidemark status" lists past runs`, {
      cause: error,
    });
  }
}

/** The workflow ids of all running backfills. */
export async function runningBackfills(client: Client): Promise<readonly string[]> {
  const ids: string[] = [];
  const query = "WorkflowType = 'backfillWorkflow' AND ExecutionStatus = 'Running'";
  for await (const { workflowId } of client.workflow.list({ query })) ids.push(workflowId);
  return ids.sort();
}
