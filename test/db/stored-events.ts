import type { IsoTimestamp } from '../../core/dates.ts';
import type { OutboxEvent } from '../../core/events.ts';
import type { Database } from '../../db/database.ts';

export interface StoredEvent extends OutboxEvent {
  readonly id: bigint;
  readonly createdAt: IsoTimestamp;
}

/** The stored events after an id, in the order of their ids. */
export async function pageEvents(db: Database, afterId: bigint, limit: number): Promise<readonly StoredEvent[]> {
  return db
    .selectFrom('events.outbox')
    .select(['id', 'event_type as eventType', 'natural_key as naturalKey', 'payload', 'created_at as createdAt'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
