import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { periodicReport, type ReportPart } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

interface Series {
  readonly year: number;
  /** In thousands of dollars. */
  readonly principal: number;
  readonly price: number;
  readonly rate: number;
}

const series: fc.Arbitrary<readonly Series[]> = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2026, max: 2034 }),
    principal: fc.integer({ min: 200, max: 20_000 }).map((fifths) => fifths * 100),
    price: fc.integer({ min: 101, max: 40_000 }).map((cents) => cents / 100),
    rate: fc.integer({ min: 1, max: 32 }).map((quarters) => quarters / 4),
  }),
  { minLength: 1, maxLength: 4, selector: ({ year }) => year },
);

const millions = (thousands: number): string => `$${thousands / 1_000} million`;
const grouped = (value: number): string => value.toLocaleString('en-US');

function terms({ year, price }: Series): string {
  return `The ${year} Notes have an initial conversion price of $${price.toFixed(2)} per share, and will mature on June 15, ${year}, unless earlier converted, redeemed or repurchased. We may redeem the ${year} Notes for cash.`;
}

/** How reports give the principal of series that they name by the year in which they are due. */
const RENDERINGS: Readonly<Record<string, (all: readonly Series[]) => readonly ReportPart[]>> = {
  'an issue each': (all) =>
    all.flatMap((one) => [
      `In June 2023, we issued ${millions(one.principal)} aggregate principal amount of ${one.rate}% Convertible Senior Notes due ${one.year} (the "${one.year} Notes").`,
      terms(one),
    ]),
  'a larger issue and a balance': (all) =>
    all.flatMap((one) => [
      `In June 2023, we issued ${millions(one.principal + 50_000)} aggregate principal amount of ${one.year} Notes.`,
      terms(one),
      `As of September 30, 2025, ${millions(one.principal)} aggregate principal amount of the ${one.year} Notes remained outstanding.`,
    ]),
  'a table with a column each': (all) => [
    'Terms of the convertible notes (in thousands, except prices):',
    [
      ['', ...all.map(({ year }) => `${year} Notes`)],
      ['Principal outstanding', ...all.map(({ principal }) => `$ ${grouped(principal)}`)],
      ['Interest rate', ...all.map(({ rate }) => `${rate}%`)],
      ['Initial conversion price', ...all.map(({ price }) => `$ ${price.toFixed(2)}`)],
    ],
    ...all.map(terms),
  ],
  'a table with a row each': (all) => [
    'Debt consisted of the following (in thousands):',
    [
      ['', 'September 30, 2025', 'December 31, 2024'],
      ...all.map(({ year, principal }) => [
        `${year} Notes`,
        `$ ${grouped(principal)}`,
        `$ ${grouped(principal + 10_000)}`,
      ]),
      ['Term loan', '$ 12,000', '$ 13,000'],
    ],
    ...all.map(terms),
  ],
};

test.each(Object.entries(RENDERINGS))('series of convertible notes are read back from %s', (_name, render) => {
  fc.assert(
    fc.property(series, (all) => {
      const outcome = outcomeOf(overhangV5, periodicReport(...render(all)));
      const found = outcome.result?.convertibles ?? [];
      const read = found.map(({ principal, conversionPrice, maturity }) => [
        Number(maturity?.slice(0, 4)),
        principal,
        conversionPrice,
      ]);
      const expected = all.map(({ year, principal, price }) => [year, principal * 1_000, price]);
      const byYear = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[0]) - Number(b[0]);
      expect(read.toSorted(byYear)).toEqual(expected.toSorted(byYear));
      expect(outcome.result?.warrants).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
