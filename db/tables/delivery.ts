import type { Generated } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AttemptHappening } from '../../core/delivery-attempts.ts';
import type { DeliveryState } from '../../core/delivery-states.ts';
import type { BigIntColumn, DefaultTimestamp } from './columns.ts';

/** Columns of a table whose rows are attempted until they are delivered. */
export interface QueueColumns {
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  attempt_limit: Generated<number>;
  due_at: DefaultTimestamp;
  claims: Generated<number>;
  lease_until: IsoTimestamp | null;
  last_error: string | null;
  settled_at: IsoTimestamp | null;
  created_at: DefaultTimestamp;
}

/** Columns of its log. */
export interface AttemptColumns {
  id: string;
  lane: string;
  claim: number;
  attempt: number;
  attempted_at: IsoTimestamp;
  outcome: AttemptHappening;
  latency_ms: number | null;
  age_ms: BigIntColumn | null;
  status: number | null;
  error_code: string | null;
  error_message: string | null;
  response_excerpt: string | null;
}

export interface DeliveriesTable extends QueueColumns {
  id: string;
  event_id: string;
  position: bigint;
  endpoint_id: string;
}

export interface ReaderCursorsTable {
  reader: string;
  position: bigint;
}

export interface DeliverySchema {
  'events.deliveries': DeliveriesTable;
  'events.delivery_attempts': AttemptColumns;
  'events.reader_cursors': ReaderCursorsTable;
}
