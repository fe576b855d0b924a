import { sql } from 'kysely';
import type { IsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { canonicalJson } from '../../core/hashes.ts';
import type { Cik, Sha256 } from '../../core/ids.ts';
import type { IssuerScore, ScoreRank, ScoreReceipt } from '../../core/score-receipt.ts';
import type { Database, Transaction } from '../database.ts';
import { recordset, upsertRows, type WriteCounts } from '../upsert.ts';

/** Registers a methodology. A version whose content differs from the registered one is refused: it is immutable. */
export async function registerMethodology(
  db: Database | Transaction,
  methodology: { readonly version: string; readonly contentHash: Sha256; readonly body: object },
): Promise<void> {
  await db
    .insertInto('score.methodologies')
    .values({
      version: methodology.version,
      content_hash: methodology.contentHash,
      body: JSON.stringify(methodology.body),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom('score.methodologies')
    .select('content_hash')
    .where('version', '=', methodology.version)
    .executeTakeFirst();
  if (stored?.content_hash !== methodology.contentHash) {
    throw new AppError(`methodology ${methodology.version} was stored with other content: publish a new version`, {
      code: 'methodology-changed',
      retryable: false,
      context: { stored: stored?.content_hash, given: methodology.contentHash },
    });
  }
}

export interface ScoreWithReceipt {
  readonly score: IssuerScore;
  readonly receipt: ScoreReceipt;
}

/**
 * Stores scores with their receipts. A score with the receipt it has already is not written; one that differs moves the
 * old row to `score.superseded_scores`, and its receipt stays.
 */
export async function upsertScores(
  trx: Transaction,
  run: { readonly runId: string | null; readonly materializationVersion: string },
  scores: readonly ScoreWithReceipt[],
): Promise<WriteCounts> {
  const rows = scores.map(({ score, receipt }) => scoreRow(score, receipt, run));
  await upsertRows(trx, {
    table: 'score.receipts',
    key: ['cik', 'receipt_hash'],
    incidental: ['methodology_version', 'as_of_date', 'body'],
    rows: scores.map(({ score, receipt }) => ({
      cik: score.cik,
      receipt_hash: receipt.hash,
      methodology_version: score.methodologyVersion,
      as_of_date: score.asOf,
      body: canonicalJson(receipt),
    })),
  });
  await sql`
    insert into score.superseded_scores
    select s.*, now() from score.scores s
    join ${recordset('score.scores', rows)} i using (cik, methodology_version, as_of_date)
    where s.receipt_hash <> i.receipt_hash
  `.execute(trx);
  return upsertRows(trx, {
    table: 'score.scores',
    key: ['cik', 'methodology_version', 'as_of_date'],
    incidental: Object.keys(rows[0] ?? {}).filter((column) => column !== 'receipt_hash'),
    touched: ['computed_at'],
    rows,
  });
}

function scoreRow(
  score: IssuerScore,
  receipt: ScoreReceipt,
  run: { readonly runId: string | null; readonly materializationVersion: string },
) {
  return {
    cik: score.cik,
    methodology_version: score.methodologyVersion,
    as_of_date: score.asOf,
    ticker: score.ticker,
    name: score.name,
    status: score.status === 'scored' ? 'published' : 'withheld',
    score: score.score,
    lo: score.lo,
    hi: score.hi,
    band: score.band,
    band_barred: score.bandBarred,
    confidence: score.confidence,
    present_weight: score.presentWeight,
    factors: Object.fromEntries(Object.entries(score.factors).map(([id, factor]) => [id, factor.score])),
    sub_ratings: score.subRatings,
    regsho: score.regsho,
    confidence_reasons: score.confidenceReasons,
    withheld_reasons: score.withheldReasons,
    receipt_hash: receipt.hash,
    run_id: run.runId,
    materialization_version: run.materializationVersion,
  };
}

/** The scores of one date and methodology as ranking reads them. */
export async function listScoresToRank(
  db: Database | Transaction,
  key: { readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<readonly Pick<IssuerScore, 'cik' | 'asOf' | 'methodologyVersion' | 'score'>[]> {
  return db
    .selectFrom('score.scores')
    .select(['cik', 'as_of_date as asOf', 'methodology_version as methodologyVersion', 'score'])
    .where('methodology_version', '=', key.methodologyVersion)
    .where('as_of_date', '=', key.asOf)
    .orderBy('cik')
    .execute();
}

/**
 * Sets each issuer's place in the universe of one date and methodology, given whole: issuers that are not in it (their
 * score is withheld) have none. Unchanged places are not written.
 */
export async function updateRanks(
  db: Database | Transaction,
  key: { readonly methodologyVersion: string; readonly asOf: IsoDate },
  ranks: readonly ScoreRank[],
): Promise<number> {
  const rows = ranks.map((rank) => ({
    cik: rank.cik,
    percentile: rank.percentile,
    universe_size: rank.universeSize,
    universe_hash: rank.universeHash,
  }));
  const result = await sql`
    update score.scores s
    set percentile = i.percentile, universe_size = i.universe_size, universe_hash = i.universe_hash
    from score.scores t left join ${recordset('score.scores', rows)} i on i.cik = t.cik
    where t.methodology_version = ${key.methodologyVersion} and t.as_of_date = ${key.asOf}
      and s.cik = t.cik and s.methodology_version = t.methodology_version and s.as_of_date = t.as_of_date
      and (s.percentile, s.universe_size, s.universe_hash)
        is distinct from (i.percentile, i.universe_size, i.universe_hash)
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** The receipt of a stored score, byte for byte as it was hashed; null where there is no such score. */
export async function getReceipt(
  db: Database | Transaction,
  key: { readonly cik: Cik; readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<string | null> {
  const found = await db
    .selectFrom('score.scores as s')
    .innerJoin('score.receipts as r', (join) =>
      join.onRef('r.cik', '=', 's.cik').onRef('r.receipt_hash', '=', 's.receipt_hash'),
    )
    .select('r.body')
    .where('s.cik', '=', key.cik)
    .where('s.methodology_version', '=', key.methodologyVersion)
    .where('s.as_of_date', '=', key.asOf)
    .executeTakeFirst();
  return found?.body ?? null;
}
