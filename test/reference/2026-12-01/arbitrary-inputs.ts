import fc from 'fast-check';
import { plusDays } from '../calendar.ts';
import type { ReadyInputs } from './ready-inputs.ts';

const between = (least: number, most: number) => fc.integer({ min: least, max: most });
const flag = fc.boolean();
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 7 });
/** Amounts over several orders of magnitude, and often none. */
const usd = fc.oneof(fc.constant(0), between(1_000, 1_000_000), between(1_000_000, 500_000_000));
const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 0);
const rarely = mostly.map((yes) => !yes);

const asOf = fc.constantFrom('2020-02-29', '2023-06-30', '2024-12-31', '2025-01-17', '2026-06-30', '2026-11-20');

const program = fc.record({
  kind: fc.constantFrom('shelf' as const, 'atm' as const, 'equity-line' as const, 'pending' as const),
  state: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'unsure' as const, 'closed' as const),
  amount: maybe(usd),
  givesNoCapacity: rarely,
  isInsideShelf: mostly,
  takedowns: fc.array(maybe(usd), { maxLength: 3 }),
});

const instrument = (day: string) =>
  fc.record({
    kind: fc.constantFrom('warrant' as const, 'pre-funded-warrant' as const, 'convertible' as const),
    shares: maybe(between(0, 50_000_000)),
    strike: maybe(between(1, 3_000).map((cents) => cents / 100)),
    exercisableFrom: maybe(between(-400, 800).map((days) => plusDays(day, days))),
    variablePrice: rarely,
    discount: fc.option(between(0, 50).map((percent) => percent / 100)),
    floorPrice: fc.option(between(1, 300).map((cents) => cents / 100)),
    principal: fc.option(usd),
  });

const notice = (day: string) =>
  fc
    .record({
      exchange: fc.constantFrom('nasdaq', 'nyse', 'nyse-american', 'other'),
      deficiency: fc.constantFrom('bid_price', 'equity', 'market_value', 'late_filing', 'other'),
      status: fc.constantFrom(
        'notified',
        'compliance_plan',
        'extension',
        'second_period',
        'hearing',
        'determination',
        'suspended',
        'delisted',
        'regained',
      ),
      back: between(0, 720),
      before: between(0, 300),
      ends: fc.option(between(-400, 300)),
    })
    .map(({ back, before, ends, ...told }) => ({
      ...told,
      date: plusDays(day, -back),
      since: plusDays(day, -back - before),
      periodEnds: ends === null ? null : plusDays(day, ends),
    }));

const count = (day: string, least: number, most: number) =>
  fc.record({ date: between(least, most).map((days) => plusDays(day, -days)), shares: between(100_000, 90_000_000) });

const balance = (day: string) =>
  fc
    .record({
      age: between(1, 420),
      cash: usd,
      shortTerm: usd,
      longTerm: fc.oneof(fc.constant(0), usd),
      flow: maybe(fc.record({ amount: between(-90_000_000, 20_000_000), days: fc.constantFrom(90, 181, 273, 364) })),
      trailingYear: fc.option(between(-90_000_000, 20_000_000)),
    })
    .map(({ age, flow, ...told }) => ({
      ...told,
      date: plusDays(day, -age),
      flow:
        flow === null
          ? null
          : { amount: flow.amount, start: plusDays(day, -age - flow.days + 1), end: plusDays(day, -age) },
    }));

/** Random inputs, contradictory ones included: every combination must have a score. */
export const arbitraryInputs: fc.Arbitrary<ReadyInputs> = asOf.chain((day) =>
  fc.record({
    asOf: fc.constant(day),
    price: maybe(between(1, 5_000).map((cents) => cents / 100)),
    shares: maybe(
      fc
        .tuple(count(day, 0, 399), fc.oneof(fc.constant(0), between(0, 5_000_000)))
        .map(([{ date, shares }, added]) => ({ date, shares: shares + added, added })),
    ),
    sharesYearAgo: maybe(count(day, 365, 485)),
    sharesThreeYearsAgo: maybe(count(day, 1_095, 1_215)),
    mergerDates: fc.array(
      between(0, 500).map((days) => plusDays(day, -days)),
      { maxLength: 1 },
    ),
    proceeds: fc.array(maybe(usd), { maxLength: 3 }),
    isProceedsSearched: mostly,
    soldStockInYear: flag,
    hasEffectiveRegistration: flag,
    programs: fc.array(program, { maxLength: 4 }),
    isProgramsSearched: mostly,
    float: maybe(
      fc.record({
        stated: between(1_000_000, 200_000_000),
        carry: maybe(
          fc.record({ from: between(1, 900), highest: between(1, 900) }).map(({ from, highest }) => ({
            from: from / 100,
            highest: highest / 100,
          })),
        ),
      }),
    ),
    ib6: maybe(
      fc.record({
        inside: maybe(usd),
        statement: fc.option(fc.record({ amount: usd, left: usd, after: maybe(usd) })),
      }),
    ),
    balance: maybe(balance(day)),
    raises: maybe(fc.array(fc.record({ gross: maybe(usd), net: fc.option(usd) }), { maxLength: 2 })),
    goingConcern: maybe(flag),
    instruments: fc.array(instrument(day), { maxLength: 4 }),
    isInstrumentsSearched: mostly,
    notices: fc.array(notice(day), { maxLength: 2 }),
    isNoticesSearched: mostly,
    closes: maybe(fc.record({ belowDollar: between(0, 30), atTenCents: fc.constantFrom(0, 0, 9, 10) })),
    splits: fc.array(
      fc.record({
        date: between(0, 1_090).map((days) => plusDays(day, -days)),
        ratio: fc.constantFrom(0.1, 0.05, 0.004, 0.005, 2, 3),
      }),
      { maxLength: 3 },
    ),
    isSplitsSearched: mostly,
    recentOfferings: between(0, 4),
    isRecentOfferingsSearched: mostly,
    regsho: maybe(flag),
    isVerified: mostly,
  }),
);
