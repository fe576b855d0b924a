import { sql } from 'kysely';
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
  return db.transaction().execute(async (trx) => {
    await lockPromotions(trx);
    const active = await activeParserVersions(trx);
    const first = versions.filter((version) => !active.has(parserIdOf(version)));
    for (const version of first) await insertPromotion(trx, version, 'first version');
    return first;
  });
}

/** Makes a version the current one of its parser, atomically; to roll back, promote the older one. */
export async function promote(db: Database, version: ParserVersion, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPromotions(trx);
    const active = await activeParserVersions(trx);
    if (active.get(parserIdOf(version)) === version) return;
    await sql`
      update ops.promotions set active = false, retired_at = clock_timestamp()
      where parser_id = ${parserIdOf(version)} and active
    `.execute(trx);
    await insertPromotion(trx, version, reason);
  });
}

async function insertPromotion(trx: Transaction, version: ParserVersion, reason: string): Promise<void> {
  await sql`
    insert into ops.promotions (parser_id, parser_version, promoted_at, active, reason)
    values (${parserIdOf(version)}, ${version}, clock_timestamp(), true, ${reason})
  `.execute(trx);
}

async function lockPromotions(trx: Transaction): Promise<void> {
  await sql`lock table ops.promotions in share row exclusive mode`.execute(trx);
}
