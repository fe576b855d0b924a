import { isIPv6 } from 'node:net';
import { createBuckets } from './buckets.ts';

/** Counts failed authentications by address. */
export interface FailureLimit {
  /** Seconds until the address may try again; 0: now. */
  waitSeconds(address: string): number;
  count(address: string): void;
}

const MAX_ADDRESSES = 20_000;

export function createFailureLimit({ perMinute }: { readonly perMinute: number }): FailureLimit {
  const buckets = createBuckets({ perMinute, burst: perMinute, maxBuckets: MAX_ADDRESSES });
  return {
    waitSeconds: (address) => Math.ceil(buckets.of(networkOf(address)).getWaitTime(1) / 1_000),
    count(address) {
      const bucket = buckets.of(networkOf(address));
      // Requests that were under way when the bucket ran empty count too, down to nothing.
      bucket.tryRemoveTokens(Math.min(1, bucket.content));
    },
  };
}

/** One host has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
