import { sql } from 'kysely';
import { contentHash } from '../../../core/hashes.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';
import { type Row, recordset } from '../../upsert.ts';

/** Tables of distinct values: the column of their id and the table whose rows refer to them by it. */
const DICTIONARIES = {
  'parsed.concepts': { id: 'concept_id', rows: 'parsed.fact_rows' },
  'parsed.units': { id: 'unit_id', rows: 'parsed.fact_rows' },
  'parsed.dimension_sets': { id: 'dimension_set_id', rows: 'parsed.fact_rows' },
  'parsed.named_securities': { id: 'security_id', rows: 'parsed.holding_rows' },
  'parsed.holding_terms': { id: 'terms_id', rows: 'parsed.holding_rows' },
} as const;
export type Dictionary = keyof typeof DICTIONARIES;

/** The entry of some rows in a dictionary; its id is known once it is resolved. */
export interface DictionaryEntry {
  readonly dictionary: Dictionary;
  readonly values: Row;
  id: number | null;
}

/** Collects the dictionary entries of some rows, each once. */
export interface DictionaryEntries {
  entry(dictionary: Dictionary, values: Row): DictionaryEntry;
  /** Sets the ids of all entries; new ones are added to their dictionaries. */
  resolve(): Promise<void>;
}

/**
 * Entries are added outside of the load's transaction and stand at once, since they only say that a value exists: two
 * loads with the same new values wait for each other no longer than a statement, and cannot deadlock.
 */
export function createDictionaryEntries(db: Database): DictionaryEntries {
  const collected = new Map<Dictionary, Map<string, DictionaryEntry>>();
  return {
    entry(dictionary, values) {
      const entries = collected.get(dictionary) ?? new Map<string, DictionaryEntry>();
      collected.set(dictionary, entries);
      const content = JSON.stringify(values);
      const known = entries.get(content);
      if (known !== undefined) return known;
      const added: DictionaryEntry = { dictionary, values, id: null };
      entries.set(content, added);
      return added;
    },
    async resolve() {
      for (const [dictionary, entries] of collected) await resolveEntries(db, dictionary, [...entries.values()]);
    },
  };
}

async function resolveEntries(
  db: Database,
  dictionary: Dictionary,
  entries: readonly DictionaryEntry[],
): Promise<void> {
  const byHash = Map.groupBy(entries, ({ values }) => hashOf(values));
  const assign = async (hashes: readonly string[]): Promise<readonly string[]> => {
    const ids = await idsOf(db, dictionary, hashes);
    for (const [hash, id] of ids) for (const entry of byHash.get(hash) ?? []) entry.id = id;
    return hashes.filter((hash) => !ids.has(hash));
  };
  const missing = await assign([...byHash.keys()]);
  if (missing.length === 0) return;
  const rows = missing.map((hash) => ({ content_hash: hash, ...byHash.get(hash)?.[0]?.values }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  // Ordered, so that two processes that add the same values cannot deadlock.
  await sql`
    insert into ${sql.table(dictionary)} (${columns})
    select ${columns} from ${recordset(dictionary, rows)} order by content_hash
    on conflict (content_hash) do nothing
  `.execute(db);
  await assign(missing);
}

async function idsOf(
  db: Database,
  dictionary: Dictionary,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ hash: string; id: number }>`
    select content_hash as hash, ${sql.ref(DICTIONARIES[dictionary].id)} as id from ${sql.table(dictionary)}
    where content_hash = any(${[...hashes]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ hash, id }) => [hash, id]));
}

/** The first half of the SHA-256 of the values as they are stored, in the notation of a uuid. */
export function hashOf(values: object): string {
  const hex = contentHash(storableValue(values));
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A dictionary entry whose values are not those that its hash was made of. */
export interface DamagedEntry {
  readonly accessionNumber: AccessionNumber;
  readonly dictionary: Dictionary;
  readonly id: number;
  readonly values: Row;
}

/** The damaged entries among those that the filings' rows refer to. */
export async function damagedEntries(
  trx: Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<readonly DamagedEntry[]> {
  const found: DamagedEntry[] = [];
  for (const [name, { id, rows: referring }] of Object.entries(DICTIONARIES)) {
    const dictionary = name as Dictionary;
    const { rows } = await sql<Omit<DamagedEntry, 'dictionary'> & { hash: string }>`
      select d.${sql.ref(id)} as id, d.content_hash as hash, min(o.accession_number) as "accessionNumber",
        to_jsonb(d) - ${[id, 'content_hash']}::text[] as "values"
      from parsed.bulk_outputs o
      join ${sql.table(referring)} t using (cik, output_id, revision)
      join ${sql.table(dictionary)} d using (${sql.ref(id)})
      where o.accession_number = any(${[...accessionNumbers]})
      group by d.${sql.ref(id)}
    `.execute(trx);
    for (const { hash, ...entry } of rows) if (hashOf(entry.values) !== hash) found.push({ dictionary, ...entry });
  }
  return found;
}
