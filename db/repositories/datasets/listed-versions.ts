import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** Rows as computed are those of the versions that were promoted then: of another one nothing can be said. */
export async function refuseUnpromoted(
  db: Database | Transaction,
  parserVersion: ParserVersion,
  computedBy: IsoTimestamp,
): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from ops.promotions
      where parser_version = ${parserVersion} and promoted_at <= ${computedBy} and (retired_at > ${computedBy}) is not false
    ) as known
  `.execute(db);
  if (rows[0]?.known === true) return;
  throw new AppError(
    `${parserVersion} was not promoted at ${computedBy}, and as_computed shows only promoted versions; give one of as_computed and parser_version`,
    { code: 'version-not-promoted', retryable: false, context: { parserVersion, computedBy } },
  );
}

/** Versions of a parser that were promoted, or that have run over a filing, newest first. */
export async function versionsOfParser(
  db: Database | Transaction,
  parserId: string,
): Promise<readonly ParserVersion[]> {
  const { rows } = await sql<{ version: ParserVersion }>`
    select version from (
      select parser_version as version from ops.promotions where parser_id = ${parserId}
      union
      select unnest(parser_versions) from ops.parser_sets
    ) v
    where split_part(version, '@', 1) = ${parserId}
    order by length(version) desc, version desc
  `.execute(db);
  return rows.map(({ version }) => version);
}
