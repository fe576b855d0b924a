import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

const TABLES = ['voting_meetings', 'voting_proposals', 'voting_nominees'] as const;

/** Form 8-K Item 5.07: reports of shareholder meetings, their proposals and nominees. Keyed by issuer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version)
    );
    create index voting_meetings_by_date on parsed.voting_meetings (cik, meeting_date);

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
      ${sql.raw(ROW_META)},
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
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, proposal_ordinal, ordinal)
    );
  `.execute(db);
  for (const table of TABLES) {
    await sql`
      create view ${sql.id('parsed', `current_${table}`)} as
      select t.* from ${sql.id('parsed', table)} t
      join ops.promotions p on p.parser_version = t.parser_version and p.active
    `.execute(db);
  }
}
