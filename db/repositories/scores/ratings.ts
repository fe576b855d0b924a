import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { Level, StoredReceipt } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';

/** A row of `score.ratings` with the receipt that it follows from. */
export interface StoredRating extends StoredReceipt {
  readonly ratingId: number;
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  readonly numericScore: number;
  readonly regsho: boolean | null;
  readonly factorExposures: Readonly<Record<string, number | null>>;
  readonly computedAt: IsoTimestamp;
  readonly receiptHash: Sha256;
}

export interface RatingsQuery {
  readonly methodologyVersion: string;
  readonly overallRisk?: Level;
  readonly ticker?: string;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: number;
}

export interface RatingsPage {
  readonly ratings: readonly StoredRating[];
  /** Null: there are no more. */
  readonly nextCursor: number | null;
}

/**
 * A page of ratings, last computed first, by keyset: rows computed between pages are neither repeated nor skipped.
 * Errors: `unknown-cursor`.
 */
export async function pageRatings(db: Database | Transaction, query: RatingsQuery): Promise<RatingsPage> {
  const { methodologyVersion, overallRisk, ticker, limit, cursor } = query;
  const after = cursor === undefined ? undefined : await placeOf(db, cursor);
  const { rows } = await sql<StoredRating>`
    select p.*, r.body, i.body as inputs from (
      select rating_id::float8 as "ratingId", cik, ticker, methodology_version as "methodologyVersion",
        as_of_date as "asOf", numeric_score as "numericScore", regsho, factor_exposures as "factorExposures",
        computed_at as "computedAt", receipt_hash as "receiptHash",
        row_number() over (order by computed_at desc, rating_id desc) as place
      from score.ratings
      where methodology_version = ${methodologyVersion}
        ${overallRisk === undefined ? sql`` : sql`and overall_risk = ${overallRisk}`}
        ${ticker === undefined ? sql`` : sql`and ticker = ${ticker.trim().toUpperCase()}`}
        ${after === undefined ? sql`` : sql`and (computed_at, rating_id) < (${after.computedAt}::timestamptz, ${cursor}::int8)`}
      order by computed_at desc, rating_id desc limit ${limit + 1}
    ) p
    join score.receipts r on r.cik = p.cik and r.receipt_hash = p."receiptHash"
    join score.receipt_inputs i on i.cik = r.cik and i.inputs_hash = r.inputs_hash
    order by p.place
  `.execute(db);
  const ratings = rows.slice(0, limit);
  return { ratings, nextCursor: rows.length > limit ? (ratings.at(-1)?.ratingId ?? null) : null };
}

/** The position of a cursor, also where its score has been superseded since. */
async function placeOf(db: Database | Transaction, cursor: number): Promise<{ readonly computedAt: string }> {
  const { rows } = await sql<{ computedAt: string }>`
    select computed_at::text as "computedAt" from score.scores where rating_id = ${cursor}
    union all
    select computed_at::text from score.superseded_scores where rating_id = ${cursor}
  `.execute(db);
  const [place] = rows;
  if (place) return place;
  throw new AppError(`no page of ratings ended with the cursor ${cursor}`, {
    code: 'unknown-cursor',
    retryable: false,
  });
}
