import { type RawBuilder, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Identifier } from '../../../core/identifiers.ts';
import type { Cik, RawSourceKey } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database } from '../../database.ts';
import { IDENTIFIER_COLUMNS } from './identifiers.ts';

/** Rows of one look-up; whoever gets as many does not know of the others. */
export const MOST_MATCHES = 200;

/** Text for a LIKE pattern that matches only itself. */
export const literalPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

async function identifiersWhere(db: Database, condition: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<Identifier>`
    select ${IDENTIFIER_COLUMNS} from reference.identifiers where ${condition} order by ${order} limit ${MOST_MATCHES}
  `.execute(db);
  return rows as readonly Identifier[];
}

/** Names or tickers with one of the search keys (core/name-keys.ts), in order of time. */
export function findBySearchKey(
  db: Database,
  kind: 'name' | 'ticker',
  keys: readonly string[],
): Promise<readonly Identifier[]> {
  const isKind = kind === 'name' ? sql`kind = 'name'` : sql`kind = 'ticker'`;
  return identifiersWhere(
    db,
    sql`${isKind} and search_key = any(${[...keys]})`,
    sql`search_key, valid_from nulls first, cik`,
  );
}

/** Names that begin with a search key, alphabetically. */
export function findNamesFrom(db: Database, key: string): Promise<readonly Identifier[]> {
  const pattern = `${literalPattern(key)}%`;
  return identifiersWhere(db, sql`kind = 'name' and search_key like ${pattern}`, sql`search_key using ~<~, cik`);
}

/** Names that begin with the words, each of them whole; alphabetically. */
export function findNamesOfWords(db: Database, words: readonly string[]): Promise<readonly Identifier[]> {
  const pattern = `${literalPattern(words.join(' '))} %`;
  return identifiersWhere(db, sql`kind = 'name' and value_key like ${pattern}`, sql`value_key using ~<~, cik`);
}

/**
 * Names that have every word, in any order; the last one may be the beginning of a word. In order of CIK, since an order
 * by quality would rank all of a common word's.
 */
export function findNamesWithWords(db: Database, words: readonly string[]): Promise<readonly Identifier[]> {
  return identifiersWhere(db, sql`kind = 'name' and ${hasWords(words)}`, sql`cik::bigint, valid_from nulls first`);
}

/** Whether a name has the words, in the form of the index `identifiers_by_word`. */
export function hasWords(words: readonly string[], nameKey: RawBuilder<unknown> = sql`value_key`): RawBuilder<boolean> {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`);
  const query = quoted.map((word, at) => (at === quoted.length - 1 ? `${word}:*` : word)).join(' & ');
  return sql<boolean>`array_to_tsvector(string_to_array(${nameKey}, ' ')) @@ ${query}::tsquery`;
}

/** CUSIPs that filings and lists give to entities: of nine characters, or all securities of an issuer's first six. */
export function findCusips(db: Database, cusip: string): Promise<readonly Identifier[]> {
  const matches = cusip.length === 9 ? sql`value_key = ${cusip}` : sql`value_key like ${`${literalPattern(cusip)}%`}`;
  return identifiersWhere(db, sql`kind = 'cusip' and ${matches}`, sql`value_key, valid_from nulls first, cik`);
}

/** A CUSIP on the SEC's lists of 13(f) securities, as the newest list has it. */
export interface ListedCusipName {
  readonly cusip: string;
  readonly issuerName: string;
  readonly description: string;
  readonly quarter: IsoDate;
  readonly rawSourceKey: RawSourceKey;
  readonly sourceSpan: SourceSpan;
}

/** The names that the SEC's lists give a CUSIP, public by the instant; newest first. */
export async function listedNamesOf(
  db: Database,
  cusip: string,
  publicTo: IsoTimestamp | null,
): Promise<readonly ListedCusipName[]> {
  const matches =
    cusip.length === 9 ? sql`s.cusip = ${cusip}` : sql`s.cusip >= ${cusip} and s.cusip < ${`${cusip}zzz`}`;
  const { rows } = await sql<ListedCusipName>`
    select distinct on (s.issuer_name) s.cusip, s.issuer_name as "issuerName", s.description, s.quarter,
      s.raw_source_key as "rawSourceKey", s.source_span as "sourceSpan"
    from raw.cusip_securities s join raw.cusip_lists l using (quarter, raw_source_key)
    where ${matches} and s.status is distinct from 'deleted'
      and (${publicTo}::timestamptz is null or l.public_at <= ${publicTo})
    order by s.issuer_name, s.quarter desc, s.cusip limit 20
  `.execute(db);
  return rows;
}

/** What is known of an entity apart from the identifier that found it. */
export interface EntityRecord {
  readonly cik: Cik;
  readonly identifiers: readonly Identifier[];
  /** When the newest of its identifiers was stored; null: it has none. */
  readonly recordedAt: IsoTimestamp | null;
  /** Whether statements were stored that the identifiers do not have yet. */
  readonly isPending: boolean;
  /** Whether a filing under its CIK was public by the instant. */
  readonly hasFilings: boolean;
}

/** Entities with all their identifiers, in the order given. Those of which nothing is stored are absent. */
export async function loadEntities(
  db: Database,
  ciks: readonly Cik[],
  publicTo: IsoTimestamp | null,
): Promise<readonly EntityRecord[]> {
  if (ciks.length === 0) return [];
  const distinct = [...new Set(ciks)];
  const { rows } = await sql<Identifier & { recordedAt: IsoTimestamp }>`
    select ${IDENTIFIER_COLUMNS}, recorded_at as "recordedAt" from reference.identifiers where cik = any(${distinct})
    order by cik, kind, valid_from nulls first, source, value_key
  `.execute(db);
  const { rows: known } = await sql<{ cik: Cik; isPending: boolean; hasFilings: boolean }>`
    select e.cik, exists (select from reference.pending_entities p where p.cik = e.cik) as "isPending",
      exists (
        select from raw.filings f
        where f.cik = e.cik and (${publicTo}::timestamptz is null or f.public_at <= ${publicTo})
      ) as "hasFilings"
    from unnest(${distinct}::text[]) as e (cik)
  `.execute(db);
  const byCik = Map.groupBy(rows, ({ cik }) => cik);
  return known.flatMap(({ cik, isPending, hasFilings }) => {
    const own = byCik.get(cik) ?? [];
    if (own.length === 0 && !hasFilings) return [];
    const identifiers = own.map(({ recordedAt, ...identifier }) => identifier);
    const recordedAt = own.reduce<IsoTimestamp | null>(
      (newest, one) => (newest === null || one.recordedAt > newest ? one.recordedAt : newest),
      null,
    );
    return [{ cik, identifiers, recordedAt, isPending, hasFilings }];
  });
}
