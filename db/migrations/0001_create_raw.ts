import { type Kysely, sql } from 'kysely';

/** Station 1 and 2: which filings exist, and the bytes we hold of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema raw;

    create table raw.objects (
      sha256 text primary key,
      bytes bigint not null,
      stored_bytes bigint not null,
      url text,
      fetched_at timestamptz not null,
      recorded_at timestamptz not null default now()
    );

    create table raw.filings (
      accession_number text primary key,
      cik text not null,
      form text not null,
      filed_date date not null,
      accepted_at timestamptz,
      public_at timestamptz not null,
      public_at_estimated boolean not null,
      period_of_report date,
      url text not null,
      source text not null,
      first_seen_at timestamptz not null default now(),
      state text not null default 'discovered'
        check (state in ('discovered', 'stored', 'processed', 'missing', 'rejected', 'failed')),
      state_code text,
      state_reason text,
      state_changed_at timestamptz not null default now(),
      raw_source_key text,
      bytes bigint,
      retrieved_at timestamptz,
      header jsonb,
      warnings jsonb not null default '[]',
      check (state not in ('stored', 'processed') or raw_source_key is not null)
    );
    create index filings_by_state on raw.filings (state, accession_number);
    create index filings_by_filed_date on raw.filings (filed_date, accession_number);

    create table raw.filing_filers (
      cik text not null,
      accession_number text not null references raw.filings on delete cascade,
      role text not null,
      name text,
      file_number text,
      film_number text,
      sic text,
      state_of_incorporation text,
      fiscal_year_end text,
      primary key (cik, accession_number, role)
    );
    create index filing_filers_by_accession on raw.filing_filers (accession_number);

    create table raw.documents (
      accession_number text not null references raw.filings on delete cascade,
      sequence integer not null,
      type text not null,
      filename text,
      description text,
      byte_start bigint not null,
      byte_end bigint not null,
      encoding text not null,
      is_binary boolean not null,
      primary key (accession_number, sequence)
    );

    create table raw.fetches (
      url text primary key,
      etag text,
      last_modified text,
      raw_source_key text,
      http_status integer not null,
      checked_at timestamptz not null
    );

    create table raw.discoveries (
      source text not null,
      index_kind text not null,
      cik text not null default '',
      from_date date not null,
      to_date date not null,
      filings integer not null,
      discovered_at timestamptz not null default now(),
      primary key (source, index_kind, cik, from_date, to_date),
      check (from_date <= to_date)
    );
    create index discoveries_by_cik on raw.discoveries (cik, from_date);
    comment on column raw.discoveries.cik is 'empty: all issuers; else the one whose submissions were read';
  `.execute(db);
}
