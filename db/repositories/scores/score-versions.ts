import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { StoredReceipt } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';
import { wasCurrent } from './score-clocks.ts';

export interface ScoreKey {
  readonly cik: Cik;
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
}

/** A score while it was the current one, with its receipt. */
export interface ScoreVersion extends StoredReceipt {
  /** When it was stored. */
  readonly recordedFrom: IsoTimestamp;
  /** When another replaced it; null: it is current. */
  readonly recordedTo: IsoTimestamp | null;
  readonly receiptHash: Sha256;
  readonly materializationVersion: string;
  /** Its rank at the time; null where the universe was too small, or the score withheld. */
  readonly percentile: number | null;
  readonly universeSize: number | null;
  readonly universeHash: Sha256 | null;
}

/** The score that was current at an instant; null where none had been computed by then. */
export async function getScoreAsComputed(
  db: Database | Transaction,
  key: ScoreKey,
  computedBy: IsoTimestamp,
): Promise<ScoreVersion | null> {
  const { rows } = await sql<ScoreVersion>`
    select v.computed_at as "recordedFrom", v.superseded_at as "recordedTo", v.receipt_hash as "receiptHash",
      r.body, i.body as inputs, v.materialization_version as "materializationVersion",
      u.percentiles[width_bucket(v.score, u.scores)] as percentile,
      u.universe_size as "universeSize", u.universe_hash as "universeHash"
    from (${versionsOf(key)}) v
    join score.receipts r on r.cik = ${key.cik} and r.receipt_hash = v.receipt_hash
    join score.receipt_inputs i using (cik, inputs_hash)
    left join score.universes u on u.methodology_version = ${key.methodologyVersion} and u.as_of_date = ${key.asOf}
      and ${wasCurrent(sql`u.recorded_from`, sql`u.recorded_to`, computedBy)}
      -- A score that was not ranked yet is not in that universe.
      and u.scores[width_bucket(v.score, u.scores)] = v.score
    where ${wasCurrent(sql`v.computed_at`, sql`v.superseded_at`, computedBy)}
    order by v.computed_at desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** When a score was first computed; null: never. */
export async function firstComputed(db: Database | Transaction, key: ScoreKey): Promise<IsoTimestamp | null> {
  const { rows } = await sql<{ first: IsoTimestamp | null }>`
    select min(computed_at) as first from (${versionsOf(key)}) v
  `.execute(db);
  return rows[0]?.first ?? null;
}

function versionsOf({ cik, methodologyVersion, asOf }: ScoreKey) {
  const where = sql`cik = ${cik} and methodology_version = ${methodologyVersion} and as_of_date = ${asOf}`;
  return sql`
    select score, computed_at, null::timestamptz as superseded_at, receipt_hash, materialization_version
    from score.scores where ${where}
    union all
    select score, computed_at, superseded_at, receipt_hash, materialization_version
    from score.superseded_scores where ${where}
  `;
}
