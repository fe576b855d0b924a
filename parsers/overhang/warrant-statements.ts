import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, printedIn } from '../prose/matches.ts';
import type { WarrantGroup } from './warrant-groups.ts';
import { isUsedUp } from './warrant-mentions.ts';
import {
  firstBehind,
  type Name,
  namesOf,
  type Place,
  placesOf,
  sharedSubjects,
  THE_WARRANTS,
} from './warrant-names.ts';
import { AMOUNT, PROTECTED, priceStatement, protectionIn, termsIn, type WarrantStatement } from './warrant-terms.ts';

/** The price before its name: "minus $0.0001 per share, the exercise price of each pre-funded warrant". */
const PRICE_AHEAD = verbose('i')`
  (?:US)?\$ ?${AMOUNT}(?: per [\w ]{4,30}?)?(?:, (?:which (?:is|represents) )?the)? (?:remaining |nominal )?(?:per share )?exercise price (?:of|per|for) `;
/** "a warrant to purchase 0.75 of a share, with an exercise price of $4.125 per share (each, an "Investor Warrant")". */
const DEFINED = verbose('gi')`
  exercise price (?:of|equal to) (?:US)?\$ ?${AMOUNT}(?: per [\w ]{3,30}?)? \((?:the |each,? (?:an? )?)?"([^"]{4,40}warrants?)"`;
/** Sentences about the class counted before them, without its name. */
const ANAPHORA = verbose('i')`
  ^(?:(?:the|these|this|such|said|all (?:of )?(?:the|these|such)|each|each of (?:the|these)) (?:\w+ )?warrants?\b
  |(?:both )?(?:the |their |its )?exercise (?:prices? )?of (?:the|these|such|this|each) warrants?\b
  |the exercise price\b|warrant (?:strike|exercise price|term|expir\w*):)`;
/** A row of a term sheet: "Warrant strike: $3.36". */
const LABELED = /^warrant (?:strike|exercise price|term|expir\w*):/i;
/** "The exercise price of each A and B Warrant will be $1 and $2 per share, respectively". */
const RESPECTIVELY =
  /exercise prices? (?:of|for|per)\b[^$]{4,200}?\$ ?(\d[\d,]*\.?\d*) and \$ ?(\d[\d,]*\.?\d*)[^.;]{0,40}respectively/i;

export type Statements = ReadonlyMap<WarrantGroup, WarrantStatement[]>;

/** What every step reads from, and the statements found so far. */
interface Search {
  readonly flat: FlatText;
  readonly names: readonly Name[];
  readonly found: Statements;
}

/** The terms that the current part of a document states for the classes it counts. */
export function warrantStatements(flat: FlatText, part: CurrentPart, groups: readonly WarrantGroup[]): Statements {
  const found: Statements = new Map(groups.map((group) => [group, []]));
  for (const group of groups)
    for (const { words, sentence, isListed } of group.mentions) {
      const segment = segmentAfter(words.start, sentence.end, groups);
      found.get(group)?.push(...termsIn(flat, segment, group, true, isListed));
      found.get(group)?.push(...sharedTerms(flat, group, { start: sentence.start, end: words.start }));
    }
  addShared(flat, groups, found);
  const names = namesOf(flat, part, groups);
  const search = { flat, names, found };
  for (const sentence of currentSentences(flat, part, /\bwarrants?\b/gi)) {
    if (!/exercis|expir|strike|price|terminat|term of|entitles/i.test(sentence.words)) continue;
    const places = placesOf(sentence.words, names);
    if (places.length === 0 || (ANAPHORA.test(sentence.words) && isUsedUp(restOfParagraph(flat, sentence)))) continue;
    if (!addRespective(search, sentence, places)) addNamed(search, sentence, places);
  }
  addReferring(search, part, groups);
  return found;
}

/** Nothing but a list between two classes of one sentence. */
const LISTED = /^(?:[^$;.]|\.\d){0,120}?(?:,| and|, and)(?: [\w,]+){0,3} ?$/;
const EACH = /^[^$;.]{0,90}?,? (?:in each case|each(?: of which)?|all of which|both of which|each such|with each)\b/i;

