import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { ClaimedAttempt, ClaimRequest, SettledAttempt } from '../../../core/delivery-attempts.ts';
import { stateAfter, statesBefore } from '../../../core/delivery-states.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';
import type { TableName } from '../../upsert.ts';

/**
 * A table with `QUEUE_COLUMNS` (`db/migrations/queue-columns.ts`), whose rows are attempted until they are delivered. A lane
 * is what attempts are limited by: the endpoint of a webhook, the organization of an email.
 */
export interface DueQueue {
  readonly table: TableName;
  /** The log of its attempts, with `id`, `lane` and `ATTEMPT_COLUMNS`. */
  readonly log: TableName;
  /** Column of the lane, a uuid. */
  readonly lane: string;
  /** What becomes of a lane's pending rows: attempted when due, held, or canceled. Default: attempted. */
  readonly standing?: (lane: RawBuilder<string>) => RawBuilder<'open' | 'held' | 'deleted'>;
  /** When what the row `q` delivers came to be. Default: when the row did. */
  readonly origin?: RawBuilder<IsoTimestamp>;
}

/** The time by which a statement decides; null: the database's. Only tests give one. */
export type QueueTime = IsoTimestamp | null;

type Connection = Database | Transaction;

/** How long a claim may take before its worker counts as dead: an attempt ends after 10 seconds. */
const LEASE_MS = 60_000;
/** Leases that one call recovers. */
const RECOVERED_AT_ONCE = 1_000;

/** Not `clock_timestamp()`, which no index condition may hold. */
export function timeOf(now: QueueTime): RawBuilder<unknown> {
  return now === null ? sql`statement_timestamp()` : sql`${now}::timestamptz`;
}

function after(now: QueueTime, ms: unknown): RawBuilder<unknown> {
  return sql`${timeOf(now)} + ${ms}::float8 * interval '1 millisecond'`;
}

/** Names of lanes with pending rows, by one probe of the index for each: the rows themselves may be millions. */
function pendingLanes({ table, lane }: DueQueue): RawBuilder<unknown> {
  const column = sql.ref(lane);
  return sql`
    (select q.${column} as lane from ${sql.table(table)} q where q.state = 'pending' order by q.${column} limit 1)
    union all
    select (
      select q.${column} from ${sql.table(table)} q
      where q.state = 'pending' and q.${column} > l.lane order by q.${column} limit 1
    ) from lanes l where l.lane is not null
  `;
}

function standingOf(queue: DueQueue, lane: RawBuilder<string>): RawBuilder<unknown> {
  return queue.standing?.(lane) ?? sql`'open'`;
}

/**
 * Takes due rows under a lease, no more of a lane than it may have, and first of the lanes that have least in flight. Rows
 * that another worker is taking are skipped.
 */
export async function claimDue(
  db: Connection,
  queue: DueQueue,
  request: ClaimRequest,
  now: QueueTime = null,
): Promise<readonly ClaimedAttempt[]> {
  const table = sql.table(queue.table);
  const lane = sql.ref(queue.lane);
  const allowed = sql`coalesce((${JSON.stringify(Object.fromEntries(request.lanes))}::jsonb ->> l.lane::text)::int,
    ${request.perLane}::int)`;
  const { rows } = await sql<ClaimedAttempt>`
    with recursive lanes as (${pendingLanes(queue)}), open as (
      select l.lane, ${allowed} as allowed from lanes l
      where l.lane is not null and ${standingOf(queue, sql`l.lane`)} = 'open' and ${allowed} > 0
    ), locked as materialized (
      select d.id, d.due_at, open.lane, ${request.perLane}::int - open.allowed as busy from open cross join lateral (
        select q.id, q.due_at from ${table} q
        where q.state = 'pending' and q.${lane} = open.lane and q.due_at <= ${timeOf(now)}
        order by q.due_at limit open.allowed for update skip locked
      ) d
    ), ranked as (
      select id, due_at, busy + row_number() over (partition by lane order by due_at, id) as turn from locked
    )
    update ${table} q
    set state = ${stateAfter('pending', 'claimed')}, claims = q.claims + 1, lease_until = ${after(now, LEASE_MS)}
    from (select id from ranked order by turn, due_at limit ${request.limit}) taken
    where q.id = taken.id and q.state = any(${statesBefore('claimed')})
    returning q.id, q.${lane} as lane, q.claims as claim, q.attempts, q.attempt_limit as "attemptLimit",
      greatest(0, extract(epoch from ${timeOf(now)} - q.created_at) * 1000)::float8 as "ageMs"
  `.execute(db);
  return rows;
}

