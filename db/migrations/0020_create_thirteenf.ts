import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

/** Form 13F: reports of managers and their holdings. Keyed by manager, so that Postgres can partition by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version)
    );
    create index thirteenf_reports_by_period on parsed.thirteenf_reports (cik, period_of_report);

    create table parsed.thirteenf_holdings (
      cik text not null,
      accession_number text not null,
      parser_version text not null,
      ordinal integer not null,
      period_of_report date,
      name_of_issuer text,
      title_of_class text,
      cusip text,
      figi text,
      raw_value text,
      value_dollars numeric,
      ssh_prnamt numeric,
      ssh_prnamt_type text check (ssh_prnamt_type in ('SH', 'PRN')),
      put_call text check (put_call in ('Put', 'Call')),
      investment_discretion text,
      other_manager text,
      voting_sole numeric,
      voting_shared numeric,
      voting_none numeric,
      source_span text not null,
      confidence double precision not null check (confidence between 0 and 1),
      public_at timestamptz not null,
      materialization_version text not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, accession_number, parser_version, ordinal)
    );
    create index thirteenf_holdings_by_cusip on parsed.thirteenf_holdings (cusip, period_of_report);
    comment on column parsed.thirteenf_holdings.ordinal is 'position in the table, from 0';
    comment on column parsed.thirteenf_holdings.raw_value is 'the value as printed, before the unit was decided';

    create view parsed.current_thirteenf_reports as
    select t.* from parsed.thirteenf_reports t
    join ops.promotions p on p.parser_version = t.parser_version and p.active;

    create view parsed.current_thirteenf_holdings as
    select t.* from parsed.thirteenf_holdings t
    join ops.promotions p on p.parser_version = t.parser_version and p.active;
  `.execute(db);
}
