import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { SettledAttempt } from '../../../core/delivery-attempts.ts';
import type { DeliveryState } from '../../../core/delivery-states.ts';
import { AppError } from '../../../core/errors.ts';
import type { StoredEvent } from '../../../core/events.ts';
import type { Database, Transaction } from '../../database.ts';
import { disableEndpoints } from '../organizations/webhook-endpoints.ts';
import { EVENTS_CHANNEL } from '../runs/outbox.ts';
import { type DueQueue, type QueueTime, replay, settleAttempts } from './due-queue.ts';

/** Deliveries to webhook endpoints: held while the endpoint is disabled, canceled once it is deleted. */
export const DELIVERY_QUEUE: DueQueue = {
  table: 'events.deliveries',
  log: 'events.delivery_attempts',
  lane: 'endpoint_id',
  standing: (lane) => sql`coalesce((
    select case when e.deleted_at is not null then 'deleted' when e.enabled then 'open' else 'held' end
    from api.webhook_endpoints e where e.id = ${lane}
  ), 'deleted')`,
  origin: sql`coalesce((select o.created_at from events.outbox o where o.position = q.position), q.created_at)`,
};

/** What an attempt of a delivery needs. */
export interface DeliveryContents {
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  /** Null: it is no longer stored. */
  readonly event: StoredEvent | null;
}

export async function readContents(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<readonly DeliveryContents[]> {
  const { rows } = await sql<Omit<DeliveryContents, 'event'> & StoredEvent & { readonly deliveryId: string }>`
    select d.id as "deliveryId", d.endpoint_id as "endpointId", e.url, o.position, o.event_id as id,
      o.event_type as "eventType", o.natural_key as "naturalKey", o.payload, o.silent,
      o.organization_id as "organizationId", o.created_at as "createdAt"
    from events.deliveries d
    join api.webhook_endpoints e on e.id = d.endpoint_id
    left join events.outbox o on o.position = d.position
    where d.id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(({ deliveryId, endpointId, url, ...event }) => ({
    id: deliveryId,
    endpointId,
    url,
    event: event.payload === null ? null : { ...event, endpointId: null },
  }));
}

export interface Recorded {
  /** Ids whose result was recorded. */
  readonly recorded: readonly string[];
  /** Endpoints that it disabled. */
  readonly disabled: readonly string[];
}

/** Records results of attempts, and disables endpoints that answered 410. Repeating it is a no-op. */
export function settleDeliveries(db: Database, results: readonly SettledAttempt[]): Promise<Recorded> {
  return db.transaction().execute((trx) => recordResults(trx, results));
}

/** The statements of `settleDeliveries`, in the caller's transaction. */
export async function recordResults(
  trx: Transaction,
  results: readonly SettledAttempt[],
  now: QueueTime = null,
): Promise<Recorded> {
  const recorded = await settleAttempts(trx, DELIVERY_QUEUE, results, now);
  const stored = new Set(recorded);
  const gone = results.filter(({ id, happening }) => happening === 'gone' && stored.has(id)).map(({ id }) => id);
  if (gone.length === 0) return { recorded, disabled: [] };
  const endpoints = await endpointsOf(trx, gone);
  return { recorded, disabled: await disableEndpoints(trx, endpoints, 'the receiver answered 410 Gone') };
}

async function endpointsOf(trx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct endpoint_id as id from events.deliveries where id = any(${ids}::uuid[])
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Replays a delivery and wakes the workers. */
export async function replayDelivery(db: Database | Transaction, id: string, now: QueueTime = null): Promise<boolean> {
  const isReplayed = await replay(db, DELIVERY_QUEUE, id, now);
  if (isReplayed) await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
  return isReplayed;
}

export interface DeliveryRecord {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly endpointId: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly attemptLimit: number;
  /** Of the next attempt while it is pending. */
  readonly dueAt: IsoTimestamp;
  readonly lastError: string | null;
  readonly createdAt: IsoTimestamp;
  readonly settledAt: IsoTimestamp | null;
}

export interface DeliveryFilter {
  readonly endpointId: string;
  readonly state?: DeliveryState;
  readonly limit: number;
}

const RECORD = sql`d.id, d.event_id as "eventId", coalesce(o.event_type, 'removed') as "eventType",
  d.endpoint_id as "endpointId", d.state, d.attempts, d.attempt_limit as "attemptLimit", d.due_at as "dueAt",
  d.last_error as "lastError", d.created_at as "createdAt", d.settled_at as "settledAt"`;

/** Deliveries of an endpoint, of the newest event first. */
export async function listDeliveries(
  db: Database,
  { endpointId, state, limit }: DeliveryFilter,
): Promise<readonly DeliveryRecord[]> {
  const { rows } = await sql<DeliveryRecord>`
    select ${RECORD} from events.deliveries d left join events.outbox o on o.position = d.position
    where d.endpoint_id = ${endpointId} and ${state === undefined ? sql`true` : sql`d.state = ${state}`}
    order by d.event_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** A delivery with the position of its event, by which lists are paged. */
export interface PlacedDelivery extends DeliveryRecord {
  readonly position: number;
}

/**
 * Deliveries of an endpoint, of the newest event first, of events older than the one at a position.
 *
 * @throws AppError `unknown-cursor`
 */
export async function pageOfDeliveries(
  db: Database,
  page: DeliveryFilter & { readonly before: number | null },
): Promise<readonly PlacedDelivery[]> {
  const { endpointId, state, before, limit } = page;
  const newest = before === null ? null : await eventAt(db, before);
  const { rows } = await sql<PlacedDelivery>`
    select ${RECORD}, d.position::float8 as position
    from events.deliveries d left join events.outbox o on o.position = d.position
    where d.endpoint_id = ${endpointId} and ${state === undefined ? sql`true` : sql`d.state = ${state}`}
      and ${newest === null ? sql`true` : sql`d.event_id < ${newest}`}
    order by d.event_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** The ids of events are in the order of their creation, which is not quite that of their positions. */
async function eventAt(db: Database, position: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from events.outbox where position = ${position}
  `.execute(db);
  const [event] = rows;
  if (event !== undefined) return event.id;
  throw new AppError(`no page ends at ${position}: give nextCursor of the page before`, {
    code: 'unknown-cursor',
    retryable: false,
  });
}

export interface AttemptRecord {
  readonly claim: number;
  readonly attempt: number;
  readonly attemptedAt: IsoTimestamp;
  readonly outcome: 'accepted' | 'rejected' | 'exhausted' | 'gone' | 'interrupted';
  readonly latencyMs: number | null;
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly responseExcerpt: string | null;
}

/** The logs of deliveries by the id of the delivery, oldest attempt first. */
export async function readAttempts(
  db: Database,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptRecord[]>> {
  const { rows } = await sql<AttemptRecord & { readonly deliveryId: string }>`
    select id as "deliveryId", claim, attempt, attempted_at as "attemptedAt", outcome, latency_ms as "latencyMs", status,
      error_code as "errorCode", error_message as "errorMessage", response_excerpt as "responseExcerpt"
    from events.delivery_attempts where id = any(${[...deliveryIds]}::uuid[]) order by id, claim
  `.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ deliveryId }) => deliveryId)].map(([id, attempts]) => [
      id,
      attempts.map(({ deliveryId: _, ...attempt }) => attempt),
    ]),
  );
}
