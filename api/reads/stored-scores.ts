import { edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, daysBetween, easternDateOf, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { permanentError } from '../../core/errors.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { type BackfilledScore, findBackfilled } from '../../db/repositories/scores/backfilled-scores.ts';
import { findScore, findScoreBefore, findScoredDates, type ScoreRow } from '../../db/repositories/scores/find-score.ts';
import { type ResolvedClocks, resolveClocks, type ScoreClocks } from '../../db/repositories/scores/score-clocks.ts';
import { type DatasetFreshness, expectedDate } from './dataset-freshness.ts';
import { type NamedIssuer, scoredIssuer } from './score-issuer.ts';

export interface ScoreQuery {
  readonly issuer: NamedIssuer;
  readonly clocks: ScoreClocks;
}

/** `nightly`: it has a receipt. `backfill`: computed afterwards, with the facts public by its date, without one. */
export type StoredScore = { readonly cik: Cik; readonly clocks: ResolvedClocks } & (
  | { readonly origin: 'nightly'; readonly row: ScoreRow }
  | { readonly origin: 'backfill'; readonly score: BackfilledScore }
);

/** A score may be shown for a date up to this many business days later; after that the night is missing, not late. */
export const MOST_DAYS_BEHIND = 3;

/** Business days from a score to the date it is shown for. */
export function daysBehind(asOf: IsoDate, wanted: IsoDate): number {
  if (asOf >= wanted) return 0;
  // Of a long time only that it is long matters.
  const from = daysBetween(asOf, wanted) > 14 ? addDays(wanted, -14) : asOf;
  return edgarBusinessDays(addDays(from, 1), wanted).length;
}

/**
 * An issuer's score on the clocks: that of the as-of date, or the last before it by no more than three business days;
 * without a date, the latest. Never computes one.
 *
 * @throws AppError `unknown-ticker`, `ambiguous-ticker`, `no-score`, `not-computed-then`, `parser-version-not-used`
 */
export async function readStoredScore(db: Database, query: ScoreQuery): Promise<StoredScore> {
  const { asOf, computedBy, parserVersion, methodologyVersion } = query.clocks;
  const cik = await scoredIssuer(db, query.issuer, asOf ?? easternDateOf(Date.now()));
  const clocks = await resolveClocks(db, query.clocks);
  const row = await findScore(db, cik, clocks);
  // When a backfill was computed, and by which parsers, is not recorded.
  const canBeBackfilled = computedBy === null && parserVersion === null;
  const score = canBeBackfilled ? await findBackfilled(db, { cik, methodologyVersion }, clocks.upTo ?? asOf) : null;
  const found =
    row !== null && (score === null || row.asOf >= score.asOf)
      ? ({ cik, clocks, origin: 'nightly', row } as const)
      : score !== null && ({ cik, clocks, origin: 'backfill', score } as const);
  if (found && (asOf === null || daysBehind(asOfDate(found), asOf) <= MOST_DAYS_BEHIND)) return found;
  throw await notStored(db, cik, query.clocks);
}

/** The date of a stored score. */
export function asOfDate(stored: StoredScore): IsoDate {
  return stored.origin === 'nightly' ? stored.row.asOf : stored.score.asOf;
}

/** The issuer's score of the date before a nightly one, on the same clocks; null where none is stored. */
export function readScoreBefore(
  db: Database,
  { row, clocks }: { readonly row: ScoreRow; readonly clocks: ResolvedClocks },
): Promise<ScoreRow | null> {
  return findScoreBefore(db, row, clocks);
}

async function notStored(db: Database, cik: Cik, clocks: ScoreClocks): Promise<Error> {
  const { asOf, computedBy, parserVersion, methodologyVersion } = clocks;
  const wanted = asOf ?? easternDateOf(Date.now());
  const { before, after, firstComputed } = await findScoredDates(db, { cik, methodologyVersion, asOf: wanted });
  const score = `score of CIK ${cik}${asOf === null ? '' : ` as of ${asOf}`} under ${methodologyVersion}`;
  const context = { cik, methodologyVersion, asOf, before, after, firstComputed };
  if (firstComputed === null) {
    return permanentError('no-score', `no ${score} is stored, nor of any other date`, { context });
  }
  if (parserVersion !== null) {
    const message = `no ${score} was computed with ${parserVersion}, by its run or by a fact that it cites`;
    return permanentError('parser-version-not-used', message, { context });
  }
  if (computedBy !== null) {
    const message = `no ${score} had been computed by ${computedBy}; the first of the issuer was at ${firstComputed}`;
    return permanentError('not-computed-then', message, { context: { ...context, computedBy } });
  }
  const near = [
    ...(before === null ? [] : [`the last before is as of ${before}`]),
    ...(after === null ? [] : [`the next is as of ${after}`]),
  ];
  return permanentError('no-score', `no ${score} is stored; ${near.join(', ')}`, { context });
}

/** The last date whose night should be over, or should have been at the instant that is asked about. */
export function expectedScoreDate({ computedBy }: Pick<ScoreClocks, 'computedBy'>): IsoDate {
  return expectedDate(computedBy === null ? Date.now() : Date.parse(computedBy));
}

/** How old a score is: against the date it was requested for, or the one that is expected. */
export function scoreFreshness(
  score: {
    readonly asOf: IsoDate;
    readonly computedAt: IsoTimestamp | null;
    readonly newestPublicAt: IsoTimestamp | null;
  },
  asOf: IsoDate | null,
  expected: IsoDate,
): Pick<DatasetFreshness, 'status' | 'asOf' | 'sourcePublishedAt' | 'lagMs'> {
  const behind = daysBehind(score.asOf, asOf !== null && asOf < expected ? asOf : expected);
  const { computedAt, newestPublicAt } = score;
  return {
    status: behind === 0 ? 'fresh' : behind <= MOST_DAYS_BEHIND ? 'late' : 'stale',
    asOf: computedAt,
    sourcePublishedAt: newestPublicAt,
    lagMs:
      computedAt === null || newestPublicAt === null
        ? null
        : Math.max(0, Date.parse(computedAt) - Date.parse(newestPublicAt)),
  };
}
