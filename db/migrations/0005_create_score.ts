import { type Kysely, sql } from 'kysely';

/** Scores with their receipts. A recomputed score that differs moves the previous row to `score.superseded_scores`. */
const SCHEMA = `
  create schema score;

  create table score.methodologies (
    version text primary key,
    content_hash text not null,
    body jsonb not null,
    registered_at timestamptz not null default now()
  );

  create table score.scores (
    cik text not null,
    methodology_version text not null references score.methodologies,
    as_of_date date not null,
    ticker text,
    name text,
    status text not null check (status in ('published', 'withheld')),
    score double precision check (score between 0 and 100),
    lo double precision not null,
    hi double precision not null,
    band text,
    band_barred boolean not null,
    confidence text not null,
    present_weight integer not null,
    factors jsonb not null,
    sub_ratings jsonb not null,
    regsho boolean,
    priced boolean not null,
    confidence_reasons jsonb not null,
    withheld_reasons jsonb not null,
    percentile double precision,
    universe_size integer,
    universe_hash text,
    receipt_hash text not null,
    run_id text,
    materialization_version text not null,
    computed_at timestamptz not null default now(),
    rating_id bigint generated always as identity,
    primary key (cik, methodology_version, as_of_date),
    check ((status = 'published') = (score is not null))
  -- A run writes each row twice, the second time with its rank: with free space the second stays on the page (HOT).
  ) with (fillfactor = 50);
  create index scores_by_date on score.scores (as_of_date, methodology_version, score desc nulls last);
  create index scores_by_ticker on score.scores (ticker, as_of_date);
  create index scores_by_computed_at on score.scores (methodology_version, computed_at, rating_id);
  create index scores_by_risk on score.scores
    (methodology_version, (sub_ratings ->> 'overallRisk'), computed_at, rating_id) where status = 'published';
  create index scores_of_date on score.scores (methodology_version, as_of_date, computed_at, rating_id)
    where status = 'published';
  create index scores_of_date_by_risk on score.scores
    (methodology_version, as_of_date, (sub_ratings ->> 'overallRisk'), computed_at, rating_id)
    where status = 'published';
  create unique index scores_by_rating_id on score.scores (rating_id);

  create table score.superseded_scores (
    like score.scores including defaults,
    superseded_at timestamptz not null default now(),
    superseded_by_run text
  );
  create index superseded_scores_by_key on score.superseded_scores (cik, methodology_version, as_of_date, computed_at);
  create index superseded_scores_of_date on score.superseded_scores
    (methodology_version, as_of_date, computed_at, rating_id) where status = 'published';
  create index superseded_scores_of_date_by_risk on score.superseded_scores
    (methodology_version, as_of_date, (sub_ratings ->> 'overallRisk'), computed_at, rating_id)
    where status = 'published';
  create index superseded_scores_by_run on score.superseded_scores (superseded_by_run);
  create index superseded_scores_by_rating_id on score.superseded_scores (rating_id);
  comment on column score.superseded_scores.superseded_at is 'the row was current from computed_at until then';
  comment on column score.scores.priced is 'whether a market close was among the inputs';

  create table score.staged_scores (
    like score.scores including defaults,
    primary key (run_id, cik, methodology_version, as_of_date)
  );
  alter table score.staged_scores alter column rating_id drop not null;
  comment on table score.staged_scores is
    'scores of a run over the current date: they replace the current ones together, or stay here';

  create table score.scoring_runs (
    run_id text not null,
    methodology_version text not null references score.methodologies,
    as_of_date date not null,
    issuers integer not null,
    published integer not null,
    priced integer not null,
    listed integer not null,
    prices text,
    replaced_ratings boolean not null,
    fewer jsonb not null,
    settled_at timestamptz not null default now(),
    primary key (run_id, methodology_version)
  );
  comment on table score.scoring_runs is 'what the scores of a run were computed from, in issuers';
  comment on column score.scoring_runs.fewer is 'what the run lacked that the ratings before it had';
  comment on column score.scoring_runs.prices is
    'path of the price table; null: no market prices. A recomputation of the scores reads the same one';

  create table score.current_dates (
    methodology_version text primary key references score.methodologies,
    as_of_date date not null,
    run_id text not null,
    foreign key (run_id, methodology_version) references score.scoring_runs
  );
  comment on table score.current_dates is
    'by methodology, the date up to which ratings show scores, and the run that computed it; none: up to the latest';

  create table score.score_marks (
    mark bigint generated always as identity primary key,
    cik text not null,
    methodology_version text not null references score.methodologies,
    taken_by_run text,
    marked_at timestamptz not null default now()
  );
  create index score_marks_by_methodology on score.score_marks (methodology_version, cik);
  comment on table score.score_marks is
    'issuers whose current scores follow from a parser version that is no longer promoted; gone once ratings show new ones';
  comment on column score.score_marks.taken_by_run is
    'the scoring run that began after the mark; null: none yet, so that a promotion during a run keeps its marks';

  create view score.ratings as
    select s.rating_id, s.cik, s.ticker, s.name, s.methodology_version, s.as_of_date, s.score as numeric_score,
      s.sub_ratings ->> 'overallRisk' as overall_risk,
      s.sub_ratings ->> 'offeringAbilityRisk' as offering_ability_risk,
      s.sub_ratings ->> 'dilutionRisk' as dilution_risk,
      s.sub_ratings ->> 'historicalRisk' as historical_risk,
      s.sub_ratings ->> 'cashNeedLevel' as cash_need_level,
      s.sub_ratings ->> 'warrantExerciseRating' as warrant_exercise_rating,
      s.regsho, s.factors as factor_exposures, s.computed_at, s.receipt_hash
    from score.scores s
    left join score.current_dates c on c.methodology_version = s.methodology_version
    where s.status = 'published' and s.as_of_date <= coalesce(c.as_of_date, 'infinity') and not exists (
      select from score.scores l
      where l.cik = s.cik and l.methodology_version = s.methodology_version and l.as_of_date > s.as_of_date
        and l.as_of_date <= coalesce(c.as_of_date, 'infinity')
    );
  comment on view score.ratings is
    'each issuer''s latest score under each methodology, up to its current date; none where the latest is withheld';

  create table score.universes (
    methodology_version text not null references score.methodologies,
    as_of_date date not null,
    recorded_from timestamptz not null,
    recorded_to timestamptz,
    universe_size integer not null,
    universe_hash text,
    scores double precision[] not null,
    percentiles double precision[],
    primary key (methodology_version, as_of_date, recorded_from)
  );
  comment on table score.universes is
    'a percentile follows from the score and the universe, so each is stored once per distinct score';
  comment on column score.universes.recorded_to is 'null: current';
  comment on column score.universes.scores is 'distinct, ascending';
  comment on column score.universes.percentiles is 'of each of the scores; null where the universe is too small';

  create table score.receipts (
    cik text not null,
    receipt_hash text not null,
    methodology_version text not null,
    as_of_date date not null,
    inputs_hash text not null,
    body text not null,
    recorded_at timestamptz not null default now(),
    primary key (cik, receipt_hash)
  );
  comment on column score.receipts.body is 'canonical JSON of the receipt without its inputs';

  create table score.receipt_inputs (
    cik text not null,
    inputs_hash text not null,
    body text not null,
    primary key (cik, inputs_hash)
  );
  comment on column score.receipt_inputs.body is 'canonical JSON, the exact bytes that were hashed';

  create table score.score_histories (
    cik text not null,
    methodology_version text not null,
    as_of_date date not null,
    computed_on date not null,
    score double precision,
    lo double precision not null,
    hi double precision not null,
    band text,
    band_barred boolean not null,
    confidence text not null,
    present_weight smallint not null,
    active_offering_pressure double precision,
    cash_runway_pressure double precision,
    convertible_warrant_overhang double precision,
    share_float_velocity double precision,
    compliance_pressure double precision,
    overall_risk text,
    offering_ability_risk text,
    dilution_risk text,
    historical_risk text,
    cash_need_level text,
    warrant_exercise_rating text,
    regsho boolean,
    primary key (cik, methodology_version, as_of_date)
  );
  comment on table score.score_histories is
    'backfilled scores. No foreign key (checking it costs as much as the COPY; score.history_inputs has one), and no
run or time: an interrupted and resumed backfill leaves the same rows as an uninterrupted one';
  comment on column score.score_histories.score is 'null where withheld';
  comment on column score.score_histories.computed_on is
    'the day whose computation the row carries: inputs are unchanged since';

  create table score.history_inputs (
    cik text not null,
    methodology_version text not null references score.methodologies,
    from_date date not null,
    to_date date not null,
    input_hash text not null,
    computed integer not null,
    carried integer not null,
    primary key (cik, methodology_version, from_date, to_date)
  );
  create index history_inputs_by_methodology on score.history_inputs (methodology_version, cik);
  comment on column score.history_inputs.input_hash is
    'of facts, prices, days, methodology and build: a backfill with equal inputs skips the issuer';

  create table score.history_universes (
    methodology_version text not null references score.methodologies,
    as_of_date date not null,
    universe_size integer not null,
    universe_hash text not null,
    scores double precision[] not null,
    percentiles double precision[],
    primary key (methodology_version, as_of_date)
  );
  comment on column score.history_universes.scores is 'distinct, ascending';
  comment on column score.history_universes.percentiles is 'of each of the scores; null where the universe is too small';

  create table score.outcomes (
    cik text not null,
    as_of_date date not null,
    state text not null check (state in ('open', 'complete', 'ended')),
    followed_until date not null,
    market_value double precision,
    runway_months double precision,
    is_burning boolean,
    sold_last_year boolean,
    growth_6 double precision,
    growth_12 double precision,
    growth_reason_6 text,
    growth_reason_12 text,
    base_date date,
    end_date_6 date,
    end_date_12 date,
    across_merger boolean not null,
    proceeds_6 double precision,
    proceeds_12 double precision,
    unstated_6 integer not null,
    unstated_12 integer not null,
    next_offering date,
    next_reverse_split date,
    delisted date,
    accession_numbers text[] not null,
    input_hash text not null,
    primary key (cik, as_of_date),
    check ((growth_6 is null) = (growth_reason_6 is not null)),
    check ((growth_12 is null) = (growth_reason_12 is not null))
  );
  comment on table score.outcomes is
    'what happened to an issuer in the 12 months after an as-of date, from filings public after it: for studies, never for scores';
  comment on column score.outcomes.state is
    'open: the 12 months are not over, not indexed or not parsed; ended: the issuer stopped filing before their end';
  comment on column score.outcomes.followed_until is 'events are known up to it';
  comment on column score.outcomes.market_value is
    'as of the as-of date, as runway_months, is_burning and sold_last_year are; USD';
  comment on column score.outcomes.growth_6 is
    'of split-adjusted shares outstanding, 0.2: a fifth more; counts of filings public within 6 months after the as-of date';
  comment on column score.outcomes.proceeds_6 is
    'gross proceeds of primary offerings that state them, USD; null while the 6 months are not known; unstated_6: how many do not';
  comment on column score.outcomes.accession_numbers is 'the filings that state the counts, offerings and events';
  comment on column score.outcomes.input_hash is
    'of the filings public by the end of the 12 months, promoted parsers and build: equal ones are not recomputed';

  create view score.ranked_histories as
    select h.*,
      case when h.score is not null then u.percentiles[width_bucket(h.score, u.scores)] end as percentile,
      case when h.score is not null then u.universe_size end as universe_size,
      case when h.score is not null then u.universe_hash end as universe_hash
    from score.score_histories h
    left join score.history_universes u using (methodology_version, as_of_date);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}
