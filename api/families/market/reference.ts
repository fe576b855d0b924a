import Type from 'typebox';
import type { Cik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import { type EntityRecord, loadEntities } from '../../../db/repositories/reference/entity-search.ts';
import { listingFilings } from '../../../db/repositories/reference/listing-filings.ts';
import { AccessionNumberText, Day, Nullable } from '../../blocks.ts';
import { problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { CLOCKS, ISSUER } from '../../parameters.ts';
import { entityOn, identifiersOn, type KnownIdentifier } from '../../reads/entity-record.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import {
  REFERENCE_BLOCKS,
  type ReferenceClocks,
  readReferenceClocks,
  referenceBlocks,
  ShownIdentifier,
  showIdentifiers,
} from '../reference-blocks.ts';
import { industryFields, ListingItem, securityFields } from './listing-item.ts';
import { Rights, rightsOf } from './rights.ts';

const { securityTitle, type, exchange, exchangeTitle, mic, sic, industry, sector, sectorTitle } =
  ListingItem.properties;

const Security = Type.Object(
  {
    ticker: Type.String(),
    isHeld: Type.Boolean({ description: 'Whether the entity held the ticker on the date.' }),
    securityTitle,
    type,
    exchange,
    exchangeTitle,
    mic,
    validFrom: Nullable(Day),
    validTo: Nullable(Day),
    lastStated: Nullable(Day),
  },
  { title: 'Security', description: 'A ticker of the entity, present or former.' },
);

const ListingFiling = Type.Object(
  { form: Type.String(), filedDate: Day, accessionNumber: AccessionNumberText, filingUrl: Type.String() },
  { title: 'ListingFiling' },
);

export const getMarketReference = defineOperation({
  id: 'getMarketReference',
  method: 'GET',
  path: '/v1/market/reference',
  family: 'Market utilities',
  scope: 'read',
  summary: 'Identifiers, exchange and listing context of an issuer and its securities',
  description:
    'Give `ticker` or `cik`. Names, tickers, CUSIPs and industry codes each have the days on which they held and the filing or list that states them.',
  query: Type.Object({ ...ISSUER, ...CLOCKS }),
  response: Type.Object({
    object: Type.Literal('market_reference'),
    cik: Type.String(),
    on: { ...Day, description: 'The date on which identifiers must hold: `as_of`, or today.' },
    name: Nullable(Type.String()),
    ticker: Nullable(Type.String({ description: 'Of the common stock where several are stated.' })),
    exchange,
    exchangeTitle,
    mic,
    sic,
    industry,
    sector,
    sectorTitle,
    securities: Type.Array(Security, { description: 'Tickers held first, then former ones.' }),
    identifiers: Type.Array(ShownIdentifier, {
      description: 'The history of names, tickers, CUSIPs and industry codes.',
    }),
    listingFilings: Type.Array(ListingFiling, {
      description: 'Registrations (8-A), removals from listing (25) and ends of reporting (15); the 20 newest.',
    }),
    isPending: Type.Boolean({ description: 'True: newer statements are stored that the identifiers do not have yet.' }),
    rights: Rights,
    ...REFERENCE_BLOCKS,
  }),
  async handle({ query, deps: { db } }) {
    const clocks = await readReferenceClocks(db, query);
    const cik = await requestedIssuer(db, query, clocks.asOf);
    if (cik === null) {
      const message = 'give ticker or cik';
      throw problem(400, 'invalid-parameter', message, {
        errors: [{ in: 'query', name: 'ticker', message, allowed: ['ticker', 'cik'] }],
      });
    }
    const record = await knownEntity(db, cik, clocks);
    const { name, ticker, exchange: printed, sic: code } = entityOn(record.identifiers, clocks.on);
    const identifiers = identifiersOn(record.identifiers, clocks.on);
    const {
      exchange: key,
      exchangeTitle: title,
      mic: market,
    } = securityFields({ securityTitle: null, exchange: printed });
    return {
      object: 'market_reference',
      cik,
      on: clocks.on,
      name,
      ticker,
      exchange: key,
      exchangeTitle: title,
      mic: market,
      ...industryFields(code),
      securities: securitiesOf(identifiers),
      identifiers: await showIdentifiers(db, identifiers),
      listingFilings: await listingFilings(db, cik, clocks.publicTo),
      isPending: record.isPending,
      rights: REFERENCE_RIGHTS,
      ...(await referenceBlocks(db, clocks.asOf)),
    };
  },
});

const REFERENCE_RIGHTS = rightsOf({
  sources: ['SEC EDGAR filings', "SEC's list of company tickers", "SEC's Official List of Section 13(f) Securities"],
  notCovered: [
    'FIGI, ISIN and SEDOL',
    'lot sizes, currencies and trading hours',
    'tickers before tagged cover pages (2019)',
  ],
  hasCusips: true,
});

async function knownEntity(db: Database, cik: Cik, { asOf, publicTo, on }: ReferenceClocks): Promise<EntityRecord> {
  const [record] = await loadEntities(db, [cik], publicTo);
  const isKnown = record && (record.hasFilings || identifiersOn(record.identifiers, on).length > 0);
  if (isKnown) return record;
  const when = asOf === null ? '' : ` that was public by ${asOf}`;
  throw problem(404, 'unknown-cik', `no stored filing or list${when} names CIK ${cik}`);
}

/** Each ticker once, as its cover pages and lists together state it. */
function securitiesOf(identifiers: readonly KnownIdentifier[]) {
  const tickers = identifiers.filter(({ kind }) => kind === 'ticker');
  const groups = [...Map.groupBy(tickers, ({ value, isHeld }) => `${value.toUpperCase()} ${isHeld}`).values()];
  const securities = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const firstOf = <T>(values: readonly (T | null)[]) => values.find((value) => value !== null) ?? null;
    const dates = (member: 'lastStated' | 'validFrom' | 'validTo') =>
      group
        .map((one) => one[member])
        .filter((date) => date !== null)
        .sort();
    return [
      {
        ticker: first.value.toUpperCase(),
        isHeld: first.isHeld,
        ...securityFields({
          securityTitle: firstOf(group.map((one) => one.securityTitle)),
          exchange: firstOf(group.map((one) => one.exchange)),
        }),
        validFrom: dates('validFrom')[0] ?? null,
        validTo: first.isHeld ? null : (dates('validTo').at(-1) ?? null),
        lastStated: dates('lastStated').at(-1) ?? null,
      },
    ];
  });
  return securities.toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld));
}
