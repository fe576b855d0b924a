import { describe, expect, test } from 'vitest';
import { addDays, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { IssuerFacts, ListedFiling } from '../../core/score-inputs.ts';
import { measureOutcome } from '../../scoring/study/outcome.ts';
import type { Observation } from '../../scoring/study/outcome-window.ts';
import {
  cash,
  closes,
  coverage,
  date,
  facts,
  METHODOLOGY,
  notice,
  offering,
  ref,
  shareCount,
  split,
} from './scoring-facts.ts';

const AS_OF = date('2024-03-28');
const END = date('2025-03-28');

/** A periodic report each quarter, so that the issuer is heard of in every window. */
const REPORTS = ['2024-05-10', '2024-08-09', '2024-11-08', '2025-03-14'].map((day) => filing('10-Q', date(day)));

function filing(form: string, day: IsoDate): ListedFiling {
  const { accessionNumber, publicAt } = ref(day, 7);
  return { accessionNumber, form, filedDate: day, publicAt, periodOfReport: null };
}

function observed(over: Partial<Observation> = {}): Observation {
  return { indexedUntil: date('2025-12-31'), pending: [], filings: REPORTS, ...over };
}

function outcomeOf(known: Partial<IssuerFacts>, over: Partial<Observation> = {}, asOf = AS_OF) {
  const of = facts({ coverage: coverage(), prices: [], shareCounts: [], ...known });
  return measureOutcome({ facts: of, observation: observed(over), methodology: METHODOLOGY }, asOf);
}

/** A count on the cover of a report that became public some days later. */
function cover(asOf: string, shares: number, publicOn = addDays(date(asOf), 5)) {
  return shareCount(date(asOf), shares, { publicAt: endOfEasternDay(publicOn) });
}

const COUNTS = [
  cover('2024-03-20', 8_000_000, date('2024-03-22')),
  cover('2024-05-06', 10_000_000),
  cover('2024-08-05', 10_500_000),
  cover('2024-11-04', 12_000_000),
  cover('2025-03-10', 13_000_000),
];

describe('growth of shares outstanding after an as-of date', () => {
  test('is measured between counts of filings of the window', () => {
    const { growth, state, followedUntil } = outcomeOf({ shareCounts: COUNTS });
    expect(state).toBe('complete');
    expect(followedUntil).toBe(END);
    // 2024-08-05 is the last count public by 2024-09-28; 10.5 ÷ 10 and 13 ÷ 10.
    expect(growth[6]).toMatchObject({ baseDate: '2024-05-06', endDate: '2024-08-05', reason: null });
    expect(growth[6].growth).toBeCloseTo(0.05, 12);
    expect(growth[12]).toMatchObject({ baseDate: '2024-05-06', endDate: '2025-03-10' });
    expect(growth[12].growth).toBeCloseTo(0.3, 12);
  });

  test('reads no filing that is public by the as-of date, and none after the window', () => {
    const inside = COUNTS.filter(({ publicAt }) => publicAt > endOfEasternDay(AS_OF));
    const outside = [
      cover('2024-03-27', 1_000, AS_OF),
      cover('2025-03-20', 99_000_000, addDays(END, 1)),
      cover('2024-04-01', 5_000, addDays(END, 30)),
    ];
    const sales = [
      offering(AS_OF, { grossProceeds: 4e6 }),
      offering(addDays(END, 1), { grossProceeds: 5e6 }),
      offering(date('2024-07-01'), { grossProceeds: 3e6 }),
    ];
    const alone = outcomeOf({ shareCounts: inside, offerings: sales.slice(2) });
    const among = outcomeOf({ shareCounts: [...outside, ...inside], offerings: sales });
    const { known: _, ...measured } = among;
    const { known: __, ...expected } = alone;
    expect(measured).toEqual(expected);
    expect(measured.proceeds[12].proceeds).toBe(3e6);
    const public_ = new Map(
      [...inside, ...outside, ...sales].map(({ accessionNumber, publicAt }) => [accessionNumber, publicAt]),
    );
    for (const accession of measured.accessionNumbers) {
      const publicAt = public_.get(accession) ?? '';
      expect(publicAt > endOfEasternDay(AS_OF) && publicAt <= endOfEasternDay(END)).toBe(true);
    }
    expect(measured.accessionNumbers.length).toBeGreaterThan(0);
  });

  test('counts shares of one kind on both sides of a reverse split', () => {
    const counts = [cover('2024-05-06', 10_000_000), cover('2024-11-04', 1_500_000), cover('2025-03-10', 1_500_000)];
    const { growth, nextReverseSplit } = outcomeOf({
      shareCounts: counts,
      splits: [split(date('2024-09-16'), 1, 10)],
    });
    // 10,000,000 old shares are 1,000,000 new ones.
    expect(growth[12].growth).toBeCloseTo(0.5, 12);
    expect(nextReverseSplit).toBe('2024-09-16');
  });

  test('is not measured between a class and a total, or without a later count', () => {
    const classA = { shareClass: 'Class A' };
    const mixed = [
      shareCount(date('2024-05-06'), 10_000_000, classA),
      shareCount(date('2025-03-10'), 20_000_000, { publicAt: endOfEasternDay(date('2025-03-14')) }),
    ];
    expect(outcomeOf({ shareCounts: mixed }).growth[12]).toMatchObject({ growth: null, reason: 'classes-differ' });
    const single = [cover('2024-05-06', 10_000_000)];
    expect(outcomeOf({ shareCounts: single }).growth[12]).toMatchObject({ growth: null, reason: 'no-later-count' });
    expect(outcomeOf({}).growth[12]).toMatchObject({ growth: null, reason: 'no-count-near-date' });
  });
});

describe('offerings after an as-of date', () => {
  test('count only where no document of them was public by the as-of date', () => {
    const prospectus = offering(date('2024-03-27'), { grossProceeds: 5e6, form: '424B5' });
    const closing = {
      ...offering(date('2024-04-01'), { grossProceeds: 5e6, form: '8-K' }),
      ...ref(date('2024-04-01'), 44),
    };
    const next = offering(date('2024-10-02'), { grossProceeds: 2e6, fileNumber: '333-9' });
    const { proceeds, nextOffering } = outcomeOf({ offerings: [prospectus, closing, next] });
    expect(proceeds[6]).toEqual({ proceeds: 0, unstated: 0 });
    expect(proceeds[12]).toEqual({ proceeds: 2e6, unstated: 0 });
    expect(nextOffering).toBe('2024-10-02');
  });

  test('without an amount make proceeds a lower bound that says so', () => {
    const silent = offering(date('2024-10-02'), { grossProceeds: null, sharesOffered: null, pricePerShare: null });
    expect(outcomeOf({ offerings: [silent] }).proceeds[12]).toEqual({ proceeds: 0, unstated: 1 });
  });
});

describe('delisting', () => {
  test('is a decision that the issuer reports', () => {
    const { delisted } = outcomeOf({
      compliance: [
        notice(date('2024-02-01'), { status: 'delisted' }),
        notice(date('2024-10-15'), { status: 'suspended' }),
        notice(date('2024-06-03'), { status: 'determination' }),
      ],
    });
    expect(delisted).toBe('2024-10-15');
  });

  test('is a Form 25 that a Form 15 follows, not a Form 25 alone', () => {
    const removal = filing('25-NSE', date('2024-12-02'));
    const exit = filing('15-12B', date('2024-12-12'));
    expect(outcomeOf({}, { filings: [...REPORTS.slice(0, 3), removal, exit] }).delisted).toBe('2024-12-02');
    expect(outcomeOf({}, { filings: [...REPORTS.slice(0, 3), removal, ...REPORTS.slice(3)] }).delisted).toBeNull();
  });
});

describe('a window', () => {
  test('is open until indexes list all of it', () => {
    const outcome = outcomeOf({ shareCounts: COUNTS }, { indexedUntil: date('2024-10-31') });
    expect(outcome).toMatchObject({ state: 'open', followedUntil: '2024-10-31' });
    expect(outcome.growth[12]).toMatchObject({ growth: null, reason: 'open' });
    expect(outcome.proceeds[12].proceeds).toBeNull();
    // Six months are over and known.
    expect(outcome.growth[6].reason).toBeNull();
    expect(outcomeOf({}, { indexedUntil: null })).toMatchObject({ state: 'open', followedUntil: AS_OF });
  });

  test('is open while a listed filing of it is not parsed', () => {
    const pending = [endOfEasternDay(date('2025-01-15'))];
    expect(outcomeOf({ shareCounts: COUNTS }, { pending })).toMatchObject({
      state: 'open',
      followedUntil: '2025-01-14',
    });
    const later = [endOfEasternDay(addDays(END, 3))];
    expect(outcomeOf({ shareCounts: COUNTS }, { pending: later }).state).toBe('complete');
  });

  test('ends with the last filing of an issuer that stopped filing', () => {
    const outcome = outcomeOf({ shareCounts: COUNTS.slice(0, 2) }, { filings: REPORTS.slice(0, 1) });
    expect(outcome).toMatchObject({ state: 'ended', followedUntil: '2024-05-10' });
    expect(outcome.growth[12]).toMatchObject({ growth: null, reason: 'ended' });
    // An event after it is not known to have happened or not.
    expect(outcome.nextReverseSplit).toBeNull();
  });
});

test('size and baselines are those of the as-of date', () => {
  const { known } = outcomeOf({
    shareCounts: COUNTS,
    prices: closes(AS_OF, 60, 2.5),
    cash: [cash(date('2023-12-31'), { publicAt: endOfEasternDay(date('2024-03-15')) })],
    offerings: [
      offering(date('2023-08-01'), { grossProceeds: 1e6 }),
      offering(date('2024-06-01'), { grossProceeds: 9e6 }),
    ],
  });
  expect(known.marketValue).toBe(8_000_000 * 2.5);
  expect(known.soldLastYear).toBe(true);
  expect(known.isBurning).toBe(true);
  // 12 months of cash at the balance date, 88 days before.
  expect(known.runwayMonths).toBeCloseTo(12 * (91 / 91.3125) - 88 / 30.4375, 1);
});

test('the sources of an outcome are its filings, each once', () => {
  const { accessionNumbers } = outcomeOf({ shareCounts: COUNTS });
  const base = COUNTS[1]?.accessionNumber as AccessionNumber;
  expect(accessionNumbers).toContain(base);
  expect(new Set(accessionNumbers).size).toBe(accessionNumbers.length);
});
