import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Database, Transaction } from '../../database.ts';

/** What has succeeded so far for a dataset: that of a parser, or the scores of a methodology. */
export interface Materialized {
  /** Parser id, or methodology version. */
  readonly id: string;
  /** When the last of its runs finished. */
  readonly finishedAt: IsoTimestamp;
  /** The last filing date of which all filings were known to it; null: it read the filings of some issuers only. */
  readonly through: IsoDate | null;
  /** When the newest filing that was processed by then became public; null: none was. */
  readonly newestPublicAt: IsoTimestamp | null;
}

/**
 * By parser, the last successful runs that it took part in. A night is complete through its date; an ingest, through the
 * dates whose indexes had been read for all issuers.
 */
export async function loadMaterializedParsers(db: Database | Transaction): Promise<readonly Materialized[]> {
  const { rows } = await sql<Materialized>`
    with runs as (
      select materialization_version as version, max(finished_at) as finished_at,
        max(business_date) filter (where kind = 'nightly') as night,
        max(finished_at) filter (where kind = 'ingest') as ingested_at
      from ops.runs where status = 'succeeded' and kind in ('nightly', 'ingest', 'reprocess') group by 1
    ), parsers as (
      select split_part(v.parser_version, '@', 1) as id, max(r.finished_at) as finished_at, max(r.night) as night,
        max(r.ingested_at) as ingested_at
      from runs r join ops.materializations m using (version)
      cross join jsonb_array_elements_text(m.parser_versions) v (parser_version)
      group by 1
    )
    select p.id, p.finished_at as "finishedAt", greatest(p.night, (
        select max(d.to_date) from raw.discoveries d where d.cik = '' and d.discovered_at <= p.ingested_at
      )) as through, (
        select f.public_at from raw.filings f where f.state = 'processed' and f.public_at <= p.finished_at
        order by f.public_at desc limit 1
      ) as "newestPublicAt"
    from parsers p
    where exists (select from ops.promotions o where o.parser_id = p.id and o.active)
    order by 1
  `.execute(db);
  return rows;
}

/** By methodology, the newest date that ratings show and when it was computed. */
export async function loadMaterializedScores(db: Database | Transaction): Promise<readonly Materialized[]> {
  const { rows } = await sql<Materialized>`
    select m.version as id, n.finished_at as "finishedAt", n.as_of_date as through, (
        select f.public_at from raw.filings f where f.state = 'processed' and f.public_at <= n.finished_at
        order by f.public_at desc limit 1
      ) as "newestPublicAt"
    from score.methodologies m
    cross join lateral (
      select c.as_of_date, r.settled_at as finished_at from score.current_dates c
      join score.scoring_runs r using (run_id, methodology_version) where c.methodology_version = m.version
      union all
      (
        select s.as_of_date, s.computed_at from score.scores s
        where s.methodology_version = m.version order by s.computed_at desc limit 1
      )
      limit 1
    ) n
    order by 1
  `.execute(db);
  return rows;
}
