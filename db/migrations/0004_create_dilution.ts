import { type Kysely, sql } from 'kysely';
import { ROW_META } from './row-meta.ts';

/**
 * Datasets that scores are computed from, a row per statement of one filing; then what is derived from several filings
 * of an issuer, as of the date in `dilution.derivations`. Derived rows have no versions: they are recomputed from the
 * rows of the promoted parsers, which `sources` names.
 */
const SCHEMA = `
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
    ${ROW_META},
    primary key (cik, accession_number, parser_version, basis, share_class, as_of)
  );

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
    ${ROW_META},
    primary key (cik, accession_number, parser_version, as_of)
  );

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
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );
  create index offering_events_by_filed_date on dilution.offering_events (filed_date, accession_number);
  comment on column dilution.offering_events.sequence is 'the document that states the offering';
  comment on column dilution.offering_events.ordinal is 'in that document, from 0';

  create table dilution.registration_events (
    cik text not null,
    accession_number text not null,
    file_number text not null,
    form text not null,
    event text not null check (event in ('effective', 'withdrawn', 'deregistered')),
    date date not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, file_number, event)
  );

  create table dilution.warrants (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    ordinal integer not null,
    as_of date not null,
    label text not null,
    count numeric,
    exercise_price numeric,
    purchase_price numeric,
    expires date,
    expires_text text,
    exercisable_from date,
    exercisable_text text,
    price_protection boolean,
    ratchet boolean,
    pre_funded boolean not null,
    status text not null check (status in ('outstanding', 'offered', 'to be issued')),
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );
  comment on column dilution.warrants.count is 'shares; null where the filing states only a total for several classes';
  comment on column dilution.warrants.purchase_price is 'of a pre-funded warrant, what a buyer pays for it';

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
    discount_percent numeric,
    floor_price numeric,
    original_issue_discount_percent numeric,
    convertible_from date,
    convertible_text text,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );

  create table dilution.issuances (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    ordinal integer not null,
    form text not null,
    channel text not null check (channel in ('atm', 'equity-line', 'exercise', 'conversion')),
    program text,
    file_number text,
    basis text not null check (basis in ('period', 'since-period-end', 'cumulative')),
    period_start date,
    period_end date not null,
    shares numeric,
    gross_proceeds numeric,
    net_proceeds numeric,
    average_price numeric,
    principal numeric,
    strike numeric,
    cashless boolean,
    pre_funded boolean,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal),
    check (basis = 'cumulative' or period_start is not null)
  );
  comment on table dilution.issuances is
    'shares issued over periods, as a document totals them; never a priced offering, which is in offering_events';
  comment on column dilution.issuances.period_start is
    'first day, included; null for a cumulative total of a program whose beginning is not stated';

  create table dilution.offering_closings (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    ordinal integer not null,
    form text not null,
    filed_date date not null,
    closed_on date not null,
    agreed_on date,
    shares numeric,
    price_per_share numeric,
    gross_proceeds numeric,
    net_proceeds numeric,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );

  create table dilution.runway_securities (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    as_of date not null,
    long_term_investments numeric not null,
    counted boolean not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence)
  );
  comment on column dilution.runway_securities.counted is
    'whether the filing counts them into its statement of how long its funds last';

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
    ${ROW_META},
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
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );

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
    security text check (security in ('common', 'depositary_shares', 'sole_class', 'units', 'warrants', 'rights',
      'preferred', 'notes')),
    is_current boolean not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );
  comment on column dilution.exchange_compliance.security is
    'class of listed security that the notice concerns, null where not said; sole_class: the only listed one, not common';
  comment on column dilution.exchange_compliance.is_current is 'false for earlier steps that the document recounts';

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
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal),
    check (ratio is not null or authorized_from is not null)
  );
  comment on column dilution.reverse_splits.numerator is 'new shares for denominator old ones';

  create table dilution.corporate_actions (
    cik text not null,
    accession_number text not null,
    sequence integer not null,
    ordinal integer not null,
    form text not null,
    filed_date date not null,
    type text not null
      check (type in ('ticker_change', 'exchange_move', 'despac_closing', 'split', 'name_change', 'merger', 'spin_off',
        'ads_ratio_change')),
    from_value text,
    to_value text,
    date date,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, sequence, ordinal)
  );

  create table dilution.derivations (
    cik text primary key,
    as_of date not null,
    due_on date,
    methodology_version text not null,
    derived_at timestamptz not null,
    run_id text
  );
  create index derivations_by_due_on on dilution.derivations (due_on);
  comment on column dilution.derivations.due_on is
    'first day on which the derived rows may change without a new filing, such as an expiry';

  create table dilution.derivation_marks (
    mark bigint generated always as identity primary key,
    cik text not null,
    cause text not null default 'filing-time' check (cause in ('filing-time', 'promotion', 'reprocess')),
    marked_at timestamptz not null default now()
  );
  create index derivation_marks_by_cik on dilution.derivation_marks (cik);
  comment on table dilution.derivation_marks is
    'issuers to derive although no filing of theirs was parsed: a row per reason, deleted by the derivation that saw it';

  create table dilution.shelf_programs (
    cik text not null,
    program_key text not null,
    file_number text,
    kind text not null check (kind in ('shelf', 'atm', 'equity-line', 'ipo', 'registration', 'resale', 'other')),
    form text not null,
    filed date not null,
    status text not null check (status in ('active', 'not-yet-effective', 'effect-unknown', 'expired', 'withdrawn',
      'deregistered', 'completed', 'registration-not-found', 'not-modelled')),
    effective_date date,
    effective_basis text check (effective_basis in ('notice', 'automatic', 'first-prospectus')),
    expires date,
    ended_on date,
    amount_kind text not null check (amount_kind in ('amount', 'indeterminate', 'debt-only')),
    registered_amount numeric,
    used_amount numeric,
    remaining_amount numeric,
    takedowns jsonb not null,
    agreements jsonb not null,
    baby_shelf jsonb,
    flags jsonb not null,
    sources jsonb not null,
    recorded_at timestamptz not null default now(),
    primary key (cik, program_key)
  );
  comment on column dilution.shelf_programs.program_key is
    'file number, else unnumbered:<accession number of the first statement>';
  comment on column dilution.shelf_programs.sources is
    'by field: accession number and source span of the statement';

  create table dilution.instruments (
    cik text not null,
    instrument_key text not null,
    kind text not null check (kind in ('warrant', 'pre-funded-warrant', 'convertible')),
    label text not null,
    designation text not null,
    status text not null check (status in ('outstanding', 'offered', 'expired', 'not-listed', 'unconfirmed')),
    shares numeric,
    price numeric,
    expires date,
    exercisable_from date,
    principal numeric,
    interest_rate numeric,
    variable_price boolean,
    price_protection boolean,
    ratchet boolean,
    first_stated date not null,
    last_stated date not null,
    is_counted boolean not null,
    statements text[] not null,
    sources jsonb not null,
    conflicts jsonb not null,
    flags jsonb not null,
    recorded_at timestamptz not null default now(),
    primary key (cik, instrument_key)
  );
  comment on column dilution.instruments.instrument_key is
    'identifies its first statement: kind, accession number, document, position';
  comment on column dilution.instruments.shares is 'split-adjusted to the as-of date, as prices are';

  create table dilution.instrument_events (
    cik text not null,
    instrument_key text not null,
    ordinal integer not null,
    type text not null check (type in ('issued', 'first-stated', 'restated', 'reduced', 'increased', 'repriced',
      'terms-changed', 'split-adjusted', 'expired')),
    date date not null,
    field text,
    from_value text,
    to_value text,
    accession_number text not null,
    source_span text,
    parser_version text not null,
    public_at timestamptz not null,
    recorded_at timestamptz not null default now(),
    primary key (cik, instrument_key, ordinal)
  );

  create table dilution.compliance_states (
    cik text not null,
    exchange text not null,
    deficiency text not null,
    status text not null,
    is_open boolean not null,
    since date not null,
    notice_date date not null,
    source jsonb not null,
    history jsonb not null,
    recorded_at timestamptz not null default now(),
    primary key (cik, exchange, deficiency)
  );
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}
