/** How an issuer raises money, and so which offering documents it files. */
export type Financing =
  | 'shelf-atm'
  | 'registered-direct'
  | 'best-efforts'
  | 'firm-commitment'
  | 'ipo'
  | 'resale'
  | 'structured-notes'
  | 'none';

export type ArchetypeId =
  | 'biotech-atm'
  | 'serial-direct'
  | 'industrial'
  | 'despac-resale'
  | 'bank'
  | 'reit'
  | 'shell'
  | 'foreign-shelf'
  | 'recent-ipo'
  | 'best-efforts-micro';

/** The ranges an issuer is drawn from. Dollars are per quarter unless they say otherwise. */
export interface Archetype {
  readonly id: ArchetypeId;
  /** Share of issuers, relative. */
  readonly weight: number;
  readonly trades: readonly [string, ...string[]];
  readonly sic: string;
  readonly sicTitle: string;
  readonly exchanges: readonly [ExchangeId, ...ExchangeId[]];
  readonly financing: Financing;
  /** Power of ten in which the statements are presented. */
  readonly scales: readonly [0 | 3 | 6, ...(0 | 3 | 6)[]];
  readonly price: readonly [number, number];
  /** Shares outstanding at the start. */
  readonly shares: readonly [number, number];
  readonly revenue: readonly [number, number];
  readonly costShare: number;
  /** Research and development. */
  readonly research: readonly [number, number];
  readonly overhead: readonly [number, number];
  /** Cash at the start. */
  readonly cash: readonly [number, number];
  /** Yearly drift of the price and daily volatility. */
  readonly drift: number;
  readonly volatility: number;
  readonly subsidiaries: readonly [number, number];
}

export type ExchangeId = 'nasdaq' | 'nyse' | 'nyse-american' | 'otc';

const M = 1_000_000;

