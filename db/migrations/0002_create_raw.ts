import { type Kysely, sql } from 'kysely';

/** Which filings exist and the bytes stored for them; the reference lists of exchanges and the SEC. */
const SCHEMA = `
  create schema raw;

  create table raw.objects (
    sha256 text primary key,
    bytes bigint not null,
    stored_bytes bigint not null,
    url text,
    fetched_at timestamptz not null,
    recorded_at timestamptz not null default now()
  );

  create table raw.filings (
    accession_number text primary key,
    cik text not null,
    form text not null,
    filed_date date not null,
    accepted_at timestamptz,
    public_at timestamptz not null,
    public_at_estimated boolean not null,
    period_of_report date,
    url text not null,
    source text not null,
    first_seen_at timestamptz not null default now(),
    state text not null default 'discovered'
      check (state in ('discovered', 'stored', 'processed', 'missing', 'rejected', 'failed')),
    state_code text,
    state_reason text,
    state_changed_at timestamptz not null default now(),
    raw_source_key text,
    bytes bigint,
    retrieved_at timestamptz,
    header jsonb,
    warnings jsonb not null default '[]',
    parser_set integer references ops.parser_sets,
    attempts smallint not null default 0,
    retry_at timestamptz,
    filing_number bigint generated always as identity,
    check (state not in ('stored', 'processed') or raw_source_key is not null),
    check (state <> 'processed' or parser_set is not null)
  );
  create index filings_pending on raw.filings (source, filed_date, accession_number) include (state)
    where state in ('discovered', 'stored');
  create index filings_by_parser_set on raw.filings (source, parser_set, filed_date, accession_number)
    where state = 'processed';
  create index filings_to_retry on raw.filings (source, filed_date, accession_number) include (retry_at, state, parser_set)
    where retry_at is not null;
  create index filings_unavailable on raw.filings (state, state_code, accession_number)
    where state in ('missing', 'rejected', 'failed');
  create index filings_by_filed_date on raw.filings (filed_date, accession_number);
  create index filings_by_public_at on raw.filings (public_at, accession_number) include (cik);
  create index filings_by_form on raw.filings (form, public_at, accession_number);
  create unique index filings_by_cik on raw.filings (cik, accession_number)
    include (form, filed_date, public_at, state, parser_set);
  create unique index filings_by_number on raw.filings (filing_number) include (public_at, accession_number);
  comment on column raw.filings.filing_number is
    'identifies the filing in cursors of lists; it says nothing about its time, and differs between databases';
  comment on column raw.filings.parser_set is
    'of a processed filing: the parser versions that ran over the stored bytes';
  comment on column raw.filings.source is
    'the source whose index listed the filing first; raw.filing_sources has the others';
  comment on column raw.filings.attempts is 'failures in a row for causes that may pass';
  comment on column raw.filings.retry_at is
    'from when a run takes the filing again: it failed for a cause that may pass, or one of its parsers did';
  comment on index raw.filings_by_public_at is
    'the newest rows of a dataset across issuers: its view reads filings in this order and looks each up by its key';
  comment on index raw.filings_by_cik is
    'answers from the index alone which filings of an issuer are not fully parsed';

  create table raw.superseded_filing_times (
    accession_number text not null references raw.filings on delete cascade,
    public_at timestamptz not null,
    public_at_estimated boolean not null,
    superseded_at timestamptz not null,
    primary key (accession_number, superseded_at)
  );
  create index superseded_filing_times_by_public_at on raw.superseded_filing_times (public_at, superseded_at);
  comment on table raw.superseded_filing_times is
    'when parsed filings counted as public, until an acceptance time became known that says otherwise';

  create table raw.filing_sources (
    source text not null,
    filed_date date not null,
    accession_number text not null references raw.filings on delete cascade,
    primary key (source, filed_date, accession_number)
  );
  comment on table raw.filing_sources is
    'sources that list a filing besides raw.filings.source: their runs may fetch it too';
  comment on column raw.filing_sources.filed_date is 'copied from raw.filings, for the index';

  create table raw.filing_filers (
    cik text not null,
    accession_number text not null references raw.filings on delete cascade,
    role text not null,
    name text,
    file_number text,
    film_number text,
    sic text,
    state_of_incorporation text,
    fiscal_year_end text,
    is_own boolean not null default false,
    form text,
    primary key (cik, accession_number, role)
  );
  create index filing_filers_by_accession on raw.filing_filers (accession_number);
  create index filing_filers_of_others on raw.filing_filers (cik, form) include (accession_number, role)
    where not is_own;
  comment on column raw.filing_filers.is_own is 'raw.filings.cik is this filer';
  comment on column raw.filing_filers.form is 'copied from raw.filings, for the index';

  create table raw.documents (
    accession_number text not null references raw.filings on delete cascade,
    sequence integer not null,
    type text not null,
    filename text,
    description text,
    byte_start bigint not null,
    byte_end bigint not null,
    encoding text not null,
    is_binary boolean not null,
    primary key (accession_number, sequence)
  );

  create table raw.fetches (
    url text primary key,
    etag text,
    last_modified text,
    raw_source_key text,
    http_status integer not null,
    checked_at timestamptz not null
  );

  create table raw.discoveries (
    source text not null,
    index_kind text not null,
    cik text not null default '',
    from_date date not null,
    to_date date not null,
    filings integer not null,
    discovered_at timestamptz not null default now(),
    primary key (source, index_kind, cik, from_date, to_date),
    check (from_date <= to_date)
  );
  create index discoveries_by_cik on raw.discoveries (cik, from_date);
  comment on column raw.discoveries.cik is 'empty: all issuers; otherwise the one whose submissions were read';

  create table raw.feed_sightings (
    source text not null,
    accession_number text not null references raw.filings on delete cascade,
    form text not null,
    filed_date date not null,
    seen_at timestamptz not null default now(),
    is_joined boolean not null,
    confirmed_at timestamptz,
    unconfirmed_at timestamptz,
    primary key (source, accession_number),
    check (confirmed_at is null or unconfirmed_at is null)
  );
  create index feed_sightings_by_time on raw.feed_sightings (source, seen_at);
  create index feed_sightings_to_confirm on raw.feed_sightings (source, filed_date) where confirmed_at is null;
  comment on table raw.feed_sightings is 'filings that a current-filings feed has listed, with what it said of them';
  comment on column raw.feed_sightings.is_joined is
    'false: the poll that saw it broke off before it met what was known, so later polls read past it';
  comment on column raw.feed_sightings.confirmed_at is 'when an index of the source listed the filing';
  comment on column raw.feed_sightings.unconfirmed_at is
    'when the complete index of its filed date was found not to list it';

  create table raw.feed_polls (
    source text primary key,
    polled_at timestamptz not null,
    read_at timestamptz,
    release_read_at timestamptz,
    new_filings_at timestamptz,
    page_limit_at timestamptz,
    page_limit integer,
    failing_since timestamptz,
    failures integer not null default 0,
    failure_code text,
    failure text
  );
  comment on table raw.feed_polls is 'the last poll of each current-filings feed';
  comment on column raw.feed_polls.read_at is 'last poll that met what was known, or the end of the feed or the page limit';
  comment on column raw.feed_polls.release_read_at is
    'last poll that read down to the close of the previous business day, for filings released in the morning';
  comment on column raw.feed_polls.page_limit_at is 'last poll that ended at its page limit: the night announces the rest';

  create table raw.enforcement_feeds (
    feed text primary key check (feed in ('litigation-releases', 'administrative-proceedings')),
    first_loaded_at timestamptz not null default now(),
    synced_at timestamptz not null,
    items integer not null
  );
  comment on table raw.enforcement_feeds is 'feeds of enforcement releases that were read; the first load is silent';

  create table raw.enforcement_releases (
    release_number text primary key,
    feed text not null references raw.enforcement_feeds,
    other_numbers text[] not null default '{}',
    release_date date not null,
    published_at timestamptz not null,
    respondents text not null,
    description text,
    url text not null,
    feed_url text not null,
    raw_source_key text not null,
    retrieved_at timestamptz not null,
    first_seen_at timestamptz not null default now()
  );
  create index enforcement_releases_by_date on raw.enforcement_releases (release_date, release_number);
  comment on column raw.enforcement_releases.release_number is 'LR-26562, 34-106250, IA-6984: the one that names the document';
  comment on column raw.enforcement_releases.respondents is 'as the feed prints them';
  comment on column raw.enforcement_releases.raw_source_key is 'the bytes of the feed that first listed it';

  create table raw.threshold_lists (
    exchange text not null check (exchange in ('nasdaq', 'nyse', 'nyse-american', 'nyse-arca', 'cboe')),
    list_date date not null,
    raw_source_key text not null,
    entries integer not null,
    recorded_at timestamptz not null default clock_timestamp(),
    made_at text,
    primary key (exchange, list_date)
  );
  comment on table raw.threshold_lists is 'Regulation SHO threshold security lists: one row per exchange and day';
  comment on column raw.threshold_lists.made_at is
    'yyyymmddhhmmss Eastern, as the file states it; the later of two files for a day counts';

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

  create table raw.cusip_lists (
    quarter date not null,
    raw_source_key text not null,
    public_at timestamptz not null,
    public_at_basis text not null check (public_at_basis in ('stated', 'stored')),
    securities integer not null,
    unread_lines integer not null,
    recorded_at timestamptz not null default now(),
    primary key (quarter, raw_source_key)
  );
  comment on column raw.cusip_lists.quarter is 'last day of the quarter';
  comment on column raw.cusip_lists.public_at_basis is
    'stated: the publication date came with the file; stored: public no later than when it was stored';

  create table raw.cusip_securities (
    quarter date not null,
    raw_source_key text not null,
    line integer not null,
    cusip text not null,
    has_options boolean not null,
    issuer_name text not null,
    description text not null,
    status text check (status in ('added', 'deleted')),
    source_span text not null,
    primary key (quarter, raw_source_key, line),
    foreign key (quarter, raw_source_key) references raw.cusip_lists on delete cascade
  );
  comment on column raw.cusip_securities.line is 'part of the key: the SEC prints some CUSIPs more than once';
  create index cusip_securities_by_cusip on raw.cusip_securities (cusip, quarter);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}
