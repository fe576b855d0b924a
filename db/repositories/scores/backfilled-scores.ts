import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { Band, Level } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';

/** A row of `score.ranked_histories`: computed by a backfill, without a receipt and without a time. */
export interface BackfilledScore {
  readonly cik: Cik;
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  /** Null where it is withheld. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly confidence: Level;
  /** Weight of the present factors in hundredths. */
  readonly presentWeight: number;
  readonly activeOfferingPressure: number | null;
  readonly cashRunwayPressure: number | null;
  readonly convertibleWarrantOverhang: number | null;
  readonly shareFloatVelocity: number | null;
  readonly compliancePressure: number | null;
  readonly overallRisk: Level | null;
  readonly offeringAbilityRisk: Level | null;
  readonly dilutionRisk: Level | null;
  readonly historicalRisk: Level | null;
  readonly cashNeedLevel: Level | null;
  readonly warrantExerciseRating: Level | null;
  readonly regsho: boolean | null;
  readonly percentile: number | null;
  readonly universeSize: number | null;
  /** Hash of everything that the backfill computed the issuer's days from; null where it is not recorded. */
  readonly inputHash: Sha256 | null;
}

const COLUMNS = sql`h.cik, h.methodology_version as "methodologyVersion", h.as_of_date as "asOf", h.score, h.band,
  h.confidence, h.present_weight as "presentWeight", h.active_offering_pressure as "activeOfferingPressure",
  h.cash_runway_pressure as "cashRunwayPressure", h.convertible_warrant_overhang as "convertibleWarrantOverhang",
  h.share_float_velocity as "shareFloatVelocity", h.compliance_pressure as "compliancePressure",
  h.overall_risk as "overallRisk", h.offering_ability_risk as "offeringAbilityRisk", h.dilution_risk as "dilutionRisk",
  h.historical_risk as "historicalRisk", h.cash_need_level as "cashNeedLevel",
  h.warrant_exercise_rating as "warrantExerciseRating", h.regsho, h.percentile, h.universe_size as "universeSize", (
    select i.input_hash from score.history_inputs i
    where i.cik = h.cik and i.methodology_version = h.methodology_version
      and h.as_of_date between i.from_date and i.to_date
    order by i.from_date desc limit 1
  ) as "inputHash"`;

/** The issuer's last backfilled score of a date or before; null: there is none. */
export async function findBackfilled(
  db: Database | Transaction,
  { cik, methodologyVersion }: { readonly cik: Cik; readonly methodologyVersion: string },
  upTo: IsoDate | null,
): Promise<BackfilledScore | null> {
  const { rows } = await sql<BackfilledScore>`
    select ${COLUMNS} from score.ranked_histories h
    where h.cik = ${cik} and h.methodology_version = ${methodologyVersion} ${before(upTo)}
    order by h.as_of_date desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The last backfilled date of a date or before, as it was ranked; null: there is none. */
export async function lastBackfilledDate(
  db: Database | Transaction,
  methodologyVersion: string,
  upTo: IsoDate | null,
): Promise<IsoDate | null> {
  const { rows } = await sql<{ date: IsoDate }>`
    select h.as_of_date as date from score.history_universes h
    where h.methodology_version = ${methodologyVersion} ${before(upTo)} order by h.as_of_date desc limit 1
  `.execute(db);
  return rows[0]?.date ?? null;
}

function before(upTo: IsoDate | null): RawBuilder<unknown> {
  return upTo === null ? sql`` : sql`and h.as_of_date <= ${upTo}`;
}

export interface BackfilledPage {
  readonly scores: readonly BackfilledScore[];
  /** The CIK that the next page begins after; null: there are no more. */
  readonly nextCursor: number | null;
}

/**
 * A page of one day's backfilled scores, by CIK, without those that are withheld. From issuer to issuer by the primary
 * key: an index by date would cost every backfill.
 */
export async function pageBackfilled(
  db: Database | Transaction,
  query: {
    readonly methodologyVersion: string;
    readonly asOf: IsoDate;
    readonly overallRisk?: Level | undefined;
    readonly limit: number;
    readonly cursor?: number | undefined;
  },
): Promise<BackfilledPage> {
  const { methodologyVersion, asOf, overallRisk, limit, cursor } = query;
  const { rows } = await sql<BackfilledScore>`
    with recursive issuers as (
      (select cik from score.score_histories where cik > ${cursor === undefined || cursor === 0 ? '' : String(cursor)}
        order by cik limit 1)
      union all
      select (select n.cik from score.score_histories n where n.cik > i.cik order by n.cik limit 1)
      from issuers i where i.cik is not null
    )
    select h.* from issuers i
    cross join lateral (
      select ${COLUMNS} from score.ranked_histories h
      where h.cik = i.cik and h.methodology_version = ${methodologyVersion} and h.as_of_date = ${asOf}
        and h.score is not null ${overallRisk === undefined ? sql`` : sql`and h.overall_risk = ${overallRisk}`}
      limit 1
    ) h
    limit ${limit + 1}
  `.execute(db);
  const scores = rows.slice(0, limit);
  const last = scores.at(-1);
  return { scores, nextCursor: rows.length > limit && last ? Number(last.cik) : null };
}
