import { styleText } from 'node:util';
import type { ReprocessProgress, ReprocessReport, ReprocessScope, ReprocessState } from '../../core/reprocess.ts';
import { counted, countText, durationText } from './text.ts';
import { waitsText } from './waits-text.ts';

/** Progress of a reprocess with the figures computed from it. */
export interface ReprocessFigures extends ReprocessProgress {
  /** Per second of work, waiting excluded. */
  readonly filingsPerSecond: number | null;
  /** Estimated from the rate so far; null before the first page. */
  readonly remainingSeconds: number | null;
}

export function reprocessFigures(progress: ReprocessProgress, nowMs: number): ReprocessFigures {
  const { tally, total, startedAtMs, pausedMs, behindNightlyMs, waitingSinceMs, state } = progress;
  const workingMs = Math.max(1, (waitingSinceMs ?? nowMs) - startedAtMs - pausedMs - behindNightlyMs);
  const isKnown = total !== null && tally.filings > 0;
  const left = Math.max(0, (total ?? 0) - tally.filings);
  return {
    ...progress,
    filingsPerSecond: isKnown ? Number(((tally.filings * 1_000) / workingMs).toFixed(1)) : null,
    remainingSeconds: isKnown && state !== 'done' ? Math.round((left * workingMs) / tally.filings / 1_000) : null,
  };
}

const STATES: Readonly<Record<ReprocessState, string>> = {
  reading: 'reading',
  paused: 'paused',
  'behind-nightly': 'waiting for the nightly run',
  done: 'done',
};

/** One line of progress. */
export function reprocessLine(figures: ReprocessFigures): { readonly text: string; readonly share: number | null } {
  const { state, total, tally, filingsPerSecond, remainingSeconds } = figures;
  if (total === null) return { text: `${STATES[state]}: counting filings`, share: null };
  const parts = [
    `${STATES[state]} ${countText(tally.filings)}/${countText(total)} filings`,
    ...outcomeParts(tally),
    ...(filingsPerSecond === null ? [] : [`${countText(filingsPerSecond)}/s`]),
    ...(remainingSeconds === null ? [] : [`${durationText(remainingSeconds)} left`]),
  ];
  return { text: parts.join(', '), share: total === 0 ? null : Math.min(1, tally.filings / total) };
}

function outcomeParts({ parsed, nothing, rejected, unreadable, changed }: ReprocessReport['tally']): readonly string[] {
  return [
    `${countText(parsed)} parsed`,
    `${countText(nothing)} with nothing to read`,
    ...(rejected > 0 ? [`${countText(rejected)} rejected`] : []),
    ...(unreadable > 0 ? [`${countText(unreadable)} unreadable`] : []),
    ...(changed > 0 ? [`${countText(changed)} taken by another run`] : []),
  ];
}

/** The report of a reprocess as text. */
export function renderReprocess(report: ReprocessReport): string {
  const { scope, tally, workingMs, filingsPerSecond, promoted, isPromoted } = report;
  const { parserVersion } = scope;
  const title = styleText('bold', `Reprocess with ${parserVersion}${scopeText(scope)}`);
  const lines = [title];
  if (tally.filings === 0) {
    lines.push(`  nothing to do: ${parserVersion} has read every processed filing${scopeText(scope)}`);
  } else {
    lines.push(
      `  ${counted(tally.filings, 'filing')}: ${outcomeParts(tally).join(', ')}`,
      `  ${counted(tally.rows, 'row')}`,
      `  took ${durationText(workingMs / 1_000)}${waitsText(report)}: ${countText(filingsPerSecond)} filings/s`,
    );
  }
  if (tally.unreadable > 0) {
    lines.push('  bytes missing or damaged in the raw store; nothing was recorded of these filings:');
    for (const { accessionNumber, reason } of tally.examples) lines.push(`    ${accessionNumber}  ${reason}`);
    const others = tally.unreadable - tally.examples.length;
    if (others > 0) lines.push(`    and ${countText(others)} more, in the worker's log as "not reprocessed"`);
  }
  if (isPromoted && tally.filings > 0) {
    lines.push(`  ${parserVersion} is promoted: derived tables and scores follow with the next night`);
  } else if (!isPromoted && promoted !== null) {
    lines.push(`  readers see ${promoted}; next: tidemark diff ${promoted} ${parserVersion}`);
  }
  return lines.join('\n');
}

function scopeText({ ciks, from, to }: ReprocessScope): string {
  const issuers = ciks === null ? '' : ` of ${ciks.length === 1 ? `CIK ${ciks[0]}` : counted(ciks.length, 'issuer')}`;
  const since = from === null ? '' : ` from ${from}`;
  return `${issuers}${since}${to === null ? '' : ` to ${to}`}`;
}
