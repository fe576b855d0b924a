import { type Kysely, sql } from 'kysely';

/**
 * Derived from several filings of an issuer, as of the date in `dilution.derivations`: what stands under each file
 * number. Rows hold no versions: they are made anew from the rows of the promoted parsers, and `sources` names those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dilution.derivations (
      cik text primary key,
      as_of date not null,
      due_on date,
      methodology_version text not null,
      derived_at timestamptz not null
    );
    create index derivations_by_due_on on dilution.derivations (due_on);
    comment on column dilution.derivations.due_on is
      'first day on which the issuer''s derived rows may read otherwise with no new filing';
    create index parse_runs_by_run on ops.parse_runs (run_id);

    create table dilution.shelf_programmes (
      cik text not null,
      programme_key text not null,
      file_number text,
      kind text not null check (kind in ('shelf', 'atm', 'equity-line', 'ipo', 'registration', 'resale', 'other')),
      form text not null,
      filed date not null,
      status text not null check (status in ('active', 'not-yet-effective', 'effect-unknown', 'expired', 'withdrawn',
        'deregistered', 'completed', 'registration-not-found', 'not-modelled')),
      effective_date date,
      effective_basis text check (effective_basis in ('notice', 'automatic', 'first-prospectus')),
      expires date,
      ended_on date,
      amount_kind text not null check (amount_kind in ('amount', 'indeterminate', 'debt-only')),
      registered_amount numeric,
      used_amount numeric,
      remaining_amount numeric,
      takedowns jsonb not null,
      agreements jsonb not null,
      baby_shelf jsonb,
      flags jsonb not null,
      sources jsonb not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, programme_key)
    );
    comment on column dilution.shelf_programmes.programme_key is
      'file number, else unnumbered:<accession number of the first statement>';
    comment on column dilution.shelf_programmes.sources is
      'by field: accession number and source span of the statement it rests on';
  `.execute(db);
}
