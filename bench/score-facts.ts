import { edgarBusinessDays } from '../core/business-days.ts';
import { addDays, endOfEasternDay, epochDay, type IsoDate, type IsoTimestamp, parseIsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik, parserVersionOf } from '../core/ids.ts';
import type { DatasetCoverage, FactRef, IssuerFacts, OfferingFact, PricePoint } from '../core/score-inputs.ts';
import type { SourceSpan } from '../core/spans.ts';

/** The last day scored. */
export const END = parseIsoDate('2026-06-30');

/** The last `howMany` business days up to `END`, as days since 1970-01-01. */
export function scoredDays(howMany: number): Int32Array {
  const days = edgarBusinessDays(addDays(END, -Math.ceil(howMany * 1.5) - 30), END);
  return Int32Array.from(days.slice(-howMany), (day) => epochDay(day));
}

/** Issuers `first` to `last` in groups of at most `size`. */
export function* generateUniverse(first: number, last: number, size: number): Generator<readonly IssuerFacts[]> {
  for (let start = first; start <= last; start += size) {
    const count = Math.min(size, last - start + 1);
    yield Array.from({ length: count }, (_, index) => generateFacts(start + index, END));
  }
}

/** Small and seeded, good enough to spread issuers (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PARSER = parserVersionOf('bench', 1);
const COVERED: DatasetCoverage = { status: 'covered', from: '2000-01-01' as IsoDate, unparsed: [] };
/** Five scored years, and the three and a half before them that scores look back on. */
const HISTORY_DAYS = 3_150;
const PRICE_DAYS = 2_000;

/** Every weekday of the five years; computed once for all issuers. */
const TRADING_DAYS = Array.from({ length: PRICE_DAYS }, (_, index) => addDays(END, index - PRICE_DAYS + 1)).filter(
  (day) => ![2, 3].includes(epochDay(day) % 7),
);

const instants = new Map<IsoDate, IsoTimestamp>();
function endOf(day: IsoDate): IsoTimestamp {
  const known = instants.get(day) ?? endOfEasternDay(day);
  instants.set(day, known);
  return known;
}

/** What the parts of one issuer share. */
interface Issuer {
  readonly number: number;
  readonly end: IsoDate;
  readonly quarters: readonly IsoDate[];
  /** 1-for-10. */
  readonly splitDate: IsoDate | null;
  readonly price: number;
  readonly random: () => number;
  /** Another filing of a day. */
  readonly ref: (day: IsoDate) => FactRef;
}

/**
 * One issuer with eight and a half years of facts: quarterly counts, cash and two kinds of warrants; shelves with ATMs
 * and yearly offerings; a notice or a reverse split for some; a close on every trading day of five years.
 */
export function generateFacts(number: number, end: IsoDate): IssuerFacts {
  const issuer = createIssuer(number, end);
  const { random, ref, splitDate } = issuer;
  const noticeDays = random() < 0.2 ? [addDays(end, -900), addDays(end, -700)] : [];
  return {
    cik: parseCik(number),
    ticker: `T${number}`,
    name: null,
    ...reportedFacts(issuer),
    ...shelfFacts(issuer),
    compliance: noticeDays.map((noticeDate, index) => {
      const status = index === 0 ? 'notified' : 'regained';
      return { ...ref(noticeDate), exchange: 'nasdaq', deficiency: 'bid_price', status, noticeDate };
    }),
    splits:
      splitDate === null
        ? []
        : [{ ...ref(addDays(splitDate, -1)), effectiveDate: splitDate, numerator: 1, denominator: 10 }],
    mergers: [],
    prices: closes(issuer),
    regshoDates: new Set(),
    coverage: {
      offerings: COVERED,
      cash: COVERED,
      'share-float': COVERED,
      overhang: COVERED,
      compliance: COVERED,
      splits: COVERED,
      regsho: COVERED,
    },
  };
}

function createIssuer(number: number, end: IsoDate): Issuer {
  const random = createRandom(number);
  let serial = 0;
  return {
    number,
    end,
    quarters: Array.from({ length: 34 }, (_, index) => addDays(end, -HISTORY_DAYS + index * 91)),
    splitDate: random() < 0.15 ? addDays(end, -Math.floor(random() * 1_500)) : null,
    price: 0.5 + random() * 15,
    random,
    ref: (day) => {
      serial++;
      const accession = `${String(number).padStart(10, '0')}-${day.slice(2, 4)}-${String(serial).padStart(6, '0')}`;
      return {
        accessionNumber: parseAccessionNumber(accession),
        sourceSpan: spanOf(number, 1, serial),
        parserVersion: PARSER,
        publicAt: endOf(day),
        confidence: 0.95,
        verified: true,
      };
    },
  };
}

function spanOf(number: number, document: number, place: number): SourceSpan {
  return `sha256:${String(number).padStart(64, '0')}#${document}:${place * 100}-${place * 100 + 40}` as SourceSpan;
}

