import Type from 'typebox';
import { identifierKey } from '../../../core/identifiers.ts';
import { searchKeyOf, searchKeysOf } from '../../../core/name-keys.ts';
import { LISTING_MATCHES, searchListings } from '../../../db/repositories/reference/listings.ts';
import { listOf } from '../../blocks.ts';
import { badParameter } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { CLOCKS, DEFAULT_LIMIT, PAGE } from '../../parameters.ts';
import { REFERENCE_BLOCKS, readReferenceClocks, referenceBlocks } from '../reference-blocks.ts';
import { ListingItem, listingItems } from './listing-item.ts';
import { LISTING_RIGHTS, Rights } from './rights.ts';

const Found = Type.Object(
  {
    ...ListingItem.properties,
    matchedBy: Type.Enum([...LISTING_MATCHES], {
      description:
        '`ticker`: the ticker itself. `name`: the whole name, apart from legal form. `ticker-prefix`, `name-prefix`: its beginning. `keyword`: every word is in the name, the last one as a beginning.',
    }),
  },
  { title: 'FoundListing' },
);

/** A cursor is the tier, the CIK and the number of its listings that were returned. */
const LISTINGS_OF_ENTITY = 10_000;
const ENTITIES = 100_000_000_000;

export const searchMarket = defineOperation({
  id: 'searchMarket',
  method: 'GET',
  path: '/v1/market/search',
  family: 'Market utilities',
  scope: 'read',
  summary: 'Tickers by company name or keyword',
  description:
    'The best matches first (`matchedBy`, in the order in which it is described), then by CIK. Present and former names count; the tickers are those held on the date of `as_of`.',
  query: Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Ticker, name, or words of a name.',
      examples: ['biotech holdings'],
    }),
    ...CLOCKS,
    ...PAGE,
  }),
  response: listOf(Found, { rights: Rights, ...REFERENCE_BLOCKS }),
  async handle({ query, deps: { db } }) {
    const { asOf, on } = await readReferenceClocks(db, query);
    const words = identifierKey('name', query.q).split(' ').filter(Boolean);
    if (words.length === 0) throw badParameter('q', 'give letters or digits');
    const { cursor = 0, limit = DEFAULT_LIMIT } = query;
    const place = Math.floor(cursor / LISTINGS_OF_ENTITY);
    const start = {
      tier: Math.floor(place / ENTITIES),
      entity: place % ENTITIES,
      returned: cursor % LISTINGS_OF_ENTITY,
    };
    const ticker = words.length <= 2 && query.q.trim().length <= 10 ? searchKeyOf('ticker', query.q) : '';
    const names = searchKeysOf(query.q);
    const found = await searchListings(db, { on, ticker, names, words, cursor: start, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const isSame = (one: (typeof page)[number]) => one.cik === last?.cik && one.tier === last.tier;
    const before = last && Number(last.cik) === start.entity && last.tier === start.tier ? start.returned : 0;
    const hasMore = found.length > limit;
    const at = last ? last.tier * ENTITIES + Number(last.cik) : 0;
    const items = await listingItems(db, page, on);
    return {
      object: 'list',
      data: items.map((item, index) => ({ ...item, matchedBy: LISTING_MATCHES[page[index]?.tier ?? 0] ?? 'keyword' })),
      hasMore,
      nextCursor: hasMore ? at * LISTINGS_OF_ENTITY + before + page.filter(isSame).length : null,
      rights: LISTING_RIGHTS,
      ...(await referenceBlocks(db, asOf)),
    };
  },
});
