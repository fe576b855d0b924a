import {
  CancellationScope,
  CancelledFailure,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
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
import { backfilling, control, nightlyWatch } from './activity-proxies.ts';
import { failureReason } from './failure-reason.ts';

export interface BackfillInput {
  readonly scope: BackfillScope;
  /** Issuers per activity: enough to be worth a transaction, few enough to redo after a crash. */
  readonly pageSize: number;
  /** Pages under way at once: while one is read another is scored and stored. */
  readonly window: number;
  /** Pages before the history is cut with continue-as-new. */
  readonly pagesPerRun: number;
  /** Days ranked by one activity. */
  readonly daysPerRanking: number;
  /** Where the execution before this one stopped; null: at the start. */
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

/** Each with the time of whoever sends it: a workflow has no clock of its own. */
const pauseSignal = defineSignal<[atMs: number]>('pause');
const resumeSignal = defineSignal<[atMs: number]>('resume');
const progressQuery = defineQuery<BackfillProgress>('progress');

/**
 * Scores of years past: pages of issuers on every business day of a range, then each day's universe with its
 * percentiles. Only ids and counts pass here. Pages are in flight side by side, the cursor goes on with continue-as-new,
 * and any page may run twice: it leaves the same rows. Between pages it stops while paused, and while a nightly run is
 * under way.
 */
export async function backfillWorkflow(input: BackfillInput): Promise<BackfillReport> {
  const { scope, continued } = input;
  const days = edgarBusinessDays(scope.from, scope.to);
  let pausedSinceMs = continued?.pausedSinceMs ?? null;
  let cursor = continued?.cursor ?? null;
  let exhausted = continued?.exhausted ?? false;
  let counts: Counts = continued?.counts ?? {
    issuers: null,
    days: days.length,
    tally: NO_TALLY,
    rankedDays: 0,
    withPercentiles: 0,
    startedAtMs: workflowInfo().startTime.getTime(),
    pausedMs: 0,
    behindNightlyMs: 0,
  };
  let state: BackfillState = exhausted ? 'ranking' : 'scoring';
  let behindSinceMs: number | null = null;

  setHandler(pauseSignal, (atMs) => {
    pausedSinceMs ??= atMs;
  });
  setHandler(resumeSignal, (atMs) => {
    if (pausedSinceMs === null) return;
    counts = { ...counts, pausedMs: counts.pausedMs + Math.max(0, atMs - pausedSinceMs) };
    pausedSinceMs = null;
  });
  setHandler(progressQuery, () => {
    const { withPercentiles: _, ...now } = counts;
    if (behindSinceMs !== null) return { ...now, state: 'behind-nightly', waitingSinceMs: behindSinceMs };
    if (pausedSinceMs !== null) return { ...now, state: 'paused', waitingSinceMs: pausedSinceMs };
    return { ...now, state, waitingSinceMs: null };
  });

  const whilePaused = (): Promise<void> => condition(() => pausedSinceMs === null);
  async function whileBehindNightly(sinceMs: number): Promise<void> {
    behindSinceMs = sinceMs;
    const waitedMs = await nightlyWatch.waitForNightly(sinceMs);
    behindSinceMs = null;
    counts = { ...counts, behindNightlyMs: counts.behindNightlyMs + waitedMs };
  }

  const inFlight = new Set<Promise<void>>();
  async function scorePage(ciks: readonly Cik[]): Promise<void> {
    const tally = await backfilling.scoreHistories(scope, ciks);
    counts = { ...counts, tally: addTally(counts.tally, tally) };
  }

  /** Hands out pages until there are no more, or this execution's history is long enough. */
  async function scorePages(): Promise<void> {
    for (let pages = 0; !exhausted && pages < input.pagesPerRun && !workflowInfo().continueAsNewSuggested; ) {
      await whilePaused();
      const page = await backfilling.nextIssuerPage(scope, cursor, input.pageSize);
      if (page.nightlySinceMs !== null) {
        await Promise.all(inFlight);
        await whileBehindNightly(page.nightlySinceMs);
        continue;
      }
      exhausted = page.ciks.length < input.pageSize;
      if (page.ciks.length > 0) {
        // As in the ingest workflow: one that failed stays in flight for whoever waits below to hear of it.
        const work: Promise<void> = scorePage(page.ciks).then(() => void inFlight.delete(work));
        work.catch(() => undefined);
        inFlight.add(work);
        cursor = page.ciks.at(-1) ?? cursor;
        pages += 1;
      }
      if (inFlight.size >= input.window) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
    // One that came together with the end of the last page had nothing to interrupt, and the next execution would not
    // hear of it.
    if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled between pages');
  }

  async function rankAll(): Promise<RankedDays> {
    state = 'ranking';
    for (let first = 0; first < days.length; ) {
      await whilePaused();
      const span = days.slice(first, first + input.daysPerRanking);
      const ranked = await backfilling.rankDays(scope, span[0] as IsoDate, span.at(-1) as IsoDate);
      if (ranked.nightlySinceMs !== null) {
        await whileBehindNightly(ranked.nightlySinceMs);
        continue;
      }
      first += span.length;
      const { rankedDays, withPercentiles } = counts;
      counts = {
        ...counts,
        rankedDays: rankedDays + ranked.days,
        withPercentiles: withPercentiles + ranked.withPercentiles,
      };
    }
    return { days: counts.rankedDays, withPercentiles: counts.withPercentiles };
  }

  const run =
    continued?.run ?? (await control.beginRun({ kind: 'backfill', businessDate: null, source: 'stored facts' }));
  try {
    if (counts.issuers === null) counts = { ...counts, issuers: await backfilling.prepareBackfill(scope) };
    await scorePages();
    if (exhausted) {
      const removed = await backfilling.removeUncovered(scope);
      const ranked = await rankAll();
      const { tally, startedAtMs, pausedMs, behindNightlyMs } = counts;
      const summary = { days: days.length, tally, removed, ranked, startedAtMs, pausedMs, behindNightlyMs };
      const report = await backfilling.finishBackfill(run, scope, summary);
      state = 'done';
      return report;
    }
  } catch (error) {
    // Also a cancelled backfill is recorded as one that did not succeed.
    await CancellationScope.nonCancellable(() => control.failRun(run, failureReason(error)));
    throw error;
  }
  return continueAsNew<typeof backfillWorkflow>({
    ...input,
    continued: { run, cursor, exhausted, pausedSinceMs, counts },
  });
}
