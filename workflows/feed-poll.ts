import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { getExternalWorkflowHandle, isCancellation, ParentClosePolicy, startChild } from '@temporalio/workflow';
import type { PolledFeed } from '../activities/poll-feed.ts';
import type { SourceRef } from '../core/run-plan.ts';
import { polling } from './activity-proxies.ts';
import { evaluateAgain, FEED_MONITORS_ID, feedMonitorsWorkflow } from './feed-monitors.ts';
import { ingestRunWorkflow } from './ingest-run.ts';

export interface FeedPollInput {
  readonly source: SourceRef;
  /** Of a hundred entries each; what is below them, the night announces. */
  readonly maxPages: number;
  /** How to ingest what was seen; null: announce it only. */
  readonly ingest: { readonly batchSize: number; readonly window: number } | null;
}

export interface FeedPollResult extends PolledFeed {
  /** The ingest under way: started by this poll, or by an earlier one whose filings come first. Null: none is. */
  readonly ingestWorkflowId: string | null;
}

/**
 * Polls the current-filings feed once; started every few seconds by a schedule. What was seen is ingested by the workflow
 * that also ingests filings by number, beside the polls: one ingest at a time, and what a poll finds meanwhile is pending
 * for the next poll.
 */
export async function feedPollWorkflow(input: FeedPollInput): Promise<FeedPollResult> {
  const { source, maxPages, ingest } = input;
  const polled = await polling.pollFeed({ source, maxPages, ingest: ingest !== null });
  if (polled.published.length > 0) await startMonitors();
  if (ingest === null || polled.pending.length === 0) return { ...polled, ingestWorkflowId: null };
  const workflowId = `ingest-run/feed/${source}`;
  const selector = { by: 'accession', accessionNumbers: polled.pending } as const;
  const run = { ...ingest, source, selector, discoverOnly: false, events: 'publish' } as const;
  try {
    await startChild(ingestRunWorkflow, {
      workflowId,
      args: [{ ...run, ingestWorkflowId: `ingest/feed/${source}` }],
      parentClosePolicy: ParentClosePolicy.ABANDON,
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
  return { ...polled, ingestWorkflowId: workflowId };
}

/** Starts an evaluation of the monitors, or asks the one under way for another. */
async function startMonitors(): Promise<void> {
  if (await startedMonitors()) return;
  try {
    await getExternalWorkflowHandle(FEED_MONITORS_ID).signal(evaluateAgain);
  } catch (error) {
    if (isCancellation(error)) throw error;
    // It has ended meanwhile. If another poll has started the next one by now, that one sees what this poll announced.
    await startedMonitors();
  }
}

/** False where an evaluation is under way. */
async function startedMonitors(): Promise<boolean> {
  const options = { workflowId: FEED_MONITORS_ID, parentClosePolicy: ParentClosePolicy.ABANDON };
  try {
    await startChild(feedMonitorsWorkflow, options);
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}
