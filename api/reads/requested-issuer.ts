import { easternDateOf, type IsoDate } from '../../core/dates.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { problem } from '../http/problems.ts';
import { issuerByTicker } from './find-entity.ts';

/**
 * The issuer that a request names by ticker or CIK; null: it names none. A ticker means who held it on the date of
 * `as_of`.
 *
 * @throws AppError `unknown-ticker`, `ambiguous-ticker`; Problem 400 where ticker and CIK are of different issuers
 */
export async function requestedIssuer(
  db: Database,
  { ticker, cik }: { readonly ticker?: string; readonly cik?: string },
  asOf: IsoDate | null,
): Promise<Cik | null> {
  const given = cik === undefined ? null : parseCik(cik);
  if (ticker === undefined) return given;
  const held = await issuerByTicker(db, ticker, asOf ?? easternDateOf(Date.now()));
  if (given === null || given === held) return held;
  const message = `the ticker ${ticker} means CIK ${held}, not ${given}: give one of ticker and cik`;
  throw problem(400, 'invalid-parameter', message, {
    errors: ['ticker', 'cik'].map((name) => ({ in: 'query', name, message: 'means another issuer than the other' })),
  });
}
