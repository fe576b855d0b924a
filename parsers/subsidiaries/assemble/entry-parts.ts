import { verbose } from '../../layout/patterns.ts';
import { cut, matched, type Words } from '../lines.ts';
import { endsWithForm, isFormOnly } from './entity-names.ts';
import type { IsRaised } from './marks.ts';
import { isDemonym, isPlace, isRegion, KIND, placeIn } from './places.ts';

export interface Percent {
  readonly value: number;
  readonly words: Words;
  /** In words ("wholly-owned") rather than digits. */
  readonly isWorded: boolean;
}

const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?|\.\d{1,4})\s?(?:%|percent\b|per cent\b)/gi;
const BARE_NUMBER = /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(?:\s*(?:\(\w{1,2}\)|\*|†))*$/;
const BOUND_BEFORE = /(?:less|more|greater|up to|over|under|[<>≤≥])\s*(?:than\s*)?$/i;

/** Reads a percent alone in a cell, or at its start: "100%", "66.67 (1)", "51% owned by …". */
export function percentOf(words: Words, isPercentColumn: boolean): Percent | null | 'several' {
  const { text } = words;
  const found = [...text.matchAll(PERCENT)];
  if (new Set(found.map((match) => Number(match[1]))).size > 1) return 'several';
  const [first] = found;
  if (first !== undefined) {
    if (BOUND_BEFORE.test(text.slice(0, first.index))) return 'several';
    return statedPercent(Number(first[1]), cut(words, first.index, first.index + first[0].length));
  }
  if (!isPercentColumn) return null;
  const bare = BARE_NUMBER.exec(text)?.[1];
  if (bare !== undefined) return statedPercent(Number(bare), cut(words, 0, bare.length));
  return /^(?:wholly[- ]owned|all|whole)$/i.test(text) ? whollyOwned(words) : null;
}

/** Null for a number that is no share of a whole. */
function statedPercent(value: number, words: Words): Percent | null {
  return value >= 0 && value <= 100 ? { value, words, isWorded: false } : null;
}

/** The percent that "wholly-owned" states. */
export function whollyOwned(words: Words | null): Percent | null {
  return words && { value: 100, words, isWorded: true };
}

/** One entry of a list. While it is read, parts that are understood move from the end of the name to their fields. */
export interface Entry {
  name: Words;
  jurisdiction: Words | null;
  /** The jurisdiction is a place of the gazetteer, or one by its wording ("a … corporation"). */
  knownPlace: boolean;
  percent: Percent | null;
  doingBusinessAs: Words | null;
  noteMarks: string[];
  /** Why the entry may be wrong. */
  readonly doubts: string[];
}

export interface EntryOptions {
  /** False where jurisdictions have a column of their own. */
  readonly findJurisdiction: boolean;
  /** By the list's own convention, a parenthesis at the end holds a jurisdiction, whether it is a known place or not. */
  readonly parenthesesArePlaces: boolean;
  readonly isRaised: IsRaised;
}

/** A prefix that belongs to the sentence, not to the place. */
export const STATE_OF = /^(?:the )?(?:State|Commonwealth|Province) of (?:the )?/i;
/** "51% owned" and nothing else. */
export const OWNED = verbose('i')`^[\s,–—-]*(?:approximately |about )?(\d{1,3}(?:\.\d{1,6})?|\.\d{1,4})\s?
  (?:%|percent|per cent)(?:[\s-]*(?:owned|held|interest|ownership|subsidiary|equity|of (?:the )?(?:stock|shares|equity)|
  voting|direct|directly|indirect|indirectly|controlled|joint venture|partner|
  by (?:the )?(?:company|registrant|corporation)|membership|member|limited|general|economic))*(?:[\s-]*owned by .{3,200})?\.?$`;
const WHOLLY_OWNED =
  /^(?:an? )?(?:(?:in)?direct(?:ly)?,? )?(?:100% )?wholly[- ]owned(?: (?:in)?direct(?:ly)?)?(?: subsidiary)?(?: (?:by|of) .{2,80})?$/i;
