import { type Kysely, sql } from 'kysely';

const RUNS = `
  create table ops.runs (
    run_id text primary key,
    kind text not null,
    business_date date,
    source text not null,
    materialization_version text not null,
    silent_reason text,
    status text not null check (status in ('running', 'succeeded', 'failed')),
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    counts jsonb not null default '{}',
    report jsonb,
    error text
  );
  comment on column ops.runs.silent_reason is 'why its events are delivered to nobody; null: they are published';
  create index runs_by_date on ops.runs (kind, business_date);

  create table ops.parse_runs (
    cik text not null,
    accession_number text not null,
    parser_version text not null,
    sequence integer not null,
    parser_id text not null,
    status text not null check (status in ('parsed', 'rejected')),
    confidence double precision not null,
    input_hash text not null,
    output_hash text not null,
    reasons jsonb not null,
    warnings jsonb not null,
    cross_validations jsonb not null,
    duration_ms double precision not null,
    run_id text,
    materialization_version text not null,
    parsed_at timestamptz not null default now(),
    primary key (cik, accession_number, parser_version, sequence)
  );
  comment on table ops.parse_runs is
    'parsers that read a document; the parsers of raw.filings.parser_set without a row found nothing to read';
  create index parse_runs_by_accession on ops.parse_runs (accession_number, parser_version);
  create index parse_runs_by_status on ops.parse_runs (parser_version, status);
  create index parse_runs_by_run on ops.parse_runs (run_id);
  create index parse_runs_rejected on ops.parse_runs (cik, accession_number, parser_version)
    where status = 'rejected';
  create index parse_runs_not_understood on ops.parse_runs (cik, accession_number, parser_version)
    where warnings @> '[{"code": "outstanding-convertibles-not-read"}]';

  create table ops.unmapped_concepts (
    parser_version text not null,
    concept text collate "C" not null,
    cik text not null,
    primary key (parser_version, concept, cik)
  );
  comment on table ops.unmapped_concepts is
    'concepts on the faces of financial statements that no field is read from, with the issuers that use them';

  create table ops.unmapped_counts (
    parser_version text not null,
    concept text collate "C" not null,
    issuers integer not null,
    primary key (parser_version, concept)
  );
  comment on table ops.unmapped_counts is 'of ops.unmapped_concepts: issuers by concept, counted as they are added';
  create index unmapped_counts_by_use on ops.unmapped_counts (parser_version, issuers desc, concept);

  create table ops.row_history (
    table_name text not null,
    cik text not null,
    accession_number text not null,
    parser_version text not null,
    row jsonb not null,
    recorded_at timestamptz not null,
    superseded_at timestamptz not null,
    superseded_by_run text,
    check (recorded_at < superseded_at)
  );
  create index row_history_by_filing on ops.row_history (table_name, cik, accession_number, parser_version);
  comment on table ops.row_history is
    'rows of the dataset tables as they were from recorded_at until superseded_at, when a run changed or removed them';
`;

const COVERAGE = `
  create table ops.coverage_summaries (
    issuers text primary key check (issuers = 'all'),
    counted_at timestamptz not null,
    duration_ms double precision not null,
    body jsonb not null
  );
  comment on table ops.coverage_summaries is
    'what parsers searched and found in the filings of all issuers, as counted at the end of a run: readers do not count';
`;

const VERSIONS = `
  create table ops.parser_sets (
    parser_set integer generated always as identity primary key,
    parser_versions text[] not null unique
  );
  comment on column ops.parser_sets.parser_versions is 'sorted, without duplicates';

  create table ops.materializations (
    version text primary key,
    parser_versions jsonb not null,
    code_build text not null,
    config_hash text not null,
    recorded_at timestamptz not null default now()
  );

  create table ops.promotions (
    parser_id text not null,
    parser_version text not null,
    promoted_at timestamptz not null default now(),
    retired_at timestamptz,
    active boolean not null,
    reason text,
    previous_version text,
    is_rollback boolean not null default false,
    forced boolean not null default false,
    golden jsonb,
    promoted_by text,
    primary key (parser_id, parser_version, promoted_at),
    check (active = (retired_at is null))
  );
  comment on column ops.promotions.previous_version is 'the version that a rollback promotes; null: none came before';
  comment on column ops.promotions.forced is 'a check refused the promotion: reason says why it was made anyway';
  comment on column ops.promotions.golden is 'the golden documents under both versions, as compared for this promotion';
  create unique index promotions_one_active on ops.promotions (parser_id) where active;
  create unique index promotions_active_version on ops.promotions (parser_version) where active;
`;

const LIMITER = `
  create table ops.request_limiter (
    name text primary key,
    next_slot_at timestamptz not null,
    blocked_until timestamptz not null,
    blocks bigint not null default 0,
    refusals integer not null default 0,
    probe_until timestamptz not null default 'epoch',
    recovered_at timestamptz
  );
  comment on column ops.request_limiter.blocks is 'how often the host has refused us; a request knows the count of its start';
  comment on column ops.request_limiter.refusals is 'in a row; each doubles the pause before the next probe';
  comment on column ops.request_limiter.probe_until is 'a single request is out to learn whether the block has ended';
  comment on column ops.request_limiter.recovered_at is 'null after a refusal until a probe is answered; the rate then rises';
  insert into ops.request_limiter (name, next_slot_at, blocked_until) values ('edgar', 'epoch', 'epoch');

  create table ops.request_permits (
    permit smallint primary key,
    uses bigint not null default 0,
    free_at timestamptz not null default 'epoch'
  );
  comment on table ops.request_permits is
    'one per request that EDGAR allows in a second; each is free again a second after its request has arrived';
  insert into ops.request_permits (permit) select generate_series(1, 10);
`;

/** What ran, when and with which versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator has created the schema, for its own tables.
  await sql`create schema if not exists ops`.execute(db);
  for (const tables of [RUNS, COVERAGE, VERSIONS, LIMITER]) await sql.raw(tables).execute(db);
}
