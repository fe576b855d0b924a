import { type Kysely, sql } from 'kysely';

/** Events to publish: written in the transaction of the change, each once per natural key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema events;

    create table events.outbox (
      id bigint generated always as identity primary key,
      event_type text not null,
      natural_key text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      position bigint unique,
      unique (event_type, natural_key)
    );
    create index outbox_without_position on events.outbox (id) where position is null;
    comment on column events.outbox.position is
      'order of commits, consecutive; null until sequenced. Readers continue by position: a lower id may commit later';

    create table events.outbox_head (
      name text primary key,
      last_position bigint not null
    );
    insert into events.outbox_head values ('outbox', 0);
  `.execute(db);
}
