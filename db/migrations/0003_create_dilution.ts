import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

/** Station 6: the datasets that scores are made from, one row per statement of one filing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema dilution;

    create table dilution.share_float_history (
      cik text not null,
      accession_number text not null,
      as_of date not null,
      share_class text not null,
      basis text not null check (basis in ('cover', 'balance-sheet', 'prospectus', 'annual-float')),
      shares_outstanding numeric,
      public_float numeric,
      public_float_as_of date,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, basis, share_class, as_of)
    );
    create index share_float_history_by_public_at on dilution.share_float_history (cik, public_at);

    create table dilution.cash_position (
      cik text not null,
      accession_number text not null,
      as_of date not null,
      currency text not null,
      cash_and_equivalents numeric,
      short_term_investments numeric,
      operating_cash_flow numeric,
      operating_cash_flow_start date,
      operating_cash_flow_end date,
      ttm_operating_cash_flow numeric,
      monthly_burn numeric,
      runway_months numeric,
      going_concern boolean,
      runway_statement text,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, as_of)
    );
    create index cash_position_by_public_at on dilution.cash_position (cik, public_at);

    create table dilution.offering_events (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      form text not null,
      filed_date date not null,
      file_number text,
      type text not null,
      is_atm boolean not null,
      is_primary boolean not null,
      is_resale boolean not null,
      securities text[] not null,
      shares_offered numeric,
      price_per_share numeric,
      gross_proceeds numeric,
      net_proceeds numeric,
      max_aggregate_offering numeric,
      registered_amount numeric,
      fee numeric,
      baby_shelf_applies boolean,
      baby_shelf_public_float numeric,
      baby_shelf_sold_last12_months numeric,
      stated_price numeric,
      stated_price_date date,
      shares_outstanding_before numeric,
      shares_outstanding_after numeric,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
    create index offering_events_by_public_at on dilution.offering_events (cik, public_at);
    comment on column dilution.offering_events.sequence is 'document of the submission that states the offering';
    comment on column dilution.offering_events.ordinal is '0 for the first offering of that document';

    create table dilution.registration_events (
      cik text not null,
      accession_number text not null,
      file_number text not null,
      form text not null,
      event text not null check (event in ('effective', 'withdrawn', 'deregistered')),
      date date not null,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, file_number, event)
    );
    create index registration_events_by_public_at on dilution.registration_events (cik, public_at);
  `.execute(db);
}
