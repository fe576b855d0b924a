import { sql } from 'kysely';
import type { OutboxEvent } from '../../../core/events.ts';
import type { Database } from '../../database.ts';
import { appendEvents } from './outbox.ts';

/** Stores an event for one endpoint, and returns its id. */
export function appendDirectedEvent(
  db: Database,
  event: OutboxEvent & { readonly endpointId: string },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await appendEvents(trx, [event]);
    const { rows } = await sql<{ id: string }>`
      select event_id as id from events.outbox
      where event_type = ${event.eventType} and natural_key = ${event.naturalKey}
    `.execute(trx);
    const [stored] = rows;
    if (stored === undefined) throw new Error('the event was not stored');
    return stored.id;
  });
}
