import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Level } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';
import { type ScoreRow, scoreColumns, selectScores } from './find-score.ts';
import { onClocks, type ResolvedClocks, readsSuperseded } from './score-clocks.ts';

export interface RatingsQuery {
  readonly clocks: ResolvedClocks;
  readonly overallRisk?: Level | undefined;
  readonly limit: number;
  /** `nextCursor` of the page before; 0: begin. */
  readonly cursor?: number | undefined;
}

export interface RatingsPage {
  readonly ratings: readonly ScoreRow[];
  /** Null: there are no more. */
  readonly nextCursor: number | null;
}

/**
 * A page of ratings, last computed first, by keyset: rows computed between pages are neither repeated nor skipped.
 * Without clocks, each issuer's latest score. On clocks, the scores of one night: `dateOfRatings`.
 * Errors: `unknown-cursor`.
 */
export async function pageRatings(db: Database | Transaction, query: RatingsQuery): Promise<RatingsPage> {
  const { clocks, overallRisk, limit } = query;
  const after = await placeOf(db, query.cursor);
  const where = sql`s.status = 'published'
    ${overallRisk === undefined ? sql`` : sql`and s.sub_ratings ->> 'overallRisk' = ${overallRisk}`}
    ${after === null ? sql`` : sql`and (s.computed_at, s.rating_id) < (${after.computedAt}::timestamptz, ${after.cursor}::int8)`}`;
  const rows = isNow(clocks)
    ? await latestOfEach(db, clocks, where, limit + 1)
    : await ofOneNight(db, clocks, where, limit + 1);
  const ratings = rows.slice(0, limit);
  return { ratings, nextCursor: rows.length > limit ? (ratings.at(-1)?.ratingId ?? null) : null };
}

/** Whether the latest scores are requested. */
export function isNow(clocks: ResolvedClocks): boolean {
  return clocks.asOf === null && !readsSuperseded(clocks);
}

/** The position of a cursor, also where its score has been superseded since; null: the beginning. */
async function placeOf(
  db: Database | Transaction,
  cursor: number | undefined,
): Promise<{ readonly cursor: number; readonly computedAt: string } | null> {
  if (cursor === undefined || cursor === 0) return null;
  const { rows } = await sql<{ computedAt: string }>`
    select computed_at::text as "computedAt" from score.scores where rating_id = ${cursor}::int8
    union all
    select computed_at::text from score.superseded_scores where rating_id = ${cursor}::int8
  `.execute(db);
  const [place] = rows;
  if (place) return { cursor, ...place };
  throw new AppError(`no page of ratings ended with the cursor ${cursor}`, {
    code: 'unknown-cursor',
    retryable: false,
  });
}

/** Whether a cursor continues a list, rather than beginning it. Errors: `unknown-cursor`. */
export async function checkCursor(db: Database | Transaction, cursor: number | undefined): Promise<boolean> {
  return (await placeOf(db, cursor)) !== null;
}

const ORDER = sql`order by computed_at desc, rating_id desc`;

/**
 * Scores that a page examines in the order of the list. The newest night comes first and is all there is to find; behind
 * it are the earlier nights, of which only issuers count that were not scored since.
 */
const EXAMINED = 1_000;

async function latestOfEach(
  db: Database | Transaction,
  clocks: ResolvedClocks,
  where: RawBuilder<unknown>,
  count: number,
): Promise<readonly ScoreRow[]> {
  const later = sql`exists (
    select from score.scores l where l.cik = v.cik and l.methodology_version = v.methodology_version
      and l.as_of_date > v.as_of_date ${clocks.upTo === null ? sql`` : sql`and l.as_of_date <= ${clocks.upTo}`}
  )`;
  const next = sql`select ${scoreColumns('scores')} from score.scores s
    where ${onClocks(clocks, 'scores')} and ${where} order by s.computed_at desc, s.rating_id desc`;
  const rows = await selectScores(
    db,
    sql`select * from (${next} limit ${EXAMINED}) v where not ${later} ${ORDER} limit ${count}`,
    null,
  );
  if (rows.length === count || !(await hasMore(db, next))) return rows;
  return selectScores(db, sql`select * from (${latestByIssuer(clocks, where)}) v ${ORDER} limit ${count}`, null);
}

