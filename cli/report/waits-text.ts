import { durationText } from './text.ts';

/** What long work spent paused and behind nightly runs, to follow its own time; empty under a second. */
export function waitsText({
  pausedMs,
  behindNightlyMs,
}: {
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
}): string {
  const parts = [
    ...(pausedMs >= 1_000 ? [`${durationText(pausedMs / 1_000)} paused`] : []),
    ...(behindNightlyMs >= 1_000 ? [`${durationText(behindNightlyMs / 1_000)} yielding to nightly runs`] : []),
  ];
  return parts.length === 0 ? '' : `, and ${parts.join(' and ')}`;
}
