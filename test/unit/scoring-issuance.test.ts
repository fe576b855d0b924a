import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { ScoreInputs } from '../../core/score-receipt.ts';
import { shareTotal } from '../../scoring/market.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import type { Methodology } from '../../scoring/methodology.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import {
  AS_OF,
  ago,
  cash,
  coverage,
  facts,
  issuance,
  report as listed,
  notice,
  offering,
  ref,
  registration,
  shareCount,
  shelf,
  split,
  warrant,
} from './scoring-facts.ts';

const BEFORE = methodologyByVersion('2026-11-15.1');

function inputs(
  over: Partial<IssuerFacts>,
  asOf: IsoDate = AS_OF,
  methodology: Methodology = methodology20261201r1,
): ScoreInputs {
  return selectInputs(facts(over), asOf, methodology);
}

const amounts = ({ items }: ScoreInputs['proceeds']) => items.map(({ value }) => value);

/** A PIPE in two renderings: the 8-K of its signing, and a prospectus nine days later that rounds and states the net. */
const PIPE = [
  offering(ago(40), {
    ...ref(ago(40), 21),
    form: '8-K',
    type: 'other',
    grossProceeds: 10_000_000,
    sharesOffered: 2_500_000,
    closesOn: ago(38),
  }),
  offering(ago(31), {
    ...ref(ago(31), 22),
    form: '424B4',
    grossProceeds: 9_980_000,
    netProceeds: 9_200_000,
    sharesOffered: 2_500_000,
  }),
];
/** Counted before the PIPE. */
const COUNTED = [shareCount(ago(60), 10_000_000), shareCount(ago(400), 10_000_000)];

describe('shares move with deals', () => {
  test('two renderings of one PIPE add its shares once, from the day after its closing', () => {
    const { shares } = inputs({ shareCounts: COUNTED, offerings: PIPE });
    expect(shareTotal(shares)).toBe(12_500_000);
    expect(shares.items[0]).toMatchObject({ value: 10_000_000, date: ago(60) });
    expect(shares.items[1]).toMatchObject({
      value: 2_500_000,
      basis: 'issued-since',
      issued: 'offering',
      date: ago(38),
    });
    expect(shares.flags.map(({ code, doubt }) => [code, doubt])).toEqual([['adjusted', false]]);
    expect(shareTotal(inputs({ shareCounts: COUNTED, offerings: PIPE }, ago(38)).shares)).toBe(10_000_000);
    expect(shareTotal(inputs({ shareCounts: COUNTED, offerings: PIPE }, ago(37)).shares)).toBe(12_500_000);
  });

  test('a later count wins, and one of the closing day includes the deal', () => {
    for (const day of [ago(38), ago(20)]) {
      const later = [...COUNTED, shareCount(day, 12_400_000)];
      expect(shareTotal(inputs({ shareCounts: later, offerings: PIPE }).shares)).toBe(12_400_000);
    }
  });

  test('exercises, conversions and program sales add shares, each as of the last day of its period', () => {
    const issuances = [
      issuance(ago(30), { channel: 'exercise', shares: 400_000, gross: 1_600_000, strike: 4 }),
      issuance(ago(20), { channel: 'conversion', shares: 300_000, principal: 1_000_000 }),
      issuance(ago(10), { from: ago(59), shares: 500_000, gross: 1_000_000 }),
    ];
    expect(shareTotal(inputs({ shareCounts: COUNTED, issuances }).shares)).toBeCloseTo(11_200_000, 6);
    // Half of the program's days lie before the count.
    const later = [...COUNTED, shareCount(ago(35), 10_250_000)];
    expect(shareTotal(inputs({ shareCounts: later, issuances }).shares)).toBeCloseTo(11_200_000, 6);
  });

  test('a reverse split after a closing divides the count and the shares added to it', () => {
    const after = inputs({ shareCounts: COUNTED, offerings: PIPE, splits: [split(ago(15), 1, 10)] });
    expect(shareTotal(after.shares)).toBeCloseTo(1_250_000, 6);
    // Between closing and count, the count is in new shares, and includes the deal.
    const counted = [...COUNTED, shareCount(ago(14), 1_250_000)];
    const counting = inputs({ shareCounts: counted, offerings: PIPE, splits: [split(ago(15), 1, 10)] });
    expect(shareTotal(counting.shares)).toBe(1_250_000);
  });

  test('counts of one and of three years ago stay as stated, and older revisions know no added shares', () => {
    const issuances = [issuance(ago(380), { channel: 'exercise', shares: 1_000_000, gross: 1 })];
    const { sharesYearAgo } = inputs({ issuances });
    expect(shareTotal(sharesYearAgo)).toBe(10_000_000);
    const before = inputs({ shareCounts: COUNTED, offerings: PIPE, issuances }, AS_OF, BEFORE);
    expect(shareTotal(before.shares)).toBe(10_000_000);
    expect(amounts(before.proceeds)).toEqual([9_980_000]);
    expect(before).not.toHaveProperty('soldInYear');
  });
});

