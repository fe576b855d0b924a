import { daysBetween, epochDay, type IsoDate } from '../../core/dates.ts';
import type { FactRef, IssuanceChannel, SplitFact } from '../../core/score-inputs.ts';
import type { FloatItem, InputGroup, OfferingItem, ProgramItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ruleAt } from '../rules/rule-registry.ts';
import { ageInDays, missingGroup, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { issuedItems } from './issuances.ts';
import type { Issued } from './issued.ts';
import { highestClose, lastPrice } from './price.ts';
import { isShelfSale } from './programs.ts';
import { searchedGroup, searchGap } from './search.ts';
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
  // A float of zero means there was no market at the time, not that affiliates hold everything.
  return floats.filter(
    (float) => float.value > 0 && float.date <= context.asOf && ageInDays(context, float.date) <= floatMaxAgeDays,
  );
}

/** The close behind an annual float on its date; the highest close of the days before an offering statement. */
function priceBehind(context: SelectContext, splits: readonly SplitFact[], float: StatedFloat, days: number): number {
  let close: number | undefined;
  if (float.basis === 'offering-statement') close = highestClose(context, splits, float.date, days)?.close;
  else {
    const point = lastPrice(context.facts.prices, float.date);
    const maxAge = context.methodology.market.closeMaxAgeDays;
    if (point !== undefined && daysBetween(point.date, float.date) <= maxAge) {
      close = point.close / shareFactorSince(splits, point.date);
    }
  }
  return close !== undefined && close > 0 ? close : Number.NaN;
}

/** A stated float with the price that it is based on. */
export interface FloatCandidate extends StatedFloat {
  /** `date` in days since 1970-01-01. */
  readonly day: number;
  /** In today's shares; NaN where no close is known. */
  readonly priceThen: number;
}

/** Days of the window whose highest close counts, under the rule in force on a date. */
export function highestCloseDays(date: IsoDate): number {
  return ruleAt('baby-shelf-s3', date)?.parameters['highestCloseDays'] ?? 60;
}

/** Floats stated by the as-of date, in order of preference: latest first. */
export function floatCandidates(context: SelectContext, splits: readonly SplitFact[]): readonly FloatCandidate[] {
  const days = highestCloseDays(context.asOf);
  const floats = [...statedFloats(context)].reverse();
  floats.sort((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return a.basis === b.basis ? 0 : a.basis === 'offering-statement' ? -1 : 1;
  });
  return floats.map((float) => ({
    ...float,
    day: epochDay(float.date),
    priceThen: priceBehind(context, splits, float, days),
  }));
}

/** Whether closes carry a stated float to the as-of date. */
export function canCarry({ priceThen }: FloatCandidate, highest: number): boolean {
  return !Number.isNaN(priceThen) && !Number.isNaN(highest);
}

/** The first float that closes carry to the as-of date, or that is stated within the window itself. */
export function chooseFloat(
  candidates: readonly FloatCandidate[],
  highest: number,
  day: number,
  windowDays: number,
): FloatCandidate | undefined {
  return candidates.find((float) => canCarry(float, highest) || day - float.day <= windowDays);
}

/** The non-affiliate float, carried to the highest close of the rule's window. */
export function selectPublicFloat(
  context: SelectContext,
  splits: readonly SplitFact[],
  candidates: readonly FloatCandidate[],
): InputGroup<FloatItem> {
  const days = highestCloseDays(context.asOf);
  const high = highestClose(context, splits, context.asOf, days);
  const float = chooseFloat(candidates, high?.close ?? Number.NaN, epochDay(context.asOf), days);
  if (float === undefined) {
    return candidates.length === 0
      ? missingGroup('no-public-float', 'no filing states the public float')
      : missingGroup('float-not-repriced', 'a float is stated, but no closes carry it to the as-of date');
  }
  const carrying = high !== null && canCarry(float, high.close) ? high : null;
  const item: FloatItem = {
    label: float.basis === 'annual-float' ? 'public float (annual report cover)' : 'public float (I.B.6 statement)',
    value: float.value,
    unit: 'USD',
    date: float.date,
    source: sourceOf(float.fact, float.basis === 'annual-float' ? 'publicFloat' : 'babyShelfPublicFloat'),
    basis: float.basis,
    priceThen: carrying && float.priceThen,
    highestClose: carrying?.close ?? null,
    highestCloseDate: carrying?.date ?? null,
  };
  return { state: 'present', reason: null, flags: [], items: [item] };
}

/** The latest total of the rule's months that a filing states, not older than they are. */
function statedShelfSales(context: SelectContext, since: IsoDate): OfferingItem | null {
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
  return stated;
}

/**
 * Sales on Form S-3/F-3 in the rule's months, the latest total that a filing states, and the known sales of that total's
 * own months that have left the window since (`left-window`): a statement ages as the sales in it do.
 */
export function selectShelfSales(
  context: SelectContext,
  { sales, issuances }: Issued,
  programs: readonly ProgramItem[],
): InputGroup<OfferingItem> {
  const { asOf } = context;
  const months = ruleAt('baby-shelf-s3', asOf)?.parameters['salesMonths'] ?? 12;
  const since = addMonths(asOf, -months);
  const shelfSales = sales.filter((sale) => isShelfSale(sale, programs));
  const channels = shelfChannels(programs);
  /** Known sales after one date and up to another. */
  const between = (after: IsoDate, to: IsoDate) => [
    ...shelfSales.filter(({ date }) => (date ?? '') > after && (date ?? '') <= to),
    ...issuedItems(issuances, channels, epochDay(after) + 1, epochDay(to)),
  ];
  const stated = statedShelfSales(context, since);
  const statedOn = stated?.date ?? null;
  const items = [
    // A total over a period that reaches beyond the statement is divided there.
    ...(statedOn === null ? between(since, asOf) : [...between(since, statedOn), ...between(statedOn, asOf)]),
    ...(statedOn === null ? [] : between(addMonths(statedOn, -months), since).map(asLeft)),
    ...(stated === null ? [] : [stated]),
  ];
  const gap = searchGap(context, 'offerings', since);
  const search = { context, dataset: 'offerings', from: since } as const;
  return searchedGroup(search, items, gap, [], `no shelf sales since ${since}`);
}

/** ATMs sell from a shelf; an equity line does where it sits inside one. */
function shelfChannels(programs: readonly ProgramItem[]): ReadonlySet<IssuanceChannel> {
  const hasLine = programs.some(({ kind, insideShelf }) => kind === 'equity-line' && insideShelf);
  return new Set(hasLine ? ['atm', 'equity-line'] : ['atm']);
}

function asLeft(sale: OfferingItem): OfferingItem {
  return { ...sale, label: `${sale.label}, before the window`, type: 'left-window' };
}
