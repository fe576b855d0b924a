const FORCED_EXIT = 130;
/** Above the sum of the limits of the parts of a stack: the last resort if something keeps the process alive. */
const STOP_LIMIT_MS = 100_000;

/** Ctrl-C, SIGTERM and a closed terminal as an abort signal. */
export interface Interrupts {
  /** Aborted at the first signal; a second one exits immediately, and so does the process if it never ends. */
  readonly signal: AbortSignal;
  /** Restores the default signal handling. */
  dispose(): void;
}

/** Handles the signals; calls `announce` at the first one. */
export function listenForInterrupts(announce: () => void): Interrupts {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(FORCED_EXIT);
    setTimeout(() => process.exit(FORCED_EXIT), STOP_LIMIT_MS).unref();
    controller.abort();
    announce();
  };
  for (const name of names) process.on(name, onSignal);
  return {
    signal: controller.signal,
    dispose: () => {
      for (const name of names) process.off(name, onSignal);
    },
  };
}

/**
 * Resolves when the signal is aborted, or as `ended` does if that comes first; keeps the process alive until then, and
 * no longer.
 */
export async function untilAborted<T = never>(signal: AbortSignal, ended?: Promise<T>): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  const keepAlive = setInterval(() => undefined, 2 ** 30);
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    return await (ended ? Promise.race([ended, aborted]) : aborted);
  } finally {
    clearInterval(keepAlive);
  }
}
