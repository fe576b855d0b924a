import { type Cik, parseCik } from '../core/ids.ts';
import { ARCHETYPES, type Archetype, type ArchetypeId, type ExchangeId } from './archetypes.ts';
import { dateOf } from './calendar.ts';
import { companyName, cusipOf, personNames, tickerOf } from './names.ts';
import { createRandom, type Random } from './random.ts';

export interface Exchange {
  readonly name: string;
  /** As the submissions JSON lists it. */
  readonly listName: 'Nasdaq' | 'NYSE' | 'OTC';
  readonly shortName: string;
  /** As the cover page of a periodic report names it. */
  readonly coverName: string;
  /** dei:SecurityExchangeName; null for the OTC market, which is not an exchange. */
  readonly code: string | null;
  /** Rule on the minimum bid price. */
  readonly bidPriceRule: string;
}

const EXCHANGES: Readonly<Record<ExchangeId, Exchange>> = {
  nasdaq: {
    name: 'Nasdaq Capital Market',
    listName: 'Nasdaq',
    shortName: 'Nasdaq',
    coverName: 'The Nasdaq Stock Market LLC',
    code: 'NASDAQ',
    bidPriceRule: '5550(a)(2)',
  },
  nyse: {
    name: 'New York Stock Exchange',
    listName: 'NYSE',
    shortName: 'NYSE',
    coverName: 'New York Stock Exchange',
    code: 'NYSE',
    bidPriceRule: '802.01C',
  },
  'nyse-american': {
    name: 'NYSE American',
    listName: 'NYSE',
    shortName: 'NYSE American',
    coverName: 'NYSE American LLC',
    code: 'NYSEAMER',
    bidPriceRule: '1003(f)(v)',
  },
  otc: { name: 'OTC Pink', listName: 'OTC', shortName: 'OTC', coverName: 'None', code: null, bidPriceRule: '' },
};

export interface Place {
  readonly street: string;
  readonly city: string;
  /** EDGAR's state or country code. */
  readonly state: string;
  readonly zip: string;
  readonly areaCode: string;
}

export interface IssuerProfile {
  readonly index: number;
  readonly cik: Cik;
  readonly name: string;
  readonly ticker: string;
  readonly cusip: string;
  readonly archetype: Archetype;
  readonly exchange: Exchange;
  readonly foreign: boolean;
  /** State or country of incorporation: EDGAR's code and its name. */
  readonly incorporation: { readonly code: string; readonly name: string };
  readonly place: Place;
  readonly phone: string;
  readonly ein: string;
  /** 1934 Act file number. */
  readonly fileNumber: string;
  /** CIK that accession numbers start with: the issuer's own, or its filing agent's. */
  readonly filerId: string;
  /** First sequence number of its accessions under that filer id. */
  readonly firstSequence: number;
  readonly fiscalYearEndMonth: 3 | 6 | 9 | 12;
  /** `weeks`: years of 52 or 53 weeks, which end on the last Saturday of the month. */
  readonly fiscalCalendar: 'months' | 'weeks';
  /** Fraction of income and equity that belongs to minority holders of subsidiaries. */
  readonly noncontrolling: number;
  /** Corrects the revenue of a prior year in a later report. */
  readonly restates: boolean;
  readonly scale: 0 | 3 | 6;
  readonly parValue: number;
  readonly authorizedShares: number;
  readonly auditor: string;
  readonly directors: readonly string[];
  readonly chiefExecutive: string;
  readonly chiefFinancial: string;
}

const SUFFIXES = ['Inc.', 'Corp', 'Inc', 'Holdings, Inc.', 'Corporation', 'Group Ltd.'];
const AUDITORS = ['Harbrook & Tolliver LLP', 'Vance Okafor LLP', 'Pennock Dray & Co., P.C.', 'Sallowfield LLP'];
const STREETS = ['Alder Quay', 'Copperfield Parkway', 'Ninth Meridian Road', 'Tollgate Lane', 'Observatory Drive'];
const DOMESTIC = [
  { city: 'BOSTON', state: 'MA', zip: '02110', areaCode: '617' },
  { city: 'SAN DIEGO', state: 'CA', zip: '92121', areaCode: '858' },
  { city: 'AUSTIN', state: 'TX', zip: '78701', areaCode: '512' },
  { city: 'MINNEAPOLIS', state: 'MN', zip: '55402', areaCode: '612' },
  { city: 'DENVER', state: 'CO', zip: '80202', areaCode: '303' },
  { city: 'MIAMI', state: 'FL', zip: '33131', areaCode: '305' },
];
const ABROAD = [
  { city: 'VANCOUVER', state: 'A1', zip: 'V6C 2T7', areaCode: '604' },
  { city: 'ATHENS', state: 'J3', zip: '15125', areaCode: '30210' },
  { city: 'TEL AVIV', state: 'L3', zip: '6473921', areaCode: '9723' },
];
const HOME_STATES = [
  { code: 'DE', name: 'Delaware' },
  { code: 'DE', name: 'Delaware' },
  { code: 'NV', name: 'Nevada' },
  { code: 'MD', name: 'Maryland' },
  { code: 'NY', name: 'New York' },
];
const FOREIGN_STATES = [
  { code: 'E9', name: 'Cayman Islands' },
  { code: '1T', name: 'Marshall Islands' },
  { code: 'A1', name: 'British Columbia' },
];