export const ARCHETYPES: readonly [Archetype, ...Archetype[]] = [
  {
    id: 'biotech-atm',
    weight: 22,
    trades: ['Therapeutics', 'Biosciences', 'Pharma', 'Oncology'],
    sic: '2834',
    sicTitle: 'PHARMACEUTICAL PREPARATIONS',
    exchanges: ['nasdaq'],
    financing: 'shelf-atm',
    scales: [3],
    price: [1.5, 9],
    shares: [9 * M, 60 * M],
    revenue: [0, 0],
    costShare: 0,
    research: [2 * M, 9 * M],
    overhead: [1 * M, 3 * M],
    cash: [18 * M, 90 * M],
    drift: -0.35,
    volatility: 0.045,
    subsidiaries: [1, 4],
  },
  {
    id: 'serial-direct',
    weight: 16,
    trades: ['Technologies', 'Mobility', 'Labs', 'Energy Systems'],
    sic: '3674',
    sicTitle: 'SEMICONDUCTORS & RELATED DEVICES',
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'registered-direct',
    scales: [0],
    price: [0.9, 3.5],
    shares: [5 * M, 20 * M],
    revenue: [0.1 * M, 1.2 * M],
    costShare: 0.7,
    research: [0.4 * M, 1.2 * M],
    overhead: [0.9 * M, 2.2 * M],
    cash: [3 * M, 8 * M],
    drift: -0.45,
    volatility: 0.06,
    subsidiaries: [1, 6],
  },
  {
    id: 'industrial',
    weight: 18,
    trades: ['Industries', 'Manufacturing', 'Components', 'Holdings'],
    sic: '3560',
    sicTitle: 'GENERAL INDUSTRIAL MACHINERY & EQUIPMENT',
    exchanges: ['nyse', 'nasdaq'],
    financing: 'none',
    scales: [3, 6],
    price: [18, 140],
    shares: [25 * M, 180 * M],
    revenue: [120 * M, 900 * M],
    costShare: 0.64,
    research: [2 * M, 20 * M],
    overhead: [18 * M, 110 * M],
    cash: [60 * M, 400 * M],
    drift: 0.08,
    volatility: 0.016,
    subsidiaries: [12, 45],
  },
  {
    id: 'despac-resale',
    weight: 8,
    trades: ['Aerospace', 'Robotics', 'Quantum', 'Autonomy'],
    sic: '3721',
    sicTitle: 'AIRCRAFT',
    exchanges: ['nasdaq', 'nyse'],
    financing: 'resale',
    scales: [3],
    price: [1.2, 8],
    shares: [45 * M, 180 * M],
    revenue: [0.5 * M, 9 * M],
    costShare: 0.9,
    research: [5 * M, 16 * M],
    overhead: [4 * M, 10 * M],
    cash: [60 * M, 180 * M],
    drift: -0.4,
    volatility: 0.05,
    subsidiaries: [2, 7],
  },
  {
    id: 'bank',
    weight: 7,
    trades: ['Bancorp', 'Financial', 'Bancshares'],
    sic: '6022',
    sicTitle: 'STATE COMMERCIAL BANKS',
    exchanges: ['nasdaq', 'nyse'],
    financing: 'structured-notes',
    scales: [3],
    price: [14, 70],
    shares: [8 * M, 90 * M],
    revenue: [25 * M, 260 * M],
    costShare: 0.3,
    research: [0, 0],
    overhead: [12 * M, 120 * M],
    cash: [80 * M, 600 * M],
    drift: 0.04,
    volatility: 0.014,
    subsidiaries: [2, 9],
  },
  {
    id: 'reit',
    weight: 7,
    trades: ['Realty Trust', 'Properties', 'Residential Trust'],
    sic: '6798',
    sicTitle: 'REAL ESTATE INVESTMENT TRUSTS',
    exchanges: ['nyse'],
    financing: 'firm-commitment',
    scales: [3],
    price: [9, 45],
    shares: [30 * M, 140 * M],
    revenue: [30 * M, 140 * M],
    costShare: 0.42,
    research: [0, 0],
    overhead: [4 * M, 14 * M],
    cash: [20 * M, 120 * M],
    drift: 0.03,
    volatility: 0.015,
    subsidiaries: [14, 60],
  },
  {
    id: 'shell',
    weight: 6,
    trades: ['Ventures', 'Resources', 'Acquisition'],
    sic: '6770',
    sicTitle: 'BLANK CHECKS',
    exchanges: ['otc'],
    financing: 'none',
    scales: [0],
    price: [0.05, 0.9],
    shares: [8 * M, 90 * M],
    revenue: [0, 0],
    costShare: 0,
    research: [0, 0],
    overhead: [0.03 * M, 0.12 * M],
    cash: [0.05 * M, 0.6 * M],
    drift: -0.5,
    volatility: 0.07,
    subsidiaries: [0, 1],
  },
  {
    id: 'foreign-shelf',
    weight: 6,
    trades: ['Minerals', 'Shipping', 'Medical'],
    sic: '4412',
    sicTitle: 'DEEP SEA FOREIGN TRANSPORTATION OF FREIGHT',
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'shelf-atm',
    scales: [3],
    price: [1.5, 12],
    shares: [12 * M, 70 * M],
    revenue: [4 * M, 30 * M],
    costShare: 0.82,
    research: [0, 0],
    overhead: [2 * M, 6 * M],
    cash: [10 * M, 60 * M],
    drift: -0.2,
    volatility: 0.035,
    subsidiaries: [5, 24],
  },
  {
    id: 'recent-ipo',
    weight: 5,
    trades: ['Genomics', 'Software', 'Diagnostics'],
    sic: '8071',
    sicTitle: 'SERVICES-MEDICAL LABORATORIES',
    exchanges: ['nasdaq', 'nyse'],
    financing: 'ipo',
    scales: [3],
    price: [9, 22],
    shares: [14 * M, 45 * M],
    revenue: [1 * M, 14 * M],
    costShare: 0.5,
    research: [3 * M, 9 * M],
    overhead: [3 * M, 8 * M],
    cash: [15 * M, 50 * M],
    drift: -0.15,
    volatility: 0.04,
    subsidiaries: [1, 5],
  },
  {
    id: 'best-efforts-micro',
    weight: 5,
    trades: ['Brands', 'Wellness', 'Interactive'],
    sic: '2086',
    sicTitle: 'BOTTLED & CANNED SOFT DRINKS & CARBONATED WATERS',
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'best-efforts',
    scales: [0, 3],
    price: [0.6, 3],
    shares: [4 * M, 15 * M],
    revenue: [0.5 * M, 3 * M],
    costShare: 0.75,
    research: [0, 0],
    overhead: [1.2 * M, 2.8 * M],
    cash: [2 * M, 6 * M],
    drift: -0.4,
    volatility: 0.055,
    subsidiaries: [1, 6],
  },
];
