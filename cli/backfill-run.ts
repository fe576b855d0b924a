import type { Client, WorkflowHandle } from '@temporalio/client';
import type { BackfillProgress, BackfillReport, BackfillScope } from '../core/backfill.ts';
import { contentHash } from '../core/hashes.ts';
import type { BackfillInput, backfillWorkflow } from '../workflows/backfill.ts';
import { followRun, runningOf, whileRunning } from './follow-run.ts';
import type { ProgressLine } from './progress-line.ts';
import { backfillFigures, backfillLine } from './report/render-backfill.ts';
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

/** Waits for the report and shows progress. Temporal owns the backfill: Ctrl-C does not stop it. */
export function followBackfill(client: Client, handle: BackfillHandle, line: ProgressLine): Promise<BackfillReport> {
  return followRun<BackfillProgress, BackfillReport>(client, handle, line, (progress) =>
    backfillLine(backfillFigures(progress, Date.now())),
  );
}

/** The progress of a running backfill. */
export async function backfillProgress(handle: Pick<BackfillHandle, 'query'>): Promise<BackfillProgress> {
  return handle.query<BackfillProgress>('progress');
}

/** Runs `use` with the handle of a backfill; throws AppError `backfill-not-found` if there is none. */
export function withBackfill<T>(
  client: Client,
  workflowId: string,
  use: (handle: BackfillHandle) => Promise<T>,
): Promise<T> {
  const handle = client.workflow.getHandle<typeof backfillWorkflow>(workflowId);
  return whileRunning('backfill-not-found', workflowId, () => use(handle));
}

/** The workflow ids of all running backfills. */
export function runningBackfills(client: Client): Promise<readonly string[]> {
  return runningOf(client, 'backfillWorkflow');
}