/** "8,625,000 public warrants and 4,462,500 private warrants, each exercisable at $11.50": terms of the whole list. */
function addShared(flat: FlatText, groups: readonly WarrantGroup[], found: Statements): void {
  const all = groups
    .flatMap((group) => group.mentions.map((mention) => ({ group, mention })))
    .toSorted((a, b) => a.mention.words.start - b.mention.words.start);
  for (const [index, { group, mention }] of all.entries()) {
    const last = all[index + 1];
    if (last === undefined || last.group === group || last.mention.sentence.start !== mention.sentence.start) continue;
    const { at, words, sentence } = last.mention;
    const between = flat.text.slice(mention.words.end, words.start);
    const behind = { start: at.end, end: segmentAfter(words.start, sentence.end, groups).end };
    if (!LISTED.test(between) || !EACH.test(flat.text.slice(behind.start, behind.end))) continue;
    found.get(group)?.push(...termsIn(flat, behind, group, true));
  }
}

/** "Warrants for N shares, each exercisable at $P, consisting of A public and B private warrants": what all parts share. */
function sharedTerms(flat: FlatText, group: WarrantGroup, before: TextRange): readonly WarrantStatement[] {
  const words = flat.text.slice(before.start, before.end);
  const lead = leadLength(words.split(';', 1)[0] ?? '');
  if (lead === null) return [];
  return termsIn(flat, { start: before.start, end: before.start + lead }, group, false);
}

/** Up to the first "consisting of" that follows warrants and an amount. */
function leadLength(clause: string): number | null {
  const warrants = /\bwarrants?\b/i.exec(clause);
  const amount = warrants === null ? -1 : clause.indexOf('$', warrants.index + warrants[0].length);
  if (amount < 0) return null;
  const parts = / (?:consisting|comprised|made up) of\b/gi;
  parts.lastIndex = amount + 1;
  const found = parts.exec(clause);
  return found === null ? null : found.index + found[0].length;
}

/** The terms of the classes that a sentence names, each from its name to the next. */
function addNamed(search: Search, sentence: CurrentSentence, places: readonly Place[]): void {
  const { flat, found } = search;
  addDefined(search, sentence);
  addAhead(search, sentence, places);
  const [first] = places;
  if (first !== undefined && places.every(({ group }) => group === first.group))
    found.get(first.group)?.push(...protectionIn(flat, sentence));
  const isAside = (at: number): boolean => isInParentheses(sentence.words, at);
  const shared = /respectively/i.test(sentence.words) ? [] : sharedSubjects(sentence.words, places);
  for (const [index, { at, group }] of places.entries()) {
    const next = places
      .slice(index + 1)
      .find((other) => other.group !== group && other.at > at && !shared.includes(other) && !isAside(other.at));
    const stop = isAside(at) ? sentence.words.indexOf(')', at) : -1;
    const end = Math.min(next?.at ?? sentence.words.length, stop < 0 ? sentence.words.length : stop);
    const segment = { start: sentence.start + at, end: sentence.start + end };
    const terms = termsIn(flat, segment, group, false);
    const isSame = SAME_PRICE.test(flat.text.slice(segment.start, segment.end));
    const price = isSame ? priceBefore(found, places.slice(0, index), sentence) : null;
    found.get(group)?.push(...terms, ...(price === null ? [] : [price]));
  }
}

