import type { DuplicateClass, XbrlFact, XbrlPeriod } from '../../core/xbrl.ts';
import { sameDecimal, toScaledInteger } from './decimal.ts';

/**
 * Duplicate facts, by the XBRL International working group note "Handling duplicate facts in XBRL and inline XBRL":
 * facts of one concept, entity, period, dimensions and unit. They are *complete* duplicates where value and accuracy
 * agree, *consistent* where the intervals that numeric values stand for, given their `decimals`, have a common point,
 * and *inconsistent* otherwise.
 */

function periodKey(period: XbrlPeriod): string {
  if ('instant' in period) return period.instant;
  return 'start' in period ? `${period.start}/${period.end}` : 'forever';
}

function dimensionKey(dimensions: Readonly<Record<string, string>>): string {
  return Object.keys(dimensions)
    .sort()
    .map((axis) => `${axis}=${dimensions[axis]}`)
    .join('\n');
}

/** Facts of one context share its objects, so that each context is written out once. */
function createAspectKeys(): (fact: XbrlFact) => string {
  const periods = new Map<XbrlPeriod, string>();
  const dimensions = new Map<XbrlFact['dimensions'], string>();
  return (fact) => {
    let period = periods.get(fact.period);
    if (period === undefined) {
      period = periodKey(fact.period);
      periods.set(fact.period, period);
    }
    let dimension = dimensions.get(fact.dimensions);
    if (dimension === undefined) {
      dimension = dimensionKey(fact.dimensions);
      dimensions.set(fact.dimensions, dimension);
    }
    return `${fact.concept}\t${fact.unit ?? ''}\t${period}\t${fact.entity}\t${dimension}`;
  };
}

function sameWords(a: string, b: string): boolean {
  return a === b || a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();
}

/** The interval that a value stands for, in units of 10^-places of half a last digit. */
function intervalOf(fact: XbrlFact): { low: bigint; high: bigint; places: number } | null {
  const scaled = toScaledInteger(fact.value ?? '');
  if (!scaled) return null;
  // Twice the coefficient, so that half a unit is whole.
  const doubled = scaled.coefficient * 2n;
  const decimals = fact.decimals === null || fact.decimals === 'INF' ? null : Number(fact.decimals);
  if (decimals === null || !Number.isInteger(decimals) || Math.abs(decimals) > 300) {
    return { low: doubled, high: doubled, places: scaled.places };
  }
  const places = Math.max(scaled.places, decimals, 0);
  const value = doubled * 10n ** BigInt(places - scaled.places);
  const half = 10n ** BigInt(places - decimals);
  return { low: value - half, high: value + half, places };
}

function haveCommonPoint(group: readonly XbrlFact[]): boolean {
  const intervals = group.map(intervalOf);
  let places = 0;
  for (const interval of intervals) {
    if (!interval) return false;
    places = Math.max(places, interval.places);
  }
  let low: bigint | null = null;
  let high: bigint | null = null;
  for (const interval of intervals) {
    if (!interval) return false;
    const factor = 10n ** BigInt(places - interval.places);
    const from = interval.low * factor;
    const to = interval.high * factor;
    if (low === null || from > low) low = from;
    if (high === null || to < high) high = to;
  }
  return low !== null && high !== null && low <= high;
}

function classOf(group: readonly XbrlFact[]): DuplicateClass {
  const [first, ...others] = group;
  if (!first || others.length === 0) return 'unique';
  if (others.some((other) => other.isNil !== first.isNil)) return 'inconsistent';
  if (first.isNil) return 'complete';
  const value = first.value ?? '';
  if (first.unit === null)
    return others.every((other) => sameWords(value, other.value ?? '')) ? 'complete' : 'inconsistent';
  const sameValue = others.every((other) => sameDecimal(value, other.value ?? ''));
  if (sameValue) return others.every((other) => other.decimals === first.decimals) ? 'complete' : 'consistent';
  return haveCommonPoint(group) ? 'consistent' : 'inconsistent';
}

/**
 * How each fact stands to the others of a report, in the order of `facts`.
 *
 * @example classifyDuplicates([{ …value: '1000', decimals: '-3' }, { …value: '1200', decimals: '-2' }]) // both 'consistent'
 */
export function classifyDuplicates(facts: readonly XbrlFact[]): DuplicateClass[] {
  const keyOf = createAspectKeys();
  const groups = new Map<string, number | number[]>();
  const classes = facts.map((): DuplicateClass => 'unique');
  for (let index = 0; index < facts.length; index++) {
    const fact = facts[index];
    if (!fact) continue;
    const key = keyOf(fact);
    const known = groups.get(key);
    // Nearly all facts are unique: a group becomes a list only with its second member.
    if (known === undefined) groups.set(key, index);
    else if (typeof known === 'number') groups.set(key, [known, index]);
    else known.push(index);
  }
  for (const members of groups.values()) {
    if (typeof members === 'number') continue;
    const group = members.flatMap((index) => facts[index] ?? []);
    const duplicateClass = classOf(group);
    for (const index of members) classes[index] = duplicateClass;
  }
  return classes;
}
