import type { RawSourceKey } from '../../core/ids.ts';
import type { MatchedWords } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import {
  findTerms,
  searchableTexts,
  stemsOf,
  storeFilingWords,
  type TermPlace,
} from '../../db/repositories/monitors/filing-words.ts';
import { asReader } from '../../db/repositories/monitors/find-rows.ts';
import { satisfiedBy, type TextQuery, termsOf } from '../../events/text-query.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { createFilingTextReader, type FilingTextReader } from './filing-text.ts';

export interface TextSearchDeps {
  readonly db: Database;
  readonly rawStore: Pick<RawStore, 'getUpTo'>;
  /** Called for each part that is read; throws to cancel. */
  readonly beat?: () => void;
}

/** A filing to search for a query. */
export interface TextCandidate {
  readonly key: RawSourceKey;
  readonly query: TextQuery;
}

/**
 * Searches filings for words: each candidate's matched words, or null where it does not have what its query asks for.
 * Texts become searchable when they are first searched.
 */
export async function searchTexts(
  deps: TextSearchDeps,
  candidates: readonly TextCandidate[],
): Promise<readonly (readonly MatchedWords[] | null)[]> {
  if (candidates.length === 0) return [];
  const reader = createFilingTextReader(deps.rawStore);
  await makeSearchable(deps, reader, [...new Set(candidates.map(({ key }) => key))].sort());
  const pairs = new Map(
    candidates.flatMap(({ key, query }) => termsOf(query).map((term) => [`${key} ${term}`, { key, term }] as const)),
  );
  const places = await asReader(deps.db, (trx) => findTerms(trx, [...pairs.values()]));
  const found = await locateTerms(deps, reader, places);
  return candidates.map(({ key, query }) => {
    const terms = termsOf(query).filter((term) => found.has(`${key} ${term}`));
    const matched = satisfiedBy(query, new Set(terms));
    return matched === null ? null : matched.flatMap((term) => found.get(`${key} ${term}`) ?? []);
  });
}

async function makeSearchable(
  { db, beat }: TextSearchDeps,
  reader: FilingTextReader,
  keys: readonly RawSourceKey[],
): Promise<void> {
  const known = await searchableTexts(db, keys);
  for (const key of keys) {
    if (known.has(key)) continue;
    beat?.();
    await storeFilingWords(db, { key, ...(await reader.read(key)) });
  }
}

/** The first place of each term, by key and term, where its words really follow each other. */
async function locateTerms(
  { db, beat }: TextSearchDeps,
  reader: FilingTextReader,
  places: readonly TermPlace[],
): Promise<ReadonlyMap<string, MatchedWords>> {
  const found = new Map<string, MatchedWords>();
  // One document after the other, so that each is read once.
  const ordered = places.toSorted((a, b) =>
    a.key === b.key ? a.sequence - b.sequence || a.part - b.part : a.key < b.key ? -1 : 1,
  );
  let at: TermPlace | null = null;
  let words: readonly string[] = [];
  let stems: ReadonlyMap<string, string | null> = new Map();
  for (const place of ordered) {
    const { key, term, sequence, part } = place;
    if (found.has(`${key} ${term}`)) continue;
    if (at === null || at.key !== key || at.sequence !== sequence || at.part !== part) {
      beat?.();
      words = (await reader.wordsOf(key, place)).map(({ word }) => word.toLowerCase());
      const terms = ordered.filter((one) => one.key === key && one.sequence === sequence && one.part === part);
      stems = await stemsOf(db, [...words, ...terms.flatMap((one) => one.term.split(' '))]);
      at = place;
    }
    const wanted = term.split(' ');
    const from = positionOf(words, wanted, stems);
    if (from === null) continue;
    const quote = await reader.quote(key, { sequence, part, from, count: wanted.length });
    found.set(`${key} ${term}`, { term, ...quote });
  }
  return found;
}

/** Where words follow each other, each in any form of the word. */
function positionOf(
  words: readonly string[],
  wanted: readonly string[],
  stems: ReadonlyMap<string, string | null>,
): number | null {
  const isSame = (a: string | undefined, b: string): boolean => {
    if (a === undefined) return false;
    const stem = stems.get(b) ?? null;
    return a === b || (stem !== null && stems.get(a) === stem);
  };
  for (let from = 0; from + wanted.length <= words.length; from += 1) {
    if (wanted.every((word, ahead) => isSame(words[from + ahead], word))) return from;
  }
  return null;
}
