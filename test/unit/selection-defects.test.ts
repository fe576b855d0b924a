import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { ReverseSplitRow } from '../../core/fact-rows.ts';
import type { IssuerFacts, OfferingFact, SplitPlan } from '../../core/score-inputs.ts';
import { splitFacts, splitPlans } from '../../scoring/facts/compliance.ts';
import { offeringFacts } from '../../scoring/facts/offerings.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import {
  AS_OF,
  ago,
  cash,
  date,
  factor,
  facts,
  offering,
  ref,
  registration,
  score,
  shareCount,
  shelf,
  split,
} from './scoring-facts.ts';

describe('I.B.6 sales of the last twelve months', () => {
  const SHELF = '333-1';
  const takedown = (days: number, gross: number, over: Partial<OfferingFact> = {}) =>
    offering(ago(days), { ...ref(ago(days), 20 + (days % 7)), fileNumber: SHELF, grossProceeds: gross, ...over });
  /** Shelf sales that capacity subtracts, with a float of $30 million. */
  const sold = (...offerings: readonly OfferingFact[]) => {
    const float = shareCount(ago(40), 10_000_000, { ...ref(ago(40), 30), publicFloat: 30e6, publicFloatAsOf: ago(40) });
    const issuer = facts({
      shareCounts: [shareCount(ago(40), 10_000_000), shareCount(ago(400), 9_000_000), float],
      offerings: [shelf(ago(900), SHELF, 100e6), ...offerings],
      registrations: [registration(ago(850), SHELF, 'effective')],
    });
    const values = METHODOLOGIES.map(
      (methodology) => factor(scoreIssuer(issuer, AS_OF, methodology), 1).intermediates['shelfSales'],
    );
    expect(new Set(values).size).toBe(1);
    return values[0];
  };

  test('a sale that has left the window leaves the stated total too', () => {
    const statement = takedown(200, 1e6, { babyShelfSoldLast12Months: 6e6 });
    // $5 million 400 days ago were in the twelve months of the statement, and are no longer in those of today.
    expect(sold(takedown(400, 5e6), statement)).toBe(1e6);
    expect(sold(takedown(300, 5e6), statement)).toBe(6e6);
    // Sales that no filing shows stay in the total.
    expect(sold(statement)).toBe(6e6);
    // One that the statement's own window did not contain takes nothing from it.
    expect(sold(takedown(600, 5e6), statement)).toBe(6e6);
  });

  test("a statement's own window ends on its date: later sales are added, those of the date are in it", () => {
    const statement = takedown(200, 1e6, { babyShelfSoldLast12Months: 6e6 });
    expect(sold(statement, takedown(100, 2e6))).toBe(8e6);
    // The known sales are the least.
    expect(sold(takedown(200, 9e6, { babyShelfSoldLast12Months: 6e6 }))).toBe(9e6);
  });
});

describe('raises since the balance date', () => {
  const BALANCE = date('2026-05-29');
  const raised = (over: Partial<OfferingFact>) => {
    const sale = offering(BALANCE, { grossProceeds: 4e6, netProceeds: 3e6, ...over });
    const { items } = score({ cash: [cash(BALANCE)], offerings: offeringFacts([sale]) }).inputs.raisesSinceBalance;
    return items.reduce((sum, { netProceeds }) => sum + (netProceeds ?? Number.NaN), 0);
  };

  test('a prospectus dated on the balance date closes after it', () => {
    expect(raised({})).toBe(3e6);
    // A Friday: the trade settles on Monday.
    expect(offeringFacts([offering(BALANCE)])[0]?.closesOn).toBe('2026-06-01');
    expect(offeringFacts([offering(date('2024-05-23'))])[0]?.closesOn).toBe('2024-05-28');
  });

  test('what a filing states of the closing decides, whatever the date of the prospectus', () => {
    expect(raised({ closesOn: BALANCE })).toBe(0);
    expect(raised({ filedDate: addDays(BALANCE, -3), closesOn: addDays(BALANCE, 1) })).toBe(3e6);
    expect(raised({ filedDate: addDays(BALANCE, -3) })).toBe(0);
    // A current report is of what has happened.
    expect(raised({ form: '8-K' })).toBe(0);
  });
});

