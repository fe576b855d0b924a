import { type Kysely, sql } from 'kysely';

/**
 * What was published can be shown again as it stood at any time: a superseded score names the run that superseded it,
 * and the universes that percentiles come from are kept one after the other. A percentile follows from the score and
 * the universe, so it is kept once for each score of a universe, not in every issuer's row. Ratings are the latest
 * scores of issuers as readers of the interface know them; a number of each row is the cursor of their list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score.superseded_scores add column superseded_by_run text;
    comment on column score.superseded_scores.superseded_at is 'the row stood from computed_at until then';
    create index superseded_scores_by_run on score.superseded_scores (superseded_by_run);
    alter table score.scores add column rating_id bigint generated always as identity;
    alter table score.superseded_scores add column rating_id bigint;
    create index scores_by_ticker on score.scores (ticker, as_of_date);
    create index scores_by_computed_at on score.scores (methodology_version, computed_at, rating_id);
    create unique index scores_by_rating_id on score.scores (rating_id);
    create index superseded_scores_by_rating_id on score.superseded_scores (rating_id);

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
      where s.status = 'published' and not exists (
        select from score.scores l
        where l.cik = s.cik and l.methodology_version = s.methodology_version and l.as_of_date > s.as_of_date
      );
    comment on view score.ratings is
      'each issuer''s latest score under each methodology; none where the latest is withheld';

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
    comment on column score.universes.recorded_to is 'null: it stands';
    comment on column score.universes.scores is 'the scores of the universe, each once, ascending';
    comment on column score.universes.percentiles is 'of each of the scores; null where the universe is too small';

    insert into score.universes
    select methodology_version, as_of_date, max(computed_at), null, max(universe_size), max(universe_hash),
      array_agg(score order by score), case when count(percentile) > 0 then array_agg(percentile order by score) end
    from (
      select methodology_version, as_of_date, score, max(percentile) as percentile, max(universe_size) as universe_size,
        max(universe_hash) as universe_hash, max(computed_at) as computed_at
      from score.scores where score is not null and universe_size is not null
      group by methodology_version, as_of_date, score
    ) s
    group by methodology_version, as_of_date;
  `.execute(db);
}
