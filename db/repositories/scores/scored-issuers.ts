import { type RawBuilder, sql } from 'kysely';
import { addDays, endOfEasternDay, type IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

export interface ScoredIssuersQuery {
  readonly asOf: IsoDate;
  /** First as-of date of a range that ends with `asOf`; absent: that date only. */
  readonly from?: IsoDate;
  readonly lookbackDays: number;
}

/** The next page of issuers to score, by CIK as text: those with a count, a cash position or an offering in time. */
export async function pageScoredIssuers(
  db: Database | Transaction,
  query: ScoredIssuersQuery & {
    readonly after: Cik | null;
    readonly limit: number;
    /** Only these; absent: all. */
    readonly ciks?: readonly Cik[];
  },
): Promise<readonly Cik[]> {
  const among = query.ciks === undefined ? sql`true` : sql`n.cik = any(${[...query.ciks]})`;
  const { since, until } = publicRange(query);
  const next = (after: RawBuilder<unknown>) => sql`(
    select min(cik) from (
      ${sql.join(
        SCORED_TABLES.map(
          (table) => sql`(select cik from ${sql.table(table)} where cik > ${after} order by cik limit 1)`,
        ),
        sql` union all `,
      )}
    ) tables
  )`;
  const isScored = sql.join(
    SCORED_TABLES.map(
      (table) => sql`exists (
        select from ${sql.table(table.replace('.', '.current_'))} t
        where t.cik = n.cik and t.public_at > ${since} and t.public_at <= ${until}
      )`,
    ),
    sql` or `,
  );
  // Skips from issuer to issuer through the primary keys, so that a page does not cost a scan of the tables. `offset 0`
  // keeps the planner from repeating the search for each use of the CIK.
  const { rows } = await sql<{ cik: Cik }>`
    with recursive issuers (cik, scored, found) as (
      select n.cik, ${among} and (${isScored}), 0
      from (select ${next(sql`${query.after ?? ''}::text`)} as cik offset 0) n
      union all
      select n.cik, ${among} and (${isScored}), i.found + i.scored::int
      from issuers i cross join lateral (select ${next(sql`i.cik`)} as cik offset 0) n
      where i.cik is not null and i.found + i.scored::int < ${query.limit}
    )
    select cik from issuers where scored order by cik
  `.execute(db);
  return rows.map(({ cik }) => cik);
}

/** How many issuers all pages hold. */
export async function countScoredIssuers(
  db: Database | Transaction,
  query: ScoredIssuersQuery & { readonly ciks?: readonly Cik[] },
): Promise<number> {
  const among = query.ciks === undefined ? sql`true` : sql`cik = any(${[...query.ciks]})`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${scoredIssuers(query, among)}) issuers
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those of some issuers that a run scores as of a date. */
export async function scoredAmong(
  db: Database | Transaction,
  query: ScoredIssuersQuery,
  ciks: readonly Cik[],
): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select cik from (${scoredIssuers(query, sql`cik = any(${[...ciks]})`)}) issuers order by cik
  `.execute(db);
  return rows.map(({ cik }) => cik);
}

const SCORED_TABLES = ['dilution.share_float_history', 'dilution.cash_position', 'dilution.offering_events'] as const;

function publicRange({ asOf, from = asOf, lookbackDays }: ScoredIssuersQuery) {
  return { since: endOfEasternDay(addDays(from, -lookbackDays)), until: endOfEasternDay(asOf) };
}

function scoredIssuers(query: ScoredIssuersQuery, which: RawBuilder<unknown>) {
  const { since, until } = publicRange(query);
  const issuersOf = (table: string) => sql`
    select cik from ${sql.table(table.replace('.', '.current_'))}
    where ${which} and public_at > ${since} and public_at <= ${until}
  `;
  return sql.join(SCORED_TABLES.map(issuersOf), sql` union `);
}
