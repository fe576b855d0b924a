import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { RecomputeProgress, RecomputeReport } from '../core/recompute.ts';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { recomputeWorkflow } from '../workflows/recompute.ts';
import { followRun } from './follow-run.ts';
import type { ProgressLine } from './progress-line.ts';
import { recomputeLine } from './report/render-recompute.ts';

/** One recomputation of a deployment at a time: it takes everything that is marked. */
export const RECOMPUTE_WORKFLOW_ID = 'recompute';

/**
 * Recomputes what promotions have marked, and waits for the report. One under way takes the new marks too: the signal
 * makes it look for them before it ends. Temporal owns it: Ctrl-C does not stop it.
 */
export async function recomputeNow(client: Client, line: ProgressLine): Promise<RecomputeReport> {
  const since = await startOfRunning(client);
  if (since !== null) line.note(`joined ${RECOMPUTE_WORKFLOW_ID}, under way since ${since}`);
  const handle = await client.workflow.signalWithStart<typeof recomputeWorkflow>('recomputeWorkflow', {
    workflowId: RECOMPUTE_WORKFLOW_ID,
    taskQueue: TASK_QUEUES.control,
    args: [],
    signal: 'marked',
    signalArgs: [],
  });
  return followRun<RecomputeProgress, RecomputeReport>(client, handle, line, recomputeLine);
}

async function startOfRunning(client: Client): Promise<string | null> {
  try {
    const { status, startTime } = await client.workflow.getHandle(RECOMPUTE_WORKFLOW_ID).describe();
    return status.name === 'RUNNING' ? startTime.toISOString() : null;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}
