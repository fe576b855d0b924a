import { type Kysely, sql } from 'kysely';

/** Derived like shelf programmes: warrants and convertibles with what became of them, and the state of each deficiency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dilution.instruments (
      cik text not null,
      instrument_key text not null,
      kind text not null check (kind in ('warrant', 'pre-funded-warrant', 'convertible')),
      label text not null,
      designation text not null,
      status text not null check (status in ('outstanding', 'offered', 'expired', 'not-listed', 'unconfirmed')),
      shares numeric,
      price numeric,
      expires date,
      exercisable_from date,
      principal numeric,
      interest_rate numeric,
      variable_price boolean,
      price_protection boolean,
      ratchet boolean,
      first_stated date not null,
      last_stated date not null,
      is_counted boolean not null,
      statements text[] not null,
      sources jsonb not null,
      conflicts jsonb not null,
      flags jsonb not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, instrument_key)
    );
    comment on column dilution.instruments.instrument_key is
      'its first statement: warrant or convertible, accession number, document, place in it';
    comment on column dilution.instruments.shares is 'in shares of the as-of date, as prices are';

    create table dilution.instrument_events (
      cik text not null,
      instrument_key text not null,
      ordinal integer not null,
      type text not null check (type in ('issued', 'first-stated', 'restated', 'reduced', 'increased', 'repriced',
        'terms-changed', 'split-adjusted', 'expired')),
      date date not null,
      field text,
      from_value text,
      to_value text,
      accession_number text not null,
      source_span text,
      parser_version text not null,
      public_at timestamptz not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, instrument_key, ordinal)
    );

    create table dilution.compliance_states (
      cik text not null,
      exchange text not null,
      deficiency text not null,
      status text not null,
      is_open boolean not null,
      since date not null,
      notice_date date not null,
      source jsonb not null,
      history jsonb not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, exchange, deficiency)
    );
  `.execute(db);
}