/** `"12-31"`. */
export function fiscalYearEndOf(profile: IssuerProfile): string {
  return dateOf(2025, profile.fiscalYearEndMonth + 1, 0).slice(5);
}

/** EDGAR writes employer numbers without the dash, documents with it. */
export function dashedEin({ ein }: IssuerProfile): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}

type Books = Pick<IssuerProfile, 'fiscalCalendar' | 'noncontrolling' | 'restates'>;

const PLAIN_BOOKS: Books = { fiscalCalendar: 'months', noncontrolling: 0, restates: false };

/** What makes statements hard to read, for some issuers; drawn from nothing, so that all other numbers stay the same. */
function booksOf(index: number, archetype: ArchetypeId): Books {
  const industrial = archetype === 'industrial';
  return {
    fiscalCalendar: industrial && index % 4 === 2 ? 'weeks' : 'months',
    noncontrolling: archetype === 'reit' ? 0.06 : industrial && index % 3 === 2 ? 0.02 : 0,
    restates: index % 8 === 3 && !['biotech-atm', 'shell', 'bank', 'foreign-shelf'].includes(archetype),
  };
}

/** The first issuers cover every archetype once, so that a small archive has all of them. */
function archetypeOf(index: number, random: Random): Archetype {
  const first = ARCHETYPES[index];
  if (first) return first;
  const weighted = ARCHETYPES.flatMap((archetype) => Array<Archetype>(archetype.weight).fill(archetype));
  return random.pick(weighted);
}

// EDGAR has assigned neither CIKs from 9,000,000 nor filer agent ids from 9,900,000,000.
const FIRST_CIK = 9_000_000;
const ISSUERS_PER_AGENT = 40;
const SEQUENCES_PER_ISSUER = 2_000;

/**
 * Draws the master data of one issuer, of a given archetype if any. The same seed and index give the same issuer in an
 * archive of any size.
 */
export function createIssuer(seed: string, index: number, given?: Archetype): IssuerProfile {
  const random = createRandom(`${seed}/issuer/${index}`);
  const archetype = given ?? archetypeOf(index, random);
  const foreign = archetype.id === 'foreign-shelf';
  const cik = parseCik(FIRST_CIK + index * 7 + random.int(0, 6));
  const place = random.pick(foreign ? ABROAD : DOMESTIC);
  const usesAgent = random.chance(0.6);
  const scale = random.pick(archetype.scales);
  const people = personNames(random.fork('people'), 9);
  return {
    index,
    cik,
    name: companyName(index, random.pick(archetype.trades), foreign ? 'Ltd.' : random.pick(SUFFIXES)),
    ticker: tickerOf(index),
    cusip: cusipOf(index),
    archetype,
    exchange: EXCHANGES[random.pick(archetype.exchanges)],
    foreign,
    incorporation: random.pick(foreign ? FOREIGN_STATES : HOME_STATES),
    place: { street: `${random.int(10, 9900)} ${random.pick(STREETS)}`, ...place },
    phone: `${place.areaCode}-555-${String(random.int(100, 199)).padStart(4, '0')}`,
    ein: String(random.int(900000000, 999999999)),
    fileNumber: `001-9${String(index).padStart(4, '0')}`,
    filerId: usesAgent ? String(9_900_000_000 + Math.floor(index / ISSUERS_PER_AGENT)) : cik.padStart(10, '0'),
    firstSequence: usesAgent ? (index % ISSUERS_PER_AGENT) * SEQUENCES_PER_ISSUER + 1 : 1,
    fiscalYearEndMonth: given || random.chance(0.75) ? 12 : random.pick([3, 6, 9] as const),
    ...(given ? PLAIN_BOOKS : booksOf(index, archetype.id)),
    scale,
    parValue: random.pick([0.001, 0.0001, 0.01] as const),
    authorizedShares: Math.ceil((archetype.stock.shares[1] * 4) / 50_000_000) * 50_000_000,
    auditor: random.pick(AUDITORS),
    directors: people.slice(0, random.int(5, 7)),
    chiefExecutive: people[7] ?? 'Adela Brockhurst',
    chiefFinancial: people[8] ?? 'Jorge Castellane',
  };
}
