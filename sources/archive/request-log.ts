export interface MirrorRequest {
  /** Arrival on the monotonic clock, in milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly userAgent: string | null;
}

interface Counters {
  requests: number;
  /** Body bytes as sent, encoded. */
  bytesSent: number;
  readonly byStatus: Record<string, number>;
  readonly byPath: Record<string, number>;
}

export interface MirrorStats extends Readonly<Counters> {
  /** The most requests in any one sliding second. */
  readonly maxPerSecond: number;
}

/** Older entries are dropped from the log; the counters are not affected. */
const LOG_LIMIT = 100_000;

/** Paths counted one by one; further ones are counted together. */
const PATHS_LIMIT = 100_000;
const FURTHER_PATHS = '(further paths)';

const zero = (): Counters => ({ requests: 0, bytesSent: 0, byStatus: {}, byPath: {} });

/** Records requests, so that tests can check the request rate and that nothing is fetched twice. */
export function createRequestLog() {
  let log: MirrorRequest[] = [];
  let counters = zero();
  let paths = 0;
  return {
    add(entry: MirrorRequest) {
      const { byStatus, byPath } = counters;
      counters.requests += 1;
      byStatus[entry.status] = (byStatus[entry.status] ?? 0) + 1;
      if (!Object.hasOwn(byPath, entry.path)) paths += 1;
      const path = paths <= PATHS_LIMIT || Object.hasOwn(byPath, entry.path) ? entry.path : FURTHER_PATHS;
      byPath[path] = (byPath[path] ?? 0) + 1;
      log.push(entry);
      if (log.length > LOG_LIMIT * 2) log = log.slice(-LOG_LIMIT);
    },
    sent: (bytes: number) => {
      counters.bytesSent += bytes;
    },
    entries: (): readonly MirrorRequest[] => log,
    reset() {
      log = [];
      counters = zero();
      paths = 0;
    },
    stats: (): MirrorStats => {
      return { ...structuredClone(counters), maxPerSecond: maxInAnySecond(log.map(({ at }) => at)) };
    },
  };
}

/** The most instants (milliseconds) in any half-open window of one second. */
export function maxInAnySecond(instants: readonly number[]): number {
  const sorted = instants.toSorted((a, b) => a - b);
  let most = 0;
  let from = 0;
  for (const [index, at] of sorted.entries()) {
    while (at - (sorted[from] ?? at) >= 1000) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}
