import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays } from '../core/dates.ts';
import { ARCHETYPES, type Archetype, type ArchetypeId } from './archetypes.ts';
import { fileEightK } from './eight-k.ts';
import { createHtml, dollars, grouped } from './html.ts';
import { type IssuerState, later, schedule } from './issuer-state.ts';
import { carryOutSplit, determine, notify } from './listing-watch.ts';
import { resaleOf } from './offerings-plan.ts';
import { type EffectiveRegistration, register } from './registration-plan.ts';
import { type PricedPlan, priceOffering, startAtm } from './takedowns.ts';

/**
 * An issuer of which the methodology says what band its score reaches (revision 2026-12-01.1). What it does is planned to
 * the day, so that its state at the end of the archive is that of the case.
 */
export interface ScoreCase {
  /** As in the methodology's table. */
  readonly name: string;
  readonly archetype: Archetype;
  readonly script: (state: IssuerState) => void;
}

type Action = (state: IssuerState) => void;

const M = 1_000_000;
/** Quarters from the start of the simulation to the last balance date, and months from that to the archive's end. */
const QUARTERS = 18;
const MONTHS_SINCE_BALANCE = 1.45;

/** Schedules an action for the business day on or after a number of days before the archive's end. */
function before(state: IssuerState, days: number, action: Action): void {
  schedule(state, businessDayOnOrAfter(addDays(state.to, -days)), action);
}

/**
 * Cash at the start that leaves enough for so many months at the end, at an overhead per quarter of which a part is paid
 * in stock; interest comes in, and so does what is `raised` before the end.
 */
function cashFor(months: number, overhead: number, raised = 0): readonly [number, number] {
  const burn = 0.926 * overhead;
  let cash = ((months + MONTHS_SINCE_BALANCE) * burn) / 3 - raised;
  for (let quarter = 0; quarter < QUARTERS; quarter++) cash = (cash + burn) / 1.009;
  return [cash, cash];
}

interface Books {
  readonly price: number;
  readonly shares: number;
  /** Dollars per quarter; without it the archetype's sales and spending. */
  readonly overhead?: number;
  readonly cash?: readonly [number, number];
}

/** An archetype with one exchange, a quiet price, and books that are planned. */
function planned(id: ArchetypeId, { price, shares, overhead, cash }: Books, over: Partial<Archetype> = {}): Archetype {
  const base = ARCHETYPES.find((archetype) => archetype.id === id);
  if (base === undefined) throw new RangeError(`no archetype ${id}`);
  return {
    ...base,
    scales: [0],
    exchanges: ['nasdaq'],
    stock: { price: [price, price], shares: [shares, shares], drift: 0, volatility: 0.004 },
    ...(overhead !== undefined && {
      sales: { revenue: [0, 0], costShare: 0 },
      spending: { research: [0, 0], overhead: [overhead, overhead] },
    }),
    ...(cash !== undefined && { cash }),
    ...over,
  };
}

/** Sales per quarter that pay for what is spent. */
function profitable(revenue: number): Pick<Archetype, 'sales' | 'spending'> {
  const share = (part: number): readonly [number, number] => [revenue * part, revenue * part];
  return { sales: { revenue: share(1), costShare: 0.6 }, spending: { research: share(0.03), overhead: share(0.15) } };
}

/** What an issuer plans that only reports. */
function nothing(): void {
  // Reports and prices follow from the books.
}

const THERAPEUTICS = {
  trades: ['Therapeutics', 'Biosciences'],
  sic: { code: '2834', title: 'PHARMACEUTICAL PREPARATIONS' },
} as const;

/** Registers a shelf so many days before the end, and acts once it is effective. */
function shelf(state: IssuerState, days: number, amount: number, whenEffective: Sell): void {
  before(state, days, (s) =>
    register(s, {
      form: s.profile.foreign ? 'F-3' : 'S-3',
      type: 'shelf',
      securities: ['common', 'preferred', 'debt', 'warrants', 'units'],
      amount,
      whenEffective,
    }),
  );
}

