import { type Kysely, sql } from 'kysely';

/**
 * The SEC's Official Lists of Section 13(f) Securities: a row per edition of a quarter's list and a row per line of it.
 * Lines, not CUSIPs, are the key: the list prints some numbers more than once. The index on schedules serves the other
 * half of a CUSIP's issuer, the subject company of the schedules that state it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table raw.cusip_lists (
      quarter date not null,
      raw_source_key text not null,
      public_at timestamptz not null,
      public_at_basis text not null check (public_at_basis in ('stated', 'stored')),
      securities integer not null,
      unread_lines integer not null,
      recorded_at timestamptz not null default now(),
      primary key (quarter, raw_source_key)
    );
    comment on column raw.cusip_lists.quarter is 'last day of the quarter that the list is for';
    comment on column raw.cusip_lists.public_at_basis is
      'stated: the day of publication was given with the file; stored: known only to be public when it was stored';

    create table raw.cusip_securities (
      quarter date not null,
      raw_source_key text not null,
      line integer not null,
      cusip text not null,
      has_options boolean not null,
      issuer_name text not null,
      description text not null,
      status text check (status in ('added', 'deleted')),
      source_span text not null,
      primary key (quarter, raw_source_key, line),
      foreign key (quarter, raw_source_key) references raw.cusip_lists on delete cascade
    );
    create index cusip_securities_by_cusip on raw.cusip_securities (cusip, quarter);

    create index beneficial_owners_by_cusip on parsed.beneficial_owners (cusip, public_at);
  `.execute(db);
}
