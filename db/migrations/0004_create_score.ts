import { type Kysely, sql } from 'kysely';

/** Station 8: scores with their receipts. A recomputed score that differs moves the old one to superseded_scores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema score;

    create table score.methodologies (
      version text primary key,
      content_hash text not null,
      body jsonb not null,
      registered_at timestamptz not null default now()
    );

    create table score.scores (
      cik text not null,
      methodology_version text not null references score.methodologies,
      as_of_date date not null,
      ticker text,
      name text,
      status text not null check (status in ('published', 'withheld')),
      score double precision check (score between 0 and 100),
      lo double precision not null,
      hi double precision not null,
      band text,
      band_barred boolean not null,
      confidence text not null,
      present_weight integer not null,
      factors jsonb not null,
      sub_ratings jsonb not null,
      regsho boolean,
      confidence_reasons jsonb not null,
      withheld_reasons jsonb not null,
      percentile double precision,
      universe_size integer,
      universe_hash text,
      receipt_hash text not null,
      run_id text,
      materialization_version text not null,
      computed_at timestamptz not null default now(),
      primary key (cik, methodology_version, as_of_date),
      check ((status = 'published') = (score is not null))
    );
    create index scores_by_date on score.scores (as_of_date, methodology_version, score desc nulls last);

    create table score.superseded_scores (
      like score.scores including defaults,
      superseded_at timestamptz not null default now()
    );
    create index superseded_scores_by_key on score.superseded_scores (cik, methodology_version, as_of_date, computed_at);

    create table score.receipts (
      cik text not null,
      receipt_hash text not null,
      methodology_version text not null,
      as_of_date date not null,
      body text not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, receipt_hash)
    );
    comment on column score.receipts.body is 'canonical JSON, byte for byte what the hash was taken over';
  `.execute(db);
}
