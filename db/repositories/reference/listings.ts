import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { IdentifierSource } from '../../../core/identifiers.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database } from '../../database.ts';
import { hasWords, literalPattern } from './entity-search.ts';

/** A ticker of an entity on a date, by everybody who states it. */
export interface Listing {
  readonly cik: Cik;
  readonly ticker: string;
  /** As printed on the cover page; null where only lists state the ticker. */
  readonly securityTitle: string | null;
  /** As printed. */
  readonly exchange: string | null;
  readonly validFrom: IsoDate | null;
  readonly lastStated: IsoDate;
  readonly sources: readonly IdentifierSource[];
  readonly accessionNumber: AccessionNumber | null;
  readonly sourceSpan: SourceSpan | null;
}

/** Listings by what they must be. Patterns and ranges come from core/listings.ts and core/industries.ts. */
export interface ListingFilter {
  /** Spellings in lower case, one of which the exchange has. */
  readonly exchanges: readonly string[] | null;
  /** The words of a title that name a class, and which of them name the one that is asked for. */
  readonly title: { readonly any: string; readonly one: string } | null;
  /** Ranges of SIC codes, in one of which the entity's is. */
  readonly sics: readonly (readonly [number, number])[] | null;
  /** Words of the entity's name, or the beginning of a ticker. */
  readonly search: { readonly words: readonly string[]; readonly ticker: string } | null;
}

const holds = (alias: string, on: IsoDate) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('valid_from')} is null or ${column('valid_from')} <= ${on})
    and (${column('valid_to')} is null or ${column('valid_to')} > ${on})`;
};

const firstStated = (column: string) => {
  const value = sql.ref(`i.${column}`);
  return sql`(array_agg(${value} order by i.source, i.valid_from) filter (where ${value} is not null))[1]`;
};

/** Tickers that entities hold on a date, of which `i` has the statements: one row for each, with `entity` and `since`. */
function grouped(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select i.cik::bigint as entity, i.value_key as ticker, min(i.cik) as cik, min(i.valid_from) as since,
      ${firstStated('security_title')} as title, ${firstStated('exchange')} as exchange, max(i.last_stated) as last_stated,
      array_agg(distinct i.source) as sources, ${firstStated('accession_number')} as accession_number,
      ${firstStated('source_span')} as source_span
    from ${source} group by i.cik::bigint, i.value_key
  `;
}

const heldTickers = (on: IsoDate, condition: RawBuilder<unknown>) =>
  sql`reference.identifiers i where i.kind = 'ticker' and ${holds('i', on)} and ${condition}`;

