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
import { control, stagesOf } from './activity-proxies.ts';
import { createWindow } from './run-steps.ts';

export interface IngestInput {
  readonly run: RunRef;
  readonly selector: FilingSelector;
  /** Filings per activity: enough to justify the overhead of a task, few enough to redo after a crash. */
  readonly batchSize: number;
  /** Batches in flight: while one is fetched, another is parsed and a third loaded. */
  readonly window: number;
  /** Batches before continue-as-new cuts the history. */
  readonly batchesPerRun: number;
  /** Keyset cursor, by filing date and accession number: every filing up to it has been dispatched. */
  readonly cursor: AccessionNumber | null;
  readonly progress: IngestProgress;
}

export interface IngestProgress {
  /** Pending filings at the start, counted up to `PENDING_COUNT_LIMIT`. */
  readonly total: number | null;
  readonly done: number;
  readonly tallies: StageTallies;
}

export const NO_PROGRESS: IngestProgress = { total: null, done: 0, tallies: emptyTallies() };

const ingestProgressQuery = defineQuery<IngestProgress>('progress');

/**
 * Takes every selected pending filing through fetch → parse → load: keyset pages of accession numbers, a sliding window
 * of pages in flight, continue-as-new with the cursor. Only ids and hashes pass through the workflow. Order does not
 * matter and any step may run twice: each activity resumes from what Postgres holds.
 */
export async function ingestWorkflow(input: IngestInput): Promise<IngestProgress> {
  let { cursor, progress } = input;
  const { fetching, parsing, loading } = stagesOf(input.run);
  setHandler(ingestProgressQuery, () => progress);

  if (progress.total === null) {
    progress = { ...progress, total: await control.countPending(input.run, input.selector) };
  }

  const inFlight = createWindow(input.window);
  let dispatched = 0;
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

  while (!exhausted && dispatched < input.batchesPerRun && !workflowInfo().continueAsNewSuggested) {
    const page = await control.nextPendingPage(input.run, input.selector, cursor, input.batchSize);
    exhausted = page.length < input.batchSize;
    if (page.length === 0) break;
    cursor = page.at(-1) ?? cursor;
    dispatched += 1;
    await inFlight.add(materialize(page));
  }
  await inFlight.drain();
  // Continue-as-new would lose a cancellation that arrives with the end of a batch.
  if (!exhausted && CancellationScope.current().consideredCancelled) {
    throw new CancelledFailure('cancelled between batches');
  }
  if (!exhausted) await continueAsNew<typeof ingestWorkflow>({ ...input, cursor, progress });
  return progress;
}
