import { type Kysely, sql } from 'kysely';
import { ROW_META } from './row-meta.ts';

/** Values as filings state them. Keyed by filer first, so that Postgres can partition by it. */
const SCHEMA = `
  create schema parsed;

  create table parsed.filer_identities (
    cik text not null,
    accession_number text not null,
    ordinal integer not null,
    name text,
    ticker text,
    exchange text,
    security_title text,
    document_type text,
    document_period_end date,
    fiscal_year_end text,
    is_shell_company boolean,
    filer_category text,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, ordinal)
  );

  create table parsed.company_facts (
    cik text not null,
    accession_number text not null,
    concept text not null,
    unit text not null,
    period_start date,
    period_end date not null,
    value numeric not null,
    form text,
    filed_date date,
    raw_source_key text not null,
    recorded_at timestamptz not null default now()
  );
  create unique index company_facts_key on parsed.company_facts
    (cik, accession_number, concept, unit, period_end, period_start, value) nulls not distinct;

  create table parsed.thirteenf_reports (
    cik text not null,
    accession_number text not null,
    form text,
    report_type text,
    period_of_report date,
    manager_name text,
    file_number text,
    is_amendment boolean not null,
    amendment_number integer,
    amendment_type text check (amendment_type in ('RESTATEMENT', 'NEW HOLDINGS')),
    confidential_omitted boolean,
    entries integer not null,
    total_value_dollars numeric,
    value_unit text check (value_unit in ('dollars', 'thousands')),
    value_unit_basis text check (value_unit_basis in ('filed-date', 'implied-price', 'printed')),
    value_unit_reason text,
    cover_entry_total integer,
    cover_value_total numeric,
    included_managers jsonb not null,
    reporting_managers jsonb not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version)
  );
  create index thirteenf_reports_by_period on parsed.thirteenf_reports (cik, period_of_report);
  create index thirteenf_reports_by_quarter on parsed.thirteenf_reports (period_of_report, cik);

  create table parsed.subsidiary_lists (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    form text not null,
    filed_date date not null,
    count integer not null,
    notes text[] not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence)
  );
  comment on column parsed.subsidiary_lists.sequence is 'the document that holds the list';

  create table parsed.subsidiaries (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    position integer not null,
    name text not null,
    name_key text not null,
    jurisdiction text,
    ownership_percent numeric,
    doing_business_as text,
    level integer not null,
    note_marks text[] not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, position)
  );
  create index subsidiaries_by_name on parsed.subsidiaries (name_key);
  comment on column parsed.subsidiaries.position is 'in the list, from 0';

  create table parsed.voting_meetings (
    cik text not null,
    accession_number text not null,
    meeting_date date,
    meeting_type text check (meeting_type in ('annual', 'special')),
    shares_outstanding numeric,
    shares_present numeric,
    result_status text check (result_status in ('final', 'preliminary')),
    parsing_confidence text not null check (parsing_confidence in ('high', 'medium', 'low')),
    frequency_decision_years integer check (frequency_decision_years between 1 and 3),
    amendment_kind text check (amendment_kind in ('frequency-decision', 'final-results', 'correction')),
    original_filed_date date,
    raw_item_text text,
    ${ROW_META},
    primary key (cik, accession_number, parser_version)
  );
  create index voting_meetings_by_date on parsed.voting_meetings (meeting_date);
  create index voting_meetings_by_type on parsed.voting_meetings (meeting_type, meeting_date);

  create table parsed.voting_proposals (
    cik text not null,
    accession_number text not null,
    ordinal integer not null,
    number text,
    proposal_type text not null,
    subject text not null,
    votes_for numeric,
    votes_against numeric,
    abstain numeric,
    broker_non_votes numeric,
    one_year numeric,
    two_years numeric,
    three_years numeric,
    approved boolean,
    class_votes jsonb not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, ordinal)
  );

  create table parsed.voting_nominees (
    cik text not null,
    accession_number text not null,
    proposal_ordinal integer not null,
    ordinal integer not null,
    name text not null,
    votes_for numeric,
    votes_against numeric,
    votes_withheld numeric,
    abstain numeric,
    broker_non_votes numeric,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, proposal_ordinal, ordinal)
  );

  create table parsed.beneficial_owners (
    cik text not null,
    accession_number text not null,
    ordinal integer not null,
    form text,
    issuer_name text,
    issuer_cik text,
    cusip text,
    securities_class text,
    event_date date,
    amendment integer,
    name text,
    person_cik text,
    shares_owned numeric,
    percent_of_class numeric,
    sole_voting numeric,
    shared_voting numeric,
    sole_dispositive numeric,
    shared_dispositive numeric,
    member_of_group boolean,
    type_of_reporting_person text[] not null,
    citizenship text,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, ordinal)
  );
  create index beneficial_owners_by_issuer on parsed.beneficial_owners (issuer_cik);
  create index beneficial_owners_by_person on parsed.beneficial_owners (person_cik);
  create index beneficial_owners_by_name on parsed.beneficial_owners (lower(name) text_pattern_ops);
  create index beneficial_owners_by_name_words on parsed.beneficial_owners
    using gin (to_tsvector('simple', coalesce(name, '')));
  create index beneficial_owners_by_cusip on parsed.beneficial_owners (cusip);
  comment on column parsed.beneficial_owners.ordinal is 'position among the reporting persons, from 0';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}
