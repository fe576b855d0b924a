import { condition, defineSignal, setHandler } from '@temporalio/workflow';
import { nightlyWatch } from './activity-proxies.ts';

/** Milliseconds that long work was paused and yielded to nightly runs, without a wait in progress. */
export interface Waits {
  readonly pausedMs: number;
  readonly behindNightlyMs: number;
}

/** Each carries the sender's time: a workflow has no clock. */
const pauseSignal = defineSignal<[atMs: number]>('pause');
const resumeSignal = defineSignal<[atMs: number]>('resume');

/** What long work waits for between its pages: its operator, who pauses and resumes it, and nightly runs. */
export function createPauses(before: Waits, pausedBeforeMs: number | null) {
  let waits = before;
  let pausedSinceMs = pausedBeforeMs;
  let behindSinceMs: number | null = null;
  setHandler(pauseSignal, (atMs) => {
    pausedSinceMs ??= atMs;
  });
  setHandler(resumeSignal, (atMs) => {
    if (pausedSinceMs === null) return;
    waits = { ...waits, pausedMs: waits.pausedMs + Math.max(0, atMs - pausedSinceMs) };
    pausedSinceMs = null;
  });
  return {
    waits: (): Waits => ({ pausedMs: waits.pausedMs, behindNightlyMs: waits.behindNightlyMs }),
    pausedSinceMs: (): number | null => pausedSinceMs,
    whilePaused: (): Promise<void> => condition(() => pausedSinceMs === null),
    async whileBehindNightly(sinceMs: number): Promise<void> {
      behindSinceMs = sinceMs;
      const waitedMs = await nightlyWatch.waitForNightly(sinceMs);
      behindSinceMs = null;
      waits = { ...waits, behindNightlyMs: waits.behindNightlyMs + waitedMs };
    },
    /** The state to report: the wait in progress, or what the work itself says. */
    stateOr<S extends string>(working: S) {
      if (behindSinceMs !== null) return { state: 'behind-nightly' as const, waitingSinceMs: behindSinceMs };
      if (pausedSinceMs === null) return { state: working, waitingSinceMs: null };
      return { state: 'paused' as const, waitingSinceMs: pausedSinceMs };
    },
  };
}