type Sell = (state: IssuerState, registration: EffectiveRegistration) => void;

/** Sells newly registered units for a share of the market value, two months or less after the S-1. */
function bestEfforts(state: IssuerState, days: number, share: number, warrantCoverage: number): void {
  before(state, days, (s) => {
    const wanted = s.shares * s.price * share;
    const plan: PricedPlan = { type: 'best_efforts', gross: wanted, discount: 0.1, feePercent: 7.5, warrantCoverage };
    register(s, {
      form: 'S-1',
      type: plan.type,
      securities: ['common'],
      shares: Math.floor(wanted / s.price),
      whenEffective: (effective, registration) => later(effective, 2, (s2) => priceOffering(s2, registration, plan)),
    });
  });
}

/** An 8-K on notes that convert below the market price, into so many shares at first. */
function sellVariableNotes(state: IssuerState, principal: number, shares: number): void {
  const html = createHtml(state.dialect);
  const text = `On this date, ${state.profile.name} (the “Company”) issued convertible promissory notes in the aggregate principal amount of ${dollars(principal)}, which are convertible in the aggregate into ${grouped(shares)} shares of common stock. The holder may convert at a conversion price equal to 80% of the lowest daily VWAP during the ten trading days before conversion, subject to a floor of $0.25.`;
  const items = ['1.01', '3.02'].map((number) => ({ number, body: [html.p(text, 'justify')] }));
  fileEightK(state, { eventDate: state.today, lag: 2, items, truth: {} });
}

/** The price falls by half and more: what a bid-price deficiency begins with. */
function fall(days: number, to: number): Action {
  return (state) => {
    before(state, days, (s) => {
      s.price = to;
    });
  };
}

