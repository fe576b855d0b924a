import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';
import type { IssuanceFact, IssuerFacts, OfferingFact } from '../../core/score-inputs.ts';
import type { InputGroup, OfferingItem } from '../../core/score-receipt.ts';
import { createDaySelection } from '../../scoring/columnar/day-selection.ts';
import { shareTotal } from '../../scoring/market.ts';
import { methodology20261115r1 } from '../../scoring/methodologies/2026-11-15.1.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { createSelectContext, inPublicOrder } from '../../scoring/select/context.ts';
import { type FilingInputs, selectFilingInputs } from '../../scoring/select-inputs.ts';
import {
  AS_OF,
  ago,
  cash,
  coverage,
  facts,
  issuance,
  offering,
  ref,
  shareCount,
  shelf,
  split,
  warrant,
} from '../unit/scoring-facts.ts';

const DAYS = 700;

const within = (least: number, most: number) => fc.integer({ min: least, max: most });
const amount = fc.option(fc.oneof(fc.constant(0), within(1, 9_000_000)));

/** A total for a period of up to five months, stated some days after it or, oddly, before it ends. */
const period = fc
  .record({
    back: within(-20, DAYS + 200),
    length: fc.oneof(fc.constant(0), within(1, 150)),
    delay: within(-20, 60),
    channel: fc.constantFrom(
      'atm' as const,
      'atm' as const,
      'equity-line' as const,
      'exercise' as const,
      'conversion' as const,
    ),
    fileNumber: fc.constantFrom(null, '333-1'),
    strike: fc.constantFrom(null, null, 2),
    shares: amount,
    gross: amount,
    net: amount,
    serial: within(40, 90),
  })
  .map(({ back, length, delay, serial, ...stated }): IssuanceFact => {
    const to = ago(back);
    const { publicAt, accessionNumber } = ref(addDays(to, delay), serial);
    return issuance(to, { ...stated, publicAt, accessionNumber, from: length === 0 ? null : addDays(to, -length) });
  });

const sale = fc
  .record({
    back: within(0, DAYS + 200),
    before: fc.option(within(-5, 60)),
    closes: fc.option(within(-20, 20)),
    gross: amount,
    net: amount,
    shares: amount,
    form: fc.constantFrom('424B5', '8-K', 'S-1'),
    fileNumber: fc.constantFrom(null, '333-1'),
    type: fc.constantFrom('registered_direct' as const, 'registered_direct' as const, 'ipo' as const),
    serial: within(40, 90),
  })
  .map(({ back, before, closes, gross, net, shares, form, fileNumber, type, serial }): OfferingFact => {
    const filed = ago(back);
    const terms = { form, fileNumber, type, grossProceeds: gross, netProceeds: net, sharesOffered: shares };
    const pricedOn = before === null ? null : addDays(filed, -before);
    const closesOn = closes === null ? null : addDays(filed, closes);
    return offering(filed, { ...ref(filed, serial), ...terms, pricedOn, closesOn });
  });

const issuer = fc
  .record({
    issuances: fc.array(period, { maxLength: 4 }),
    sales: fc.array(sale, { maxLength: 4 }),
    counts: fc.array(within(0, DAYS + 100), { minLength: 1, maxLength: 5 }),
    balances: fc.array(within(0, DAYS), { maxLength: 4 }),
    from: fc.option(within(300, 1_500)),
    lookbackDays: fc.option(within(200, 900)),
  })
  .map(({ issuances, sales, counts, balances, from, lookbackDays }): IssuerFacts => {
    const atm = offering(ago(500), { type: 'atm', isAtm: true, fileNumber: '333-1', maxAggregateOffering: 9e6 });
    const flow = (end: IsoDate) => ({ operatingCashFlowStart: addDays(end, -90), operatingCashFlowEnd: end });
    const one = from === null ? null : { status: 'covered' as const, from: ago(from), unparsed: [] };
    const searched = one === null ? {} : { offerings: one, compliance: one, splits: one };
    // Each sale offers warrants too.
    const overhang = sales.map((fact) => {
      const { accessionNumber, publicAt, filedDate } = fact;
      return warrant(filedDate, { accessionNumber, publicAt, state: 'offered', expires: null, exercisePrice: 2 });
    });
    return facts({
      issuances,
      overhang,
      offerings: [
        ...(counts.length % 2 === 0 ? [shelf(ago(800), '333-1', 5e7)] : []),
        ...(sales.length % 2 === 0 ? [atm] : []),
        ...sales,
      ],
      shareCounts: counts.map((back) => shareCount(ago(back), 1e7 + back)),
      cash: balances.map((back, index) => cash(ago(back), flow(ago(back + (index % 2) * 30)))),
      splits: [split(ago(250), 1, 10)],
      coverage: coverage(searched),
      ...(lookbackDays === null ? {} : { lookbackDays, offeringLookbackDays: lookbackDays + 100 }),
    });
  });

const known = ({ state, items }: InputGroup<OfferingItem>) => ({
  state,
  items: items.map(({ date, value, netProceeds }) => ({ date, value, netProceeds })),
});

/** What formulas take of a day's issuance: not the words of a search, which name the day. */
function essence(inputs: FilingInputs) {
  return {
    shares: shareTotal(inputs.shares),
    added: inputs.shares.items.length,
    proceeds: known(inputs.proceeds),
    raises: known(inputs.raisesSinceBalance),
    recent: known(inputs.recentOfferings),
    soldInYear: (inputs.soldInYear?.items.length ?? 0) > 0,
    programs: inputs.programs.items.map(({ kind, status, takedowns }) => ({
      kind,
      status,
      takedowns: takedowns.map(({ value }) => value),
    })),
    overhang: inputs.overhang.items.map(({ date, value }) => ({ date, value })),
    searched: [inputs.compliance.state, inputs.splits.state, inputs.overhang.state],
    cash: inputs.cash.items.map(({ role, date, value }) => ({ role, date, value })),
  };
}

describe('a history of issuance selects day by day what a selection of the day does', () => {
  test.each([
    ['2026-12-01.1', methodology20261201r1],
    ['2026-11-15.1', methodology20261115r1],
  ] as const)('under the selection of %s', { timeout: 120_000 }, (_, methodology) => {
    let moved = 0;
    const compare = (one: IssuerFacts) => {
      const select = createDaySelection(one, methodology);
      const ordered = inPublicOrder(one);
      const last = epochDay(AS_OF);
      let carried = '';
      for (let day = last - DAYS; day <= last; day++) {
        const inputs = select(day);
        const before = carried;
        if (inputs !== null) carried = JSON.stringify(essence(inputs));
        if (before !== carried) moved++;
        const asOf = dateOfEpochDay(day);
        const fresh = selectFilingInputs(createSelectContext(ordered, asOf, methodology));
        const expected = JSON.stringify(essence(fresh));
        if (expected !== carried) throw new Error(`${asOf}:\n${carried}\n${expected}`);
      }
    };
    fc.assert(fc.property(issuer, compare), { numRuns: 80 });
    expect(moved).toBeGreaterThan(400);
  });
});
