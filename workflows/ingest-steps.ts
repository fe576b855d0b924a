import { executeChild, isCancellation, log, ParentClosePolicy, workflowInfo } from '@temporalio/workflow';
import type { IsoDate } from '../core/dates.ts';
import { type FilingSelector, type RunRef, type StageTallies, tallied } from '../core/run-plan.ts';
import { stagesOf, watching } from './activity-proxies.ts';
import { ingestWorkflow, NO_PROGRESS } from './ingest.ts';
import { type PagedStage, type PagedStageResult, pagedStageWorkflow } from './paged-stage.ts';
import { failureReason } from './run-steps.ts';

/** Ingests the selected filings in a child workflow; returns the tallies with its own added. */
export async function ingestSelected(input: {
  readonly ingestWorkflowId: string;
  readonly run: RunRef;
  readonly selector: FilingSelector;
  readonly batchSize: number;
  readonly window: number;
  readonly tallies: StageTallies;
}): Promise<StageTallies> {
  const { ingestWorkflowId: workflowId, run, selector, batchSize, window, tallies } = input;
  const progress = { ...NO_PROGRESS, tallies };
  const ingested = await executeChild(ingestWorkflow, {
    workflowId,
    args: [{ run, selector, batchSize, window, batchesPerRun: 200, cursor: null, progress }],
    parentClosePolicy: ParentClosePolicy.TERMINATE,
  });
  return ingested.tallies;
}

/** Does one stage in pages, in a child workflow of its own. */
export function inPages(run: RunRef, stage: PagedStage): Promise<PagedStageResult> {
  return executeChild(pagedStageWorkflow, {
    workflowId: `${workflowInfo().workflowId}/${stage.name}`,
    args: [{ run, stage, pagesPerRun: 500, continued: null }],
    parentClosePolicy: ParentClosePolicy.TERMINATE,
  });
}

/** Cross-checks company facts, then derives the rows of issuers, for all dates or as of one, and dates their names. */
export async function derive(run: RunRef, asOf: IsoDate | null, before: StageTallies): Promise<StageTallies> {
  const checked = await inPages(run, { name: 'cross-check' });
  const derived = await inPages(run, { name: 'derive', asOf });
  await stagesOf(run).fetching.refreshTickers(run);
  const dated = await inPages(run, { name: 'entities' });
  return [checked, derived, dated].reduce((tallies, { tally }) => tallied(tallies, 'derive', tally), before);
}

/** Evaluates monitors over what a run has stored. The run stands if they fail: what is new to them stays new. */
export async function evaluateMonitors(run: RunRef): Promise<void> {
  await unlessFailed(() => stagesOf(run).monitoring.evaluateMonitors());
}

/** The same over what a poll of the feed has announced. */
export async function evaluateFeedMonitors(): Promise<void> {
  await unlessFailed(() => watching.evaluateMonitors());
}

async function unlessFailed(evaluate: () => Promise<unknown>): Promise<void> {
  try {
    await evaluate();
  } catch (error) {
    if (isCancellation(error)) throw error;
    log.warn('monitors not evaluated', { reason: failureReason(error) });
  }
}
