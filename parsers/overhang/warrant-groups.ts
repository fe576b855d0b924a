import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith } from '../prose/flat-text.ts';
import { numberOf } from '../prose/matches.ts';
import { isPreFunded, labelBefore, labelKey } from './labels.ts';
import type { WarrantMention } from './warrant-mentions.ts';

interface OpenGroup {
  label: string;
  /** Keys of the class's names; '' alone for an unnamed class. */
  readonly keys: Set<string>;
  readonly aliases: Set<string>;
  readonly count: number | null;
  readonly mentions: WarrantMention[];
  readonly isListed: boolean;
  /** The document states other counts for the same name. */
  isDisputed: boolean;
}

/** What a document states about one class of warrants. */
export type WarrantGroup = Readonly<Omit<OpenGroup, 'aliases'>> & { readonly preFunded: boolean };

/** The list of securities that a share count excludes recurs for other dates; only the first is current. */
const LONGEST_LIST = 5_000;
/** Names that identify one class; "the Directors warrants" of two years are two grants. */
const DISTINCTIVE =
  /series|class|tranche|pre-funded|public|private|agent|underwriter|representative|investor|inducement|existing|new|bridge|common|purchaser|\d|^[a-z]$/;

/** Mentions with the same count and name are one class. Where counts differ the first wins, unless each has its own price. */
export function warrantGroups(mentions: readonly WarrantMention[], isProspectus: boolean): WarrantGroup[] {
  const groups: OpenGroup[] = [];
  const firstListed = mentions.find(({ isListed }) => isListed);
  for (const mention of mentions) {
    const named = keysOf([mention.label, mention.alias]);
    const aliases = keysOf([mention.alias]);
    const alike = groups.find(
      (group) =>
        group.count === mention.count &&
        (named.length === 0 || !hasNames(group) || named.some((key) => group.keys.has(key))),
    );
    if (alike !== undefined) {
      for (const key of named) alike.keys.add(key);
      for (const key of aliases) alike.aliases.add(key);
      if (named.length > 0 && labelKey(alike.label) === '') alike.label = labelOf(mention);
      alike.mentions.push(mention);
      continue;
    }
    const isInFirstList =
      mention.isListed && firstListed !== undefined && mention.at.start - firstListed.at.start <= LONGEST_LIST;
    const distinctive = named.filter((key) => mention.alias !== null || DISTINCTIVE.test(key));
    const isNamesake = (group: OpenGroup): boolean =>
      distinctive.some((key) => group.keys.has(key)) || named.some((key) => group.aliases.has(key));
    const namesake = isInFirstList ? undefined : groups.find(isNamesake);
    // A report lists each issue of one series at its own price.
    const isOtherIssue = !isProspectus && mention.isHeld !== true && isIssuedApart(mention, namesake, named);
    // At the end of a history, what remains beats what was issued.
    const issues = groups.filter((group) => !isBalance(group) && named.some((key) => group.keys.has(key)));
    const replaced = mention.isBalance === true && !isProspectus ? issues : [];
    if (replaced.length > 0) {
      for (const group of issues) groups.splice(groups.indexOf(group), 1);
    } else if (namesake !== undefined && !isOtherIssue) {
      // What holders of a class exercise is part of it.
      if (!mention.isListed && !isBalance(namesake) && mention.isHeld !== true) namesake.isDisputed = true;
      continue;
    }
    if (mention.isListed && !isInFirstList) continue;
    groups.push({
      label: labelOf(mention),
      keys: new Set(named.length > 0 ? named : ['']),
      aliases: new Set(aliases),
      count: mention.count,
      // The one issue that a balance replaces has the terms.
      mentions: [mention, ...(replaced.length === 1 ? (replaced[0]?.mentions ?? []) : [])],
      isListed: mention.isListed,
      isDisputed: false,
    });
  }
  return groups
    .filter((group) => !isTotal(group, groups))
    .map((group) => ({ ...group, preFunded: [group.label, ...group.keys].some(isPreFunded) }));
}

/** Kinds of warrants that come with any offering; a series is one class whenever more of it is issued. */
const OF_AN_OFFERING = /^(?:pre-funded|placement agent|underwriter|representative|common|investor|agent)$/;

