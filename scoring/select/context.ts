import { addDays, daysBetween, easternToUtc, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { compareFacts } from '../../core/fact-order.ts';
import {
  type FactRef,
  type IssuerFacts,
  isOfInstrument,
  isOfRegistration,
  type StatementRef,
} from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, InputItem, InputState } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';

export interface SelectContext {
  readonly facts: IssuerFacts;
  readonly asOf: IsoDate;
  /** First instant after the as-of date in US Eastern time: facts count if public before it. */
  readonly cutoff: IsoTimestamp;
  /** Facts public before it no longer count, apart from statements of instruments; null: no limit. */
  readonly floor: IsoTimestamp | null;
  /** The same for offerings and registrations. */
  readonly offeringFloor: IsoTimestamp | null;
  readonly methodology: Methodology;
}

const cutoffs = new Map<IsoDate, IsoTimestamp>();

/** The first instant after a date in US Eastern time. */
export function cutoffOf(asOf: IsoDate): IsoTimestamp {
  let cutoff = cutoffs.get(asOf);
  if (cutoff === undefined) {
    cutoff = easternToUtc(addDays(asOf, 1), '00:00:00');
    if (cutoffs.size > 10_000) cutoffs.clear();
    cutoffs.set(asOf, cutoff);
  }
  return cutoff;
}

export function createSelectContext(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): SelectContext {
  const { lookbackDays, offeringLookbackDays = lookbackDays } = facts;
  const floorOf = (days: number | undefined) => (days === undefined ? null : cutoffOf(addDays(asOf, -days)));
  const [floor, offeringFloor] = [floorOf(lookbackDays), floorOf(offeringLookbackDays)];
  return { facts, asOf, cutoff: cutoffOf(asOf), floor, offeringFloor, methodology };
}

function floorFor(context: SelectContext, fact: object): IsoTimestamp | null {
  if (isOfInstrument(fact)) return null;
  return isOfRegistration(fact) ? context.offeringFloor : context.floor;
}

/** Public by the end of the as-of date and within the facts' lookback; whatever the period. */
export function isVisible(context: SelectContext, fact: { readonly publicAt: IsoTimestamp }): boolean {
  const floor = floorFor(context, fact);
  return fact.publicAt < context.cutoff && (floor === null || fact.publicAt >= floor);
}

const ordered = new WeakSet<readonly FactRef[]>();

/** Sorts a list into public order and marks it, so that its visible part is found without sorting. */
function sortedFacts<T extends FactRef>(facts: readonly T[]): readonly T[] {
  // Facts mostly arrive in order of filing; then comparing the instants is enough.
  const isSorted = facts.every((fact, index) => {
    const before = facts[index - 1];
    return before === undefined || before.publicAt < fact.publicAt || compareFacts(before, fact) <= 0;
  });
  const sorted = isSorted ? facts : [...facts].sort(compareFacts);
  ordered.add(sorted);
  return sorted;
}

/** An issuer's facts with every list sorted into public order once. */
export function inPublicOrder(facts: IssuerFacts): IssuerFacts {
  return {
    ...facts,
    shareCounts: sortedFacts(facts.shareCounts),
    cash: sortedFacts(facts.cash),
    offerings: sortedFacts(facts.offerings),
    registrations: sortedFacts(facts.registrations),
    overhang: sortedFacts(facts.overhang),
    compliance: sortedFacts(facts.compliance),
    splits: sortedFacts(facts.splits),
    ...(facts.splitPlans && { splitPlans: sortedFacts(facts.splitPlans) }),
    ...(facts.issuances && { issuances: sortedFacts(facts.issuances) }),
    ...(facts.mergers && { mergers: sortedFacts(facts.mergers) }),
  };
}

/** How many facts of a list in public order were public before an instant. */
function countBefore(facts: readonly FactRef[], instant: IsoTimestamp): number {
  let low = 0;
  let high = facts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const fact = facts[middle];
    if (fact !== undefined && fact.publicAt < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The visible facts of a list, in public order. */
export function visibleFacts<T extends FactRef>(context: SelectContext, facts: readonly T[]): T[] {
  const [first] = facts;
  if (first === undefined) return [];
  if (ordered.has(facts)) {
    const floor = floorFor(context, first);
    return facts.slice(floor === null ? 0 : countBefore(facts, floor), countBefore(facts, context.cutoff));
  }
  return facts.filter((fact) => isVisible(context, fact)).sort(compareFacts);
}

/**
 * Memoizes a function of a fact for as long as the issuer's facts live: a history asks for the same facts every day.
 */
export function remembered<F extends object, V>(read: (fact: F) => V): (context: SelectContext, fact: F) => V {
  const known = new WeakMap<IssuerFacts, Map<F, V>>();
  return ({ facts }, fact) => {
    let values = known.get(facts);
    if (values === undefined) {
      values = new Map();
      known.set(facts, values);
    }
    let value = values.get(fact);
    if (value === undefined) {
      value = read(fact);
      values.set(fact, value);
    }
    return value;
  };
}

/** The provenance of a fact as receipts store it; with a column, the span of that value. */
export function sourceOf(fact: StatementRef, column?: string): FactRef {
  const own = column === undefined ? undefined : fact.valueSpans?.[column];
  return {
    accessionNumber: fact.accessionNumber,
    sourceSpan: own ?? fact.sourceSpan,
    parserVersion: fact.parserVersion,
    publicAt: fact.publicAt,
    confidence: fact.confidence,
    verified: fact.verified,
  };
}

export function flag(code: string, message: string, doubt: boolean): InputFlag {
  return { code, message, doubt };
}

export function ageInDays(context: SelectContext, date: IsoDate): number {
  return daysBetween(date, context.asOf);
}

export function missingGroup<I extends InputItem>(
  code: string,
  message: string,
  flags: readonly InputFlag[] = [],
): InputGroup<I> {
  const state: InputState = 'missing';
  return { state, reason: { code, message }, flags, items: [] };
}
