import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';
import { permanentError } from './errors.ts';
import type { ProgressLine } from './progress-line.ts';
import { retryingActivity, runFailure } from './run-workflow.ts';

/** Each poll is a task for a worker. */
const POLL_MS = 1_000;

/** One line of progress, and the share that is done; null: unknown. */
export interface ShownProgress {
  readonly text: string;
  readonly share: number | null;
}

/** Waits for the report of long work and shows its progress. Temporal owns the work: Ctrl-C does not stop it. */
export async function followRun<Progress, Report>(
  client: Client,
  handle: WorkflowHandle,
  line: ProgressLine,
  shown: (progress: Progress) => ShownProgress,
): Promise<Report> {
  const finished = new AbortController();
  const result = (handle.result() as Promise<Report>).finally(() => finished.abort());
  const watching = watch(client, handle, line, shown, finished.signal);
  try {
    return await result;
  } catch (error) {
    throw runFailure(error, handle.workflowId);
  } finally {
    await watching;
    line.clear();
  }
}

async function watch<Progress>(
  client: Client,
  handle: WorkflowHandle,
  line: ProgressLine,
  shown: (progress: Progress) => ShownProgress,
  done: AbortSignal,
): Promise<void> {
  for (let round = 0; !done.aborted; round += 1) {
    // No worker responds yet, or the workflow has just continued as new: skip this poll.
    const progress = await handle.query<Progress>('progress').catch(() => null);
    if (progress && !done.aborted) {
      const { text, share } = shown(progress);
      line.show(text, share);
    }
    const trouble = round % 5 === 4 ? await retryingActivity(client, handle.workflowId) : null;
    if (trouble) line.note(trouble);
    await sleep(POLL_MS, undefined, { signal: done }).catch(() => undefined);
  }
}

/** Runs `use`; throws an AppError with the code if the workflow is not running. */
export async function whileRunning<T>(code: string, workflowId: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    throw permanentError(code, `${workflowId} is not running; "tidemark status" lists past runs`, { cause: error });
  }
}

/** The ids of all running workflows of a type. */
export async function runningOf(client: Client, workflowType: string): Promise<readonly string[]> {
  const ids: string[] = [];
  const query = `WorkflowType = '${workflowType}' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of client.workflow.list({ query })) ids.push(workflowId);
  return ids.sort();
}
