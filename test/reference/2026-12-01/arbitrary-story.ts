import fc from 'fast-check';

/** What happens to a random issuer: the truth that its documents state. Days are counted back from the last one. */
const flag = fc.boolean();
const within = (least: number, most: number) => fc.integer({ min: least, max: most });

/** When a document was filed: minutes after 06:00 Eastern at which it was accepted, some on the evening before. */
const paper = fc.record({
  back: within(1, 1_090),
  form: fc.constantFrom('10-Q', '10-K', '8-K', '424B5', '424B3', 'S-1', '6-K', 'SC 13D'),
  isEvening: flag,
  isVerified: fc.integer({ min: 0, max: 29 }).map((n) => n > 0),
});
export type Paper = { back: number; form: string; isEvening: boolean; isVerified: boolean };

const instrument = fc.record({
  kind: fc.constantFrom('warrant' as const, 'warrant' as const, 'pre-funded-warrant' as const, 'convertible' as const),
  millions: within(1, 40),
  dollars: within(1, 60),
  expiresIn: fc.option(within(-200, 1_800)),
  exercisableIn: fc.option(within(-300, 700)),
  variable: fc.constantFrom(null, null, null, 0, 0.2, 0.35),
  exercised: fc.option(fc.record({ share: within(1, 9), back: within(5, 300) })),
  papers: fc.array(
    fc.record({ paper, saysExpiry: flag, saysExercisable: flag, saysStrike: flag, shift: within(-4, 4) }),
    { minLength: 1, maxLength: 4 },
  ),
});

const quarter = fc.record({
  cash: within(100_000, 60_000_000),
  flow: within(-20_000_000, 4_000_000),
  growth: within(0, 30),
  delay: within(30, 75),
  goingConcern: fc.constantFrom(null, false, false, true),
  saysInvestments: fc.option(within(0, 20_000_000)),
  isMissing: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

const sale = fc.record({
  gross: fc.option(within(500_000, 30_000_000), { freq: 6 }),
  shares: fc.option(within(100_000, 9_000_000)),
  closesIn: fc.option(within(0, 6)),
  isTakedown: flag,
  papers: fc.array(
    fc.record({
      delay: within(0, 60),
      saysNet: flag,
      saysClosing: flag,
      form: fc.constantFrom('8-K', '424B5', '10-Q'),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
});

const notice = fc.record({
  status: fc.constantFrom('notified' as const, 'extension' as const, 'hearing' as const, 'regained' as const),
  deficiency: fc.constantFrom('bid_price' as const, 'equity' as const),
  security: fc.constantFrom('common' as const, 'warrants' as const, null),
  back: within(1, 900),
});

export const story = fc.record({
  shares: within(1_000_000, 80_000_000),
  quarters: fc.array(quarter, { minLength: 13, maxLength: 13 }),
  instruments: fc.array(instrument, { maxLength: 4 }),
  sales: fc.array(sale, { maxLength: 5 }),
  atm: fc.option(
    fc.record({
      millions: within(1, 200),
      agreed: within(100, 900),
      quarters: fc.array(within(0, 4_000_000), { maxLength: 5 }),
    }),
  ),
  line: fc.option(fc.record({ millions: within(1, 50), agreed: within(1, 1_300) }), { freq: 1 }),
  shelf: fc.option(fc.record({ millions: fc.option(within(1, 300)), filed: within(120, 1_050), isWksi: flag })),
  split: fc.option(fc.record({ old: fc.constantFrom(5, 10, 20), back: within(30, 900), withProposal: flag }), {
    freq: 1,
  }),
  notices: fc.array(notice, { maxLength: 3 }),
  price: within(5, 2_000),
  moves: fc.array(within(-6, 6), { minLength: 30, maxLength: 30 }),
  floatShare: fc.option(within(20, 95)),
  ib6: fc.option(fc.record({ amount: within(0, 10_000_000), back: within(1, 500) })),
  gap: fc.option(within(10, 1_000), { freq: 1 }),
});
export type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;
