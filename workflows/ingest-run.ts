import { defineQuery, setHandler } from '@temporalio/workflow';
import { emptyTallies, type FilingSelector, type SourceRef, tallied } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import { control, fetching } from './activity-proxies.ts';
import { derive, ingestSelected } from './ingest-steps.ts';
import type { NightlyProgress } from './nightly.ts';
import { recordingFailure } from './run-steps.ts';

export interface IngestRunInput {
  readonly source: SourceRef;
  readonly selector: FilingSelector;
  /** Record which filings exist; fetch nothing. */
  readonly discoverOnly: boolean;
  readonly batchSize: number;
  readonly window: number;
  /** Workflow id of the child that ingests: `ingest/run/<hash of selector and source>`. */
  readonly ingestWorkflowId: string;
}

const ingestRunProgressQuery = defineQuery<NightlyProgress>('progress');

/** `tidemark ingest`: discovers and ingests filings without scoring. */
export async function ingestRunWorkflow(input: IngestRunInput): Promise<RunReport> {
  let stage: NightlyProgress['stage'] = 'begin';
  setHandler(ingestRunProgressQuery, () => ({ stage, ingestWorkflowId: input.ingestWorkflowId }));
  const run = await control.beginRun({ kind: 'ingest', businessDate: null, source: input.source });
  return recordingFailure(run, async () => {
    stage = 'discover';
    const discovered = await fetching.discoverFilings(run, input.selector);
    let tallies = tallied(emptyTallies(), 'discover', discovered.tally);
    if (!input.discoverOnly) {
      stage = 'fetch';
      tallies = await ingestSelected({ ...input, run, tallies });
      stage = 'derive';
      tallies = await derive(run, null, tallies);
    }
    stage = 'report';
    const { selector } = input;
    const report = await control.finishRun(run, { selector, tallies, methodologyVersion: null, asOf: null });
    stage = 'done';
    return report;
  });
}