/** Whether a mention is another issue under the same name: at its own price, or on a day of its own. */
function isIssuedApart(mention: WarrantMention, namesake: OpenGroup | undefined, named: readonly string[]): boolean {
  if (namesake === undefined) return false;
  const isPriced =
    mention.price !== null && namesake.mentions.every(({ price }) => price !== null && price !== mention.price);
  if (isPriced) return true;
  const { issued } = mention;
  return (
    issued != null &&
    named.every((key) => OF_AN_OFFERING.test(key)) &&
    namesake.mentions.every((other) => other.issued != null && other.issued !== issued)
  );
}

/** Whether a class is counted in a sentence on what remains at a date. */
export function isBalance({ mentions }: Pick<WarrantGroup, 'mentions'>): boolean {
  return mentions.some((mention) => mention.isBalance === true);
}

/** Whether terms elsewhere may be a class's: not where it is only listed, unless by a name of its own. */
export function isDescribed({ isListed, keys, mentions }: WarrantGroup): boolean {
  const isNamed = [...keys].some((key) => DISTINCT.test(key));
  return !isListed || mentions.some(({ alias, isResale }) => alias !== null || (isResale === true && isNamed));
}

function hasNames({ keys }: OpenGroup): boolean {
  return [...keys].some((key) => key !== '');
}

function labelOf({ alias, label }: WarrantMention): string {
  return alias !== null && labelKey(alias) !== '' ? alias : label;
}

/** The keys of some names, without those that name nothing. */
function keysOf(names: readonly (string | null)[]): string[] {
  return names.map((name) => labelKey(name ?? '')).filter((key) => key !== '');
}

/** "Warrants to purchase up to an additional aggregate 630,376 shares" are the two series together. */
function isTotal(group: OpenGroup, groups: readonly OpenGroup[]): boolean {
  if (hasNames(group)) return false;
  const others = groups.filter((other) => other !== group && hasNames(other));
  return others.some((a, index) =>
    others.slice(index + 1).some((b) => (a.count ?? 0) + (b.count ?? 0) === group.count),
  );
}

const UNITS = /(?<![$.\d])(\d{1,3}(?:,\d{3}){1,6}) (?:[\w-]+ ){0,2}?units\b/gi;
const CONSISTS =
  /\bunits?\b(?:[^.;$]|\$ ?\d[\d.,]{0,20}\d(?![.,]?\d)){0,60}?\b(?:consist(?:s|ed|ing) of|comprised of|comprising|containing)/gi;
const FRACTIONS = { 'one-half': 1 / 2, 'one-third': 1 / 3, 'one-fourth': 1 / 4, 'one-quarter': 1 / 4 };
const THREE_QUARTERS = { 'three-quarters': 3 / 4, 'three-fourths': 3 / 4 };
/** Fractions come first: as alternatives, "one-half" must precede "one". */
const SHARE_OF: Readonly<Record<string, number>> = {
  ...FRACTIONS,
  ...THREE_QUARTERS,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};
const NUMBER = `(${Object.keys(SHARE_OF).join('|')})`;
/** "one-half of one redeemable warrant", "one (1) Series A Warrant to purchase one (1) share of common stock". */
const COMPONENT = verbose('gi')`
  \b${NUMBER}(?: \(\d\))?(?: of (?:one|a))? ((?:(?!shares?\b|stock or\b|and\b|or\b|of\b)[\w-]+ ){0,6}?)(warrants?)\b(?:,? (?:each )?(?:warrant )?(?:exercisable for|to (?:purchase|acquire)) (?:up to )?([\w-]+|\d?\.\d+)(?: \(\d\))?(?: of (?:one|a|an))? )?`;
const ALIAS = /^(?:[^.;()$]|\(\d\)){0,120}\((?:the |each,? (?:an? )?)?"([^"]{4,40} Warrants?)"/;
const SALE = /\b(?:sold|sale|sell|issued?|offering|offer|consummated|completed|closed)\b/i;

