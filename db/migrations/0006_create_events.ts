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
      unique (event_type, natural_key)
    );
  `.execute(db);
}
