import { readRatings } from '../api/reads/ratings.ts';
import type { IsoDate } from '../core/dates.ts';
import type { Level } from '../core/score-receipt.ts';
import type { Database } from '../db/database.ts';
import type { DilutionRating } from '../scoring/signal-rows.ts';

/** The list envelope of the interface specification, without request identifiers. */
export interface RatingsList {
  readonly object: 'list';
  readonly methodologyVersion: string;
  /** The date up to which ratings show scores; null where there is none. */
  readonly asOf: IsoDate | null;
  /** By rating id, the as-of date of those that differ from `asOf`: the issuer has no later score. */
  readonly older: Readonly<Record<string, IsoDate>>;
  readonly data: readonly DilutionRating[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
}

interface RatingsQuery {
  readonly methodologyVersion: string;
  readonly overallRisk?: Level;
  readonly ticker?: string;
  readonly limit: number;
  readonly cursor?: number;
}

/** A page of the latest ratings, each verified from its receipt. */
export async function listRatings(db: Database, query: RatingsQuery): Promise<RatingsList> {
  const { methodologyVersion, ticker, ...page } = query;
  const clocks = { methodologyVersion, asOf: null, computedBy: null, parserVersion: null };
  const issuer = ticker === undefined ? undefined : { ticker };
  const { nightly, asOf, nextCursor } = await readRatings(db, { ...page, clocks, issuer });
  return {
    object: 'list',
    methodologyVersion,
    asOf,
    older: Object.fromEntries(nightly.flatMap(({ rating, row }) => (row.asOf === asOf ? [] : [[rating.id, row.asOf]]))),
    data: nightly.map(({ rating }) => rating),
    hasMore: nextCursor !== null,
    nextCursor,
  };
}
