import { styleText } from 'node:util';
import type { BackfillProgress, BackfillReport, BackfillState } from '../../core/backfill.ts';

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
    return { text: `ranking ${count(rankedDays)}/${count(days)} days`, share: rankedDays / days };
  const parts = [
    `${STATES[state]} ${count(tally.issuers)}/${count(issuers)} issuers × ${count(days)} days`,
    `${count(scores)} scores: ${count(tally.computed)} computed, ${count(tally.carried)} carried`,
    ...(tally.kept > 0 ? [`${count(tally.kept)} unchanged`] : []),
    ...(scoresPerSecond === null ? [] : [`${count(scoresPerSecond)}/s`]),
    ...(remainingSeconds === null ? [] : [`${duration(remainingSeconds)} left`]),
  ];
  return { text: parts.join(', '), share: issuers === 0 ? null : tally.issuers / issuers };
}

/** The report of a backfill as text. */
export function renderBackfill(report: BackfillReport): string {
  const { scope, tally, ranked } = report;
  const scores = tally.computed + tally.carried + tally.kept;
  const share = (part: number) => (scores === 0 ? '' : ` (${((100 * part) / scores).toFixed(1)} %)`);
  const lines = [
    styleText('bold', `Backfill of ${scope.methodologyVersion}, ${scope.from} to ${scope.to}`),
    `  ${count(tally.issuers)} issuers, ${count(report.days)} business days, ${count(scores)} scores`,
    `  computed  ${count(tally.computed)}${share(tally.computed)}: an input changed since the day before`,
    `  carried   ${count(tally.carried)}${share(tally.carried)}: no input changed`,
    ...(tally.unchanged > 0
      ? [
          `  unchanged ${count(tally.kept)}${share(tally.kept)}: ${count(tally.unchanged)} issuers already stored from the same inputs`,
        ]
      : []),
    ...(report.removed > 0
      ? [`  removed   histories of ${count(report.removed)} issuers that have no facts any more`]
      : []),
    `  percentiles on ${count(ranked.withPercentiles)} of ${count(ranked.days)} days with scores`,
    `  took ${duration(report.workingMs / 1_000)}${waits(report)}`,
  ];
  const { ciks } = scope;
  if (ciks !== null && tally.issuers < ciks.length) {
    lines.push(`  ${count(ciks.length - tally.issuers)} of the requested issuers have no facts in the range`);
  }
  return lines.join('\n');
}

function waits({ pausedMs, behindNightlyMs }: BackfillReport): string {
  const parts = [
    ...(pausedMs >= 1_000 ? [`${duration(pausedMs / 1_000)} paused`] : []),
    ...(behindNightlyMs >= 1_000 ? [`${duration(behindNightlyMs / 1_000)} yielding to nightly runs`] : []),
  ];
  return parts.length === 0 ? '' : `, and ${parts.join(' and ')}`;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3_600).toFixed(1)} h`;
}
