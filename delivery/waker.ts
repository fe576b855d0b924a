export interface Waker {
  /** Ends the sleep under way, or the next one at once. */
  wake(): void;
  /** Resolves after a time, or when woken; `uninterrupted` sleeps through and leaves the wake-up for the next. */
  sleep(ms: number, mode?: 'uninterrupted'): Promise<void>;
}

/** For one sleeper: a wake-up that comes while it is awake is not lost. */
export function createWaker(): Waker {
  let isWoken = false;
  let rouse: (() => void) | null = null;
  return {
    wake() {
      isWoken = true;
      rouse?.();
    },
    async sleep(ms, mode) {
      if (mode === undefined && isWoken) {
        isWoken = false;
        return;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, ms));
        if (mode === 'uninterrupted') return;
        rouse = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      rouse = null;
      if (mode === undefined) isWoken = false;
    },
  };
}
