import type { IsoDate } from '../../core/dates.ts';
import { AppError, permanentError } from '../../core/errors.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { issuersScoredAs } from '../../db/repositories/scores/scored-tickers.ts';
import { problem } from '../http/problems.ts';
import { issuerByTicker } from './find-entity.ts';

/** An issuer as a reader names it; by both, where they mean the same. */
export type NamedIssuer = { readonly ticker: string; readonly cik?: Cik } | { readonly cik: Cik };

/** The issuer that a request names; null: it names none. */
export function namedIssuer({ ticker, cik }: { readonly ticker?: string; readonly cik?: string }): NamedIssuer | null {
  const own = cik === undefined ? {} : { cik: parseCik(cik) };
  if (ticker !== undefined) return { ticker, ...own };
  return own.cik === undefined ? null : { cik: own.cik };
}

/**
 * The issuer of a score. A ticker that no identifier states on the date still means the issuer whose scores carry it,
 * where there is one: scores keep the ticker that their run resolved.
 *
 * @throws AppError `unknown-ticker`, `ambiguous-ticker`; Problem 400 where ticker and CIK are of different issuers
 */
export async function scoredIssuer(db: Database, issuer: NamedIssuer, on: IsoDate): Promise<Cik> {
  if (!('ticker' in issuer)) return issuer.cik;
  const held = await issuerOfTicker(db, issuer.ticker, on);
  if (issuer.cik === undefined || issuer.cik === held) return held;
  const message = `the ticker ${issuer.ticker} means CIK ${held}, not ${issuer.cik}: give one of ticker and cik`;
  throw problem(400, 'invalid-parameter', message, {
    errors: ['ticker', 'cik'].map((name) => ({ in: 'query', name, message: 'means another issuer than the other' })),
  });
}

async function issuerOfTicker(db: Database, ticker: string, on: IsoDate): Promise<Cik> {
  try {
    return await issuerByTicker(db, ticker, on);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unknown-ticker')) throw error;
    const [only, ...others] = await issuersScoredAs(db, ticker, on);
    if (only === undefined) throw error;
    if (others.length === 0) return only;
    const holders = [only, ...others].map((cik) => `CIK ${cik}`).join(', ');
    throw permanentError('ambiguous-ticker', `scores of ${holders} carry the ticker ${ticker}; give the CIK`);
  }
}
