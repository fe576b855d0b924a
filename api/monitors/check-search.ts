import { easternDateOf } from '../../core/dates.ts';
import type { MonitorSearch } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import { parseExpression } from '../../events/monitor-expression.ts';
import { validateSearch } from '../../events/monitor-search.ts';
import { issuerByTicker } from '../reads/find-entity.ts';

/** A search as its owner wrote it. */
export interface GivenSearch {
  /** An expression (`type = atm and isAtm = true`), or a condition object. */
  readonly where?: unknown;
  /** CIKs and tickers. */
  readonly watch?: unknown;
  readonly [member: string]: unknown;
}

/** A checked search with its conditions as they were written. */
export interface CheckedSearch {
  readonly search: MonitorSearch;
  readonly expression: string | null;
}

/**
 * Checks a search. Tickers mean the issuers that hold them today, and are stored as CIKs.
 *
 * @throws AppError `invalid-monitor`, `unknown-ticker`, `ambiguous-ticker`
 */
export async function checkSearch(db: Database, given: GivenSearch): Promise<CheckedSearch> {
  const { where, watch } = given;
  const isExpression = typeof where === 'string';
  const search = validateSearch({
    ...given,
    ...(isExpression && { where: parseExpression(where) }),
    ...(Array.isArray(watch) && { watch: await issuersOf(db, watch.map(String)) }),
  });
  return { search, expression: isExpression ? where : null };
}

async function issuersOf(db: Database, watch: readonly string[]): Promise<readonly string[]> {
  const today = easternDateOf(Date.now());
  const ciks: string[] = [];
  for (const issuer of watch) {
    ciks.push(
      /^(?:CIK)?\d{1,10}$/i.test(issuer) ? issuer.replace(/^CIK/i, '') : await issuerByTicker(db, issuer, today),
    );
  }
  return ciks;
}
