import type { RunPriority } from '../core/run-plan.ts';

/** Runs at most `size` pieces of work at once; a live piece goes ahead of all waiting backfill. */
export function createPriorityLimit(size: number) {
  const waiting: Record<RunPriority, (() => void)[]> = { live: [], backfill: [] };
  let running = 0;

  return async function limit<T>(priority: RunPriority, work: () => Promise<T>): Promise<T> {
    if (running < size) running += 1;
    else await new Promise<void>((start) => waiting[priority].push(start));
    try {
      return await work();
    } finally {
      // The place passes on, so that nobody slips in between.
      const next = waiting.live.shift() ?? waiting.backfill.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
