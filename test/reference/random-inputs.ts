import { plusDays } from './calendar.ts';
import type { PlainBalance, PlainCount, PlainInputs, PlainProgram } from './plain-inputs.ts';
import type { Draw } from './random.ts';

/** Amounts over seven orders of magnitude, now and then a round one that lands on a knot. */
function usd(draw: Draw): number {
  if (draw.chance(0.1)) return draw.pick([0, 1e6, 5e6, 2e7, 25e6, 75e6, 1e8]);
  return Math.round(10 ** (3 + 6 * draw.next()));
}

function orNull<T>(draw: Draw, share: number, make: () => T): T | null {
  return draw.chance(share) ? null : make();
}

function count(draw: Draw, asOf: string, least: number, most: number, around: number): PlainCount {
  const classes = draw.list(1, 2, () => Math.round((around * (0.3 + 1.4 * draw.next())) / 2) + 1);
  return { date: plusDays(asOf, -draw.int(least, most)), classes: draw.chance(0.01) ? [0] : classes };
}

function program(draw: Draw, isF3: boolean): PlainProgram {
  const kind = draw.pick(['shelf', 'shelf', 'atm', 'equity-line', 'pending'] as const);
  const state = draw.chance(0.8) ? 'active' : kind !== 'pending' && draw.chance(0.3) ? 'unsure' : 'closed';
  return {
    kind,
    state,
    amount: orNull(draw, 0.04, () => usd(draw)),
    givesNoCapacity: kind === 'shelf' && draw.chance(0.15),
    insideShelf: (kind === 'atm' && draw.chance(0.9)) || (kind === 'equity-line' && draw.chance(0.3)),
    isF3,
    takedowns: kind === 'shelf' ? draw.list(0, 2, () => orNull(draw, 0.04, () => usd(draw))) : [],
  };
}

function balance(draw: Draw, asOf: string): PlainBalance {
  const date = plusDays(asOf, -draw.int(0, draw.chance(0.9) ? 220 : 450));
  return {
    date,
    cash: usd(draw),
    investments: draw.chance(0.5) ? usd(draw) : 0,
    flow: orNull(draw, 0.05, () => ({
      amount: draw.chance(0.8) ? -usd(draw) : usd(draw),
      start: plusDays(date, -draw.pick([89, 90, 91, 180, 181, 272, 364, 365])),
      end: date,
    })),
    trailingYear: orNull(draw, 0.4, () => (draw.chance(0.8) ? -usd(draw) : usd(draw))),
  };
}

const AS_OFS = [
  '2019-06-28',
  '2020-08-31',
  '2020-09-01',
  '2024-02-29',
  '2025-01-14',
  '2025-01-16',
  '2025-01-17',
  '2026-06-30',
];

/** One case of factor-level inputs: everything the arithmetic reads, with holes. */
export function randomPlainInputs(draw: Draw): PlainInputs {
  const asOf = draw.chance(0.5) ? draw.pick(AS_OFS) : plusDays('2018-01-01', draw.int(0, 3_000));
  const around = 10 ** (5.5 + 3 * draw.next());
  const shares = orNull(draw, 0.05, () => count(draw, asOf, 0, 380, around));
  const price = orNull(draw, 0.05, () =>
    draw.chance(0.02) ? 0 : Math.round(10 ** (4 * draw.next() - 1.3) * 100) / 100,
  );
  const isF3 = draw.chance(0.2);
  const programs = draw.list(0, 4, () => program(draw, isF3));
  const unsearched = (['programs', 'overhang', 'splits', 'recentOfferings'] as const).filter(() => draw.chance(0.05));
  const highest = Math.max(price ?? 1, 0.05) * (1 + draw.next());
  const outstanding = shares === null ? around : shares.classes.reduce((sum, one) => sum + one, 0);
  return {
    asOf,
    price,
    shares,
    sharesYearAgo: orNull(draw, 0.08, () => count(draw, asOf, 365, 485, around)),
    sharesThreeYearsAgo: orNull(draw, 0.2, () => count(draw, asOf, 1_095, 1_215, around)),
    proceeds: orNull(draw, 0.05, () => draw.list(0, 3, () => usd(draw))),
    programs,
    unsearched,
    float: orNull(draw, 0.1, () => {
      // At most what all shares are worth at their highest close: a float above it is misread, and not scored.
      const now = outstanding * highest * draw.next();
      const from = Math.max(0.01, highest * (0.2 + 2 * draw.next()));
      return draw.chance(0.8)
        ? { stated: (now / highest) * from, carry: { from, highest } }
        : { stated: draw.chance(0.5) ? 75_000_000 : now, carry: null };
    }),
    shelfSales: orNull(draw, 0.05, () => draw.list(0, 3, () => usd(draw))),
    balance: orNull(draw, 0.05, () => balance(draw, asOf)),
    raises: orNull(draw, 0.05, () =>
      draw.list(0, 2, () => ({ gross: usd(draw), net: orNull(draw, 0.4, () => usd(draw)) })),
    ),
    goingConcern: orNull(draw, 0.1, () => draw.chance(0.3)),
    overhang: draw.list(0, 4, () => ({
      kind: draw.pick(['warrant', 'warrant', 'convertible'] as const),
      shares: orNull(draw, 0.05, () => Math.round(around * draw.next() ** 2)),
      strike: orNull(draw, 0.1, () => Math.round((price ?? 2) * 2 * draw.next() * 100) / 100),
      exercisableFrom: orNull(draw, 0.1, () => plusDays(asOf, draw.int(-400, 600))),
      variablePrice: draw.chance(0.1),
    })),

    notices: orNull(draw, 0.05, () =>
      draw.chance(0.5)
        ? []
        : draw.list(1, 2, () => {
            const since = plusDays(asOf, -draw.int(0, 700));
            return {
              exchange: draw.pick(['nasdaq', 'nasdaq', 'nyse', 'nyse-american', 'other']),
              deficiency: draw.pick(['bid_price', 'bid_price', 'equity', 'market_value', 'late_filing']),
              status: draw.pick([
                'notified',
                'compliance_plan',
                'extension',
                'second_period',
                'hearing',
                'determination',
                'suspended',
                'delisted',
                'regained',
              ]),
              since,
              date: plusDays(since, draw.int(0, 30)) < asOf ? plusDays(since, draw.int(0, 20)) : since,
            };
          }),
    ),
    closes: orNull(draw, 0.1, () => {
      const known = draw.chance(0.9) ? 30 : draw.int(1, 29);
      const belowDollar = draw.chance(0.6) ? 0 : draw.int(0, known);
      return { known, belowDollar, atTenCents: draw.chance(0.8) ? 0 : Math.min(belowDollar, draw.int(5, 10)) };
    }),
    splits: draw.list(0, 3, () => ({
      date: plusDays(asOf, -draw.int(0, 1_000)),
      ratio: draw.pick([1 / 20, 1 / 10, 1 / 25, 1 / 250, 1 / 200, 2]),
    })),

    recentOfferings: draw.int(0, 4),
    mergerDates: draw.chance(0.1) ? [plusDays(asOf, -draw.int(0, 480))] : [],
    regsho: orNull(draw, 0.2, () => draw.chance(0.2)),
    verified: draw.chance(0.8),
  };
}
