import { describe, expect, it } from 'vitest';
import {
  cash,
  filing,
  historyOf,
  instrument,
  periodSales,
  report,
  sale,
  shares,
} from '../reference/2026-12-01/builders.ts';
import type { Notice, Statement } from '../reference/2026-12-01/history.ts';
import { easternInstant, publicAt, publicDay } from '../reference/2026-12-01/public-time.ts';
import { scoreHistory } from '../reference/2026-12-01/score.ts';
import { selectReady } from '../reference/2026-12-01/select.ts';

const ASOF = '2026-06-30';
const Q1 = filing('10-Q', '2026-05-08');
const BASE = [
  report(Q1, '2026-03-31'),
  shares(Q1, '2026-05-05', 10_000_000),
  cash(Q1, '2026-03-31', {
    goingConcern: false,
    flow: { amount: -3_000_000, start: '2026-01-01', end: '2026-03-31' },
    trailingYear: -12_000_000,
  }),
];
const read = (statements: readonly Statement[], asOf = ASOF) => selectReady(historyOf([...BASE, ...statements]), asOf);
const scored = (statements: readonly Statement[], asOf = ASOF) =>
  scoreHistory(historyOf([...BASE, ...statements]), asOf);

describe('point 1: public means disseminated', () => {
  const friday = '2026-05-08';
  const evening = (form: string, time: string, filedDate: string) =>
    filing(form, filedDate, { acceptedAt: easternInstant(friday, time) });

  it('counts a 10-Q accepted on Friday 18:04 and filed on Monday from Monday 06:00 Eastern', () => {
    const late = evening('10-Q', '18:04:00', '2026-05-11');
    expect(publicAt(late)).toBe('2026-05-11T10:00:00.000Z');
    expect(publicDay(late)).toBe('2026-05-11');
    const history = historyOf([shares(late, '2026-05-05', 1_000)]);
    expect(selectReady(history, '2026-05-10').shares).toBeNull();
    expect(selectReady(history, '2026-05-11').shares?.shares).toBe(1_000);
  });

  it('keeps the acceptance time of a filing of the day, and 06:00 in winter time', () => {
    expect(publicAt(evening('8-K', '16:05:00', friday))).toBe('2026-05-08T20:05:00.000Z');
    const winter = filing('8-K', '2026-01-12', { acceptedAt: easternInstant('2026-01-09', '17:31:00') });
    expect(publicAt(winter)).toBe('2026-01-12T11:00:00.000Z');
  });

  it('releases exempt forms until 22:00 of the day, and not after', () => {
    for (const form of ['4', '144/A', 'SC 13D', 'SCHEDULE 13G/A', 'SC 14N', 'S-3MEF']) {
      expect(publicDay(evening(form, '21:59:00', '2026-05-11')), form).toBe(friday);
      expect(publicDay(evening(form, '22:01:00', '2026-05-11')), form).toBe('2026-05-11');
    }
  });

  it('exempts Schedules 13D and 13G since 2024-02-05 only', () => {
    const on = (day: string, filedDate: string) =>
      publicDay(filing('SC 13G', filedDate, { acceptedAt: easternInstant(day, '18:00:00') }));
    expect(on('2024-02-02', '2024-02-05')).toBe('2024-02-05');
    expect(on('2024-02-05', '2024-02-06')).toBe('2024-02-05');
  });

  it('takes the end of the filed date where the acceptance time is unknown', () => {
    expect(publicAt(filing('10-K', '2026-05-08', { acceptedAt: null }))).toBe('2026-05-09T03:59:59.000Z');
  });
});

