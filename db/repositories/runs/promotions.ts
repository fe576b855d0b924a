import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import { type ParserVersion, parserIdOf } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** The version that the `current` views show, by parser id. */
export async function activeParserVersions(db: Database | Transaction): Promise<ReadonlyMap<string, ParserVersion>> {
  const rows = await db
    .selectFrom('ops.promotions')
    .select(['parser_id', 'parser_version'])
    .where('active', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.parser_id, row.parser_version]));
}

/** Promotes versions of parsers without a promoted one, which need no comparison. Returns those. */
export async function ensurePromoted(
  db: Database,
  versions: readonly ParserVersion[],
): Promise<readonly ParserVersion[]> {
  // Nearly always there is nothing to do, and the lock would wait for loads.
  const known = await activeParserVersions(db);
  if (versions.every((version) => known.has(parserIdOf(version)))) return [];
  return db.transaction().execute(async (trx) => {
    await lockPromotions(trx);
    const active = await activeParserVersions(trx);
    const first = versions.filter((version) => !active.has(parserIdOf(version)));
    for (const version of first)
      await insertPromotion(trx, { version, reason: 'first version', previousVersion: null });
    return first;
  });
}

/** Makes a version the current one of its parser, atomically, without checks and marks: `promoteChecked` has them. */
export async function promote(db: Database, version: ParserVersion, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPromotions(trx);
    const previousVersion = (await activeParserVersions(trx)).get(parserIdOf(version)) ?? null;
    if (previousVersion !== version) await replacePromotion(trx, { version, reason, previousVersion });
  });
}

export interface NewPromotion {
  readonly version: ParserVersion;
  readonly reason: string | null;
  /** The one that a rollback promotes; null: none. */
  readonly previousVersion: ParserVersion | null;
  readonly isRollback?: boolean;
  readonly forced?: boolean;
  readonly golden?: object | null;
  readonly promotedBy?: string | null;
}

/** Retires the active version of the parser and makes this one active, in a transaction that holds the lock. */
export async function replacePromotion(trx: Transaction, promotion: NewPromotion): Promise<void> {
  await sql`
    update ops.promotions set active = false, retired_at = clock_timestamp()
    where parser_id = ${parserIdOf(promotion.version)} and active
  `.execute(trx);
  await insertPromotion(trx, promotion);
}

async function insertPromotion(trx: Transaction, promotion: NewPromotion): Promise<void> {
  const { version, reason, previousVersion, isRollback = false, forced = false } = promotion;
  const golden = promotion.golden == null ? null : JSON.stringify(promotion.golden);
  await sql`
    insert into ops.promotions
      (parser_id, parser_version, promoted_at, active, reason, previous_version, is_rollback, forced, golden, promoted_by)
    values (${parserIdOf(version)}, ${version}, clock_timestamp(), true, ${reason}, ${previousVersion}, ${isRollback},
      ${forced}, ${golden}::jsonb, ${promotion.promotedBy ?? null})
  `.execute(trx);
}

/** One promotion at a time; readers go on. */
export async function lockPromotions(trx: Transaction): Promise<void> {
  await sql`lock table ops.promotions in share row exclusive mode`.execute(trx);
}

/**
 * The promoted versions, which stay so until the transaction ends: a promotion waits for it and then sees its rows. What
 * follows from rows (events, marks) is decided after this call.
 */
export async function holdPromotions(trx: Transaction): Promise<ReadonlyMap<string, ParserVersion>> {
  await sql`lock table ops.promotions in share mode`.execute(trx);
  return activeParserVersions(trx);
}

export interface PromotionRecord {
  readonly parserVersion: ParserVersion;
  readonly previousVersion: ParserVersion | null;
  readonly promotedAt: IsoTimestamp;
  /** Null: it is the promoted one. */
  readonly retiredAt: IsoTimestamp | null;
  readonly isRollback: boolean;
  readonly forced: boolean;
  readonly reason: string | null;
  readonly golden: object | null;
  readonly promotedBy: string | null;
}

/** Promotions of a parser, or of all, the latest first. */
export async function listPromotions(
  db: Database | Transaction,
  parserId: string | null,
): Promise<readonly PromotionRecord[]> {
  return db
    .selectFrom('ops.promotions')
    .select([
      'parser_version as parserVersion',
      'previous_version as previousVersion',
      'promoted_at as promotedAt',
      'retired_at as retiredAt',
      'is_rollback as isRollback',
      'forced',
      'reason',
      'golden',
      'promoted_by as promotedBy',
    ])
    .where((is) => (parserId === null ? is.lit(true) : is('parser_id', '=', parserId)))
    .orderBy('promoted_at', 'desc')
    .orderBy('parser_id')
    .execute();
}

/**
 * The version that a rollback of the active one promotes, and the one that a further rollback would; null: none came
 * before.
 */
export async function versionBefore(
  db: Database | Transaction,
  parserId: string,
): Promise<{ readonly version: ParserVersion; readonly before: ParserVersion | null } | null> {
  const history = await listPromotions(db, parserId);
  const version = history.find(({ retiredAt }) => retiredAt === null)?.previousVersion ?? null;
  if (version === null) return null;
  // As it was when that version was last promoted, so that rolling back twice goes two versions back.
  const before = history.find(({ parserVersion }) => parserVersion === version)?.previousVersion ?? null;
  return { version, before };
}
