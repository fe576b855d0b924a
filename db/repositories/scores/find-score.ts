import { type RawBuilder, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { Level, StoredReceipt } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';
import { onClocks, type ResolvedClocks, readsSuperseded, wasCurrent } from './score-clocks.ts';

/** A stored score; its receipt is loaded apart, since most readers need what follows from it and have seen it before. */
export interface ScoreRow {
  readonly ratingId: number;
  readonly cik: Cik;
  readonly asOf: IsoDate;
  readonly status: 'published' | 'withheld';
  readonly overallRisk: Level | null;
  readonly computedAt: IsoTimestamp;
  /** Null: it is current. */
  readonly supersededAt: IsoTimestamp | null;
  readonly receiptHash: Sha256;
  readonly materializationVersion: string;
  /** Its rank; null where the universe was too small, or the score withheld. */
  readonly percentile: number | null;
  readonly universeSize: number | null;
}

/** The columns of a score `s`, but for its receipt. */
export function scoreColumns(table: 'scores' | 'superseded_scores'): RawBuilder<unknown> {
  return sql`s.rating_id, s.cik, s.as_of_date, s.status, s.sub_ratings ->> 'overallRisk' as overall_risk, s.computed_at,
    ${table === 'scores' ? sql`null::timestamptz` : sql`s.superseded_at`} as superseded_at,
    s.receipt_hash, s.materialization_version, s.score, s.percentile, s.universe_size, s.methodology_version`;
}

/**
 * Rows of `scoreColumns`, last computed first. As of an earlier instant, a score has
 * the rank that it had then.
 */
export async function selectScores(
  db: Database | Transaction,
  rows: RawBuilder<unknown>,
  computedBy: IsoTimestamp | null,
): Promise<readonly ScoreRow[]> {
  const [rank, universe] =
    computedBy === null
      ? [sql`v.percentile, v.universe_size as "universeSize"`, sql``]
      : [
          sql`u.percentiles[width_bucket(v.score, u.scores)] as percentile, u.universe_size as "universeSize"`,
          sql`left join score.universes u on u.methodology_version = v.methodology_version
            and u.as_of_date = v.as_of_date
            and ${wasCurrent(sql`u.recorded_from`, sql`u.recorded_to`, computedBy)}
            -- A score that was not ranked yet is not in that universe.
            and u.scores[width_bucket(v.score, u.scores)] = v.score`,
        ];
  const found = await sql<ScoreRow>`
    select v.rating_id::float8 as "ratingId", v.cik, v.as_of_date as "asOf", v.status,
      v.overall_risk as "overallRisk", v.computed_at as "computedAt", v.superseded_at as "supersededAt",
      v.receipt_hash as "receiptHash", v.materialization_version as "materializationVersion", ${rank}
    from (${rows}) v
    ${universe}
    order by v.computed_at desc, v.rating_id desc
  `.execute(db);
  return found.rows;
}

/** The issuer's latest score on the clocks; null: none is stored. */
export async function findScore(
  db: Database | Transaction,
  cik: Cik,
  clocks: ResolvedClocks,
): Promise<ScoreRow | null> {
  const [found] = await selectScores(db, latestOf(clocks, sql`s.cik = ${cik}`), clocks.computedBy);
  return found ?? null;
}

/** The issuer's score of the last earlier date on the clocks; null: none is stored. */
export async function findScoreBefore(
  db: Database | Transaction,
  { cik, asOf }: { readonly cik: Cik; readonly asOf: IsoDate },
  clocks: ResolvedClocks,
): Promise<ScoreRow | null> {
  const before = sql`s.cik = ${cik} and s.as_of_date < ${asOf}`;
  const [found] = await selectScores(db, latestOf(clocks, before), clocks.computedBy);
  return found ?? null;
}

function latestOf(clocks: ResolvedClocks, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const from = (table: 'scores' | 'superseded_scores') => sql`(
    select ${scoreColumns(table)} from ${sql.table(`score.${table}`)} s
    where ${where} and ${onClocks(clocks, table, 'or-cited')}
    order by s.as_of_date desc, s.computed_at desc limit 1
  )`;
  if (!readsSuperseded(clocks)) return from('scores');
  return sql`select * from (${from('scores')} union all ${from('superseded_scores')}) both_tables
    order by as_of_date desc, computed_at desc limit 1`;
}

/** The receipts of scores, by hash; a score of which none is stored has none. */
export async function loadReceipts(
  db: Database | Transaction,
  scores: readonly Pick<ScoreRow, 'cik' | 'receiptHash'>[],
): Promise<ReadonlyMap<Sha256, StoredReceipt>> {
  if (scores.length === 0) return new Map();
  const { rows } = await sql<StoredReceipt & { hash: Sha256 }>`
    select r.receipt_hash as hash, r.body, i.body as inputs
    from unnest(${scores.map(({ cik }) => cik)}::text[], ${scores.map(({ receiptHash }) => receiptHash)}::text[])
      as s (cik, receipt_hash)
    join score.receipts r on r.cik = s.cik and r.receipt_hash = s.receipt_hash
    join score.receipt_inputs i on i.cik = r.cik and i.inputs_hash = r.inputs_hash
  `.execute(db);
  return new Map(rows.map(({ hash, body, inputs }) => [hash, { body, inputs }]));
}

/** As-of dates of the issuer's scores around a date, and when the first of the issuer was computed. */
export interface ScoredDates {
  readonly before: IsoDate | null;
  readonly after: IsoDate | null;
  readonly firstComputed: IsoTimestamp | null;
}

/** For the message of a reader who asks for a score that is not stored. */
export async function findScoredDates(
  db: Database | Transaction,
  { cik, methodologyVersion, asOf }: { readonly cik: Cik; readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<ScoredDates> {
  const of = sql`cik = ${cik} and methodology_version = ${methodologyVersion}`;
  const { rows } = await sql<ScoredDates>`
    select (select max(as_of_date) from score.scores where ${of} and as_of_date <= ${asOf}) as before,
      (select min(as_of_date) from score.scores where ${of} and as_of_date > ${asOf}) as after,
      (
        select min(computed_at) from (
          select computed_at from score.scores where ${of}
          union all
          select computed_at from score.superseded_scores where ${of}
        ) v
      ) as "firstComputed"
  `.execute(db);
  return rows[0] ?? { before: null, after: null, firstComputed: null };
}
