import {
  CancellationScope,
  defineQuery,
  executeChild,
  ParentClosePolicy,
  patched,
  setHandler,
} from '@temporalio/workflow';
import { emptyTallies, type FilingSelector, type SourceRef, tallied } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import { control, fetching, loading } from './activity-proxies.ts';
import { failureReason } from './failure-reason.ts';
import { ingestWorkflow, NO_PROGRESS } from './ingest.ts';
import type { NightlyProgress } from './nightly.ts';

export interface IngestRunInput {
  readonly source: SourceRef;
  readonly selector: FilingSelector;
  /** Only list what there is; fetch nothing. */
  readonly discoverOnly: boolean;
  readonly batchSize: number;
  readonly window: number;
  /** Name of the child that does the work: `ingest/run/<what was asked for>`. */
  readonly ingestWorkflowId: string;
}

const ingestRunProgressQuery = defineQuery<NightlyProgress>('progress');

/** `tidemark ingest`: discover and ingest a list, an issuer, a range of dates or a whole source; no scores. */
export async function ingestRunWorkflow(input: IngestRunInput): Promise<RunReport> {
  let stage: NightlyProgress['stage'] = 'begin';
  setHandler(ingestRunProgressQuery, () => ({ stage, ingestWorkflowId: input.ingestWorkflowId }));
  const run = await control.beginRun({ kind: 'ingest', businessDate: null, source: input.source });
  try {
    stage = 'discover';
    const discovered = await fetching.discoverFilings(run, input.selector);
    let tallies = tallied(emptyTallies(), 'discover', discovered.tally);
    if (!input.discoverOnly) {
      stage = 'fetch';
      const ingested = await executeChild(ingestWorkflow, {
        workflowId: input.ingestWorkflowId,
        args: [
          {
            run,
            selector: input.selector,
            batchSize: input.batchSize,
            window: input.window,
            batchesPerRun: 200,
            cursor: null,
            progress: { ...NO_PROGRESS, tallies },
          },
        ],
        parentClosePolicy: ParentClosePolicy.TERMINATE,
      });
      stage = 'derive';
      tallies = tallied(ingested.tallies, 'derive', await fetching.crossCheckCompanyFacts(run));
      // As in the nightly workflow.
      if (patched('derive-issuers')) tallies = tallied(tallies, 'derive', await loading.deriveIssuers(run, null));
    }
    stage = 'report';
    const report = await control.finishRun(run, {
      selector: input.selector,
      tallies,
      methodologyVersion: null,
      asOf: null,
    });
    stage = 'done';
    return report;
  } catch (error) {
    // Also a cancelled run is recorded as one that did not succeed.
    await CancellationScope.nonCancellable(() => control.failRun(run, failureReason(error)));
    throw error;
  }
}
