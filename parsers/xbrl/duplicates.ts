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

interface KnownContext {
  readonly fact: XbrlFact;
  readonly key: number;
}

/**
 * Numbers the contexts. Facts of one context share its objects, so that each context is written out once; equal
 * contexts of different ids get the same number.
 */
function createContextNumbers(): (fact: XbrlFact) => number {
  const byPeriod = new Map<XbrlPeriod, KnownContext>();
  const byText = new Map<string, number>();
  return (fact) => {
    const known = byPeriod.get(fact.period);
    if (known && known.fact.dimensions === fact.dimensions && known.fact.entity === fact.entity) return known.key;
    const text = `${periodKey(fact.period)}\t${fact.entity}\t${dimensionKey(fact.dimensions)}`;
    let key = byText.get(text);
    if (key === undefined) {
      key = byText.size;
      byText.set(text, key);
    }
    byPeriod.set(fact.period, { fact, key });
    return key;
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

/** Each fact's number by first appearance of its value, and how many there are. */
function numbered(
  facts: readonly XbrlFact[],
  aspectOf: (fact: XbrlFact) => string,
): { ids: Int32Array; count: number } {
  const numbers = new Map<string, number>();
  const ids = new Int32Array(facts.length);
  for (const [index, fact] of facts.entries()) {
    const value = aspectOf(fact);
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    ids[index] = number;
  }
  return { ids, count: numbers.size };
}

/**
 * How each fact stands to the others of a report, in the order of `facts`.
 *
 * @example classifyDuplicates([{ …value: '1000', decimals: '-3' }, { …value: '1200', decimals: '-2' }]) // both 'consistent'
 */
export function classifyDuplicates(facts: readonly XbrlFact[]): DuplicateClass[] {
  const contextOf = createContextNumbers();
  const concepts = numbered(facts, (fact) => fact.concept);
  const units = numbered(facts, (fact) => fact.unit ?? '');
  const first = new Map<number, number>();
  const groups = new Map<number, number[]>();
  for (const [index, fact] of facts.entries()) {
    const key = (contextOf(fact) * concepts.count + (concepts.ids[index] ?? 0)) * units.count + (units.ids[index] ?? 0);
    const known = first.get(key);
    // Nearly all facts are unique: only the second of a kind makes a group.
    if (known === undefined) first.set(key, index);
    else {
      const group = groups.get(key);
      if (group) group.push(index);
      else groups.set(key, [known, index]);
    }
  }
  const classes = facts.map((): DuplicateClass => 'unique');
  for (const members of groups.values()) {
    const duplicateClass = classOf(members.flatMap((index) => facts[index] ?? []));
    for (const index of members) classes[index] = duplicateClass;
  }
  return classes;
}