async function hasMore(db: Database | Transaction, scores: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    select exists (select from (${scores}) s offset ${EXAMINED} limit 1) as more
  `.execute(db);
  return rows[0]?.more === true;
}

/** By issuer, from one to the next by the primary key: as long as there are issuers, however many nights. */
function latestByIssuer(clocks: ResolvedClocks, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with recursive issuers as (
      (select cik from score.scores order by cik limit 1)
      union all
      select (select n.cik from score.scores n where n.cik > i.cik order by n.cik limit 1)
      from issuers i where i.cik is not null
    )
    select ${scoreColumns('scores')} from issuers i
    cross join lateral (
      select * from score.scores s where s.cik = i.cik and ${onClocks(clocks, 'scores')}
      order by s.as_of_date desc limit 1
    ) s
    where ${where}
  `;
}

async function ofOneNight(
  db: Database | Transaction,
  clocks: ResolvedClocks,
  where: RawBuilder<unknown>,
  count: number,
): Promise<readonly ScoreRow[]> {
  const date = await dateOfRatings(db, clocks);
  if (date === null) return [];
  const tables = readsSuperseded(clocks) ? (['scores', 'superseded_scores'] as const) : (['scores'] as const);
  const arms = tables.map(
    (table) => sql`(
      select ${scoreColumns(table)} from ${sql.table(`score.${table}`)} s
      where s.as_of_date = ${date} and ${onClocks(clocks, table)} and ${where}
        ${table === 'superseded_scores' && clocks.computedBy === null ? sql`and not ${replacedInKind(clocks)}` : sql``}
      order by s.computed_at desc, s.rating_id desc limit ${count}
    )`,
  );
  const both = sql.join(arms, sql` union all `);
  return selectScores(db, sql`select * from (${both}) v ${ORDER} limit ${count}`, clocks.computedBy);
}

/** Whether a score of the same parser version replaced the superseded one: an issuer has one rating. */
function replacedInKind({ materializations }: ResolvedClocks): RawBuilder<boolean> {
  const same = sql`l.cik = s.cik and l.methodology_version = s.methodology_version and l.as_of_date = s.as_of_date
    and l.computed_at > s.computed_at and l.materialization_version = any(${[...(materializations ?? [])]})`;
  return sql`(exists (select from score.scores l where ${same})
    or exists (select from score.superseded_scores l where ${same}))`;
}

/** Whether any score of the methodology was computed by a night. */
export async function hasNights(db: Database | Transaction, methodologyVersion: string): Promise<boolean> {
  const { rows } = await sql<{ stored: boolean }>`
    select exists (select from score.scores where methodology_version = ${methodologyVersion}) as stored
  `.execute(db);
  return rows[0]?.stored === true;
}

/**
 * The last night with scores on the clocks; null: there is none. From night to night, newest first: of each only whether
 * it has one.
 */
export async function dateOfRatings(db: Database | Transaction, clocks: ResolvedClocks): Promise<IsoDate | null> {
  const tables = readsSuperseded(clocks) ? (['scores', 'superseded_scores'] as const) : (['scores'] as const);
  const { methodologyVersion, upTo } = clocks;
  const newest = (before: RawBuilder<unknown>) => {
    const ofTable = tables.map(
      (table) => sql`(
        select n.as_of_date from ${sql.table(`score.${table}`)} n
        where n.methodology_version = ${methodologyVersion} and n.status = 'published' ${before}
        order by n.as_of_date desc limit 1
      )`,
    );
    return sql`select max(as_of_date) as date from (${sql.join(ofTable, sql` union all `)}) newest`;
  };
  const ofNight = tables.map(
    // In the order of the index, or the planner reads a whole table to find one row.
    (table) => sql`(
      select s.cik from ${sql.table(`score.${table}`)} s
      where s.as_of_date = d.date and s.status = 'published' and ${onClocks(clocks, table)}
      order by s.computed_at desc, s.rating_id desc limit 1
    ) is not null`,
  );
  const { rows } = await sql<{ date: IsoDate }>`
    with recursive dates as (
      ${newest(upTo === null ? sql`` : sql`and n.as_of_date <= ${upTo}`)}
      union all
      select e.date from dates p cross join lateral (${newest(sql`and n.as_of_date < p.date`)}) e
      where p.date is not null
    )
    select d.date from dates d where d.date is not null and (${sql.join(ofNight, sql` or `)}) limit 1
  `.execute(db);
  return rows[0]?.date ?? null;
}
