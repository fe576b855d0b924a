import type { Client, WorkflowHandle } from '@temporalio/client';
import type { ParserVersion } from '../core/ids.ts';
import type { ReprocessProgress, ReprocessReport } from '../core/reprocess.ts';
import type { ReprocessInput, reprocessWorkflow } from '../workflows/reprocess.ts';
import { followRun, runningOf, whileRunning } from './follow-run.ts';
import type { ProgressLine } from './progress-line.ts';
import { reprocessFigures, reprocessLine } from './report/render-reprocess.ts';
import { startOrJoin } from './start-or-join.ts';

export type ReprocessHandle = WorkflowHandle<typeof reprocessWorkflow>;

/** One reprocess of a version at a time, whatever its scope. */
export function reprocessWorkflowId(version: ParserVersion): string {
  return `reprocess/${version}`;
}

/** Starts a reprocess, or joins the running one if it has the same scope. @throws AppError `run-under-way` */
export async function startReprocess(
  client: Client,
  input: Omit<ReprocessInput, 'continued'>,
  log: (line: string) => void = console.error,
): Promise<ReprocessHandle> {
  const request = {
    workflowType: 'reprocessWorkflow',
    workflowId: reprocessWorkflowId(input.scope.parserVersion),
    input: { ...input, continued: null },
    compared: ['scope', 'pageSize'],
    adds: true,
  };
  return (await startOrJoin(client, request, log)) as ReprocessHandle;
}

/** Waits for the report and shows progress. Temporal owns the reprocess: Ctrl-C does not stop it. */
export function followReprocess(client: Client, handle: ReprocessHandle, line: ProgressLine): Promise<ReprocessReport> {
  return followRun<ReprocessProgress, ReprocessReport>(client, handle, line, (progress) =>
    reprocessLine(reprocessFigures(progress, Date.now())),
  );
}

export async function reprocessProgress(handle: Pick<ReprocessHandle, 'query'>): Promise<ReprocessProgress> {
  return handle.query<ReprocessProgress>('progress');
}

/** Runs `use` with the handle of a reprocess; throws AppError `reprocess-not-found` if there is none. */
export function withReprocess<T>(
  client: Client,
  workflowId: string,
  use: (handle: ReprocessHandle) => Promise<T>,
): Promise<T> {
  const handle = client.workflow.getHandle<typeof reprocessWorkflow>(workflowId);
  return whileRunning('reprocess-not-found', workflowId, () => use(handle));
}

/** The workflow ids of all running reprocesses. */
export function runningReprocesses(client: Client): Promise<readonly string[]> {
  return runningOf(client, 'reprocessWorkflow');
}
