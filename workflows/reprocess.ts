import {
  CancellationScope,
  CancelledFailure,
  continueAsNew,
  defineQuery,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { UnreadCursor, UnreadFiling } from '../activities/reprocess.ts';
import {
  addReprocessed,
  NOTHING_REPROCESSED,
  type ReprocessProgress,
  type ReprocessReport,
  type ReprocessScope,
  type ReprocessTally,
} from '../core/reprocess.ts';
import type { RunRef } from '../core/run-plan.ts';
import { control, reprocessing, stagesOf } from './activity-proxies.ts';
import { createPauses, type Waits } from './pauses.ts';
import { createWindow, recordingFailure } from './run-steps.ts';

export interface ReprocessInput {
  readonly scope: ReprocessScope;
  /** Filings per activity: enough to justify a transaction, few enough to redo after a crash. */
  readonly pageSize: number;
  /** Pages in flight: while one is parsed, another is loaded. */
  readonly window: number;
  /** Pages before continue-as-new cuts the history. */
  readonly pagesPerRun: number;
  /** State of the previous execution; null: start from the beginning. */
  readonly continued: ContinuedReprocess | null;
}

interface ContinuedReprocess {
  readonly run: RunRef;
  /** Keyset cursor: every filing up to it has been handled. */
  readonly cursor: UnreadCursor | null;
  readonly total: number;
  readonly tally: ReprocessTally;
  readonly startedAtMs: number;
  readonly waits: Waits;
  readonly pausedSinceMs: number | null;
}

const progressQuery = defineQuery<ReprocessProgress>('progress');

/**
 * Reads stored filings with one parser version that has not read them: pages of filings, each parsed and loaded on the
 * queues of histories, without any request to a source. Only ids, hashes and counts pass through the workflow. Several
 * pages are in flight, continue-as-new carries the cursor, and a page may run twice with the same result. Between pages
 * it waits while paused or while a nightly run is under way.
 */
export async function reprocessWorkflow(input: ReprocessInput): Promise<ReprocessReport> {
  const { scope, continued } = input;
  const startedAtMs = continued?.startedAtMs ?? workflowInfo().startTime.getTime();
  let cursor = continued?.cursor ?? null;
  let total = continued?.total ?? null;
  let tally = continued?.tally ?? NOTHING_REPROCESSED;
  let isDone = false;
  let exhausted = false;
  const pauses = createPauses(
    continued?.waits ?? { pausedMs: 0, behindNightlyMs: 0 },
    continued?.pausedSinceMs ?? null,
  );
  setHandler(progressQuery, () => ({
    ...pauses.stateOr(isDone ? 'done' : 'reading'),
    ...pauses.waits(),
    total,
    tally,
    startedAtMs,
  }));

  async function read(run: RunRef, filings: readonly UnreadFiling[]): Promise<void> {
    const { parsing, loading } = stagesOf(run);
    const parsed = await parsing.parseFilings(run, filings);
    const loaded = await loading.loadReprocessed(run, scope.parserVersion, parsed.staged);
    const { bytes, busyMs } = parsed.tally;
    tally = addReprocessed(tally, { ...loaded, bytes, parseMs: busyMs });
  }

  /** Dispatches pages until none are left or this execution's history is long enough. */
  async function readPages(run: RunRef): Promise<void> {
    const inFlight = createWindow(input.window);
    for (let pages = 0; !exhausted && pages < input.pagesPerRun && !workflowInfo().continueAsNewSuggested; ) {
      await pauses.whilePaused();
      const page = await reprocessing.nextUnreadPage(scope, cursor, input.pageSize);
      if (page.nightlySinceMs !== null) {
        await inFlight.drain();
        await pauses.whileBehindNightly(page.nightlySinceMs);
        continue;
      }
      exhausted = page.next === null;
      cursor = page.next ?? cursor;
      if (page.filings.length === 0) break;
      pages += 1;
      await inFlight.add(read(run, page.filings));
    }
    await inFlight.drain();
    // A cancellation that arrives with the end of the last page interrupts nothing, and continue-as-new would lose it.
    if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled between pages');
  }

  const { parserVersion } = scope;
  const run = continued?.run ?? (await control.beginReprocess(parserVersion));
  const finished = await recordingFailure(run, async () => {
    total ??= await reprocessing.countUnread(scope);
    await readPages(run);
    if (!exhausted) return null;
    const report = await reprocessing.finishReprocess(run, scope, { tally, startedAtMs, ...pauses.waits() });
    isDone = true;
    return report;
  });
  if (finished !== null) return finished;
  const waits = { waits: pauses.waits(), pausedSinceMs: pauses.pausedSinceMs() };
  const state = { run, cursor, total: total ?? 0, tally, startedAtMs, ...waits };
  return continueAsNew<typeof reprocessWorkflow>({ ...input, continued: state });
}
