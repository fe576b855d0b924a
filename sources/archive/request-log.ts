export interface MirrorRequest {
  /** Arrival on the monotonic clock, in milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly userAgent: string | null;
}

export interface MirrorStats {
  readonly requests: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly byPath: Readonly<Record<string, number>>;
  /** Body bytes as sent, encoded. */
  readonly bytesSent: number;
  /** The most requests in any one sliding second. */
  readonly maxPerSecond: number;
}

/** Older entries are dropped from the log; the counters are not affected. */
const LOG_LIMIT = 100_000;

/** Records requests, so that tests can check the request rate and that nothing is fetched twice. */
export function createRequestLog() {
  let log: MirrorRequest[] = [];
  let requests = 0;
  let bytesSent = 0;
  let byStatus: Record<string, number> = {};
  let byPath: Record<string, number> = {};
  return {
    add(entry: MirrorRequest) {
      requests += 1;
      byStatus[entry.status] = (byStatus[entry.status] ?? 0) + 1;
      byPath[entry.path] = (byPath[entry.path] ?? 0) + 1;
      log.push(entry);
      if (log.length > LOG_LIMIT * 2) log = log.slice(-LOG_LIMIT);
    },
    sent: (bytes: number) => {
      bytesSent += bytes;
    },
    entries: (): readonly MirrorRequest[] => log,
    reset() {
      log = [];
      requests = 0;
      bytesSent = 0;
      byStatus = {};
      byPath = {};
    },
    stats: (): MirrorStats => ({
      requests,
      byStatus: { ...byStatus },
      byPath: { ...byPath },
      bytesSent,
      maxPerSecond: maxInAnySecond(log.map((entry) => entry.at)),
    }),
  };
}

/** The largest number of instants (milliseconds) in any half-open window of one second. */
export function maxInAnySecond(instants: readonly number[]): number {
  const sorted = [...instants].sort((a, b) => a - b);
  let most = 0;
  let from = 0;
  for (const [index, at] of sorted.entries()) {
    while (at - (sorted[from] ?? at) >= 1000) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}
