import { TokenBucket } from 'limiter';

export interface BucketSettings {
  readonly perMinute: number;
  /** Tokens that a bucket holds: what may be used at once after a pause. */
  readonly burst: number;
  /** Buckets in memory; beyond it the one that was used longest ago is dropped, and is full when it returns. */
  readonly maxBuckets: number;
}

/** Token buckets by key, in the memory of this process. */
export interface Buckets {
  /** The bucket of a key, filled up to now. */
  of(key: string): TokenBucket;
  readonly size: number;
}

export function createBuckets({ perMinute, burst, maxBuckets }: BucketSettings): Buckets {
  // In order of use.
  const buckets = new Map<string, TokenBucket>();
  return {
    get size() {
      return buckets.size;
    },
    of(key) {
      const found = buckets.get(key);
      if (found !== undefined) buckets.delete(key);
      else {
        const oldest = buckets.size >= maxBuckets ? buckets.keys().next().value : undefined;
        if (oldest !== undefined) buckets.delete(oldest);
      }
      const bucket = found ?? fullBucket(perMinute, burst);
      buckets.set(key, bucket);
      bucket.drip();
      return bucket;
    },
  };
}

function fullBucket(perMinute: number, burst: number): TokenBucket {
  const bucket = new TokenBucket({ bucketSize: burst, tokensPerInterval: perMinute, interval: 'minute' });
  bucket.content = burst;
  return bucket;
}
