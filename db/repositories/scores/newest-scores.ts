import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Database } from '../../database.ts';

export interface NewestScores {
  readonly asOf: IsoDate;
  /** The price table of the night that scored the date; null: none, or not recorded. */
  readonly prices: string | null;
}

/**
 * The newest date with stored scores: of the methodology, else of any, else the newest filing date. Null: there is no
 * filing.
 */
export async function newestScores(db: Database, methodologyVersion: string): Promise<NewestScores | null> {
  const { rows } = await sql<{ asOf: IsoDate | null; prices: string | null }>`
    with newest as (
      select coalesce(
        (select max(as_of_date) from score.scores where methodology_version = ${methodologyVersion}),
        (select max(as_of_date) from score.scores),
        (select max(filed_date) from raw.filings)
      ) as as_of
    )
    select as_of as "asOf", (
      select report -> 'scores' ->> 'prices' from ops.runs
      where kind = 'nightly' and business_date = as_of and status = 'succeeded'
      order by finished_at desc, run_id limit 1
    ) as prices
    from newest
  `.execute(db);
  const [found] = rows;
  return found === undefined || found.asOf === null ? null : { asOf: found.asOf, prices: found.prices };
}
