import { addDays, type IsoDate } from '../core/dates.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { InputGroup, InputItem, ScoreInputs } from '../core/score-receipt.ts';
import { addMonths } from './calendar.ts';
import type { Methodology } from './methodology.ts';
import { rulesAt } from './rules/rule-registry.ts';
import { selectCash, selectGoingConcern } from './select/cash.ts';
import { selectCloses, selectCompliance } from './select/compliance.ts';
import { createSelectContext, inPublicOrder, missingGroup, type SelectContext } from './select/context.ts';
import { selectMergers } from './select/mergers.ts';
import { salesSince, selectSales } from './select/offerings.ts';
import { selectOverhang } from './select/overhang.ts';
import { selectPrice } from './select/price.ts';
import { selectProgrammes } from './select/programmes.ts';
import { selectPublicFloat, selectShelfSales } from './select/public-float.ts';
import { selectShares, shareSnapshots } from './select/shares.ts';
import { selectSplits } from './select/splits.ts';

function selectRegsho(context: SelectContext): InputGroup {
  const { regshoDates, coverage } = context.facts;
  const { status, from } = coverage.regsho;
  if (regshoDates === null || status !== 'covered' || (from !== null && from > context.asOf)) {
    return missingGroup('regsho-not-covered', 'no threshold list was loaded');
  }
  const item: InputItem = {
    label: 'on a threshold list',
    value: regshoDates.has(context.asOf),
    unit: 'boolean',
    date: context.asOf,
    source: null,
  };
  return { state: 'present', reason: null, flags: [], items: [item] };
}

/**
 * Reduces an issuer's facts to what its score rests on at a date: only what was public by the end of that date in US
 * Eastern time, the latest restatement of each, each offering once, counts and prices with their split factors.
 * Pure; the order of the lists does not matter (prices ascend).
 */
export function selectInputs(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): ScoreInputs {
  const context = createSelectContext(inPublicOrder(facts), asOf, methodology);
  const { market, offerings, velocity, subRatings } = methodology;
  const splits = selectSplits(context);
  const snapshots = shareSnapshots(context, splits.effective);
  const sharesAt = (minAge: number, maxAge: number) => selectShares(context, snapshots, splits.flags, minAge, maxAge);
  const historyAge = Math.round(subRatings.historicalYears * 365);
  const sales = selectSales(context);
  const programmes = selectProgrammes(context, sales);
  const cash = selectCash(context);
  const balanceDate = cash.items.find((item) => item.role === 'cash')?.date ?? null;
  return {
    price: selectPrice(context, splits.effective),
    shares: sharesAt(0, market.sharesMaxAgeDays),
    sharesYearAgo: sharesAt(velocity.baseAgeDays, velocity.baseAgeDays + velocity.baseToleranceDays),
    sharesThreeYearsAgo: sharesAt(historyAge, historyAge + velocity.baseToleranceDays),
    proceeds: salesSince(context, sales, addDays(asOf, -offerings.proceedsDays), true),
    raisesSinceBalance:
      balanceDate === null
        ? missingGroup('no-balance-date', 'without a balance date there is nothing to add raises to')
        : salesSince(context, sales, addDays(balanceDate, 1), true),
    programmes,
    publicFloat: selectPublicFloat(context, splits.effective),
    shelfSales: selectShelfSales(context, sales, programmes.items),
    cash,
    goingConcern: selectGoingConcern(context, balanceDate),
    overhang: selectOverhang(context, splits.effective),
    compliance: selectCompliance(context),
    closes: selectCloses(context),
    splits: splits.group,
    mergers: selectMergers(context),
    recentOfferings: salesSince(context, sales, addMonths(asOf, -subRatings.historicalOfferingMonths), false),
    regsho: selectRegsho(context),
    rules: rulesAt(asOf),
  };
}
