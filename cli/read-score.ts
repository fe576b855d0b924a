import { loadIssuerFacts } from '../activities/issuer-facts.ts';
import { issuerByTicker } from '../api/reads/find-entity.ts';
import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { ScoreReceipt } from '../core/score-receipt.ts';
import type { Database } from '../db/database.ts';
import { getScoreBefore, getStoredScore } from '../db/repositories/scores/score-series.ts';
import {
  firstComputed,
  getScoreAsComputed,
  type ScoreKey,
  type ScoreVersion,
} from '../db/repositories/scores/score-versions.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { decodeReceipt } from '../scoring/receipt-codec.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { businessDateOf } from './business-date.ts';
import { permanentError } from './errors.ts';

export interface ScoreQuery {
  readonly issuer: { readonly ticker: string } | { readonly cik: Cik };
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  readonly prices: string | null;
  /** The score that was current at this instant; null: the one that is current now. */
  readonly computedBy?: IsoTimestamp | null;
  /** Computes a score also as of a day on which EDGAR is closed. */
  readonly force?: boolean;
}

export interface ScoreReading {
  readonly receipt: ScoreReceipt;
  readonly stored: boolean;
  /** When it was current, where it was requested as computed. */
  readonly version?: ScoreVersion;
}

/** The receipt of an issuer's stored score, or of one computed now. */
export async function readScore(db: Database, query: ScoreQuery): Promise<ScoreReading> {
  const { asOf, methodologyVersion } = query;
  const cik = 'cik' in query.issuer ? query.issuer.cik : await issuerByTicker(db, query.issuer.ticker, asOf);
  if (query.computedBy) return findAsComputed(db, { cik, methodologyVersion, asOf }, query.computedBy);
  const stored = await getStoredScore(db, { cik, methodologyVersion }, asOf);
  if (stored !== null) return { receipt: decodeReceipt(stored), stored: true };
  businessDateOf(asOf, query.force === true);
  const methodology = methodologyByVersion(methodologyVersion);
  const [facts] = await loadIssuerFacts(db, { ciks: [cik], asOf, prices: query.prices, ...SCORE_LOOKBACKS });
  if (!facts) throw permanentError('unknown-issuer', `nothing is known of CIK ${cik}`);
  return { receipt: createReceipt(scoreIssuer(facts, asOf, methodology), methodology), stored: false };
}

/**
 * The receipt of the issuer's last stored score before the as-of date, under the same methodology; null where none.
 *
 * @param computedBy as it was stored at that instant; null: now
 */
export async function readScoreBefore(
  db: Database,
  { cik, methodology, asOf }: Pick<ScoreReceipt, 'cik' | 'methodology' | 'asOf'>,
  computedBy: IsoTimestamp | null,
): Promise<ScoreReceipt | null> {
  const key = { cik, methodologyVersion: methodology.version };
  const before = await getScoreBefore(db, key, asOf);
  if (before === null || computedBy === null) return before && decodeReceipt(before);
  const version = await getScoreAsComputed(db, { ...key, asOf: before.asOf }, computedBy);
  return version && decodeReceipt(version);
}

/** Never computes: a score that had not been computed by then is an error. */
async function findAsComputed(db: Database, key: ScoreKey, computedBy: IsoTimestamp): Promise<ScoreReading> {
  const version = await getScoreAsComputed(db, key, computedBy);
  if (version !== null) return { receipt: decodeReceipt(version), stored: true, version };
  const first = await firstComputed(db, key);
  const later = first === null ? 'none was computed since' : `the first was computed at ${first}`;
  throw permanentError(
    'not-computed-then',
    `no score of CIK ${key.cik} as of ${key.asOf} under ${key.methodologyVersion} had been computed by ${computedBy}; ${later}`,
    { context: { ...key, computedBy, firstComputed: first } },
  );
}
