import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Sha256 } from '../../../core/ids.ts';
import type { EncodedReceipt, IssuerScore, ScoreInputs, ScoreRank } from '../../../core/score-receipt.ts';
import { type CopyValue, copyRows } from '../../copy.ts';
import type { Database, Transaction } from '../../database.ts';
import type { WriteCounts } from '../../upsert.ts';
import { replacedByStaged, type Staged } from './current-ratings.ts';
import { storeReceipts } from './receipts.ts';

/** Registers a methodology. A version is immutable: other content than the registered one is refused. */
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
  /** Its inputs are in the receipt. */
  readonly score: Omit<IssuerScore, 'inputs'> & { readonly inputs: Pick<ScoreInputs, 'price'> };
  readonly receipt: EncodedReceipt;
}

export interface WritingRun {
  readonly runId: string | null;
  readonly materializationVersion: string;
}

/**
 * Stores scores of one date and methodology with their receipts, each issuer once. An unchanged score is not written; a
 * changed one moves the old row to `score.superseded_scores`, and the old receipt stays.
 */
export async function upsertScores(
  trx: Transaction,
  run: WritingRun,
  scores: readonly ScoreWithReceipt[],
): Promise<WriteCounts> {
  const [first] = scores;
  if (first === undefined) return { inserted: 0, changed: 0, unchanged: 0 };
  const { methodologyVersion, asOf } = first.score;
  // Two runs over one date would each find a row that the other writes.
  await sql`select pg_advisory_xact_lock(hashtext('score.scores'), hashtext(${`${methodologyVersion}|${asOf}`}))`.execute(
    trx,
  );
  const stored = await trx
    .selectFrom('score.scores')
    .select(['cik', 'receipt_hash'])
    .where('methodology_version', '=', methodologyVersion)
    .where('as_of_date', '=', asOf)
    .where(sql<boolean>`cik = any(${scores.map(({ score }) => score.cik)})`)
    .execute();
  const current = new Map(stored.map(({ cik, receipt_hash }) => [cik, receipt_hash]));
  const written = scores.filter(({ score, receipt }) => current.get(score.cik) !== receipt.hash);
  if (written.length === 0) return { inserted: 0, changed: 0, unchanged: scores.length };

  const key = sql`methodology_version = ${methodologyVersion} and as_of_date = ${asOf}
    and cik = any(${written.map(({ score }) => score.cik)})`;
  const columns = SCORE_COLUMNS.map((column) => sql.ref(column));
  const superseded = await sql`
    with old as (delete from score.scores where ${key} returning *)
    insert into score.superseded_scores (${sql.join(columns)}, computed_at, superseded_at, superseded_by_run)
    select ${sql.join(columns)}, computed_at, now(), ${run.runId} from old
  `.execute(trx);
  await storeReceipts(trx, written);
  await copyRows(
    trx,
    'score.scores',
    WRITTEN_COLUMNS,
    written.map(({ score, receipt }) => scoreRow(score, receipt.hash, run)),
  );
  const changed = Number(superseded.numAffectedRows ?? 0n);
  return { inserted: written.length - changed, changed, unchanged: scores.length - written.length };
}

/** Stores a run's scores beside the current ones of the date, with their receipts; `promoteStaged` makes them current. */
export async function stageScores(
  trx: Transaction,
  run: WritingRun,
  scores: readonly ScoreWithReceipt[],
): Promise<void> {
  const [first] = scores;
  if (first === undefined) return;
  const { methodologyVersion, asOf } = first.score;
  const hashes = scores.map(({ receipt }) => receipt.hash);
  const known = await trx
    .selectFrom('score.receipts')
    .select('receipt_hash')
    .where(sql<boolean>`cik = any(${scores.map(({ score }) => score.cik)}) and receipt_hash = any(${hashes})`)
    .execute();
  const stored = new Set(known.map(({ receipt_hash }) => receipt_hash));
  await storeReceipts(
    trx,
    scores.filter(({ receipt }) => !stored.has(receipt.hash)),
  );
  await sql`
    delete from score.staged_scores where run_id = ${run.runId} and methodology_version = ${methodologyVersion}
      and as_of_date = ${asOf} and cik = any(${scores.map(({ score }) => score.cik)})
  `.execute(trx);
  await copyRows(
    trx,
    'score.staged_scores',
    WRITTEN_COLUMNS,
    scores.map(({ score, receipt }) => scoreRow(score, receipt.hash, run)),
  );
}

/**
 * Makes a run's staged scores the current ones of their date: those that differ supersede the old ones, and so does the
 * lack of one, where the run no longer scores the issuer.
 *
 * @returns how many scores are new or gone
 */
