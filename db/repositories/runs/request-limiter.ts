import { sql } from 'kysely';
import { AppError } from '../../../core/errors.ts';
import type { RunPriority } from '../../../core/run-plan.ts';
import type { Database } from '../../database.ts';

export interface SlotRequest {
  /** Above 0, at most 10: EDGAR's limit over all machines of one user. */
  readonly perSecond: number;
  /** A backfill request gets a slot only while no other request is queued; a live one always gets the next. */
  readonly priority: RunPriority;
}

/** Spacing at the highest rate: a little below the cap, so that the permits rarely have to hold a request back. */
const LEAST_SPACING_MS = 105;
/** A slot further ahead means that the clock was set back, not that there is a queue. */
const LONGEST_QUEUE_MS = 60_000;
const LONGEST_BLOCK_MS = 3_600_000;
/** After a block the rate starts at one a second and doubles with each step. */
const RAMP = { steps: 4, stepMs: 15_000 } as const;

/**
 * Takes the next slot of the deployment. Slots are evenly spaced and assigned by one atomic update, on the database's
 * clock: they give the mean rate and the order. The cap of any one second is that of `takeRequestPermit`.
 *
 * @returns milliseconds to wait, at least 0; null for a backfill that has to yield to live requests
 */
export async function reserveRequestSlot(
  db: Database,
  request: SlotRequest,
): Promise<{ readonly waitMs: number } | null> {
  if (!(request.perSecond > 0 && request.perSecond <= 10)) {
    throw new AppError(`EDGAR allows at most 10 requests a second, not ${request.perSecond}`, {
      code: 'edgar-rate-too-high',
      retryable: false,
    });
  }
  const leastSpacingMs = Math.max(1000 / request.perSecond, LEAST_SPACING_MS);
  const mayTake = request.priority === 'live' ? sql`true` : sql`slot.at <= clock_timestamp() + slot.spacing`;
  // clock_timestamp() is evaluated with the row lock held, so the time spent waiting for it counts.
  const { rows } = await sql<{ wait_ms: number }>`
    with state as (
      select next_slot_at, recovered_at, ${blockedUntil} as blocked_until
      from ops.request_limiter where name = 'edgar' for update
    ), slot as (
      select greatest(clock_timestamp(), blocked_until, case
          when next_slot_at > greatest(clock_timestamp(), blocked_until) + ${milliseconds(LONGEST_QUEUE_MS)} then 'epoch'
          else next_slot_at end) as at,
        greatest(${milliseconds(leastSpacingMs)}, case
          when clock_timestamp() < recovered_at + ${milliseconds(RAMP.steps * RAMP.stepMs)}
          then interval '1 second' / power(2, floor(extract(epoch from clock_timestamp() - recovered_at) * 1000 / ${RAMP.stepMs}::float8))
          end) as spacing
      from state
    )
    update ops.request_limiter set next_slot_at = slot.at + slot.spacing from slot
    where name = 'edgar' and ${mayTake}
    returning extract(epoch from slot.at - clock_timestamp())::float8 * 1000 as wait_ms
  `.execute(db);
  const [slot] = rows;
  return slot ? { waitMs: Math.max(0, slot.wait_ms) } : null;
}

/** The right to send one request. */
export interface RequestGrant {
  readonly permit: number;
  /** Distinguishes the uses of a permit. */
  readonly uses: bigint;
  /** How many blocks there had been when it was granted. */
  readonly blocks: bigint;
  /** The host refused requests before; this one finds out whether it still does. */
  readonly isProbe: boolean;
}

/**
 * A permit that is never given back is free again after this time: its process is dead. A process that only stood still
 * must not use it any more.
 */
const PERMIT_LEASE_MS = 60_000;
/** After a request has arrived; a little over a second, for clocks that run at different speeds. */
const PERMIT_REST_MS = 1_020;

/**
 * Takes one of the ten permits. Each is free again a second after its request has arrived (`freeRequestPermit`), so two
 * requests with one permit arrive at least a second apart, and no window of one second holds more than ten, whatever
 * the processes and the network do between. While the host refuses us, a single permit is given out as a probe.
 *
 * @returns the grant, or after how many milliseconds there may be one
 */