/** What quarterly reports state: share counts, cash, warrants and convertibles. */
function reportedFacts(issuer: Issuer): Pick<IssuerFacts, 'shareCounts' | 'cash' | 'filings' | 'overhang'> {
  const { number, quarters, splitDate, price, random, ref } = issuer;
  const reports = quarters.map((asOf, index) => ({
    asOf,
    index,
    filed: addDays(asOf, 40),
    report: ref(addDays(asOf, 40)),
  }));
  const shares = 5_000_000 + random() * 90_000_000;
  const growth = random() * 0.05;
  const burns = random() < 0.8;
  const adjusted = (count: number, day: IsoDate) =>
    Math.round(splitDate !== null && day >= splitDate ? count / 10 : count);
  return {
    shareCounts: reports.map(({ asOf, filed, index, report }) => ({
      ...report,
      asOf: filed,
      shareClass: '',
      basis: 'cover' as const,
      sharesOutstanding: adjusted(shares * (1 + index * growth), filed),
      publicFloat: index % 4 === 0 ? Math.round(shares * price * 0.8) : null,
      publicFloatAsOf: index % 4 === 0 ? addDays(asOf, -90) : null,
    })),
    cash: reports.map(({ asOf, report }) => ({
      ...report,
      asOf,
      currency: 'USD',
      cash: Math.round(random() * 50_000_000),
      shortTermInvestments: null,
      operatingCashFlow: Math.round((burns ? -1 : 1) * random() * 9_000_000),
      operatingCashFlowStart: addDays(asOf, -90),
      operatingCashFlowEnd: asOf,
      ttmOperatingCashFlow: null,
      goingConcern: random() < 0.2,
    })),
    filings: reports.map(({ asOf, filed, index, report: { accessionNumber, publicAt } }) => {
      const form = index % 4 === 0 ? '10-K' : '10-Q';
      return { accessionNumber, form, filedDate: filed, publicAt, periodOfReport: asOf };
    }),
    overhang: reports.flatMap(({ asOf, report }) =>
      [1, 2].map((which) => ({
        ...report,
        sourceSpan: spanOf(number, 2, which),
        instrument: which === 1 ? ('warrant' as const) : ('convertible' as const),
        asOf,
        shares: adjusted(random() * 8_000_000, asOf),
        exercisePrice: price * which,
        exercisableFrom: addDays(asOf, -100),
        expires: addDays(asOf, 900),
        variablePrice: false,
        preFunded: false,
      })),
    ),
  };
}

/** Three shelf registrations, each with its effect, an ATM program and takedowns. */
function shelfFacts({ number, end, quarters, random, ref }: Issuer): Pick<IssuerFacts, 'offerings' | 'registrations'> {
  const offering = (filedDate: IsoDate, over: Partial<OfferingFact>): OfferingFact => ({
    ...ref(filedDate),
    form: '424B5',
    filedDate,
    fileNumber: null,
    type: 'registered_direct',
    isAtm: false,
    isPrimary: true,
    isResale: false,
    securities: ['common stock'],
    grossProceeds: null,
    netProceeds: null,
    sharesOffered: null,
    pricePerShare: null,
    maxAggregateOffering: null,
    registeredAmount: null,
    babyShelfApplies: null,
    babyShelfPublicFloat: null,
    babyShelfSoldLast12Months: null,
    statedPrice: null,
    statedPriceDate: null,
    ...over,
  });
  const shelves = [2, 14, 26].map((index) => ({
    filed: quarters[index] ?? end,
    fileNumber: `333-${number}${index}`,
    sales: [3, 7, 9].map((later) => addDays(quarters[index] ?? end, later * 91 + 20 + Math.floor(random() * 60))),
  }));
  return {
    offerings: shelves.flatMap(({ filed, fileNumber, sales }) => [
      offering(filed, { form: 'S-3', type: 'shelf', fileNumber, registeredAmount: 100_000_000 }),
      offering(addDays(filed, 60), { type: 'atm', isAtm: true, fileNumber, maxAggregateOffering: 20_000_000 }),
      ...sales.map((day) => offering(day, { fileNumber, grossProceeds: Math.round(random() * 12_000_000) })),
    ]),
    registrations: shelves.map(({ filed, fileNumber }) => {
      const day = addDays(filed, 30);
      return { ...ref(day), fileNumber, form: 'EFFECT', event: 'effective', date: day };
    }),
  };
}

function closes({ splitDate, price: first, random }: Issuer): readonly PricePoint[] {
  let price = first;
  return TRADING_DAYS.map((day) => {
    price *= 1 + (random() - 0.5) * 0.08;
    const quoted = splitDate !== null && day >= splitDate ? price * 10 : price;
    return { date: day, close: Math.max(0.01, Math.round(quoted * 10_000) / 10_000), volume: null };
  });
}
