import type { Cash, History, InstrumentStated, PeriodSales, Sale, Source, Statement } from './history.ts';
import { easternInstant } from './public-time.ts';

/** A filing that is accepted at 16:05 Eastern of its filed date. */
export function filing(form: string, filedDate: string, over: Partial<Source> = {}): Source {
  return {
    form,
    accession: `${form} ${filedDate}`,
    acceptedAt: easternInstant(filedDate, '16:05:00'),
    filedDate,
    verified: true,
    ...over,
  };
}

/** All indexes read; flat closes on every day, so that windows are easy to count. */
export function historyOf(
  statements: readonly Statement[],
  close: number | null = 4,
  over: Partial<History> = {},
): History {
  const closes: { date: string; close: number }[] = [];
  for (let day = Date.UTC(2022, 0, 1); close !== null && day <= Date.UTC(2026, 11, 31); day += 86_400_000) {
    closes.push({ date: new Date(day).toISOString().slice(0, 10), close });
  }
  return {
    statements,
    closes,
    indexed: [{ from: '2015-01-01', to: '2027-12-31' }],
    unparsed: [],
    firstFiledOn: null,
    listedOn: null,
    onlyListedClass: null,
    thresholdDates: [],
    ...over,
  };
}

export const shares = (source: Source, date: string, count: number, shareClass = ''): Statement => ({
  says: 'share-count',
  source,
  date,
  shareClass,
  shares: count,
});

export const report = (source: Source, balanceDate: string): Statement => ({
  says: 'periodic-report',
  source,
  balanceDate,
});

export const cash = (source: Source, balanceDate: string, over: Partial<Cash> = {}): Statement => ({
  says: 'cash',
  source,
  balanceDate,
  cash: 12_000_000,
  shortTermInvestments: null,
  longTermInvestments: null,
  countsLongTerm: null,
  flow: null,
  trailingYear: null,
  goingConcern: null,
  ...over,
});

export const instrument = (source: Source, asOf: string, over: Partial<InstrumentStated> = {}): Statement => ({
  says: 'instrument',
  source,
  kind: 'warrant',
  designation: null,
  strike: null,
  expires: null,
  asOf,
  shares: 1_000_000,
  exercisableFrom: null,
  variablePrice: null,
  discount: null,
  floorPrice: null,
  principal: null,
  state: 'outstanding',
  ...over,
});

export const sale = (source: Source, pricedOn: string, over: Partial<Sale> = {}): Statement => ({
  says: 'sale',
  source,
  pricedOn,
  closesOn: null,
  fileNumber: null,
  shares: null,
  pricePerShare: null,
  gross: null,
  net: null,
  isIb6: null,
  ...over,
});

export const periodSales = (source: Source, to: string, over: Partial<PeriodSales> = {}): Statement => ({
  says: 'period-sales',
  source,
  channel: 'atm',
  agreedOn: null,
  instrument: null,
  from: null,
  to,
  shares: null,
  gross: null,
  net: null,
  principalConverted: null,
  ...over,
});
