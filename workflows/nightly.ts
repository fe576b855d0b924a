import {
  ApplicationFailure,
  CancellationScope,
  defineQuery,
  executeChild,
  ParentClosePolicy,
  patched,
  setHandler,
} from '@temporalio/workflow';
import type { IsoDate } from '../core/dates.ts';
import { emptyTallies, type SourceRef, type Stage, type StageTallies, tallied } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import { control, fetching, loading } from './activity-proxies.ts';
import { failureReason } from './failure-reason.ts';
import { ingestWorkflow, NO_PROGRESS } from './ingest.ts';

export interface NightlyInput {
  readonly businessDate: IsoDate;
  readonly source: SourceRef;
  readonly methodologyVersion: string;
  /** Path or URL of a price table; null: scores go without market prices. */
  readonly prices: string | null;
  /** Path of a directory of Regulation SHO threshold lists; what stands there and is not stored is stored before scoring. */
  readonly thresholdLists?: string | null;
  readonly batchSize: number;
  readonly window: number;
}

export interface NightlyProgress {
  readonly stage: Stage | 'begin' | 'report' | 'done';
  /** Workflow id of the ingest under way; its own query tells how far it is. */
  readonly ingestWorkflowId: string;
}

const nightlyProgressQuery = defineQuery<NightlyProgress>('progress');

/**
 * One night's materialization: discover → ingest → derive → score → report. Running it again for the same date finds
 * everything done and changes nothing but the record that it ran.
 */
export async function nightlyWorkflow(input: NightlyInput): Promise<RunReport> {
  const ingestWorkflowId = `ingest/nightly/${input.businessDate}`;
  let stage: NightlyProgress['stage'] = 'begin';
  setHandler(nightlyProgressQuery, () => ({ stage, ingestWorkflowId }));

  let tallies: StageTallies = emptyTallies();
  const run = await control.beginRun({ kind: 'nightly', businessDate: input.businessDate, source: input.source });
  const selector = { by: 'filed-date', from: input.businessDate, to: input.businessDate } as const;
  try {
    stage = 'discover';
    const discovered = await fetching.discoverFilings(run, selector);
    tallies = tallied(tallies, 'discover', discovered.tally);
    if (discovered.notIndexed.length > 0) {
      // Finishing would say that nothing was filed. The date stays missing, and the next scheduled night takes it up.
      throw ApplicationFailure.nonRetryable(`no index covers ${input.businessDate} yet`, 'not-indexed');
    }

    stage = 'fetch';
    const ingested = await executeChild(ingestWorkflow, {
      workflowId: ingestWorkflowId,
      args: [
        {
          run,
          selector,
          batchSize: input.batchSize,
          window: input.window,
          batchesPerRun: 200,
          cursor: null,
          progress: { ...NO_PROGRESS, tallies },
        },
      ],
      parentClosePolicy: ParentClosePolicy.TERMINATE,
    });
    tallies = ingested.tallies;

    stage = 'derive';
    tallies = tallied(tallies, 'derive', await fetching.crossCheckCompanyFacts(run));
    // Runs that were under way when deriving came into being go on without it; the next run derives their issuers.
    if (patched('derive-issuers')) {
      tallies = tallied(tallies, 'derive', await loading.deriveIssuers(run, input.businessDate));
    }

    stage = 'score';
    const scored = await loading.scoreUniverse(run, {
      asOf: input.businessDate,
      methodologyVersion: input.methodologyVersion,
      prices: input.prices,
      thresholdLists: input.thresholdLists ?? null,
    });
    tallies = tallied(tallies, 'score', scored);

    stage = 'report';
    const report = await control.finishRun(run, {
      selector,
      tallies,
      methodologyVersion: input.methodologyVersion,
      asOf: input.businessDate,
    });
    stage = 'done';
    return report;
  } catch (error) {
    // Also a cancelled run is recorded as one that did not succeed.
    await CancellationScope.nonCancellable(() => control.failRun(run, failureReason(error)));
    throw error;
  }
}
