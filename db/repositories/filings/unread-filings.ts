import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, RawSourceKey } from '../../../core/ids.ts';
import type { ReprocessScope } from '../../../core/reprocess.ts';
import type { Database, Transaction } from '../../database.ts';

export interface UnreadFiling {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
}

/** The last filing of a page, by which the next one continues. */
export interface UnreadCursor {
  readonly filedDate: IsoDate;
  readonly accessionNumber: AccessionNumber;
}

export interface UnreadPage {
  readonly filings: readonly UnreadFiling[];
  /** Null: no page follows. */
  readonly next: UnreadCursor | null;
}

/**
 * The next processed filings, of any source, that a parser version has not read, by filing date and accession number.
 * Filings that no run has parsed yet are left to the runs of their source.
 */
export async function pageUnread(
  db: Database | Transaction,
  scope: ReprocessScope,
  after: UnreadCursor | null,
  limit: number,
): Promise<UnreadPage> {
  const later =
    after === null
      ? sql`true`
      : sql`(f.filed_date, f.accession_number) > (${after.filedDate}::date, ${after.accessionNumber})`;
  const branches = await unreadBranches(db, scope);
  if (branches.length === 0) return { filings: [], next: null };
  const pages = branches.map(
    (branch) => sql`(
      select f.filed_date, f.accession_number, f.raw_source_key from raw.filings f where ${branch} and ${later}
      order by f.filed_date, f.accession_number limit ${limit}
    )`,
  );
  const { rows } = await sql<UnreadFiling & UnreadCursor>`
    select filed_date as "filedDate", accession_number as "accessionNumber", raw_source_key as "rawSourceKey"
    from (${sql.join(pages, sql` union all `)}) unread
    order by filed_date, accession_number limit ${limit}
  `.execute(db);
  const last = rows.at(-1);
  const isLast = last === undefined || rows.length < limit;
  return {
    filings: rows.map(({ accessionNumber, rawSourceKey }) => ({ accessionNumber, rawSourceKey })),
    next: isLast ? null : { filedDate: last.filedDate, accessionNumber: last.accessionNumber },
  };
}

/** How many processed filings a parser version has not read; counted in full, from an index. */
export async function countUnread(db: Database | Transaction, scope: ReprocessScope): Promise<number> {
  const branches = await unreadBranches(db, scope);
  if (branches.length === 0) return 0;
  const counts = branches.map((branch) => sql`(select count(*) as filings from raw.filings f where ${branch})`);
  const { rows } = await sql<{ filings: number }>`
    select sum(filings)::float8 as filings from (${sql.join(counts, sql` union all `)}) counted
  `.execute(db);
  return rows[0]?.filings ?? 0;
}

/**
 * Conditions on `raw.filings f` of which exactly one holds for each unread filing: a source and a parser set without the
 * version, which begin the index of processed filings. There are few of both, and filings that were read are skipped.
 */
async function unreadBranches(
  db: Database | Transaction,
  { parserVersion, ciks, from, to }: ReprocessScope,
): Promise<readonly RawBuilder<unknown>[]> {
  const conditions = [
    ...(from === null ? [] : [sql`f.filed_date >= ${from}::date`]),
    ...(to === null ? [] : [sql`f.filed_date <= ${to}::date`]),
  ];
  if (ciks !== null) {
    const ofIssuers = sql`f.accession_number in (
      select s.accession_number from raw.filing_filers s where s.cik = any(${[...ciks]})
    )`;
    const isUnread = sql`f.state = 'processed' and f.parser_set in (
      select parser_set from ops.parser_sets where not parser_versions @> array[${parserVersion}]::text[]
    )`;
    return [sql.join([ofIssuers, isUnread, ...conditions], sql` and `)];
  }
  // The sources of processed filings: one look into the index for each.
  const { rows } = await sql<{ source: string; parserSet: number }>`
    with recursive sources as (
      (select source from raw.filings where state = 'processed' order by source limit 1)
      union all
      select (
        select f.source from raw.filings f where f.state = 'processed' and f.source > s.source order by f.source limit 1
      ) from sources s where s.source is not null
    )
    select s.source, p.parser_set as "parserSet" from sources s
    cross join ops.parser_sets p
    cross join lateral (
      select from raw.filings f where f.state = 'processed' and f.source = s.source and f.parser_set = p.parser_set
      -- In the order of the index, or the whole table might be read for a set without filings.
      order by f.filed_date, f.accession_number limit 1
    ) used
    where s.source is not null and not p.parser_versions @> array[${parserVersion}]::text[]
    order by 1, 2
  `.execute(db);
  return rows.map(({ source, parserSet }) =>
    sql.join(
      [sql`f.state = 'processed' and f.source = ${source} and f.parser_set = ${parserSet}`, ...conditions],
      sql` and `,
    ),
  );
}
