import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

const TABLES = ['warrants', 'convertibles', 'rights_of_first_refusal', 'lockups'] as const;

/** Instruments that will become shares, and the promises around an offering: one row per statement of one document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dilution.warrants (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      as_of date not null,
      label text not null,
      count numeric,
      exercise_price numeric,
      expires date,
      expires_text text,
      exercisable_from date,
      exercisable_text text,
      price_protection boolean,
      ratchet boolean,
      pre_funded boolean not null,
      status text not null check (status in ('outstanding', 'offered', 'to be issued')),
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
    create index warrants_by_public_at on dilution.warrants (cik, public_at);
    comment on column dilution.warrants.count is 'shares; null where the class is counted only together with others';

    create table dilution.convertibles (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      as_of date not null,
      label text not null,
      principal numeric,
      conversion_price numeric,
      maturity date,
      maturity_year integer,
      interest_rate numeric,
      variable_price boolean,
      ratchet boolean,
      shares_issuable numeric,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
    create index convertibles_by_public_at on dilution.convertibles (cik, public_at);

    create table dilution.rights_of_first_refusal (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      holder text,
      scope text not null,
      duration_months integer,
      tail_months integer,
      tail_fee_percent numeric,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );

    create table dilution.lockups (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      parties text not null check (parties in ('company', 'directors and officers', 'holders')),
      days integer not null,
      starts_on date,
      ends_on date,
      conditions text,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
  `.execute(db);
  for (const table of TABLES) {
    await sql`
      create view ${sql.id('dilution', `current_${table}`)} as
      select t.* from ${sql.id('dilution', table)} t
      join ops.promotions p on p.parser_version = t.parser_version and p.active
    `.execute(db);
  }
}
