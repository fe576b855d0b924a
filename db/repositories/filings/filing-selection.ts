import { type RawBuilder, sql } from 'kysely';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
import type { FilingSelector } from '../../../core/run-plan.ts';
import type { Database, Transaction } from '../../database.ts';
import type { FilingState } from '../../tables/raw.ts';

/** The condition on `raw.filings f` for a selector. */
export function selectedFilings(selector: FilingSelector, states?: readonly FilingState[]): RawBuilder<boolean> {
  const chosen = conditionOf(selector);
  return states === undefined ? chosen : sql<boolean>`(${chosen} and f.state = any(${[...states]}))`;
}

function conditionOf(selector: FilingSelector): RawBuilder<boolean> {
  switch (selector.by) {
    case 'all':
      return sql<boolean>`true`;
    case 'filed-date':
      return sql<boolean>`f.filed_date between ${selector.from} and ${selector.to}`;
    case 'accession':
      return sql<boolean>`f.accession_number = any(${[...selector.accessionNumbers]})`;
    case 'cik':
      return sql<boolean>`exists (
        select from raw.filing_filers s
        where s.accession_number = f.accession_number and s.cik = any(${[...selector.ciks]})
      )`;
  }
}

export interface PendingPageQuery {
  readonly selector: FilingSelector;
  /** The parsers of this deployment; a filing that one of them has not read is pending. */
  readonly parserVersions: readonly ParserVersion[];
  readonly after?: AccessionNumber | null;
  readonly limit: number;
}

/** The next page of filings with work left, in ascending order; shorter than `limit` only if it is the last. */
export async function pagePending(
  db: Database | Transaction,
  query: PendingPageQuery,
): Promise<readonly AccessionNumber[]> {
  const { rows } = await sql<{ accession_number: AccessionNumber }>`
    select f.accession_number from raw.filings f
    where ${selectedFilings(query.selector)} and f.accession_number > ${query.after ?? ''}
      and ${isPending(query.parserVersions)}
    order by f.accession_number
    limit ${query.limit}
  `.execute(db);
  return rows.map((row) => row.accession_number);
}

export async function countPending(
  db: Database | Transaction,
  selector: FilingSelector,
  parserVersions: readonly ParserVersion[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raw.filings f where ${selectedFilings(selector)} and ${isPending(parserVersions)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Missing and rejected filings are final; failed ones are retried, processed ones wait for new parsers. */
function isPending(parserVersions: readonly ParserVersion[]): RawBuilder<boolean> {
  return sql<boolean>`(
    f.state in ('discovered', 'stored', 'failed')
    or (f.state = 'processed' and (
      select count(distinct r.parser_version) from ops.parse_runs r
      where r.cik = f.cik and r.accession_number = f.accession_number and r.parser_version = any(${[...parserVersions]})
    ) < ${parserVersions.length})
  )`;
}
