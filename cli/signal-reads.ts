import { addDays, easternDateOf, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { loadCurrentRatings } from '../db/repositories/scores/current-ratings.ts';
import { pageRatings, type RatingsQuery } from '../db/repositories/scores/ratings.ts';
import { getStoredScore, listScoreSeries, type SeriesPoint } from '../db/repositories/scores/score-series.ts';
import { decodeReceipt } from '../scoring/receipt-codec.ts';
import { type DilutionRating, type DilutionSignal, ratingRow, signalRow } from '../scoring/signal-rows.ts';
import { permanentError } from './errors.ts';
import { issuerByTicker } from './find-entity.ts';

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

/** A page of ratings, each verified from its receipt. */
export async function listRatings(db: Database, query: RatingsQuery): Promise<RatingsList> {
  const { ratings, nextCursor } = await pageRatings(db, query);
  const current = await loadCurrentRatings(db, query.methodologyVersion);
  const latest =
    current?.asOf ??
    ratings
      .map(({ asOf }) => asOf)
      .sort()
      .at(-1);
  const verifiedAt = new Date().toISOString() as IsoTimestamp;
  const data = ratings.map((rating) => ratingRow(decodeReceipt(rating), { computedAt: rating.computedAt, verifiedAt }));
  return {
    object: 'list',
    methodologyVersion: query.methodologyVersion,
    asOf: latest ?? null,
    older: Object.fromEntries(ratings.flatMap(({ asOf }, at) => (asOf === latest ? [] : [[data[at]?.id, asOf]]))),
    data,
    hasMore: nextCursor !== null,
    nextCursor,
  };
}

export type HistoryLength = '30d' | '90d' | '1y';
/** Days before the as-of date; the series includes the date itself. */
const HISTORY_DAYS: Readonly<Record<HistoryLength, number>> = { '30d': 30, '90d': 90, '1y': 365 };

export interface SignalQuery {
  readonly issuer: { readonly ticker: string } | { readonly cik: Cik };
  /** Null: the last date with a stored score. */
  readonly asOf: IsoDate | null;
  readonly history: HistoryLength | null;
  readonly methodologyVersion: string;
}

/** An issuer's stored score as a signal. Errors: `unknown-ticker`, `no-score`. */
export async function readSignal(db: Database, query: SignalQuery): Promise<DilutionSignal<SeriesPoint>> {
  const { issuer, methodologyVersion, asOf } = query;
  const now = new Date().toISOString() as IsoTimestamp;
  const cik =
    'cik' in issuer ? issuer.cik : await issuerByTicker(db, issuer.ticker, asOf ?? easternDateOf(Date.parse(now)));
  const key = { cik, methodologyVersion };
  const stored = await getStoredScore(db, key, asOf);
  if (stored === null) {
    const latest = asOf === null ? null : await getStoredScore(db, key, null);
    const when = asOf === null ? '' : ` as of ${asOf}`;
    const instead = latest === null ? '' : `; the latest is as of ${latest.asOf}`;
    throw permanentError('no-score', `no score of CIK ${cik}${when} is stored under ${methodologyVersion}${instead}`);
  }
  const history =
    query.history === null
      ? null
      : await listScoreSeries(db, key, { from: addDays(stored.asOf, -HISTORY_DAYS[query.history]), to: stored.asOf });
  return signalRow(decodeReceipt(stored), {
    percentile: stored.percentile,
    computedAt: stored.computedAt,
    verifiedAt: now,
    ...(history === null ? {} : { history }),
  });
}
