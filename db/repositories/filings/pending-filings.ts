import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
import type { FilingSelector, SourceRef } from '../../../core/run-plan.ts';
import { PENDING_COUNT_LIMIT } from '../../../core/run-plan.ts';
import type { Database, Transaction } from '../../database.ts';
import { alsoListedBy, chosenBy, listedBy } from './filing-selection.ts';

/** Filings with work left that a run may take. */
export interface PendingQuery {
  readonly selector: FilingSelector;
  /** Only filings that this source lists; null: of every source. */
  readonly source: SourceRef | null;
  /** The parsers of this deployment; a filing that one of them has not read is pending. */
  readonly parserVersions: readonly ParserVersion[];
}

export interface PendingPageQuery extends PendingQuery {
  readonly after?: AccessionNumber | null;
  readonly limit: number;
}

/** The next page of pending filings, by filing date and accession number; shorter than `limit` only if it is the last. */
export async function pagePending(
  db: Database | Transaction,
  query: PendingPageQuery,
): Promise<readonly AccessionNumber[]> {
  const { limit } = query;
  const later = await afterFiling(db, query.after ?? null);
  const branches = (await pendingBranches(db, query, query.source)).map(
    (branch) => sql`(
      select f.filed_date, f.accession_number from raw.filings f where ${branch} and ${later}
      order by f.filed_date, f.accession_number limit ${limit}
    )`,
  );
  const { rows } = await sql<{ accession_number: AccessionNumber }>`
    select accession_number from (${sql.join(branches, sql` union all `)}) pending
    order by filed_date, accession_number limit ${limit}
  `.execute(db);
  return rows.map((row) => row.accession_number);
}

/** How many filings are pending, up to `PENDING_COUNT_LIMIT`. */
export async function countPending(db: Database | Transaction, query: PendingQuery): Promise<number> {
  return countBranches(db, await pendingBranches(db, query, query.source));
}

/** How many filings are pending that the run's source does not list, up to `PENDING_COUNT_LIMIT`. */
export async function countPendingElsewhere(
  db: Database | Transaction,
  query: PendingQuery & { readonly source: SourceRef },
): Promise<number> {
  const { source } = query;
  const elsewhere = sql`f.source <> ${source} and not ${alsoListedBy(source)}`;
  const branches = await pendingBranches(db, query, null);
  return countBranches(
    db,
    branches.map((branch) => sql`${elsewhere} and ${branch}`),
  );
}

async function countBranches(db: Database | Transaction, branches: readonly RawBuilder<unknown>[]): Promise<number> {
  const found = branches.map((branch) => sql`(select from raw.filings f where ${branch} limit ${PENDING_COUNT_LIMIT})`);
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${PENDING_COUNT_LIMIT})::int as count from (${sql.join(found, sql` union all `)}) pending
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Conditions on `raw.filings f` of which exactly one holds for each pending filing. Each is a prefix of an index, so that
 * finished filings are never read. Of an issuer or of named filings there are few, and one condition serves.
 */
async function pendingBranches(
  db: Database | Transaction,
  { selector, parserVersions }: PendingQuery,
  source: SourceRef | null,
): Promise<readonly RawBuilder<unknown>[]> {
  const states = pendingStates(await incompleteSets(db, parserVersions));
  const chosen = chosenBy(selector);
  if (selector.by === 'cik' || selector.by === 'accession') {
    const listed = source === null ? sql`true` : listedBy(source);
    return [
      sql`${chosen} and ${listed} and (${sql.join(
        states.map((state) => sql`(${state})`),
        sql` or `,
      )})`,
    ];
  }
  if (source === null) return states.map((state) => sql`${state} and ${chosen}`);
  const own = states.map((state) => sql`f.source = ${source} and ${state} and ${chosen}`);
  if (!(await hasListings(db, source))) return own;
  const also = sql`f.source <> ${source} and ${alsoListedBy(source)}`;
  return [...own, ...states.map((state) => sql`${state} and ${chosen} and ${also}`)];
}

/** Missing, rejected and failed filings are pending when they are due; processed ones also when a parser is new. */
function pendingStates(incomplete: readonly number[]): readonly RawBuilder<unknown>[] {
  const isIncomplete = sql`(f.state = 'processed' and f.parser_set = any(${[...incomplete]}))`;
  return [
    sql`f.state in ('discovered', 'stored')`,
    sql`f.retry_at <= now() and f.state not in ('discovered', 'stored') and not ${isIncomplete}`,
    ...incomplete.map((set) => sql`f.state = 'processed' and f.parser_set = ${set}`),
  ];
}

/** The parser sets that lack one of the wanted parsers. */
async function incompleteSets(
  db: Database | Transaction,
  parserVersions: readonly ParserVersion[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ parser_set: number }>`
    select parser_set from ops.parser_sets where not parser_versions @> ${[...parserVersions]}::text[] order by 1
  `.execute(db);
  return rows.map(({ parser_set }) => parser_set);
}

async function hasListings(db: Database | Transaction, source: SourceRef): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from raw.filing_sources where source = ${source}) as found
  `.execute(db);
  return rows[0]?.found === true;
}

/** The condition on `raw.filings f` to follow another filing. */
async function afterFiling(
  db: Database | Transaction,
  accessionNumber: AccessionNumber | null,
): Promise<RawBuilder<unknown>> {
  if (accessionNumber === null) return sql`true`;
  const { rows } = await sql<{ filedDate: IsoDate }>`
    select filed_date as "filedDate" from raw.filings where accession_number = ${accessionNumber}
  `.execute(db);
  const [last] = rows;
  if (last === undefined) throw new Error(`the page after ${accessionNumber}: no such filing`);
  return sql`(f.filed_date, f.accession_number) > (${last.filedDate}::date, ${accessionNumber})`;
}

export interface DueQuery {
  readonly source: SourceRef;
  readonly filedBefore: IsoDate;
  readonly limit: number;
}

/** Filings of earlier dates whose retry is due, the longest due first. */
export async function pageDue(db: Database | Transaction, query: DueQuery): Promise<readonly AccessionNumber[]> {
  const { source, filedBefore, limit } = query;
  const { rows } = await sql<{ accession_number: AccessionNumber }>`
    select f.accession_number from raw.filings f
    where f.retry_at <= now() and f.filed_date < ${filedBefore} and ${listedBy(source)}
    order by f.retry_at, f.accession_number limit ${limit}
  `.execute(db);
  return rows.map((row) => row.accession_number);
}
