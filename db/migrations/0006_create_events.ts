import { type Kysely, sql } from 'kysely';

/** Events to publish: written in the transaction of the change, each once per natural key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema events;

    create table events.outbox (
      id bigint generated always as identity primary key,
      event_id uuid not null unique,
      event_type text not null,
      natural_key text not null,
      payload jsonb,
      silent boolean not null,
      organization_id uuid,
      endpoint_id uuid,
      created_at timestamptz not null default now(),
      position bigint unique,
      unique (event_type, natural_key)
    );
    create index outbox_without_position on events.outbox (id) where position is null;
    create index outbox_published on events.outbox (position) where not silent and endpoint_id is null;
    create index outbox_with_payload on events.outbox (position) where payload is not null;
    comment on column events.outbox.payload is
      'null: removed by retention; the row stays, so that its natural key is never published again';
    comment on column events.outbox.position is
      'order of commits; null until sequenced. Readers continue by position: a lower id may commit later';
    comment on column events.outbox.event_id is 'UUIDv7: what receivers see; the same in every attempt and replay';
    comment on column events.outbox.silent is 'stored, and delivered to nobody: of a backfill, a reprocess or a first load';
    comment on column events.outbox.organization_id is 'the only organization that receives it; null: every one';
    comment on column events.outbox.endpoint_id is 'the only endpoint that receives it, whatever it subscribes to';

    create table events.outbox_head (
      name text primary key,
      last_position bigint not null
    );
    insert into events.outbox_head values ('outbox', 0), ('pruned', 0);
    comment on column events.outbox_head.last_position is
      'outbox: the newest position given; pruned: the newest event whose payload was removed';
  `.execute(db);
}