describe('point 2: one instrument, once', () => {
  const pipe = filing('8-K', '2026-03-10');
  const known = instrument(pipe, '2026-03-10', { strike: 4, expires: '2031-03-10', exercisableFrom: '2026-03-12' });

  it('takes a 10-Q, an 8-K, a resale S-1 and a 424B3 for one warrant though expiries differ by days', () => {
    const again = ['10-Q', 'S-1', '424B3'].map((form, index) =>
      instrument(filing(form, `2026-05-1${index + 1}`), `2026-05-1${index + 1}`, {
        strike: 4,
        expires: `2031-03-1${index + 1}`,
      }),
    );
    const { instruments } = read([known, ...again]);
    expect(instruments).toHaveLength(1);
    expect(instruments[0]).toMatchObject({ shares: 1_000_000, exercisableFrom: '2026-03-12' });
  });

  it('takes expiries eleven days apart, or other strikes, for two', () => {
    const later = filing('424B5', '2026-05-12');
    expect(
      read([known, instrument(later, '2026-05-12', { strike: 4, expires: '2031-03-21' })]).instruments,
    ).toHaveLength(2);
    expect(
      read([known, instrument(later, '2026-05-12', { strike: 4.1, expires: '2031-03-10' })]).instruments,
    ).toHaveLength(2);
    expect(
      read([known, instrument(later, '2026-05-12', { strike: 4, expires: '2031-03-20' })]).instruments,
    ).toHaveLength(1);
  });

  it('keeps what a restating 10-Q leaves unsaid: no factor moves', () => {
    const silent = instrument(filing('10-Q', '2026-06-20'), '2026-06-20', { strike: null, expires: null });
    const [before, after] = [scored([known]), scored([known, silent])];
    expect(before.f3.score).toBeGreaterThan(0);
    expect(before.f3.isLowerBound).toBe(false);
    expect(after.f3).toEqual(before.f3);
    expect(after.total).toEqual(before.total);
  });

  it('counts two warrants of one filing with the same terms as two', () => {
    expect(read([known, { ...known }]).instruments).toHaveLength(2);
  });

  it('drops what a later complete list omits, what expired and what is only offered', () => {
    const list: Statement = { says: 'instrument-list', source: Q1, asOf: '2026-03-31', kinds: ['warrant'] };
    expect(read([known, list]).instruments).toEqual([]);
    expect(read([known, { ...list, kinds: ['convertible'] }]).instruments).toHaveLength(1);
    expect(read([instrument(pipe, '2026-03-10', { expires: '2026-06-29' })]).instruments).toEqual([]);
    expect(read([instrument(pipe, '2026-03-10', { expires: '2026-06-30' })]).instruments).toHaveLength(1);
    expect(read([instrument(pipe, '2026-03-10', { state: 'offered' })]).instruments).toEqual([]);
    const resale = instrument(filing('424B3', '2026-05-12'), '2026-05-12', { strike: 4, state: 'offered' });
    expect(read([known, resale]).instruments).toHaveLength(1);
  });

  it('adjusts one instrument across a reverse split between two statements', () => {
    const split: Statement = {
      says: 'split',
      source: filing('8-K', '2026-04-10'),
      stage: 'announced',
      ratio: 0.1,
      effectiveDate: '2026-04-15',
    };
    const after = instrument(filing('10-Q', '2026-05-15'), '2026-05-15', {
      shares: 100_000,
      strike: 40,
      expires: '2031-03-12',
    });
    const { instruments } = read([known, split, after]);
    expect(instruments).toHaveLength(1);
    expect(instruments[0]?.shares).toBe(100_000);
    expect(instruments[0]?.strike).toBeCloseTo(40, 9);
  });

  it('reduces by an exercise until a later count says what is left', () => {
    const exercise = periodSales(filing('8-K', '2026-06-01'), '2026-05-29', {
      channel: 'exercise',
      instrument: { kind: 'warrant', designation: null, strike: 4, expires: null },
      shares: 400_000,
      gross: 1_600_000,
    });
    const ready = read([known, exercise]);
    expect(ready.instruments[0]?.shares).toBe(600_000);
    expect(ready.shares?.added).toBe(400_000);
    expect(ready.proceeds).toEqual([1_600_000]);
    const counted = [
      instrument(filing('424B3', '2026-06-10'), '2026-06-08', { strike: 4, shares: 600_000 }),
      shares(filing('424B3', '2026-06-10'), '2026-06-08', 10_400_000),
    ];
    const after = read([known, exercise, ...counted]);
    expect(after.instruments[0]?.shares).toBe(600_000);
    expect(after.shares).toEqual({ date: '2026-06-08', shares: 10_400_000, added: 0 });
  });

  it('halves a note that is half converted', () => {
    const note = instrument(pipe, '2026-03-10', {
      kind: 'convertible',
      shares: null,
      principal: 2_000_000,
      variablePrice: true,
      discount: 0.2,
      floorPrice: 1,
    });
    const conversion = periodSales(filing('8-K', '2026-06-01'), '2026-05-29', {
      channel: 'conversion',
      instrument: { kind: 'convertible', designation: null, strike: null, expires: null },
      shares: 312_500,
      principalConverted: 1_000_000,
    });
    const whole = scored([note]).f3.instruments[0];
    expect(whole).toMatchObject({ weight: 1, isNear: true });
    expect(whole?.shares).toBeCloseTo(625_000, 6);
    const half = scored([note, conversion]);
    expect(half.f3.instruments[0]?.shares).toBeCloseTo(312_500, 6);
    expect(half.inputs.shares?.added).toBe(312_500);
    expect(half.inputs.proceeds).toEqual([]);
  });
});

