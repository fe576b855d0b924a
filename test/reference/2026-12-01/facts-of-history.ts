import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import { type AccessionNumber, parseCik, parserVersionOf } from '../../../core/ids.ts';
import { publicTimeOf } from '../../../core/public-time.ts';
import type {
  DatasetCoverage,
  FactRef,
  IssuanceFact,
  IssuerFacts,
  ListedFiling,
  OfferingFact,
  OverhangFact,
  RegistrationFact,
  ScoreDataset,
  ShareCountFact,
  SplitFact,
} from '../../../core/score-inputs.ts';
import { plusDays } from '../calendar.ts';
import type { History, Searched, Source, Statement } from './history.ts';
import { only } from './public-time.ts';

const d = (text: string) => text as IsoDate;
const orNull = (text: string | null) => text as IsoDate | null;

/** Provenance as the database gives it: the time is the engine's own reading of the filing's times. */
function refOf({ accession, form, filedDate, acceptedAt, verified }: Source): FactRef {
  const times = { form, filedDate: d(filedDate), acceptedAt: acceptedAt as IsoTimestamp | null };
  return {
    accessionNumber: accession as AccessionNumber,
    sourceSpan: null,
    parserVersion: parserVersionOf('test', 1),
    publicAt: publicTimeOf(times).publicAt,
    confidence: 1,
    verified,
  };
}

