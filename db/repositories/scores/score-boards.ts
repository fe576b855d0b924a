import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Band, Level, StoredReceipt } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';

/** The stored score of an issuer on a board. */
export interface BoardScore {
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly asOf: IsoDate;
  readonly score: number | null;
  readonly lo: number;
  readonly hi: number;
  readonly band: Band | null;
  readonly confidence: Level;
  readonly computedAt: IsoTimestamp;
}

/** The scores of one date: the highest, and how many issuers are in each band. */
export interface ScoreBoard {
  readonly asOf: IsoDate;
  /** Each with its receipt. */
  readonly highest: readonly (BoardScore & StoredReceipt)[];
  readonly issuers: number;
  readonly byBand: Readonly<Partial<Record<Band | 'withheld', number>>>;
}

const COLUMNS = sql`cik, ticker, name, as_of_date as "asOf", score, lo, hi, band, confidence, computed_at as "computedAt"`;

/**
 * The board of the newest date with nightly scores up to a date that ratings show; null where there is none.
 *
 * @param upTo null: the date that ratings show
 */
export async function loadScoreBoard(
  db: Database | Transaction,
  { methodologyVersion, upTo, limit }: { methodologyVersion: string; upTo: IsoDate | null; limit: number },
): Promise<ScoreBoard | null> {
  const { rows: dates } = await sql<{ asOf: IsoDate }>`
    select as_of_date as "asOf" from score.scores
    where methodology_version = ${methodologyVersion} and as_of_date <= least(
      coalesce(${upTo}::date, 'infinity'),
      coalesce((select as_of_date from score.current_dates where methodology_version = ${methodologyVersion}), 'infinity'))
    order by as_of_date desc limit 1
  `.execute(db);
  const asOf = dates[0]?.asOf;
  if (asOf === undefined) return null;
  const of = sql`as_of_date = ${asOf} and methodology_version = ${methodologyVersion}`;
  const { rows: highest } = await sql<BoardScore & StoredReceipt>`
    select s.*, r.body, i.body as inputs from (
      select ${COLUMNS}, receipt_hash from score.scores where ${of} order by score desc nulls last, cik limit ${limit}
    ) s
    join score.receipts r using (cik, receipt_hash)
    join score.receipt_inputs i using (cik, inputs_hash)
    order by s.score desc nulls last, s.cik
  `.execute(db);
  const { rows: bands } = await sql<{ band: Band | 'withheld'; count: number }>`
    select coalesce(band, 'withheld') as band, count(*)::int as count from score.scores where ${of} group by 1
  `.execute(db);
  return {
    asOf,
    highest,
    issuers: bands.reduce((sum, { count }) => sum + count, 0),
    byBand: Object.fromEntries(bands.map(({ band, count }) => [band, count])),
  };
}

/** The newest scores of some issuers up to a date, by issuer. */
export async function newestScoresOf(
  db: Database | Transaction,
  { ciks, methodologyVersion, upTo }: { ciks: readonly Cik[]; methodologyVersion: string; upTo: IsoDate },
): Promise<ReadonlyMap<Cik, BoardScore>> {
  const { rows } = await sql<BoardScore>`
    select s.* from unnest(${[...ciks]}::text[]) as c (cik)
    cross join lateral (
      select ${COLUMNS} from score.scores t
      where t.cik = c.cik and t.methodology_version = ${methodologyVersion} and t.as_of_date <= ${upTo}
      order by t.as_of_date desc limit 1
    ) s
  `.execute(db);
  return new Map(rows.map((row) => [row.cik, row]));
}

/** Versions of methodologies that some score is stored under, the newest first. */
export async function scoredMethodologies(db: Database | Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from score.methodologies m
    where exists (select from score.scores s where s.methodology_version = m.version)
      or exists (select from score.history_inputs h where h.methodology_version = m.version)
    order by version desc
  `.execute(db);
  return rows.map(({ version }) => version);
}
