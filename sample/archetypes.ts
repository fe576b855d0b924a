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

type Range = readonly [number, number];

/** The ranges an issuer is drawn from. */
export interface Archetype {
  readonly id: ArchetypeId;
  /** Share of issuers, relative. */
  readonly weight: number;
  readonly trades: readonly string[];
  readonly sic: { readonly code: string; readonly title: string };
  readonly exchanges: readonly ExchangeId[];
  readonly financing: Financing;
  /** Power of ten in which the statements are presented. */
  readonly scales: readonly (0 | 3 | 6)[];
  /** Price and shares outstanding at the start, yearly drift and daily volatility of the price. */
  readonly stock: {
    readonly price: Range;
    readonly shares: Range;
    readonly drift: number;
    readonly volatility: number;
  };
  /** Cash at the start, in dollars. */
  readonly cash: Range;
  /** Dollars per quarter. */
  readonly sales: { readonly revenue: Range; readonly costShare: number };
  readonly spending: { readonly research: Range; readonly overhead: Range };
  readonly subsidiaries: Range;
}

export type ExchangeId = 'nasdaq' | 'nyse' | 'nyse-american' | 'otc';

const M = 1_000_000;

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'biotech-atm',
    weight: 22,
    trades: ['Therapeutics', 'Biosciences', 'Pharma', 'Oncology'],
    sic: { code: '2834', title: 'PHARMACEUTICAL PREPARATIONS' },
    exchanges: ['nasdaq'],
    financing: 'shelf-atm',
    scales: [3],
    stock: { price: [1.5, 9], shares: [9 * M, 60 * M], drift: -0.35, volatility: 0.045 },
    cash: [18 * M, 90 * M],
    sales: { revenue: [0, 0], costShare: 0 },
    spending: { research: [2 * M, 9 * M], overhead: [1 * M, 3 * M] },
    subsidiaries: [1, 4],
  },
  {
    id: 'serial-direct',
    weight: 16,
    trades: ['Technologies', 'Mobility', 'Labs', 'Energy Systems'],
    sic: { code: '3674', title: 'SEMICONDUCTORS & RELATED DEVICES' },
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'registered-direct',
    scales: [0],
    stock: { price: [0.9, 3.5], shares: [5 * M, 20 * M], drift: -0.45, volatility: 0.06 },
    cash: [3 * M, 8 * M],
    sales: { revenue: [0.1 * M, 1.2 * M], costShare: 0.7 },
    spending: { research: [0.4 * M, 1.2 * M], overhead: [0.9 * M, 2.2 * M] },
    subsidiaries: [1, 6],
  },
  {
    id: 'industrial',
    weight: 18,
    trades: ['Industries', 'Manufacturing', 'Components', 'Holdings'],
    sic: { code: '3560', title: 'GENERAL INDUSTRIAL MACHINERY & EQUIPMENT' },
    exchanges: ['nyse', 'nasdaq'],
    financing: 'none',
    scales: [3, 6],
    stock: { price: [18, 140], shares: [25 * M, 180 * M], drift: 0.08, volatility: 0.016 },
    cash: [60 * M, 400 * M],
    sales: { revenue: [120 * M, 900 * M], costShare: 0.64 },
    spending: { research: [2 * M, 20 * M], overhead: [18 * M, 110 * M] },
    subsidiaries: [12, 45],
  },
  {
    id: 'despac-resale',
    weight: 8,
    trades: ['Aerospace', 'Robotics', 'Quantum', 'Autonomy'],
    sic: { code: '3721', title: 'AIRCRAFT' },
    exchanges: ['nasdaq', 'nyse'],
    financing: 'resale',
    scales: [3],
    stock: { price: [1.2, 8], shares: [45 * M, 180 * M], drift: -0.4, volatility: 0.05 },
    cash: [60 * M, 180 * M],
    sales: { revenue: [0.5 * M, 9 * M], costShare: 0.9 },
    spending: { research: [5 * M, 16 * M], overhead: [4 * M, 10 * M] },
    subsidiaries: [2, 7],
  },
  {
    id: 'bank',
    weight: 7,
    trades: ['Bancorp', 'Financial', 'Bancshares'],
    sic: { code: '6022', title: 'STATE COMMERCIAL BANKS' },
    exchanges: ['nasdaq', 'nyse'],
    financing: 'structured-notes',
    scales: [3],
    stock: { price: [14, 70], shares: [8 * M, 90 * M], drift: 0.04, volatility: 0.014 },
    cash: [80 * M, 600 * M],
    sales: { revenue: [25 * M, 260 * M], costShare: 0.3 },
    spending: { research: [0, 0], overhead: [12 * M, 120 * M] },
    subsidiaries: [2, 9],
  },
  {
    id: 'reit',
    weight: 7,
    trades: ['Realty Trust', 'Properties', 'Residential Trust'],
    sic: { code: '6798', title: 'REAL ESTATE INVESTMENT TRUSTS' },
    exchanges: ['nyse'],
    financing: 'firm-commitment',
    scales: [3],
    stock: { price: [9, 45], shares: [30 * M, 140 * M], drift: 0.03, volatility: 0.015 },
    cash: [20 * M, 120 * M],
    sales: { revenue: [30 * M, 140 * M], costShare: 0.42 },
    spending: { research: [0, 0], overhead: [4 * M, 14 * M] },
    subsidiaries: [14, 60],
  },
  {
    id: 'shell',
    weight: 6,
    trades: ['Ventures', 'Resources', 'Acquisition'],
    sic: { code: '6770', title: 'BLANK CHECKS' },
    exchanges: ['otc'],
    financing: 'none',
    scales: [0],
    stock: { price: [0.05, 0.9], shares: [8 * M, 90 * M], drift: -0.5, volatility: 0.07 },
    cash: [0.05 * M, 0.6 * M],
    sales: { revenue: [0, 0], costShare: 0 },
    spending: { research: [0, 0], overhead: [0.03 * M, 0.12 * M] },
    subsidiaries: [0, 1],
  },
  {
    id: 'foreign-shelf',
    weight: 6,
    trades: ['Minerals', 'Shipping', 'Medical'],
    sic: { code: '4412', title: 'DEEP SEA FOREIGN TRANSPORTATION OF FREIGHT' },
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'shelf-atm',
    scales: [3],
    stock: { price: [1.5, 12], shares: [12 * M, 70 * M], drift: -0.2, volatility: 0.035 },
    cash: [10 * M, 60 * M],
    sales: { revenue: [4 * M, 30 * M], costShare: 0.82 },
    spending: { research: [0, 0], overhead: [2 * M, 6 * M] },
    subsidiaries: [5, 24],
  },
  {
    id: 'recent-ipo',
    weight: 5,
    trades: ['Genomics', 'Software', 'Diagnostics'],
    sic: { code: '8071', title: 'SERVICES-MEDICAL LABORATORIES' },
    exchanges: ['nasdaq', 'nyse'],
    financing: 'ipo',
    scales: [3],
    stock: { price: [9, 22], shares: [14 * M, 45 * M], drift: -0.15, volatility: 0.04 },
    cash: [15 * M, 50 * M],
    sales: { revenue: [1 * M, 14 * M], costShare: 0.5 },
    spending: { research: [3 * M, 9 * M], overhead: [3 * M, 8 * M] },
    subsidiaries: [1, 5],
  },
  {
    id: 'best-efforts-micro',
    weight: 5,
    trades: ['Brands', 'Wellness', 'Interactive'],
    sic: { code: '2086', title: 'BOTTLED & CANNED SOFT DRINKS & CARBONATED WATERS' },
    exchanges: ['nasdaq', 'nyse-american'],
    financing: 'best-efforts',
    scales: [0, 3],
    stock: { price: [0.6, 3], shares: [4 * M, 15 * M], drift: -0.4, volatility: 0.055 },
    cash: [2 * M, 6 * M],
    sales: { revenue: [0.5 * M, 3 * M], costShare: 0.75 },
    spending: { research: [0, 0], overhead: [1.2 * M, 2.8 * M] },
    subsidiaries: [1, 6],
  },
];
