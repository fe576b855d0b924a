import { type RawBuilder, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Band, StoredReceipt } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';
import { wasCurrent } from './score-clocks.ts';

interface SeriesKey {
  readonly cik: Cik;
  readonly methodologyVersion: string;
}

/** A stored score with its rank. */
export interface StoredScore extends StoredReceipt {
  readonly asOf: IsoDate;
  readonly computedAt: IsoTimestamp;
  readonly percentile: number | null;
  readonly universeSize: number | null;
}

/** The stored score of a date, or of the latest date that ratings show; null where none. */
export function getStoredScore(
  db: Database | Transaction,
  key: SeriesKey,
  asOf: IsoDate | null,
): Promise<StoredScore | null> {
  return latestScore(db, key, asOf === null ? upToCurrent(key.methodologyVersion) : sql`and s.as_of_date = ${asOf}`);
}

/** The latest stored score of an earlier date; null where none. */
export function getScoreBefore(db: Database | Transaction, key: SeriesKey, asOf: IsoDate): Promise<StoredScore | null> {
  return latestScore(db, key, sql`and s.as_of_date < ${asOf}`);
}

async function latestScore(
  db: Database | Transaction,
  { cik, methodologyVersion }: SeriesKey,
  dates: RawBuilder<unknown>,
): Promise<StoredScore | null> {
  const { rows } = await sql<StoredScore>`
    select s.as_of_date as "asOf", s.computed_at as "computedAt", s.percentile, s.universe_size as "universeSize",
      r.body, i.body as inputs
    from score.scores s
    join score.receipts r using (cik, receipt_hash)
    join score.receipt_inputs i using (cik, inputs_hash)
    where s.cik = ${cik} and s.methodology_version = ${methodologyVersion} ${dates}
    order by s.as_of_date desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

function upToCurrent(methodologyVersion: string) {
  return sql`and s.as_of_date <= coalesce(
    (select as_of_date from score.current_dates where methodology_version = ${methodologyVersion}), 'infinity')`;
}

export interface SeriesPoint {
  readonly asOf: IsoDate;
  /** Null where it was withheld. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly percentile: number | null;
  /** `nightly`: it has a receipt. `backfill`: computed afterwards, with the facts public by its date. */
  readonly origin: 'nightly' | 'backfill';
}

/**
 * An issuer's scores under one methodology on the days of a range, in order; nightly scores win over backfilled ones.
 * Days without a score are absent. As of an earlier instant: the nightly scores that were current then, with their ranks
 * of the time; when a backfill was computed is not known.
 */
export async function listScoreSeries(
  db: Database | Transaction,
  { cik, methodologyVersion }: SeriesKey,
  range: { readonly from: IsoDate; readonly to: IsoDate },
  computedBy: IsoTimestamp | null = null,
): Promise<readonly SeriesPoint[]> {
  const where = sql`cik = ${cik} and methodology_version = ${methodologyVersion}
    and as_of_date between ${range.from} and ${range.to}`;
  const points =
    computedBy === null
      ? sql`
          select as_of_date as "asOf", score, band, percentile, 'nightly' as origin from score.scores where ${where}
          union all
          select as_of_date, score, band, percentile, 'backfill' from score.ranked_histories where ${where}`
      : pastPoints(where, computedBy);
  const { rows } = await sql<SeriesPoint>`
    select distinct on ("asOf") * from (${points}) points order by "asOf", origin desc
  `.execute(db);
  return rows;
}

function pastPoints(where: RawBuilder<unknown>, computedBy: IsoTimestamp): RawBuilder<unknown> {
  return sql`
    select v.as_of_date as "asOf", v.score, v.band, u.percentiles[width_bucket(v.score, u.scores)] as percentile,
      'nightly' as origin
    from (
      select methodology_version, as_of_date, score, band, computed_at, null::timestamptz as superseded_at
      from score.scores where ${where}
      union all
      select methodology_version, as_of_date, score, band, computed_at, superseded_at
      from score.superseded_scores where ${where}
    ) v
    left join score.universes u on u.methodology_version = v.methodology_version and u.as_of_date = v.as_of_date
      and ${wasCurrent(sql`u.recorded_from`, sql`u.recorded_to`, computedBy)}
      and u.scores[width_bucket(v.score, u.scores)] = v.score
    where ${wasCurrent(sql`v.computed_at`, sql`v.superseded_at`, computedBy)}
  `;
}
