import { type Kysely, sql } from 'kysely';
import { limitViewer } from './viewer-limits.ts';
import { limitWorker } from './worker-limits.ts';

/** Keys of organizations, what is metered by them, and the caps of what organizations spend. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api.organizations add column spend_cap numeric check (spend_cap > 0);
    comment on column api.organizations.spend_cap is 'US dollars per calendar month (UTC); null: none';

    create table api.api_keys (
      key_id uuid primary key,
      organization_id uuid not null references api.organizations,
      prefix text not null unique check (prefix ~ '^[a-z2-7]{12}$'),
      secret_hash bytea not null check (length(secret_hash) = 32),
      name text not null check (length(name) between 1 and 100),
      scopes text[] not null
        check (cardinality(scopes) > 0 and scopes <@ array['read', 'monitors', 'webhooks', 'operator']),
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    );
    create index api_keys_of_organization on api.api_keys (organization_id, key_id);
    comment on column api.api_keys.prefix is 'the part of a key that finds it; not secret';
    comment on column api.api_keys.secret_hash is 'SHA-256 of the secret part, which has 160 random bits';
    comment on column api.api_keys.last_used_at is 'of metered calls; up to a minute old';

    create table api.metered_calls (
      call_id uuid primary key,
      organization_id uuid not null references api.organizations,
      key_id uuid,
      operation text not null,
      status smallint not null,
      tokens bigint not null check (tokens >= 0),
      cost numeric not null check (cost >= 0),
      called_at timestamptz not null
    );
    create index metered_calls_of_organization on api.metered_calls (organization_id, call_id);
    comment on table api.metered_calls is 'written in batches by the instances that served the calls';
    comment on column api.metered_calls.call_id is
      'UUIDv7, made when the call was served: a batch that is written twice is stored once, and old calls are found by it';
    comment on column api.metered_calls.key_id is 'null: the caller had a token of the configured issuer';
  `.execute(db);
  await limitWorker(db);
  await limitViewer(db);
}
