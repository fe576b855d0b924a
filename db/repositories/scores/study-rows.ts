import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { NoGrowthReason, StoredOutcome } from '../../../core/outcomes.ts';
import type { Level } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';

/** A score of a methodology: the number and F1 … F5; null where withheld or missing. */
export interface StudyScore {
  readonly score: number | null;
  readonly confidence: Level;
  readonly factors: readonly (number | null)[];
}

/** A score of an issuer on an as-of date with what happened afterwards. */
export interface StudyRow {
  readonly cik: Cik;
  readonly asOf: IsoDate;
  readonly a: StudyScore;
  /** Null where the other methodology has none, or none was chosen. */
  readonly b: StudyScore | null;
  readonly state: StoredOutcome['state'];
  readonly followedUntil: IsoDate;
  readonly marketValue: number | null;
  readonly runwayMonths: number | null;
  readonly isBurning: boolean | null;
  readonly soldLastYear: boolean | null;
  readonly growth6: number | null;
  readonly growth12: number | null;
  readonly growthReason6: NoGrowthReason | null;
  readonly growthReason12: NoGrowthReason | null;
  readonly acrossMerger: boolean;
  readonly proceeds6: number | null;
  readonly proceeds12: number | null;
  readonly unstated12: number;
  readonly nextOffering: IsoDate | null;
  readonly nextReverseSplit: IsoDate | null;
  readonly delisted: IsoDate | null;
}

export interface StudyQuery {
  readonly methodology: string;
  /** A second methodology to pair with; null: none. */
  readonly against: string | null;
  readonly dates: readonly IsoDate[];
}

/** Issuers whose stored histories of a methodology overlap a range, by CIK. */
export async function listStudiedIssuers(
  db: Database | Transaction,
  methodology: string,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct cik from score.history_inputs
    where methodology_version = ${methodology} and from_date <= ${to} and to_date >= ${from}
    order by cik
  `.execute(db);
  return rows.map(({ cik }) => cik);
}

/** Prices that the latest backfill of a methodology in a range used; null: none, or no backfill. */
export async function pricesOfBackfill(
  db: Database,
  methodology: string,
  from: IsoDate,
  to: IsoDate,
): Promise<string | null> {
  const { rows } = await sql<{ prices: string | null }>`
    select report #>> '{scope,prices}' as prices from ops.runs
    where kind = 'backfill' and status = 'succeeded' and report #>> '{scope,methodologyVersion}' = ${methodology}
      and report #>> '{scope,from}' <= ${to} and report #>> '{scope,to}' >= ${from}
    order by finished_at desc, run_id limit 1
  `.execute(db);
  return rows[0]?.prices ?? null;
}

/** Where the filings came from: `edgar`, directories of archives, addresses of mirrors. */
export async function listFilingSources(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ source: string }>`select distinct source from raw.discoveries order by source`.execute(
    db,
  );
  return rows.map(({ source }) => source);
}

const FACTORS = sql`array[
  h.active_offering_pressure, h.cash_runway_pressure, h.convertible_warrant_overhang, h.share_float_velocity,
  h.compliance_pressure
]`;

/** The sampled scores of some issuers with their outcomes, by issuer and date. */
export async function readStudyRows(
  db: Database | Transaction,
  { methodology, against, dates }: StudyQuery,
  ciks: readonly Cik[],
): Promise<readonly StudyRow[]> {
  const scoresOf = (version: string | null) => sql`(
    select h.cik, h.as_of_date, h.score, h.confidence, ${FACTORS} as factors from score.score_histories h
    where h.methodology_version = ${version} and h.cik = any(${[...ciks]}) and h.as_of_date = any(${[...dates]}::date[])
  )`;
  const { rows } = await sql<
    Omit<StudyRow, 'a' | 'b'> & {
      readonly scoreA: number | null;
      readonly confidenceA: Level;
      readonly factorsA: readonly (number | null)[];
      readonly scoreB: number | null;
      readonly confidenceB: Level | null;
      readonly factorsB: readonly (number | null)[] | null;
    }
  >`
    select o.cik, o.as_of_date as "asOf", a.score as "scoreA", a.confidence as "confidenceA", a.factors as "factorsA",
      b.score as "scoreB", b.confidence as "confidenceB", b.factors as "factorsB", o.state,
      o.followed_until as "followedUntil", o.market_value as "marketValue", o.runway_months as "runwayMonths",
      o.is_burning as "isBurning", o.sold_last_year as "soldLastYear", o.growth_6 as growth6, o.growth_12 as growth12,
      o.growth_reason_6 as "growthReason6", o.growth_reason_12 as "growthReason12", o.across_merger as "acrossMerger",
      o.proceeds_6 as proceeds6, o.proceeds_12 as proceeds12, o.unstated_12 as unstated12,
      o.next_offering as "nextOffering", o.next_reverse_split as "nextReverseSplit", o.delisted
    from ${scoresOf(methodology)} a
    join score.outcomes o using (cik, as_of_date)
    left join ${scoresOf(against)} b using (cik, as_of_date)
    order by o.cik, o.as_of_date
  `.execute(db);
  return rows.map(({ scoreA, confidenceA, factorsA, scoreB, confidenceB, factorsB, ...row }) => ({
    ...row,
    a: { score: scoreA, confidence: confidenceA, factors: factorsA },
    b: confidenceB === null ? null : { score: scoreB, confidence: confidenceB, factors: factorsB ?? [] },
  }));
}
