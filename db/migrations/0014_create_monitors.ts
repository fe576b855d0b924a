import { type Kysely, sql } from 'kysely';
import { grantMonitors } from './monitor-grants.ts';
import { ATTEMPT_COLUMNS, QUEUE_COLUMNS, queueIndexes } from './queue-columns.ts';

/** Tables by the column that says when a row was stored as it is; a monitor reads what is new by it. */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  recorded_at: [
    'parsed.filer_identities',
    'parsed.thirteenf_reports',
    'parsed.subsidiary_lists',
    'parsed.subsidiaries',
    'parsed.voting_meetings',
    'parsed.voting_proposals',
    'parsed.voting_nominees',
    'parsed.beneficial_owners',
    'parsed.bulk_outputs',
    'dilution.share_float_history',
    'dilution.cash_position',
    'dilution.offering_events',
    'dilution.issuances',
    'dilution.offering_closings',
    'dilution.runway_securities',
    'dilution.registration_events',
    'dilution.warrants',
    'dilution.convertibles',
    'dilution.rights_of_first_refusal',
    'dilution.lockups',
    'dilution.exchange_compliance',
    'dilution.reverse_splits',
    'dilution.corporate_actions',
    'dilution.shelf_programs',
    'dilution.instruments',
    'dilution.instrument_events',
    'dilution.compliance_states',
  ],
  state_changed_at: ['raw.filings'],
  computed_at: ['score.scores'],
};

const SCHEMA = `
  create table api.monitors (
    monitor_id uuid primary key,
    position bigint generated always as identity,
    organization_id uuid not null references api.organizations,
    name text not null,
    search jsonb not null,
    expression text,
    destination jsonb,
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    deactivated_at timestamptz,
    last_checked_at timestamptz not null default now(),
    resume_from timestamptz not null,
    last_error text,
    returned_to bigint not null default 0,
    check (is_active = (deactivated_at is null))
  -- Every evaluation writes every row: with free space the new version stays on the page (HOT).
  ) with (fillfactor = 50);
  create unique index monitors_by_name on api.monitors (organization_id, name) where is_active;
  create unique index monitors_of_organization on api.monitors (organization_id, position);
  comment on column api.monitors.position is 'order of creation, which lists are paged by';
  comment on column api.monitors.resume_from is
    'rows recorded later are new to the next evaluation: at most when the oldest transaction open at the last one began';
  comment on column api.monitors.returned_to is 'position of the last match that was returned to whoever asks for new ones';

  create table events.monitor_matches (
    match_id uuid primary key,
    position bigint generated always as identity,
    monitor_id uuid not null,
    match_key text not null,
    cik text not null,
    accession_number text,
    parser_version text,
    raw_source_key text,
    filing_url text,
    public_at timestamptz,
    source_span text,
    row_values jsonb,
    matched_words jsonb not null,
    silent boolean not null,
    found_at timestamptz not null default now(),
    unique (monitor_id, match_key)
  );
  create unique index monitor_matches_by_monitor on events.monitor_matches (monitor_id, position);
  create index monitor_matches_with_values on events.monitor_matches (match_id) where row_values is not null;
  comment on column events.monitor_matches.row_values is
    'null: removed by retention; the row stays, so that its key never matches again';
  comment on column events.monitor_matches.match_key is
    'natural key of the row without the parser version: a rerun or another version gives no new match';
  comment on column events.monitor_matches.silent is
    'the row came from a run whose events are delivered to nobody, or from a filing found by one';

  create table events.emails (
    id uuid primary key,
    organization_id uuid not null,
    monitor_id uuid not null,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    ${QUEUE_COLUMNS}
  );
  ${queueIndexes('events.emails', 'organization_id')}
  create index emails_by_created_at on events.emails (created_at);

  create table events.email_attempts (
    id uuid not null,
    lane uuid not null,
    ${ATTEMPT_COLUMNS},
    primary key (id, claim)
  );
  create index email_attempts_by_time on events.email_attempts (lane, attempted_at);
  comment on column events.email_attempts.id is 'of the email';
  comment on column events.email_attempts.lane is 'the organization';

  create table raw.filing_words (
    raw_source_key text not null,
    sequence integer not null,
    part integer not null,
    words tsvector not null,
    primary key (raw_source_key, sequence, part)
  );
  comment on table raw.filing_words is
    'text of filings that a monitor searched, in parts of 1,000 words; the bytes are in the raw store';

  create table raw.searched_texts (
    raw_source_key text primary key,
    parts integer not null,
    characters bigint not null,
    problem text,
    indexed_at timestamptz not null default now()
  );
  create index searched_texts_by_indexed_at on raw.searched_texts (indexed_at);
  comment on column raw.searched_texts.problem is 'why some of the text is missing; null: all of it is there';
`;

/** Saved searches of organizations, what they found, and the texts that they search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, tables] of Object.entries(RECORDED)) {
    for (const table of tables) await sql`create index on ${sql.table(table)} (${sql.ref(column)})`.execute(db);
  }
  await sql.raw(SCHEMA).execute(db);
  await grantMonitors(db);
}
