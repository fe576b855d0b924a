import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { FactRef, SplitFact } from '../../core/score-inputs.ts';
import type { FloatItem, InputGroup, OfferingItem, ProgrammeItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ruleAt } from '../rules/rule-registry.ts';
import {
  ageInDays,
  missingGroup,
  type SelectContext,
  searchedGroup,
  searchGap,
  sourceOf,
  visibleFacts,
} from './context.ts';
import { highestClose, lastPrice } from './price.ts';
import { isShelfSale } from './programmes.ts';
import { shareFactorSince } from './splits.ts';

export interface StatedFloat {
  readonly value: number;
  readonly date: IsoDate;
  readonly basis: FloatItem['basis'];
  readonly fact: FactRef;
}

function statedFloats(context: SelectContext): readonly StatedFloat[] {
  const floats: StatedFloat[] = [];
  for (const fact of visibleFacts(context, context.facts.shareCounts)) {
    if (fact.publicFloat === null || fact.publicFloatAsOf === null) continue;
    floats.push({ value: fact.publicFloat, date: fact.publicFloatAsOf, basis: 'annual-float', fact });
  }
  for (const fact of visibleFacts(context, context.facts.offerings)) {
    if (fact.babyShelfPublicFloat === null) continue;
    floats.push({ value: fact.babyShelfPublicFloat, date: fact.filedDate, basis: 'offering-statement', fact });
  }
  const { floatMaxAgeDays } = context.methodology.market;
  // A float of zero says there was no market then, not that affiliates hold everything.
  return floats.filter(
    (float) => float.value > 0 && float.date <= context.asOf && ageInDays(context, float.date) <= floatMaxAgeDays,
  );
}

/** The price a stated float rests on: the close of an annual float's date; the highest of the days before a statement. */
function priceBehind(
  context: SelectContext,
  splits: readonly SplitFact[],
  float: StatedFloat,
  days: number,
): number | null {
  if (float.basis === 'offering-statement') {
    const high = highestClose(context, splits, float.date, days);
    return high !== null && high.close > 0 ? high.close : null;
  }
  const point = lastPrice(context.facts.prices, float.date);
  if (point === undefined) return null;
  if (daysBetween(point.date, float.date) > context.methodology.market.closeMaxAgeDays) return null;
  const close = point.close / shareFactorSince(splits, point.date);
  return close > 0 ? close : null;
}

/** A stated float with the price that it rests on. */
export interface FloatCandidate {
  readonly float: StatedFloat;
  /** In today's shares; null where no close tells. */
  readonly priceThen: number | null;
}

/** Days of the window whose highest close counts, under the rule of the as-of date. */
function highestCloseDays(context: SelectContext): number {
  return ruleAt('baby-shelf-s3', context.asOf)?.parameters['highestCloseDays'] ?? 60;
}

/** Floats stated by the as-of date, in the order in which they are preferred: latest first. */
export function floatCandidates(context: SelectContext, splits: readonly SplitFact[]): readonly FloatCandidate[] {
  const days = highestCloseDays(context);
  const floats = [...statedFloats(context)].reverse();
  floats.sort((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return a.basis === b.basis ? 0 : a.basis === 'offering-statement' ? -1 : 1;
  });
  return floats.map((float) => ({ float, priceThen: priceBehind(context, splits, float, days) }));
}

/** The non-affiliate float, latest statement first, carried to the highest close of the rule's window. */
export function selectPublicFloat(context: SelectContext, splits: readonly SplitFact[]): InputGroup<FloatItem> {
  const days = highestCloseDays(context);
  const candidates = floatCandidates(context, splits);
  const high = highestClose(context, splits, context.asOf, days);
  for (const { float, priceThen } of candidates) {
    const canCarry = priceThen !== null && high !== null;
    if (!canCarry && ageInDays(context, float.date) > days) continue;
    const item: FloatItem = {
      label: float.basis === 'annual-float' ? 'public float (annual report cover)' : 'public float (I.B.6 statement)',
      value: float.value,
      unit: 'USD',
      date: float.date,
      source: sourceOf(float.fact, float.basis === 'annual-float' ? 'publicFloat' : 'babyShelfPublicFloat'),
      basis: float.basis,
      priceThen: canCarry ? priceThen : null,
      highestClose: canCarry ? high.close : null,
      highestCloseDate: canCarry ? high.date : null,
    };
    return { state: 'present', reason: null, flags: [], items: [item] };
  }
  return candidates.length === 0
    ? missingGroup('no-public-float', 'no filing states the public float')
    : missingGroup('float-not-repriced', 'a float is stated, but no closes carry it to the as-of date');
}

/** Sales on Form S-3/F-3 in the rule's months, and the latest statement of a filing on what was sold. */
export function selectShelfSales(
  context: SelectContext,
  sales: readonly OfferingItem[],
  programmes: readonly ProgrammeItem[],
): InputGroup<OfferingItem> {
  const months = ruleAt('baby-shelf-s3', context.asOf)?.parameters['salesMonths'] ?? 12;
  const since = addMonths(context.asOf, -months);
  const items = sales.filter((sale) => (sale.date ?? '') > since && isShelfSale(sale, programmes));
  let stated: OfferingItem | null = null;
  for (const fact of visibleFacts(context, context.facts.offerings)) {
    if (fact.babyShelfSoldLast12Months === null || fact.filedDate <= since || fact.filedDate > context.asOf) continue;
    if (stated !== null && (stated.date ?? '') > fact.filedDate) continue;
    stated = {
      label: `sold under I.B.6 as stated in ${fact.form}`,
      value: fact.babyShelfSoldLast12Months,
      unit: 'USD',
      date: fact.filedDate,
      source: sourceOf(fact, 'babyShelfSoldLast12Months'),
      netProceeds: null,
      form: fact.form,
      type: 'baby-shelf-statement',
      fileNumber: fact.fileNumber,
      alsoIn: [],
    };
  }
  const gap = searchGap(context, 'offerings', since);
  return searchedGroup(stated === null ? items : [...items, stated], gap, [], `no shelf sales since ${since}`);
}
