import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Database } from '../../database.ts';

/** How deliveries went over a window. Interrupted attempts, which say nothing of the receiver, do not count. */
export interface DeliveryHealth {
  /** Deliveries that were accepted, and that failed for good; a replay counts once more. */
  readonly delivered: number;
  readonly failed: number;
  /** Delivered of both, from 0 to 1; null: neither. */
  readonly successRate: number | null;
  readonly attempts: number;
  readonly failedAttempts: number;
  /** Of attempts that were answered, in milliseconds; null: none was. */
  readonly averageLatencyMs: number | null;
  readonly p99LatencyMs: number | null;
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
  readonly since: IsoTimestamp;
  readonly total: DeliveryHealth;
  /** Those that are not deleted, in order of creation. */
  readonly endpoints: readonly EndpointHealth[];
  /** Failed attempts, newest first. */
  readonly recentFailures: readonly RecentFailure[];
}

export interface HealthQuery {
  /** Null: of all organizations. */
  readonly organizationId: string | null;
  readonly windowHours: number;
  readonly failures: number;
}

/** How deliveries went, for each endpoint and in total. */
export async function deliveryHealth(db: Database, query: HealthQuery): Promise<HealthReport> {
  const { organizationId, windowHours, failures } = query;
  const { rows: clock } = await sql<{ since: IsoTimestamp }>`
    select now() - make_interval(secs => ${windowHours * 3_600}) as since
  `.execute(db);
  const since = clock[0]?.since ?? ('' as IsoTimestamp);
  const own = sql`e.deleted_at is null and ${organizationId === null ? sql`true` : sql`e.organization_id = ${organizationId}`}`;
  const { rows } = await sql<DeliveryHealth & Omit<EndpointHealth, 'endpointId'> & { endpointId: string | null }>`
    with attempts as (
      select e.id as endpoint_id,
        count(*) filter (where a.outcome = 'accepted') as delivered,
        count(*) filter (where a.outcome in ('exhausted', 'gone')) as failed,
        count(*) filter (where a.outcome <> 'interrupted') as attempts,
        count(*) filter (where a.outcome in ('rejected', 'exhausted', 'gone')) as failed_attempts,
        avg(a.latency_ms) filter (where a.status is not null) as average_latency,
        percentile_disc(0.99) within group (order by a.latency_ms) filter (where a.status is not null) as p99_latency
      from api.webhook_endpoints e
      left join events.delivery_attempts a on a.lane = e.id and a.attempted_at >= ${since}
      where ${own}
      group by grouping sets ((e.id), ())
    ), waiting as (
      select e.id as endpoint_id, count(d.id) filter (where e.enabled) as pending,
        count(d.id) filter (where not e.enabled) as held
      from api.webhook_endpoints e
      left join events.deliveries d on d.endpoint_id = e.id and d.state in ('pending', 'sending')
      where ${own}
      group by grouping sets ((e.id), ())
    )
    select a.endpoint_id as "endpointId", e.url, e.enabled, e.disabled_reason as "disabledReason",
      a.delivered::int as delivered, a.failed::int as failed, a.attempts::int as attempts,
      a.failed_attempts::int as "failedAttempts", a.delivered::float8 / nullif(a.delivered + a.failed, 0) as "successRate",
      a.average_latency::float8 as "averageLatencyMs", a.p99_latency::float8 as "p99LatencyMs",
      w.pending::int as pending, w.held::int as held
    from attempts a join waiting w on w.endpoint_id is not distinct from a.endpoint_id
    left join api.webhook_endpoints e on e.id = a.endpoint_id
    order by a.endpoint_id nulls first
  `.execute(db);
  const total = rows.find(({ endpointId }) => endpointId === null);
  return {
    since,
    total: total ? healthOf(total) : NO_HEALTH,
    endpoints: rows.flatMap(({ endpointId, url, enabled, disabledReason, ...health }) =>
      endpointId === null ? [] : [{ endpointId, url, enabled, disabledReason, ...healthOf(health) }],
    ),
    recentFailures: await recentFailures(db, query, since, failures),
  };
}

const NO_HEALTH: DeliveryHealth = {
  delivered: 0,
  failed: 0,
  successRate: null,
  attempts: 0,
  failedAttempts: 0,
  averageLatencyMs: null,
  p99LatencyMs: null,
  pending: 0,
  held: 0,
};

function healthOf(row: DeliveryHealth): DeliveryHealth {
  const { delivered, failed, successRate, attempts, failedAttempts, averageLatencyMs, p99LatencyMs, pending, held } =
    row;
  return { delivered, failed, successRate, attempts, failedAttempts, averageLatencyMs, p99LatencyMs, pending, held };
}

/** The newest of each endpoint by its index, then the newest of all. */
async function recentFailures(
  db: Database,
  { organizationId }: HealthQuery,
  since: IsoTimestamp,
  limit: number,
): Promise<readonly RecentFailure[]> {
  const { rows } = await sql<RecentFailure>`
    select f.id as "deliveryId", e.id as "endpointId", f.attempted_at as "attemptedAt", f.attempt,
      f.outcome <> 'rejected' as "isFinal", f.status, f.error_code as "errorCode", f.error_message as "errorMessage"
    from api.webhook_endpoints e cross join lateral (
      select * from events.delivery_attempts a
      where a.lane = e.id and a.attempted_at >= ${since} and a.outcome in ('rejected', 'exhausted', 'gone')
      order by a.attempted_at desc limit ${limit}
    ) f
    where e.deleted_at is null and ${organizationId === null ? sql`true` : sql`e.organization_id = ${organizationId}`}
    order by f.attempted_at desc, f.id limit ${limit}
  `.execute(db);
  return rows;
}