describe('points 4 and 5: shares and proceeds', () => {
  const eightK = filing('8-K', '2026-06-03');
  const pipe = sale(eightK, '2026-06-02', { gross: 10_000_000, shares: 2_500_000, closesOn: '2026-06-04' });
  const tenQ = sale(filing('424B3', '2026-06-20'), '2026-06-04', {
    gross: 9_980_000,
    net: 9_200_000,
    shares: 2_500_000,
  });

  it('counts two renderings of one PIPE once, in R, SO and cash', () => {
    const { proceeds, shares: count, raises } = read([pipe, tenQ]);
    expect(proceeds).toEqual([9_980_000]);
    expect(count?.added).toBe(2_500_000);
    expect(raises).toEqual([{ gross: 9_980_000, net: 9_200_000 }]);
  });

  it('keeps sales eleven days apart, or of other amounts, apart', () => {
    expect(read([pipe, sale(filing('8-K', '2026-06-14'), '2026-06-13', { gross: 10_000_000 })]).proceeds).toHaveLength(
      2,
    );
    expect(read([pipe, sale(filing('8-K', '2026-06-10'), '2026-06-09', { gross: 11_500_000 })]).proceeds).toHaveLength(
      2,
    );
  });

  it('adds shares that close after the count and before the as-of date, and lets a later count win', () => {
    expect(read([pipe], '2026-06-04').shares?.added).toBe(0);
    expect(read([pipe], '2026-06-05').shares?.added).toBe(2_500_000);
    const later = shares(filing('424B3', '2026-06-20'), '2026-06-04', 12_400_000);
    expect(read([pipe, later]).shares).toEqual({ date: '2026-06-04', shares: 12_400_000, added: 0 });
  });

  it('counts an ATM stated by quarter and by half-year once, and the 90 days of it', () => {
    const agreed = { agreedOn: '2025-09-01' };
    const quarter = periodSales(Q1, '2026-03-31', { ...agreed, from: '2026-01-01', gross: 9_000_000 });
    const half = periodSales(filing('424B5', '2026-06-28'), '2026-06-27', {
      ...agreed,
      from: '2026-01-01',
      gross: 17_800_000,
    });
    // The 88 days from 1 April to 27 June carry what the quarter leaves of the half-year.
    const { proceeds } = read([quarter, half]);
    expect(proceeds).toHaveLength(1);
    expect(proceeds[0]).toBeCloseTo(8_800_000, 3);
    expect(read([quarter, half], '2026-07-10').proceeds[0]).toBeCloseTo(8_800_000 * (78 / 88), 3);
  });

  it('counts exercises for cash in R, and conversions not', () => {
    const on = { instrument: null, shares: 100, gross: 500 };
    const exercise = periodSales(eightK, '2026-06-02', { ...on, channel: 'exercise' });
    const conversion = periodSales(eightK, '2026-06-02', { ...on, channel: 'conversion' });
    expect(read([exercise, conversion]).proceeds).toEqual([500]);
    expect(read([exercise, conversion]).shares?.added).toBe(200);
  });

  it('does not take a quarter without ATM sales for stock that was sold', () => {
    const none = periodSales(eightK, '2026-05-31', { from: '2026-03-01', gross: 0, shares: 0 });
    expect(read([none]).soldStockInYear).toBe(false);
    expect(read([{ ...none, gross: 10 } as Statement]).soldStockInYear).toBe(true);
  });

  it('raises cash after the balance date by the closing, not the prospectus', () => {
    const over = sale(filing('424B5', '2026-03-30'), '2026-03-30', { gross: 5_000_000, closesOn: '2026-04-01' });
    const at = sale(filing('424B5', '2026-03-30'), '2026-03-30', { gross: 5_000_000, closesOn: '2026-03-31' });
    expect(read([over]).raises).toHaveLength(1);
    expect(read([at]).raises).toEqual([]);
    // Priced, public, and not closed yet.
    expect(read([{ ...pipe, closesOn: '2026-07-01' } as Statement]).raises).toEqual([]);
  });
});

