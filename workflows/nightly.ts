import { ApplicationFailure, defineQuery, patched, setHandler } from '@temporalio/workflow';
import { closedDayRefusal } from '../core/business-days.ts';
import type { IsoDate } from '../core/dates.ts';
import { type EventChoice, emptyTallies, type SourceRef, type Stage, tallied } from '../core/run-plan.ts';
import type { RunReport } from '../core/run-report.ts';
import { control, stagesOf } from './activity-proxies.ts';
import { derive, evaluateMonitors, ingestSelected, inPages } from './ingest-steps.ts';
import { recordingFailure } from './run-steps.ts';

export interface NightlyInput {
  readonly businessDate: IsoDate;
  readonly source: SourceRef;
  readonly methodologyVersion: string;
  /** Path or URL of a price table; null: scores without market prices. */
  readonly prices: string | null;
  /** Directory of Regulation SHO threshold lists; new ones are loaded before scoring. */
  readonly thresholdLists?: string | null;
  /** Runs also on a day on which EDGAR is closed. */
  readonly force?: boolean;
  /** Ratings show the scores even if the run had fewer inputs than the current ones. */
  readonly replaceRatings?: boolean;
  /** Absent: the run decides. */
  readonly events?: EventChoice;
  readonly batchSize: number;
  readonly window: number;
}

export interface NightlyProgress {
  readonly stage: Stage | 'begin' | 'report' | 'done';
  /** Workflow id of the ingest under way, which answers its own progress query. */
  readonly ingestWorkflowId: string;
}

const nightlyProgressQuery = defineQuery<NightlyProgress>('progress');

/**
 * One night's materialization: discover → ingest → derive → score → report. Filings of earlier dates whose retry is due
 * are ingested too. A second run for the same date and inputs is a no-op.
 */
export async function nightlyWorkflow(input: NightlyInput): Promise<RunReport> {
  const { businessDate, source, methodologyVersion, prices, thresholdLists = null, replaceRatings = false } = input;
  const refusal = input.force ? null : closedDayRefusal(businessDate);
  if (refusal !== null) throw ApplicationFailure.nonRetryable(refusal, 'not-a-business-day');
  const ingestWorkflowId = `ingest/nightly/${businessDate}`;
  let stage: NightlyProgress['stage'] = 'begin';
  let current = ingestWorkflowId;
  setHandler(nightlyProgressQuery, () => ({ stage, ingestWorkflowId: current }));

  const run = await control.beginRun({ kind: 'nightly', businessDate, source, priority: 'live', events: input.events });
  const selector = { by: 'filed-date', from: businessDate, to: businessDate } as const;
  return recordingFailure(run, async () => {
    stage = 'discover';
    const discovered = await inPages(run, { name: 'discover', selector });
    let tallies = tallied(emptyTallies(), 'discover', discovered.tally);
    if (discovered.notIndexed.length > 0) {
      // A finished run would claim that nothing was filed. The date stays missing; the next scheduled night retries it.
      throw ApplicationFailure.nonRetryable(`no index covers ${businessDate} yet`, 'not-indexed');
    }
    stage = 'fetch';
    tallies = await ingestSelected({ ...input, ingestWorkflowId, run, selector, tallies });
    // Runs that started before this step existed skip it; the next night takes the filings.
    const retried = patched('retry-due') ? await control.dueFilings(run, businessDate) : [];
    if (retried.length > 0) {
      current = `${ingestWorkflowId}/retries`;
      const due = { by: 'accession', accessionNumbers: retried } as const;
      tallies = await ingestSelected({ ...input, ingestWorkflowId: current, run, selector: due, tallies });
    }
    stage = 'derive';
    tallies = await derive(run, businessDate, tallies);
    stage = 'score';
    // A score depends on the lists of its day, so those that have arrived are stored first.
    await inPages(run, { name: 'lists', thresholdLists });
    const request = { asOf: businessDate, methodologyVersion, prices, replaceRatings };
    const scored = await inPages(run, { name: 'score', request });
    tallies = tallied(tallies, 'score', scored.tally);
    tallies = tallied(tallies, 'score', await stagesOf(run).deriving.rankScores(run, request));
    await evaluateMonitors(run);
    stage = 'report';
    const scores = { methodologyVersion, asOf: businessDate, prices };
    const report = await control.finishRun(run, { selector, tallies, ...scores, retried });
    stage = 'done';
    return report;
  });
}