function offering(source: Source, over: Partial<OfferingFact>): OfferingFact {
  return {
    ...refOf(source),
    form: source.form,
    filedDate: d(source.filedDate),
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

/** Parsers read sales in prospectuses and current reports; a prospectus under Rule 424(b)(5) is always a takedown. */
function formOfSale({ source, fileNumber }: Extract<Statement, { says: 'sale' }>): string {
  if (source.form === '424B5') return fileNumber === null ? '424B4' : '424B5';
  return '8-K';
}

function registrationOf(one: Extract<Statement, { says: 'registration' }>): OfferingFact {
  const { source, fileNumber, kind, filedOn, amount, givesNoCapacity } = one;
  const base = { fileNumber, filedDate: d(filedOn) };
  if (kind === 'resale') {
    return offering(source, { ...base, form: 'S-3', type: 'resale', isPrimary: false, isResale: true });
  }
  const securities = givesNoCapacity ? ['debt securities'] : ['common stock'];
  const terms = kind === 'shelf' ? { form: 'S-3', type: 'shelf' as const } : { form: 'S-1' };
  return offering(source, { ...base, ...terms, registeredAmount: amount, securities });
}

function saleOf(one: Extract<Statement, { says: 'sale' }>): OfferingFact {
  const { source, pricedOn, closesOn, fileNumber, shares, pricePerShare, gross, net } = one;
  const amounts = { grossProceeds: gross, netProceeds: net, sharesOffered: shares, pricePerShare };
  const dates = { pricedOn: d(pricedOn), closesOn: orNull(closesOn) };
  return offering(source, { ...amounts, ...dates, form: formOfSale(one), fileNumber });
}

/** What a prospectus tells beside a sale: it sells nothing itself. */
function beside(source: Source, over: Partial<OfferingFact>): OfferingFact {
  return offering(source, { type: 'resale', isPrimary: false, isResale: true, ...over });
}

function offeringsOf(known: readonly Statement[]): readonly OfferingFact[] {
  return [
    ...only(known, 'registration').map(registrationOf),
    ...only(known, 'program').map(({ source, kind, agreedOn, fileNumber, amount }) => {
      const type = kind === 'atm' ? ('atm' as const) : ('eloc' as const);
      const terms = { fileNumber, maxAggregateOffering: amount, pricedOn: d(agreedOn) };
      return offering(source, { ...terms, type, isAtm: kind === 'atm' });
    }),
    ...only(known, 'sale').map(saleOf),
    ...only(known, 'ib6-sold').map(({ source, date, amount }) =>
      offering(source, { type: 'shelf', filedDate: d(date), babyShelfSoldLast12Months: amount }),
    ),
    ...only(known, 'price').map(({ source, date, price }) =>
      beside(source, { statedPrice: price, statedPriceDate: d(date) }),
    ),
  ];
}

function registrationsOf(known: readonly Statement[]): readonly RegistrationFact[] {
  return only(known, 'registration-event').map(({ source, fileNumber, event, date }) => ({
    ...refOf(source),
    fileNumber,
    form: 'EFFECT',
    event,
    date: d(date),
  }));
}

function issuancesOf(known: readonly Statement[]): readonly IssuanceFact[] {
  const programs = only(known, 'program');
  return only(known, 'period-sales').map((one): IssuanceFact => {
    const { source, channel, agreedOn, instrument, from, to, shares, gross, net, principalConverted } = one;
    const program = programs.find((other) => other.kind === channel && other.agreedOn === agreedOn);
    return {
      ...refOf(source),
      form: source.form,
      channel,
      fileNumber: program?.fileNumber ?? null,
      from: orNull(from),
      to: d(to),
      shares,
      gross,
      net,
      principal: principalConverted,
      strike: instrument?.strike ?? null,
    };
  });
}

function shareCountsOf(known: readonly Statement[]): readonly ShareCountFact[] {
  const none = { sharesOutstanding: null, publicFloat: null, publicFloatAsOf: null };
  return [
    ...only(known, 'share-count').map(({ source, date, shareClass, shares }): ShareCountFact => {
      return { ...none, ...refOf(source), asOf: d(date), shareClass, basis: 'cover', sharesOutstanding: shares };
    }),
    ...only(known, 'float').map(({ source, date, amount }): ShareCountFact => {
      const stated = { publicFloat: amount, publicFloatAsOf: d(date) };
      return { ...none, ...refOf(source), asOf: d(date), shareClass: '', basis: 'annual-float', ...stated };
    }),
  ];
}

function overhangOf(known: readonly Statement[]): readonly OverhangFact[] {
  return only(known, 'instrument').map((one) => ({
    ...refOf(one.source),
    instrument: one.kind === 'convertible' ? ('convertible' as const) : ('warrant' as const),
    asOf: d(one.asOf),
    shares: one.shares,
    exercisePrice: one.strike,
    exercisableFrom: orNull(one.exercisableFrom),
    expires: orNull(one.expires),
    variablePrice: one.variablePrice === true,
    preFunded: one.kind === 'pre-funded-warrant',
    discount: one.discount,
    floorPrice: one.floorPrice,
    principal: one.principal,
    label: one.designation ?? '',
    state: one.state,
  }));
}

/** Splits with a ratio and a day; a parser's rows of proposals and approvals are no facts. */
function splitsOf(known: readonly Statement[]): readonly SplitFact[] {
  return only(known, 'split').flatMap(({ source, stage, ratio, effectiveDate }): SplitFact[] => {
    if (ratio === null || effectiveDate === null || (stage !== 'announced' && stage !== 'effective')) return [];
    const [numerator, denominator] = ratio < 1 ? [1, Math.round(1 / ratio)] : [ratio, 1];
    return [{ ...refOf(source), effectiveDate: d(effectiveDate), numerator, denominator }];
  });
}

const SEARCHES: Readonly<Partial<Record<ScoreDataset, Searched>>> = {
  offerings: 'offerings',
  compliance: 'compliance',
  splits: 'splits',
};

/** The ranges of indexes that reach the as-of date without a gap. */
function coverageOf({ indexed, unparsed }: History, asOf: string): IssuerFacts['coverage'] {
  let from: string | null = null;
  for (const range of indexed.toSorted((a, b) => (a.to < b.to ? 1 : -1))) {
    const reaches = from === null ? range.from <= asOf && range.to >= asOf : range.to >= plusDays(from, -1);
    if (reaches && (from === null || range.from < from)) from = range.from;
  }
  const coveredFor = (dataset: ScoreDataset): DatasetCoverage => {
    if (from === null) return { status: 'not-covered', from: null, unparsed: [] };
    const hides = SEARCHES[dataset];
    const hidden = unparsed.filter((one) => hides !== undefined && one.hides.includes(hides));
    return {
      status: 'covered',
      from: d(from),
      unparsed: hidden.map(({ source }) => ({ ...refOf(source), form: source.form, reason: 'rejected' })),
    };
  };
  const all: DatasetCoverage = { status: 'covered', from: d('2010-01-01'), unparsed: [] };
  const datasets: readonly ScoreDataset[] = ['offerings', 'cash', 'share-float', 'overhang', 'compliance', 'splits'];
  const searched = Object.fromEntries(datasets.map((dataset) => [dataset, coveredFor(dataset)]));
  return { ...searched, regsho: all } as IssuerFacts['coverage'];
}

/** What parsers would read of an issuer's filings, for a score of a date. */
export function factsOfHistory(history: History, asOf: string): IssuerFacts {
  const { statements, closes, thresholdDates } = history;
  return {
    cik: parseCik('1'),
    ticker: 'REF',
    name: null,
    shareCounts: shareCountsOf(statements),
    cash: only(statements, 'cash').map((one) => ({
      ...refOf(one.source),
      asOf: d(one.balanceDate),
      currency: 'USD',
      cash: one.cash,
      shortTermInvestments: one.shortTermInvestments,
      longTermInvestments: one.longTermInvestments,
      countsLongTerm: one.countsLongTerm,
      operatingCashFlow: one.flow?.amount ?? null,
      operatingCashFlowStart: orNull(one.flow?.start ?? null),
      operatingCashFlowEnd: orNull(one.flow?.end ?? null),
      ttmOperatingCashFlow: one.trailingYear,
      goingConcern: one.goingConcern,
    })),
    offerings: offeringsOf(statements),
    registrations: registrationsOf(statements),
    issuances: issuancesOf(statements),
    overhang: overhangOf(statements),
    // Rows about another class than the listed one are no facts.
    compliance: only(statements, 'notice')
      .filter(({ security }) => (security ?? 'common') === 'common')
      .map((one) => ({
        ...refOf(one.source),
        exchange: one.exchange,
        deficiency: one.deficiency,
        status: one.status,
        noticeDate: d(one.date),
        periodEnds: orNull(one.periodEnds),
      })),
    splits: splitsOf(statements),
    mergers: only(statements, 'merger').map(({ source, date }) => ({
      ...refOf(source),
      kind: 'merger' as const,
      effectiveDate: d(date),
    })),
    filings: only(statements, 'periodic-report').map(({ source, balanceDate }): ListedFiling => {
      const { accessionNumber, publicAt } = refOf(source);
      const form = source.form;
      return { accessionNumber, form, filedDate: d(source.filedDate), publicAt, periodOfReport: d(balanceDate) };
    }),
    prices: closes.map(({ date, close }) => ({ date: d(date), close, volume: null })),
    regshoDates: thresholdDates === null ? null : new Set(thresholdDates.map(d)),
    coverage: coverageOf(history, asOf),
  };
}
