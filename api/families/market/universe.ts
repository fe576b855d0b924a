import Type, { type Static } from 'typebox';
import type { IsoDate } from '../../../core/dates.ts';
import { identifierKey } from '../../../core/identifiers.ts';
import { SECTORS, sicOf } from '../../../core/industries.ts';
import { ANY_SECURITY_TYPE, EXCHANGES, securityTypePattern } from '../../../core/listings.ts';
import { nearestName } from '../../../core/nearest-name.ts';
import { SIC_TITLES } from '../../../core/sic-titles.ts';
import type { Database } from '../../../db/database.ts';
import {
  countListings,
  type ListingCoverage,
  type ListingFilter,
  pageListings,
} from '../../../db/repositories/reference/listings.ts';
import { listOf } from '../../blocks.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { CLOCKS, DEFAULT_LIMIT, PAGE } from '../../parameters.ts';
import { REFERENCE_BLOCKS, readReferenceClocks, referenceBlocks } from '../reference-blocks.ts';
import { ExchangeKey, ListingItem, listingItems, SectorKey, SecurityTypeKey } from './listing-item.ts';
import { LISTING_RIGHTS, Rights } from './rights.ts';

const Coverage = Type.Object(
  {
    listings: Type.Integer({ description: 'Tickers held on the date.' }),
    withExchange: Type.Integer(),
    withType: Type.Integer({ description: 'With a title that names the class of the security.' }),
    withIndustry: Type.Integer({ description: 'Whose entity has a SIC code in a filing header.' }),
  },
  {
    title: 'UniverseCoverage',
    description: 'Of how many tickers it is known what filters ask for; a filter leaves the others out.',
  },
);

const QUERY = Type.Object({
  exchange: Type.Optional({ ...ExchangeKey, description: "Exchange, as filings and the SEC's list name it." }),
  type: Type.Optional({ ...SecurityTypeKey, description: 'Class of the security, by its title on the cover page.' }),
  sector: Type.Optional({ ...SectorKey, description: 'Division of the SIC.' }),
  industry: Type.Optional(
    Type.String({
      minLength: 3,
      maxLength: 100,
      description: "SIC code, or its title in the SEC's list.",
      examples: ['2834'],
    }),
  ),
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      description: "Words of the entity's name, or the beginning of a ticker.",
    }),
  ),
  ...CLOCKS,
  ...PAGE,
});

/** A cursor is the CIK at which a page ended, times this, plus its listings that were returned. */
const LISTINGS_OF_ENTITY = 10_000;

export const listUniverse = defineOperation({
  id: 'listUniverse',
  method: 'GET',
  path: '/v1/market/universe',
  family: 'Market utilities',
  scope: 'read',
  summary: "The tickers that filings and the SEC's list state, by CIK",
  description:
    'A row per ticker that an entity holds on the date of `as_of`. With a filter, `coverage` says of how many tickers the filtered value is known: those without it are left out. A filter by a value that is known of none is refused with 409.',
  query: QUERY,
  response: listOf(ListingItem, { coverage: Type.Optional(Coverage), rights: Rights, ...REFERENCE_BLOCKS }),
  async handle({ query, deps: { db } }) {
    const { asOf, on } = await readReferenceClocks(db, query);
    const filter = filterOf(query);
    const coverage = await coverageOf(db, on, query);
    const { cursor = 0, limit = DEFAULT_LIMIT } = query;
    const start = { entity: Math.floor(cursor / LISTINGS_OF_ENTITY), returned: cursor % LISTINGS_OF_ENTITY };
    const found = await pageListings(db, { on, filter, cursor: start, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const before = last && Number(last.cik) === start.entity ? start.returned : 0;
    const own = page.filter(({ cik }) => cik === last?.cik).length;
    const hasMore = found.length > limit;
    return {
      object: 'list',
      data: await listingItems(db, page, on),
      hasMore,
      nextCursor: hasMore && last ? Number(last.cik) * LISTINGS_OF_ENTITY + before + own : null,
      ...(coverage && { coverage }),
      rights: LISTING_RIGHTS,
      ...(await referenceBlocks(db, asOf)),
    };
  },
});

type Query = Static<typeof QUERY>;

function filterOf({ exchange, type, sector, industry, search }: Query): ListingFilter {
  const sics = industry === undefined ? null : [sicRange(industry)];
  return {
    exchanges: exchange === undefined ? null : EXCHANGES[exchange].spellings,
    title: type === undefined ? null : { any: ANY_SECURITY_TYPE, one: securityTypePattern(type) },
    sics: sector === undefined ? sics : within(SECTORS[sector].ranges, sics),
    search:
      search === undefined
        ? null
        : {
            words: identifierKey('name', search).split(' ').filter(Boolean),
            ticker: identifierKey('ticker', search),
          },
  };
}

function sicRange(industry: string): readonly [number, number] {
  const code = sicOf(industry);
  if (code !== null) return [code, code];
  const nearest = nearestName(industry, Object.values(SIC_TITLES));
  const hint = nearest === null ? '' : `; did you mean ${nearest}?`;
  throw badParameter('industry', `is no SIC code and no title of the SEC's list${hint}`);
}

/** The ranges of a sector, narrowed to the industry where one is given: none of them if it belongs to another sector. */
function within(
  ranges: readonly (readonly [number, number])[],
  industry: readonly (readonly [number, number])[] | null,
): readonly (readonly [number, number])[] {
  if (industry === null) return ranges;
  const inside = industry.filter(([code]) => ranges.some(([from, to]) => from <= code && code <= to));
  // An empty range: the industry is not of the sector, so nothing fits both.
  return inside.length > 0 ? inside : [[1, 0]];
}

const CACHED_MS = 30_000;
const MOST_CACHED = 50;
const cached = new WeakMap<Database, Map<IsoDate, { readonly readAt: number; readonly coverage: ListingCoverage }>>();

/** The coverage of the filters that a request has; null: it has none. Up to half a minute old. */
async function coverageOf(db: Database, on: IsoDate, query: Query): Promise<ListingCoverage | null> {
  const needs = [
    query.exchange === undefined ? null : (['exchange', 'withExchange'] as const),
    query.type === undefined ? null : (['type', 'withType'] as const),
    query.sector === undefined ? null : (['sector', 'withIndustry'] as const),
    query.industry === undefined ? null : (['industry', 'withIndustry'] as const),
  ].filter((one) => one !== null);
  if (needs.length === 0) return null;
  const coverage = await readCoverage(db, on);
  for (const [name, known] of needs) {
    if (coverage.listings === 0 || coverage[known] > 0) continue;
    const message = `no filing states it of any of the ${coverage.listings} tickers on ${on}, so the filter cannot be answered`;
    throw problem(409, 'filter-not-answerable', `${name}: ${message}`, {
      errors: [{ in: 'query', name, message }],
      more: { coverage },
    });
  }
  return coverage;
}

async function readCoverage(db: Database, on: IsoDate): Promise<ListingCoverage> {
  const byDate = cached.get(db) ?? new Map();
  cached.set(db, byDate);
  const known = byDate.get(on);
  if (known && Date.now() - known.readAt < CACHED_MS) return known.coverage;
  const exchanges = Object.values(EXCHANGES).flatMap(({ spellings }) => spellings);
  const coverage = await countListings(db, on, { exchanges, anyTitle: ANY_SECURITY_TYPE });
  if (byDate.size >= MOST_CACHED) byDate.clear();
  byDate.set(on, { readAt: Date.now(), coverage });
  return coverage;
}