/** In the order of the methodology's table. */
export const SCORE_CASES: readonly ScoreCase[] = [
  {
    name: 'mega-cap, WKSI shelf, buybacks',
    archetype: planned(
      'industrial',
      { price: 200, shares: 900 * M },
      { ...profitable(20_000 * M), scales: [6], exchanges: ['nyse'] },
    ),
    script: (state) =>
      before(state, 500, (s) =>
        register(s, {
          form: 'S-3ASR',
          type: 'shelf',
          securities: ['common', 'preferred', 'debt', 'warrants', 'units'],
          whenEffective: nothing,
        }),
      ),
  },
  {
    name: 'profitable small cap, no shelf',
    archetype: planned('industrial', { price: 24, shares: 20 * M }, { scales: [3], ...profitable(60 * M) }),
    script: nothing,
  },
  {
    name: 'utility or REIT, ATM of 1–2 % of M, growth 2 %',
    archetype: planned('reit', { price: 20, shares: 60 * M }, { scales: [3], exchanges: ['nyse'] }),
    script: (state) =>
      shelf(state, 400, 300 * M, (effective, registration) =>
        later(effective, 60, (s) => startAtm(s, registration, 24 * M)),
      ),
  },
  {
    name: 'biotech, 30 months of cash, universal shelf, ATM unused, growth 5 %',
    archetype: planned(
      'serial-direct',
      { price: 10, shares: 50 * M, overhead: 14 * M, cash: cashFor(26, 14 * M) },
      THERAPEUTICS,
    ),
    script: (state) =>
      shelf(state, 420, 300 * M, (effective, registration) =>
        later(effective, 20, (s) => startAtm(s, registration, 100 * M, false)),
      ),
  },
  {
    name: 'biotech, 11 months, ATM 10 % of M in use, growth 20 %, warrants 10 % near the money',
    archetype: planned(
      'serial-direct',
      { price: 8, shares: 20 * M, overhead: 12 * M, cash: cashFor(8.7, 12 * M, 26 * M) },
      THERAPEUTICS,
    ),
    script: (state) =>
      shelf(state, 420, 150 * M, (effective, registration) => {
        const block = { type: 'registered_direct', gross: 28 * M, discount: 0.08, feePercent: 6 } as const;
        before(effective, 250, (s) => priceOffering(s, registration, { ...block, warrantCoverage: 0.6 }));
        before(effective, 70, (s) => startAtm(s, registration, 19 * M));
      }),
  },
  {
    name: 'de-SPAC, 18 months, $11.50 warrants on 30 % of SO at P = $3, resale shelf',
    archetype: planned('despac-resale', { price: 3, shares: 80 * M, overhead: 12 * M, cash: cashFor(18, 12 * M) }),
    script: (state) =>
      before(state, 380, (s) => {
        const count = Math.floor(s.shares * 0.3);
        const label = 'Public Warrants';
        s.warrants.push({ label, count, strike: 11.5, expires: addDays(s.today, 4 * 365) });
        const terms = {
          exercisePrice: 11.5,
          exercisable: 'are exercisable',
          preFunded: false,
          status: 'outstanding',
        } as const;
        resaleOf(s, Math.floor(s.shares * 0.35), [{ label, count, ...terms }], false);
      }),
  },
  {
    name: 'note at a variable price convertible into 60 % of SO, 8 months, growth 60 %',
    archetype: planned('best-efforts-micro', {
      price: 1.25,
      shares: 12.5 * M,
      overhead: 3 * M,
      cash: cashFor(8, 3 * M, 7.5 * M),
    }),
    script: (state) => {
      bestEfforts(state, 260, 0.54, 0);
      before(state, 45, (s) => sellVariableNotes(s, 12 * M, Math.floor(s.shares * 0.6)));
    },
  },
  {
    name: 'micro-cap, < 1 month, going concern, baby shelf used up, warrants 56 %, growth 35 %, no notice',
    archetype: planned('serial-direct', {
      price: 1.3,
      shares: 4 * M,
      overhead: 0.9 * M,
      cash: cashFor(-0.5, 0.9 * M, 1.1 * M),
    }),
    script: (state) =>
      shelf(state, 400, 50 * M, (effective, registration) => {
        const all = { type: 'registered_direct', gross: 20 * M, discount: 0.15, feePercent: 7 } as const;
        before(effective, 150, (s) => priceOffering(s, registration, { ...all, warrantCoverage: 2.15 }));
      }),
  },
  {
    name: 'micro-cap, 1 month, sold 40 % of M last month, warrants 120 % near the money, growth 120 %, second bid-price period',
    archetype: planned('best-efforts-micro', {
      price: 1.7,
      shares: 3 * M,
      overhead: 2.9 * M,
      cash: cashFor(0.4, 2.9 * M, 2.9 * M),
    }),
    script: (state) => {
      fall(245, 0.85)(state);
      bestEfforts(state, 240, 0.22, 2);
      before(state, 205, (s) => notify(s, 'extended'));
      bestEfforts(state, 70, 0.72, 2.2);
    },
  },
  {
    name: 'the same, delisting determination and a reverse split within the year',
    archetype: planned('best-efforts-micro', {
      price: 0.3,
      shares: 45 * M,
      overhead: 2.9 * M,
      cash: cashFor(0.1, 2.9 * M, 3.4 * M),
    }),
    script: (state) => {
      before(state, 320, carryOutSplit);
      fall(200, 0.85)(state);
      bestEfforts(state, 195, 0.33, 2);
      bestEfforts(state, 70, 0.72, 2.2);
      before(state, 20, determine);
    },
  },
  {
    name: 'shell without filings for 400 days',
    archetype: planned('shell', { price: 0.2, shares: 30 * M }, { exchanges: ['otc'] }),
    script: (state) =>
      before(state, 410, (s) => {
        s.listed = false;
      }),
  },
  {
    name: 'foreign filer, semiannual reports, 8 months of cash, ADS, ATM on F-3',
    archetype: planned('foreign-shelf', { price: 4, shares: 20 * M, overhead: 3 * M, cash: cashFor(2, 3 * M) }),
    script: (state) =>
      shelf(state, 420, 60 * M, (effective, registration) =>
        later(effective, 60, (s) => startAtm(s, registration, 10 * M)),
      ),
  },
];
