import { addDays, type IsoTimestamp } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import { listScoreSeries, type SeriesPoint } from '../../db/repositories/scores/score-series.ts';
import type { DilutionSignal } from '../../scoring/signal-rows.ts';
import { type BackfilledVerification, backfilledSignal } from './backfilled-rows.ts';
import { loadEssentials, type ScoreEssentials, timed } from './score-essentials.ts';
import { asOfDate, readStoredScore, type ScoreQuery, type StoredScore } from './stored-scores.ts';

export type HistoryLength = '30d' | '90d' | '1y';
/** Days before the as-of date; the series includes the date itself. */
const HISTORY_DAYS: Readonly<Record<HistoryLength, number>> = { '30d': 30, '90d': 90, '1y': 365 };

export interface SignalQuery extends ScoreQuery {
  readonly history: HistoryLength | null;
}

/** A signal; the times and the receipt of a backfilled score are unknown. */
export type StoredSignal = Omit<DilutionSignal<SeriesPoint>, 'computedAt' | 'verification'> & {
  readonly computedAt: IsoTimestamp | null;
  readonly verification: DilutionSignal['verification'] | BackfilledVerification;
};

export interface ReadSignal {
  readonly signal: StoredSignal;
  readonly stored: StoredScore;
  /** Null: it is backfilled. */
  readonly essentials: ScoreEssentials | null;
}

/**
 * An issuer's stored score as a signal.
 *
 * @throws AppError as `readStoredScore`
 */
export async function readSignal(db: Database, query: SignalQuery): Promise<ReadSignal> {
  const stored = await readStoredScore(db, query);
  const asOf = asOfDate(stored);
  const { methodologyVersion, computedBy } = query.clocks;
  const history =
    query.history === null
      ? null
      : await listScoreSeries(
          db,
          { cik: stored.cik, methodologyVersion },
          { from: addDays(asOf, -HISTORY_DAYS[query.history]), to: asOf },
          computedBy,
        );
  const more = history === null ? {} : { history };
  if (stored.origin === 'backfill') {
    return { signal: { ...backfilledSignal(stored.score), ...more }, stored, essentials: null };
  }
  const [loaded] = await loadEssentials(db, [stored.row]);
  if (loaded === undefined) throw new TypeError('a score has no essentials');
  const { percentile } = stored.row;
  const signal = timed({ ...loaded.essentials.signal, percentile, ...more }, stored.row);
  return { signal, stored, essentials: loaded.essentials };
}
