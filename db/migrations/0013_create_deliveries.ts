import { type Kysely, sql } from 'kysely';
import { ATTEMPT_COLUMNS, QUEUE_COLUMNS, queueIndexes } from './queue-columns.ts';
import { grantReplays } from './replay-grants.ts';

/** Deliveries of events to webhook endpoints, and each attempt. */
const SCHEMA = `
  create table events.reader_cursors (
    reader text primary key,
    position bigint not null
  );
  comment on table events.reader_cursors is 'how far a reader of the outbox has come';
  insert into events.reader_cursors values ('deliveries', 0);

  create table events.deliveries (
    id uuid primary key,
    event_id uuid not null,
    position bigint not null,
    endpoint_id uuid not null,
    ${QUEUE_COLUMNS},
    unique (endpoint_id, event_id)
  ) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.1);
  ${queueIndexes('events.deliveries', 'endpoint_id')}
  create index deliveries_by_event on events.deliveries (position);
  create index deliveries_failed on events.deliveries (endpoint_id, event_id) where state = 'failed';
  comment on column events.deliveries.position is 'of the event in events.outbox';

  create table events.delivery_attempts (
    id uuid not null,
    lane uuid not null,
    ${ATTEMPT_COLUMNS},
    primary key (id, claim)
  -- Rates and latencies are read from the index alone, where vacuum has marked the pages.
  ) with (autovacuum_vacuum_insert_scale_factor = 0.02);
  create index delivery_attempts_by_time on events.delivery_attempts (lane, attempted_at)
    include (outcome, attempt, status, latency_ms, age_ms);
  create index delivery_attempts_failed on events.delivery_attempts (lane, attempted_at)
    where outcome in ('rejected', 'exhausted', 'gone');
  comment on column events.delivery_attempts.id is 'of the delivery';
  comment on column events.delivery_attempts.lane is 'the endpoint';
  comment on column events.delivery_attempts.age_ms is
    'from when the event was stored until the attempt ended; null: it was interrupted';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
  await grantReplays(db);
}
