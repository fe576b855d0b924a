import { sql } from 'kysely';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
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

/** The parser versions that have run over processed filings' stored bytes. */
export async function parsersOfFilings(
  trx: Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<ReadonlyMap<AccessionNumber, readonly ParserVersion[]>> {
  const rows = await trx
    .selectFrom('raw.filings as f')
    .innerJoin('ops.parser_sets as s', 's.parser_set', 'f.parser_set')
    .select(['f.accession_number', 's.parser_versions'])
    .where(sql<boolean>`f.accession_number = any(${[...accessionNumbers]})`)
    .execute();
  return new Map(rows.map((row) => [row.accession_number, row.parser_versions]));
}
