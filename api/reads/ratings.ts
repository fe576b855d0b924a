import { easternDateOf, type IsoDate } from '../../core/dates.ts';
import { permanentError } from '../../core/errors.ts';
import type { Level } from '../../core/score-receipt.ts';
import type { Database } from '../../db/database.ts';
import {
  type BackfilledScore,
  findBackfilled,
  lastBackfilledDate,
  pageBackfilled,
} from '../../db/repositories/scores/backfilled-scores.ts';
import { findScore, type ScoreRow } from '../../db/repositories/scores/find-score.ts';
import { checkCursor, dateOfRatings, hasNights, isNow, pageRatings } from '../../db/repositories/scores/ratings.ts';
import { type ResolvedClocks, resolveClocks, type ScoreClocks } from '../../db/repositories/scores/score-clocks.ts';
import type { DilutionRating } from '../../scoring/signal-rows.ts';
import { loadEssentials, type ScoreEssentials, timed } from './score-essentials.ts';
import { type NamedIssuer, scoredIssuer } from './score-issuer.ts';
import { daysBehind, MOST_DAYS_BEHIND } from './stored-scores.ts';

export interface RatingsRequest {
  readonly clocks: ScoreClocks;
  readonly issuer?: NamedIssuer | undefined;
  readonly overallRisk?: Level | undefined;
  readonly limit: number;
  readonly cursor?: number | undefined;
}

/** A rating with what its score is known by. */
export interface ReadRating {
  readonly rating: DilutionRating;
  readonly row: ScoreRow;
  readonly essentials: ScoreEssentials;
}

export interface RatingsPage {
  readonly methodologyVersion: string;
  /** The date that the list shows; null where there is none. Single ratings may be older. */
  readonly asOf: IsoDate | null;
  readonly origin: 'nightly' | 'backfill';
  readonly nightly: readonly ReadRating[];
  /** Where only a backfill has scores of the date. */
  readonly backfilled: readonly BackfilledScore[];
  readonly nextCursor: number | null;
}

/**
 * A page of ratings, last computed first, each verified from its receipt. Without clocks: each issuer's latest score,
 * unless that is withheld. As of a date: the scores of that night, or of the last before it by no more than three
 * business days.
 *
 * @throws AppError `unknown-cursor`, `unknown-ticker`, `ambiguous-ticker`, `no-score`, `parser-version-not-used`
 */
export async function readRatings(db: Database, request: RatingsRequest): Promise<RatingsPage> {
  const clocks = await resolveClocks(db, request.clocks);
  const { methodologyVersion } = clocks;
  if (request.issuer !== undefined) return ratingOfIssuer(db, request, clocks);
  const night = await nightOf(db, clocks);
  const page = { methodologyVersion, asOf: night.asOf, origin: night.origin };
  if (night.origin === 'backfill') {
    const { scores, nextCursor } = await pageBackfilled(db, { ...request, methodologyVersion, asOf: night.asOf });
    return { ...page, nightly: [], backfilled: scores, nextCursor };
  }
  const { ratings, nextCursor } = await pageRatings(db, { ...request, clocks });
  const nightly = (await loadEssentials(db, ratings)).map(readRating);
  return { ...page, nightly, backfilled: [], nextCursor };
}

function readRating(read: Omit<ReadRating, 'rating'>): ReadRating {
  return { ...read, rating: timed(read.essentials.rating, read.row) };
}

async function ratingOfIssuer(db: Database, request: RatingsRequest, clocks: ResolvedClocks): Promise<RatingsPage> {
  const { issuer, overallRisk, cursor } = request;
  const on = clocks.asOf ?? easternDateOf(Date.now());
  const cik = issuer === undefined ? null : await scoredIssuer(db, issuer, on);
  if (cik === null) throw new TypeError('no issuer was named');
  const row = await findScore(db, cik, clocks);
  // An issuer has one rating: there is no second page.
  const isLater = await checkCursor(db, cursor);
  const isShown = (score: { readonly asOf: IsoDate; readonly overallRisk: Level | null }) =>
    !isLater &&
    (overallRisk === undefined || score.overallRisk === overallRisk) &&
    (clocks.asOf === null || daysBehind(score.asOf, clocks.asOf) <= MOST_DAYS_BEHIND);
  const nightly = row?.status === 'published' && isShown(row) ? (await loadEssentials(db, [row])).map(readRating) : [];
  const canBeBackfilled = row === null && clocks.computedBy === null && clocks.parserVersion === null;
  const { methodologyVersion, upTo, asOf } = clocks;
  const score = canBeBackfilled ? await findBackfilled(db, { cik, methodologyVersion }, upTo ?? asOf) : null;
  return {
    methodologyVersion,
    asOf: row?.asOf ?? score?.asOf ?? upTo,
    origin: score === null ? 'nightly' : 'backfill',
    nightly,
    backfilled: score !== null && score.score !== null && isShown(score) ? [score] : [],
    nextCursor: null,
  };
}

type Night =
  | { readonly origin: 'nightly'; readonly asOf: IsoDate | null }
  | { readonly origin: 'backfill'; readonly asOf: IsoDate };

/** The night that a list shows; where a methodology has none by the date, the backfilled day. */
async function nightOf(db: Database, clocks: ResolvedClocks): Promise<Night> {
  const { methodologyVersion, asOf, computedBy, parserVersion, upTo } = clocks;
  if (isNow(clocks) && (await hasNights(db, methodologyVersion))) {
    return { origin: 'nightly', asOf: upTo ?? (await dateOfRatings(db, clocks)) };
  }
  const night = await dateOfRatings(db, clocks);
  const canBeBackfilled = computedBy === null && parserVersion === null;
  const day = canBeBackfilled ? await lastBackfilledDate(db, methodologyVersion, upTo ?? asOf) : null;
  const isBackfilled = day !== null && (night === null || day > night);
  const found = isBackfilled ? day : night;
  if (asOf !== null && (found === null || daysBehind(found, asOf) > MOST_DAYS_BEHIND)) {
    const last = found === null ? 'nor of any earlier date' : `the last before are as of ${found}`;
    const which = parserVersion === null ? '' : ` computed with ${parserVersion}`;
    throw permanentError('no-score', `no scores under ${methodologyVersion}${which} as of ${asOf} are stored, ${last}`);
  }
  if (parserVersion !== null && found === null) {
    const message = `no run that computed scores under ${methodologyVersion} used ${parserVersion}`;
    throw permanentError('parser-version-not-used', message);
  }
  return isBackfilled ? { origin: 'backfill', asOf: day } : { origin: 'nightly', asOf: night };
}
