import { sql } from 'kysely';
import type { StoredEvent } from '../../../core/events.ts';
import type { Database, Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';
import { readSequenced, sequenceEvents } from '../runs/outbox-reader.ts';
import { type QueueTime, timeOf } from './due-queue.ts';

/** An event for an endpoint, under an id that the caller made. */
export interface NewDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly position: bigint;
  readonly endpointId: string;
}

export interface FanOutPage {
  readonly events: number;
  readonly deliveries: number;
}

export interface FanOutOptions {
  /** Events at most. */
  readonly limit: number;
  /** Reads the subscriptions in the transaction and routes the events. */
  readonly route: (trx: Transaction, events: readonly StoredEvent[]) => Promise<readonly NewDelivery[]>;
}

/**
 * Stores the deliveries of the next events and moves the cursor past them, in one transaction: each event becomes one
 * delivery for each of its endpoints, whichever workers do it and whenever one of them dies.
 *
 * @returns null while another worker does it
 */
export async function fanOutPage(db: Database, options: FanOutOptions): Promise<FanOutPage | null> {
  await sequenceEvents(db);
  return db.transaction().execute((trx) => fanOutSequenced(trx, options));
}

/** The statements of `fanOutPage`, in the caller's transaction, for events that have a position. */
export async function fanOutSequenced(
  trx: Transaction,
  { limit, route }: FanOutOptions,
  now: QueueTime = null,
): Promise<FanOutPage | null> {
  const { rows } = await sql<{ position: bigint }>`
    select position from events.reader_cursors where reader = 'deliveries' for update skip locked
  `.execute(trx);
  const [cursor] = rows;
  if (cursor === undefined) return null;
  const events = await readSequenced(trx, { after: cursor.position, limit });
  const last = events.at(-1);
  if (last === undefined) return { events: 0, deliveries: 0 };
  const deliveries = await insertDeliveries(trx, await route(trx, events), now);
  await sql`update events.reader_cursors set position = ${last.position} where reader = 'deliveries'`.execute(trx);
  return { events: events.length, deliveries };
}

/** Whether every event committed so far has become its deliveries. */
export async function isFannedOut(db: Database): Promise<boolean> {
  await sequenceEvents(db);
  const { rows } = await sql<{ done: boolean }>`
    select not exists (
      select from events.outbox
      where position > (select position from events.reader_cursors where reader = 'deliveries')
    ) as done
  `.execute(db);
  return rows[0]?.done ?? false;
}

async function insertDeliveries(trx: Transaction, deliveries: readonly NewDelivery[], now: QueueTime): Promise<number> {
  if (deliveries.length === 0) return 0;
  const rows = deliveries.map(({ id, eventId, position, endpointId }) => ({
    id,
    event_id: eventId,
    position: String(position),
    endpoint_id: endpointId,
  }));
  const { numAffectedRows } = await sql`
    insert into events.deliveries (id, event_id, position, endpoint_id, due_at, created_at)
    select id, event_id, position, endpoint_id, ${timeOf(now)}, ${timeOf(now)} from ${recordset('events.deliveries', rows)}
    on conflict (endpoint_id, event_id) do nothing
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
