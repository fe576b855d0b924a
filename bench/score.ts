import { addDays, endOfEasternDay, epochDay, type IsoDate, parseIsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik, parserVersionOf } from '../core/ids.ts';
import type { DatasetCoverage, FactRef, IssuerFacts, OfferingFact } from '../core/score-inputs.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt, verifyReceipt } from '../scoring/receipt.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';

export interface ScoreBenchResult {
  readonly issuers: number;
  readonly days: number;
  /** One core, facts in memory, selection included. */
  readonly scoresPerSecond: number;
  readonly receiptsPerSecond: number;
  readonly receiptBytes: number;
  readonly peakMemoryMb: number;
}

/** Small, seeded, good enough to spread issuers (mulberry32). */
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
const COVERED: DatasetCoverage = { status: 'covered', from: parseIsoDate('2000-01-01'), unparsed: [] };

/** Three years of one issuer: quarterly counts, cash and warrants, a shelf, yearly offerings, daily closes. */
function generateFacts(number: number, end: IsoDate): IssuerFacts {
  const random = createRandom(number);
  const cik = parseCik(number);
  let serial = 0;
  const ref = (day: IsoDate): FactRef => {
    serial++;
    const accession = `${String(number).padStart(10, '0')}-${day.slice(2, 4)}-${String(serial).padStart(6, '0')}`;
    return {
      accessionNumber: parseAccessionNumber(accession),
      sourceSpan: null,
      parserVersion: PARSER,
      publicAt: endOfEasternDay(day),
      confidence: 0.95,
      verified: true,
    };
  };
  const fileNumber = `333-${number}`;
  const offering = (filedDate: IsoDate, over: Partial<OfferingFact>): OfferingFact => ({
    ...ref(filedDate),
    form: '424B5',
    filedDate,
    fileNumber,
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
  const quarters = Array.from({ length: 14 }, (_, index) => addDays(end, -1_250 + index * 91));
  const shares = 5_000_000 + random() * 90_000_000;
  const price = 0.5 + random() * 15;
  const shelfDate = quarters[3] ?? end;
  return {
    cik,
    ticker: `T${number}`,
    name: null,
    shareCounts: quarters.map((asOf, index) => ({
      ...ref(addDays(asOf, 40)),
      asOf,
      shareClass: '',
      basis: 'cover' as const,
      sharesOutstanding: Math.round(shares * (1 + index * random() * 0.05)),
      publicFloat: index % 4 === 0 ? Math.round(shares * price * 0.8) : null,
      publicFloatAsOf: index % 4 === 0 ? addDays(asOf, -90) : null,
    })),
    cash: quarters.map((asOf) => ({
      ...ref(addDays(asOf, 40)),
      asOf,
      cash: Math.round(random() * 50_000_000),
      shortTermInvestments: null,
      operatingCashFlow: Math.round(-random() * 9_000_000),
      operatingCashFlowStart: addDays(asOf, -90),
      operatingCashFlowEnd: asOf,
      ttmOperatingCashFlow: null,
      goingConcern: random() < 0.2,
    })),
    offerings: [
      offering(shelfDate, { form: 'S-3', type: 'shelf', registeredAmount: 100_000_000 }),
      ...quarters
        .filter((_, index) => index % 4 === 1 && index > 4)
        .map((day) => offering(day, { grossProceeds: Math.round(random() * 12_000_000) })),
    ],
    registrations: [
      { ...ref(addDays(shelfDate, 30)), fileNumber, form: 'EFFECT', event: 'effective', date: addDays(shelfDate, 30) },
    ],
    overhang: quarters.map((asOf) => ({
      ...ref(addDays(asOf, 40)),
      instrument: 'warrant' as const,
      asOf,
      shares: Math.round(random() * 8_000_000),
      exercisePrice: price,
      exercisableFrom: addDays(asOf, -100),
      expires: addDays(asOf, 900),
      variablePrice: false,
      preFunded: false,
    })),
    compliance: [],
    splits: [],
    mergers: [],
    prices: Array.from({ length: 1_250 }, (_, index) => ({
      date: addDays(end, index - 1_249),
      close: price * (0.7 + random() * 0.6),
      volume: null,
    })).filter(({ date }) => ![2, 3].includes(epochDay(date) % 7)),
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

/** Scores generated issuers day by day on one core, then makes and verifies receipts. */
export function benchScore(issuers = 200, days = 50): ScoreBenchResult {
  const methodology = methodologyByVersion('2026-11-01.1');
  const end = parseIsoDate('2026-06-30');
  const universe = Array.from({ length: issuers }, (_, index) => generateFacts(index + 1, end));
  let scored = 0;
  const run = (howMany: number) => {
    for (let day = 0; day < howMany; day++) {
      const asOf = addDays(end, -day);
      for (const facts of universe) if (scoreIssuer(facts, asOf, methodology).status === 'scored') scored++;
    }
  };
  run(2);
  scored = 0;
  const start = performance.now();
  run(days);
  const seconds = (performance.now() - start) / 1_000;
  if (scored === 0) throw new Error('the generated issuers gave no score');
  const receiptStart = performance.now();
  let receiptBytes = 0;
  for (const facts of universe) {
    const receipt = createReceipt(scoreIssuer(facts, end, methodology), methodology);
    receiptBytes += JSON.stringify(receipt).length;
    if (!verifyReceipt(receipt).ok) throw new Error(`the receipt of ${facts.cik} does not verify`);
  }
  return {
    issuers,
    days,
    scoresPerSecond: Math.round((issuers * days) / seconds),
    receiptsPerSecond: Math.round((issuers * 1_000) / (performance.now() - receiptStart)),
    receiptBytes: Math.round(receiptBytes / issuers),
    peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1_024),
  };
}
