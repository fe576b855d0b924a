import { problem } from '../http/problems.ts';
import type { StreamSettings } from './stream-settings.ts';

type Limits = Pick<StreamSettings, 'maxConnections' | 'maxPerOrganization' | 'maxPerAddress'>;

/** Counts connections against the limits. Each `take` throws a Problem where its limit is reached. */
export interface ConnectionSlots {
  /** Before anything is read from the database. Returns its release. */
  takeAddress(address: string): () => void;
  takeOrganization(organizationId: string): () => void;
}

const RETRY = { 'retry-after': '30' };

export function createConnectionSlots(limits: Limits): ConnectionSlots {
  const byAddress = new Map<string, number>();
  const byOrganization = new Map<string, number>();
  let total = 0;

  return {
    takeAddress(address) {
      if (total >= limits.maxConnections) {
        const message = `the server has its ${limits.maxConnections} connections; try again later`;
        throw problem(503, 'server-full', message, { headers: RETRY });
      }
      const release = take(byAddress, address, limits.maxPerAddress, 'address');
      total += 1;
      return once(() => {
        total -= 1;
        release();
      });
    },
    takeOrganization: (id) => once(take(byOrganization, id, limits.maxPerOrganization, 'organization')),
  };
}

function take(counts: Map<string, number>, key: string, most: number, what: string): () => void {
  const count = counts.get(key) ?? 0;
  if (count >= most) {
    const message = `this ${what} has ${count} connections, the most that one may have; close one first`;
    throw problem(429, 'too-many-connections', message, { headers: RETRY });
  }
  counts.set(key, count + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}

function once(release: () => void): () => void {
  let released = false;
  return () => {
    if (!released) release();
    released = true;
  };
}
