const FORCED_EXIT = 130;

/** How a long command hears of Ctrl-C, SIGTERM and a closed terminal. */
export interface Interrupts {
  /** Aborted at the first signal; a second one ends the process at once. */
  readonly signal: AbortSignal;
  /** Gives the signals back to node. */
  dispose(): void;
}

/** Takes the signals over; `announce` is called at the first one. */
export function listenForInterrupts(announce: () => void): Interrupts {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(FORCED_EXIT);
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

/** Resolves once the signal is aborted, and keeps the process alive until then. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const keepAlive = setInterval(() => undefined, 2 ** 30);
    signal.addEventListener(
      'abort',
      () => {
        clearInterval(keepAlive);
        resolve();
      },
      { once: true },
    );
  });
}
