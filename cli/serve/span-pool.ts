import { Worker } from 'node:worker_threads';
import { AppError } from '../../core/errors.ts';
import type { SpanWords } from '../../core/span-words.ts';

export interface SpanQuestion {
  readonly id: number;
  readonly sourceSpan: string;
}

export type SpanAnswer =
  | { readonly id: number; readonly words: SpanWords }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string } };

/** Reads the words of a span. */
export type SpanReader = (sourceSpan: string) => Promise<SpanWords>;

interface Waiting {
  readonly resolve: (words: SpanWords) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Longer than the largest submission of EDGAR takes to be read once. */
const TIMEOUT_MS = 20_000;
const MOST_WAITING = 64;
const HEAP_MB = 1_024;

/**
 * Reads spans in a thread of its own: splitting and decoding a submission of many megabytes takes seconds, in which the
 * server answers others. A thread that takes too long or runs out of memory is replaced.
 *
 * @throws AppError as `readSpanWords`; `span-timeout`, `spans-busy` (retryable), `span-too-large`
 */
export function createSpanPool(
  rawStoreDir: string,
  { timeoutMs = TIMEOUT_MS, module = new URL('./span-worker.ts', import.meta.url) } = {},
): SpanReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function end(ended: Worker, error: AppError): void {
    if (worker !== ended) return;
    worker = null;
    for (const [id, one] of waiting) finish(id, () => one.reject(error));
    void ended.terminate();
  }

  function finish(id: number, settle: () => void): void {
    const one = waiting.get(id);
    if (one === undefined) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    settle();
  }

  function start(): Worker {
    const started = new Worker(module, {
      workerData: { rawStoreDir },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    started.on('message', (answer: SpanAnswer) => {
      const one = waiting.get(answer.id);
      if (one === undefined) return;
      finish(answer.id, () =>
        'words' in answer ? one.resolve(answer.words) : one.reject(failure(answer.error.code, answer.error.message)),
      );
    });
    started.on('error', (cause) => {
      const isMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const message = isMemory ? 'the submission needs too much memory to be shown' : cause.message;
      end(started, failure(isMemory ? 'span-too-large' : 'span-failed', message, cause));
    });
    // It keeps no process alive.
    started.unref();
    return started;
  }

  return (sourceSpan) =>
    new Promise<SpanWords>((resolve, reject) => {
      if (waiting.size >= MOST_WAITING) {
        reject(failure('spans-busy', 'too many spans are being read; try again in a moment'));
        return;
      }
      worker ??= start();
      const asked = worker;
      last += 1;
      const timer = setTimeout(() => {
        end(asked, failure('span-timeout', `the submission took longer than ${timeoutMs / 1_000} s to be read`));
      }, timeoutMs);
      waiting.set(last, { resolve, reject, timer });
      asked.postMessage({ id: last, sourceSpan } satisfies SpanQuestion);
    });
}

function failure(code: string, message: string, cause?: unknown): AppError {
  return new AppError(message, { code, retryable: code === 'spans-busy', cause });
}
