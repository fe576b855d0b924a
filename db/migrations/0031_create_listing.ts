import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

const TABLES = ['exchange_compliance', 'reverse_splits', 'corporate_actions'] as const;

/** The standing of a listing and changes of the shares themselves: one row per statement of one document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dilution.exchange_compliance (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      form text not null,
      filed_date date not null,
      exchange text not null check (exchange in ('nasdaq', 'nyse', 'nyse-american', 'other')),
      rule text,
      deficiency text not null check (deficiency in ('bid_price', 'equity', 'market_value', 'late_filing', 'other')),
      status text not null
        check (status in ('notified', 'compliance_plan', 'extension', 'hearing', 'regained', 'delisting')),
      stage text not null check (stage in ('notified', 'compliance_plan', 'extension', 'second_period', 'hearing',
        'determination', 'suspended', 'delisted', 'regained')),
      notice_date date,
      cure_deadline date,
      is_current boolean not null,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
    create index exchange_compliance_by_public_at on dilution.exchange_compliance (cik, public_at);
    comment on column dilution.exchange_compliance.is_current is 'false for earlier steps that the document tells of';

    create table dilution.reverse_splits (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      form text not null,
      filed_date date not null,
      stage text not null check (stage in ('authorized', 'announced', 'approved', 'effective')),
      ratio text,
      numerator numeric,
      denominator numeric,
      effective_date date,
      effective_month text,
      shares_before numeric,
      shares_after numeric,
      authorized_from text,
      authorized_to text,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal),
      check (ratio is not null or authorized_from is not null)
    );
    create index reverse_splits_by_public_at on dilution.reverse_splits (cik, public_at);
    comment on column dilution.reverse_splits.numerator is 'new shares for denominator old ones';

    create table dilution.corporate_actions (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      ordinal integer not null,
      form text not null,
      filed_date date not null,
      type text not null
        check (type in ('ticker_change', 'exchange_move', 'despac_closing', 'split', 'name_change')),
      from_value text,
      to_value text,
      date date,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, ordinal)
    );
    create index corporate_actions_by_public_at on dilution.corporate_actions (cik, public_at);

    create table raw.threshold_lists (
      exchange text not null check (exchange in ('nasdaq', 'nyse', 'cboe')),
      list_date date not null,
      raw_source_key text not null,
      entries integer not null,
      recorded_at timestamptz not null default clock_timestamp(),
      primary key (exchange, list_date)
    );
    comment on table raw.threshold_lists is 'Regulation SHO threshold security lists: one row per exchange and day';

    create table raw.threshold_securities (
      exchange text not null,
      list_date date not null,
      symbol text not null,
      security_name text not null,
      market_category text,
      primary key (exchange, list_date, symbol),
      foreign key (exchange, list_date) references raw.threshold_lists on delete cascade
    );
    create index threshold_securities_by_symbol on raw.threshold_securities (symbol, list_date);
  `.execute(db);
  for (const table of TABLES) {
    await sql`
      create view ${sql.id('dilution', `current_${table}`)} as
      select t.* from ${sql.id('dilution', table)} t
      join ops.promotions p on p.parser_version = t.parser_version and p.active
    `.execute(db);
  }
}
