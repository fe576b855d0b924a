import { type Kysely, sql } from 'kysely';
import { limitViewer } from './viewer-limits.ts';
import { limitWorker } from './worker-limits.ts';

/** Where organizations receive events, and the secrets that sign what is sent there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api.webhook_endpoints (
      id uuid primary key,
      position bigint generated always as identity,
      organization_id uuid not null references api.organizations,
      url text not null,
      description text,
      event_types text[] not null check (cardinality(event_types) > 0),
      ciks text[] check (cardinality(ciks) > 0),
      tickers text[],
      enabled boolean not null default true,
      disabled_at timestamptz,
      disabled_reason text,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (enabled = (disabled_at is null) and enabled = (disabled_reason is null))
    );
    create unique index webhook_endpoints_of_organization on api.webhook_endpoints (organization_id, position);
    comment on column api.webhook_endpoints.position is 'order of creation, which lists are paged by';
    comment on column api.webhook_endpoints.event_types is 'literals and wildcards, as given';
    comment on column api.webhook_endpoints.ciks is 'only events of these issuers; null: of all';
    comment on column api.webhook_endpoints.tickers is
      'that ciks were given by, resolved when the endpoint was made; for display only';
    comment on column api.webhook_endpoints.deleted_at is 'kept for its log of deliveries';

    create table api.endpoint_secrets (
      id uuid primary key,
      endpoint_id uuid not null references api.webhook_endpoints on delete cascade,
      key_id text not null,
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create index endpoint_secrets_of_endpoint on api.endpoint_secrets (endpoint_id);
    create unique index endpoint_secrets_current on api.endpoint_secrets (endpoint_id) where expires_at is null;
    comment on column api.endpoint_secrets.key_id is 'of the key that encrypts it: the start of its SHA-256';
    comment on column api.endpoint_secrets.ciphertext is
      'AES-256-GCM with its tag at the end; additional data: the id of the endpoint';
    comment on column api.endpoint_secrets.expires_at is 'when a rotated secret stops signing; null: the current one';
  `.execute(db);
  await limitWorker(db);
  await limitViewer(db);
}
