import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith } from '../prose/flat-text.ts';
import { isPreFunded, labelBefore, labelKey } from './labels.ts';
import type { WarrantGroup } from './warrant-groups.ts';
import type { WarrantMention } from './warrant-mentions.ts';

const UNITS = /(?<![$.\d])(\d{1,3}(?:,\d{3})+) (?:[\w-]+ ){0,2}?units\b/gi;
const CONSISTS = /\bunits?\b[^.;$]{0,60}?\b(?:consist(?:s|ed|ing) of|comprised of|comprising|containing)/gi;
const SHARE_OF: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'one-half': 1 / 2,
  'one-third': 1 / 3,
  'one-fourth': 1 / 4,
  'one-quarter': 1 / 4,
  'three-fourths': 3 / 4,
  'three-quarters': 3 / 4,
};
const NUMBER = '(one-half|one-third|one-fourth|one-quarter|three-quarters|three-fourths|one|two|three|four)';
/** "one-half of one redeemable warrant", "one (1) Series A Warrant to purchase one (1) share of common stock". */
const COMPONENT = verbose('gi')`
  \b${NUMBER}(?: \(\d\))?(?: of (?:one|a))? ((?:(?!shares?\b|stock or\b|and\b|or\b|of\b)[\w-]+ ){0,6}?)(warrants?)\b(?:,? (?:each )?(?:warrant )?(?:exercisable for|to (?:purchase|acquire)) (?:up to )?([\w-]+|\d?\.\d+)(?: \(\d\))?(?: of (?:one|a|an))? )?`;
const ALIAS = /^(?:[^.;()$]|\(\d\)){0,120}\((?:the |each,? (?:an? )?)?"([^"]{4,40} Warrants?)"/;
const SALE = /\b(?:sold|sale|sell|issued?|offering|offer|consummated|completed|closed)\b/i;

/**
 * Warrants that a document counts only through units: "sold 20,000,000 Units … Each Unit consists of one share and
 * one-half of one warrant". The count is the product, its words those of the units. Left out where units are of several
 * kinds or counts, where a fraction of a warrant is for a fraction of a share, and where the class is counted itself.
 */
export function unitWarrants(terms: FlatText, part: CurrentPart, counted: readonly WarrantMention[]): WarrantMention[] {
  const found: WarrantMention[] = [];
  for (const sentence of sentencesWith(terms, /\bunits?\b/gi, 400)) {
    if (sentence.start >= part.end || found.length >= 6) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const descriptions = [...words.matchAll(CONSISTS)];
    const [description] = descriptions;
    if (description === undefined || descriptions.length > 1 || !/warrant/i.test(words)) continue;
    const from = sentence.start + description.index;
    const line = Math.max(terms.text.lastIndexOf('\n', from) + 1, from - 1_500);
    const units = unitsIn(terms.text.slice(line, from + 8));
    if (units === null) continue;
    const inside = description.index + description[0].length;
    for (const match of words.slice(inside).matchAll(COMPONENT)) {
      const [, number = '', , word = '', per] = match;
      const share = SHARE_OF[number.toLowerCase()] ?? Number.NaN;
      const each = per === undefined ? 1 : (SHARE_OF[per.toLowerCase()] ?? Number(per));
      const count = units.count * share * each;
      if (!Number.isInteger(count)) continue;
      const at = inside + match.index + match[0].search(/warrants?\b/i);
      const label = labelBefore(words, at);
      const alias = ALIAS.exec(words.slice(at + word.length))?.[1] ?? null;
      const keys = [label, alias ?? ''].map(labelKey).filter((key) => key !== '');
      if (counted.some((other) => isSame(other, keys, count))) continue;
      const start = line + units.at;
      const component = inside + match.index;
      found.push({
        label,
        alias,
        count,
        at: { start, end: start + units.length },
        words: { start: sentence.start + component, end: sentence.start + component + match[0].trimEnd().length },
        sentence,
        price: null,
        isListed: false,
        isDerived: true,
      });
    }
  }
  return found;
}

/** A class without a name may be any that is counted by itself. */
function isSame(other: WarrantMention, keys: readonly string[], count: number): boolean {
  if (other.count === count && !other.isListed) return true;
  const own = [other.label, other.alias ?? ''].map(labelKey).filter((key) => key !== '');
  if (keys.length === 0) return !other.isListed && (own.length === 0 || own.includes('public'));
  return own.some((key) => keys.includes(key));
}

interface Units {
  readonly count: number;
  readonly at: number;
  readonly length: number;
}

/** The one count of units that were sold; what it includes is no other. */
function unitsIn(words: string): Units | null {
  if (!SALE.test(words)) return null;
  const all = [...words.matchAll(UNITS)].map((match) => ({
    count: Number((match[1] ?? '').replaceAll(',', '')),
    at: match.index,
    length: (match[1] ?? '').length,
  }));
  const [first] = all;
  if (first === undefined) return null;
  const isWhole = all.every(({ count }) => count <= first.count) && /\binclu(?:ding|sive)\b/i.test(words);
  return isWhole || all.every(({ count }) => count === first.count) ? first : null;
}

const PRICED = /exercise price of (?:each|the|our)\b[^$;]{0,160}warrants?\b[^$;]{0,60}\$ ?\d/i;
/** "Each pre-funded warrant entitles the holder to purchase one share at an exercise price of $0.001". */
const PRICED_BEHIND =
  /\bwarrants?\b(?:(?!warrant)[^$;]){0,220}?exercise price (?:of|equal to|is|will be)[^$;]{0,40}\$ ?\d/gi;
const DISTINCT = /series|class|tranche|pre-funded/;

/**
 * Classes that a document prices by name but counts only together with others: "The exercise price of each Series A
 * Warrant and Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively". Their count is unknown, not zero.
 */
export function uncountedClasses(
  terms: FlatText,
  part: CurrentPart,
  groups: readonly WarrantGroup[],
): readonly WarrantGroup[] {
  const isTermSheet = /rule 433|free writing prospectus/i.test(terms.text.slice(0, 3_000));
  if (part.isProspectus && !part.isTakedown && !isTermSheet) return [];
  const known = new Set(groups.flatMap(({ keys }) => [...keys]));
  const found: WarrantGroup[] = [];
  for (const sentence of sentencesWith(terms, /exercise price/gi, 300)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (
      /weighted|ranging|range|\bexercised (?:an aggregate|a total) of|(?:were|was|been) exercised|expired/i.test(words)
    )
      continue;
    const priced = PRICED.exec(words);
    const head = priced === null ? words : words.slice(0, priced.index + priced[0].length);
    const places =
      priced === null ? [...words.matchAll(PRICED_BEHIND)] : [...head.slice(priced.index).matchAll(/\bwarrants?\b/gi)];
    for (const match of places) {
      const word = (priced?.index ?? 0) + match.index;
      const label = labelBefore(head, word);
      const key = labelKey(label);
      if (!DISTINCT.test(key) || [...known].some((one) => one === key || one.endsWith(` ${key}`))) continue;
      known.add(key);
      const end = sentence.start + word + (/^warrants?/i.exec(match[0])?.[0].length ?? 0);
      const words = { start: Math.max(sentence.start, end - label.length), end };
      const mention = { label, alias: null, count: null, at: words, words, sentence, price: null, isListed: false };
      found.push({
        label,
        keys: new Set([key]),
        count: null,
        mentions: [mention],
        isListed: false,
        preFunded: isPreFunded(label),
        isDisputed: false,
      });
    }
  }
  return found;
}
