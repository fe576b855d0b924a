import { type BucketSettings, createBuckets } from './buckets.ts';

export interface RateDecision {
  readonly allowed: boolean;
  /** For every response, allowed or not. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until a call is allowed. */
  readonly retryAfter: number;
}

/** Limits the calls of each key. */
export interface RateLimit {
  /** Takes one call of a key, where it may be had. */
  take(key: string): RateDecision;
}

const MAX_KEYS = 50_000;

/**
 * A token bucket for each key. Its state is in the memory of this process: with several instances, each grants the whole
 * limit.
 */
export function createRateLimit({ perMinute, burst }: Omit<BucketSettings, 'maxBuckets'>): RateLimit {
  const buckets = createBuckets({ perMinute, burst, maxBuckets: MAX_KEYS });
  const window = Math.ceil((burst * 60) / perMinute);
  return {
    take(key) {
      const bucket = buckets.of(key);
      const allowed = bucket.tryRemoveTokens(1);
      const remaining = Math.floor(bucket.content);
      const untilFull = Math.ceil(((burst - bucket.content) * 60) / perMinute);
      const retryAfter = Math.ceil(bucket.getWaitTime(1) / 1_000);
      return {
        allowed,
        retryAfter,
        headers: {
          'ratelimit-limit': String(burst),
          'ratelimit-remaining': String(remaining),
          'ratelimit-reset': String(untilFull),
          'ratelimit-policy': `"key";q=${burst};w=${window}`,
          ratelimit: `"key";r=${remaining};t=${untilFull}`,
        },
      };
    },
  };
}
