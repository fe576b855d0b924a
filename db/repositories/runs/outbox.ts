import { sql } from 'kysely';
import type { OutboxEvent } from '../../../core/events.ts';
import type { Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';

/** Stores events to publish, in the transaction of the change that they report. */
export async function appendEvents(trx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ eventType, naturalKey, payload }) => ({
    event_type: eventType,
    natural_key: naturalKey,
    payload,
  }));
  await sql`
    insert into events.outbox (event_type, natural_key, payload)
    select event_type, natural_key, payload from ${recordset('events.outbox', rows)}
    on conflict (event_type, natural_key) do nothing
  `.execute(trx);
}