describe('proceeds count every primary issuance once', () => {
  test('two renderings of one PIPE are one sale with what each of them states', () => {
    const { proceeds } = inputs({ offerings: PIPE });
    expect(proceeds.items).toMatchObject([
      { value: 9_980_000, netProceeds: 9_200_000, date: ago(40), closedOn: ago(38), shares: 2_500_000 },
    ]);
    expect(proceeds.items[0]?.alsoIn).toHaveLength(1);
  });

  test('sales eleven days apart, of other amounts or of other registrations stay apart', () => {
    const [first] = PIPE;
    const other = (over: object) => [
      first ?? offering(ago(40)),
      offering(ago(31), { grossProceeds: 10_000_000, ...over }),
    ];
    expect(amounts(inputs({ offerings: other({}) }).proceeds)).toHaveLength(1);
    expect(amounts(inputs({ offerings: other({ grossProceeds: 11_500_000 }) }).proceeds)).toHaveLength(2);
    expect(amounts(inputs({ offerings: other({ pricedOn: ago(51) }) }).proceeds)).toHaveLength(2);
    const numbered = [
      shelf(ago(300), '333-1', 5e7),
      ...other({ fileNumber: '333-1' }),
      offering(ago(39), { ...ref(ago(39), 31), fileNumber: '333-2', grossProceeds: 10_000_000 }),
    ];
    expect(amounts(inputs({ offerings: numbered }).proceeds)).toHaveLength(2);
  });

  test('a sale restated weeks later keeps its pricing date', () => {
    const restating = offering(ago(5), {
      ...ref(ago(5), 33),
      form: '8-K',
      pricedOn: ago(40),
      grossProceeds: 10_000_000,
    });
    expect(inputs({ offerings: [...PIPE, restating] }).proceeds.items).toMatchObject([
      { value: 10_000_000, date: ago(40) },
    ]);
  });

  test('a quarter and the half-year that contains it are one total, and a window takes the days inside it', () => {
    const quarter = issuance(ago(91), { from: ago(180), gross: 9_000_000, shares: 900_000 });
    const half = issuance(ago(3), { ...ref(ago(2), 23), from: ago(180), gross: 17_800_000 });
    const { proceeds } = inputs({ issuances: [half, quarter] });
    // 88 days carry what the quarter leaves; the 90 days before the as-of date contain them all.
    expect(amounts(proceeds)).toEqual([8_800_000]);
    expect(proceeds.items[0]).toMatchObject({
      type: 'atm-sales',
      period: { from: ago(180), to: ago(3), stated: 17_800_000 },
    });
    expect(amounts(inputs({ issuances: [quarter] }, ago(31)).proceeds)[0]).toBeCloseTo(30 * 100_000 + 100_000, 3);
  });

  test('a restating 10-Q adds nothing: amounts of one period are as stated last', () => {
    const first = issuance(ago(20), { from: ago(50), gross: 3_000_000 });
    const again = issuance(ago(20), { ...ref(ago(2), 24), form: '424B3', from: ago(50), gross: 3_100_000, shares: 10 });
    expect(amounts(inputs({ issuances: [first, again] }).proceeds)).toEqual([3_100_000]);
  });

  test('exercises for cash are proceeds, conversions and quarters without sales are not', () => {
    const issuances = [
      issuance(ago(20), { channel: 'exercise', strike: 2, shares: 100, gross: 200 }),
      issuance(ago(20), { channel: 'conversion', shares: 100, gross: 500 }),
      issuance(ago(20), { from: ago(50), shares: 0, gross: 0 }),
    ];
    const { proceeds, soldInYear } = inputs({ issuances });
    expect(proceeds.items.map(({ type, value }) => [type, value])).toEqual([['warrant-exercise', 200]]);
    expect(soldInYear?.state).toBe('none');
  });

  test('an amount that no filing states is in doubt and no gap, and a search that is incomplete keeps what is known', () => {
    const silent = inputs({ offerings: [offering(ago(20))] });
    expect(silent.proceeds.state).toBe('present');
    expect(silent.proceeds.flags.map(({ code }) => code)).toEqual(['offering-amount-unknown']);
    const late = coverage({ offerings: { status: 'covered', from: ago(50), unparsed: [] } });
    const known = inputs({ offerings: PIPE, coverage: late });
    expect(known.proceeds.state).toBe('missing');
    expect(amounts(known.proceeds)).toEqual([9_980_000]);
    expect(inputs({ coverage: late }).proceeds).toMatchObject({ state: 'missing', items: [] });
  });

  test('the 90 days and the 24 months begin as the methodology says', () => {
    const on = (day: IsoDate) => inputs({ offerings: [offering(day, { grossProceeds: 1_000_000 })] });
    expect([ago(90), ago(91)].map((day) => on(day).proceeds.state)).toEqual(['present', 'none']);
    const [inside, outside] = ['2024-07-01', '2024-06-30'].map((day) => on(day as IsoDate).recentOfferings.state);
    expect([inside, outside]).toEqual(['present', 'none']);
    const years = ['2025-07-01', '2025-06-30'].map((day) => on(day as IsoDate).soldInYear?.state);
    expect(years).toEqual(['present', 'none']);
  });
});