export async function takeRequestPermit(db: Database): Promise<RequestGrant | { readonly waitMs: number }> {
  const isFree = sql`(free_at <= clock_timestamp() or free_at > clock_timestamp() + ${milliseconds(2 * PERMIT_LEASE_MS)})`;
  const { rows } = await sql<{
    permit: number | null;
    uses: bigint;
    blocks: bigint;
    is_probe: boolean;
    wait_ms: number;
  }>`
    with state as (
      select blocks, refusals > 0 and recovered_at is null as is_probe, probe_until, ${blockedUntil} as blocked_until
      from ops.request_limiter where name = 'edgar' for update
    ), gate as (
      select blocks, is_probe,
        greatest(blocked_until, case when is_probe then least(probe_until, clock_timestamp() + ${milliseconds(PERMIT_LEASE_MS)}) end) as opens_at
      from state
    ), taken as (
      -- The condition is repeated: a permit that another process took meanwhile is checked again with its new values.
      update ops.request_permits p set uses = uses + 1, free_at = clock_timestamp() + ${milliseconds(PERMIT_LEASE_MS)}
      where permit = (
        select permit from ops.request_permits, gate where opens_at <= clock_timestamp() and ${isFree}
        order by free_at limit 1
      ) and ${isFree}
      returning permit, uses
    ), probe as (
      update ops.request_limiter set probe_until = clock_timestamp() + ${milliseconds(PERMIT_LEASE_MS)}
      where name = 'edgar' and (select is_probe from gate) and exists (select from taken)
    )
    select permit, uses, blocks, is_probe, extract(epoch from
      greatest(opens_at, (select min(free_at) from ops.request_permits)) - clock_timestamp())::float8 * 1000 as wait_ms
    from gate left join taken on true
  `.execute(db);
  const [row] = rows;
  if (!row || row.permit === null) return { waitMs: Math.max(0, row?.wait_ms ?? 0) };
  const { permit, uses, blocks, is_probe: isProbe } = row;
  return { permit, uses, blocks, isProbe };
}

/** The request has arrived, or will never be sent: the permit is free again in a second. */
export async function freeRequestPermit(db: Database, { permit, uses }: RequestGrant): Promise<void> {
  await sql`
    update ops.request_permits
    set free_at = least(free_at, clock_timestamp() + ${milliseconds(PERMIT_REST_MS)})
    where permit = ${permit} and uses = ${uses}
  `.execute(db);
}

export interface Refusal {
  /** What the host asked for; null: nothing. */
  readonly retryAfterMs: number | null;
  /** Without Retry-After: the first pause, and the longest. Each refused probe doubles it. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/**
 * The host refused a request (403, 429): nobody sends until the pause is over, then one request at a time as a probe.
 * Refusals of requests that were under way when the block began count once.
 */
export async function blockRequests(db: Database, { blocks }: RequestGrant, refusal: Refusal): Promise<void> {
  const { retryAfterMs, firstPauseMs, longestPauseMs } = refusal;
  const isFirst = sql`blocks = ${blocks}`;
  const inARow = sql`case when recovered_at + ${milliseconds(RAMP.steps * RAMP.stepMs)} < clock_timestamp() then 1 else refusals + 1 end`;
  const pauseMs =
    retryAfterMs === null
      ? sql`case when ${isFirst} then least(${longestPauseMs}::float8, ${firstPauseMs}::float8 * power(2, least(${inARow}, 30) - 1)) else 0 end`
      : sql`${retryAfterMs}::float8`;
  await sql`
    update ops.request_limiter set
      blocked_until = greatest(${blockedUntil},
        clock_timestamp() + least(${pauseMs}, ${LONGEST_BLOCK_MS - 1_000}::float8) * interval '1 millisecond'),
      refusals = case when ${isFirst} then ${inARow} else refusals end,
      blocks = case when ${isFirst} then blocks + 1 else blocks end,
      recovered_at = case when ${isFirst} then null else recovered_at end,
      probe_until = case when ${isFirst} then 'epoch' else probe_until end
    where name = 'edgar'
  `.execute(db);
}

/** A probe was answered: the rate rises again step by step. */
export async function endBlock(db: Database, { blocks }: RequestGrant): Promise<void> {
  await sql`
    update ops.request_limiter set recovered_at = clock_timestamp(), probe_until = 'epoch'
    where name = 'edgar' and blocks = ${blocks} and recovered_at is null
  `.execute(db);
}

/** A block further ahead than any that is set means that the clock was set back. */
const blockedUntil = sql`case when blocked_until > clock_timestamp() + ${milliseconds(LONGEST_BLOCK_MS)}
  then 'epoch' else blocked_until end`;

function milliseconds(ms: number) {
  return sql`${ms}::float8 * interval '1 millisecond'`;
}
