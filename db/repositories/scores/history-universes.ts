import { sql } from 'kysely';
import type { RankedDays } from '../../../core/backfill.ts';
import type { Database } from '../../database.ts';
import type { HistoryRange } from './score-histories.ts';

/**
 * Computes the universe of every day of a range from the stored histories: its size, its hash, and each score's
 * percentile, 100 · (below + ½ ties) ÷ N, null under the methodology's minimum. Equals `rankUniverse` for each day, in
 * one statement. Days without a scored issuer have no universe.
 */
export async function rankHistories(db: Database, range: HistoryRange, minimumUniverse: number): Promise<RankedDays> {
  const { methodologyVersion, from, to } = range;
  return db.transaction().execute(async (trx) => {
    await sql`
      delete from score.history_universes
      where methodology_version = ${methodologyVersion} and as_of_date between ${from} and ${to}
    `.execute(trx);
    // The hash is over the canonical JSON of what was ranked, as `contentHash` in core/hashes.ts takes it.
    const { rows } = await sql<RankedDays>`
      with scored as materialized (
        select as_of_date, cik, score from score.score_histories
        where methodology_version = ${methodologyVersion} and as_of_date between ${from} and ${to}
          and score is not null
      ), hashed as (
        select as_of_date, encode(sha256(convert_to(
          '{"asOf":"' || as_of_date || '","issuers":['
            || string_agg('["' || cik || '",' || score || ']', ',' order by cik::bigint)
            || '],"methodology":' || to_json(${methodologyVersion}::text) || '}', 'UTF8')), 'hex') as universe_hash
        from scored group by as_of_date
      ), places as (
        select as_of_date, score, count(*) as ties,
          sum(count(*)) over (partition by as_of_date order by score) - count(*) as below,
          sum(count(*)) over (partition by as_of_date) as size
        from scored group by as_of_date, score
      ), distributions as (
        select as_of_date, max(size)::int as size, array_agg(score order by score) as scores,
          array_agg((100 * (2 * below + ties))::float8 / (2 * size)::float8 order by score) as percentiles
        from places group by as_of_date
      ), inserted as (
        insert into score.history_universes
          (methodology_version, as_of_date, universe_size, universe_hash, scores, percentiles)
        select ${methodologyVersion}, as_of_date, size, universe_hash, scores,
          case when size >= ${minimumUniverse} then percentiles end
        from distributions join hashed using (as_of_date)
        order by as_of_date
        returning percentiles is not null as ranked
      )
      select count(*)::int as days, (count(*) filter (where ranked))::int as "withPercentiles" from inserted
    `.execute(trx);
    return rows[0] ?? { days: 0, withPercentiles: 0 };
  });
}
