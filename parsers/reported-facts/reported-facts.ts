import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { ParseContext } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';

/** A fact of the XBRL parser with its source spans and confidence. */
export interface ReportedFact {
  readonly fact: XbrlFact;
  /** Non-null: nil facts are left out. */
  readonly value: string;
  readonly spans: readonly Span[];
  readonly confidence: number;
}

/** The facts of one filing about its own registrant, by concept. */
export interface ReportedFacts {
  readonly count: number;
  /** Facts of a concept in document order, all periods, units and dimensions. */
  of(concept: string): readonly ReportedFact[];
  all(): Iterable<ReportedFact>;
}

/**
 * Gathers what the XBRL parser read in all documents of the submission. Facts of another entity than most (a
 * co-registrant with contexts of its own) are left out.
 */
export function collectFacts(context: ParseContext): ReportedFacts {
  const reported: ReportedFact[] = [];
  for (const outcome of context.upstream.get('xbrl') ?? []) {
    if (outcome.status !== 'parsed' || outcome.result === null) continue;
    const { facts } = outcome.result as XbrlResult;
    for (const [index, fact] of facts.entries()) {
      if (fact.isNil || fact.value === null) continue;
      const path = `facts[${index}]`;
      const confidence = outcome.confidences?.[path] ?? outcome.confidence;
      reported.push({ fact, value: fact.value, spans: outcome.spans[path] ?? [], confidence });
    }
  }
  const entity = mostCommonEntity(reported);
  const own = reported.filter(({ fact }) => fact.entity === entity);
  const byConcept = Map.groupBy(own, ({ fact }) => fact.concept);
  return {
    count: reported.length,
    of: (concept) => byConcept.get(concept) ?? [],
    all: () => [...byConcept.values()].flat(),
  };
}

function mostCommonEntity(reported: readonly ReportedFact[]): string | null {
  const counts = new Map<string, number>();
  for (const { fact } of reported) counts.set(fact.entity, (counts.get(fact.entity) ?? 0) + 1);
  return mostCounted(counts);
}

/** The key with the highest count, the first among equals. */
export function mostCounted(counts: ReadonlyMap<string, number>): string | null {
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((key) => counts.get(key) === most) ?? null;
}

/** Whether a fact is of the whole registrant: no dimensions. A dimensional fact is never a total. */
export function isTotal({ fact }: ReportedFact): boolean {
  return Object.keys(fact.dimensions).length === 0;
}

/** The fact's date where it is an instant, else null. */
export function instantOf({ fact }: ReportedFact): IsoDate | null {
  return 'instant' in fact.period && isIsoDate(fact.period.instant) ? fact.period.instant : null;
}

/** The fact's duration by its real dates; null for an instant. The `fp` and `fy` labels are ignored. */
export function durationOf({ fact }: ReportedFact): { readonly start: IsoDate; readonly end: IsoDate } | null {
  if (!('start' in fact.period)) return null;
  const { start, end } = fact.period;
  return isIsoDate(start) && isIsoDate(end) && start <= end ? { start, end } : null;
}

/** An exact decimal that arithmetic may use: not INF, NaN or a fraction. */
export function isNumeric({ value }: ReportedFact): boolean {
  return /^-?\d{1,60}(?:\.\d{0,60})?$/.test(value);
}

/** The first non-empty value of a dei concept that covers the whole registrant. */
export function coverFact(facts: ReportedFacts, concept: string): ReportedFact | null {
  return facts.of(concept).find((item) => isTotal(item) && item.value.trim() !== '') ?? null;
}

/** `dei:DocumentPeriodEndDate` of the filing. */
export function documentPeriodEnd(facts: ReportedFacts): { date: IsoDate; reported: ReportedFact } | null {
  const reported = coverFact(facts, 'dei:DocumentPeriodEndDate');
  const date = reported?.value.trim().slice(0, 10) ?? '';
  return reported && isIsoDate(date) ? { date, reported } : null;
}