describe('point 6: sales under I.B.6', () => {
  const number = '333-1';
  const S3 = filing('S-3', '2024-11-01');
  const shelf: readonly Statement[] = [
    {
      says: 'registration',
      source: S3,
      fileNumber: number,
      kind: 'shelf',
      filedOn: '2024-11-01',
      amount: 50e6,
      givesNoCapacity: false,
    },
    { says: 'registration-event', source: S3, fileNumber: number, event: 'effective', date: '2024-12-01' },
  ];
  const takedown = (date: string, gross: number) => sale(filing('424B5', date), date, { fileNumber: number, gross });
  const stated = (date: string, amount: number): Statement => ({
    says: 'ib6-sold',
    source: filing('424B5', date),
    date,
    amount,
  });
  const ib6 = (statements: readonly Statement[]) => scored([...shelf, ...statements]).f1.capacity.ib6Sold;

  it('lets known sales leave with their twelve months', () => {
    expect(ib6([takedown('2025-06-30', 3e6), takedown('2025-07-01', 2e6)])).toBe(2e6);
  });

  it('takes from a statement what has left its window since, and adds what came after', () => {
    const sales = [takedown('2025-05-01', 3e6), takedown('2026-06-01', 1e6)];
    expect(ib6([...sales, stated('2026-03-01', 4e6)])).toBe(2e6);
    // A sale of the statement's own day is inside it.
    expect(ib6([...sales, stated('2026-06-01', 4e6)])).toBe(4e6);
    // The statement of March no longer covers the sale of its May before: nothing of it can leave.
    expect(ib6([takedown('2025-02-01', 3e6), stated('2026-03-01', 4e6)])).toBe(4e6);
    expect(ib6([...sales, stated('2026-03-01', 3e6)])).toBe(1e6);
  });
});

