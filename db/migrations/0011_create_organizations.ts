import { type Kysely, sql } from 'kysely';

/** Who owns webhook endpoints and monitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api.organizations (
      organization_id uuid primary key,
      name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
      created_at timestamptz not null default now()
    );
  `.execute(db);
}
