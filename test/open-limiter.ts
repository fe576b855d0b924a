import type { RefusalPause, RequestLimiter, RequestPermit } from '../sources/edgar/limiter.ts';

/** A limiter that delays nothing and records refusals. */
export function createOpenLimiter(onRefusal: (pause: RefusalPause) => void = () => undefined): RequestLimiter {
  const permit: RequestPermit = {
    isExpired: () => false,
    written: () => undefined,
    arrived: () => undefined,
    accepted: () => undefined,
    refused: async (pause) => onRefusal(pause),
  };
  return {
    async acquire({ signal } = {}) {
      signal?.throwIfAborted();
      return permit;
    },
  };
}
