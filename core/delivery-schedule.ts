import type { AttemptReport, ClaimedAttempt, SettledAttempt } from './delivery-attempts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Before each attempt, since the one before it ended; the first is due at once. */
export const ATTEMPT_DELAYS_MS: readonly number[] = [
  0,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** From the event to the last attempt at the latest, with whatever pauses receivers ask for. */
export const RETRY_WINDOW_MS = 72 * HOUR;

export interface FailedAttempt {
  /** Attempts that count, this one included. */
  readonly attempts: number;
  /** Attempts allowed: those of the schedule, or one more than made at a replay. */
  readonly attemptLimit: number;
  /** From the creation of the delivery to the end of this attempt. */
  readonly ageMs: number;
  /** What the receiver asked for; null: nothing. */
  readonly retryAfterMs: number | null;
}

/**
 * Milliseconds from a failed attempt to the next one; null: it was the last. `Retry-After` only lengthens the pause, and
 * only while all later attempts still fit into the retry window.
 *
 * @example nextAttemptAfterMs({ attempts: 1, attemptLimit: 8, ageMs: 40, retryAfterMs: null }) // 30_000
 */
export function nextAttemptAfterMs({ attempts, attemptLimit, ageMs, retryAfterMs }: FailedAttempt): number | null {
  if (attempts >= attemptLimit) return null;
  const planned = ATTEMPT_DELAYS_MS[attempts] ?? 0;
  if (retryAfterMs === null) return planned;
  const later = ATTEMPT_DELAYS_MS.slice(attempts + 1).reduce((sum, delay) => sum + delay, 0);
  const longest = RETRY_WINDOW_MS - ageMs - later;
  return Math.max(planned, Math.min(retryAfterMs, longest));
}

/** What to record of an attempt that ended `agoMs` after it began. */
export function endAttempt(job: ClaimedAttempt, report: AttemptReport, agoMs: number): SettledAttempt {
  const { verdict, retryAfterMs, ...result } = report;
  const base = { id: job.id, claim: job.claim, agoMs, ...result };
  if (verdict === 'interrupted') return { ...base, happening: 'interrupted', afterMs: retryAfterMs ?? 0 };
  if (verdict !== 'rejected') return { ...base, happening: verdict, afterMs: null };
  const { attempts, attemptLimit, ageMs } = job;
  const afterMs = nextAttemptAfterMs({ attempts: attempts + 1, attemptLimit, ageMs: ageMs + agoMs, retryAfterMs });
  return { ...base, happening: afterMs === null ? 'exhausted' : 'rejected', afterMs };
}
