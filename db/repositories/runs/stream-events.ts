import { sql } from 'kysely';
import type { EventType, StoredEvent } from '../../../core/events.ts';
import type { Database } from '../../database.ts';
import { sequenceEvents } from './outbox-reader.ts';

/** What one client of the stream receives. */
export interface StreamSelection {
  readonly types: readonly EventType[];
  readonly organizationId: string;
}

/** Where a client continues. */
export interface StreamPlace {
  readonly position: bigint;
  /** The newest event of the selection after the position that retention has pruned; null: none, nothing is missing. */
  readonly lastPrunedId: string | null;
}

/** The position of the newest committed event; 0: there is none. */
export async function streamHead(db: Database): Promise<bigint> {
  await sequenceEvents(db);
  const { rows } = await sql<{ position: bigint }>`
    select last_position as position from events.outbox_head where name = 'outbox'
  `.execute(db);
  return rows[0]?.position ?? 0n;
}

export interface StreamRange {
  readonly after: bigint;
  /** Inclusive; a position that `streamHead` has returned. */
  readonly upTo: bigint;
  readonly limit: number;
}

/**
 * Published events of a range in order of their positions; silent ones, and those for one endpoint only, are none. Fewer
 * than `limit`: the range is read to its end.
 *
 * @param selection null: of every type and organization
 */
export async function readStream(
  db: Database,
  { after, upTo, limit }: StreamRange,
  selection: StreamSelection | null,
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select position, event_id as id, event_type as "eventType", natural_key as "naturalKey", payload, silent,
      organization_id as "organizationId", endpoint_id as "endpointId", created_at as "createdAt"
    from events.outbox
    where position > ${after} and position <= ${upTo}
      and not silent and endpoint_id is null and payload is not null ${selection === null ? sql`` : selected(selection)}
    order by position limit ${limit}
  `.execute(db);
  return rows;
}

/** Of one organization: its own events and those that have none. */
function selected({ types, organizationId }: StreamSelection) {
  return sql`and event_type = any(${types}) and (organization_id is null or organization_id = ${organizationId})`;
}

/** The place directly after an event; null: the organization has no event with this id. */
export async function placeAfter(
  db: Database,
  eventId: string,
  selection: StreamSelection,
): Promise<StreamPlace | null> {
  const { rows } = await sql<{ position: bigint }>`
    select position from events.outbox
    where event_id = ${eventId} and position is not null
      and (organization_id is null or organization_id = ${selection.organizationId})
  `.execute(db);
  return rows[0] === undefined ? null : placeAt(db, rows[0].position, selection);
}

/** The place directly after a position; 0: before the first event. */
export async function placeAt(db: Database, position: bigint, selection: StreamSelection): Promise<StreamPlace> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from events.outbox
    where position > ${position}
      and position <= (select coalesce(max(last_position), 0) from events.outbox_head where name = 'pruned')
      and not silent and endpoint_id is null and payload is null ${selected(selection)}
    order by position desc limit 1
  `.execute(db);
  return { position, lastPrunedId: rows[0]?.id ?? null };
}

/** The newest event that the organization has received, up to a position; null: there is none. */
export async function lastEventId(db: Database, upTo: bigint, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select event_id as id from events.outbox
    where position <= ${upTo} and not silent and endpoint_id is null
      and (organization_id is null or organization_id = ${organizationId})
    order by position desc limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}
