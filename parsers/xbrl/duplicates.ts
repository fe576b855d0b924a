import type { DuplicateClass, XbrlFact, XbrlPeriod } from '../../core/xbrl.ts';
import { sameDecimal, toScaledInteger } from './decimal.ts';

/**
 * Duplicate facts, by the XBRL International working group note "Handling duplicate facts in XBRL and inline XBRL":
 * facts of the same concept, entity, period, dimensions and unit. They are *complete* duplicates if value and accuracy
 * agree, *consistent* if the intervals that numeric values represent, given their `decimals`, overlap, and
 * *inconsistent* otherwise.
 */

function contextText({ period, entity, dimensions }: XbrlFact): string {
  const when = 'instant' in period ? period.instant : 'start' in period ? `${period.start}/${period.end}` : 'forever';
  const axes = Object.keys(dimensions).sort();
  return `${when}\t${entity}\t${axes.map((axis) => `${axis}=${dimensions[axis]}`).join('\n')}`;
}

/**
 * Numbers contexts; equal contexts with different ids get the same number. Facts of one context share its objects, so
 * each context is written out once.
 */
function createContextNumbers(): (fact: XbrlFact) => number {
  const byPeriod = new Map<XbrlPeriod, { readonly fact: XbrlFact; readonly key: number }>();
  const byText = new Map<string, number>();
  return (fact) => {
    const known = byPeriod.get(fact.period);
    if (known && known.fact.dimensions === fact.dimensions && known.fact.entity === fact.entity) return known.key;
    const text = contextText(fact);
    const key = byText.get(text) ?? byText.size;
    byText.set(text, key);
    byPeriod.set(fact.period, { fact, key });
    return key;
  };
}

function sameWords(a: string, b: string): boolean {
  return a === b || a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();
}

/** The interval that a value represents, given its `decimals`, in units of half of 10^-places. */
function intervalOf(fact: XbrlFact): { low: bigint; high: bigint; places: number } | null {
  const scaled = toScaledInteger(fact.value ?? '');
  if (!scaled) return null;
  // Doubled, so that half a unit is whole.
  const doubled = scaled.digits * 2n;
  const decimals = fact.decimals === null || fact.decimals === 'INF' ? null : Number(fact.decimals);
  if (decimals === null || !Number.isInteger(decimals) || Math.abs(decimals) > 300) {
    return { low: doubled, high: doubled, places: scaled.scale };
  }
  const places = Math.max(scaled.scale, decimals, 0);
  const value = doubled * 10n ** BigInt(places - scaled.scale);
  const half = 10n ** BigInt(places - decimals);
  return { low: value - half, high: value + half, places };
}

function overlap(group: readonly XbrlFact[]): boolean {
  const intervals = group.flatMap((fact) => intervalOf(fact) ?? []);
  if (intervals.length < group.length) return false;
  const most = intervals.reduce((max, { places }) => Math.max(max, places), 0);
  const scaled = intervals.map(({ low, high, places }) => {
    const factor = 10n ** BigInt(most - places);
    return { low: low * factor, high: high * factor };
  });
  let highestLow = scaled[0]?.low ?? 0n;
  for (const { low } of scaled) if (low > highestLow) highestLow = low;
  return scaled.every(({ high }) => highestLow <= high);
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
  return overlap(group) ? 'consistent' : 'inconsistent';
}

/** Numbers facts by one aspect, in order of first appearance. */
function numbered(
  facts: readonly XbrlFact[],
  aspectOf: (fact: XbrlFact) => string,
): { ids: Int32Array; count: number } {
  const numbers = new Map<string, number>();
  const ids = new Int32Array(facts.length);
  for (const [index, fact] of facts.entries()) {
    const value = aspectOf(fact);
    const number = numbers.get(value) ?? numbers.size;
    if (number === numbers.size) numbers.set(value, number);
    ids[index] = number;
  }
  return { ids, count: numbers.size };
}

/**
 * Classifies each fact against the others of its report, in the order of `facts`.
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
    // Nearly all facts are unique: only the second one creates a group.
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