describe('cash raised since the balance date', () => {
  test('counts by the closing, not by the prospectus, once it has closed', () => {
    const raised = (closesOn: IsoDate | null, asOf = AS_OF) =>
      inputs({ offerings: [offering(ago(32), { grossProceeds: 5_000_000, closesOn })] }, asOf).raisesSinceBalance;
    // The balance date is 30 days before.
    expect(amounts(raised(ago(29)))).toEqual([5_000_000]);
    expect(raised(ago(30)).state).toBe('none');
    expect(raised(null).state).toBe('none');
    expect(raised(ago(-3)).state).toBe('none');
  });

  test('takes program sales and exercises after the balance date', () => {
    const issuances = [
      issuance(ago(21), { from: ago(40), gross: 2_000_000, net: 1_900_000 }),
      issuance(ago(10), { channel: 'exercise', gross: 400, strike: 1 }),
    ];
    const { raisesSinceBalance } = inputs({ issuances });
    expect(raisesSinceBalance.items.map(({ value, netProceeds }) => [value, netProceeds])).toEqual([
      [900_000, 855_000],
      [400, null],
    ]);
  });

  test('long-term securities count where the filing counts them, and the flow may be of a later report', () => {
    const counted = cash(ago(30), { longTermInvestments: 7_000_000, countsLongTerm: true });
    const roles = (of: ScoreInputs) => of.cash.items.map(({ role }) => role);
    expect(roles(inputs({ cash: [counted] }))).toContain('long-term-securities');
    expect(roles(inputs({ cash: [{ ...counted, countsLongTerm: null }] }))).not.toContain('long-term-securities');
    expect(roles(inputs({ cash: [counted] }, AS_OF, BEFORE))).not.toContain('long-term-securities');
    const flowOnly = cash(ago(5), {
      ...ref(ago(4), 25),
      cash: null,
      operatingCashFlow: -9,
      ttmOperatingCashFlow: null,
    });
    const flow = inputs({ cash: [counted, flowOnly] }).cash.items.find(({ role }) => role === 'operating-cash-flow');
    expect(flow?.value).toBe(-9);
  });

  test('the shortest of the durations that end last is taken, and its trailing year from the year to date', () => {
    const end = ago(30);
    const year = { operatingCashFlowStart: ago(394), operatingCashFlowEnd: end, operatingCashFlow: -8_000_000 };
    const quarter = cash(end, { ...ref(ago(20), 26), ttmOperatingCashFlow: null });
    const { items } = inputs({ cash: [quarter, cash(end, { ...year, ttmOperatingCashFlow: null })] }).cash;
    expect(items.map(({ role, value }) => [role, value])).toEqual([
      ['cash', 12_000_000],
      ['operating-cash-flow', -3_000_000],
      ['trailing-year-part', -8_000_000],
    ]);
  });
});