export async function promoteStaged(
  trx: Transaction,
  run: WritingRun & Staged,
  { methodologyVersion, asOf }: { readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<number> {
  const columns = SCORE_COLUMNS.map((column) => sql.ref(column));
  const written = WRITTEN_COLUMNS.map((column) => sql.ref(column));
  const own = sql`n.run_id = ${run.runId} and n.methodology_version = ${methodologyVersion} and n.as_of_date = ${asOf}`;
  const superseded = await sql`
    with old as (
      delete from score.scores s
      where s.methodology_version = ${methodologyVersion} and s.as_of_date = ${asOf} and ${replacedByStaged(run)}
        and not exists (select from score.staged_scores n where ${own} and n.cik = s.cik and n.receipt_hash = s.receipt_hash)
      returning s.*
    )
    insert into score.superseded_scores (${sql.join(columns)}, computed_at, superseded_at, superseded_by_run)
    select ${sql.join(columns)}, computed_at, now(), ${run.runId} from old
  `.execute(trx);
  const inserted = await sql`
    insert into score.scores (${sql.join(written)})
    select ${sql.join(written)} from score.staged_scores n where ${own} order by cik
    on conflict (cik, methodology_version, as_of_date) do nothing
  `.execute(trx);
  await sql`delete from score.staged_scores n where ${own}`.execute(trx);
  return Number(inserted.numAffectedRows ?? 0n) + Number(superseded.numAffectedRows ?? 0n);
}

/** Drops what a run staged: a later run has scored the date. */
export async function dropStaged(trx: Transaction, runId: string): Promise<void> {
  await sql`delete from score.staged_scores where run_id = ${runId}`.execute(trx);
}

const WRITTEN_COLUMNS = [
  'cik',
  'methodology_version',
  'as_of_date',
  'ticker',
  'name',
  'status',
  'score',
  'lo',
  'hi',
  'band',
  'band_barred',
  'confidence',
  'present_weight',
  'factors',
  'sub_ratings',
  'regsho',
  'priced',
  'confidence_reasons',
  'withheld_reasons',
  'receipt_hash',
  'run_id',
  'materialization_version',
] as const;
const SCORE_COLUMNS = [...WRITTEN_COLUMNS, 'percentile', 'universe_size', 'universe_hash', 'rating_id'] as const;

/** Values of `WRITTEN_COLUMNS`. */
function scoreRow(score: ScoreWithReceipt['score'], receiptHash: Sha256, run: WritingRun): CopyValue[] {
  const factors = Object.fromEntries(Object.entries(score.factors).map(([id, factor]) => [id, factor.score]));
  return [
    score.cik,
    score.methodologyVersion,
    score.asOf,
    score.ticker,
    score.name,
    score.status === 'scored' ? 'published' : 'withheld',
    score.score,
    score.lo,
    score.hi,
    score.band,
    score.bandBarred,
    score.confidence,
    score.presentWeight,
    factors,
    score.subRatings,
    score.regsho,
    score.inputs.price.items.some(({ kind }) => kind === 'close'),
    score.confidenceReasons,
    score.withheldReasons,
    receiptHash,
    run.runId,
    run.materializationVersion,
  ];
}

/** The scores of one date and methodology, for ranking. */
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
 * Sets each issuer's rank in the universe of one date and methodology. `ranks` is the whole universe: an issuer that is
 * not in it, because its score is withheld, has no rank. Unchanged ranks are not written.
 *
 * @returns how many ranks were written
 */
export async function updateRanks(
  trx: Transaction,
  key: { readonly methodologyVersion: string; readonly asOf: IsoDate },
  ranks: readonly ScoreRank[],
): Promise<number> {
  // The planner has no statistics of rows written just now, expects one, and would scan them once per rank.
  await sql`set local enable_nestloop = off`.execute(trx);
  const result = await sql`
    update score.scores s
    set percentile = i.percentile, universe_size = i.universe_size, universe_hash = i.universe_hash
    from score.scores t
    left join unnest(
      ${ranks.map(({ cik }) => cik)}::text[], ${ranks.map(({ percentile }) => percentile)}::float8[],
      ${ranks.map(({ universeSize }) => universeSize)}::int[], ${ranks.map(({ universeHash }) => universeHash)}::text[]
    ) as i (cik, percentile, universe_size, universe_hash) on i.cik = t.cik
    where t.methodology_version = ${key.methodologyVersion} and t.as_of_date = ${key.asOf}
      and s.cik = t.cik and s.methodology_version = t.methodology_version and s.as_of_date = t.as_of_date
      and (s.percentile, s.universe_size, s.universe_hash)
        is distinct from (i.percentile, i.universe_size, i.universe_hash)
  `.execute(trx);
  await sql`set local enable_nestloop = on`.execute(trx);
  await recordUniverse(trx, key);
  return Number(result.numAffectedRows ?? 0n);
}

/** Records the universe that the scores are ranked in, and closes the previous one, where they differ. */
async function recordUniverse(
  trx: Transaction,
  { methodologyVersion, asOf }: { readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<void> {
  await sql`
    with ranked as (
      select score, max(percentile) as percentile, max(universe_size) as size, max(universe_hash) as hash
      from score.scores
      where methodology_version = ${methodologyVersion} and as_of_date = ${asOf} and score is not null
      group by score
    ),
    universe as (
      select coalesce(max(size), 0) as size, max(hash) as hash,
        coalesce(array_agg(score order by score), '{}') as scores,
        case when count(percentile) > 0 then array_agg(percentile order by score) end as percentiles
      from ranked
    ),
    current as (
      select * from score.universes
      where methodology_version = ${methodologyVersion} and as_of_date = ${asOf} and recorded_to is null
    ),
    different as (
      select u.* from universe u left join current s on true
      where s.recorded_from is null or s.universe_hash is distinct from u.hash
        or s.percentiles is distinct from u.percentiles or s.scores is distinct from u.scores
    ),
    closed as (
      update score.universes o set recorded_to = now() from current s, different
      where o.methodology_version = s.methodology_version and o.as_of_date = s.as_of_date
        and o.recorded_from = s.recorded_from
    )
    insert into score.universes
    select ${methodologyVersion}, ${asOf}, now(), null, size, hash, scores, percentiles from different
  `.execute(trx);
}
