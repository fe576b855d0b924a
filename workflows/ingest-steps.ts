import { executeChild, ParentClosePolicy, patched } from '@temporalio/workflow';
import type { IsoDate } from '../core/dates.ts';
import { type FilingSelector, type RunRef, type StageTallies, tallied } from '../core/run-plan.ts';
import { fetching, loading } from './activity-proxies.ts';
import { ingestWorkflow, NO_PROGRESS } from './ingest.ts';

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

/** Cross-checks company facts, then derives the rows of issuers, for all dates or as of one, and dates their names. */
export async function derive(run: RunRef, asOf: IsoDate | null, before: StageTallies): Promise<StageTallies> {
  let tallies = tallied(before, 'derive', await fetching.crossCheckCompanyFacts(run));
  // Runs that started before this step existed skip it; the next run derives their issuers.
  if (!patched('derive-issuers')) return tallies;
  tallies = tallied(tallies, 'derive', await loading.deriveIssuers(run, asOf));
  if (!patched('refresh-entities')) return tallies;
  await fetching.refreshTickers(run);
  for (let more = true; more; ) {
    const page = await loading.refreshEntities(run);
    tallies = tallied(tallies, 'derive', page.tally);
    more = page.more;
  }
  return tallies;
}
