import { sql } from 'kysely';
import type { RawSourceKey } from '../../../core/ids.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';

/** Some words of a document, in order. */
export interface WordsPart {
  readonly sequence: number;
  readonly part: number;
  /** Letters and digits, separated by single spaces. */
  readonly text: string;
}

/** Texts that are searchable already. */
export async function searchableTexts(
  db: Database | Transaction,
  keys: readonly RawSourceKey[],
): Promise<ReadonlySet<RawSourceKey>> {
  const { rows } = await sql<{ key: RawSourceKey }>`
    select raw_source_key as key from raw.searched_texts where raw_source_key = any(${[...keys]})
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

const PARTS_AT_ONCE = 200;

/** Makes the text of a filing searchable; a no-op where it is. `problem` says why some of it is missing. */
export function storeFilingWords(
  db: Database,
  text: {
    readonly key: RawSourceKey;
    readonly parts: readonly WordsPart[];
    readonly characters: number;
    readonly problem: string | null;
  },
): Promise<void> {
  const { key, parts, characters, problem } = text;
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into raw.searched_texts (raw_source_key, parts, characters, problem)
      values (${key}, ${parts.length}, ${characters}, ${problem}) on conflict do nothing
    `.execute(trx);
    if (numAffectedRows === 0n) return;
    for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
      const some = storableValue(parts.slice(start, start + PARTS_AT_ONCE));
      await sql`
        insert into raw.filing_words (raw_source_key, sequence, part, words)
        select ${key}, sequence, part, to_tsvector('english', text)
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as p (sequence int, part int, text text)
      `.execute(trx);
    }
  });
}

/** Where a term may be: a part with all of its words, of phrases in order apart from the commonest ones. */
export interface TermPlace {
  readonly key: RawSourceKey;
  readonly term: string;
  readonly sequence: number;
  readonly part: number;
}

/** Parts that may have terms, in the order of the filing; of a term of one word only the first. */
export async function findTerms(
  trx: Transaction,
  pairs: readonly { readonly key: RawSourceKey; readonly term: string }[],
): Promise<readonly TermPlace[]> {
  const { rows } = await sql<TermPlace>`
    select p.key, p.term, found.sequence, found.part
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (key text, term text)
    cross join lateral phraseto_tsquery('english', p.term) as q
    cross join lateral (
      select w.sequence, w.part from raw.filing_words w
      where w.raw_source_key = p.key and (numnode(q) = 0 or w.words @@ q)
      order by w.sequence, w.part limit case when position(' ' in p.term) > 0 or numnode(q) = 0 then null else 1 end
    ) found
    order by p.key, p.term, found.sequence, found.part
  `.execute(trx);
  return rows;
}

/** Words by their stems; null: so common that only the word itself is the same. */
export async function stemsOf(
  db: Database | Transaction,
  words: Iterable<string>,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${[...new Set(words)]}::text[]) as word
  `.execute(db);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

/** Removes texts that became searchable before a time; a search that needs one reads its bytes again. */
export async function dropOldTexts(db: Database, days: number): Promise<number> {
  const { rows } = await sql<{ texts: number }>`
    with old as (
      delete from raw.searched_texts where indexed_at < now() - make_interval(days => ${days}) returning raw_source_key
    ), words as (
      delete from raw.filing_words w using old where w.raw_source_key = old.raw_source_key
    )
    select count(*)::int as texts from old
  `.execute(db);
  return rows[0]?.texts ?? 0;
}
