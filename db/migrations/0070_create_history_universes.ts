import { type Kysely, sql } from 'kysely';

/**
 * Beside the histories of scores: what each was computed from, so that a backfill that is run again leaves alone what
 * would come out the same; and each day's scored universe with its percentiles. A percentile follows from the score and
 * the day, so it is kept once for each score of a day: written into the rows it would rewrite millions of them whenever
 * one issuer joins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    comment on column score.history_inputs.input_hash is
      'over facts, prices, days, methodology and build: equal inputs give the rows that stand';
    create index history_inputs_by_methodology on score.history_inputs (methodology_version, cik);

    create table score.history_universes (
      methodology_version text not null references score.methodologies,
      as_of_date date not null,
      universe_size integer not null,
      universe_hash text not null,
      scores double precision[] not null,
      percentiles double precision[],
      primary key (methodology_version, as_of_date)
    );
    comment on column score.history_universes.scores is 'the scores of the day, each once, ascending';
    comment on column score.history_universes.percentiles is 'of each of the scores; null where the universe is too small';

    create view score.ranked_histories as
      select h.*,
        case when h.score is not null then u.percentiles[width_bucket(h.score, u.scores)] end as percentile,
        case when h.score is not null then u.universe_size end as universe_size,
        case when h.score is not null then u.universe_hash end as universe_hash
      from score.score_histories h
      left join score.history_universes u using (methodology_version, as_of_date);
  `.execute(db);
}