describe('programs know what was sold under them', () => {
  const offerings = [
    shelf(ago(400), '333-1', 50_000_000),
    offering(ago(200), { type: 'atm', isAtm: true, fileNumber: '333-1', maxAggregateOffering: 20_000_000 }),
  ];
  const registrations = [registration(ago(390), '333-1', 'effective')];

  test('an ATM and its shelf lose what filings total, by gross', () => {
    const issuances = [
      issuance(ago(100), { from: ago(190), fileNumber: '333-1', gross: 3_000_000 }),
      issuance(ago(50), { fileNumber: null, net: 950_000 }),
      issuance(ago(300), { fileNumber: '333-1', gross: 5_000_000 }),
    ];
    const { programs } = inputs({ offerings, registrations, issuances });
    const takedowns = programs.items.map(({ kind, takedowns: own }) => [kind, own.map(({ value }) => value)]);
    // Sales before the agreement were under another one; without the gross what is left is unknown.
    expect(takedowns).toEqual([
      ['atm', [3_000_000, null]],
      ['shelf', [3_000_000, null]],
    ]);
  });

  test('sales of a period on both sides of an I.B.6 statement are after it only by the days after it', () => {
    const stating = offering(ago(100), { type: 'shelf', babyShelfSoldLast12Months: 10_000 });
    const issuances = [issuance(ago(91), { from: ago(110), fileNumber: '333-1', gross: 2_000_000 })];
    const float = shareCount(ago(100), 1e7, { publicFloat: 3e7, publicFloatAsOf: ago(100) });
    const { shelfSales } = inputs({
      offerings: [...offerings, stating],
      registrations,
      issuances,
      shareCounts: [shareCount(ago(60), 1e7), float],
    });
    expect(shelfSales.items.map(({ type, value, date }) => [type, value, date])).toEqual([
      ['atm-sales', 1_100_000, ago(100)],
      ['atm-sales', 900_000, ago(91)],
      ['baby-shelf-statement', 10_000, ago(100)],
    ]);
  });

  test('an ATM without a registration among the facts sells for three years', () => {
    const alone = offering(ago(200), { form: '8-K', type: 'atm', isAtm: true, maxAggregateOffering: 1_000_000 });
    expect(inputs({ offerings: [alone] }).programs.items).toMatchObject([{ kind: 'atm', status: 'active' }]);
    const old = { ...alone, pricedOn: '2023-06-30' as IsoDate };
    expect(inputs({ offerings: [old] }).programs.items).toMatchObject([{ kind: 'atm', status: 'expired' }]);
  });
});

describe('what is offered', () => {
  test('is no overhang until its offering has closed, whatever a later filing restates', () => {
    const [first] = PIPE;
    const offered = (state: 'offered' | 'to be issued' | 'outstanding', over = {}) =>
      inputs({ offerings: PIPE, overhang: [warrant(ago(40), { ...ref(ago(40), 21), state })], ...over }, ago(38))
        .overhang;
    expect(first?.closesOn).toBe(ago(38));
    expect((['offered', 'to be issued', 'outstanding'] as const).map((state) => offered(state).items.length)).toEqual([
      0, 0, 1,
    ]);
    const after = inputs({ offerings: PIPE, overhang: [warrant(ago(40), { ...ref(ago(40), 21), state: 'offered' })] });
    expect(after.overhang.items).toHaveLength(1);
    // Without a sale in its filing nothing tells that it was issued.
    expect(inputs({ overhang: [warrant(ago(40), { state: 'offered' })] }).overhang.items).toHaveLength(0);
    expect(inputs({ overhang: [warrant(ago(40), { state: 'offered' })] }, AS_OF, BEFORE).overhang.items).toHaveLength(
      1,
    );
  });
});

