import { sql } from 'kysely';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Transaction } from '../../database.ts';

/**
 * The id of a set of parser versions, stored with each filing they ran over; a new set gets a new id. Order and
 * duplicates do not matter.
 */
export async function parserSetOf(trx: Transaction, versions: Iterable<ParserVersion>): Promise<number> {
  const set = [...new Set(versions)].sort();
  const known = await trx
    .selectFrom('ops.parser_sets')
    .select('parser_set')
    .where(sql<boolean>`parser_versions = ${set}::text[]`)
    .executeTakeFirst();
  if (known !== undefined) return known.parser_set;
  // A concurrent process may insert the same set: the no-op update returns its id.
  const { rows } = await sql<{ parser_set: number }>`
    insert into ops.parser_sets as s (parser_versions) values (${set}::text[])
    on conflict (parser_versions) do update set parser_versions = s.parser_versions
    returning parser_set
  `.execute(trx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('inserting a parser set returned no row');
  return inserted.parser_set;
}
