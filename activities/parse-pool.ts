import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';
import { isParserVersion } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import type { RunPriority } from '../core/run-plan.ts';
import { encodeStaged, STAGED_NAMESPACE } from '../core/staged-filing.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { SkippedParser } from './metered-parsers.ts';
import { type ParseChild, type ProcessEnd, startParseChild } from './parse-child.ts';
import { type ParseTask, rejectedFiling } from './parse-submission.ts';
import { createPriorityLimit } from './priority-limit.ts';
import type { ParsedTask, ProcessTask } from './process-messages.ts';

export interface ParsePool {
  /**
   * Live filings go ahead of waiting backfill. Never fails because of a filing's content: a parser that exceeds its
   * budget of processor time or memory, or ends its process, is rejected with the reason, and the filing's other parsers
   * run without it. The filing is staged as rejected only where that happened outside parsers.
   *
   * @throws AppError `parse-stalled` (retryable) if a process gives no answer for very long although it is within
   *   budget; `parse-process-ended` (retryable) if it was ended from outside
   */
  parse(task: ParseTask, signal: AbortSignal, priority?: RunPriority): Promise<ParsedTask>;
  close(): Promise<void>;
}

export interface ParsePoolOptions {
  readonly rawStore: RawStore;
  readonly rawStoreDir: string;
  /** Default: one per processor. */
  readonly processes?: number;
  /** Processor time of one parser for one filing, in milliseconds; default 60 s. A waiting process uses none. */
  readonly budgetMs?: number;
  /** Heap of one process, and so of the parser that it runs; default 2048 MB. */
  readonly maxHeapMb?: number;
  /** Wall clock after which a process counts as hung, whatever the load; default 20 minutes. */
  readonly stalledMs?: number;
  /** Module of the processes; its default export is what `createParseTask` returns. */
  readonly parseModule?: URL;
}

/** How often the processor time of a running parser is read. */
const WATCH_MS = 250;

/** Signals that others send; all other ends are a parser's doing. */
const SENT_SIGNALS: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** Why a process ended, and the parser that it ran (empty: none). */
interface Breach {
  readonly step: string;
  readonly reason: Reason;
}

/**
 * Parses in processes of their own: V8 may end the whole process in which a parser runs out of memory, and a worker
 * that such a filing ends would be ended by it again at each retry.
 */
export function createParsePool(options: ParsePoolOptions): ParsePool {
  const { budgetMs = 60_000, maxHeapMb = 2_048, stalledMs = 1_200_000, processes = availableParallelism() } = options;
  const parseModule = options.parseModule ?? new URL('./released-parse-task.ts', import.meta.url);
  // Tasks queue here, so that the wall clock starts when a process takes the filing.
  const limit = createPriorityLimit(processes);
  const children = new Set<ParseChild>();
  const idle: ParseChild[] = [];

  function start(): ParseChild {
    const child = startParseChild(parseModule, maxHeapMb);
    children.add(child);
    void child.ended.then(() => {
      children.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    return child;
  }

  /** The parser that exceeds the processor time. */
  async function overtime(child: ParseChild, over: AbortSignal): Promise<Breach> {
    for (;;) {
      await sleep(WATCH_MS, undefined, { ref: false, signal: over });
      const usage = await child.usage();
      if (usage === null || usage.usedMs <= budgetMs) continue;
      const message = `parsing took more than ${budgetMs / 1_000} s of processor time`;
      return { step: usage.step, reason: { code: 'parse-timeout', message } };
    }
  }

  /** The process's answer, or why it had to be ended. A process that has not answered is killed. */
  async function attempt(task: ProcessTask, signal: AbortSignal): Promise<ParsedTask | Breach> {
    const child = idle.pop() ?? start();
    const over = new AbortController();
    const given = AbortSignal.any([signal, over.signal]);
    const stalled = async (): Promise<never> => {
      await sleep(stalledMs, undefined, { signal: given });
      const message = `parsing ${task.accessionNumber} gave no answer within ${stalledMs / 1_000} s`;
      throw new AppError(message, { code: 'parse-stalled', retryable: true });
    };
    try {
      const found = await Promise.race([child.run(task), overtime(child, given), stalled()]);
      if ('stagedKey' in found || 'failure' in found) idle.push(child);
      if ('failure' in found) throw new AppError(found.failure.message, found.failure);
      return 'lastWords' in found ? breachOf(found, maxHeapMb) : found;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      over.abort();
      if (!idle.includes(child)) child.kill();
    }
  }

  async function run(task: ParseTask, signal: AbortSignal): Promise<ParsedTask> {
    const { rawStoreDir } = options;
    let skipped: readonly SkippedParser[] = task.skipped ?? [];
    let lostMs = 0;
    for (;;) {
      signal.throwIfAborted();
      const began = performance.now();
      const found = await attempt({ ...task, skipped, rawStoreDir }, signal);
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
    async close() {
      for (const child of children) child.kill();
      await Promise.all([...children].map(({ ended }) => ended));
    },
  };
}

/** @throws AppError `parse-process-ended` if the parser is not at fault */
function breachOf({ step, signal, exitCode, lastWords }: ProcessEnd, maxHeapMb: number): Breach {
  const how = signal ?? `exit code ${exitCode}`;
  // V8 ends the process, by a signal that depends on the platform, and says why.
  if (/out of memory/i.test(lastWords)) {
    const message = `parsing took more than ${maxHeapMb} MB of memory`;
    return { step, reason: { code: 'parse-out-of-memory', message } };
  }
  if (step !== '' && !SENT_SIGNALS.has(signal ?? '')) {
    return { step, reason: { code: 'parse-crashed', message: `parsing ended its process (${how})` } };
  }
  throw new AppError(`a parse process ended (${how})`, {
    code: 'parse-process-ended',
    retryable: true,
    context: { step, lastWords },
  });
}

/** The parsers to leave out of the next attempt; null where leaving out parsers does not help. */
function withSkipped(skipped: readonly SkippedParser[], { step, reason }: Breach): readonly SkippedParser[] | null {
  if (!isParserVersion(step)) return null;
  const before = skipped.find(({ parserVersion }) => parserVersion === step);
  if (before === undefined) return [...skipped, { parserVersion: step, reason }];
  // It was not run, and exceeded its budget while it chose its documents.
  if (before.choosing) return null;
  return skipped.map((one) => (one === before ? { ...one, choosing: true } : one));
}