/** "a limited liability company": the kind of company, not part of its name. */
const KIND_ONLY = verbose('i')`^an?\s+(?:(?:limited|general|liability|business|statutory|private|public|unlimited|joint|
  stock|non-?profit|professional)\s+)*${KIND}$`;
/** "Acme Ltd., a Texas company, is a wholly-owned subsidiary of Acme Corp." */
const IS_SUBSIDIARY = verbose('i')`^which does not (?:do|conduct) business under any other name$|
  ^(?:(?:and|which|that) )?(?:is|was) (?:an? |the )?(?:(?:in)?direct,? )?
  (?:(?:wholly|majority)[- ]owned )?subsidiary of [^,;%]{2,100}(?:,? (?:Inc|LLC|L\.P|Ltd|Corp))?$`;

/** What a part of a parenthesis, or the words behind a dash, can be. */
function partOf(text: string): 'place' | 'share' | 'other' {
  if (OWNED.test(text) || WHOLLY_OWNED.test(text)) return 'share';
  return isPlace(placeIn(text)) ? 'place' : 'other';
}

/** Whether words behind a jurisdiction may hold something that is neither share, place nor parent. */
export function isLeftOver(text: string, longest: number): boolean {
  return text.length > longest && partOf(text) === 'other' && !IS_SUBSIDIARY.test(text);
}

/** The first place that is found is the entry's. */
export function setPlace(entry: Entry, words: Words, known: boolean): void {
  if (entry.jurisdiction !== null) return;
  const start = /^[\s,(]*/.exec(words.text)?.[0].length ?? 0;
  const end = words.text.length - (/(?<![\s,;)])[\s,;)]*$/.exec(words.text)?.[0].length ?? 0);
  const place = cut(words, start, end);
  // The full stop of a sentence, not of "D.C." or "Del.".
  const hasStop = /\p{L}{5}\.$/u.test(place.text) && !/\bCalif\.$/i.test(place.text);
  entry.jurisdiction = hasStop ? cut(place, 0, place.text.length - 1) : place;
  entry.knownPlace = known;
}

/** Sets the place found in a phrase, at its last occurrence. */
function setPlaceIn(entry: Entry, phrase: Words): void {
  const place = placeIn(phrase.text);
  const from = phrase.text.lastIndexOf(place);
  setPlace(entry, cut(phrase, from, from + place.length), true);
}

/** Takes a percent or "wholly-owned" from words of ownership, where the entry has no percent yet. */
export function takePercentOf(entry: Entry, words: Words): void {
  const found = percentOf(words, false);
  if (found === 'several') entry.doubts.push('several percents');
  else entry.percent ??= found ?? whollyOwned(matched(words, /(?<!\bits )wholly[- ]owned/i));
}