/** Milliseconds until a row that may be attempted is due, apart from those due already; null: there is none. */
export async function nextDueMs(db: Connection, queue: DueQueue, now: QueueTime = null): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    with recursive lanes as (${pendingLanes(queue)})
    select (extract(epoch from min(d.due_at) - ${timeOf(now)}) * 1000)::float8 as ms from lanes l cross join lateral (
      select q.due_at from ${sql.table(queue.table)} q
      where q.state = 'pending' and q.${sql.ref(queue.lane)} = l.lane and q.due_at > ${timeOf(now)} order by q.due_at limit 1
    ) d
    where l.lane is not null and ${standingOf(queue, sql`l.lane`)} = 'open'
  `.execute(db);
  return rows[0]?.ms ?? null;
}

/**
 * Records how attempts ended, each under its claim: of a row that has been claimed again since, or was recorded already,
 * nothing changes. Repeating the call is a no-op.
 *
 * @returns the ids whose result was recorded
 */
export async function settleAttempts(
  db: Connection,
  queue: DueQueue,
  results: readonly SettledAttempt[],
  now: QueueTime = null,
): Promise<readonly string[]> {
  if (results.length === 0) return [];
  const ended = results.map((result) => ({
    ...snakeCased(result),
    state: stateAfter('sending', result.happening),
    counts: result.happening === 'interrupted' ? 0 : 1,
  }));
  const { rows } = await sql<{ id: string }>`
    with results as (
      select * from jsonb_to_recordset(${JSON.stringify(storableValue(ended))}::jsonb) as r (
        id uuid, claim int, happening text, state text, counts int, after_ms float8, ago_ms float8, latency_ms int,
        status int, error_code text, error_message text, response_excerpt text
      )
    ), settled as (
      update ${sql.table(queue.table)} q set
        state = r.state, attempts = q.attempts + r.counts, lease_until = null, last_error = r.error_code,
        due_at = case when r.state = 'pending' then ${after(now, sql`coalesce(r.after_ms, 0)`)} else q.due_at end,
        settled_at = case when r.state = 'pending' then null else ${timeOf(now)} end
      from results r
      where q.id = r.id and q.claims = r.claim and q.state = any(${statesBefore('accepted')})
      returning q.id, q.${sql.ref(queue.lane)} as lane, q.claims, q.attempts - r.counts + 1 as attempt,
        ${queue.origin ?? sql`q.created_at`} as origin
    )
    insert into ${sql.table(queue.log)} (id, lane, claim, attempt, attempted_at, outcome, latency_ms, age_ms, status,
      error_code, error_message, response_excerpt)
    select s.id, s.lane, s.claims, s.attempt, ${after(now, sql`-r.ago_ms`)}, r.happening, r.latency_ms,
      case when r.counts = 1 then greatest(0, round(
        extract(epoch from ${after(now, sql`-r.ago_ms`)} - s.origin) * 1000 + coalesce(r.latency_ms, 0)
      )) end, r.status, r.error_code, r.error_message, r.response_excerpt
    from settled s join results r on r.id = s.id and r.claim = s.claims
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

function snakeCased(result: SettledAttempt): object {
  return {
    id: result.id,
    claim: result.claim,
    happening: result.happening,
    after_ms: result.afterMs,
    ago_ms: result.agoMs,
    latency_ms: result.latencyMs,
    status: result.status,
    error_code: result.errorCode,
    error_message: result.errorMessage,
    response_excerpt: result.responseExcerpt,
  };
}

const INTERRUPTED = 'the worker ended before it recorded a result; the receiver may have the event';

/**
 * Returns rows whose lease ran out to the queue, due now, with the interrupted attempt in the log; and cancels pending
 * rows of deleted lanes.
 */
export async function recoverQueue(
  db: Connection,
  queue: DueQueue,
  now: QueueTime = null,
): Promise<{ readonly interrupted: number; readonly canceled: number }> {
  const table = sql.table(queue.table);
  const lane = sql.ref(queue.lane);
  const { rows: interrupted } = await sql<{ id: string }>`
    with expired as (
      select id from ${table} where state = any(${statesBefore('interrupted')}) and lease_until <= ${timeOf(now)}
      order by lease_until limit ${RECOVERED_AT_ONCE} for update skip locked
    ), returned as (
      update ${table} q set state = ${stateAfter('sending', 'interrupted')}, lease_until = null, due_at = ${timeOf(now)},
        last_error = 'interrupted'
      from expired where q.id = expired.id
      returning q.id, q.${lane} as lane, q.claims, q.attempts + 1 as attempt
    )
    insert into ${sql.table(queue.log)} (id, lane, claim, attempt, attempted_at, outcome, error_code, error_message)
    select id, lane, claims, attempt, ${after(now, -LEASE_MS)}, 'interrupted', 'interrupted', ${INTERRUPTED} from returned
    returning id
  `.execute(db);
  if (queue.standing === undefined) return { interrupted: interrupted.length, canceled: 0 };
  const { rows: canceled } = await sql<{ id: string }>`
    with recursive lanes as (${pendingLanes(queue)}), deleted as (
      select l.lane from lanes l where l.lane is not null and ${queue.standing(sql`l.lane`)} = 'deleted'
    )
    update ${table} q set state = ${stateAfter('pending', 'target-deleted')}, settled_at = ${timeOf(now)}, last_error = 'deleted'
    from deleted where q.${lane} = deleted.lane and q.state = 'pending'
    returning q.id
  `.execute(db);
  return { interrupted: interrupted.length, canceled: canceled.length };
}

/**
 * Allows one more attempt of a row that ended, due now, or brings a pending row's next attempt forward.
 *
 * @returns whether its state allows it: not while an attempt is under way, and not after it was canceled
 */
export async function replay(db: Connection, queue: DueQueue, id: string, now: QueueTime = null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(queue.table)} set
      state = ${stateAfter('failed', 'replayed')}, due_at = least(due_at, ${timeOf(now)}), settled_at = null,
      attempt_limit = case when state = 'pending' then attempt_limit else attempts + 1 end
    where id = ${id} and state = any(${statesBefore('replayed')})
    returning id
  `.execute(db);
  return rows.length > 0;
}
