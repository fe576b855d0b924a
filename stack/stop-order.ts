import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../core/errors.ts';

/** Something that was started, and how it is stopped. */
export interface StartedPart {
  readonly name: string;
  /** After this time the next part is stopped anyway. */
  readonly limitMs: number;
  readonly stop: () => Promise<void>;
}

/**
 * Stops every part in reverse order, even if another fails to stop or hangs; throws the first failure at the end. Calls
 * after the first wait for it.
 */
export function createStop(started: readonly StartedPart[]): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  const stopAll = async () => {
    const failures: unknown[] = [];
    for (const part of started.toReversed()) {
      await withLimit(part).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  return () => {
    stopping ??= stopAll();
    return stopping;
  };
}

async function withLimit({ name, limitMs, stop }: StartedPart): Promise<void> {
  const done = new AbortController();
  const tooLong = async (): Promise<void> => {
    await sleep(limitMs, undefined, { signal: done.signal });
    throw new AppError(`${name} did not stop within ${limitMs / 1_000} s`, { code: 'stop-timeout', retryable: true });
  };
  const timeout = tooLong();
  // Aborted once the part has stopped.
  timeout.catch(() => undefined);
  try {
    await Promise.race([stop(), timeout]);
  } finally {
    done.abort();
  }
}

/**
 * Waits for a part to start, but not beyond an interruption: a part that comes up afterwards is stopped.
 *
 * @throws AppError `interrupted`
 */
export async function startedUnless<T>(
  signal: AbortSignal | undefined,
  starting: Promise<T>,
  stopLate: (part: T) => Promise<void> = async () => undefined,
): Promise<T> {
  if (!signal) return starting;
  const listening = new AbortController();
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new AppError('interrupted', { code: 'interrupted', retryable: true }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true, signal: listening.signal });
  });
  try {
    return await Promise.race([starting, interrupted]);
  } catch (error) {
    // Nobody waits for a late failure: the interruption has been reported.
    if (signal.aborted) void starting.then(stopLate).catch(() => undefined);
    throw error;
  } finally {
    listening.abort();
  }
}

/**
 * Runs `use`, then stops. What fails while stopping never replaces the error of `use`: it is noted.
 */
export async function stopAfter<T>(
  use: () => Promise<T>,
  stop: () => Promise<void>,
  note: (line: string) => void,
): Promise<T> {
  let result: T;
  try {
    result = await use();
  } catch (error) {
    await stop().catch((failure: unknown) => note(`while stopping: ${messageOf(failure)}`));
    throw error;
  }
  await stop();
  return result;
}

/** The message of an error in one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}