/** Takes the last parenthesis, where it says place, percent or "wholly-owned"; its partner may be missing. */
export function takeParenthesis(entry: Entry, options: EntryOptions): void {
  const { text } = entry.name;
  const match = /(?<!\s)\s*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]?[.,;]?$/.exec(text.slice(-300));
  const at = match === null ? -1 : Math.max(0, text.length - 300) + match.index;
  if (match === null || at < 2) return;
  const inside = match[1] ?? '';
  const start = at + match[0].indexOf(inside, match[0].search(/[([]/) + 1);
  const whole = cut(entry.name, start, start + inside.length);
  if (whole.text !== '' && readInside(entry, whole, text.slice(0, at), options)) entry.name = cut(entry.name, 0, at);
}

/** Reads the words of a parenthesis behind a name; false where they are part of the name. */
function readInside(entry: Entry, whole: Words, name: string, options: EntryOptions): boolean {
  const { text } = whole;
  const wantsPlace = options.findJurisdiction && entry.jurisdiction === null;
  if (wantsPlace && takeWholePlace(entry, whole)) return true;
  if (KIND_ONLY.test(text) && endsWithForm(name)) return true;
  // "wholly-owned by Acme Energy Holdings, Inc."
  if (WHOLLY_OWNED.test(text) && /\s(?:by|of)\s/i.test(text)) {
    takePercentOf(entry, whole);
    return true;
  }
  const parts = [...text.matchAll(/[^,;–—]+/g)].map(({ 0: part, index }) => ({ index, text: part.trim() }));
  const kinds = parts.map((part) => partOf(part.text));
  const hasPlace = kinds.includes('place');
  if (!kinds.includes('other') && (!hasPlace || options.findJurisdiction)) {
    if (!kinds.includes('share') || (hasPlace && entry.jurisdiction !== null)) return false;
    parts.forEach((part, index) => {
      const words = cut(whole, part.index, part.index + part.text.length + 1);
      if (kinds[index] === 'place') setPlaceIn(entry, words);
      else takePercentOf(entry, words);
    });
    return true;
  }
  if (!wantsPlace || !options.parenthesesArePlaces || !looksLikePlace(text)) return false;
  setPlace(entry, whole, false);
  return true;
}

/** A parenthesis that is a place, or a phrase about one: "(Ohio corporation)", "(Japanese limited liability company)". */
function takeWholePlace(entry: Entry, whole: Words): boolean {
  const place = placeIn(whole.text);
  if (isPlace(whole.text)) setPlace(entry, whole, true);
  else if (isPlace(place)) setPlaceIn(entry, whole);
  else if (place !== whole.text && isDemonym(place)) {
    setPlace(entry, cut(whole, whole.text.indexOf(place), whole.text.indexOf(place) + place.length), true);
    entry.doubts.push('jurisdiction as an adjective');
  } else return false;
  return true;
}

const NOT_OF_A_PLACE = verbose('i')`\b(?:office|manufacturing|holdings?|company|venture|headquarters|centre|center|
  division|branch|inactive|dormant|formerly|f\/k\/a|fka|a\/k\/a|owned|subsidiary|partnership|trust|inc|llc|ltd|limited|
  proprietary|no|dba|pty|shell|reg|trading|services)\b|\d|\.`;

/** Up to four capitalized words that name no business. */
function looksLikePlace(text: string): boolean {
  if (text.length < 4 || NOT_OF_A_PLACE.test(text) || isFormOnly(text) || text === text.toUpperCase()) return false;
  return /^(?:\p{Lu}[\p{L}'’-]*)(?:[ ,]+(?:\p{Lu}[\p{L}'’-]*|of|and|the|de|du)){0,4}$/u.test(text);
}

const DOING_BUSINESS_AS = verbose('i')`(?<![\s,(–—-])[\s,(–—-]+(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|
  dba\b|doing business as|does business as|(?:commonly|generally) (?:referred to|known) as|trading as|t\/a|operating as|
  (?:which )?(?:also )?operates under the (?:trade )?names?(?: of)?|o\/a)(?:\s*\(?["“]?d\/?b\/?a["”]?\))?[:,\s]+`;

/** The trade name that follows "d/b/a" and the like, and where those words begin. */
export function tradeIn(words: Words): { readonly trade: Words; readonly at: number } | null {
  const match = DOING_BUSINESS_AS.exec(words.text);
  if (match === null) return null;
  // "(formerly Acme Co. dba Acme Tools)" is about another name.
  const before = words.text.slice(0, match.index);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return null;
  const tail = cut(words, match.index + match[0].length);
  const { text } = tail;
  const end = text.search(/(?<![)\]"”’',;.\s])[)\]"”’',;.\s]*$/);
  const hasParenthesis = text.slice(0, end).includes('(');
  const isClosed = /[)\]]/.test(text.slice(end)) && !hasParenthesis;
  const to = hasParenthesis ? text.length : isClosed ? end : text.search(/(?<![)\]"”’',;\s])[)\]"”’',;\s]*$/);
  const trade = cut(tail, /^["“'‘(]/.test(text) ? 1 : 0, to);
  return trade.text === '' || isRegion(trade.text) ? null : { trade, at: match.index };
}
