import type { ReadyInputs, ReadyInstrument, ReadyProgram } from './ready-inputs.ts';

const ASOF = '2026-06-30';

/** Searched throughout, and nothing found: profitable, no shelf, 100M shares at $10, no growth. */
export const CALM: ReadyInputs = {
  asOf: ASOF,
  price: 10,
  shares: { date: '2026-05-05', shares: 100_000_000, added: 0 },
  sharesYearAgo: { date: '2025-05-06', shares: 100_000_000 },
  sharesThreeYearsAgo: { date: '2023-05-09', shares: 100_000_000 },
  mergerDates: [],
  proceeds: [],
  isProceedsSearched: true,
  soldStockInYear: false,
  hasEffectiveRegistration: false,
  programs: [],
  isProgramsSearched: true,
  float: null,
  ib6: { inside: 0, statement: null },
  balance: {
    date: '2026-03-31',
    cash: 50_000_000,
    shortTerm: 0,
    longTerm: 0,
    flow: { amount: 5_000_000, start: '2026-01-01', end: '2026-03-31' },
    trailingYear: 21_000_000,
  },
  raises: [],
  goingConcern: false,
  instruments: [],
  isInstrumentsSearched: true,
  notices: [],
  isNoticesSearched: true,
  closes: { belowDollar: 0, atTenCents: 0 },
  splits: [],
  isSplitsSearched: true,
  recentOfferings: 0,
  isRecentOfferingsSearched: true,
  regsho: false,
  isVerified: true,
};

export const shelf = (amount: number | null, over: Partial<ReadyProgram> = {}): ReadyProgram => ({
  kind: 'shelf',
  state: 'active',
  amount,
  givesNoCapacity: false,
  isInsideShelf: false,
  takedowns: [],
  ...over,
});

export const atm = (amount: number | null, takedowns: readonly (number | null)[] = []): ReadyProgram =>
  shelf(amount, { kind: 'atm', isInsideShelf: true, takedowns });

export const warrants = (shares: number, strike: number | null, over: Partial<ReadyInstrument> = {}) => ({
  kind: 'warrant' as const,
  shares,
  strike,
  exercisableFrom: '2025-01-01',
  variablePrice: false,
  discount: null,
  floorPrice: null,
  principal: null,
  ...over,
});

/** Cash for so many months from the as-of date, at $1M a month over the quarter. */
export function months(count: number, asOf = ASOF): NonNullable<ReadyInputs['balance']> {
  const days = (Date.parse(asOf) - Date.parse('2026-03-31')) / 86_400_000;
  const burn = 1_000_000;
  return {
    date: '2026-03-31',
    cash: Math.round(burn * (count + days / 30.4375)),
    shortTerm: 0,
    longTerm: 0,
    flow: { amount: -burn * (90 / 30.4375), start: '2026-01-01', end: '2026-03-31' },
    trailingYear: -burn * 12,
  };
}

export const grown = (percent: number, now = 100_000_000) => ({
  date: '2025-05-06',
  shares: now / (1 + percent / 100),
});

/** 5M shares at $1: M = $5M, under the I.B.6 cap. */
export const MICRO: ReadyInputs = {
  ...CALM,
  price: 1,
  shares: { date: '2026-06-20', shares: 5_000_000, added: 0 },
  sharesThreeYearsAgo: { date: '2023-05-09', shares: 1_000_000 },
  float: { stated: 4_500_000, carry: { from: 1, highest: 1 } },
  soldStockInYear: true,
  hasEffectiveRegistration: true,
};

export const DESPERATE: ReadyInputs = {
  ...MICRO,
  balance: months(1),
  goingConcern: true,
  sharesYearAgo: { date: '2025-05-06', shares: 5_000_000 / 2.2 },
  proceeds: [2_000_000],
  programs: [shelf(50_000_000, { takedowns: [2_000_000] })],
  ib6: { inside: 2_000_000, statement: null },
  instruments: [warrants(6_000_000, 1.1)],
  notices: [
    {
      exchange: 'nasdaq',
      deficiency: 'bid_price',
      status: 'second_period',
      date: '2026-04-15',
      since: '2025-10-17',
      periodEnds: '2026-10-12',
    },
  ],
  closes: { belowDollar: 28, atTenCents: 0 },
  recentOfferings: 3,
};
