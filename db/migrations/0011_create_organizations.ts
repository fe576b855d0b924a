import { type Kysely, sql } from 'kysely';

/** Who owns webhook endpoints and monitors, and what they have created under a key of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api.organizations (
      organization_id uuid primary key,
      name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
      created_at timestamptz not null default now()
    );

    create table api.idempotency_keys (
      organization_id uuid not null references api.organizations on delete cascade,
      idempotency_key text not null check (length(idempotency_key) between 1 and 255),
      operation text not null,
      request_hash bytea not null,
      resource_id uuid,
      created_at timestamptz not null default now(),
      primary key (organization_id, idempotency_key)
    );
    create index idempotency_keys_by_time on api.idempotency_keys (organization_id, created_at);
    comment on table api.idempotency_keys is
      'headers Idempotency-Key of the last 24 hours: a repeated request answers with what the first one created';
  `.execute(db);
}
