import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { AppError } from '../core/errors.ts';
import type { Reason } from '../core/parser.ts';
import type { RunPriority } from '../core/run-plan.ts';
import { encodeStaged, STAGED_NAMESPACE } from '../core/staged-filing.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { SkippedParser } from './metered-parsers.ts';
import { createProgressMemory, type ProgressMemory, stepMs, stepOf } from './parse-progress.ts';
import { type ParseTask, rejectedFiling } from './parse-submission.ts';
import { createPriorityLimit } from './priority-limit.ts';
import { type ParsedTask, type ThreadTask, threadAnswer } from './thread-messages.ts';

export interface ParsePool {
  /**
   * Live filings go ahead of waiting backfill. Never fails because of a filing's content: a parser that exceeds its budget of processor time or memory is rejected
   * with the reason, and the filing's other parsers run without it. The filing is staged as rejected only where the
   * budget was exceeded outside parsers.
   *
   * @throws AppError `parse-stalled` (retryable) if a thread gives no answer for very long although it is within budget
   */
  parse(task: ParseTask, signal: AbortSignal, priority?: RunPriority): Promise<ParsedTask>;
  close(): Promise<void>;
}

export interface ParsePoolOptions {
  readonly rawStore: RawStore;
  readonly rawStoreDir: string;
  readonly threads?: number;
  /** Processor time of one parser for one filing, in milliseconds; default 60 s. A waiting thread uses none. */
  readonly budgetMs?: number;
  /** Heap of one thread, and so of the parser that it runs; default 2048 MB. */
  readonly maxHeapMb?: number;
  /** Wall clock after which a thread counts as hung, whatever the load; default 20 minutes. */
  readonly stalledMs?: number;
  /** Module of the threads; its default export is what `createParseTask` returns. */
  readonly threadModule?: URL;
}

/** How often the processor time of a running parser is read. */
const WATCH_MS = 250;

/** Why a thread was ended, and the parser that it ran (empty: none). */
interface Breach {
  readonly step: string;
  readonly reason: Reason;
}

/** Worker threads for parsing, one per processor by default. */
export function createParsePool(options: ParsePoolOptions): ParsePool {
  const { budgetMs = 60_000, maxHeapMb = 2_048, stalledMs = 1_200_000, threads = availableParallelism() } = options;
  // Tasks queue here and not in the pool, so that the wall clock starts when a thread takes the filing.
  const limit = createPriorityLimit(threads);
  const pool = new Piscina({
    filename: (options.threadModule ?? new URL('./parse-thread.ts', import.meta.url)).href,
    maxThreads: threads,
    minThreads: 1,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });

  /** Ends the thread once its parser exceeds the processor time. */
  async function watch(progress: ProgressMemory, kill: AbortController, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await sleep(WATCH_MS, undefined, { ref: false });
      const step = stepOf(progress);
      const used = await stepMs(progress, pool.threads);
      if (ended.aborted || used === null || used <= budgetMs || step !== stepOf(progress)) continue;
      const message = `parsing took more than ${budgetMs / 1_000} s of processor time`;
      const breach: Breach = { step, reason: { code: 'parse-timeout', message } };
      kill.abort(breach);
      return;
    }
  }

  /** The thread's answer, or the budget for which it was ended. */
  async function attempt(task: ThreadTask, signal: AbortSignal): Promise<ParsedTask | Breach> {
    const kill = new AbortController();
    const ended = new AbortController();
    const stalled = setTimeout(() => {
      const message = `parsing ${task.accessionNumber} gave no answer within ${stalledMs / 1_000} s`;
      kill.abort(new AppError(message, { code: 'parse-stalled', retryable: true }));
    }, stalledMs);
    watch(task.progress, kill, ended.signal).catch((error: unknown) => kill.abort(error));
    try {
      const answer: unknown = await pool.run(task, { signal: AbortSignal.any([signal, kill.signal]) });
      const done = threadAnswer.parse(answer);
      if ('failure' in done) throw new AppError(done.failure.message, done.failure);
      return done;
    } catch (error) {
      signal.throwIfAborted();
      const cause: unknown = kill.signal.aborted ? kill.signal.reason : error;
      if (isBreach(cause)) return cause;
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')) throw cause;
      const message = `parsing took more than ${maxHeapMb} MB of memory`;
      return { step: stepOf(task.progress), reason: { code: 'parse-out-of-memory', message } };
    } finally {
      clearTimeout(stalled);
      ended.abort();
    }
  }

  async function run(task: ParseTask, signal: AbortSignal): Promise<ParsedTask> {
    const { rawStoreDir } = options;
    let skipped: readonly SkippedParser[] = task.skipped ?? [];
    let lostMs = 0;
    for (;;) {
      signal.throwIfAborted();
      const began = performance.now();
      const progress = createProgressMemory();
      const found = await attempt({ ...task, skipped, rawStoreDir, progress }, signal);
      if (!('step' in found)) return { ...found, busyMs: found.busyMs + lostMs };
      lostMs += performance.now() - began;
      const next = withSkipped(skipped, found);
      if (next === null) {
        const staged = encodeStaged(rejectedFiling(task, found.reason));
        return { stagedKey: await options.rawStore.putStaged(STAGED_NAMESPACE, staged), bytes: 0, busyMs: lostMs };
      }
      skipped = next;
    }
  }

  return {
    parse: (task, signal, priority = 'live') => limit(priority, () => run(task, signal)),
    close: () => pool.close({ force: true }),
  };
}

function isBreach(reason: unknown): reason is Breach {
  return typeof reason === 'object' && reason !== null && 'step' in reason && !(reason instanceof Error);
}

/** The parsers to leave out of the next attempt; null where leaving out parsers does not help. */
function withSkipped(skipped: readonly SkippedParser[], { step, reason }: Breach): readonly SkippedParser[] | null {
  if (step === '') return null;
  const before = skipped.find(({ parserId }) => parserId === step);
  if (before === undefined) return [...skipped, { parserId: step, reason }];
  // It was not run, and exceeded its budget while it chose its documents.
  if (before.choosing) return null;
  return skipped.map((one) => (one === before ? { ...one, choosing: true } : one));
}