describe('points 12 to 14: coverage, splits, listing', () => {
  const split = (form: string, filed: string, over: object): Statement => ({
    says: 'split',
    source: filing(form, filed),
    stage: 'announced',
    ratio: 2,
    effectiveDate: '2026-06-10',
    ...over,
  });

  it('counts one 2-for-1 told by an 8-K and its press release once, from its effective date', () => {
    const told = [
      split('8-K', '2026-06-01', {}),
      split('6-K', '2026-06-02', { effectiveDate: '2026-06-12', stage: 'effective' }),
    ];
    expect(read(told).splits).toEqual([{ date: '2026-06-12', ratio: 2 }]);
    expect(read(told).shares?.shares).toBe(20_000_000);
    expect(read(told, '2026-06-11').splits).toEqual([]);
  });

  it('never counts a proposal, an approval or a withdrawn split', () => {
    expect(read([split('DEF 14A', '2026-05-01', { stage: 'proposed', ratio: 0.05 })]).splits).toEqual([]);
    expect(read([split('8-K', '2026-05-01', { stage: 'approved' })]).splits).toEqual([]);
    expect(
      read([split('8-K', '2026-06-01', {}), split('8-K', '2026-06-05', { stage: 'withdrawn', effectiveDate: null })])
        .splits,
    ).toEqual([]);
  });

  it('counts an approved split that a share count shows, and two that the counts show twice', () => {
    const seen = shares(filing('424B3', '2026-06-15'), '2026-06-12', 19_900_000);
    expect(read([split('8-K', '2026-05-20', { stage: 'approved', effectiveDate: null }), seen]).splits).toEqual([
      { date: '2026-06-12', ratio: 2 },
    ]);
    const twice = [split('8-K', '2026-05-10', { effectiveDate: '2026-05-15' }), split('8-K', '2026-06-01', {})];
    const four = shares(filing('424B3', '2026-06-15'), '2026-06-12', 40_000_000);
    expect(read([...twice, seen]).splits).toHaveLength(1);
    // In the order of filing: the count must be public when the second announcement is judged.
    expect(read([...twice, four]).splits).toHaveLength(2);
  });

  it('misses F1 without the indexes, F3 without a recent report, F5 without two years of 8-Ks', () => {
    const gap = {
      indexed: [
        { from: '2024-06-01', to: '2026-05-01' },
        { from: '2026-05-03', to: '2027-01-01' },
      ],
    };
    const holed = scoreHistory(historyOf(BASE, 4, gap), ASOF);
    expect([holed.f1.score, holed.f3.score, holed.f5.score]).toEqual([null, 0, null]);
    const young = {
      indexed: [{ from: '2025-10-01', to: '2027-01-01' }],
      firstFiledOn: '2025-10-01',
      listedOn: '2025-11-01',
    };
    const covered = scoreHistory(historyOf(BASE, 4, young), ASOF);
    expect([covered.f1.score, covered.f5.score]).toEqual([0, 0]);
    const old = historyOf([...BASE, report(filing('10-K', '2025-06-01'), '2025-05-26')].slice(1));
    expect(scoreHistory(old, ASOF).f3.score).toBe(0);
    expect(scoreHistory(old, '2026-07-01').f3.score).toBeNull();
  });

  it('misses a share count older than 400 days', () => {
    expect(read([], '2027-06-09').shares?.date).toBe('2026-05-05');
    expect(read([], '2027-06-10').shares).toBeNull();
  });

  const notice = (over: Partial<Notice>): Statement => ({
    says: 'notice',
    source: filing('8-K', '2026-04-04'),
    exchange: 'nyse-american',
    deficiency: 'other',
    status: 'delisted',
    date: '2026-04-01',
    security: 'warrants',
    periodEnds: null,
    ...over,
  });

  it('does not score a notice about warrants, unless they are the only listed class', () => {
    expect(scored([notice({})]).f5).toMatchObject({ score: 0, states: [] });
    const only = historyOf([...BASE, notice({})], 4, { onlyListedClass: 'warrants' });
    expect(scoreHistory(only, ASOF).f5.score).toBe(100);
    expect(scored([notice({ security: null })]).f5.score).toBe(100);
  });

  it('cites a rule only for its own exchange', () => {
    const reverse = split('8-K', '2025-12-01', { ratio: 0.1, effectiveDate: '2025-12-10' });
    const on = (exchange: Notice['exchange']) =>
      scored([reverse, notice({ exchange, security: 'common', deficiency: 'bid_price', status: 'notified' })]).f5;
    expect(on('nyse-american')).toMatchObject({ score: 60, states: [{ rules: [] }] });
    expect(on('nasdaq')).toMatchObject({ score: 70, states: [{ rules: ['Nasdaq 5810(c)(3)(A)(iv), one year'] }] });
    expect(on('nyse')).toMatchObject({ score: 70, states: [{ rules: ['NYSE 802.01C, one year'] }] });
  });
});
