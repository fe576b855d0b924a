import {
  CancellationScope,
  CancelledFailure,
  defineQuery,
  defineSignal,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type {
  MarkedDate,
  RecomputeCounts,
  RecomputedDate,
  RecomputeProgress,
  RecomputeReport,
} from '../core/recompute.ts';
import type { RunRef, StagePage } from '../core/run-plan.ts';
import { control, recomputing, stagesOf } from './activity-proxies.ts';
import { createPauses } from './pauses.ts';
import { recordingFailure } from './run-steps.ts';

const progressQuery = defineQuery<RecomputeProgress>('progress');
/** Something has been marked: a recomputation under way looks for marks once more before it ends. */
const markedSignal = defineSignal('marked');

function initialCounts(): RecomputeCounts {
  const startedAtMs = workflowInfo().startTime.getTime();
  return { derived: 0, identified: 0, scored: 0, startedAtMs, pausedMs: 0, behindNightlyMs: 0 };
}

/**
 * Recomputes now what promotions have marked, instead of the next night: derived rows, identifiers, and the scores that
 * ratings show, from the prices of the run that computed them. Pages of the stages of a night, on the queues of
 * histories; between pages it waits while paused or while a nightly run is under way. Even for every issuer these are a
 * few hundred pages, so its history is not cut.
 */
export async function recomputeWorkflow(): Promise<RecomputeReport> {
  let counts = initialCounts();
  let state: 'deriving' | 'identifying' | 'scoring' | 'done' = 'deriving';
  let target: MarkedDate | null = null;
  let signals = 0;
  const pauses = createPauses(counts, null);
  const current = (): RecomputeCounts => ({ ...counts, ...pauses.waits() });
  setHandler(progressQuery, () => ({ ...current(), ...pauses.stateOr(state), target }));
  setHandler(markedSignal, () => {
    signals += 1;
  });

  async function inPages<C>(
    counted: 'derived' | 'identified' | 'scored',
    pageOf: (cursor: C | null) => Promise<StagePage<C>>,
  ): Promise<void> {
    let cursor: C | null = null;
    do {
      await pauses.whilePaused();
      for (;;) {
        const nightlySinceMs = await recomputing.nightUnderWay();
        if (nightlySinceMs === null) break;
        await pauses.whileBehindNightly(nightlySinceMs);
      }
      const page: StagePage<C> = await pageOf(cursor);
      counts = { ...counts, [counted]: counts[counted] + page.tally.items };
      cursor = page.next;
      if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled between pages');
    } while (cursor !== null);
  }

  const run: RunRef = await control.beginRun({
    kind: 'recompute',
    businessDate: null,
    source: 'stored facts',
    priority: 'backfill',
  });
  const { deriving } = stagesOf(run);
  const dates: RecomputedDate[] = [];

  /** Everything that is marked by now. */
  async function recompute(): Promise<void> {
    state = 'deriving';
    await inPages('derived', (cursor: Parameters<typeof deriving.derivePage>[2]) =>
      deriving.derivePage(run, null, cursor),
    );
    state = 'identifying';
    await inPages<'more'>('identified', () => deriving.entitiesPage(run));
    state = 'scoring';
    const handled: Record<string, number> = {};
    for (;;) {
      const next = await recomputing.nextMarkedDate(handled);
      target = next;
      if (next === null) return;
      const before = counts.scored;
      await inPages<string>('scored', (after) => recomputing.scoreMarkedPage(run, next, after as never));
      const settled = await recomputing.settleMarked(run, next, counts.scored - before);
      // Null: a night has moved the ratings on, and may have left marks of a promotion that it did not see.
      if (settled === null) continue;
      handled[next.methodologyVersion] = next.upToMark;
      dates.push(settled);
    }
  }

  return recordingFailure(run, async () => {
    for (;;) {
      const seen = signals;
      await recompute();
      const report = await recomputing.finishRecompute(run, current(), dates);
      if (signals > seen) continue;
      state = 'done';
      return report;
    }
  });
}
