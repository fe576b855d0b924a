import {
  CancellationScope,
  CancelledFailure,
  continueAsNew,
  defineQuery,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { AccessionNumber } from '../core/ids.ts';
import {
  emptyTallies,
  type FilingSelector,
  type RunRef,
  type StageTallies,
  type StageTally,
  tallied,
} from '../core/run-plan.ts';
import { control, fetching, loading, parsing } from './activity-proxies.ts';

export interface IngestInput {
  readonly run: RunRef;
  readonly selector: FilingSelector;
  /** Filings per activity: enough to make a task worth its overhead, few enough to redo after a crash. */
  readonly batchSize: number;
  /** Batches under way at once: while one is fetched another is parsed and a third loaded. */
  readonly window: number;
  /** Batches before the history is cut with continue-as-new. */
  readonly batchesPerRun: number;
  /** Keyset cursor: every filing up to it has been handed out. */
  readonly cursor: AccessionNumber | null;
  readonly progress: IngestProgress;
}

export interface IngestProgress {
  /** Filings that must still reach a final state, as counted at the start; the denominator of progress. */
  readonly total: number | null;
  readonly done: number;
  readonly tallies: StageTallies;
}

export const NO_PROGRESS: IngestProgress = { total: null, done: 0, tallies: emptyTallies() };

const ingestProgressQuery = defineQuery<IngestProgress>('progress');

/**
 * Takes every chosen filing that is not yet final through fetch → parse → load. A keyset page of accession numbers at
 * a time, several pages in flight (a sliding window), continue-as-new with the cursor. Only ids and hashes pass here.
 * Order does not matter and any step may run twice: each activity begins from what Postgres already holds.
 */
export async function ingestWorkflow(input: IngestInput): Promise<IngestProgress> {
  let { cursor, progress } = input;
  setHandler(ingestProgressQuery, () => progress);

  if (progress.total === null) {
    progress = { ...progress, total: await control.countPending(input.selector) };
  }

  const inFlight = new Set<Promise<void>>();
  let handedOut = 0;
  let exhausted = false;
  const add = (stage: 'fetch' | 'parse' | 'load', work: StageTally): void => {
    progress = { ...progress, tallies: tallied(progress.tallies, stage, work) };
  };

  async function materialize(accessionNumbers: readonly AccessionNumber[]): Promise<void> {
    const fetched = await fetching.fetchFilings(input.run, accessionNumbers);
    add('fetch', fetched.tally);
    if (fetched.stored.length > 0) {
      const parsed = await parsing.parseFilings(input.run, fetched.stored);
      add('parse', parsed.tally);
      add('load', await loading.loadFilings(input.run, parsed.staged));
    }
    progress = { ...progress, done: progress.done + accessionNumbers.length };
  }

  while (!exhausted && handedOut < input.batchesPerRun && !workflowInfo().continueAsNewSuggested) {
    const page = await control.nextPendingPage(input.selector, cursor, input.batchSize);
    exhausted = page.length < input.batchSize;
    if (page.length > 0) {
      // One that failed stays in flight, for whoever waits below to hear of it. Until then it is nobody's mistake:
      // a rejection without a handler would make Temporal try the workflow task again and again.
      const work: Promise<void> = materialize(page).then(() => void inFlight.delete(work));
      work.catch(() => undefined);
      inFlight.add(work);
      cursor = page[page.length - 1] ?? cursor;
      handedOut += 1;
    }
    if (inFlight.size >= input.window) await Promise.race(inFlight);
  }
  await Promise.all(inFlight);
  // A cancellation that came with the end of a batch would be lost with this execution.
  if (!exhausted && CancellationScope.current().consideredCancelled) {
    throw new CancelledFailure('cancelled between batches');
  }
  if (!exhausted) await continueAsNew<typeof ingestWorkflow>({ ...input, cursor, progress });
  return progress;
}
