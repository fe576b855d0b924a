export interface StreamSettings {
  readonly maxConnections: number;
  readonly maxPerOrganization: number;
  readonly maxPerAddress: number;
  /** Time between pings; a peer that has not answered the last one by the next is dead. */
  readonly pingMs: number;
  /** Time between looks whether the keys of connections are still valid. */
  readonly recheckMs: number;
  /** Bytes of events that may wait in memory for one client. */
  readonly maxBufferedBytes: number;
  /** Time in which a client whose buffer is full must take it; then it is closed. */
  readonly slowMs: number;
  /** Time between looks for events where no notification comes. */
  readonly pollMs: number;
  /** Events of one query. */
  readonly pageSize: number;
  /** Queries of clients that catch up, at once. */
  readonly catchUpQueries: number;
  /** Time for which a client that catches up waits for a database that is away. */
  readonly outageMs: number;
  /** Time that a closed peer has to answer the closing, and a stopping server to close all. */
  readonly closeMs: number;
}

export const STREAM_SETTINGS: StreamSettings = {
  maxConnections: 1_000,
  maxPerOrganization: 200,
  maxPerAddress: 100,
  pingMs: 30_000,
  recheckMs: 5_000,
  maxBufferedBytes: 1024 * 1024,
  slowMs: 10_000,
  pollMs: 5_000,
  pageSize: 200,
  catchUpQueries: 3,
  outageMs: 60_000,
  closeMs: 5_000,
};
