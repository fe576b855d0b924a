import { addDays, endOfEasternDay, epochDay, type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik, parserVersionOf } from '../../core/ids.ts';
import type {
  CashFact,
  ComplianceFact,
  DatasetCoverage,
  FactRef,
  IssuanceFact,
  IssuerFacts,
  ListedFiling,
  OfferingFact,
  OverhangFact,
  PricePoint,
  RegistrationFact,
  ScoreDataset,
  ShareCountFact,
  SplitFact,
} from '../../core/score-inputs.ts';
import type { FactorResult, IssuerScore } from '../../core/score-receipt.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';

export const METHODOLOGY = methodologyByVersion('2026-11-01.1');
export const AS_OF = parseIsoDate('2026-06-30');

export function date(text: string): IsoDate {
  return parseIsoDate(text);
}

/** A day so many days before the as-of date of these tests. */
export function ago(days: number): IsoDate {
  return addDays(AS_OF, -days);
}

/** Origin of a fact that became public at the end of a day; `serial` tells filings apart. */
export function ref(day: IsoDate, serial: number): FactRef {
  return {
    accessionNumber: parseAccessionNumber(
      `0000999999-${day.slice(2, 4)}-${String(serial * 1_000 + (epochDay(day) % 1_000)).padStart(6, '0')}`,
    ),
    sourceSpan: `sha256:${'ab'.repeat(32)}#1:${serial}-${serial + 10}` as SourceSpan,
    parserVersion: parserVersionOf('test', 1),
    publicAt: endOfEasternDay(day),
    confidence: 1,
    verified: true,
  };
}

export function shareCount(asOf: IsoDate, shares: number, over: Partial<ShareCountFact> = {}): ShareCountFact {
  return {
    ...ref(asOf, 1),
    asOf,
    shareClass: '',
    basis: 'cover',
    sharesOutstanding: shares,
    publicFloat: null,
    publicFloatAsOf: null,
    ...over,
  };
}

/** Cash of a quarter that burnt a million a month: 91.3125 days are three months, so days are set exactly. */
export function cash(asOf: IsoDate, over: Partial<CashFact> = {}): CashFact {
  return {
    ...ref(asOf, 2),
    asOf,
    currency: 'USD',
    cash: 12_000_000,
    shortTermInvestments: null,
    operatingCashFlow: -3_000_000,
    operatingCashFlowStart: addDays(asOf, -90),
    operatingCashFlowEnd: asOf,
    ttmOperatingCashFlow: -12_000_000,
    goingConcern: false,
    ...over,
  };
}

export function offering(filedDate: IsoDate, over: Partial<OfferingFact> = {}): OfferingFact {
  return {
    ...ref(filedDate, 3),
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
  };
}

/** At-the-market sales of one day, as a filing of the same day totals them. */
export function issuance(to: IsoDate, over: Partial<IssuanceFact> = {}): IssuanceFact {
  return {
    ...ref(to, 8),
    form: '10-Q',
    channel: 'atm',
    fileNumber: null,
    from: null,
    to,
    shares: null,
    gross: null,
    net: null,
    principal: null,
    strike: null,
    ...over,
  };
}

export function shelf(filedDate: IsoDate, fileNumber: string, amount: number | null, over: Partial<OfferingFact> = {}) {
  return offering(filedDate, {
    ...ref(filedDate, 4),
    form: 'S-3',
    type: 'shelf',
    fileNumber,
    registeredAmount: amount,
    ...over,
  });
}

export function registration(
  day: IsoDate,
  fileNumber: string,
  event: RegistrationFact['event'],
  form = 'EFFECT',
): RegistrationFact {
  return { ...ref(day, 5), fileNumber, form, event, date: day };
}

export function warrant(asOf: IsoDate, over: Partial<OverhangFact> = {}): OverhangFact {
  return {
    ...ref(asOf, 2),
    instrument: 'warrant',
    asOf,
    shares: 1_000_000,
    exercisePrice: 5,
    exercisableFrom: addDays(asOf, -30),
    expires: addDays(asOf, 1500),
    variablePrice: false,
    preFunded: false,
    ...over,
  };
}

export function notice(noticeDate: IsoDate, over: Partial<ComplianceFact> = {}): ComplianceFact {
  return {
    ...ref(noticeDate, 6),
    exchange: 'nasdaq',
    deficiency: 'bid_price',
    status: 'notified',
    noticeDate,
    ...over,
  };
}

export function split(effectiveDate: IsoDate, numerator: number, denominator: number): SplitFact {
  return { ...ref(addDays(effectiveDate, -1), 7), effectiveDate, numerator, denominator };
}

/** Daily closes at one price, ending on a day; weekends are not left out. */
export function closes(end: IsoDate, days: number, close: number): PricePoint[] {
  return Array.from({ length: days }, (_, index) => ({ date: addDays(end, index - days + 1), close, volume: 1_000 }));
}

const COVERED: DatasetCoverage = { status: 'covered', from: date('2015-01-01'), unparsed: [] };
export const NOT_COVERED: DatasetCoverage = { status: 'not-covered', from: null, unparsed: [] };

export function coverage(over: Partial<Record<ScoreDataset, DatasetCoverage>> = {}): IssuerFacts['coverage'] {
  return {
    offerings: COVERED,
    cash: COVERED,
    'share-float': COVERED,
    overhang: COVERED,
    compliance: COVERED,
    splits: COVERED,
    regsho: COVERED,
    ...over,
  };
}

/** A report as an index lists it, filed twenty days after its period. */
export function report(form: string, periodOfReport: IsoDate, filedDate = addDays(periodOfReport, 20)): ListedFiling {
  const { accessionNumber, publicAt } = ref(filedDate, 9);
  return { accessionNumber, form, filedDate, publicAt, periodOfReport };
}

/**
 * An issuer with everything known: 10 million shares at $10 (M = $100M), 10 million a year ago, twelve months of
 * cash 30 days ago, no offerings, no overhang, no notices.
 */
export function facts(over: Partial<IssuerFacts> = {}): IssuerFacts {
  return {
    cik: parseCik('999999'),
    ticker: 'TEST',
    name: 'Test Corp',
    shareCounts: [
      shareCount(ago(30), 10_000_000),
      shareCount(ago(400), 10_000_000),
      shareCount(ago(1_150), 10_000_000),
    ],
    cash: [cash(ago(30))],
    offerings: [],
    registrations: [],
    overhang: [],
    compliance: [],
    splits: [],
    mergers: [],
    filings: [report('10-K', ago(400)), report('10-Q', ago(30))],
    prices: closes(AS_OF, 500, 10),
    regshoDates: new Set<IsoDate>(),
    coverage: coverage(),
    ...over,
  };
}

export function score(over: Partial<IssuerFacts> = {}, asOf: IsoDate = AS_OF): IssuerScore {
  return scoreIssuer(facts(over), asOf, METHODOLOGY);
}

/** A factor by its number in methodology.md. */
export function factor(of: IssuerScore, which: 1 | 2 | 3 | 4 | 5): FactorResult {
  const { factors } = of;
  return [
    factors.activeOfferingPressure,
    factors.cashRunwayPressure,
    factors.convertibleWarrantOverhang,
    factors.shareFloatVelocity,
    factors.compliancePressure,
  ][which - 1] as FactorResult;
}
