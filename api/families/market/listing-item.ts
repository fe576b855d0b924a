import Type, { type Static } from 'typebox';
import type { IsoDate } from '../../../core/dates.ts';
import { industryOf, SECTOR_KEYS, type Sector } from '../../../core/industries.ts';
import { EXCHANGE_KEYS, EXCHANGES, exchangeOf, SECURITY_TYPE_KEYS, securityTypeOf } from '../../../core/listings.ts';
import type { Database } from '../../../db/database.ts';
import { getFilings } from '../../../db/repositories/filings/filings.ts';
import { loadEntities } from '../../../db/repositories/reference/entity-search.ts';
import type { Listing } from '../../../db/repositories/reference/listings.ts';
import { Day, Nullable } from '../../blocks.ts';
import { entityOn } from '../../reads/entity-record.ts';

export const ExchangeKey = Type.Enum([...EXCHANGE_KEYS]);
export const SecurityTypeKey = Type.Enum([...SECURITY_TYPE_KEYS]);
export const SectorKey = Type.Enum([...SECTOR_KEYS]);

export const ListingItem = Type.Object(
  {
    object: Type.Literal('listing'),
    ticker: Type.String(),
    cik: Type.String(),
    name: Nullable(Type.String({ description: 'Of the entity, on the date.' })),
    securityTitle: Nullable(
      Type.String({ description: "As printed on the cover page; null where only the SEC's list states the ticker." }),
    ),
    type: Nullable({ ...SecurityTypeKey, description: 'By the words of the title; null where it has none.' }),
    exchange: Nullable({ ...ExchangeKey, description: 'Null where none is stated.' }),
    exchangeTitle: Nullable(Type.String()),
    mic: Nullable(Type.String({ description: 'ISO 10383.' })),
    sic: Nullable(Type.String({ description: 'Four digits, of the entity.' })),
    industry: Nullable(Type.String({ description: "By the SEC's list of SIC codes." })),
    sector: Nullable({ ...SectorKey, description: 'Division of the Standard Industrial Classification.' }),
    sectorTitle: Nullable(Type.String()),
    validFrom: Nullable({ ...Day, description: 'First public statement.' }),
    lastStated: Nullable({ ...Day, description: 'Null where only later filings state it again.' }),
    sources: Type.Array(Type.String()),
    accessionNumber: Nullable(Type.String({ description: 'First filing that states it.' })),
    filingUrl: Nullable(Type.String()),
    sourceSpan: Nullable(Type.String()),
  },
  { title: 'Listing', description: 'A ticker of an entity on a date.' },
);

export async function listingItems(
  db: Database,
  listings: readonly Listing[],
  on: IsoDate,
): Promise<readonly Static<typeof ListingItem>[]> {
  const entities = await loadEntities(
    db,
    listings.map(({ cik }) => cik),
    null,
  );
  const summaries = new Map(entities.map(({ cik, identifiers }) => [cik, entityOn(identifiers, on)]));
  const accessions = listings.flatMap(({ accessionNumber }) => (accessionNumber === null ? [] : [accessionNumber]));
  const filings = await getFilings(db, [...new Set(accessions)]);
  const urls = new Map(filings.map(({ accessionNumber, url }) => [accessionNumber, url]));
  return listings.map((listing) => {
    const { cik, accessionNumber, lastStated } = listing;
    const { name = null, sic = null } = summaries.get(cik) ?? {};
    return {
      object: 'listing',
      ticker: listing.ticker,
      cik,
      name,
      ...securityFields(listing),
      ...industryFields(sic),
      validFrom: listing.validFrom,
      lastStated: lastStated > on ? null : lastStated,
      sources: [...listing.sources],
      accessionNumber,
      filingUrl: accessionNumber === null ? null : (urls.get(accessionNumber) ?? null),
      sourceSpan: listing.sourceSpan,
    };
  });
}

export function securityFields({ securityTitle, exchange }: Pick<Listing, 'exchange' | 'securityTitle'>) {
  const key = exchangeOf(exchange);
  const { title = null, mic = null } = key === null ? {} : EXCHANGES[key];
  return { securityTitle, type: securityTypeOf(securityTitle), exchange: key, exchangeTitle: title ?? exchange, mic };
}

export function industryFields(printed: string | null): {
  readonly sic: string | null;
  readonly industry: string | null;
  readonly sector: Sector | null;
  readonly sectorTitle: string | null;
} {
  const { sic = null, title = null, sector = null, sectorTitle = null } = industryOf(printed) ?? {};
  return { sic, industry: title, sector, sectorTitle };
}
