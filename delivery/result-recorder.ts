import { createWaker } from './waker.ts';

export interface ResultRecorder<Result> {
  push(result: Result): void;
  /** Records what is left, and ends. */
  stop(): Promise<void>;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

export interface RecorderOptions<Result> {
  /** Repeating it must be a no-op. */
  readonly record: (results: readonly Result[]) => Promise<void>;
  readonly onRecorded: (results: readonly Result[]) => void;
  readonly onError: (error: unknown) => void;
  /** Gives up at the first error: leases end by themselves, and the next worker repeats what was not recorded. */
  readonly isHurried: () => boolean;
}

/** Results that arrive within it are recorded together. */
const INTERVAL_MS = 5;
const LONGEST_SLEEP_MS = 5_000;
const ERROR_PAUSE_MS = 1_000;

/** Records results in batches, and again until it succeeds. */
export function startRecorder<Result>(options: RecorderOptions<Result>): ResultRecorder<Result> {
  const { record, onRecorded, onError, isHurried } = options;
  const waker = createWaker();
  let waiting: Result[] = [];
  let isStopping = false;

  async function run(): Promise<void> {
    while (!isStopping || waiting.length > 0) {
      const batch = waiting;
      if (batch.length === 0) {
        await waker.sleep(LONGEST_SLEEP_MS);
        await waker.sleep(INTERVAL_MS, 'uninterrupted');
        continue;
      }
      try {
        waiting = [];
        await record(batch);
        onRecorded(batch);
      } catch (error) {
        waiting = [...batch, ...waiting];
        onError(error);
        if (isHurried()) return;
        await waker.sleep(ERROR_PAUSE_MS, 'uninterrupted');
      }
    }
  }

  const ended = run();
  return {
    ended,
    push(result) {
      waiting.push(result);
      waker.wake();
    },
    stop() {
      isStopping = true;
      waker.wake();
      return ended;
    },
  };
}
