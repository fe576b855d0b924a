import { type Kysely, sql } from 'kysely';

/**
 * Scores of years past as a backfill computes them: numbers alone, a row for each issuer and day. Receipts are made on
 * demand from the same facts. No column says when or by which run a row was written, so that a backfill that was
 * interrupted leaves the bytes of one that was not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score.score_histories (
      cik text not null,
      methodology_version text not null references score.methodologies,
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
    comment on column score.score_histories.score is 'null where withheld';
    comment on column score.score_histories.computed_on is
      'the day whose computation the row carries: inputs did not change since';
  `.execute(db);
}