function passes(filter: ListingFilter, on: IsoDate): RawBuilder<boolean> {
  const { exchanges, title, sics, search } = filter;
  const all: RawBuilder<boolean>[] = [sql<boolean>`true`];
  if (exchanges !== null) all.push(sql`lower(l.exchange) = any(${[...exchanges]})`);
  if (title !== null) all.push(sql`substring(lower(l.title) from ${title.any}) ~ ${title.one}`);
  if (sics !== null) all.push(hasSic(sics, on));
  if (search !== null) {
    const words = search.words.length === 0 ? sql`false` : hasWords(search.words, sql.ref('n.value_key'));
    all.push(sql`(l.ticker like ${`${literalPattern(search.ticker)}%`} or l.cik in (
      select n.cik from reference.identifiers n where n.kind = 'name' and ${words} and ${holds('n', on)}
    ))`);
  }
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

function hasSic(ranges: NonNullable<ListingFilter['sics']>, on: IsoDate): RawBuilder<boolean> {
  // Compared as text of four digits: what is no number is in no range.
  const four = (code: number) => String(code).padStart(4, '0');
  const within = ranges.map(([from, to]) => sql`lpad(s.value_key, 4, '0') between ${four(from)} and ${four(to)}`);
  return sql`exists (
    select from reference.identifiers s
    where s.cik = l.cik and s.kind = 'sic' and ${holds('s', on)} and s.value_key ~ '^[0-9]{1,4}$'
      and (${sql.join(within, sql` or `)})
  )`;
}

const LISTING_COLUMNS = sql`l.cik, l.ticker, l.title as "securityTitle", l.exchange, l.since as "validFrom",
  l.last_stated as "lastStated", l.sources, l.accession_number as "accessionNumber", l.source_span as "sourceSpan"`;

/** Where a page of listings begins: at an entity, of which some listings were returned before. */
export interface ListingCursor {
  readonly entity: number;
  readonly returned: number;
}

interface ListingQuery {
  readonly on: IsoDate;
  readonly filter: ListingFilter;
  readonly cursor: ListingCursor;
  readonly limit: number;
}

/** Statements of tickers in the first chunk of a page, and by how much the next one is larger. */
const FIRST_CHUNK = 200;
const GROWTH = 4;

/**
 * Listings on a date by CIK, and within an entity by age. An entity's newer tickers come after its older ones, so those that
 * are added while a reader pages move nothing. The table is read in chunks from the cursor on, until the page is full: a
 * filter that few pass costs larger chunks, and no other page.
 */
export async function pageListings(db: Database, query: ListingQuery): Promise<readonly Listing[]> {
  const { cursor, limit } = query;
  const found: Listing[] = [];
  let from = cursor.entity;
  for (let size = FIRST_CHUNK; ; size *= GROWTH) {
    const { listings, next } = await readChunk(db, query, from, size);
    const own = from === cursor.entity ? listings.filter(({ cik }) => Number(cik) === from).length : 0;
    found.push(...listings.slice(Math.min(own, cursor.returned)));
    if (next === null || found.length >= limit) return found.slice(0, limit);
    from = next;
  }
}

/** The listings of some entities that pass, and the entity that comes next; null: there are no more. */
async function readChunk(db: Database, { on, filter }: ListingQuery, from: number, size: number) {
  const { rows } = await sql<Listing & { read: number; next: string | null }>`
    with chunk as materialized (
      select i.* from ${heldTickers(on, sql`i.cik::bigint >= ${from}`)} order by i.cik::bigint, i.value_key limit ${size}
    ), bounds as (
      select count(*)::int as read, max(cik::bigint) as last from chunk
    )
    select b.read, b.last::text as next, l.* from bounds b left join lateral (
      select l.entity, ${LISTING_COLUMNS}
      from (${grouped(sql`chunk i where b.read < ${size} or i.cik::bigint < b.last`)}) l where ${passes(filter, on)}
    ) l on true
    order by l.entity, l."validFrom" nulls first, l.ticker
  `.execute(db);
  const [first] = rows;
  const isEnd = first === undefined || first.read < size;
  const listings = rows.filter(({ cik }) => cik !== null).map(({ read: _, next: __, ...listing }) => listing);
  return { listings, next: isEnd || first.next === null ? null : Number(first.next) };
}

/** How many listings there are on a date, and of how many it is known what filters ask for. */
export interface ListingCoverage {
  readonly listings: number;
  readonly withExchange: number;
  readonly withType: number;
  readonly withIndustry: number;
}

export async function countListings(
  db: Database,
  on: IsoDate,
  known: { readonly exchanges: readonly string[]; readonly anyTitle: string },
): Promise<ListingCoverage> {
  const { rows } = await sql<ListingCoverage>`
    with sics as (
      select distinct s.cik from reference.identifiers s
      where s.cik in (select cik from reference.identifiers where kind = 'ticker') and s.kind = 'sic' and ${holds('s', on)}
    )
    select count(*)::int as listings,
      (count(*) filter (where lower(l.exchange) = any(${[...known.exchanges]})))::int as "withExchange",
      (count(*) filter (where lower(l.title) ~ ${known.anyTitle}))::int as "withType",
      (count(*) filter (where s.cik is not null))::int as "withIndustry"
    from (${grouped(heldTickers(on, sql`true`))}) l left join sics s using (cik)
  `.execute(db);
  return rows[0] ?? { listings: 0, withExchange: 0, withType: 0, withIndustry: 0 };
}

/** How a listing was found, the best first; the number is its place in the order. */
export const LISTING_MATCHES = ['ticker', 'name', 'ticker-prefix', 'name-prefix', 'keyword'] as const;

export interface ListingSearch {
  readonly on: IsoDate;
  /** Key of a ticker, without separators; empty: the text is none. */
  readonly ticker: string;
  /** Search keys of a name, and its words. */
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly cursor: ListingCursor & { readonly tier: number };
  readonly limit: number;
}

export interface FoundListing extends Listing {
  readonly tier: number;
}

/** Listings by ticker or by the name of the entity, the best matches first and then by CIK. */
export async function searchListings(db: Database, search: ListingSearch): Promise<readonly FoundListing[]> {
  const { on, cursor, limit } = search;
  const { entity, tier, returned } = cursor;
  // A listing that is found by its ticker and by a name counts once, by the better of both.
  const { rows } = await sql<FoundListing>`
    with hits as materialized (
      select cik, ticker, min(tier) as tier from (${hitsOf(search)}) h group by cik, ticker
    ), listings as materialized (
      ${grouped(heldTickers(on, sql`i.cik in (select cik from hits)`))}
    ), best as materialized (
      select distinct on (l.entity, l.ticker) h.tier, l.*
      from hits h join listings l on l.cik = h.cik and (h.ticker is null or h.ticker = l.ticker)
      order by l.entity, l.ticker, h.tier
    )
    select l.tier, ${LISTING_COLUMNS} from best l
    where (l.tier, l.entity) >= (${tier}::int, ${entity}::bigint)
    order by l.tier, l.entity, l.since nulls first, l.ticker
    limit ${limit} offset (
      select least(${returned}::bigint, count(*)) from best b where b.tier = ${tier} and b.entity = ${entity}
    )
  `.execute(db);
  return rows;
}

/** Tickers and entities that the text means, with their tiers: by index, whatever the number of identifiers. */
function hitsOf({ ticker, names, words, on }: ListingSearch): RawBuilder<unknown> {
  const known = (condition: RawBuilder<unknown>) => sql`${condition} and (valid_from is null or valid_from <= ${on})`;
  const tickers = (tier: number, condition: RawBuilder<unknown>) => sql`
    select cik, value_key as ticker, ${sql.lit(tier)}::int as tier from reference.identifiers
    where kind = 'ticker' and ${known(condition)}`;
  const entities = (tier: number, condition: RawBuilder<unknown>) => sql`
    select cik, null::text as ticker, ${sql.lit(tier)}::int as tier from reference.identifiers
    where kind = 'name' and ${known(condition)}`;
  const hits: RawBuilder<unknown>[] = [];
  if (ticker !== '') {
    hits.push(tickers(0, sql`search_key = ${ticker}`));
    hits.push(tickers(2, sql`search_key like ${`${literalPattern(ticker)}%`}`));
  }
  if (names.length > 0) {
    hits.push(entities(1, sql`search_key = any(${[...names]})`));
    for (const name of names) hits.push(entities(3, sql`search_key like ${`${literalPattern(name)}%`}`));
  }
  if (words.length > 0) hits.push(entities(4, hasWords(words)));
  if (hits.length === 0) return sql`select null::text as cik, null::text as ticker, 0 as tier where false`;
  return sql.join(hits, sql` union all `);
}
