import { atm, CALM, DESPERATE, grown, MICRO, months, shelf, warrants } from './calm-inputs.ts';
import type { ReadyInputs } from './ready-inputs.ts';

/**
 * The issuers of methodology.md's table, inputs written out. All as of 2026-06-30, balance date 2026-03-31 unless said.
 * "Growth" is over the year; P × SO is M.
 */
export interface Archetype {
  readonly name: string;
  readonly bands: readonly (string | null)[];
  readonly from: number;
  readonly below: number;
  readonly confidences: readonly string[];
  /** T, where the name says one. */
  readonly months: number | null;
  readonly inputs: ReadyInputs;
}

const ANY = { from: 0, below: 100.1, confidences: ['high', 'medium', 'low'], months: null };

export const ARCHETYPES: readonly Archetype[] = [
  {
    ...ANY,
    name: 'mega-cap, WKSI shelf, buybacks',
    bands: ['low'],
    below: 10,
    inputs: {
      ...CALM,
      price: 200,
      shares: { date: '2026-05-05', shares: 15e9, added: 0 },
      sharesYearAgo: { date: '2025-05-06', shares: 15.4e9 },
      sharesThreeYearsAgo: { date: '2023-05-09', shares: 16e9 },
      hasEffectiveRegistration: true,
      programs: [shelf(null, { givesNoCapacity: true })],
      float: { stated: 2.9e12, carry: null },
    },
  },
  { ...ANY, name: 'profitable small cap, no shelf', bands: ['low'], below: 10, inputs: CALM },
  {
    ...ANY,
    name: 'utility or REIT, ATM of 1–2 % of M, growth 2 %',
    bands: ['low'],
    below: 20,
    inputs: {
      ...CALM,
      sharesYearAgo: grown(2),
      hasEffectiveRegistration: true,
      soldStockInYear: true,
      proceeds: [2_000_000],
      // The automatic shelf of a well-known seasoned issuer; $15M of the ATM are left, M is $1bn.
      programs: [shelf(null, { givesNoCapacity: true }), atm(17_000_000, [2_000_000])],
      float: { stated: 990_000_000, carry: null },
    },
  },
  {
    ...ANY,
    name: 'biotech, 30 months of cash, universal shelf, ATM unused, growth 5 %',
    bands: ['low', 'moderate'],
    below: 45,
    months: 30,
    inputs: {
      ...CALM,
      balance: months(30),
      sharesYearAgo: grown(5),
      hasEffectiveRegistration: true,
      programs: [shelf(300_000_000), atm(100_000_000)],
      float: { stated: 900_000_000, carry: null },
    },
  },
  {
    ...ANY,
    name: 'biotech, 11 months, ATM 10 % of M in use, growth 20 %, warrants 10 % near the money',
    bands: ['moderate'],
    months: 11,
    inputs: {
      ...CALM,
      balance: months(11),
      sharesYearAgo: grown(20),
      soldStockInYear: true,
      hasEffectiveRegistration: true,
      proceeds: [20_000_000],
      programs: [shelf(150_000_000, { takedowns: [20_000_000] }), atm(120_000_000, [20_000_000])],
      float: { stated: 900_000_000, carry: null },
      instruments: [warrants(10_000_000, 11)],
      recentOfferings: 1,
    },
  },
  {
    ...ANY,
    name: 'de-SPAC, 18 months, $11.50 warrants on 30 % of SO at P = $3, resale shelf',
    bands: ['low', 'moderate'],
    below: 45,
    months: 18,
    inputs: {
      ...CALM,
      price: 3,
      balance: months(18),
      sharesYearAgo: grown(4),
      sharesThreeYearsAgo: null,
      instruments: [warrants(30_000_000, 11.5)],
    },
  },
  {
    ...ANY,
    name: 'note at a variable price convertible into 60 % of SO, 8 months, growth 60 %',
    bands: ['elevated', 'high'],
    months: 8,
    inputs: {
      ...CALM,
      price: 1.25,
      shares: { date: '2026-06-20', shares: 20_000_000, added: 0 },
      sharesYearAgo: grown(60, 20_000_000),
      balance: months(8),
      soldStockInYear: true,
      proceeds: [1_500_000],
      // $12M ÷ (1.25 × 0.8) = 12M shares, 60 % of SO.
      instruments: [
        warrants(0, null, {
          kind: 'convertible',
          shares: null,
          variablePrice: true,
          discount: 0.2,
          floorPrice: 0.25,
          principal: 12_000_000,
        }),
      ],
      recentOfferings: 2,
    },
  },
  {
    ...ANY,
    name: 'micro-cap, < 1 month, going concern, baby shelf used up, warrants 56 %, growth 35 %, no notice',
    bands: ['elevated'],
    months: 0.5,
    inputs: {
      ...MICRO,
      balance: months(0.5),
      goingConcern: true,
      sharesYearAgo: grown(35, 5_000_000),
      programs: [shelf(50_000_000, { takedowns: [1_600_000] })],
      // A third of the float is $1.5M.
      ib6: { inside: 1_600_000, statement: null },
      instruments: [warrants(2_800_000, 1)],
    },
  },
  {
    ...ANY,
    name: 'micro-cap, 1 month, sold 40 % of M last month, warrants 120 % near the money, growth 120 %, second bid-price period',
    bands: ['high'],
    from: 80,
    months: 1,
    inputs: DESPERATE,
  },
  {
    ...ANY,
    name: 'the same, delisting determination and a reverse split within the year',
    bands: ['high'],
    from: 88,
    months: 1,
    inputs: {
      ...DESPERATE,
      notices: [
        {
          exchange: 'nasdaq',
          deficiency: 'bid_price',
          status: 'determination',
          date: '2026-06-01',
          since: '2026-05-29',
          periodEnds: null,
        },
      ],
      splits: [{ date: '2025-11-03', ratio: 0.05 }],
    },
  },
  {
    ...ANY,
    name: 'shell without filings for 400 days',
    bands: [null],
    inputs: {
      ...CALM,
      shares: null,
      sharesYearAgo: null,
      sharesThreeYearsAgo: null,
      balance: null,
      goingConcern: null,
      isInstrumentsSearched: false,
      closes: null,
      price: null,
    },
  },
  {
    ...ANY,
    name: 'foreign filer, semiannual reports, 8 months of cash, ADS, ATM on F-3',
    bands: ['low', 'moderate', 'elevated', 'high'],
    confidences: ['medium', 'low'],
    months: 8,
    inputs: {
      ...CALM,
      balance: {
        date: '2025-12-31',
        cash: 12_842_500,
        shortTerm: 0,
        longTerm: 0,
        // Six months in dollars; shares and prices in ADS.
        flow: { amount: -6_000_000, start: '2025-07-01', end: '2025-12-31' },
        trailingYear: null,
      },
      price: 4,
      shares: { date: '2026-03-31', shares: 20_000_000, added: 0 },
      sharesYearAgo: grown(12, 20_000_000),
      sharesThreeYearsAgo: null,
      soldStockInYear: true,
      hasEffectiveRegistration: true,
      proceeds: [1_000_000],
      raises: [{ gross: 1_000_000, net: null }],
      programs: [shelf(60_000_000, { takedowns: [1_000_000] }), atm(10_000_000, [1_000_000])],
      float: { stated: 76_000_000, carry: null },
    },
  },
];
