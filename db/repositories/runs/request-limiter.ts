import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '../../../core/errors.ts';
import type { Database } from '../../database.ts';

export interface SlotRequest {
  /** Above 0, at most 10: EDGAR's limit over all machines of one user. */
  readonly perSecond: number;
  /** A backfill request gets a slot only while no other request is queued; a live one always gets the next. */
  readonly priority: 'live' | 'backfill';
  readonly signal?: AbortSignal;
}

/** Minimum spacing, also at the highest rate: a late timer must not put eleven requests into one second. */
const LEAST_SPACING_MS = 105;
/** A slot further ahead means that the clock was set back, not that there is a queue. */
const LONGEST_QUEUE_MS = 60_000;
const LONGEST_PENALTY_MS = 3_600_000;

/**
 * Takes the next slot of the deployment. Slots are evenly spaced and assigned by one atomic update, on the database's
 * clock. The caller sends its request after the returned wait.
 *
 * @returns milliseconds to wait, at least 0; more than a minute after a penalty
 */
export async function reserveRequestSlot(db: Database, request: SlotRequest): Promise<{ readonly waitMs: number }> {
  if (!(request.perSecond > 0 && request.perSecond <= 10)) {
    throw new AppError(`EDGAR allows at most 10 requests a second, not ${request.perSecond}`, {
      code: 'edgar-rate-too-high',
      retryable: false,
    });
  }
  const spacingMs = Math.max(1000 / request.perSecond, LEAST_SPACING_MS);
  for (;;) {
    const reserved = await tryReserve(db, spacingMs, request.priority);
    if (reserved !== null) return { waitMs: Math.max(0, reserved) };
    // Retry when the queue may be empty, with jitter so that backfills do not retry together.
    await sleep(spacingMs * (0.5 + Math.random()), undefined, request.signal ? { signal: request.signal } : {});
  }
}

async function tryReserve(db: Database, spacingMs: number, priority: SlotRequest['priority']): Promise<number | null> {
  const spacing = milliseconds(spacingMs);
  // clock_timestamp() is evaluated with the row lock held, so the time spent waiting for it counts.
  const blockedUntil = sql`case when blocked_until > clock_timestamp() + ${milliseconds(LONGEST_PENALTY_MS)}
    then clock_timestamp() else blocked_until end`;
  const queueEnd = sql`case when next_slot_at > greatest(clock_timestamp(), ${blockedUntil}) + ${milliseconds(LONGEST_QUEUE_MS)}
    then clock_timestamp() else next_slot_at end`;
  const slot = sql`greatest(clock_timestamp(), ${queueEnd}, ${blockedUntil})`;
  const mayTake = priority === 'live' ? sql`true` : sql`${slot} <= clock_timestamp() + ${spacing}`;
  const { rows } = await sql<{ wait_ms: number }>`
    update ops.request_limiter set next_slot_at = ${slot} + ${spacing}
    where name = 'edgar' and ${mayTake}
    returning extract(epoch from next_slot_at - ${spacing} - clock_timestamp())::float8 * 1000 as wait_ms
  `.execute(db);
  return rows[0]?.wait_ms ?? null;
}

/** Blocks all slots until this instant (milliseconds since the epoch on the caller's clock; at most an hour ahead). */
export async function penalizeRequests(db: Database, untilMs: number): Promise<void> {
  const forMs = Math.min(untilMs - Date.now(), LONGEST_PENALTY_MS - 1000);
  if (forMs <= 0) return;
  await sql`
    update ops.request_limiter
    set blocked_until = greatest(
      case when blocked_until > clock_timestamp() + ${milliseconds(LONGEST_PENALTY_MS)} then 'epoch' else blocked_until end,
      clock_timestamp() + ${milliseconds(forMs)})
    where name = 'edgar'
  `.execute(db);
}

function milliseconds(ms: number) {
  return sql`${ms}::float8 * interval '1 millisecond'`;
}
