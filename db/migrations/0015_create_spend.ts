import { type Kysely, sql } from 'kysely';

/** What organizations spend per period, against their caps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api.spend (
      organization_id uuid not null references api.organizations on delete cascade,
      period text not null,
      spent numeric not null check (spent >= 0),
      cap numeric check (cap > 0),
      announced_percent smallint not null default 0,
      updated_at timestamptz not null default now(),
      primary key (organization_id, period)
    );
    comment on column api.spend.period is 'as the metering names it: 2026-03';
    comment on column api.spend.cap is 'as of the last update; null: none';
    comment on column api.spend.announced_percent is
      'the highest threshold announced in the period: each is announced once, also where the cap changes';
  `.execute(db);
}
