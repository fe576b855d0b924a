/** Codes of closed connections; those from 4000 are the stream's own and resemble the HTTP status. */
export const CLOSE = {
  /** The server stops. */
  goingAway: 1001,
  internalError: 1011,
  /** The database is away for longer than a client that catches up should wait. */
  tryAgainLater: 1013,
  /** The key was revoked or has expired, or lost its scope. */
  notAllowed: 4401,
  /** The client did not take its events in time. */
  slowClient: 4408,
  /** Events that the client has not received were pruned while it was catching up. */
  eventsPruned: 4410,
} as const;

/** Before the first event: with it, a client receives everything that is stored. */
export const BEFORE_FIRST_EVENT = '00000000-0000-0000-0000-000000000000';

/** The reason of a close frame, which holds at most 123 bytes. */
export function closeReason(why: string, resumeFrom: string): string {
  return `${why}; resume with last_event_id=${resumeFrom}`;
}
