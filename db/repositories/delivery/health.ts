import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Database } from '../../database.ts';

/** Latencies in milliseconds; null: nothing was measured. */
export interface Latency {
  readonly averageMs: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly p99Ms: number | null;
}

/** How deliveries went over a window. Interrupted attempts, which say nothing of the receiver, do not count. */
export interface DeliveryHealth {
  /** Deliveries that were accepted, and that failed for good; a replay counts once more. */
  readonly delivered: number;
  readonly failed: number;
  /** Delivered of both, from 0 to 1; null: neither. */
  readonly successRate: number | null;
  readonly attempts: number;
  readonly failedAttempts: number;
  /** Of attempts that were answered, from the request to the answer. */
  readonly attemptLatency: Latency;
  /** From when the event was stored to its first attempt. */
  readonly firstAttempt: Latency;
  /** From when the event was stored until it was accepted, with all retries and replays. */
  readonly endToEnd: Latency;
  /** Now: waiting for their time or under way, or held because the endpoint is disabled. */
  readonly pending: number;
  readonly held: number;
}

export interface EndpointHealth extends DeliveryHealth {
  readonly endpointId: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly disabledReason: string | null;
}

export interface RecentFailure {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly attemptedAt: IsoTimestamp;
  readonly attempt: number;
  /** It was the last. */
  readonly isFinal: boolean;
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

export interface HealthReport {
  /** What is counted and measured, from here on. */
  readonly since: IsoTimestamp;
  /** The window has more attempts than are read for one report, so that `since` is later than asked for. */
  readonly isShortened: boolean;
  readonly total: DeliveryHealth;
  /** Those that are not deleted, in order of creation. */
  readonly endpoints: readonly EndpointHealth[];
  /** Failed attempts of the window that was asked for, newest first. */
  readonly recentFailures: readonly RecentFailure[];
}

export interface HealthQuery {
  /** Null: of all organizations. */
  readonly organizationId: string | null;
  readonly windowHours: number;
  readonly failures: number;
}

/** Attempts that one report reads: of more, only the newest part of the window is reported. */
const MOST_ATTEMPTS = 50_000;
const SHORTER = 4;

/** How deliveries went, for each endpoint and in total. */
export async function deliveryHealth(db: Database, query: HealthQuery, most = MOST_ATTEMPTS): Promise<HealthReport> {
  const { since, isShortened } = await windowOf(db, query, most);
  const own = ownEndpoints(query);
  const { rows } = await sql<MeasuredHealth>`
    with own as materialized (${own}), measured as (
      select a.lane as endpoint_id,
        count(*) filter (where a.outcome = 'accepted') as delivered,
        count(*) filter (where a.outcome in ('exhausted', 'gone')) as failed,
        count(*) filter (where a.outcome <> 'interrupted') as attempts,
        count(*) filter (where a.outcome in ('rejected', 'exhausted', 'gone')) as failed_attempts,
        ${latencyOf('a.latency_ms', 'a.status is not null')} as "attemptLatency",
        ${latencyOf('a.age_ms - a.latency_ms', `a.attempt = 1 and a.outcome <> 'interrupted'`)} as "firstAttempt",
        ${latencyOf('a.age_ms', `a.outcome = 'accepted'`)} as "endToEnd"
      from own cross join lateral (${attemptsSince(since, most)}) a
      group by grouping sets ((a.lane), ())
    ), waiting as (
      select q.endpoint_id, count(*) as deliveries from (
        select d.endpoint_id from own join events.deliveries d on d.endpoint_id = own.id and d.state = 'pending'
        union all
        select d.endpoint_id from events.deliveries d where d.state = 'sending' and d.endpoint_id in (select id from own)
      ) q group by q.endpoint_id
    ), placed as (
      select id, position, enabled, coalesce(w.deliveries, 0) as deliveries
      from own left join waiting w on w.endpoint_id = own.id
    ), standing as (
      select id, coalesce(sum(deliveries) filter (where enabled), 0) as pending,
        coalesce(sum(deliveries) filter (where not enabled), 0) as held
      from placed group by grouping sets ((id), ())
    )
    select s.id as "endpointId", own.url, own.enabled, own.disabled_reason as "disabledReason",
      coalesce(m.delivered, 0)::int as delivered, coalesce(m.failed, 0)::int as failed,
      coalesce(m.attempts, 0)::int as attempts, coalesce(m.failed_attempts, 0)::int as "failedAttempts",
      m.delivered::float8 / nullif(m.delivered + m.failed, 0) as "successRate",
      m."attemptLatency", m."firstAttempt", m."endToEnd", s.pending::int as pending, s.held::int as held
    from standing s
    left join measured m on m.endpoint_id is not distinct from s.id
    left join own on own.id = s.id
    order by own.position nulls first
  `.execute(db);
  const total = rows.find(({ endpointId }) => endpointId === null);
  return {
    since,
    isShortened,
    total: healthOf(total ?? NOTHING_MEASURED),
    endpoints: rows.flatMap((row) => {
      const { endpointId, url, enabled, disabledReason } = row;
      return endpointId === null ? [] : [{ endpointId, url, enabled, disabledReason, ...healthOf(row) }];
    }),
    recentFailures: await recentFailures(db, query),
  };
}

/** The window, or the newest part of it that has no more attempts than are read at once. */
async function windowOf(
  db: Database,
  query: HealthQuery,
  most: number,
): Promise<Pick<HealthReport, 'since' | 'isShortened'>> {
  for (let hours = query.windowHours; ; hours /= SHORTER) {
    const { rows } = await sql<{ since: IsoTimestamp; attempts: number }>`
      with own as materialized (${ownEndpoints(query)})
      select ${hoursAgo(hours)} as since, (
        select count(*)::int from (
          select from own cross join lateral (${attemptsSince(hoursAgo(hours), most + 1)}) a limit ${most + 1}
        ) newest
      ) as attempts
    `.execute(db);
    const [window] = rows;
    if (window === undefined) throw new TypeError('a select without a row');
    const isShort = window.attempts <= most || hours < SHORTEST_HOURS;
    if (isShort) return { since: window.since, isShortened: hours < query.windowHours };
  }
}

const SHORTEST_HOURS = 1 / 60;

function hoursAgo(hours: number): RawBuilder<IsoTimestamp> {
  return sql`now() - make_interval(secs => ${hours * 3_600}::float8)`;
}

/** Of the endpoint `own`, the newest first. The index has what is measured, and the limit makes the planner use it. */
function attemptsSince(since: unknown, limit: number): RawBuilder<unknown> {
  return sql`
    select l.lane, l.outcome, l.attempt, l.status, l.latency_ms, l.age_ms from events.delivery_attempts l
    where l.lane = own.id and l.attempted_at >= ${since} order by l.attempted_at desc limit ${limit}
  `;
}

type LatencyNumbers = readonly [average: number, p50: number, p95: number, p99: number];

interface MeasuredHealth extends Omit<EndpointHealth, 'endpointId' | 'attemptLatency' | 'firstAttempt' | 'endToEnd'> {
  readonly endpointId: string | null;
  readonly attemptLatency: LatencyNumbers | null;
  readonly firstAttempt: LatencyNumbers | null;
  readonly endToEnd: LatencyNumbers | null;
}

const NOTHING_MEASURED: Omit<MeasuredHealth, 'endpointId' | 'url' | 'enabled' | 'disabledReason'> = {
  delivered: 0,
  failed: 0,
  successRate: null,
  attempts: 0,
  failedAttempts: 0,
  attemptLatency: null,
  firstAttempt: null,
  endToEnd: null,
  pending: 0,
  held: 0,
};

/** Average and percentiles of attempts `a`; null without any. */
function latencyOf(ms: string, condition: string): RawBuilder<LatencyNumbers | null> {
  return sql.raw(`(
    array[avg(${ms}) filter (where ${condition})]::float8[]
    || (percentile_disc(array[0.5, 0.95, 0.99]) within group (order by ${ms}) filter (where ${condition}))::float8[]
  )`);
}

function healthOf(row: typeof NOTHING_MEASURED): DeliveryHealth {
  const { delivered, failed, successRate, attempts, failedAttempts, pending, held } = row;
  return {
    delivered,
    failed,
    successRate,
    attempts,
    failedAttempts,
    attemptLatency: latency(row.attemptLatency),
    firstAttempt: latency(row.firstAttempt),
    endToEnd: latency(row.endToEnd),
    pending,
    held,
  };
}

function latency(numbers: LatencyNumbers | null): Latency {
  const [averageMs = null, p50Ms = null, p95Ms = null, p99Ms = null] = numbers ?? [];
  return { averageMs, p50Ms, p95Ms, p99Ms };
}

function ownEndpoints({ organizationId }: HealthQuery): RawBuilder<unknown> {
  const isOwn = organizationId === null ? sql`true` : sql`e.organization_id = ${organizationId}`;
  return sql`select e.* from api.webhook_endpoints e where e.deleted_at is null and ${isOwn}`;
}

/** The newest of each endpoint by the index of failures, then the newest of all. */
async function recentFailures(db: Database, query: HealthQuery): Promise<readonly RecentFailure[]> {
  const { windowHours, failures } = query;
  const { rows } = await sql<RecentFailure>`
    select f.id as "deliveryId", e.id as "endpointId", f.attempted_at as "attemptedAt", f.attempt,
      f.outcome <> 'rejected' as "isFinal", f.status, f.error_code as "errorCode", f.error_message as "errorMessage"
    from (${ownEndpoints(query)}) e cross join lateral (
      select * from events.delivery_attempts a
      where a.lane = e.id and a.attempted_at >= ${hoursAgo(windowHours)} and a.outcome in ('rejected', 'exhausted', 'gone')
      order by a.attempted_at desc limit ${failures}
    ) f
    order by f.attempted_at desc, f.id limit ${failures}
  `.execute(db);
  return rows;
}