describe('splits', () => {
  const dates = (over: Partial<IssuerFacts>) => score(over).inputs.splits.items.map((item) => [item.date, item.value]);
  const told = (on: IsoDate, effective: IsoDate, numerator: number, denominator: number) => ({
    ...split(effective, numerator, denominator),
    ...ref(on, 7),
  });

  test('a 2-for-1 told in an 8-K and its press release with other dates counts once', () => {
    const splits = [told(ago(90), ago(80), 2, 1), told(ago(88), ago(65), 2, 1)];
    expect(dates({ splits })).toEqual([[ago(65), 2]]);
    // Told when it had happened, another day is a slip.
    expect(dates({ splits: [told(ago(79), ago(80), 2, 1), told(ago(60), ago(65), 2, 1)] })).toEqual([[ago(80), 2]]);
    // Counts that show it twice prove two of them.
    const shareCounts = [shareCount(ago(100), 1_000), shareCount(ago(30), 4_000)];
    const two = [told(ago(80), ago(80), 2, 1), told(ago(50), ago(50), 2, 1)];
    expect(dates({ splits: two })).toHaveLength(1);
    expect(dates({ splits: two, shareCounts })).toHaveLength(2);
    expect(dates({ splits: [told(ago(200), ago(200), 2, 1), told(ago(139), ago(139), 2, 1)] })).toHaveLength(2);
  });

  test('a split that is put off counts from the new day', () => {
    const splits = [told(ago(90), ago(60), 1, 10), told(ago(70), addDays(AS_OF, 20), 1, 10)];
    expect(dates({ splits })).toEqual([]);
  });

  const row = (over: Partial<ReverseSplitRow>): ReverseSplitRow => ({
    ...ref(ago(90), 7),
    form: '8-K',
    filedDate: ago(90),
    stage: 'effective',
    effectiveDate: ago(80),
    numerator: 1,
    denominator: 20,
    ...over,
  });

  test('proposals and approvals are not splits', () => {
    expect(splitFacts([row({}), row({ stage: 'announced' })], [])).toHaveLength(2);
    const proxy = { form: 'DEF 14A', stage: 'announced' } as const;
    const authorized = { stage: 'authorized', numerator: null, denominator: null } as const;
    const meeting = { stage: 'approved', effectiveDate: ago(95) } as const;
    expect(splitFacts([row(proxy), row({ ...proxy, stage: 'effective' }), row(authorized), row(meeting)], [])).toEqual(
      [],
    );
    expect(splitPlans([row(proxy), row(authorized)])).toEqual([]);
    // What a proxy statement recounts has happened; "approved a split that will become effective on …" gives its day.
    expect(
      splitFacts([row({ form: 'DEF 14A', effectiveDate: ago(300) }), row({ stage: 'approved' })], []),
    ).toHaveLength(2);
  });

  test('an approval counts from the first share count that shows it', () => {
    const plans: SplitPlan[] = [...splitPlans([row({ stage: 'approved', effectiveDate: ago(95) })])];
    const counted = (shares: number) => [shareCount(ago(200), 20_000_000), shareCount(ago(40), shares)];
    expect(dates({ splitPlans: plans, shareCounts: counted(1_000_000) })).toEqual([[ago(40), 0.05]]);
    expect(dates({ splitPlans: plans, shareCounts: counted(20_000_000) })).toEqual([]);
    // A dated statement of it is not a second one.
    const splits = [told(ago(60), ago(50), 1, 20)];
    expect(dates({ splitPlans: plans, splits, shareCounts: counted(1_000_000) })).toEqual([[ago(50), 0.05]]);
  });
});
