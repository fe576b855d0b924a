import { defineQuery, setHandler } from '@temporalio/workflow';
import { type EventChoice, emptyTallies, type FilingSelector, type SourceRef, tallied } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import { control } from './activity-proxies.ts';
import { derive, evaluateMonitors, ingestSelected, inPages } from './ingest-steps.ts';
import type { NightlyProgress } from './nightly.ts';
import { recordingFailure } from './run-steps.ts';

export interface IngestRunInput {
  readonly source: SourceRef;
  readonly selector: FilingSelector;
  /** Record which filings exist; fetch nothing. */
  readonly discoverOnly: boolean;
  /** Absent: the run decides. */
  readonly events?: EventChoice;
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
  // Filings asked for by number are few and wanted now; all other ingests load histories.
  const priority = input.selector.by === 'accession' ? 'live' : 'backfill';
  const { source, events } = input;
  const run = await control.beginRun({ kind: 'ingest', businessDate: null, source, priority, events });
  return recordingFailure(run, async () => {
    stage = 'discover';
    const discovered = await inPages(run, { name: 'discover', selector: input.selector });
    let tallies = tallied(emptyTallies(), 'discover', discovered.tally);
    if (!input.discoverOnly) {
      stage = 'fetch';
      tallies = await ingestSelected({ ...input, run, tallies });
      stage = 'derive';
      tallies = await derive(run, null, tallies);
    }
    await evaluateMonitors(run);
    stage = 'report';
    const { selector } = input;
    const report = await control.finishRun(run, { selector, tallies, methodologyVersion: null, asOf: null });
    stage = 'done';
    return report;
  });
}
