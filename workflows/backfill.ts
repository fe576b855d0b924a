import {
  CancellationScope,
  CancelledFailure,
  continueAsNew,
  defineQuery,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import {
  addTally,
  type BackfillProgress,
  type BackfillReport,
  type BackfillScope,
  type BackfillState,
  NO_TALLY,
  type RankedDays,
} from '../core/backfill.ts';
import { edgarBusinessDays } from '../core/business-days.ts';
import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef } from '../core/run-plan.ts';
import { backfilling, control } from './activity-proxies.ts';
import { createPauses } from './pauses.ts';
import { createWindow, recordingFailure } from './run-steps.ts';

export interface BackfillInput {
  readonly scope: BackfillScope;
  /** Issuers per activity: enough to justify a transaction, few enough to redo after a crash. */
  readonly pageSize: number;
  /** Pages in flight: while one is read, another is scored and stored. */
  readonly window: number;
  /** Pages before continue-as-new cuts the history. */
  readonly pagesPerRun: number;
  /** Days ranked by one activity. */
  readonly daysPerRanking: number;
  /** State of the previous execution; null: start from the beginning. */
  readonly continued: ContinuedBackfill | null;
}

interface ContinuedBackfill {
  readonly run: RunRef;
  /** Keyset cursor: every issuer up to it has been handled. */
  readonly cursor: Cik | null;
  readonly exhausted: boolean;
  readonly pausedSinceMs: number | null;
  readonly counts: Counts;
}

interface Counts extends Omit<BackfillProgress, 'state' | 'waitingSinceMs'> {
  readonly withPercentiles: number;
}

const progressQuery = defineQuery<BackfillProgress>('progress');

function initialCounts(days: number): Counts {
  const startedAtMs = workflowInfo().startTime.getTime();
  const progress = { issuers: null, days, tally: NO_TALLY, rankedDays: 0, withPercentiles: 0 };
  return { ...progress, startedAtMs, pausedMs: 0, behindNightlyMs: 0 };
}

/** A backfill's counts and waits, which answer its progress query. */
function createProgress(counts: Counts, state: BackfillState, pausedSinceMs: number | null) {
  const pauses = createPauses(counts, pausedSinceMs);
  const progress = {
    /** Without the waits. */
    done: counts,
    state,
    add: (change: Partial<Counts>): void => {
      progress.done = { ...progress.done, ...change };
    },
    counts: (): Counts => ({ ...progress.done, ...pauses.waits() }),
    pauses,
  };
  setHandler(progressQuery, () => {
    const { withPercentiles: _, ...now } = progress.counts();
    return { ...now, ...pauses.stateOr(progress.state) };
  });
  return progress;
}

/**
 * Historical scores: pages of issuers on every business day of a range, then the percentiles of each day's universe.
 * Only ids and counts pass through the workflow. Several pages are in flight, continue-as-new carries the cursor, and a
 * page may run twice with the same result. Between pages it waits while paused or while a nightly run is under way.
 */
export async function backfillWorkflow(input: BackfillInput): Promise<BackfillReport> {
  const { scope, continued } = input;
  const days = edgarBusinessDays(scope.from, scope.to);
  let cursor = continued?.cursor ?? null;
  let exhausted = continued?.exhausted ?? false;
  const progress = createProgress(
    continued?.counts ?? initialCounts(days.length),
    exhausted ? 'ranking' : 'scoring',
    continued?.pausedSinceMs ?? null,
  );

  async function scorePage(ciks: readonly Cik[]): Promise<void> {
    const tally = await backfilling.scoreHistories(scope, ciks);
    progress.add({ tally: addTally(progress.done.tally, tally) });
  }

  /** Dispatches pages until none are left or this execution's history is long enough. */
  async function scorePages(): Promise<void> {
    const inFlight = createWindow(input.window);
    for (let pages = 0; !exhausted && pages < input.pagesPerRun && !workflowInfo().continueAsNewSuggested; ) {
      await progress.pauses.whilePaused();
      const page = await backfilling.nextIssuerPage(scope, cursor, input.pageSize);
      if (page.nightlySinceMs !== null) {
        await inFlight.drain();
        await progress.pauses.whileBehindNightly(page.nightlySinceMs);
        continue;
      }
      exhausted = page.ciks.length < input.pageSize;
      if (page.ciks.length === 0) break;
      cursor = page.ciks.at(-1) ?? cursor;
      pages += 1;
      await inFlight.add(scorePage(page.ciks));
    }
    await inFlight.drain();
    // A cancellation that arrives with the end of the last page interrupts nothing, and continue-as-new would lose it.
    if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled between pages');
  }

  async function rankAll(): Promise<RankedDays> {
    progress.state = 'ranking';
    for (let first = 0; first < days.length; ) {
      await progress.pauses.whilePaused();
      const span = days.slice(first, first + input.daysPerRanking);
      const ranked = await backfilling.rankDays(scope, span[0] as IsoDate, span.at(-1) as IsoDate);
      if (ranked.nightlySinceMs !== null) {
        await progress.pauses.whileBehindNightly(ranked.nightlySinceMs);
        continue;
      }
      first += span.length;
      const rankedDays = progress.done.rankedDays + ranked.days;
      progress.add({ rankedDays, withPercentiles: progress.done.withPercentiles + ranked.withPercentiles });
    }
    return { days: progress.done.rankedDays, withPercentiles: progress.done.withPercentiles };
  }

  const run =
    continued?.run ?? (await control.beginRun({ kind: 'backfill', businessDate: null, source: 'stored facts' }));
  const finished = await recordingFailure(run, async () => {
    if (progress.done.issuers === null) progress.add({ issuers: await backfilling.prepareBackfill(scope) });
    await scorePages();
    if (!exhausted) return null;
    const removed = await backfilling.removeUncovered(scope);
    const ranked = await rankAll();
    const { tally, startedAtMs, pausedMs, behindNightlyMs } = progress.counts();
    const summary = { days: days.length, tally, removed, ranked, startedAtMs, pausedMs, behindNightlyMs };
    const report = await backfilling.finishBackfill(run, scope, summary);
    progress.state = 'done';
    return report;
  });
  if (finished !== null) return finished;
  const state = {
    run,
    cursor,
    exhausted,
    pausedSinceMs: progress.pauses.pausedSinceMs(),
    counts: progress.counts(),
  };
  return continueAsNew<typeof backfillWorkflow>({ ...input, continued: state });
}