describe('none found needs a search', () => {
  test('notices need two years of current reports, and an old notice is no gap', () => {
    const since = (day: string) => coverage({ compliance: { status: 'covered', from: day as IsoDate, unparsed: [] } });
    expect(inputs({ coverage: since('2024-06-30') }).compliance.state).toBe('none');
    expect(inputs({ coverage: since('2024-07-01') }).compliance.state).toBe('missing');
    expect(inputs({ compliance: [notice(ago(800))] }).compliance.state).toBe('none');
    expect(inputs({ compliance: [notice(ago(800))] }, AS_OF, BEFORE).compliance.state).toBe('missing');
    const followed = [notice(ago(740)), notice(ago(600), { status: 'hearing' })];
    expect(inputs({ compliance: followed }).compliance.items).toMatchObject([{ value: 'hearing', since: ago(600) }]);
  });

  test('of a young issuer nothing needs a search before its first filing, and notices none before its listing', () => {
    const numbers = { registeredAmount: 9_000_000, fileNumber: '333-9' };
    const offerings = [
      offering(ago(300), { ...numbers, ...ref(ago(300), 41), form: 'S-1', type: 'ipo' }),
      offering(ago(250), { ...numbers, ...ref(ago(250), 42), form: '424B4', type: 'ipo', grossProceeds: 9_000_000 }),
    ];
    const young = (from: IsoDate, over: Partial<IssuerFacts> = {}) => {
      const one = { status: 'covered' as const, from, unparsed: [] };
      const searched = coverage({ offerings: one, compliance: one, splits: one });
      return inputs({ offerings, shareCounts: [shareCount(ago(60), 1e7)], coverage: searched, ...over });
    };
    const states = ({ programs, compliance, splits }: ScoreInputs) => [programs.state, compliance.state, splits.state];
    expect(states(young(ago(300)))).toEqual(['present', 'none', 'none']);
    // Between the two only the listing is behind the search.
    expect(states(young(ago(250)))).toEqual(['missing', 'none', 'missing']);
    expect(states(young(ago(249)))).toEqual(['missing', 'missing', 'missing']);
    // An issuer that reported before is not young.
    const before = { shareCounts: [shareCount(ago(400), 1e7)] };
    expect(states(young(ago(300), before))).toEqual(['missing', 'none', 'missing']);
    expect(states(inputs({ offerings }, AS_OF, BEFORE))).toEqual(['present', 'none', 'none']);
  });

  test('F3 finds none where a periodic report of 400 days was read, and keeps what is known where none was', () => {
    const report = (back: number) => ({ ...listed('10-Q', ago(back)), filedDate: ago(back - 20) });
    const read = (back: number, over: Partial<IssuerFacts> = {}) =>
      inputs({ filings: [report(back)], ...over }).overhang;
    expect([400, 401].map((back) => read(back).state)).toEqual(['none', 'missing']);
    expect(inputs({ filings: [] }).overhang).toMatchObject({ state: 'missing', items: [] });
    const known = read(401, { overhang: [warrant(ago(60))] });
    expect([known.state, known.items.length]).toEqual(['missing', 1]);
    expect(read(400, { overhang: [warrant(ago(60), { state: 'offered' })] }).state).toBe('none');
  });

  test('a count of shares older than 400 days is missing', () => {
    expect(inputs({ shareCounts: [shareCount(ago(400), 1)] }).shares.state).toBe('present');
    expect(inputs({ shareCounts: [shareCount(ago(401), 1)] }).shares.state).toBe('missing');
  });
});
