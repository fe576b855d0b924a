/** Generic words of labels; the remaining words distinguish a class. */
const GENERIC_WORDS = [
  'warrants?|common|ordinary|stock|shares?|purchase|convertible|notes?|debentures?|preferred|senior|secured|unsecured|subordinated',
  'outstanding|unregistered|registered|accompanying|the|our|all|and|of|to|in|for|other|certain|new|existing|amended|aggregate|total|issued|issuable|exercisable',
].join('|');
const GENERIC = new RegExp(`\\b(?:${GENERIC_WORDS})\\b`, 'g');
/** Names that are given to tell one class from another. */
const SERIES = /\b(?:series|class|tranche) ([a-z0-9][\w.-]*)/;

/**
 * The distinguishing part of a label; empty where there is none.
 *
 * @example
 * designationOf("Series A-1 Warrants") // "series a-1"
 */
export function designationOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .replace(/pre-?\s?funded/g, ' ')
    .replace(/[^\w%.-]+/g, ' ')
    .replace(GENERIC, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const names = new Map<string, string>();

/** `designationOf`, cached: an issuer's documents use few labels, many times. */
export function nameOf(label: string): string {
  let name = names.get(label);
  if (name === undefined) {
    name = designationOf(label);
    if (names.size > 10_000) names.clear();
    names.set(label, name);
  }
  return name;
}

/** Whether all words of one name are among those of the other. */
export function haveNestedNames(a: string, b: string): boolean {
  const [words, others] = [new Set(a.split(' ')), new Set(b.split(' '))];
  return [...words].every((word) => others.has(word)) || [...others].every((word) => words.has(word));
}

/** Whether both name a series and not the same one: these are never one another, however alike their terms are. */
export function haveRivalNames(a: string, b: string): boolean {
  const [one, other] = [SERIES.exec(a)?.[1], SERIES.exec(b)?.[1]];
  return one !== undefined && other !== undefined && one !== other;
}
