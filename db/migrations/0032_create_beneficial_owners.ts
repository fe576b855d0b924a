import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

/** Schedules 13D and 13G: one row per reporting person of one filing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, ordinal)
    );
    create index beneficial_owners_by_issuer on parsed.beneficial_owners (issuer_cik, public_at);
    create index beneficial_owners_by_person on parsed.beneficial_owners (person_cik, public_at);
    comment on column parsed.beneficial_owners.ordinal is 'position among the reporting persons, from 0';

    create view parsed.current_beneficial_owners as
    select t.* from parsed.beneficial_owners t
    join ops.promotions p on p.parser_version = t.parser_version and p.active;
  `.execute(db);
}