/**
 * Warrants counted only through units: "sold 20,000,000 Units … Each Unit consists of one share and one-half of one
 * warrant". The count is units × warrants per unit; its span is the count of units. Skipped where there are several
 * kinds or counts of units, where warrants × shares is not a whole number, and where the class has a count of its own.
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
    const above = unitsIn(terms.text.slice(line, from + 8));
    const units = above === null ? unitsInTitle(terms.text, part, line) : { ...above, at: line + above.at };
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
      const keys = keysOf([label, alias]);
      if (counted.some((other) => isSame(other, keys, count))) continue;
      const start = units.at;
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

/** Whether a mention counts the same class; an unnamed class may be any unnamed or public one. */
function isSame(other: WarrantMention, keys: readonly string[], count: number): boolean {
  if (other.count === count && !other.isListed) return true;
  const own = keysOf([other.label, other.alias]);
  if (keys.length === 0) return !other.isListed && (own.length === 0 || own.includes('public'));
  return own.some((key) => keys.includes(key));
}

/** The count of units sold, if it is the only one; counts that it includes do not matter. */
function unitsIn(words: string): { readonly count: number; readonly at: number; readonly length: number } | null {
  // A line of the cover says what is offered without a verb.
  if (!SALE.test(words) && !/^(?:up to )?[\d,]{5,} (?:[\w-]+ ){0,3}units?\b/i.test(words.trimStart())) return null;
  const all = [...words.matchAll(UNITS)].map(({ index, 1: printed = '' }) => ({
    count: numberOf(printed),
    at: index,
    length: printed.length,
  }));
  const [first] = all;
  if (first === undefined) return null;
  const isWhole = all.every(({ count }) => count <= first.count) && /\binclu(?:ding|sive|des?|ded)\b/i.test(words);
  return isWhole || all.every(({ count }) => count === first.count) ? first : null;
}

/** A line of a cover that says nothing else: "17,250,000 Units". */
const UNITS_TITLE = /(?:^|\n)(?:Up to )?(\d{1,3}(?:,\d{3}){1,6}) Units(?=\n)/gi;
const COVER = 3_000;

/** The count of units in the title of a prospectus, if it is the only one, where what is offered is described below it. */
function unitsInTitle(
  text: string,
  { start }: CurrentPart,
  before: number,
): { readonly count: number; readonly at: number; readonly length: number } | null {
  if (before > start + COVER) return null;
  const [title, ...others] = [...text.slice(start, before).matchAll(UNITS_TITLE)];
  if (title?.[1] === undefined || others.some((other) => other[1] !== title[1])) return null;
  const at = start + title.index + title[0].indexOf(title[1]);
  return { count: numberOf(title[1]), at, length: title[1].length };
}

const PRICED = /exercise price of (?:each|the|our)\b[^$;]{0,160}warrants?\b[^$;]{0,60}\$ ?\d/i;
/** "Each pre-funded warrant entitles the holder to purchase one share at an exercise price of $0.001". */
const PRICED_BEHIND =
  /\bwarrants?\b(?:(?!warrant)[^$;]){0,220}?exercise price (?:of|equal to|is|will be)[^$;]{0,40}\$ ?\d/gi;
const NO_PRICE = /weighted|rang(?:e|ing)|\bexercised (?:an aggregate|a total) of|(?:were|was|been) exercised|expired/i;
const DISTINCT = /series|class|tranche|pre-funded/;

/**
 * Classes that have a price of their own but are counted only together: "The exercise price of each Series A Warrant and
 * Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively". Their count is unknown, not zero.
 */
export function uncountedClasses(terms: FlatText, part: CurrentPart, groups: readonly WarrantGroup[]): WarrantGroup[] {
  const isTermSheet = /rule 433|free writing prospectus/i.test(terms.text.slice(0, 3_000));
  if (part.isProspectus && !part.isTakedown && !isTermSheet) return [];
  const known = new Set(groups.flatMap(({ keys }) => [...keys]));
  const found: WarrantGroup[] = [];
  for (const sentence of sentencesWith(terms, /exercise price/gi, 300)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (NO_PRICE.test(words)) continue;
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
      const group = {
        label,
        keys: new Set([key]),
        count: null,
        mentions: [mention],
        isListed: false,
        isDisputed: false,
      };
      found.push({ ...group, preFunded: isPreFunded(label) });
    }
  }
  return found;
}