/** Whether a name stands in parentheses that define nothing: "(equal to all shares issued for the Existing Warrants)". */
function isInParentheses(words: string, at: number): boolean {
  const open = words.lastIndexOf('(', at);
  if (open < 0 || words.lastIndexOf(')', at) > open) return false;
  return !/^\([^()"]{0,60}"/.test(words.slice(open, open + 70));
}

const SAME_PRICE = /\bat the same (?:exercise )?price\b|\bsame exercise price\b/i;

/** The price that the sentence gave the class before: "at the same price". */
function priceBefore(found: Statements, places: readonly Place[], sentence: TextRange): WarrantStatement | null {
  const stated = places.flatMap(({ group }) => found.get(group) ?? []);
  const own = stated.filter(({ member, at }) => member === 'exercisePrice' && at.start >= sentence.start);
  return own.findLast(({ at }) => at.end <= sentence.end) ?? null;
}

/**
 * Terms without a name: "The warrants expire on March 5, 2030" behind the sentence that counts them, in its paragraph,
 * where several classes make "the warrants" ambiguous; and price protection stated once for a paragraph.
 */
function addReferring({ flat, names, found }: Search, part: CurrentPart, groups: readonly WarrantGroup[]): void {
  const plain = new Set(names.filter(({ pattern }) => pattern === THE_WARRANTS).map(({ group }) => group));
  const counts = groups
    .flatMap((group) => group.mentions.map(({ sentence }) => ({ group, sentence })))
    .toSorted((a, b) => a.sentence.start - b.sentence.start);
  let index = 0;
  for (const sentence of currentSentences(flat, part, /\bwarrants?\b|\bexercise price\b|anti-?dilution/gi)) {
    while (index < counts.length && (counts[index]?.sentence.start ?? 0) <= sentence.start) index += 1;
    const isReferring = ANAPHORA.test(sentence.words) && !isUsedUp(restOfParagraph(flat, sentence));
    if (!isReferring && !PROTECTED.test(sentence.words)) continue;
    const before = counts[index - 1]?.sentence;
    if (before?.start === sentence.start) continue;
    if (placesOf(sentence.words, names).some(({ group }) => !plain.has(group))) continue;
    const isBehind =
      before !== undefined &&
      sentence.start - before.end < 3_000 &&
      !flat.text.slice(before.end, sentence.start).includes('\n');
    const ordinary = groups.filter(({ preFunded }) => !preFunded);
    if (LABELED.test(sentence.words) && ordinary.length === 1) {
      for (const group of ordinary) found.get(group)?.push(...termsIn(flat, sentence, group, false));
      continue;
    }
    const meant = isBehind ? counts.filter((other) => other.sentence.start === before.start) : [];
    if (isReferring) {
      const isFirst = before === undefined;
      const own = isFirst ? firstBehind(flat, counts, index, sentence) : meant;
      for (const { group } of own)
        if (isFirst || !plain.has(group)) found.get(group)?.push(...termsIn(flat, sentence, group, false));
      continue;
    }
    const line = flat.text.indexOf('\n', sentence.end);
    const stop = line < 0 ? flat.text.length : line;
    const following = counts.slice(index).filter((other) => other.sentence.start <= stop);
    for (const { group } of meant.length > 0 ? meant : following)
      found.get(group)?.push(...protectionIn(flat, sentence));
  }
}

/** From a mention to the next class that is counted in the same sentence. */
function segmentAfter(start: number, end: number, groups: readonly WarrantGroup[]): TextRange {
  const starts = groups.flatMap(({ mentions }) => mentions.map(({ words }) => words.start));
  return { start, end: Math.min(end, ...starts.filter((other) => other > start)) };
}

/** Two prices for two classes; whether the sentence is of this kind. */
function addRespective({ flat, found }: Search, sentence: CurrentSentence, places: readonly Place[]): boolean {
  const match = firstMatch(flat.text, sentence, RESPECTIVELY);
  if (match === null) return false;
  const [start, dollar] = [match.start - sentence.start, match.start - sentence.start + match.text.indexOf('$')];
  const groups = [...new Set(places.flatMap(({ at, group }) => (at >= start && at < dollar ? [group] : [])))];
  // "each Series A Warrant and Pre-Funded Warrant" names both; "each Series A and Pre-Funded Warrant" only the last.
  if (groups.length !== 2) return true;
  const [first = '', second = ''] = match.groups;
  const prices = [printedIn(match, first, 'first'), printedIn(match, second)];
  for (const [index, group] of groups.entries()) {
    const price = prices[index];
    if (price !== undefined) found.get(group)?.push(priceStatement(price));
  }
  return true;
}

/** Prices before the defined term of their class. */
function addDefined({ flat, names, found }: Search, sentence: CurrentSentence): void {
  for (const match of matchesIn(flat.text, sentence, DEFINED)) {
    const [printed = '', alias = ''] = match.groups;
    const [one, ...others] = placesOf(alias, names).filter(({ at }) => at === 0);
    if (one === undefined || others.length > 0) continue;
    found.get(one.group)?.push(priceStatement(printedIn(match, printed, 'first')));
  }
}

/** The price before "exercise price of", where the class follows. */
function addAhead({ flat, found }: Search, sentence: CurrentSentence, places: readonly Place[]): void {
  const match = firstMatch(flat.text, sentence, PRICE_AHEAD);
  const printed = captured(match)?.text;
  if (match === null || printed === undefined) return;
  const [start, end] = [match.start - sentence.start, match.end - sentence.start];
  const next = places.find(({ at }) => at > start && at < end + 30);
  if (next !== undefined) found.get(next.group)?.push(priceStatement(printedIn(match, printed, 'first')));
}

function restOfParagraph({ text }: FlatText, { end }: TextRange): string {
  return text.slice(end, end + 900).split('\n', 1)[0] ?? '';
}
