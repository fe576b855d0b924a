import { describe, expect, test } from 'vitest';
import { addDays, endOfEasternDay, epochDay, type IsoDate } from '../../core/dates.ts';
import type { FactRows } from '../../core/fact-rows.ts';
import { parseCik } from '../../core/ids.ts';
import { factsByDay, type IssuerRangeParts, type StatedTicker } from '../../scoring/facts/facts-by-day.ts';
import { coverage, date, ref, shareCount } from './scoring-facts.ts';

const FIRST = date('2026-03-02');
const day = (index: number): IsoDate => addDays(FIRST, index);
const DAYS = Int32Array.from({ length: 20 }, (_, index) => epochDay(day(index)));
const ROWS: FactRows = {
  shareCounts: [shareCount(day(-30), 1_000_000)],
  cash: [],
  offerings: [],
  registrations: [],
  warrants: [],
  convertibles: [],
  issuances: [],
  closings: [],
  runwaySecurities: [],
  notices: [],
  reverseSplits: [],
  corporateActions: [],
};
const CLOSES = [{ date: FIRST, close: 1, volume: null }];

function stated(index: number, ticker: string, exchange = 'NASDAQ'): StatedTicker {
  return { publicAt: endOfEasternDay(day(index)), ticker, exchange };
}

function stretchesOf(issuer: Partial<IssuerRangeParts>, lookbackDays = 1_300) {
  const range = {
    days: DAYS,
    lookbackDays,
    offeringLookbackDays: lookbackDays,
    prices: new Map([['NEWT', CLOSES]]),
    threshold: {
      from: day(0),
      exchangesOn: (at: IsoDate) => (at === day(2) || at === day(12) ? ['nasdaq'] : []),
      datesOf: (symbol: string) => new Set(symbol === 'NEWT' ? [day(12)] : []),
    },
  };
  const parts: IssuerRangeParts = {
    cik: parseCik(1),
    rows: ROWS,
    tickers: [],
    coveredSince: Array.from(DAYS, () => date('2020-01-01')),
    filings: [],
    coverage: () => coverage({}),
    ...issuer,
  };
  return factsByDay(range, parts);
}

describe('facts by day', () => {
  test('one stretch of facts serves all days on which nothing else changes', () => {
    const { stretches } = stretchesOf({});
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([[0, 20]]);
    expect(stretches[0]?.facts).toMatchObject({ shareCounts: ROWS.shareCounts, lookbackDays: 1_300, prices: [] });
  });

  test('days without a fact in their lookback are in no stretch', () => {
    const shareCounts = [shareCount(day(-30), 1_000_000), shareCount(day(10), 2_000_000)];
    const { stretches } = stretchesOf({ rows: { ...ROWS, shareCounts } }, 35);
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [10, 20],
    ]);
  });

  test('another ticker begins a stretch with its prices, and has its own threshold lists', () => {
    const tickers = [stated(-100, 'OLDT'), stated(4, 'OLDT'), stated(9, 'NEWT')];
    const { stretches, regsho } = stretchesOf({ tickers });
    expect(stretches.map(({ from, to, facts }) => [from, to, facts.ticker, facts.prices.length])).toEqual([
      [0, 9, 'OLDT', 0],
      [9, 20, 'NEWT', 1],
    ]);
    expect([...regsho].map((code, index) => [index, code]).filter(([, code]) => code !== 255)).toEqual([
      [2, 0],
      [12, 1],
    ]);
  });

  test('another start of coverage begins a stretch, and so does the first merger', () => {
    const coveredSince = Array.from(DAYS, (_, index) => (index < 6 ? date('2020-01-01') : null));
    const merger = { ...ref(day(14), 2), type: 'merger', date: day(14), fromValue: null, toValue: null } as const;
    const { stretches } = stretchesOf({ coveredSince, rows: { ...ROWS, corporateActions: [merger] } });
    expect(stretches.map(({ from, to, facts }) => [from, to, facts.mergers?.length ?? null])).toEqual([
      [0, 6, null],
      [6, 14, null],
      [14, 20, 1],
    ]);
  });
});
