import { ActivityFailure, CancellationScope, ChildWorkflowFailure, isCancellation } from '@temporalio/workflow';
import type { RunRef } from '../core/run-plan.ts';
import { control } from './activity-proxies.ts';

/** Records the run as failed if `steps` fail or are cancelled. */
export async function recordingFailure<T>(run: RunRef, steps: () => Promise<T>): Promise<T> {
  try {
    return await steps();
  } catch (error) {
    await CancellationScope.nonCancellable(() => control.failRun(run, failureReason(error)));
    throw error;
  }
}

/** The message of the root cause; the outer failures only say "Activity task failed". */
export function failureReason(error: unknown): string {
  if (isCancellation(error)) return 'cancelled';
  let deepest = error;
  while ((deepest instanceof ActivityFailure || deepest instanceof ChildWorkflowFailure) && deepest.cause) {
    deepest = deepest.cause;
  }
  return deepest instanceof Error ? deepest.message : String(deepest);
}

/** Work in flight, at most `size` pieces at once. */
export function createWindow(size: number) {
  const inFlight = new Set<Promise<void>>();
  return {
    /** Adds a piece and waits until there is room for another. */
    async add(piece: Promise<void>): Promise<void> {
      // A failed piece stays in flight so that an await below rethrows its error. Until then it needs a handler: an
      // unhandled rejection would make Temporal retry the workflow task forever.
      const work: Promise<void> = piece.then(() => void inFlight.delete(work));
      work.catch(() => undefined);
      inFlight.add(work);
      if (inFlight.size >= size) await Promise.race(inFlight);
    },
    /** Waits for everything in flight. */
    async drain(): Promise<void> {
      await Promise.all(inFlight);
    },
  };
}
