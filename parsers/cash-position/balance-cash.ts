import { daysBetween, type IsoDate } from '../../core/dates.ts';
import {
  instantOf,
  isTotal,
  mostCounted,
  type ReportedFact,
  type ReportedFacts,
} from '../reported-facts/reported-facts.ts';
import { type ResolvedFact, resolveDuplicates } from '../reported-facts/resolve-duplicates.ts';
import { CASH_CONCEPTS, type CashConcept, SHORT_TERM_INVESTMENT_CONCEPTS } from './cash-concepts.ts';

/**
 * The currency of the filing's statements: that of most of its undimensioned instants. A convenience translation
 * covers the latest year only, so it is outnumbered. Null where no amount of money is stated.
 */
export function reportingCurrency(facts: ReportedFacts): string | null {
  const counts = new Map<string, number>();
  for (const item of facts.all()) {
    const { unit } = item.fact;
    if (unit === null || !/^[A-Z]{3}$/.test(unit) || !isTotal(item) || item.fact.concept.startsWith('dei:')) continue;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return mostCounted(counts);
}

/** The undimensioned value of a concept at a date. */
function valueAt(facts: ReportedFacts, concept: string, date: IsoDate, currency: string): ResolvedFact | null {
  const at = (item: ReportedFact): boolean => isTotal(item) && item.fact.unit === currency && instantOf(item) === date;
  return resolveDuplicates(facts.of(concept).filter(at));
}

/** The first of several concepts that is stated at a date. */
export function firstAt(
  facts: ReportedFacts,
  concepts: readonly string[],
  date: IsoDate,
  currency: string,
): ResolvedFact | null {
  const values = concepts.map((concept) => valueAt(facts, concept, date, currency));
  return values.find((value) => value !== null) ?? null;
}

export interface BalanceCash {
  readonly cash: ResolvedFact;
  readonly concept: CashConcept;
  readonly shortTermInvestments: ResolvedFact | null;
}

/** Cash and short-term investments at a balance date; null where no cash concept is stated at it. */
export function readBalanceCash(facts: ReportedFacts, date: IsoDate, currency: string): BalanceCash | null {
  for (const concept of CASH_CONCEPTS) {
    const cash = valueAt(facts, concept.concept, date, currency);
    if (!cash) continue;
    const separate = concept.scope !== 'with-short-term-investments';
    return {
      cash,
      concept,
      // Where cash already includes them, stating them again would count them twice.
      shortTermInvestments: separate ? firstAt(facts, SHORT_TERM_INVESTMENT_CONCEPTS, date, currency) : null,
    };
  }
  return null;
}

/**
 * The balance date: the document's period end, or, where no cash is stated at it, the nearest date within ten days at
 * which cash is (52/53-week years whose cover rounds to the end of the month).
 */
export function balanceDateOf(facts: ReportedFacts, periodEnd: IsoDate, currency: string): IsoDate {
  const dates = new Set<IsoDate>();
  for (const { concept } of CASH_CONCEPTS) {
    for (const item of facts.of(concept)) {
      const date = instantOf(item);
      if (date !== null && isTotal(item) && item.fact.unit === currency) dates.add(date);
    }
  }
  if (dates.has(periodEnd)) return periodEnd;
  const nearest = [...dates]
    .map((date) => ({ date, distance: Math.abs(daysBetween(date, periodEnd)) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest && nearest.distance <= 10 ? nearest.date : periodEnd;
}
