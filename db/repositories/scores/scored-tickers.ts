import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** The issuers whose last scores up to a date carry a ticker, as the scoring run resolved it. */
export async function issuersScoredAs(
  db: Database | Transaction,
  ticker: string,
  upTo: IsoDate,
): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct cik from score.scores where ticker = ${ticker.trim().toUpperCase()} and as_of_date = (
      select max(as_of_date) from score.scores where ticker = ${ticker.trim().toUpperCase()} and as_of_date <= ${upTo}
    ) order by cik limit 10
  `.execute(db);
  return rows.map(({ cik }) => cik);
}
