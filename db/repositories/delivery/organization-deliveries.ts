import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { DeliveryRecord } from './deliveries.ts';

/** A delivery with the standing of its endpoint. */
export interface OwnDelivery extends DeliveryRecord {
  /** The endpoint is disabled. */
  readonly isHeld: boolean;
  readonly isEndpointDeleted: boolean;
  /** False: retention has removed the event. */
  readonly isEventStored: boolean;
}

async function find(db: Database, condition: RawBuilder<unknown>): Promise<OwnDelivery | null> {
  const { rows } = await sql<OwnDelivery>`
    select d.id, d.event_id as "eventId", coalesce(o.event_type, 'removed') as "eventType",
      d.endpoint_id as "endpointId", d.state, d.attempts, d.attempt_limit as "attemptLimit", d.due_at as "dueAt",
      d.last_error as "lastError", d.created_at as "createdAt", d.settled_at as "settledAt",
      not e.enabled as "isHeld", e.deleted_at is not null as "isEndpointDeleted",
      o.payload is not null as "isEventStored"
    from events.deliveries d
    join api.webhook_endpoints e on e.id = d.endpoint_id
    left join events.outbox o on o.position = d.position
    where ${condition}
  `.execute(db);
  return rows[0] ?? null;
}

/** A delivery to an endpoint of the organization; null: it has none with this id. */
export function findDelivery(
  db: Database,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
): Promise<OwnDelivery | null> {
  return find(db, sql`d.id = ${id} and e.organization_id = ${organizationId}`);
}

/** The delivery of an event to an endpoint; null: it has not become one yet. */
export function findDeliveryOfEvent(
  db: Database,
  { endpointId, eventId }: { readonly endpointId: string; readonly eventId: string },
): Promise<OwnDelivery | null> {
  return find(db, sql`d.endpoint_id = ${endpointId} and d.event_id = ${eventId}`);
}

/** Ids of failed deliveries to an endpoint whose events are stored, oldest first, after an id. */
export async function listFailed(
  db: Database,
  { endpointId, after, limit }: { readonly endpointId: string; readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from events.deliveries d join events.outbox o on o.position = d.position
    where d.endpoint_id = ${endpointId} and d.state = 'failed' and o.payload is not null
      and ${after === null ? sql`true` : sql`d.id > ${after}`}
    order by d.id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
