import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { AppError } from '../core/errors.ts';
import { encodeStaged, STAGED_NAMESPACE } from '../core/staged-filing.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { type ParseTask, rejectedFiling } from './parse-submission.ts';
import { type ParsedTask, type ThreadTask, threadAnswer } from './thread-messages.ts';

export interface ParsePool {
  /** Never fails because of a filing's content: one that takes too long or too much memory is staged as rejected. */
  parse(task: ParseTask, signal: AbortSignal): Promise<ParsedTask>;
  close(): Promise<void>;
}

export interface ParsePoolOptions {
  readonly rawStore: RawStore;
  readonly rawStoreDir: string;
  readonly threads?: number;
  /** After this time the filing's thread is terminated; default 60 s. */
  readonly timeoutMs?: number;
  /** Heap of one thread; default 2048 MB. */
  readonly maxHeapMb?: number;
}

/** Worker threads for parsing, one per processor by default. */
export function createParsePool(options: ParsePoolOptions): ParsePool {
  const timeoutMs = options.timeoutMs ?? 60_000;
  const maxHeapMb = options.maxHeapMb ?? 2_048;
  const threads = options.threads ?? availableParallelism();
  // Tasks queue here and not in the pool, so that a filing's timeout starts when a thread takes it.
  const limit = pLimit(threads);
  const pool = new Piscina({
    filename: new URL('./parse-thread.ts', import.meta.url).href,
    maxThreads: threads,
    minThreads: 1,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });

  async function rejected(task: ParseTask, code: string, message: string, busyMs: number): Promise<ParsedTask> {
    const staged = encodeStaged(rejectedFiling(task, { code, message }));
    return { stagedKey: await options.rawStore.putStaged(STAGED_NAMESPACE, staged), bytes: 0, busyMs };
  }

  async function run(task: ParseTask, signal: AbortSignal): Promise<ParsedTask> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    const began = performance.now();
    const threadTask: ThreadTask = { ...task, rawStoreDir: options.rawStoreDir };
    let answer: unknown;
    try {
      answer = await pool.run(threadTask, { signal: AbortSignal.any([signal, timeout]) });
    } catch (error) {
      const busyMs = performance.now() - began;
      if (timeout.aborted && !signal.aborted) {
        return rejected(task, 'parse-timeout', `parsing took longer than ${timeoutMs / 1000} s`, busyMs);
      }
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        return rejected(task, 'parse-out-of-memory', `parsing took more than ${maxHeapMb} MB`, busyMs);
      }
      throw error;
    }
    const done = threadAnswer.parse(answer);
    if ('failure' in done) throw new AppError(done.failure.message, done.failure);
    return done;
  }

  return {
    parse: (task, signal) => limit(() => run(task, signal)),
    close: () => pool.close({ force: true }),
  };
}
