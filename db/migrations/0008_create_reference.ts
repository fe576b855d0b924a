import { type Kysely, sql } from 'kysely';

/** Who an identifier means on a date: names, tickers, CUSIPs and industry codes of entities and their securities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema reference;

    create table reference.identifiers (
      cik text not null,
      kind text not null check (kind in ('name', 'ticker', 'cusip', 'sic')),
      value_key text not null,
      search_key text not null,
      source text not null check (source in ('filing-header', 'former-name', 'filing-cover', 'schedule-13',
        'sec-13f-list', 'sec-ticker-file')),
      valid_from date,
      value text not null,
      security_title text,
      exchange text,
      last_stated date not null,
      valid_to date,
      statements integer not null,
      accession_number text,
      source_span text,
      raw_source_key text,
      recorded_at timestamptz not null default now(),
      unique nulls not distinct (cik, kind, value_key, source, valid_from)
    );
    create index identifiers_by_value on reference.identifiers (kind, value_key text_pattern_ops, valid_from);
    create index identifiers_by_search_key on reference.identifiers (kind, search_key text_pattern_ops)
      where kind in ('name', 'ticker');
    create index identifiers_by_word on reference.identifiers
      using gin (array_to_tsvector(string_to_array(value_key, ' '))) where kind = 'name';
    create index identifiers_of_listings on reference.identifiers ((cik::bigint), value_key) where kind = 'ticker';
    comment on column reference.identifiers.value_key is
      'names: letters and digits in lower case without accents, single spaces; others: upper case';
    comment on column reference.identifiers.search_key is
      'names: without spaces and legal form, letters folded to ASCII; tickers: without separators; others: the value''s key';
    comment on column reference.identifiers.valid_from is
      'first date on which a statement of it was public; null: before the first change that a header names';
    comment on column reference.identifiers.valid_to is
      'exclusive: date of the first statement that has another in its place; null: none has';
    comment on column reference.identifiers.accession_number is 'first filing that states it';

    create table reference.pending_entities (
      cik text primary key
    );
    comment on table reference.pending_entities is 'entities with new statements; a run recomputes and removes them';

    create table reference.ticker_files (
      as_of date primary key,
      raw_source_key text not null,
      entries integer not null,
      recorded_at timestamptz not null default now()
    );
    comment on table reference.ticker_files is
      'versions of the SEC''s list of company tickers, by the Eastern date on which each was read';

    create view reference.entities as
    select e.cik, n.value as name, n.valid_from as name_since, s.value as sic, t.value as ticker, t.exchange
    from (select distinct cik from reference.identifiers) e
    left join lateral (
      select value, valid_from from reference.identifiers i
      where i.cik = e.cik and i.kind = 'name' and i.valid_to is null
      order by i.source = 'sec-ticker-file', i.last_stated desc limit 1
    ) n on true
    left join lateral (
      select value from reference.identifiers i where i.cik = e.cik and i.kind = 'sic' and i.valid_to is null limit 1
    ) s on true
    left join lateral (
      select value, exchange from reference.identifiers i
      where i.cik = e.cik and i.kind = 'ticker' and i.valid_to is null
      order by (coalesce(i.security_title, '') ~* '(warrant|right|unit|note|preferred)'), i.last_stated desc, i.value
      limit 1
    ) t on true;
    comment on view reference.entities is 'one row per entity, as it is known today';
  `.execute(db);
}
