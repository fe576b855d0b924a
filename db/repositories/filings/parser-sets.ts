import { sql } from 'kysely';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Transaction } from '../../database.ts';

/**
 * The number of a set of parser versions, which is noted with each filing they have run over: given anew where the set
 * was not known. Order and repetitions do not matter.
 */
export async function parserSetOf(trx: Transaction, versions: Iterable<ParserVersion>): Promise<number> {
  const set = [...new Set(versions)].sort();
  const known = await trx
    .selectFrom('ops.parser_sets')
    .select('parser_set')
    .where(sql<boolean>`parser_versions = ${set}::text[]`)
    .executeTakeFirst();
  if (known !== undefined) return known.parser_set;
  // Another process may note the same set at this moment: the update that changes nothing gives its number.
  const { rows } = await sql<{ parser_set: number }>`
    insert into ops.parser_sets as s (parser_versions) values (${set}::text[])
    on conflict (parser_versions) do update set parser_versions = s.parser_versions
    returning parser_set
  `.execute(trx);
  const [noted] = rows;
  if (noted === undefined) throw new Error('a set of parser versions was neither known nor noted');
  return noted.parser_set;
}
