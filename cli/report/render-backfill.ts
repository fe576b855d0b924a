import { styleText } from 'node:util';
import type { BackfillProgress, BackfillReport, BackfillState } from '../../core/backfill.ts';
import { countText, durationText } from './text.ts';
import { waitsText } from './waits-text.ts';

/** Progress of a backfill with the figures computed from it. */
export interface BackfillFigures extends BackfillProgress {
  /** Scores of the issuers completed so far. */
  readonly scores: number;
  /** Per second of work, waiting excluded. */
  readonly scoresPerSecond: number | null;
  /** Estimated from the rate so far; null before the first page and while ranking. */
  readonly remainingSeconds: number | null;
}

export function backfillFigures(progress: BackfillProgress, nowMs: number): BackfillFigures {
  const { tally, issuers, startedAtMs, pausedMs, behindNightlyMs, waitingSinceMs } = progress;
  const scores = tally.computed + tally.carried + tally.kept;
  const workingMs = Math.max(1, (waitingSinceMs ?? nowMs) - startedAtMs - pausedMs - behindNightlyMs);
  const isKnown = issuers !== null && tally.issuers > 0;
  return {
    ...progress,
    scores,
    scoresPerSecond: isKnown ? Math.round((scores * 1_000) / workingMs) : null,
    remainingSeconds:
      isKnown && progress.state !== 'ranking' && progress.state !== 'done'
        ? Math.round(((issuers - tally.issuers) * workingMs) / tally.issuers / 1_000)
        : null,
  };
}

const STATES: Readonly<Record<BackfillState, string>> = {
  scoring: 'scoring',
  ranking: 'ranking',
  paused: 'paused',
  'behind-nightly': 'waiting for the nightly run',
  done: 'done',
};

/** One line of progress. */
export function backfillLine(figures: BackfillFigures): { readonly text: string; readonly share: number | null } {
  const { state, issuers, days, tally, rankedDays, scores, scoresPerSecond, remainingSeconds } = figures;
  if (issuers === null) return { text: `${STATES[state]}: counting issuers`, share: null };
  if (state === 'ranking')
    return { text: `ranking ${countText(rankedDays)}/${countText(days)} days`, share: rankedDays / days };
  const parts = [
    `${STATES[state]} ${countText(tally.issuers)}/${countText(issuers)} issuers × ${countText(days)} days`,
    `${countText(scores)} scores: ${countText(tally.computed)} computed, ${countText(tally.carried)} carried`,
    ...(tally.kept > 0 ? [`${countText(tally.kept)} unchanged`] : []),
    ...(scoresPerSecond === null ? [] : [`${countText(scoresPerSecond)}/s`]),
    ...(remainingSeconds === null ? [] : [`${durationText(remainingSeconds)} left`]),
  ];
  return { text: parts.join(', '), share: issuers === 0 ? null : tally.issuers / issuers };
}

/** The report of a backfill as text. */
export function renderBackfill({ scope, tally, ranked, days, removed, workingMs, ...waits }: BackfillReport): string {
  const scores = tally.computed + tally.carried + tally.kept;
  const part = (label: string, count: number, note: string) => {
    const share = scores === 0 ? '' : ` (${((100 * count) / scores).toFixed(1)} %)`;
    return `  ${label.padEnd(9)} ${countText(count)}${share}: ${note}`;
  };
  const lines = [
    styleText('bold', `Backfill of ${scope.methodologyVersion}, ${scope.from} to ${scope.to}`),
    `  ${countText(tally.issuers)} issuers, ${countText(days)} business days, ${countText(scores)} scores`,
    part('computed', tally.computed, 'an input changed since the day before'),
    part('carried', tally.carried, 'no input changed'),
  ];
  if (tally.unchanged > 0) {
    lines.push(
      part('unchanged', tally.kept, `${countText(tally.unchanged)} issuers already stored from the same inputs`),
    );
  }
  if (removed > 0) lines.push(`  removed   histories of ${countText(removed)} issuers that no longer have facts`);
  lines.push(
    `  percentiles on ${countText(ranked.withPercentiles)} of ${countText(ranked.days)} days with scores`,
    `  took ${durationText(workingMs / 1_000)}${waitsText(waits)}`,
  );
  const missing = (scope.ciks?.length ?? 0) - tally.issuers;
  if (scope.ciks !== null && missing > 0) {
    lines.push(`  ${countText(missing)} of the requested issuers have no facts in the range`);
  }
  return lines.join('\n');
}
