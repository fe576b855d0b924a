import { issuerFacts } from '../activities/scored-facts.ts';
import { easternDateOf, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { canonicalJson } from '../core/hashes.ts';
import type { Cik } from '../core/ids.ts';
import type { ScoreReceipt } from '../core/score-receipt.ts';
import type { Database } from '../db/database.ts';
import { findIssuerByTicker } from '../db/repositories/datasets/issuer-names.ts';
import { getReceipt } from '../db/repositories/scores/receipts.ts';
import {
  firstComputed,
  getScoreAsComputed,
  type ScoreKey,
  type ScoreVersion,
} from '../db/repositories/scores/score-versions.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';

export interface ScoreQuery {
  readonly issuer: { readonly ticker: string } | { readonly cik: Cik };
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  readonly prices: string | null;
  /** The score that stood at this instant of recording; null: the one that stands. */
  readonly computedBy?: IsoTimestamp | null;
}

export interface FoundScore {
  readonly receipt: ScoreReceipt;
  /** The receipt as it is stored, byte for byte. */
  readonly body: string;
  readonly stored: boolean;
  /** The time for which it stood, where it was asked for as computed. */
  readonly version?: ScoreVersion;
}

/** An issuer's stored score by its receipt, or one computed from the facts at hand. */
export async function findScore(db: Database, query: ScoreQuery): Promise<FoundScore> {
  const { asOf, methodologyVersion } = query;
  const cik =
    'cik' in query.issuer ? query.issuer.cik : await issuerByTicker(db, query.issuer.ticker, endOfEasternDay(asOf));
  if (query.computedBy) return findAsComputed(db, { cik, methodologyVersion, asOf }, query.computedBy);
  const body = await getReceipt(db, { cik, methodologyVersion, asOf });
  if (body !== null) return { receipt: JSON.parse(body) as ScoreReceipt, body, stored: true };
  const methodology = methodologyByVersion(methodologyVersion);
  const [facts] = await issuerFacts(db, [cik], { asOf, prices: query.prices });
  if (!facts) throw new AppError(`nothing is known of CIK ${cik}`, { code: 'unknown-issuer', retryable: false });
  const receipt = createReceipt(scoreIssuer(facts, asOf, methodology), methodology);
  return { receipt, body: canonicalJson(receipt), stored: false };
}

/** Nothing is computed here: what had not been computed by then is said, not made up. */
async function findAsComputed(db: Database, key: ScoreKey, computedBy: IsoTimestamp): Promise<FoundScore> {
  const version = await getScoreAsComputed(db, key, computedBy);
  if (version !== null) {
    const receipt = JSON.parse(version.receipt) as ScoreReceipt;
    return { receipt, body: version.receipt, stored: true, version };
  }
  const first = await firstComputed(db, key);
  const later = first === null ? 'none was computed since' : `the first was computed at ${first}`;
  throw new AppError(
    `no score of CIK ${key.cik} as of ${key.asOf} under ${key.methodologyVersion} had been computed by ${computedBy}; ${later}`,
    { code: 'not-computed-then', retryable: false, context: { ...key, computedBy, firstComputed: first } },
  );
}

/** The issuer whose filings last stated a ticker by an instant. */
export async function issuerByTicker(db: Database, ticker: string, publicTo: IsoTimestamp): Promise<Cik> {
  const cik = await findIssuerByTicker(db, ticker, publicTo);
  if (cik !== null) return cik;
  throw new AppError(
    `no filing that was public by ${easternDateOf(Date.parse(publicTo))} states the ticker ${ticker}; give the CIK (--cik)`,
    { code: 'unknown-ticker', retryable: false },
  );
}
